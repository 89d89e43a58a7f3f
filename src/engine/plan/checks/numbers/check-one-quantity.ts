import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects numbers of two columns where one noun is said for both: "7-year or 10-year terms" are of one kind of term. */
export function checkOneQuantity(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !EITHER_NUMBER.test(textOf(words))) return;
  if (conjunctsOf(query.where).some(isOfSeveral)) noSense('the numbers are of one quantity');
}

const EITHER_NUMBER =
  /(?:^| )\$?\d[\d.,]*(?: ?-? ?(?:days?|weeks?|months?|years?|percent|%))? or (?:an? )?\$?\d/;

/** Whether the branches compare different columns. */
function isOfSeveral(condition: Condition): boolean {
  if (condition.kind !== 'any') return false;
  const compared = condition.of.map((branch) =>
    JSON.stringify(columnsOfCondition(branch).map(({ table, column }) => `${table}.${column}`)),
  );
  return new Set(compared).size > 1;
}

/** Without one of these {@link checkOneQuantity} holds on to nothing. */
export const ONE_QUANTITY_CUES: readonly Cue[] = [EITHER_NUMBER];
