import type { Expression } from '../../shared/mod.ts';
import { testConjunctsOf } from '../conjuncts.ts';
import { mapExpression } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import type { AggregateQuery, Condition } from '../logical-query.ts';
import { datesPhrase } from './date-phrase.ts';
import { dayRangeAlternatives } from './day-ranges.ts';

/**
 * The tests of groups without those that only say which periods are shown, and these in words: `for the months in 2025`, where
 * a change looks back at rows of before. The words are null where there are none.
 */
export function takeShownPeriods({ having, dimensions }: AggregateQuery): {
  readonly having: readonly Expression[];
  readonly periods: string | null;
} {
  const tests = having === null ? [] : testConjunctsOf(having);
  for (const { expression } of dimensions) {
    if (expression.kind !== 'date-part') continue;
    const { operand: date, part } = expression;
    const isFirstDay = (node: Expression): boolean =>
      node.kind === 'aggregate' &&
      node.function === 'min' &&
      node.filter === null &&
      isSame(node.argument, date);
    const days = tests.map((test) => mapExpression(test, (node) => (isFirstDay(node) ? date : null)));
    const ofPeriods = days
      .filter((one, at) => !isSame(one, tests[at]))
      .map((expression): Condition => ({ kind: 'test', expression }));
    const [only] = ofPeriods;
    if (only === undefined) continue;
    const found = dayRangeAlternatives(ofPeriods.length === 1 ? only : { kind: 'all', of: ofPeriods });
    const others = tests.filter((one, at) => isSame(one, days[at]));
    if (found !== null) return { having: others, periods: `for the ${part}s ${datesPhrase(found.ranges)}` };
  }
  return { having: tests, periods: null };
}
