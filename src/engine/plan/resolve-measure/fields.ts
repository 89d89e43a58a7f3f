import type { AggregateExpression, AggregateFunction, Expression } from '../../../shared/mod.ts';
import { elapsedToAverage } from '../../elapsed.ts';
import { isSame } from '../../is-same.ts';
import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { isOwnCount } from '../counts-kept.ts';
import { aggregateOver, columnOf } from '../expressions.ts';
import { noSense, Rejected, undecided } from '../rejection.ts';
import { resolveField, storedField } from '../resolve-field.ts';
import type { ResolvedField } from '../resolved-field.ts';
import type { FieldTerm, MeasureOf } from '../sketch.ts';
import { isAdditive } from './is-additive.ts';
import { isTotalled } from './is-totalled.ts';
import { COUNT, meaningOf, measureOf, named } from './measure-of.ts';
import { totalOf } from './totals.ts';

/** How each aggregate is said before the quantity that it is of. */
export const FUNCTION_LABELS: Readonly<Record<AggregateFunction, string>> = {
  count: 'number of',
  sum: 'total',
  avg: 'average',
  min: 'lowest',
  max: 'highest',
  median: 'median',
  percentile: 'percentile of',
  stddev: 'standard deviation of',
};

/** "average interest rate", "number of different states", "90th percentile of income". */
export function resolveAggregate(
  assembly: Assembly,
  { field, function: said, distinct, percentile, ofPopulation, isSuperlative }: MeasureOf<'aggregate'>,
  scope: Scope,
): ResolvedMeasure {
  const fn = isSuperlative === true ? endOf(assembly, field, said) : said;
  if (fn === 'sum' && field.derived?.kind === 'arithmetic') return totalOf(assembly, field.derived, scope);
  const resolved = storedField(assembly, resolveNamed(assembly, field, scope));
  if (distinct) return countDistinct(assembly, resolved);
  // An owner that is named is what is averaged over: "income of borrowers".
  const rows = field.owner === undefined ? scope.rows : undefined;
  const measure = overField(assembly, resolved, { fn, percentile, rows });
  if (ofPopulation !== true || measure.output.expression.kind !== 'aggregate') return measure;
  const expression = { ...measure.output.expression, ofPopulation };
  return {
    ...measure,
    output: { ...measure.output, ...named(`population ${measure.output.label}`), expression },
  };
}

/** The highest rank is the first, which the lowest number says. */
function endOf(
  { index, assumptions }: Assembly,
  { alternatives }: FieldTerm,
  fn: AggregateFunction,
): AggregateFunction {
  const areRanks =
    alternatives.length > 0 &&
    alternatives.every(({ dataset, field }) => isRank(index.field(dataset, field).label));
  if (!areRanks || (fn !== 'max' && fn !== 'min')) return fn;
  assumptions.add('the highest rank is 1');
  return fn === 'max' ? 'min' : 'max';
}

/** Whether the number tells a place in an order, of which the first is the highest. */
export function isRank(label: string): boolean {
  return /\brank(?:ing)?$/.test(label);
}

/** What one column alone is called is that of its own rows, however far they are from what else is named; once said, of the next too. */
function resolveNamed(assembly: Assembly, term: FieldTerm, scope: Scope): ResolvedField {
  const { cost, measured } = assembly;
  const resolved = resolveField(assembly, term, scope);
  const [only, ...others] = term.alternatives;
  if (only === undefined || others.length > 0) return resolved;
  const most = measured.has(only.dataset) ? SAME_ROWS_MAX : OWN_ROWS_MAX;
  assembly.cost = Math.min(assembly.cost, cost + only.cost + most);
  measured.add(only.dataset);
  return resolved;
}

const OWN_ROWS_MAX = 0.5;
const SAME_ROWS_MAX = 0.2;

