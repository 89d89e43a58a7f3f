import { spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with two values of one column that are said in the plural as the column has them: "number of comments: *requesters vs
 * technicians*" are those of each author type, whatever else technicians are. The very tokens where no one column has both.
 */
export function withValuesSideBySide(tokens: readonly Token[], { find }: Meanings): readonly Token[] {
  const at = tokens.findIndex(({ norm }) => SIDES.has(norm));
  const [one, other] = [tokens[at - 1], tokens[at + 1]];
  const isLast = tokens[at + 2] === undefined || tokens[at + 2]?.kind === 'symbol';
  if (
    at < 2 ||
    one === undefined ||
    other === undefined ||
    !isLast ||
    !BEFORE.has(tokens[at - 2]?.norm ?? '')
  )
    return tokens;
  const candidates = find(tokens);
  const left = valuesAt(at - 1, candidates);
  const right = valuesAt(at + 1, candidates);
  const shared = [...left.keys()].filter((column) => right.has(column));
  const [column, ...others] = shared;
  if (column === undefined || others.length > 0) return tokens;
  const say = (like: Token, value: string): Token => ({
    ...spokenAs(like, value.toLowerCase()),
    text: value,
  });
  const [first, second] = [left.get(column) ?? '', right.get(column) ?? ''];
  if (
    first.includes(' ') ||
    second.includes(' ') ||
    (first.toLowerCase() === one.norm && second.toLowerCase() === other.norm)
  )
    return tokens;
  return tokens.with(at - 1, say(one, first)).with(at + 1, say(other, second));
}

const SIDES: ReadonlySet<string> = new Set(['against', 'versus', 'vs']);
const BEFORE: ReadonlySet<string> = new Set([',', ':', '-', 'by', 'for', 'of']);

/** The values that the one word there names, by their columns. */
function valuesAt(at: number, candidates: readonly Candidate[]): ReadonlyMap<string, string> {
  return new Map(
    candidates.flatMap(({ start, end, meaning, match }) =>
      start === at &&
      end === at + 1 &&
      meaning.kind === 'value' &&
      (match === 'exact' || match === 'inflected')
        ? [[`${meaning.dataset}.${meaning.field}`, String(meaning.value)] as const]
        : [],
    ),
  );
}
