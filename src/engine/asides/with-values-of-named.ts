import type { Candidate, Meaning } from '../candidate.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/** The most words between a value and the bracket: the noun that it says the kind of. */
const NOUN_MAX = 2;

/**
 * "education loans (purpose)": a bracket that names a column says whose value is before it, where the word may be one of another:
 * "loans with purpose education". The very tokens where nothing is in doubt.
 */
export function withValuesOfNamed(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] {
  const open = tokens.findIndex(({ norm }) => norm === '(');
  const like = tokens[open];
  if (like === undefined || open === 0) return tokens;
  const close = tokens.findIndex(({ norm }, at) => at > open && norm === ')');
  const inside = tokens.slice(open + 1, close);
  if (close < 0 || inside.length === 0 || inside.length > NOUN_MAX + 1) return tokens;
  const candidates = find(tokens);
  const columns = candidates.flatMap(({ start, end, meaning }) =>
    start === open + 1 && end === close && meaning.kind === 'field' ? [meaning] : [],
  );
  const value = candidates.find(
    ({ end, meaning, match }) =>
      meaning.kind === 'value' &&
      match === 'exact' &&
      end < open &&
      end >= open - NOUN_MAX &&
      columns.some((column) => isValueOf(meaning, column)),
  );
  if (value === undefined || !isInDoubt(candidates, value, columns)) return tokens;
  return [
    ...tokens.slice(0, value.start),
    ...tokens.slice(value.end, open),
    spokenAs(like, 'with'),
    ...inside,
    ...tokens.slice(value.start, value.end),
    ...tokens.slice(close + 1),
  ];
}

type Column = Extract<Meaning, { readonly kind: 'field' }>;

function isValueOf(meaning: Meaning, column: Column): boolean {
  return meaning.kind === 'value' && meaning.dataset === column.dataset && meaning.field === column.field;
}

/** Whether the same words may be a state, or a value of another column. */
function isInDoubt(
  candidates: readonly Candidate[],
  { start, end }: Candidate,
  columns: readonly Column[],
): boolean {
  return candidates.some(
    (one) =>
      one.start === start &&
      one.end >= end &&
      one.match === 'exact' &&
      (one.meaning.kind === 'segment' ||
        (one.meaning.kind === 'value' && !columns.some((column) => isValueOf(one.meaning, column)))),
  );
}
