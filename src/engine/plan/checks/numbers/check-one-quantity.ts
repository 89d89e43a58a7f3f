import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects numbers of two columns where one noun is said for both: "7-year or 10-year terms" are of one kind of term. */
export function checkOneQuantity(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !EITHER_NUMBER.test(textOf(words))) return;
  if (conjunctsOf(query.where).some(isOfSeveral)) noSense('the numbers are of one quantity');
}

const EITHER_NUMBER =
  /(?:^| )\$?\d[\d.,]*(?: ?-? ?(?:days?|weeks?|months?|years?|percent|%))? or (?:an? )?\$?\d/;

/** Rejects one of several amounts where nothing says which: "total amount by branch" may be lent, asked for or paid. */
export function checkWhichAmount(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || !words.some((word) => /^amounts?$/.test(word))) return;
  for (const { argument } of query.measures.flatMap(({ expression }) => aggregatesOf(expression))) {
    if (argument?.kind !== 'column') continue;
    const { table } = argument;
    const { label } = index.field(table, argument.column);
    const isAssumed = query.assumptions.some((one) => one.startsWith(`${label} is that of the `));
    const isSaid =
      words.some((word) => tablesCalled(word, index).includes(table)) ||
      index.knowledge.segments.some(
        ({ dataset, nouns }) =>
          dataset === table && nouns.some((noun) => ` ${textOf(words)} `.includes(` ${noun} `)),
      );
    if (isAssumed && !isSaid) undecided('which amount is meant is not said');
  }
}

/** Whether the branches compare different columns. */
function isOfSeveral(condition: Condition): boolean {
  if (condition.kind !== 'any') return false;
  const compared = condition.of.map((branch) =>
    JSON.stringify(columnsOfCondition(branch).map(({ table, column }) => `${table}.${column}`)),
  );
  return new Set(compared).size > 1;
}
