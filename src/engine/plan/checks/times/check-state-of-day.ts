import type { Expression } from '../../../../shared/mod.ts';
import { filtersOf, testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';

/**
 * Rejects what is so today where it is asked how it was on one day: "open loans on 30 June 2024", "the balance on 1 July" are not
 * of the rows that came to be on that very day.
 */
export function checkStateOfDay(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !query.assumptions.some((one) => one.startsWith('time is by '))) return;
  const state = words.find((word) => HELD.has(word));
  if (state === undefined || !isOfOneDay([...testsOf(query.where), ...filtersOf(query)])) return;
  undecided(`whether the ${state} ones of that day or of today are meant is not said`);
}

/** What lasts: nothing that was done on a day. */
const HELD: ReadonlySet<string> = new Set(
  `active balance balances current delinquency delinquent exposure inventory late live open outstanding overdue owed pending
  running stock vacant`.split(/\s+/),
);

function isOfOneDay(tests: readonly Expression[]): boolean {
  const bounds = tests.flatMap(testConjunctsOf).flatMap((test) => {
    const isBound = test.kind === 'binary' && test.right.kind === 'literal' && BOUNDS.has(test.operator);
    return isBound ? [{ of: test.left, operator: test.operator, day: literalOf(test.right) }] : [];
  });
  return bounds.some(
    (from) =>
      from.operator === '>=' &&
      bounds.some((to) => to.operator === '<' && isSame(to.of, from.of) && to.day === dayAfter(from.day)),
  );
}

const BOUNDS: ReadonlySet<string> = new Set(['>=', '<']);

function literalOf(expression: Expression): string {
  return expression.kind === 'literal' ? String(expression.value) : '';
}

/** The next day in ISO form; null where the text is no day. */
function dayAfter(day: string): string | null {
  const [year = '', month = '', date = '', ...rest] = day.split('-');
  const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + 1));
  return rest.length > 0 || date === '' || Number.isNaN(next.getTime())
    ? null
    : next.toISOString().slice(0, 10);
}
