import type { AggregateExpression, AggregateFunction, DatePart, Expression } from '../../../shared/mod.ts';
import type { Condition } from '../../logical-query.ts';
import { AGE } from '../ages.ts';
import type { Assembly } from '../assembly.ts';
import { countOfRows } from '../counts-kept.ts';
import { aggregateOver, binary, columnOf, isOneOf, literal, test } from '../expressions.ts';
import { isYearLike } from '../quantities.ts';
import { noSense, undecided } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { ConditionSketch, DimensionSketch, FieldTerm, Nominal, SketchOf } from '../sketch.ts';
import { ALWAYS, excludes } from './combine.ts';
import { type ConditionScope, defaultDate, measuredDataset } from './condition-scope.ts';
import { dayDone } from './day-done.ts';
import { isEnd, ofOthers, withoutEndAgain } from './ends.ts';
import { checkInner, checkManySide, onRelated } from './reach.ts';
import { eventsOfOne, throughEvent } from './through-event.ts';

/** Makes the condition of a noun phrase on its own rows; handed in, because noun phrases contain conditions. */
export type NominalResolver = (
  assembly: Assembly,
  nominal: Nominal,
  scope: ConditionScope,
) => Condition | null;

/** "loan 123". */
export function resolveKey(
  assembly: Assembly,
  { dataset, value, isNamed }: SketchOf<'key'>,
  scope: ConditionScope,
): Condition {
  const [key, ...others] = assembly.index.dataset(dataset).primaryKey;
  if (typeof value === 'number' && isYearLike(value) && !isNamed)
    return noSense('a year is no number of a row');
  if (key === undefined || others.length > 0) return noSense(`a ${dataset} has no single number`);
  const where = test(isOneOf(assembly.index.columnOf(dataset, key), [value]));
  return onRelated(assembly, { related: dataset, where }, scope) ?? where;
}

/** "with late payments", "of Texas branches". */
export function resolveExists(
  assembly: Assembly,
  { nominal: said, isSeparate, isSelf, isLeftOut, isDeed, isOne, isOf }: SketchOf<'exists'>,
  { scope, resolveNominal }: { readonly scope: ConditionScope; readonly resolveNominal: NominalResolver },
): Condition {
  const nominal = throughEvent(assembly, said, scope);
  // Rows that are themselves what was done: "donations donated by Ada".
  if (isDeed === true && nominal.dataset === scope.anchor)
    return resolveNominal(assembly, nominal, scope) ?? noSense(`${scope.anchor} always are`);
  if (isDeed === true) checkDeed(assembly, nominal.dataset, scope);
  if (nominal.dataset === scope.anchor && isSelf !== true)
    return noSense(`${scope.anchor} have no ${nominal.dataset}`);
  if (isOne === true && !assembly.index.isToOne(scope.anchor, nominal.dataset))
    return noSense(
      `each of the ${scope.anchor} may have several ${nominal.dataset}, and which is meant is not said`,
    );
  if (isLeftOut === true && !isOfOne(assembly, scope.anchor, nominal.dataset))
    return noSense(
      `each of the ${scope.anchor} may have several ${nominal.dataset}, and which is meant is not said`,
    );
  if (isSeparate !== true) checkManySide(assembly, nominal.dataset, scope);
  // "loans on secured products for grade A loans" are both; no product is of loans.
  if (isOf === true && nominal.dataset === scope.outer)
    noSense(`it is said of ${scope.outer}, not of ${scope.anchor}`);
  // "borrowers with late loans", of loans, asks for others of theirs; what was done to the outer one is done to it.
  if (isDeed === true || nominal.dataset !== scope.outer) checkInner(assembly, nominal.dataset, scope);
  const contrary = resolveContrary(assembly, nominal, { scope, resolveNominal });
  if (contrary !== null) return contrary;
  // "above 8 % for loans in 2024": of these rows themselves.
  const isOfItself = isOf === true && nominal.dataset === scope.anchor;
  const hasBareTime = !isOfItself && nominal.conditions.some(isOfTime);
  if (hasBareTime && isDeed !== true && assembly.index.isToOne(scope.anchor, nominal.dataset))
    noSense('a time is said of people or places, and what happened then is not');
  const where = resolveNominal(assembly, nominal, { ...scope, dayDone: dayDone(assembly, nominal) });
  const { index } = assembly;
  const hasAlways =
    index.isToOne(scope.anchor, nominal.dataset) && !index.mayMiss(scope.anchor, nominal.dataset);
  // "by state of the applicant", of applications
  if (where === null && hasAlways && nominal.conditions.length > 0) return ALWAYS;
  if (where === null && hasAlways)
    noSense('what one of the things that are named has to do with the rest is not said');
  return (
    onRelated(assembly, { related: nominal.dataset, where }, scope) ?? noSense('the condition says nothing')
  );
}

