import type { Dataset, Field } from '../../../catalog/mod.ts';
import type { Expression } from '../../../shared/mod.ts';
import { compareSpan, type Span } from '../../elapsed.ts';
import { isSame } from '../../is-same.ts';
import type { Condition } from '../../logical-query.ts';
import { AGE } from '../ages.ts';
import type { Assembly } from '../assembly.ts';
import { isOwnCount } from '../counts-kept.ts';
import { binary, columnOf, literal, test } from '../expressions.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { isOfPeople } from '../people.ts';
import { impliedField, isDuration, isYearLike, toFieldNumber } from '../quantities.ts';
import { noSense, undecided } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import { withFilter } from '../resolve-measure/filters.ts';
import type { ResolvedField } from '../resolved-field.ts';
import type { Comparison, FieldTerm, MeasureSketch, Quantity, SketchOf } from '../sketch.ts';
import { combine } from './combine.ts';
import { type ConditionScope, measuredDataset } from './condition-scope.ts';
import { isCountedInShort, ownAge } from './own-age.ts';

/** "interest rate above 10 %", "over $10k". */
export function resolveCompare(
  assembly: Assembly,
  { field, operator, quantity, after }: SketchOf<'compare'>,
  scope: ConditionScope,
): Condition {
  if (after?.includes(scope.anchor) === false) noSense(`the number is said of ${after.join(' or ')}`);
  const resolved = fieldOrImplied(assembly, { field, quantity }, scope);
  checkTotal(assembly, resolved, scope);
  // "loans without a late fee": none of their payments has one.
  const isNone = operator === '=' && quantity.value === 0;
  const { anchor } = scope;
  const related = resolved.dataset.name;
  if (isNone && !assembly.index.isToOne(anchor, related)) {
    const where = compare(assembly, resolved, { operator: '>', quantity });
    return { kind: 'not', of: { kind: 'exists', table: anchor, related, where } };
  }
  return compare(assembly, resolved, { operator, quantity });
}

/** "customers with total amount over 300": a column of orders is called so, and the total of a customer would be too. */
function checkTotal(
  { index }: Assembly,
  { dataset, field }: ResolvedField,
  { anchor }: ConditionScope,
): void {
  if (dataset.name === anchor || index.isToOne(anchor, dataset.name)) return;
  // "episodes with more than 500 downloads": all of theirs.
  if (isOwnCount(field.label, dataset.label)) noSense('how many of them each row stands for is added up');
  if (field.label.startsWith('total '))
    undecided(
      `whether the ${field.label} of one of ${dataset.labelPlural} or of all together is meant is not said`,
    );
}

/** "between 5 and 7 percent": both ends belong to it. */
export function resolveRange(
  assembly: Assembly,
  { field, low, high }: SketchOf<'range'>,
  scope: ConditionScope,
): Condition {
  const resolved = fieldOrImplied(assembly, { field, quantity: low }, scope);
  // "due 2021-2025" are years, and no amounts that are due.
  if (resolved.field.unit?.kind === 'money' && [low, high].every(isCalendarYear))
    noSense('years are no amounts');
  return combine('all', [
    compare(assembly, resolved, { operator: '>=', quantity: low }),
    compare(assembly, resolved, { operator: '<=', quantity: high }),
  ]);
}

/** A bare number that is a year where a time is said. */
function isCalendarYear({ value, sign }: Quantity): boolean {
  return sign === null && isYearLike(value);
}

/** "amount paid less than amount due": the second field is near to the first. */
export function resolveFields(
  assembly: Assembly,
  sketch: SketchOf<'fields'>,
  scope: ConditionScope,
): Condition {
  if (sketch.together !== undefined)
    return resolveTogether(assembly, { ...sketch, together: sketch.together }, scope);
  const { cost } = assembly;
  const left =
    sketch.left === null ? mainQuantity(assembly, scope) : resolveField(assembly, sketch.left, scope);
  // "loans to customers who live in another state than the branch": the branch is that of the loan.
  const near = scope.outer ?? left.dataset.name;
  const right = resolveField(assembly, sketch.right, { ...scope, anchor: near });
  // Nobody's income is meant by "customers who got less than requested".
  if (sketch.left === null && !isOfOne(assembly, left, right)) noSense('what is compared is not said');
  // "the borrower's state differs from the branch's state" leaves nothing open.
  const choices = (sketch.left?.alternatives.length ?? 0) + sketch.right.alternatives.length;
  if (sketch.left !== null && choices === 2) assembly.cost = cost;
  const [first, second] = sketch.factors;
  // Beside a day, a moment of it counts as that day: as text it would be after it.
  const isByDay = sketch.isSameDay === true || left.field.type !== right.field.type;
  const sideOf = (side: ResolvedField): Expression =>
    isByDay && side.field.type === 'timestamp'
      ? { kind: 'date-part', part: 'day', operand: columnOf(assembly, side) }
      : columnOf(assembly, side);
  const [above, below] = [sideOf(left), sideOf(right)];
  if (!isSame(left.field.unit?.kind, right.field.unit?.kind))
    noSense('numbers of different kinds, such as amounts and rates, cannot be put together');
  return test(binary(scaled(above, first), sketch.operator, scaled(below, second)));
}

