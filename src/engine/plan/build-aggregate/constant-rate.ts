import { type Expression, operandsOf } from '../../../shared/mod.ts';
import { conjunctsOf, testConjunctsOf } from '../../conjuncts.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import { verbStem } from '../../lexicon/inflection.ts';
import type { Condition, MeasureOutput } from '../../logical-query.ts';
import { literalsOf } from '../states-asked.ts';

/**
 * Whether a ratio is of rows that all are what it counts, or none of which is: "late payment rate, for late payments" is always
 * 100 %, "default rate of open loans" always 0.
 */
export function isConstantRate({ expression }: MeasureOutput, where: Condition | null): boolean {
  const held = conjunctsOf(where).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
  return (
    held.length > 0 &&
    ratiosOf(expression).some(({ counted, base }) => {
      const asked = counted.filter((one) => !has(base, one));
      const isAll = asked.length > 0 && asked.every((one) => has(held, one));
      return isAll || asked.some((one) => held.some((other) => excludes(other, one)));
    })
  );
}

/** Whether no row is so of which two tests hold: they ask for other values of one column. */
function excludes(one: Expression, other: Expression): boolean {
  const [left, right] = [one, other].map(chosenIn);
  return (
    left != null &&
    right != null &&
    isSame(left.of, right.of) &&
    !left.values.some((it) => right.values.includes(it))
  );
}

function chosenIn(test: Expression): { readonly of: Expression; readonly values: readonly string[] } | null {
  if (test.kind === 'in')
    return test.negated ? null : { of: test.operand, values: test.values.flatMap(literalsOf) };
  if (test.kind !== 'binary' || test.operator !== '=' || test.left.kind !== 'column') return null;
  return { of: test.left, values: literalsOf(test.right) };
}

/** Whether a rate is of what only the rows have that it counts: the decline rate of a decline reason is always 100 %. */
export function isRateOfOutcome({ expression }: MeasureOutput, of: readonly Expression[]): boolean {
  const labels = of.flatMap(columnsOf).map(wordsOf);
  return ratiosOf(expression).some(({ counted, base }) =>
    counted
      .filter((one) => !has(base, one))
      .flatMap(literalsOf)
      .map(wordsOf)
      .some((value) =>
        labels.some((label) => label.length > value.length && value.every((word) => label.includes(word))),
      ),
  );
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().split(/[ _-]/).map(verbStem);
}

function columnsOf(expression: Expression): readonly string[] {
  return expression.kind === 'column' ? [expression.column] : operandsOf(expression).flatMap(columnsOf);
}

interface Ratio {
  /** What the rows above the line are, and those below it. */
  readonly counted: readonly Expression[];
  readonly base: readonly Expression[];
}

function ratiosOf(expression: Expression): readonly Ratio[] {
  if (expression.kind !== 'binary' || expression.operator !== '/') {
    return expression.kind === 'binary' ? [...ratiosOf(expression.left), ...ratiosOf(expression.right)] : [];
  }
  return [{ counted: filtersOf(expression.left), base: filtersOf(expression.right) }];
}

function filtersOf(expression: Expression): readonly Expression[] {
  const [only, ...others] = aggregatesOf(expression);
  return only?.filter == null || others.length > 0 ? [] : testConjunctsOf(only.filter);
}

function has(expressions: readonly Expression[], sought: Expression): boolean {
  return expressions.some((one) => isSame(one, sought));
}
