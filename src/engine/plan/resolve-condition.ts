import type { AggregateExpression, BinaryOperator, Expression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import type { TimeMeaning } from '../candidate.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { Condition } from '../logical-query.ts';
import {
  type Assembly,
  noSense,
  type ResolvedField,
  resolveAlternative,
  resolveField,
  type Scope,
} from './assembly.ts';
import { impliedField, toFieldNumber } from './quantities.ts';
import type { Comparison, ConditionSketch, Nominal, Quantity, ValueTerm } from './sketch.ts';

/** Where a condition stands: the table whose rows it is about, and the date that a bare time means there. */
export interface ConditionScope extends Scope {
  readonly anchor: string;
  /** The table whose rows the answer names: "branches" in "branches by volume: name and volume". */
  readonly subject?: string;
  /** For a metric with a date of its own; null for the table's default date. */
  readonly date?: { readonly table: string; readonly column: string } | null;
}

type Of<K extends ConditionSketch['kind']> = Extract<ConditionSketch, { kind: K }>;

/** Makes a condition on the rows of `scope.anchor` of what the grammar read. */
export function resolveCondition(
  assembly: Assembly,
  sketch: ConditionSketch,
  scope: ConditionScope,
): Condition {
  switch (sketch.kind) {
    case 'compare': {
      const resolved = fieldOrImplied(assembly, sketch.field, sketch.quantity, scope);
      return test(
        compare(assembly, resolved, sketch.operator, toFieldNumber(sketch.quantity, resolved.field)),
      );
    }
    case 'range':
      return resolveRange(assembly, sketch, scope);
    case 'value':
      return resolveValues(assembly, sketch.values, scope);
    case 'value-range':
      return resolveValueRange(assembly, sketch, scope);
    case 'segment':
      return resolveSegments(assembly, sketch, scope);
    case 'time':
      return resolveTimes(assembly, sketch, scope);
    case 'missing': {
      const resolved = resolveField(assembly, sketch.field, scope);
      if (!resolved.field.isNullable) return NEVER;
      return test({ kind: 'is-null', operand: column(assembly, resolved), negated: false });
    }
    case 'text':
      return resolveText(assembly, sketch, scope);
    case 'key':
      return resolveKey(assembly, sketch, scope);
    case 'exists':
      if (sketch.isSeparate !== true) checkManySide(assembly, sketch.nominal.dataset, scope);
      return resolveExists(assembly, sketch.nominal, scope);
    case 'count':
      return resolveCount(assembly, sketch, scope);
    case 'aggregate':
      return resolveAggregate(assembly, sketch, scope);
    case 'versus':
      return resolveVersus(assembly, sketch, scope);
    case 'fields': {
      const left = resolveField(assembly, sketch.left, scope);
      const right = resolveField(assembly, sketch.right, { ...scope, anchor: left.dataset.name });
      return test({
        kind: 'binary',
        operator: sketch.operator,
        left: column(assembly, left),
        right: column(assembly, right),
      });
    }
    case 'and':
    case 'or':
      return combine(
        sketch.kind === 'and' ? 'all' : 'any',
        sketch.of.map((one) => resolveCondition(assembly, one, scope)),
      );
    case 'not': {
      const of = resolveCondition(assembly, sketch.of, scope);
      return of === NEVER ? ALWAYS : { kind: 'not', of };
    }
    default:
      return assertNever(sketch);
  }
}

/** All of the conditions of a noun phrase, on its rows; null if it has none. */
export function resolveNominal(
  assembly: Assembly,
  { dataset, conditions }: Nominal,
  scope: Scope,
): Condition | null {
  const date = segmentDate(assembly, conditions);
  const inner: ConditionScope = { anchor: dataset, mentioned: scope.mentioned, date };
  return allOf(conditions.map((one) => resolveCondition(assembly, one, inner)));
}

/** The date of a state is when it began: charged-off loans "in 2024" were charged off then. Null without such a state. */
export function segmentDate(
  { index }: Assembly,
  conditions: readonly ConditionSketch[],
): { readonly table: string; readonly column: string } | null {
  const dates = conditions.flatMap((one) =>
    one.kind !== 'segment'
      ? []
      : one.segments.flatMap((name) => {
          const { dataset, date } = index.segment(name);
          return date === undefined || date === null ? [] : [{ table: dataset, column: date }];
        }),
  );
  const [first] = dates;
  return first !== undefined && dates.every(({ column }) => column === first.column) ? first : null;
}

/** The conjunction; null for none. */
export function allOf(conditions: readonly Condition[]): Condition | null {
  if (conditions.includes(NEVER)) return noSense('it is never missing');
  const real = conditions.filter((condition) => condition !== ALWAYS);
  return real.length === 0 ? null : combine('all', real);
}

/** What holds for every row, and for none: "loans that were issued", "loans without issue date". */
const ALWAYS: Condition = { kind: 'all', of: [] };
const NEVER: Condition = { kind: 'any', of: [] };

function combine(kind: 'all' | 'any', conditions: readonly Condition[]): Condition {
  if (kind === 'all' && contradict(conditions)) return noSense('one thing cannot have two values');
  const flat = conditions.flatMap((one) => (one.kind === kind ? one.of : [one]));
  const distinct = [...new Map(flat.map((one) => [JSON.stringify(one), one])).values()];
  const of = kind === 'any' ? mergedTests(distinct) : distinct;
  const [first] = of;
  return of.length === 1 && first !== undefined ? first : { kind, of };
}

/** Alternatives for one column are one list: `state IN ('TX', 'FL')`. */
function mergedTests(alternatives: readonly Condition[]): readonly Condition[] {
  const merged = new Map<string, Condition>();
  for (const condition of alternatives) {
    const list = condition.kind === 'test' ? valuesOf(condition.expression) : null;
    const key = list === null ? JSON.stringify(condition) : JSON.stringify(list.operand);
    const known = merged.get(key);
    const before = known?.kind === 'test' ? valuesOf(known.expression) : null;
    if (list === null || before === null) merged.set(key, condition);
    else merged.set(key, test(isOneOf(list.operand, [...new Set([...before.values, ...list.values])])));
  }
  return [...merged.values()];
}

/** The values that an `=` or `IN` test allows; null for other tests. */
function valuesOf(
  expression: Expression,
): { readonly operand: Expression; readonly values: readonly (string | number)[] } | null {
  const isValue = (one: Expression): boolean => one.kind === 'literal' && one.value !== null;
  const literalValues = (one: Expression): (string | number)[] =>
    one.kind === 'literal' && one.value !== null ? [one.value] : [];
  if (expression.kind === 'in' && !expression.negated && expression.values.every(isValue)) {
    return { operand: expression.operand, values: expression.values.flatMap(literalValues) };
  }
  return expression.kind === 'binary' && expression.operator === '=' && isValue(expression.right)
    ? { operand: expression.left, values: literalValues(expression.right) }
    : null;
}

/** Two different values of one column at once: the words are a list that was read as two conditions. */
function contradict(conditions: readonly Condition[]): boolean {
  const seen = new Map<string, string>();
  return conditions.some((condition) => {
    if (condition.kind !== 'test') return false;
    const { expression } = condition;
    if (expression.kind !== 'binary' || expression.operator !== '=') return false;
    const [left, right] = [JSON.stringify(expression.left), JSON.stringify(expression.right)];
    const known = seen.get(left);
    seen.set(left, right);
    return known !== undefined && known !== right;
  });
}

/**
 * Two things asked of rows that each row has many of may hold for different ones: "borrowers declined in 2025" are
 * applications that are both. Unless the words say it with one noun, it is not known.
 */
function checkManySide(assembly: Assembly, table: string, scope: ConditionScope): void {
  if (table === scope.anchor || assembly.index.isToOne(scope.anchor, table)) return;
  const key = `${scope.anchor} ${table}`;
  if (assembly.manySides.has(key)) noSense(`whether it is the same of ${table} is not said`);
  assembly.manySides.add(key);
}

function test(expression: Expression): Condition {
  return { kind: 'test', expression };
}

/** The expression of a field: its column, or what it is derived from. */
export function column({ index }: Assembly, { dataset, field }: ResolvedField): Expression {
  return index.columnOf(dataset.name, field.name);
}

function compare(
  assembly: Assembly,
  resolved: ResolvedField,
  operator: '=' | '<>' | '<' | '<=' | '>' | '>=',
  value: number,
): Expression {
  return {
    kind: 'binary',
    operator,
    left: column(assembly, resolved),
    right: { kind: 'literal', value },
  };
}

function fieldOrImplied(
  assembly: Assembly,
  term: Of<'compare'>['field'],
  quantity: Quantity,
  scope: ConditionScope,
): ResolvedField {
  if (term !== null) return resolveField(assembly, term, scope);
  const dataset = assembly.index.dataset(scope.anchor);
  const field = impliedField(dataset, quantity);
  if (field === null) return noSense(`a ${dataset.label} has no single quantity that the number could be of`);
  if (quantity.sign === null && isYearLike(quantity.value)) return noSense('a year is no quantity');
  assembly.cost += IMPLIED;
  const { min, max } = field;
  if (quantity.sign === null && typeof min === 'number' && typeof max === 'number') {
    if (quantity.value < min || quantity.value > max)
      return noSense(`${quantity.value} is no usual ${field.label}`);
  }
  if (quantity.sign === null) assembly.assumptions.add(`the number is the ${field.label}`);
  return { dataset, field };
}

const IMPLIED = 0.2;

function isYearLike(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value < 2100;
}

function resolveRange(assembly: Assembly, sketch: Of<'range'>, scope: ConditionScope): Condition {
  const resolved = fieldOrImplied(assembly, sketch.field, sketch.low, scope);
  return combine('all', [
    test(compare(assembly, resolved, '>=', toFieldNumber(sketch.low, resolved.field))),
    test(compare(assembly, resolved, '<=', toFieldNumber(sketch.high, resolved.field))),
  ]);
}

function resolveValues(assembly: Assembly, values: readonly ValueTerm[], scope: ConditionScope): Condition {
  const chosen = values.map((value) => {
    const near = agreeing(value, values).filter(({ dataset }) =>
      assembly.index.isToOne(scope.anchor, dataset),
    );
    return near.length === 0
      ? noSense(`${scope.anchor} have no such value`)
      : resolveAlternative(assembly, near, scope);
  });
  const byField = new Map<string, { operand: Expression; values: (string | number)[] }>();
  for (const { dataset, field, value } of chosen) {
    const key = JSON.stringify([dataset, field]);
    const known = byField.get(key);
    if (known === undefined) {
      byField.set(key, { operand: assembly.index.columnOf(dataset, field), values: [value] });
    } else if (!known.values.includes(value)) known.values.push(value);
  }
  return combine(
    'any',
    [...byField.values()].map(({ operand, values: held }) => test(isOneOf(operand, held))),
  );
}

/** All values from one to the other in the field's own order; fields without one have no ranges. */
function resolveValueRange(
  assembly: Assembly,
  { from, to }: Of<'value-range'>,
  scope: ConditionScope,
): Condition {
  const ordered = agreeing(from, [from, to]).filter(
    ({ dataset, field }) => assembly.index.field(dataset, field).order !== null,
  );
  const first =
    ordered.length === 0 ? noSense('the values have no order') : resolveAlternative(assembly, ordered, scope);
  const { dataset, field } = first;
  const last = to.alternatives.find((other) => other.dataset === dataset && other.field === field);
  const order = assembly.index.field(dataset, field).order ?? [];
  const [low, high] = [order.indexOf(String(first.value)), order.indexOf(String(last?.value))];
  if (low < 0 || high < low) return noSense('the range has no values');
  return test(isOneOf(assembly.index.columnOf(dataset, field), order.slice(low, high + 1)));
}

/** In a list the values are of one field where they can be: "Texas and Georgia" are two states. */
function agreeing(value: ValueTerm, all: readonly ValueTerm[]): ValueTerm['alternatives'] {
  const shared = value.alternatives.filter((alternative) =>
    all.every(({ alternatives }) =>
      alternatives.some(
        (other) => other.dataset === alternative.dataset && other.field === alternative.field,
      ),
    ),
  );
  return shared.length > 0 ? shared : value.alternatives;
}

function isOneOf(operand: Expression, values: readonly (string | number)[]): Expression {
  const literals = values.map((value): Expression => ({ kind: 'literal', value }));
  const first = literals[0];
  return literals.length === 1 && first !== undefined
    ? { kind: 'binary', operator: '=', left: operand, right: first }
    : { kind: 'in', operand, values: literals, negated: false };
}

/** Rows of another table are reached from those of the anchor; rows of the anchor itself need no reaching. */
function onRelated(
  assembly: Assembly,
  related: string,
  where: Condition | null,
  scope: ConditionScope,
): Condition | null {
  if (related === scope.anchor) return where;
  const distance = assembly.index.distance(scope.anchor, related);
  if (!Number.isFinite(distance)) return noSense(`${related} and ${scope.anchor} are not related`);
  const isToOne = assembly.index.isToOne(scope.anchor, related);
  assembly.cost += isToOne ? OF_THE_ONE : OF_THE_MANY;
  if (isToOne && where !== null) return where;
  return { kind: 'exists', table: scope.anchor, related, where };
}

/** What a row has one of is nearer to it than what it has many of. */
const OF_THE_ONE = 0.1;
const OF_THE_MANY = 0.2;

function resolveSegments(assembly: Assembly, { segments }: Of<'segment'>, scope: ConditionScope): Condition {
  const resolved = segments.map((name) => assembly.index.segment(name));
  const conditions = resolved.map(({ dataset, condition }) => {
    checkManySide(assembly, dataset, scope);
    if (dataset !== scope.anchor) assembly.cost += SEGMENT_OF_OTHERS;
    const where = onRelated(assembly, dataset, segmentTest(dataset, condition), scope);
    return where ?? noSense(`nothing is asked of ${dataset}`);
  });
  // Two words for states of the same thing name both groups: "late and charged-off loans".
  return combine('any', conditions);
}

/** "late" before payments is first the late payments, then the payments of late loans. */
const SEGMENT_OF_OTHERS = 0.4;

/** A segment's condition may count related rows: `COUNT(loans.loan_id) >= 2` of borrowers. */
function segmentTest(dataset: string, expression: Expression): Condition {
  if (aggregatesOf(expression).length === 0) return test(expression);
  if (expression.kind === 'logical') {
    const of = expression.operands.map((operand) => segmentTest(dataset, operand));
    return combine(expression.operator === 'and' ? 'all' : 'any', of);
  }
  if (expression.kind === 'not') return { kind: 'not', of: segmentTest(dataset, expression.operand) };
  if (
    expression.kind === 'binary' &&
    expression.left.kind === 'aggregate' &&
    expression.right.kind === 'literal' &&
    typeof expression.right.value === 'number' &&
    isComparison(expression.operator)
  ) {
    const { filter, ...aggregate } = expression.left;
    return {
      kind: 'related-aggregate',
      table: dataset,
      aggregate: { ...aggregate, filter: null },
      where: filter === null ? null : test(filter),
      operator: expression.operator,
      value: expression.right.value,
    };
  }
  return noSense(`the condition of a segment of ${dataset} cannot be asked`);
}

function isComparison(operator: BinaryOperator): operator is Comparison {
  return ['=', '<>', '<', '<=', '>', '>='].includes(operator);
}

function resolveTimes(
  assembly: Assembly,
  { field: term, times }: Of<'time'>,
  scope: ConditionScope,
): Condition {
  if (term === null && assembly.index.isParty(scope.anchor)) {
    // A day, or a month, is of what happens: who was there on it is another question.
    if (times.some(({ grain }) => grain === 'day')) noSense('a day of people or places');
    assembly.cost += TIME_OF_PARTY;
  }
  const operand =
    term === null ? defaultDate(assembly, scope) : column(assembly, resolveField(assembly, term, scope));
  if (operand.kind === 'column') checkManySide(assembly, operand.table, scope);
  return combine(
    'any',
    times.map((time) => test(within(operand, time))),
  );
}

/** The date that a bare time means for the rows of the anchor. */
export function defaultDate({ index, assumptions }: Assembly, { anchor, date }: ConditionScope): Expression {
  if (date !== undefined && date !== null) return index.columnOf(date.table, date.column);
  const { defaultDate: name, label } = index.dataset(anchor);
  if (name === null) return noSense(`a ${label} has no single date`);
  const field = index.field(anchor, name);
  assumptions.add(`time is by ${field.label}`);
  return index.columnOf(anchor, name);
}

/** The half-open interval as a test on an ISO date or timestamp. */
export function within(operand: Expression, { start, end }: TimeMeaning): Expression {
  const bounds: Expression[] = [];
  if (start !== null) bounds.push(bound('>=', operand, start));
  if (end !== null) bounds.push(bound('<', operand, end));
  const first = bounds[0];
  if (first === undefined) return noSense('the time has neither beginning nor end');
  return bounds.length === 1 ? first : { kind: 'logical', operator: 'and', operands: bounds };
}

function bound(operator: '>=' | '<', left: Expression, value: string): Expression {
  return { kind: 'binary', operator, left, right: { kind: 'literal', value } };
}

function resolveText(
  assembly: Assembly,
  { field: term, match, text }: Of<'text'>,
  scope: ConditionScope,
): Condition {
  const dataset = assembly.index.dataset(scope.anchor);
  const [display] = dataset.display;
  if (term === null && display === undefined) return noSense(`a ${dataset.label} has no name`);
  const operand =
    term === null
      ? assembly.index.columnOf(scope.anchor, display ?? '')
      : column(assembly, resolveField(assembly, term, scope));
  const field = operand.kind === 'column' ? assembly.index.field(operand.table, operand.column) : null;
  if (field?.type !== 'text') return noSense('only text can contain text');
  if (match === 'equals') return test(isOneOf(operand, [text]));
  const literal = text.replaceAll(/[\\%_]/g, (special) => `\\${special}`);
  const pattern = { contains: `%${literal}%`, starts: `${literal}%`, ends: `%${literal}` }[match];
  return test({
    kind: 'binary',
    operator: 'like',
    left: operand,
    right: { kind: 'literal', value: pattern },
  });
}

function resolveKey(
  assembly: Assembly,
  { dataset, value, isNamed }: Of<'key'>,
  scope: ConditionScope,
): Condition {
  const [key, ...others] = assembly.index.dataset(dataset).primaryKey;
  if (isYearLike(value) && !isNamed) return noSense('a year is no number of a row');
  if (key === undefined || others.length > 0) return noSense(`a ${dataset} has no single number`);
  const where = test(isOneOf(assembly.index.columnOf(dataset, key), [value]));
  return onRelated(assembly, dataset, where, scope) ?? where;
}

/** A bare time belongs to what happens, not to who or where: "loans of Texas branches in 2022" are loans of 2022. */
const TIME_OF_PARTY = 0.5;

function resolveExists(assembly: Assembly, nominal: Nominal, scope: ConditionScope): Condition {
  const hasBareTime = nominal.conditions.some((one) => one.kind === 'time' && one.field === null);
  if (hasBareTime && assembly.index.isToOne(scope.anchor, nominal.dataset))
    noSense('a time of people or places');
  const where = resolveNominal(assembly, nominal, scope);
  const condition = onRelated(assembly, nominal.dataset, where, scope);
  return condition ?? noSense('the condition says nothing');
}

function resolveCount(
  assembly: Assembly,
  { nominal, operator, value }: Of<'count'>,
  scope: ConditionScope,
): Condition {
  const related = nominal.dataset;
  if (related === scope.anchor || !Number.isFinite(assembly.index.distance(scope.anchor, related))) {
    return noSense(`${related} cannot be counted for each of ${scope.anchor}`);
  }
  if (assembly.index.isToOne(scope.anchor, related)) return noSense(`there is one of ${related} at most`);
  return {
    kind: 'related-aggregate',
    table: scope.anchor,
    aggregate: {
      kind: 'aggregate',
      function: 'count',
      table: related,
      argument: null,
      distinct: false,
      filter: null,
    },
    where: resolveNominal(assembly, nominal, scope),
    operator,
    value,
  };
}

function resolveAggregate(assembly: Assembly, sketch: Of<'aggregate'>, scope: ConditionScope): Condition {
  const measure = assembly.resolveMeasure(assembly, sketch.measure, scope);
  const { expression } = measure.output;
  if (expression.kind !== 'aggregate') return noSense('a computed rate cannot be asked of each row');
  if (expression.table === scope.anchor || assembly.index.isToOne(scope.anchor, expression.table)) {
    return noSense(`${expression.table} has one value for each of ${scope.anchor}`);
  }
  return {
    kind: 'related-aggregate',
    table: scope.anchor,
    aggregate: expression,
    where: allOf(measure.conditions),
    operator: sketch.operator,
    value: sketch.quantity.value,
  };
}

function resolveVersus(assembly: Assembly, sketch: Of<'versus'>, scope: ConditionScope): Condition {
  const dataset = assembly.index.dataset(scope.anchor);
  const implied = dataset.fields.find(({ name }) => name === dataset.defaultMeasure);
  if (sketch.field === null && implied === undefined)
    return noSense(`a ${dataset.label} has no single quantity`);
  const resolved =
    sketch.field === null && implied !== undefined
      ? { dataset, field: implied }
      : resolveField(assembly, sketch.field ?? { alternatives: [] }, scope);
  if (sketch.operator === '<>') return noSense('"different from the average" is not a condition');
  const operand = column(assembly, resolved);
  const aggregate: AggregateExpression = {
    kind: 'aggregate',
    function: sketch.function,
    table: resolved.dataset.name,
    argument: operand,
    distinct: false,
    filter: null,
  };
  assembly.assumptions.add('the average is over all rows');
  return { kind: 'compare-to-aggregate', left: operand, operator: sketch.operator, aggregate, where: null };
}