/** Whether the rows of the one have one value of the other at most. */
function isOfOne({ index }: Assembly, { dataset }: ResolvedField, other: ResolvedField): boolean {
  return dataset.name === other.dataset.name || index.isToOne(dataset.name, other.dataset.name);
}

/** "whose total balance exceeds their income". */
function resolveTogether(
  assembly: Assembly,
  {
    together,
    operator,
    right: term,
    factors: [, times],
  }: SketchOf<'fields'> & { readonly together: MeasureSketch },
  scope: ConditionScope,
): Condition {
  const { index } = assembly;
  const { anchor: table } = scope;
  const measure = withFilter(assembly.resolveMeasure(assembly, together, scope));
  const { expression: value, unit } = measure.output;
  const right = resolveField(assembly, term, scope);
  const isOfMany = measure.table !== table && index.isToOne(measure.table, table);
  if (value.kind !== 'aggregate' || !isOfMany || right.dataset.name !== table)
    return noSense('what they have together is compared with what is theirs only');
  if (!isSame(unit?.kind, right.field.unit?.kind))
    noSense('numbers of different kinds, such as amounts and rates, cannot be put together');
  const all: Expression = {
    kind: 'related',
    table,
    related: measure.table,
    value,
    position: null,
    orderBy: [],
  };
  return test(binary(all, operator, scaled(columnOf(assembly, right), times)));
}

/** What the rows are measured by. */
function mainQuantity(assembly: Assembly, scope: ConditionScope): ResolvedField {
  const { index, assumptions } = assembly;
  const { anchor } = scope;
  const dataset = measuredDataset(assembly, scope);
  const name = dataset.defaultMeasure ?? noSense(`a ${dataset.label} has no single quantity`);
  const field = index.field(anchor, name);
  assumptions.add(`what is compared is the ${field.label}`);
  return { dataset, field };
}

function scaled(operand: Expression, factor: number): Expression {
  return factor === 1 ? operand : binary(literal(Number(factor.toPrecision(15))), '*', operand);
}

function compare(
  assembly: Assembly,
  resolved: ResolvedField,
  { operator, quantity }: { readonly operator: Comparison; readonly quantity: Quantity },
): Condition {
  const span = resolved.made?.span;
  if (span !== undefined && (quantity.sign === null || isDuration(quantity.sign)))
    return test(compareSpan(spanIn(span, quantity), operator, quantity.value));
  const value = toFieldNumber(quantity, resolved.field);
  // "approval rate 2025" has a year at its end, and nobody asks for a balance of $2,021.
  const isYear = operator === '=' && quantity.sign === null && isYearLike(value);
  if (isYear && (resolved.field.unit?.kind === 'money' || !isWithin(value, resolved.field)))
    return noSense(`${value} is no usual ${resolved.field.label}`);
  // "over 8 million in interest" is no rate.
  if (resolved.field.unit?.kind === 'percent' && value >= PERCENT_MAX)
    return noSense(`${value} is no usual ${resolved.field.label}`);
  return test(binary(columnOf(assembly, resolved), operator, literal(value)));
}

/** The span in the unit of the number that it is compared with. */
function spanIn(span: Span, { sign }: Quantity): Span {
  if (!isDuration(sign) || sign === span.unit) return span;
  if (sign === 'hours' || sign === 'minutes' || sign === 'seconds')
    return noSense('how long it is, is not known by the hour');
  return { ...span, unit: sign };
}

/** A choice that the quantity makes costs a little. */
const IMPLIED = 0.2;

const PERCENT_MAX = 10_000;