/** "where the loan is a mortgage *over 2023*". */
function isOfTime(condition: ConditionSketch): boolean {
  if (condition.kind === 'exists' && condition.isSelf === true)
    return condition.nominal.conditions.some(isOfTime);
  return condition.kind === 'time' && condition.field === null;
}

/** What was done refers to what it was done to: no patient is donated by way of the finder who donated. */
function checkDeed({ index }: Assembly, deed: string, { anchor }: ConditionScope): void {
  const refers = index.knowledge.relationships.some(({ from, to }) => from === deed && to === anchor);
  if (!refers) noSense(`${deed} are not done to ${anchor}`);
}

function isOfOne({ index }: Assembly, table: string, other: string): boolean {
  return table === other || index.isToOne(table, other);
}

/**
 * "with a personal loan but no mortgage": there is one such, and not one such; null where both are asked of one row. The
 * second costs nothing more, for it is said in the same breath.
 */
function resolveContrary(
  assembly: Assembly,
  { kind, dataset, conditions }: Nominal,
  { scope, resolveNominal }: { readonly scope: ConditionScope; readonly resolveNominal: NominalResolver },
): Condition | null {
  const [positive, negative, ...others] = conditions;
  if (positive === undefined || negative?.kind !== 'not' || others.length > 0) return null;
  if (positive.kind !== 'value' && positive.kind !== 'segment') return null;
  if (assembly.index.isToOne(scope.anchor, dataset)) return null;
  const { cost } = assembly;
  const resolve = (condition: ConditionSketch): Condition | null =>
    resolveNominal(assembly, { kind, dataset, conditions: [condition] }, scope);
  const has = resolve(positive);
  const costOfOne = assembly.cost;
  const hasNot = resolve(negative.of);
  const isContrary = has !== null && hasNot !== null && excludes(has, hasNot);
  assembly.cost = isContrary ? costOfOne : cost;
  if (!isContrary) return null;
  const present = onRelated(assembly, { related: dataset, where: has }, scope);
  const absent: Condition = { kind: 'exists', table: scope.anchor, related: dataset, where: hasNot };
  return present === null ? null : { kind: 'all', of: [present, { kind: 'not', of: absent }] };
}

/** "with at least 2 late payments". */
export function resolveCount(
  assembly: Assembly,
  { nominal: said, operator, value, distinctOf, valuesOf, partsOf }: SketchOf<'count'>,
  { scope, resolveNominal }: { readonly scope: ConditionScope; readonly resolveNominal: NominalResolver },
): Condition {
  const { index } = assembly;
  const { anchor } = scope;
  const nominal = distinctOf === undefined ? eventsOfOne(assembly, said, scope) : said;
  const related = nominal.dataset;
  if (related === anchor || !Number.isFinite(index.distance(anchor, related)))
    return noSense(`of what the ${related} are counted is not said`);
  if (index.isToOne(anchor, related)) return noSense(`there is one of ${related} at most`);
  // "who applied across all customers" is said of one.
  if (distinctOf === anchor) return noSense(`${related} of one of ${anchor} are of that one`);
  if (related !== scope.outer) checkInner(assembly, related, scope);
  return {
    kind: 'related-aggregate',
    table: anchor,
    aggregate: countedOf(assembly, { related, anchor }, { distinctOf, valuesOf, partsOf }),
    where: resolveNominal(assembly, nominal, scope),
    operator,
    value,
  };
}

/** Rows, or the different ones that they are of, or the different values that they have. */
function countedOf(
  assembly: Assembly,
  { related, anchor }: { readonly related: string; readonly anchor: string },
  {
    distinctOf,
    valuesOf,
    partsOf,
  }: {
    readonly distinctOf: string | undefined;
    readonly valuesOf: FieldTerm | undefined;
    readonly partsOf: DatePart | undefined;
  },
): AggregateExpression {
  if (partsOf !== undefined) {
    const operand = defaultDate(assembly, { anchor: related, mentioned: new Set() });
    return {
      ...aggregateOver(related, 'count', { kind: 'date-part', part: partsOf, operand }),
      distinct: true,
    };
  }
  if (valuesOf !== undefined) {
    const { dataset, field } = resolveField(assembly, valuesOf, { anchor: related, mentioned: new Set() });
    if (!assembly.index.isToOne(related, dataset.name)) noSense(`${related} are of no single ${field.label}`);
    if (assembly.index.isToOne(anchor, dataset.name)) noSense(`${anchor} have one ${field.label} at most`);
    return { ...aggregateOver(related, 'count', columnOf(assembly, { dataset, field })), distinct: true };
  }
  return distinctOf === undefined
    ? countOfRows(assembly, related)
    : { ...aggregateOver(related, 'count', keyOf(assembly, related, distinctOf)), distinct: true };
}

