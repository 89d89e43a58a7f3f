import { testsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';

/** Rejects groups of which one alone has rows: "year to date volume by year", "loans issued in the first week of each quarter". */
export function checkOnePeriod(query: LogicalQuery): void {
  if (query.kind !== 'aggregate') return;
  const { dimensions, where } = query;
  const isOfOne = dimensions.some(({ expression }) => {
    if (expression.kind !== 'date-part' || !(expression.part in LENGTHS)) return false;
    const bounds = testsOf(where).flatMap((test) =>
      test.kind === 'binary' && test.right.kind === 'literal' && isSame(test.left, expression.operand)
        ? [{ operator: test.operator, day: String(test.right.value) }]
        : [],
    );
    const days = bounds.filter(({ day }) => DAY.test(day));
    const ofOperator = (sign: string): readonly string[] =>
      days.flatMap(({ operator, day }) => (operator === sign ? [day] : [])).sort();
    const from = ofOperator('>=').at(-1);
    const to = ofOperator('<').at(0);
    if (from === undefined || to === undefined) return false;
    const months = LENGTHS[expression.part] ?? 0;
    return periodOf(from, months) === periodOf(dayBefore(to), months);
  });
  if (isOfOne) undecided('whether one period or that part of each is asked for is not said');
}

/** In months. */
const LENGTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Periods of so many months, counted. */
function periodOf(day: string, months: number): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Math.floor((year * 12 + month - 1) / months);
}

function dayBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10);
}
