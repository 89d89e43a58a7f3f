import { singularOf } from '../../catalog/mod.ts';
import { AFTER_NOUNS } from '../lexicon/cues.ts';
import { HOW_MANY_FIRST } from '../lexicon/numbers.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { tablesCalled } from './tables-called.ts';
import { ownOf } from './with-own-listed.ts';

/**
 * "The 2 loans with the highest balance per grade", "top two loans in each state by balance": so many rows of each group are asked
 * for, which have such an amount of their own; the total that a model names so is that of the groups.
 */
export function withCountedRanked(draft: Draft, words: readonly string[], index: KnowledgeIndex): Draft {
  const { rank, nominals, groups, measures, byMeasures, transform, compare } = draft;
  const [noun, ...others] = nominals;
  if (rank === null || noun === undefined || others.length > 0 || groups.length === 0) return draft;
  if (measures.length > 0 || byMeasures.length > 1 || transform !== null || compare !== null) return draft;
  const key = rank.by ?? byMeasures[0];
  const own = key?.kind === 'metric' ? ownOf(key, noun, index) : null;
  if (own === null || !tablesCounted(words, index).includes(noun.dataset)) return draft;
  const by = { kind: 'bare' as const, field: own.field };
  return rank.by === null ? { ...draft, byMeasures: [by] } : { ...draft, rank: { ...rank, by } };
}

/** "states with at least *100* loans" are no first 100. */
const BOUNDING: ReadonlySet<string> = new Set(
  'above and below between exactly had has have having least most over than under with'.split(' '),
);

const NUMBER = new RegExp(`^${HOW_MANY_FIRST}$`);

/** The tables of "the 2 late loans", "the top three auto loans": of the noun that follows the number, before all that is said of it. */
export function tablesCounted(words: readonly string[], index: KnowledgeIndex): readonly string[] {
  const at = words.findIndex((word, place) => NUMBER.test(word) && !BOUNDING.has(words[place - 1] ?? ''));
  if (at < 0) return [];
  const length = words.slice(at).findIndex((word) => AFTER_NOUNS.has(word));
  const phrase = words.slice(at + 1, length < 0 ? words.length : at + length);
  const noun = phrase.find((word) => tablesCalled(word, index).length > 0) ?? '';
  return singularOf(noun) === noun ? [] : tablesCalled(noun, index);
}
