import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';

/** Rejects revenue of whole sales by what each has several of: an order's total is not that of each of its products. */
export function checkTorn(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const sums = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .filter((sum) => index.knowledge.metrics.some((one) => isImpliedSum(one, sum)));
  if (sums.length === 0) return;
  const parts = [
    ...query.dimensions.map(({ expression }) => expression),
    ...conjunctsOf(query.where).flatMap((one) => (one.kind === 'test' ? [one.expression] : [])),
  ].flatMap((expression) => [...tablesOf(expression)]);
  for (const { table } of sums) {
    const unclear = query.dimensions
      .flatMap(({ expression }) => [...tablesOf(expression)])
      .find((party) => rolesIn(party, table).length > 1);
    if (unclear !== undefined)
      undecided(`as what ${index.dataset(unclear).labelPlural} are meant is not said`);
    const torn = parts.find((part) => part !== table && !index.isToOne(table, part));
    if (torn !== undefined)
      noSense(
        `what each of ${index.dataset(table).labelPlural} brought is not told of its ${index.dataset(torn).labelPlural}`,
      );
  }

  /** What the rows of a table may be in those of another: buyers and sellers of orders. */
  function rolesIn(party: string, table: string): readonly string[] {
    return index.knowledge.datasets
      .filter(({ name, roleOf }) => roleOf === party && index.isToOne(table, name))
      .map(({ name }) => name);
  }

  function isImpliedSum(
    { isImplied, expression }: (typeof index.knowledge.metrics)[number],
    sum: unknown,
  ): boolean {
    return (
      isImplied === true &&
      expression.kind === 'aggregate' &&
      expression.function === 'sum' &&
      isSame(expression, sum)
    );
  }
}
