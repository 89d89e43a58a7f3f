import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf, type tablesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects another number than the one that groups are chosen by, where "the number" is said of no rows: "towns with over 300 boats, and
 * the count" with the number of owners, "harbours with more boats than the average one: name and number" with the harbour number.
 */
export function checkNumberMeant(
  query: LogicalQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values' || !BARE_NUMBER.test(textOf(words))) return;
  if (query.kind === 'list') {
    const isChosen = conjunctsOf(query.where).some(({ kind }) => kind.startsWith('related-'));
    const isOfRow = shownOutputs(query).some(
      ({ expression }) =>
        expression.kind === 'column' &&
        index.dataset(expression.table).primaryKey.includes(expression.column),
    );
    const isShown = shownOutputs(query).some(({ expression }) => expression.kind === 'related');
    if (isChosen && isOfRow && !isShown && !words.includes('id'))
      undecided('what the number is of is not said');
    return;
  }
  if (query.having === null) return;
  const chosen = aggregatesOf(query.having).filter((one) => one.function === 'count');
  const shown = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const isOther =
    chosen.length > 0 &&
    shown.length === 1 &&
    shown.every((one) => one.function === 'count') &&
    !chosen.some((one) => shown.some(({ table }) => table === one.table));
  if (isOther) undecided('what the number is of is not said');
}

/** Rejects a number of things in each of them, as compared with the average: there is one branch in each branch. */
export function checkCountedInItself(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || (query.versus ?? []).length === 0) return;
  const counted = (query.versus ?? []).flatMap(({ left }) =>
    aggregatesOf(left).filter((one) => one.function === 'count' && one.filter === null),
  );
  const isItself = ({ expression }: { readonly expression: Parameters<typeof tablesOf>[0] }): boolean =>
    expression?.kind === 'column' &&
    counted.some(
      ({ table }) =>
        table === expression.table &&
        index.field(table, expression.column).distinctCount >= index.dataset(table).rowCount,
    );
  if (query.dimensions.some(isItself)) noSense('each of them is one');
}

const BARE_NUMBER =
  /\b(?:and|with|show|give|plus) (?:me )?(?:the |a |its |their )?(?:count|counts|number|numbers)(?: (?:for|in|of) (?:each|them|these|those)(?: one)?)?(?: [.?!;,]|$)/;

/** Without one of these {@link checkNumberMeant} holds on to nothing. */
export const NUMBER_MEANT_CUES: readonly Cue[] = [BARE_NUMBER];