/** "interest rate by grade": what the model says, an average where nothing else makes sense; else it must be said. */
export function resolveBare(
  assembly: Assembly,
  { field: term, isBesideCount }: MeasureOf<'bare'>,
  scope: Scope,
): ResolvedMeasure {
  if (term.derived?.kind === 'arithmetic') return totalOf(assembly, term.derived, scope);
  const resolved = resolveField(assembly, term, scope);
  if (resolved.made?.span !== undefined) {
    assembly.cost += IMPLIED_AVERAGE;
    return overField(assembly, resolved, { fn: 'avg', percentile: null, rows: scope.rows });
  }
  const { dataset, field } = resolved;
  const { unit, label, aggregate } = field;
  if (aggregate !== undefined)
    return overField(assembly, resolved, { fn: aggregate, percentile: null, rows: scope.rows });
  // How long each took is no amount of which there is a total: "turnaround by branch".
  const adds = isAdditive(unit) && (unit?.kind !== 'duration' || field.expression === null);
  if (adds && (isBesideCount === true || term.isCounted === true))
    return overField(assembly, resolved, { fn: 'sum', percentile: null, rows: scope.rows });
  if (adds && (isTotalled(label) || isOwnCount(label, dataset.label)))
    return overField(assembly, resolved, { fn: 'sum', percentile: null, rows: scope.rows });
  if (adds && !isRank(label)) throw new Rejected({ kind: 'ambiguous-aggregate', label });
  assembly.cost += isBesideCount === true ? IMPLIED_BESIDE_COUNT : IMPLIED_AVERAGE;
  return overField(assembly, resolved, { fn: 'avg', percentile: null, rows: scope.rows });
}

const IMPLIED_AVERAGE = 0.3;
/** "number and rate" may mean a rate of what is counted. */
const IMPLIED_BESIDE_COUNT = 0.5;

interface AggregateWords {
  readonly fn: AggregateFunction;
  readonly percentile: number | null;
  /** The rows that are aggregated, where they are not the field's own. */
  readonly rows: string | undefined;
}

function overField(
  assembly: Assembly,
  resolved: ResolvedField,
  { fn, percentile, rows }: AggregateWords,
): ResolvedMeasure {
  const { dataset, field } = resolved;
  const { index, assumptions } = assembly;
  // What leads to the rows itself is one of them: a loan of an application keeps its own date.
  const isOfRows =
    rows !== undefined && index.isToOne(rows, dataset.name) && !index.isToOne(dataset.name, rows);
  const table = isOfRows ? rows : dataset.name;
  if (table !== dataset.name) assumptions.add(`each ${index.dataset(table).label} counts once`);
  if (fn === 'sum' && table !== dataset.name)
    return noSense(`${field.label} would be added up more than once for each ${dataset.label}`);
  const isTime = field.type === 'date' || field.type === 'timestamp';
  if (fn === 'sum' && !isAdditive(field.unit)) return noSense(`${field.label} cannot be added up`);
  const verb = isTime ? (fn === 'min' ? 'earliest' : 'latest') : FUNCTION_LABELS[fn];
  const label =
    percentile === null ? `${verb} ${field.label}` : `${percentile}th percentile of ${field.label}`;
  const aggregate = aggregateOver(table, fn, aggregated(assembly, resolved, fn));
  const measure = measureOf(label, {
    expression: percentile === null ? aggregate : { ...aggregate, percentile },
    meaning: isTime ? { role: 'time', unit: field.unit } : meaningOf(field.unit),
    table,
  });
  return { ...measure, date: dateOf(assembly, aggregate), lowerIsBetter: field.lowerIsBetter };
}

/** The column; of a length of time in years that is averaged also the parts of them. */
function aggregated(assembly: Assembly, resolved: ResolvedField, fn: AggregateFunction): Expression {
  const span = resolved.made?.span;
  if (span === undefined || fn === 'min' || fn === 'max') return columnOf(assembly, resolved);
  if (span.unit === 'years' && span.isWhole !== true) assembly.assumptions.add('a year is 365.25 days');
  return elapsedToAverage(span) ?? undecided('whether parts of a month count is not said');
}

/**
 * What dates the metric that is the same by another name, or the total of the same amounts: the total amount paid is what was
 * collected, and the largest late fee of a year is the largest of those that make its late fees.
 */
function dateOf({ index }: Assembly, aggregate: AggregateExpression): ResolvedMeasure['date'] {
  const total = { ...aggregate, function: 'sum' };
  const isOf = (known: Expression): boolean => isSame(known, aggregate) || isSame(known, total);
  return index.knowledge.metrics.find(({ expression }) => isOf(expression))?.date ?? null;
}

function countDistinct(assembly: Assembly, resolved: ResolvedField): ResolvedMeasure {
  const { dataset, field } = resolved;
  const table = dataset.name;
  const expression = { ...aggregateOver(table, 'count', columnOf(assembly, resolved)), distinct: true };
  return measureOf(`number of different ${field.label}`, { expression, meaning: COUNT, table });
}
