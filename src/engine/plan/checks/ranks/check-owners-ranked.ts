import type { LogicalQuery, Output } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { tablesCounted } from '../../with-counted-ranked.ts';

/**
 * Rejects the first rows where several of their owners are ranked: "the five branches with the highest amount due on overdue payments"
 * are no branches of the five highest payments, among which one may be named twice.
 */
export function checkOwnersRanked(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.limit === null || query.limit < 2 || query.distinct) return;
  if (!OWNERS_RANKED.test(textOf(words))) return;
  const shown = shownOutputs(query).flatMap(({ expression }) => columnsOf(expression));
  const isOfOwners = shown.length > 0 && shown.every(({ table }) => table !== query.from);
  const isByRow = query.order.some(({ by }) =>
    query.fields.some(
      ({ name, expression }) =>
        name === by && columnsOf(expression).every(({ table }) => table === query.from),
    ),
  );
  if (isOfOwners && isByRow) undecided('whether the rows or their totals are ranked is not said');
}

const OWNERS_RANKED =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:[a-z]+ ){0,2}[a-z]+s (?:having|that have|which have|with|by) (?:the )?(?:biggest|greatest|highest|largest|lowest|smallest) (?:[a-z]+ ){1,3}(?:among|for|from|of|on) /;

/** Rejects the first group where the first row of each is asked for: "largest payment received in 2025 by region". */
export function checkRowOfEach(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.limit !== 1 || query.dimensions.length === 0) return;
  const [, noun = ''] = ROW_OF_EACH.exec(textOf(words)) ?? [];
  const isTotal = query.measures.some(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === 'sum',
  );
  if (isTotal && tablesCalled(noun, index).length > 0)
    undecided('whether a row or a total is ranked is not said');
}

const ROW_OF_EACH =
  /^(?:show |what (?:is|was) )?(?:the |our )?(?:biggest|greatest|highest|largest|lowest|smallest) (?:single )?([a-z]+) .*\b(?:by|for each|in each|per) [a-z ]+(?: [?.!])?$/;

/** Rejects groups where so many rows of each are asked for: "the top 5 loans by balance for every purpose" are no purposes. */
export function checkCountedRanked(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  if (query.limit === null && query.perGroup === null) return;
  const counted = tablesCounted(words, index);
  const isOfCounted = ({ expression, role }: Output): boolean =>
    columnsOf(expression).some(
      ({ table, column }) =>
        counted.includes(table) &&
        (role === 'identifier' ||
          [...index.dataset(table).primaryKey, ...index.dataset(table).display].includes(column)),
    );
  if (counted.length > 0 && !query.dimensions.some(isOfCounted))
    noSense('so many rows are asked for, and no groups of them');
}

/** Rejects groups by a name that is not shown: "borrower states with 100 or more loans" are no borrowers of a state. */
export function checkHiddenName(query: LogicalQuery): void {
  if (query.kind !== 'aggregate' || query.isTogether === true) return;
  const isHidden = ({ name }: Output): boolean => query.hidden?.includes(name) === true;
  // "the three states with the biggest part, and each one's percentage"
  if (
    query.limit !== null &&
    query.limit > 1 &&
    query.dimensions.length > 0 &&
    query.dimensions.every(isHidden)
  )
    noSense('which they are is not shown');
  if (query.having === null) return;
  const tableOf = ({ expression }: Output): string | undefined => columnsOf(expression)[0]?.table;
  const shown = query.dimensions.filter((one) => !isHidden(one));
  const isUnsaid = query.dimensions.some(
    (one) =>
      one.role === 'identifier' &&
      isHidden(one) &&
      shown.length > 0 &&
      shown.every((other) => other.role !== 'identifier' && tableOf(other) === tableOf(one)),
  );
  if (isUnsaid) noSense('the groups that are asked for are others');
}
