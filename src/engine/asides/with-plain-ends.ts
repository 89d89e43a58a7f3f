import { pluralOf, singularOf } from '../../catalog/mod.ts';
import { ENDS } from '../lexicon/order-ends.ts';
import type { Token } from '../token.ts';

/**
 * The question with the two ends of its order alone: "from the zone with the most trips to the one with the fewest" is "from the
 * most to the fewest", "from the earliest season to the latest" without the season. Only what is named before anyway is left
 * out. Null where no such order is said.
 */
export function withPlainEnds(tokens: readonly Token[]): readonly Token[] | null {
  const from = tokens.findLastIndex(({ norm }) => norm === 'from');
  const to = tokens.findIndex(({ norm }, at) => norm === 'to' && at > from);
  if (from < 1 || to < 0) return null;
  const stop = tokens.findIndex(({ kind, norm }, at) => at > to && kind === 'symbol' && norm !== '-');
  const end = stop < 0 ? tokens.length : stop;
  const [first, last] = [tokens.slice(from + 1, to), tokens.slice(to + 1, end)].map(endIn);
  if (first === undefined || last === undefined || first === null || last === null) return null;
  const [one, other] = [first, last].map(({ words }) => words.map(({ norm }) => norm).join(' '));
  const beside = [...first.beside, ...last.beside].filter(({ norm }) => !IDLE.has(norm));
  const isPair = ENDS.some((pair) => pair.includes(one ?? '') && pair.includes(other ?? '') && one !== other);
  const isSaid = beside.every(({ norm }) => isNamed(norm, [...tokens.slice(0, from), ...tokens.slice(end)]));
  if (!isPair || !isSaid || first.beside.length + last.beside.length === 0) return null;
  return [
    ...tokens.slice(0, from + 1),
    ...first.words,
    ...tokens.slice(to, to + 1),
    ...last.words,
    ...tokens.slice(end),
  ];
}

interface End {
  readonly words: readonly Token[];
  /** What else is said of the end. */
  readonly beside: readonly Token[];
}

const SIDE_MAX = 7;
const ENDS_SAID: readonly (readonly string[])[] = [...new Set(ENDS.flat())]
  .map((end) => end.split(' '))
  .sort((a, b) => b.length - a.length);

function endIn(side: readonly Token[]): End | null {
  if (side.length > SIDE_MAX) return null;
  for (const end of ENDS_SAID) {
    const at = side.findIndex((_, start) => end.every((word, index) => side[start + index]?.norm === word));
    if (at < 0) continue;
    const [before, after] = [side.slice(0, at), side.slice(at + end.length)];
    return { words: side.slice(at, at + end.length), beside: [...before, ...after] };
  }
  return null;
}

/** What stands for the rows, and what ties them to the end. */
const IDLE: ReadonlySet<string> = new Set(
  'a the one ones that which those with having has have had is are was were of first number'.split(' '),
);

function isNamed(word: string, others: readonly Token[]): boolean {
  const forms = new Set([word, singularOf(word), pluralOf(singularOf(word))]);
  return others.some(({ norm }) => forms.has(norm));
}
