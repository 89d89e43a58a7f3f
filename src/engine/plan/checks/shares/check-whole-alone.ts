import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, Condition } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';

/**
 * Rejects what is no part: of "in Texas, orders as a share of all orders" all are in Texas, and of "late loans, and what share of
 * open loans they are" all that are late are open.
 */
export function checkWholeAlone(
  { expression, unit }: AggregateQuery['measures'][number],
  { where, dimensions }: Pick<AggregateQuery, 'where' | 'dimensions'>,
): void {
  const isRatio = expression.kind === 'binary' && expression.operator === '/';
  const [part, ...others] = isRatio ? aggregatesOf(expression.left) : [];
  const [whole, ...more] = isRatio ? aggregatesOf(expression.right) : [];
  if (part === undefined || whole === undefined || others.length + more.length > 0) return;
  const isPercent = unit?.kind === 'percent';
  const isOfAll = isPercent && part.filter === null;
  if (isSame(part, isOfAll ? { ...whole, filter: null } : whole)) noSense(ALWAYS);
  if (!isPercent || part.table !== whole.table || part.function !== whole.function) return;
  // "what was recovered of the principal of charged-off loans" are two amounts.
  if (!isSame(part.argument, whole.argument)) return;
  const told = conjunctsOf(where);
  const rows = conjunctsOf(countedRows(part));
  if (rows.length > 0 && rows.every((one) => told.some((other) => implies(other, one)))) noSense(ALWAYS);
  // "share of open loans by status": all of a status are open, or none.
  const isTold = (one: Condition): boolean => {
    const values = one.kind === 'test' ? valuesOf(one.expression) : null;
    return values !== null && dimensions.some((group) => isSame(group.expression, values.of));
  };
  if (rows.length > 0 && rows.every(isTold)) noSense(ALWAYS);
}

const ALWAYS = 'a part that is always the whole';

/** Whether all rows that are so are also so: what is late is late or current, what was paid in May is paid. */
function implies(some: Condition, other: Condition): boolean {
  if (isSame(some, other)) return true;
  if (some.kind === 'any') return some.of.every((one) => implies(one, other));
  if (some.kind !== 'test' || other.kind !== 'test') return false;
  const [left, right] = [some.expression, other.expression];
  if (right.kind === 'is-null')
    return right.negated && left.kind === 'binary' && isSame(left.left, right.operand);
  const [few, many] = [valuesOf(left), valuesOf(right)];
  return (
    few !== null &&
    many !== null &&
    isSame(few.of, many.of) &&
    few.values.every((value) => many.values.some((one) => isSame(one, value)))
  );
}

interface Values {
  readonly of: Expression;
  readonly values: readonly Expression[];
}

/** `status = 'Late'`, `status IN (…)` and `status = 'Late' OR status = 'Current'`. */
function valuesOf(test: Expression): Values | null {
  if (test.kind === 'in') return test.negated ? null : { of: test.operand, values: test.values };
  if (test.kind === 'logical' && test.operator === 'or') {
    const sides = test.operands.map(valuesOf);
    const [first] = sides;
    if (first === undefined || first === null) return null;
    const values = sides.flatMap((side) => (side !== null && isSame(side.of, first.of) ? [side.values] : []));
    return values.length === sides.length ? { of: first.of, values: values.flat() } : null;
  }
  const isEqual = test.kind === 'binary' && test.operator === '=';
  return isEqual ? { of: test.left, values: [test.right] } : null;
}
