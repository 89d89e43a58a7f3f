import type {
  AggregateExpression,
  AggregateFunction,
  ColumnRole,
  Expression,
  Unit,
} from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { Condition } from '../logical-query.ts';
import {
  type Assembly,
  noSense,
  Rejected,
  type ResolvedField,
  type ResolvedMeasure,
  resolveField,
  type Scope,
} from './assembly.ts';
import { toTitle } from './naming.ts';
import { allOf, column, resolveCondition, resolveNominal } from './resolve-condition.ts';
import type { FieldTerm, MeasureSketch, Nominal } from './sketch.ts';

const PERCENT: Unit = { kind: 'percent' };

/** Makes an output over aggregates of what the grammar read. */
export function resolveMeasure(assembly: Assembly, sketch: MeasureSketch, scope: Scope): ResolvedMeasure {
  switch (sketch.kind) {
    case 'aggregate': {
      const resolved = resolveField(assembly, sketch.field, scope);
      return sketch.distinct
        ? countDistinct(assembly, resolved)
        : overField(assembly, rowsFor(sketch.field, scope), {
            fn: sketch.function,
            resolved,
            percentile: sketch.percentile,
          });
    }
    case 'count':
      return countRows(assembly, sketch.nominal, scope);
    case 'count-subject':
      return scope.anchor === null
        ? noSense('it is not said what to count')
        : countRows(assembly, { kind: 'nominal', dataset: scope.anchor, conditions: [] }, scope);
    case 'metric':
      return resolveMetric(assembly, sketch, scope);
    case 'bare':
      return resolveBare(assembly, scope, resolveField(assembly, sketch.field, scope));
    case 'weighted':
      return resolveWeighted(assembly, sketch, scope);
    case 'share':
      return resolveShare(assembly, sketch, scope);
    case 'share-of-total': {
      const inner = resolveMeasure(assembly, sketch.of, scope);
      const label = `share of ${inner.output.label}`;
      return {
        ...inner,
        output: {
          ...inner.output,
          ...named(label),
          role: 'share',
          unit: PERCENT,
          transform: { kind: 'share-of-total', within: [] },
        },
      };
    }
    case 'ratio':
      return resolveRatio(assembly, sketch, scope);
    case 'restricted': {
      const inner = resolveMeasure(assembly, sketch.measure, scope);
      const where = resolveCondition(assembly, sketch.condition, {
        ...scope,
        anchor: inner.table,
        date: inner.date,
      });
      return { ...inner, conditions: [...inner.conditions, where] };
    }
    default:
      return assertNever(sketch);
  }
}

/** An owner that is named is what is averaged over: "income of borrowers". */
function rowsFor({ owner }: FieldTerm, scope: Scope): Scope {
  return owner === undefined ? scope : { anchor: scope.anchor, mentioned: scope.mentioned };
}

function named(label: string): { readonly name: string; readonly label: string } {
  return { name: toTitle(label), label };
}

const FUNCTION_LABELS: Readonly<Record<AggregateFunction, string>> = {
  count: 'number of',
  sum: 'total',
  avg: 'average',
  min: 'lowest',
  max: 'highest',
  median: 'median',
  percentile: 'percentile of',
  stddev: 'standard deviation of',
};

function overField(
  assembly: Assembly,
  scope: Scope,
  {
    fn,
    resolved,
    percentile,
  }: { readonly fn: AggregateFunction; readonly resolved: ResolvedField; readonly percentile: number | null },
): ResolvedMeasure {
  const { dataset, field } = resolved;
  const rows =
    scope.rows !== undefined && assembly.index.isToOne(scope.rows, dataset.name) ? scope.rows : dataset.name;
  if (rows !== dataset.name)
    assembly.assumptions.add(`each ${assembly.index.dataset(rows).label} counts once`);
  const isTime = field.type === 'date' || field.type === 'timestamp';
  if (fn === 'sum' && !isAdditive(field.unit)) return noSense(`${field.label} cannot be added up`);
  const verb = isTime
    ? { min: 'earliest', max: 'latest' }[fn === 'min' ? 'min' : 'max']
    : FUNCTION_LABELS[fn];
  const label =
    percentile === null ? `${verb} ${field.label}` : `${percentile}th percentile of ${field.label}`;
  const expression: AggregateExpression = {
    kind: 'aggregate',
    function: fn,
    table: rows,
    argument: column(assembly, resolved),
    distinct: false,
    filter: null,
    ...(percentile === null ? {} : { percentile }),
  };
  return {
    output: {
      ...named(label),
      expression,
      role: isTime ? 'time' : field.unit?.kind === 'percent' ? 'rate' : 'measure',
      unit: field.unit,
      transform: null,
    },
    table: rows,
    conditions: [],
    date: null,
    lowerIsBetter: field.lowerIsBetter,
  };
}

