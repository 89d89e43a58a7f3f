import type { Expression } from '../../../shared/mod.ts';
import { isSame } from '../../is-same.ts';
import type { AggregateQuery, Condition, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { literal } from '../expressions.ts';
import type { PhraseOf } from '../phrase.ts';
import { noSense } from '../rejection.ts';
import { ALWAYS } from '../resolve-condition/combine.ts';
import { type ConditionScope, defaultDate } from '../resolve-condition/condition-scope.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import { calendarOutput } from '../resolve-dimension.ts';
import { isOfRowAlone, toExpression } from '../resolve-measure/filters.ts';
import type { ConditionSketch } from '../sketch.ts';
import { sideName, withoutRest } from './compared-measures.ts';

/** Rows of either side, grouped by which it is; or, where no one column tells, each side by itself. */
type SideBySide =
  | { readonly kind: 'column'; readonly dimension: Output; readonly where: Condition }
  | { readonly kind: 'apart'; readonly sides: NonNullable<AggregateQuery['sides']> };

/** Sides that one column tells are what is meant, where others could be: "renters versus owners". */
const APART = 0.1;

/** Two things side by side. */
export function resolveSideBySide(
  assembly: Assembly,
  compare: Pick<PhraseOf<'compare'>, 'sides' | 'labels' | 'isWhole'>,
  scope: ConditionScope,
): SideBySide {
  const { sides, labels = [] } = compare;
  const { cost } = assembly;
  let dearest = cost;
  const resolved = withoutRest(compare, assembly.index).map((sketch) => {
    assembly.cost = cost;
    const condition = resolveCondition(assembly, sketch, scope);
    dearest = Math.max(dearest, assembly.cost);
    return { sketch, condition };
  });
  // What the sides leave open is the same for all of them.
  assembly.cost = dearest;
  const where: Condition = areAllRows(assembly, resolved, scope)
    ? ALWAYS
    : { kind: 'any', of: resolved.map(({ condition }) => condition) };
  const dimension =
    sides[0]?.kind === 'time' ? periodOf(assembly, sides, scope) : columnOf(assembly, resolved);
  if (dimension !== null) return { kind: 'column', dimension, where };
  const of = resolved.map(({ sketch, condition }, at) => ({
    label: labels[at] || sideName(assembly, sketch),
    where: condition,
  }));
  const isOne = new Set(of.map(({ label }) => label)).size < of.length;
  if (isOne || resolved.some(({ sketch }) => sketch.kind === 'time'))
    noSense('the sides are not of one kind');
  assembly.cost += APART;
  const output: Output = {
    name: 'side',
    label: 'side',
    expression: { kind: 'literal', value: null },
    role: 'category',
    unit: null,
  };
  return { kind: 'apart', sides: { output, of } };
}

/** "secured vs unsecured": yes and no of a column in which no row has anything else. */
function areAllRows(
  { index }: Assembly,
  sides: readonly { readonly condition: Condition }[],
  { anchor }: ConditionScope,
): boolean {
  if (!sides.every(({ condition }) => isOfRowAlone(condition))) return false;
  const tests = sides.flatMap(({ condition }) => testOf(toExpression(condition)) ?? []);
  const [first, second, ...others] = tests;
  if (first === undefined || second === undefined || others.length > 0 || sides.length > 2) return false;
  const { table, column } = first.column;
  const field = index.field(table, column);
  const isAlwaysThere = !field.isNullable && (table === anchor || !index.mayMiss(anchor, table));
  return (
    field.type === 'boolean' && isAlwaysThere && isSame(first.column, second.column) && areDisjoint(tests)
  );
}

/** "2023 vs 2024": the year. */
function periodOf(assembly: Assembly, sides: readonly ConditionSketch[], scope: ConditionScope): Output {
  const [grain, ...others] = new Set(
    sides.map((side) => (side.kind === 'time' ? side.times[0]?.grain : undefined)),
  );
  return grain === undefined || grain === 'range' || others.length > 0
    ? noSense('the periods are of different lengths')
    : calendarOutput(assembly, grain, defaultDate(assembly, scope));
}

/** "Texas vs Ohio": the state; "open and closed": which of the two. */
function columnOf(
  assembly: Assembly,
  sides: readonly { readonly sketch: ConditionSketch; readonly condition: Condition }[],
): Output | null {
  if (!sides.every(({ condition }) => isOfRowAlone(condition))) return null;
  const tests = sides.flatMap(({ condition }) => testOf(toExpression(condition)) ?? []);
  const [first] = tests;
  const isOneColumn = tests.every(({ column }) => first !== undefined && isSame(column, first.column));
  if (first === undefined || !isOneColumn || tests.length < sides.length || !areDisjoint(tests)) return null;
  const { column } = first;
  const { label, role } = assembly.index.field(column.table, column.column);
  // "low-cost versus other airlines": yes and no are all that there is.
  if (role === 'flag' || tests.every(({ values, isNegated }) => values.length === 1 && !isNegated))
    return { name: column.column, label, expression: column, role: 'category', unit: null };
  const branches = sides.map(({ sketch, condition }) => ({
    when: toExpression(condition),
    // biome-ignore lint/suspicious/noThenProperty: the branch of a CASE, never awaited
    then: literal(sideName(assembly, sketch)),
  }));
  const expression: Expression = { kind: 'case', branches, otherwise: null };
  return {
    name: `${column.column}_side`,
    label: `kind of ${label}`,
    expression,
    role: 'category',
    unit: null,
  };
}

/** Values that a column must have, or must not. */
interface Test {
  readonly column: Extract<Expression, { readonly kind: 'column' }>;
  readonly values: readonly unknown[];
  readonly isNegated: boolean;
}

function testOf(expression: Expression): Test | null {
  if (expression.kind === 'not') {
    const test = testOf(expression.operand);
    return test === null ? null : { ...test, isNegated: !test.isNegated };
  }
  if (expression.kind === 'binary' && (expression.operator === '=' || expression.operator === '<>'))
    return testOfValues(expression.left, [expression.right], expression.operator === '<>');
  if (expression.kind === 'is-null' && expression.operand.kind === 'column')
    return { column: expression.operand, values: [null], isNegated: expression.negated };
  return expression.kind === 'in'
    ? testOfValues(expression.operand, expression.values, expression.negated)
    : null;
}

function testOfValues(column: Expression, values: readonly Expression[], isNegated: boolean): Test | null {
  const literals = values.flatMap((value) => (value.kind === 'literal' ? [value.value] : []));
  return column.kind === 'column' && literals.length === values.length
    ? { column, values: literals, isNegated }
    : null;
}

/** Whether no row is of two sides. */
function areDisjoint(tests: readonly Test[]): boolean {
  return tests.every((one, at) => tests.slice(at + 1).every((other) => arePairDisjoint(one, other)));
}

function arePairDisjoint(one: Test, other: Test): boolean {
  if (one.isNegated) return !other.isNegated && other.values.every((value) => one.values.includes(value));
  return other.isNegated
    ? arePairDisjoint(other, one)
    : !one.values.some((value) => other.values.includes(value));
}