function fieldOrImplied(
  assembly: Assembly,
  { field: term, quantity }: { readonly field: FieldTerm | null; readonly quantity: Quantity },
  scope: ConditionScope,
): ResolvedField {
  if (term !== null) {
    const own = ownAge(assembly, { term, quantity }, scope);
    if (own !== null) return own;
    const resolved = resolveField(assembly, term, scope);
    if (resolved.field.label === AGE.impliedLabel && isCountedInShort(quantity))
      noSense('the age of people is counted in years');
    // Lines of orders are not in stock, though what they are of may be.
    if (term.property === 'stock' && resolved.dataset.name !== scope.anchor)
      noSense('what is in stock is not said');
    // "boats longer than 15 m": how long their repairs took tells nothing of it.
    if (term.property !== undefined && !assembly.index.isToOne(scope.anchor, resolved.dataset.name))
      noSense(`a ${assembly.index.dataset(scope.anchor).label} has no such quantity of its own`);
    checkMeasure(assembly, resolved, scope);
    return resolved;
  }
  const dataset = measuredDataset(assembly, scope);
  const field = impliedField(dataset, quantity);
  const age = impliedAge(assembly, quantity, { scope, measure: field });
  if (age !== null) return age;
  if (field === null)
    return noSense(
      `what the number is of is not said, and a ${dataset.label} has no one amount that is usually meant`,
    );
  checkAmountOf(assembly, dataset, { scope, quantity });
  const { value, sign } = quantity;
  if (sign === null && isYearLike(value)) return noSense('a year is no quantity');
  assembly.cost += IMPLIED;
  if (sign === null) {
    if (!isWithin(value, field)) return noSense(`${value} is no usual ${field.label}`);
    assembly.assumptions.add(`the number is the ${field.label}`);
  }
  if (sign === 'percent' && field.name === dataset.defaultPercent)
    assembly.assumptions.add(`the percentage is the ${field.label}`);
  return { dataset, field };
}

/** "unpaid payments with an amount over 500": what was paid of them is nothing. */
function checkMeasure({ index }: Assembly, { dataset, field }: ResolvedField, scope: ConditionScope): void {
  const { anchor, measure } = scope;
  const hasOther = measure !== undefined && measure !== null && measure !== field.name;
  if (hasOther && dataset.name === anchor && field.name === dataset.defaultMeasure)
    undecided(`whether the ${field.label} or the ${index.field(anchor, measure).label} is meant is not said`);
}

/** "orders of retired customers over $500": the amount is that of the order, and none of the customer's own. */
function checkAmountOf(
  { index }: Assembly,
  dataset: Dataset,
  { scope: { outer }, quantity: { sign } }: { readonly scope: ConditionScope; readonly quantity: Quantity },
): void {
  if (outer === undefined || !(sign === null || sign === 'money')) return;
  if (isAmountOfOther(index, dataset.name, outer))
    noSense(`the amount is that of the ${index.dataset(outer).label}`);
}

/** Whether an amount behind people is that of the rows that are theirs: of orders, and of no customer. */
export function isAmountOfOther(index: KnowledgeIndex, people: string, other: string): boolean {
  const { fields, defaultMeasure } = index.dataset(other);
  const measure = fields.find(({ name }) => name === defaultMeasure);
  return (
    isOfPeople(index.dataset(people)) &&
    !isOfPeople(index.dataset(other)) &&
    measure?.unit?.kind === 'money' &&
    index.isToOne(other, people)
  );
}

/** Years that somebody may be old, and of which nothing else would be said. */
const AGES = { least: 10, leastInYears: 18, most: 110 };

/** "customers under 30", where people have no other quantity that may be as small, "customers under 30 years"; null for others. */
function impliedAge(
  assembly: Assembly,
  { value, sign }: Quantity,
  { scope, measure }: { readonly scope: ConditionScope; readonly measure: Field | null },
): ResolvedField | null {
  if (sign !== null && sign !== 'years') return null;
  const isPerson = assembly.index
    .dataset(scope.anchor)
    .fields.some(({ label, synonyms }) => [label, ...synonyms].some((name) => BORN.has(name)));
  if (!isPerson) return null;
  // "customers under 2 years" may have been customers, or at work, for so long.
  const least = sign === null ? AGES.least : AGES.leastInYears;
  if (value < least || value > AGES.most || !Number.isInteger(value))
    return sign === null ? null : noSense('what lasted so long is not said');
  if (sign === null && measure !== null && isWithin(value, measure)) return null;
  assembly.cost += IMPLIED;
  assembly.assumptions.add('the number is the age');
  return resolveField(assembly, AGE, scope);
}

const BORN: ReadonlySet<string> = new Set(['age', 'birth date']);

/** Whether a number is among those that the column has; where that is not known it may be. */
function isWithin(value: number, { min, max }: Field): boolean {
  return typeof min !== 'number' || typeof max !== 'number' || (value >= min && value <= max);
}
