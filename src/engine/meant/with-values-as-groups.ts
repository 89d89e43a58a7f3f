import type { Candidate } from '../candidate.ts';
import { BEFORE_GROUPS, BEING_BEFORE, EACH_AFTER, OPEN_ENDS } from '../lexicon/frames/listed-groups.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with the groups named by their column where they are listed as "and so on", or all of them with "each": "split across
 * small, large and so on" is "split by size". The very tokens where several columns may be meant, or the values may restrict.
 */
export function withValuesAsGroups(
  tokens: readonly Token[],
  { find, knowledge }: Meanings,
): readonly Token[] {
  const ends = tokens.flatMap((_, at) => endAt(tokens, at) ?? []);
  const [end, ...others] = ends;
  if (end === undefined || others.length > 0) return tokens;
  const candidates = find(tokens);
  const lists = knowledge.datasets.flatMap(({ name, fields }) =>
    fields.flatMap((field) => {
      const list = listBefore(tokens, end.from, valuesOf(candidates, { dataset: name, field: field.name }));
      const isWhole = end.isOpen || list?.values.size === field.distinctCount;
      return list !== null && isWhole ? [{ ...list, label: field.label }] : [];
    }),
  );
  const longest = Math.min(...lists.map(({ from }) => from));
  const best = lists.filter(({ from }) => from === longest);
  const [list] = best;
  if (list === undefined || new Set(best.map(({ label }) => label)).size > 1) return tokens;
  return written(tokens, { ...list, to: end.to });
}

interface End {
  readonly from: number;
  readonly to: number;
  /** More are meant than are said. */
  readonly isOpen: boolean;
}

/** "and so on", "each" there. */
function endAt(tokens: readonly Token[], at: number): End | null {
  const open = OPEN_ENDS.find((words) => words.every((word, place) => tokens[at + place]?.norm === word));
  if (open !== undefined) return { from: at, to: at + open.length, isOpen: true };
  const next = tokens[at + 1];
  const isLast = next === undefined || next.kind === 'symbol';
  return EACH_AFTER.has(tokens[at]?.norm ?? '') && isLast ? { from: at, to: at + 1, isOpen: false } : null;
}

interface Said {
  readonly from: number;
  readonly values: ReadonlySet<string>;
}

type Place = Pick<Candidate, 'start' | 'end'> & { readonly value: string };

function valuesOf(
  candidates: readonly Candidate[],
  { dataset, field }: { readonly dataset: string; readonly field: string },
): readonly Place[] {
  return candidates.flatMap(({ start, end, meaning, match }) =>
    meaning.kind === 'value' && meaning.dataset === dataset && meaning.field === field && match !== 'misspelt'
      ? [{ start, end, value: String(meaning.value) }]
      : [],
  );
}

const JOINTS: ReadonlySet<string> = new Set([',', 'and', 'or', '/', 'in', 'the', 'for', 'of']);
const ITEMS_MIN = 2;

/** The values that stand in a row up to there; null where they are no list. */
function listBefore(tokens: readonly Token[], end: number, places: readonly Place[]): Said | null {
  const values = new Set<string>();
  let [from, at] = [end, end];
  for (;;) {
    const last = at;
    const item = places.filter((one) => one.end === last).toSorted((a, b) => a.start - b.start)[0];
    if (item !== undefined) {
      values.add(item.value);
      from = item.start;
      at = item.start;
    } else if (at > 0 && JOINTS.has(tokens[at - 1]?.norm ?? '')) at -= 1;
    else break;
  }
  return values.size < ITEMS_MIN ? null : { from, values };
}

/** "split across them" is "split by size", "how many are they" is "how many are there by size". */
function written(
  tokens: readonly Token[],
  { from, to, label }: { readonly from: number; readonly to: number; readonly label: string },
): readonly Token[] {
  const name = label.toLowerCase().split(/[\s_]+/);
  let start = from;
  while (start > 0 && isOfName(tokens[start - 1]?.norm ?? '', name)) start -= 1;
  const before = tokens[start - 1]?.norm ?? '';
  const like = tokens[from];
  if (like === undefined) return tokens;
  const spoken = (words: readonly string[]): readonly Token[] => words.map((norm) => wordLike(like, norm));
  const rest = tokens.slice(to);
  if (BEING_BEFORE.has(before))
    return [...tokens.slice(0, start), ...spoken(['there', 'by', ...name]), ...rest];
  const cut = BEFORE_GROUPS.has(before) ? start - 1 : start;
  const isBegin = cut === 0 || BEFORE_GROUPS.has(before);
  return isBegin ? [...tokens.slice(0, cut), ...spoken(['by', ...name]), ...rest] : tokens;
}

/** "the", "grades" of "the grades A, B and so on". */
function isOfName(norm: string, name: readonly string[]): boolean {
  return norm === 'the' || name.some((word) => norm === word || norm === `${word}s`);
}
