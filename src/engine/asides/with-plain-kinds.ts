import type { Knowledge } from '../../catalog/mod.ts';
import { ARTICLES_OF_KINDS, BEING_KINDS, NO_KINDS, THAT_KINDS } from '../lexicon/being-kinds.ts';
import type { Token } from '../token.ts';
import { isRows, rowsEnding, spokenAs } from './deed-words.ts';
import type { Spoken } from './spoken.ts';

/**
 * The question with what rows have in place of what they are, where the table of those who are so refers to them: "people who are
 * not poker players" are without a poker player. Null where it says nothing of the kind.
 */
export function withPlainKinds(spoken: Spoken): readonly Token[] | null {
  const { tokens, candidates, knowledge } = spoken;
  for (const { start, end, meaning } of candidates.filter(isRows)) {
    if (meaning.kind !== 'dataset') continue;
    const noun = ARTICLES_OF_KINDS.has(tokens[start - 1]?.norm ?? '') ? start - 1 : start;
    let begin = noun;
    while (BEING_KINDS.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
    const being = tokens.slice(begin, noun).map(({ norm }) => norm);
    const like = tokens[begin];
    const rows = rowsEnding(candidates, THAT_KINDS.has(tokens[begin - 1]?.norm ?? '') ? begin - 1 : begin);
    if (like === undefined || being.length === 0 || rows === null || !isAtEnd(tokens, end)) continue;
    if (!isKindOf(meaning.dataset, rows, knowledge)) continue;
    const isDenied = [...being, tokens[noun]?.norm ?? ''].some((word) => NO_KINDS.has(word));
    const before = THAT_KINDS.has(tokens[begin - 1]?.norm ?? '') ? begin - 1 : begin;
    return [
      ...tokens.slice(0, before),
      spokenAs(like, isDenied ? 'without' : 'with'),
      ...tokens.slice(start),
    ];
  }
  return null;
}

/** What follows the noun may say which of them: "who are not players of the Reds" would deny less. */
function isAtEnd(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  return next === undefined || next.kind === 'symbol';
}

/** Each of the one refers to one of the others and to nothing else of theirs, as a mayor is one of the villagers. */
function isKindOf(kind: string, rows: string, { datasets, relationships }: Knowledge): boolean {
  const keys = relationships.filter(({ from }) => from === kind);
  const isRole = (name: string): boolean =>
    datasets.some((dataset) => dataset.name === name && dataset.roleOf === rows);
  const own = keys.filter(({ to }) => to === rows);
  return own.length === 1 && keys.length === 1 && !keys.some(({ to }) => isRole(to));
}
