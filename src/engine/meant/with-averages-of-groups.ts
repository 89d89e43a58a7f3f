import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with the average of each said where what is above average is of rows that there are many of: "products with above
 * average rate" are those whose average rate is, for nearly all have one loan or another whose rate is. The very tokens of others.
 */
export function withAveragesOfGroups(
  tokens: readonly Token[],
  { find, knowledge: { relationships } }: Meanings,
): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => BOUNDS.has(norm) && tokens[place + 1]?.norm === 'average');
  const bound = tokens[at];
  if (bound === undefined || !HAVING.has(tokens[at - 1]?.norm ?? '')) return tokens;
  const candidates = find(tokens);
  const group = candidates.find(({ end, meaning }) => end === at - 1 && meaning.kind === 'dataset');
  const amounts = candidates.filter(({ start, meaning }) => start === at + 2 && meaning.kind === 'field');
  const length = Math.max(0, ...amounts.map(({ start, end }) => end - start));
  const named = amounts.filter(({ start, end }) => end - start === length);
  const end = at + 2 + length;
  const next = tokens[end];
  if (
    named.length === 0 ||
    group?.meaning.kind !== 'dataset' ||
    (next !== undefined && next.kind !== 'symbol')
  )
    return tokens;
  const { dataset } = group.meaning;
  const areMany = named.every(
    ({ meaning }) =>
      meaning.kind === 'field' &&
      relationships.some((one) => one.to === dataset && one.from === meaning.dataset && !one.isOneToOne),
  );
  if (!areMany) return tokens;
  const overall = ['the', 'overall', 'average'].map((norm) => ({ ...bound, kind: 'word' as const, norm }));
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, end), bound, ...overall, ...tokens.slice(end)];
}

const HAVING: ReadonlySet<string> = new Set(['has', 'have', 'having', 'with']);
const BOUNDS: ReadonlySet<string> = new Set(['above', 'below']);