/** Percentages, scores and durations of terms have no meaningful sum. */
function isAdditive(unit: Unit | null): boolean {
  return (
    unit === null ||
    unit.kind === 'money' ||
    unit.kind === 'count' ||
    (unit.kind === 'duration' && unit.of === 'days')
  );
}

function countDistinct(assembly: Assembly, resolved: ResolvedField): ResolvedMeasure {
  const { dataset, field } = resolved;
  return measureOf(`number of different ${field.label}`, dataset.name, {
    kind: 'aggregate',
    function: 'count',
    table: dataset.name,
    argument: column(assembly, resolved),
    distinct: true,
    filter: null,
  });
}

function countRows(assembly: Assembly, nominal: Nominal, scope: Scope): ResolvedMeasure {
  const where = resolveNominal(assembly, nominal, scope);
  const measure = measureOf(
    `number of ${assembly.index.dataset(nominal.dataset).labelPlural}`,
    nominal.dataset,
    {
      kind: 'aggregate',
      function: 'count',
      table: nominal.dataset,
      argument: null,
      distinct: false,
      filter: null,
    },
  );
  return where === null ? measure : { ...measure, conditions: [where] };
}

function measureOf(
  label: string,
  table: string,
  expression: Expression,
  meaning: { readonly role: ColumnRole; readonly unit: Unit | null } = {
    role: 'measure',
    unit: { kind: 'count' },
  },
): ResolvedMeasure {
  return {
    output: { ...named(label), expression, ...meaning, transform: null },
    table,
    conditions: [],
    date: null,
    lowerIsBetter: null,
  };
}

function resolveMetric(
  assembly: Assembly,
  sketch: Extract<MeasureSketch, { kind: 'metric' }>,
  { anchor }: Scope,
): ResolvedMeasure {
  const metrics = sketch.metrics.map((name) => assembly.index.metric(name));
  const near = metrics.filter(({ expression }) =>
    aggregatesOf(expression).some(({ table }) => anchor === null || table === anchor),
  );
  const [metric, ...others] = near.length > 0 ? near : metrics;
  if (metric === undefined) return noSense('the metric is not defined');
  if (others.length > 0) {
    throw new Rejected({ kind: 'ambiguous-field', labels: [metric, ...others].map(({ label }) => label) });
  }
  const aggregates = aggregatesOf(metric.expression);
  const [first] = aggregates;
  if (first === undefined) return noSense(`${metric.label} is not an aggregate`);
  checkAggregateWord(assembly, sketch.aggregate, metric.label, metric.expression);
  return {
    output: {
      ...named(metric.label),
      expression: metric.expression,
      role: metric.unit?.kind === 'percent' ? 'rate' : 'measure',
      unit: metric.unit,
      transform: null,
    },
    table: first.table,
    conditions: [],
    date: metric.date,
    lowerIsBetter: metric.lowerIsBetter,
  };
}

/** "total volume" is the volume; "average default rate" of a group is its default rate; "average volume" is neither. */
function checkAggregateWord(
  assembly: Assembly,
  word: AggregateFunction | null,
  label: string,
  expression: Expression,
): void {
  if (word === null) return;
  const isTotal =
    expression.kind === 'aggregate' && (expression.function === 'sum' || expression.function === 'count');
  const isAverage = !isTotal;
  if (word === 'sum' ? !isTotal : word !== 'avg' || !isAverage) noSense(`${word} of ${label} is not defined`);
  if (word === 'avg') assembly.assumptions.add(`${label} is of each group as a whole`);
}

function resolveBare(assembly: Assembly, scope: Scope, resolved: ResolvedField): ResolvedMeasure {
  const { field } = resolved;
  if (isAdditive(field.unit)) throw new Rejected({ kind: 'ambiguous-aggregate', label: field.label });
  assembly.cost += IMPLIED_AVERAGE;
  return overField(assembly, scope, { fn: 'avg', resolved, percentile: null });
}

const IMPLIED_AVERAGE = 0.3;

