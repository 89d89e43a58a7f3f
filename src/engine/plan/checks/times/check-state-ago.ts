import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what began at a time where it is asked how things stood then: "the price of each boat a year ago" is none of the boats that were
 * bought a year ago, and "the wage of each sailor in 2020" none of those hired in that year.
 */
export function checkStateAgo(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !query.assumptions.some((one) => one.startsWith('time is by '))) return;
  const text = textOf(words);
  const isOfEach = query.kind === 'list' && query.limit === null && WAS_OF_EACH.test(text);
  if ((isOfEach && AGO.test(text)) || HAD_AGO.test(text)) undecided(THEN);
  const tables =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  const isLasting = tables.length > 0 && tables.every((table) => isCalledPeople(table, words, index));
  if (isLasting && (isOfEach || HAD.test(text))) undecided(THEN);
}

/** People under their own name: "rescues" of those who were rescued happen at a time. */
function isCalledPeople(table: string, words: readonly string[], index: KnowledgeIndex): boolean {
  const dataset = index.dataset(table);
  const name = singularOf(dataset.label.split(' ').at(-1) ?? '');
  return isOfPeople(dataset) && words.some((word) => singularOf(word) === name);
}

const THEN = 'how it stood at another time than today is not known';
const WAS_OF_EACH = /^what (?:was|were) (?:the )?(?:[a-z-]+ ){1,4}of (?:all|each|every|our|the) /;
/** "how many boats did each harbour have", "were there": nothing that was done at the time. */
const HAD =
  /^how many [a-z -]+? (?:were there|(?:did|do) (?:we|you|they|(?:each|every|the) [a-z]+(?: [a-z]+)?) have) (?:in |at |on |a |an |one |two |three |\d|last )/;
const HAD_AGO =
  /^how many .+ (?:were there|have) (?:a|an|one|two|three|four|five|ten|\d+) (?:days?|months?|weeks?|years?) ago(?: [?.!])?$/;
const AGO = / ago(?: [?.!])?$/;

/** Without one of these {@link checkStateAgo} holds on to nothing. */
export const STATE_AGO_CUES: readonly Cue[] = [new Set(['was', 'were', 'have'])];
