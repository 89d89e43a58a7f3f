import { tablesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { aggregateOver, binary, columnOf, literal } from '../expressions.ts';
import { noSense, undecided } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { ResolvedField } from '../resolved-field.ts';
import type { Derivation, Operand } from '../sketch.ts';
import { isAdditive } from './is-additive.ts';
import { meaningOf, measureOf, ratioUnit } from './measure-of.ts';

type Computed = Extract<Derivation, { kind: 'arithmetic' }>;

/**
 * The total of what is computed: sums and differences of the totals of their parts, each over its own rows; a product
 * is added up row by row, and a ratio is that of the totals.
 */
export function totalOf(assembly: Assembly, sketch: Computed, scope: Scope): ResolvedMeasure {
  const { cost } = assembly;
  const total = computedOf(assembly, sketch, scope);
  assembly.cost = Math.min(assembly.cost, cost + PARTS_MAX);
  return total;
}

/** The parts speak for one another: that they are of tables further away is no guess. */
const PARTS_MAX = 0.2;

function computedOf(assembly: Assembly, sketch: Computed, scope: Scope): ResolvedMeasure {
  const { operator, left, right } = sketch;
  if (operator === '*' && typeof left !== 'number' && typeof right !== 'number')
    return totalOfRows(assembly, resolveField(assembly, { alternatives: [], derived: sketch }, scope));
  if (isSum(operator) && areOfPairs(assembly, sketch, scope))
    return totalOfRows(assembly, resolveField(assembly, { alternatives: [], derived: sketch }, scope));
  const first = sideOf(assembly, left, scope);
  const second = sideOf(assembly, right, first === null ? scope : { ...scope, anchor: first.table });
  const [of, other] = [first ?? second, first === null ? null : second];
  if (of === null) return noSense('plain numbers are computed with, and nothing of the data');
  if (operator === '/' && first !== null && second !== null) checkRatio(assembly, first, second);
  const number = typeof left === 'number' ? left : typeof right === 'number' ? right : null;
  const factor = number === null ? null : literal(number);
  const { expression } = of.output;
  const whole =
    other?.output.expression ?? factor ?? noSense('plain numbers are computed with, and nothing of the data');
  const unit =
    operator === '/' && other !== null ? ratioUnit(of.output.unit, other.output.unit) : of.output.unit;
  const measure = measureOf(labelOf(sketch, of, other), {
    expression: operator === '*' ? binary(whole, '*', expression) : binary(expression, operator, whole),
    meaning: operator === '/' && other !== null ? { role: 'rate', unit } : { role: 'measure', unit },
    table: of.table,
  });
  if (isSum(operator) && other !== null && areOfDifferentKinds(of, other))
    return noSense('numbers of different kinds, such as amounts and rates, cannot be put together');
  return { ...measure, date: of.date };
}

/** "total sale price minus cost": of each sale and its car, where no car has several, and not of cars that are not sold. */
function areOfPairs(assembly: Assembly, { left, right }: Computed, scope: Scope): boolean {
  if (typeof left === 'number' || typeof right === 'number') return false;
  if (left.derived !== undefined || right.derived !== undefined) return false;
  const { cost } = assembly;
  const [one, other] = [left, right].map((side) => resolveField(assembly, side, scope).dataset);
  assembly.cost = cost;
  const { index } = assembly;
  return index.knowledge.relationships.some(({ from, to, fromColumns: [column, ...more] }) => {
    const isOfThese = from === one?.name && to === other?.name && from !== to;
    if (!isOfThese || column === undefined || more.length > 0) return false;
    return index.field(from, column).distinctCount === index.dataset(from).rowCount;
  });
}

const SIGNS = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'per' } as const;

function labelOf(
  { operator, left, right }: Computed,
  of: ResolvedMeasure,
  other: ResolvedMeasure | null,
): string {
  const name = ({ output }: ResolvedMeasure): string => output.label;
  const number = typeof left === 'number' ? left : right;
  return `${name(of)} ${SIGNS[operator]} ${other === null ? String(number) : name(other)}`;
}

function areOfDifferentKinds({ output: one }: ResolvedMeasure, { output: other }: ResolvedMeasure): boolean {
  return one.unit !== null && other.unit !== null && one.unit.kind !== other.unit.kind;
}

function isSum(operator: Computed['operator']): boolean {
  return operator === '+' || operator === '-';
}

/** The total of one side; null for a number. */
function sideOf(assembly: Assembly, operand: Operand, scope: Scope): ResolvedMeasure | null {
  if (typeof operand === 'number') return null;
  if (operand.derived?.kind === 'arithmetic') return computedOf(assembly, operand.derived, scope);
  return totalOfRows(assembly, resolveField(assembly, operand, scope));
}

function totalOfRows(assembly: Assembly, resolved: ResolvedField): ResolvedMeasure {
  const { dataset, field } = resolved;
  if (!isAdditive(field.unit)) return noSense(`${field.label} cannot be added up`);
  return measureOf(`total ${field.label}`, {
    expression: aggregateOver(dataset.name, 'sum', columnOf(assembly, resolved)),
    meaning: meaningOf(field.unit),
    table: dataset.name,
  });
}

/** "principal divided by income" of a grade may be the average of what each has, or the ratio of the totals. */
export function checkRatio({ index }: Assembly, above: ResolvedMeasure, below: ResolvedMeasure): void {
  const [one, other] = [above, below].map(({ output }) => [...tablesOf(output.expression)]);
  if (!isSame(one, other) && [...(one ?? []), ...(other ?? [])].some((table) => index.isParty(table)))
    undecided('whether the average of the ratios or the ratio of the totals is meant is not said');
}

/** "what share of the cash collected was principal": of the rows that the whole is of, and not of the loans. */
export function checkParts(part: ResolvedMeasure, whole: ResolvedMeasure): void {
  if (part.table !== whole.table)
    undecided(`how ${part.output.label} is a part of ${whole.output.label} is not said`);
}