/** What tells which row of another table a row is of. */
function keyOf({ index }: Assembly, table: string, other: string): Expression {
  const direct = index.knowledge.relationships.filter(
    ({ from, to, fromColumns }) => from === table && to === other && fromColumns.length === 1,
  );
  const [only, ...more] = direct;
  const column = only?.fromColumns[0];
  return column === undefined || more.length > 0
    ? noSense(`${table} are of no single ${other}`)
    : index.columnOf(table, column);
}

/** "the average salary of the Law faculty": of the rows that belong to it. */
function rowsOf(
  { index }: Assembly,
  over: Nominal,
  { table, fn }: { readonly table: string; readonly fn: AggregateFunction },
): Nominal {
  if (over.dataset === table) return over;
  const isAveraged = fn === 'avg' || fn === 'median';
  if (!isAveraged || over.conditions.length === 0 || !index.isToOne(table, over.dataset))
    return noSense(`the average is of ${table}`);
  return { kind: 'nominal', dataset: table, conditions: [{ kind: 'exists', nominal: over }] };
}

function shifted(value: Expression, by: number): Expression {
  return binary(value, by < 0 ? '-' : '+', literal(Math.abs(by)));
}

/** "of their state", "of their branch": the column that tells which group a row is in. */
function ownGroup(
  assembly: Assembly,
  within: DimensionSketch,
  { scope, table }: { readonly scope: ConditionScope; readonly table: string },
): Expression {
  if (within.kind === 'dataset') return keyOf(assembly, table, within.dataset);
  if (within.kind !== 'field') return undecided('which group is meant is not said');
  const { dataset, field } = resolveField(assembly, within.field, { ...scope, anchor: table });
  return dataset.name === table
    ? columnOf(assembly, { dataset, field })
    : undecided(`which ${field.label} a row of ${table} has is not said`);
}

/** "above average": over all rows, whichever the question is about, or over those that are named. */
export function resolveVersus(
  assembly: Assembly,
  {
    field: term,
    operator,
    function: fn,
    percentile,
    factor: times,
    margin,
    percent = 0,
    over,
    within,
  }: SketchOf<'versus'>,
  { scope, resolveNominal }: { readonly scope: ConditionScope; readonly resolveNominal: NominalResolver },
): Condition {
  const dataset = measuredDataset(assembly, scope);
  const implied = dataset.fields.find(({ name }) => name === dataset.defaultMeasure);
  if (term === null && implied === undefined) return noSense(`a ${dataset.label} has no single quantity`);
  const resolved =
    term === null && implied !== undefined
      ? { dataset, field: implied }
      : resolveField(assembly, term ?? { alternatives: [] }, scope);
  const { unit } = resolved.field;
  if (percent !== 0 && (unit?.kind === 'percent' || unit?.kind === 'fraction'))
    undecided('whether so many points or so many percent of the average are meant is not said');
  const factor = Number((times * (1 + percent / 100)).toFixed(6));
  if (operator === '<>') return noSense('"different from the average" is not a condition');
  const left = columnOf(assembly, resolved);
  if (term === AGE && left.kind !== 'column')
    undecided('whether ages are compared in whole years is not said');
  const table = resolved.dataset.name;
  const other = over === null || !isEnd(fn) ? null : ofOthers(assembly, over, { term, resolved, scope, fn });
  const rows = over === null ? null : other === null ? rowsOf(assembly, over, { table, fn }) : over;
  const among = rows === null ? null : resolveNominal(assembly, rows, scope);
  if (isEnd(fn) && over?.dataset === scope.anchor && among === null)
    noSense(`none of all ${dataset.labelPlural} is above all of them`);
  const where = isEnd(fn) ? withoutEndAgain(among, { left, fn }) : among;
  const group = within === null ? null : ownGroup(assembly, within, { scope, table });
  if (over === null && within === null && fn !== 'max' && fn !== 'min')
    assembly.assumptions.add(`the ${fn === 'percentile' ? 'percentile' : 'average'} is over all rows`);
  return {
    kind: 'compare-to-aggregate',
    left: margin === undefined ? left : shifted(left, margin),
    operator,
    aggregate: other ?? {
      ...aggregateOver(table, fn, left),
      ...(percentile === undefined ? {} : { percentile }),
    },
    where,
    ...(factor === 1 ? {} : { factor }),
    ...(group === null ? {} : { within: group }),
  };
}