function resolveWeighted(
  assembly: Assembly,
  sketch: Extract<MeasureSketch, { kind: 'weighted' }>,
  scope: Scope,
): ResolvedMeasure {
  const value = resolveField(assembly, sketch.field, scope);
  const { dataset } = value;
  const implied = dataset.fields.find(({ name }) => name === dataset.defaultMeasure);
  const weight =
    sketch.weight === null
      ? implied && { dataset, field: implied }
      : resolveField(assembly, sketch.weight, { ...scope, anchor: dataset.name });
  if (weight === undefined || weight.dataset !== dataset) return noSense('nothing to weight by');
  const [x, w] = [column(assembly, value), column(assembly, weight)];
  const sum = (argument: Expression, filter: Expression | null): Expression => ({
    kind: 'aggregate',
    function: 'sum',
    table: dataset.name,
    argument,
    distinct: false,
    filter,
  });
  const product: Expression = { kind: 'binary', operator: '*', left: x, right: w };
  // Rows without the value must not count in the weights.
  const known: Expression | null = value.field.isNullable
    ? { kind: 'is-null', operand: x, negated: true }
    : null;
  const label = `average ${value.field.label} weighted by ${weight.field.label}`;
  return measureOf(
    label,
    dataset.name,
    { kind: 'binary', operator: '/', left: sum(product, null), right: sum(w, known) },
    { role: value.field.unit?.kind === 'percent' ? 'rate' : 'measure', unit: value.field.unit },
  );
}

function resolveShare(
  assembly: Assembly,
  sketch: Extract<MeasureSketch, { kind: 'share' }>,
  scope: Scope,
): ResolvedMeasure {
  const base =
    sketch.of.kind === 'nominal'
      ? countRows(assembly, sketch.of, scope)
      : resolveMeasure(assembly, sketch.of, scope);
  const whole = base.output.expression;
  if (whole.kind !== 'aggregate') return noSense('a share of a rate is not defined');
  const which = allOf(
    sketch.which.map((one) =>
      resolveCondition(assembly, one, { ...scope, anchor: base.table, date: base.date }),
    ),
  );
  if (which === null) return noSense('the share of what is not said');
  const part: Expression = { ...whole, filter: both(whole.filter, toExpression(which)) };
  return {
    ...base,
    output: {
      ...named(`share of ${base.output.label}`),
      expression: percentOf(part, whole),
      role: 'share',
      unit: PERCENT,
      transform: null,
    },
    lowerIsBetter: null,
  };
}

function both(left: Expression | null, right: Expression): Expression {
  return left === null ? right : { kind: 'logical', operator: 'and', operands: [left, right] };
}

function percentOf(part: Expression, whole: Expression): Expression {
  return {
    kind: 'binary',
    operator: '/',
    left: { kind: 'binary', operator: '*', left: { kind: 'literal', value: 100 }, right: part },
    right: whole,
  };
}

/** Conditions inside an aggregate are on the row and its one side only. */
export function toExpression(condition: Condition): Expression {
  switch (condition.kind) {
    case 'test':
      return condition.expression;
    case 'all':
      return { kind: 'logical', operator: 'and', operands: condition.of.map(toExpression) };
    case 'any':
      return { kind: 'logical', operator: 'or', operands: condition.of.map(toExpression) };
    case 'not':
      return { kind: 'not', operand: toExpression(condition.of) };
    case 'exists':
    case 'related-aggregate':
    case 'compare-to-aggregate':
      return noSense('a share by related rows is not supported');
    default:
      return assertNever(condition);
  }
}

function resolveRatio(
  assembly: Assembly,
  sketch: Extract<MeasureSketch, { kind: 'ratio' }>,
  scope: Scope,
): ResolvedMeasure {
  const numerator = withFilter(resolveMeasure(assembly, sketch.numerator, scope));
  const denominator = withFilter(resolveMeasure(assembly, sketch.denominator, scope));
  return {
    output: {
      ...named(`${numerator.output.label} per ${denominator.output.label}`),
      expression: {
        kind: 'binary',
        operator: '/',
        left: numerator.output.expression,
        right: denominator.output.expression,
      },
      role: 'rate',
      unit: null,
      transform: null,
    },
    table: numerator.table,
    conditions: [],
    date: numerator.date,
    lowerIsBetter: null,
  };
}

/** The measure with its conditions moved into its aggregate, so that measures with different ones can stand together. */
export function withFilter(measure: ResolvedMeasure): ResolvedMeasure {
  const where = allOf(measure.conditions);
  if (where === null) return measure;
  const expression = filteredBy(measure.output.expression, toExpression(where));
  return { ...measure, conditions: [], output: { ...measure.output, expression } };
}

/** The expression with every aggregate over only those rows for which `filter` holds. */
export function filteredBy(expression: Expression, filter: Expression): Expression {
  switch (expression.kind) {
    case 'aggregate':
      return { ...expression, filter: both(expression.filter, filter) };
    case 'binary':
      return {
        ...expression,
        left: filteredBy(expression.left, filter),
        right: filteredBy(expression.right, filter),
      };
    case 'literal':
      return expression;
    default:
      return noSense('the conditions do not fit the measure');
  }
}
