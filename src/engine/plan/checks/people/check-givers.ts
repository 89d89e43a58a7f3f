import { tablesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects those to whom it was done as those who did it: "who issued the most loans" is none of the customers. */
export function checkGivers(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || !GIVING.test(textOf(words))) return;
  const isOfReceivers = query.dimensions
    .flatMap(({ expression }) => [...tablesOf(expression)])
    .some((table) => {
      const { label, synonyms } = index.dataset(table);
      return [label, ...synonyms].some((name) => RECEIVERS.has(name));
    });
  if (isOfReceivers) noSense('who did it is not in the data');
}

const GIVING =
  /^(?:who|which [a-z]+) (?:has |have )?(?:accepted|approved|booked|declined|denied|disbursed|funded|gave|granted|handled|issued|lent|originated|processed|rejected|signed) /;
const RECEIVERS: ReadonlySet<string> = new Set(
  'applicant borrower buyer client customer guest passenger patient policyholder subscriber tenant'.split(
    ' ',
  ),
);

/** Without one of these {@link checkGivers} holds on to nothing. */
export const GIVERS_CUES: readonly Cue[] = [GIVING];
