import type { Expression } from '../../shared/mod.ts';
import { operandsOf } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { tablesOf } from '../expression-walk.ts';
import { BEING, STATE_ADVERBS, WHEN } from '../lexicon/cues.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { undecided } from './rejection.ts';
import { literalsOf } from './states-asked.ts';

/**
 * Rejects a state of today where one of another time is asked for: "how many loans were open on 30 June 2024" are not those
 * issued on that day that are open now.
 */
export function checkStates(
  query: LogicalQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values') return;
  if (!query.assumptions.some((one) => one.startsWith('time is by '))) return;
  const state = words.find((word, at) => isSaidOfTime(words, at) && !/[a-z]{3}ed$/.test(word));
  if (state === undefined) return;
  const tests = conjunctsOf(query.where).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
  const states = tests.filter((test) => !isOfTime(test, index) && !isOfName(test, index));
  const held = states.flatMap(literalsOf).map((value) => value.toLowerCase());
  const tables = new Set(states.flatMap((test) => [...tablesOf(test)]));
  const isSegment = index.knowledge.segments.some(
    ({ label, dataset }) => label === state && tables.has(dataset),
  );
  if (held.includes(state) || isSegment)
    undecided(`whether they were ${state} then or are so now is not said`);
}

function isOfTime(test: Expression, index: KnowledgeIndex): boolean {
  if (test.kind === 'column') return index.field(test.table, test.column).role === 'time';
  return operandsOf(test).some((one) => isOfTime(one, index));
}

/** "published in the journal Nature in 2020": a name is no state. */
function isOfName(test: Expression, index: KnowledgeIndex): boolean {
  if (test.kind === 'column') return index.dataset(test.table).display.includes(test.column);
  return operandsOf(test).some((one) => isOfName(one, index));
}

/** "were still open on": the word between a verb of being and a time. */
function isSaidOfTime(words: readonly string[], at: number): boolean {
  if (!WHEN.has(words[at + 1] ?? '')) return false;
  let before = at - 1;
  while (before > 0 && STATE_ADVERBS.has(words[before] ?? '')) before -= 1;
  return BEING.has(words[before] ?? '') || words.slice(0, at).some(isPast);
}

/** "how many loans were open in 2023": the verb may stand before the noun. */
function isPast(word: string): boolean {
  return word === 'was' || word === 'were';
}
