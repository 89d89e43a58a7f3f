import type { Expression } from '../shared/mod.ts';
import { toDateRange } from './emit/date-range.ts';
import { aggregatesOf } from './expression-walk.ts';
import type { Condition, LogicalQuery } from './logical-query.ts';

/** What must hold all together for a condition to hold; whole years, quarters and months as ranges of days. */
export function conjunctsOf(condition: Condition | null): readonly Condition[] {
  if (condition === null) return NONE;
  const known = CONJUNCTS.get(condition);
  if (known !== undefined) return known;
  const found = takenApart(condition);
  CONJUNCTS.set(condition, found);
  return found;
}

const NONE: readonly Condition[] = [];
/** Many look at the same condition, which never changes. */
const CONJUNCTS = new WeakMap<Condition, readonly Condition[]>();

function takenApart(condition: Condition): readonly Condition[] {
  if (condition.kind === 'all') return condition.of.flatMap(conjunctsOf);
  if (condition.kind !== 'test') return [condition];
  return testConjunctsOf(condition.expression).map((expression) => ({ kind: 'test', expression }));
}

/** The operands of an AND, or the expression itself. */
export function testConjunctsOf(expression: Expression): readonly Expression[] {
  const ranged = toDateRange(expression);
  return ranged.kind === 'logical' && ranged.operator === 'and'
    ? ranged.operands.flatMap(testConjunctsOf)
    : [ranged];
}

/** What is tested of the rows that a condition leaves. */
export function testsOf(condition: Condition | null): readonly Expression[] {
  if (condition === null) return NO_TESTS;
  const known = TESTS.get(condition);
  if (known !== undefined) return known;
  const found = conjunctsOf(condition).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
  TESTS.set(condition, found);
  return found;
}

const NO_TESTS: readonly Expression[] = [];
const TESTS = new WeakMap<Condition, readonly Expression[]>();

/** What is tested of the rows of each measure alone. */
export function filtersOf(query: LogicalQuery): readonly Expression[] {
  if (query.kind !== 'aggregate') return NO_TESTS;
  const known = FILTERS.get(query);
  if (known !== undefined) return known;
  const found = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap(({ filter }) => filter ?? []),
  );
  FILTERS.set(query, found);
  return found;
}

const FILTERS = new WeakMap<LogicalQuery, readonly Expression[]>();
