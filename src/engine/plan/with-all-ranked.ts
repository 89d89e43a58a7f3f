import { singularOf } from '../../catalog/mod.ts';
import { ENDS_OF_LISTS } from '../lexicon/words/superlatives.ts';
import type { Draft } from './draft.ts';

/** "top branches by volume" says no number: all of them, the best first; "the top branch by volume" is one. */
export function withAllRanked(draft: Draft, words: readonly string[]): Draft {
  const { rank, byMeasures, order, openers } = draft;
  const isOpen = rank !== null && rank.limit === null && rank.position === null && rank.by === null;
  if (!isOpen || byMeasures.length !== 1 || order !== null || openers.has('which') || openers.has('who'))
    return draft;
  const at = words.findIndex((word) => ENDS_OF_LISTS.has(word));
  const isSeveral = words.slice(at + 1, at + 1 + NOUN_MAX).some((word) => singularOf(word) !== word);
  if (at < 0 || !isSeveral) return draft;
  const merit = rank.direction === 'desc' ? 'best' : 'worst';
  const direction = rank.quality === 'merit' ? merit : rank.direction;
  return { ...draft, rank: null, order: { kind: 'order', by: null, direction } };
}

/** "top loan purposes": how many words the noun has at most. */
const NOUN_MAX = 2;
