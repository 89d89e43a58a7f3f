import type { Dataset } from '../../../../catalog/mod.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { PERSON_NOUNS } from '../../../lexicon/sexes.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects one of the people that rows have for "who" has most of them: "who has the most tickets", their requester or their technician. */
export function checkWhoOfSeveral(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || !WHO_HAS.test(textOf(words))) return;
  const aggregates = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const counted = new Set(aggregates.map(({ table }) => table));
  const grouped = new Set(query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]));
  const people = new Set(
    index.knowledge.relationships
      .filter(({ from, to }) => counted.has(from) && from !== to && isOfPersons(index.dataset(to)))
      .map(({ to }) => to),
  );
  if (people.size < 2 || people.isDisjointFrom(grouped)) return;
  const names = [...people].map((one) => index.dataset(one).labelPlural);
  undecided(`whether ${names.join(' or ')} are asked for is not said`);
}

function isOfPersons(dataset: Dataset): boolean {
  return (
    dataset.isVisible && (isOfPeople(dataset) || dataset.synonyms.some((name) => PERSON_NOUNS.has(name)))
  );
}

const WHO_HAS =
  /^who (?:has|have|had) (?:(?!bought|paid|booked|ordered|rented)[a-z]+ed )?(?:the |our )?(?:fewest|highest number|largest number|least|lowest number|most|smallest number) /;

/** Without this {@link checkWhoOfSeveral} holds on to nothing. */
export const WHO_OF_SEVERAL_CUES: readonly Cue[] = ['who'];
