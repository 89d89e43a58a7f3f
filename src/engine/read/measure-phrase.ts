import type { AggregateExpression, Expression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import { countedRows } from '../counted-rows.ts';
import { aggregatesOf } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import type { AggregateQuery, MeasureOutput, Transform } from '../logical-query.ts';
import { expressionPhrase } from './expression-phrase.ts';
import { fieldOfExpression } from './field-of-expression.ts';
import { datasetOf, enumerate, type Reader } from './reader.ts';
import { rowsPhrase } from './rows-phrase.ts';
import { ordinal } from './value-phrase.ts';

/** What a measure is: `average interest rate`, `default rate (charged-off loans ÷ all loans, in percent)`. */
export function measurePhrase(measure: MeasureOutput, query: AggregateQuery, reader: Reader): string {
  const value = quantityPhrase(measure.expression, reader, measure.name);
  return measure.transform === null ? value : transformPhrase(measure.transform, value, { query, reader });
}

/**
 * A metric by its label, with its definition where the label does not say it; else the definition. Of several metrics of
 * one definition it is the one that the question named, as its column is called.
 */
export function quantityPhrase(expression: Expression, reader: Reader, name?: string): string {
  const definition = expressionPhrase(expression, reader);
  const metrics = reader.knowledge.metrics.filter((candidate) => isSame(candidate.expression, expression));
  const metric = metrics.find((candidate) => candidate.name === name) ?? metrics[0];
  if (metric === undefined || metric.label.toLowerCase() === definition.toLowerCase()) return definition;
  return `${metric.label} (${definition.replace(/ \((in percent)\)$/, ', $1')})`;
}

/** An aggregate in words, with the rows it is over where they are not all: `average principal of late loans`. */
export function aggregatePhrase(aggregate: AggregateExpression, reader: Reader): string {
  const { table, argument } = aggregate;
  const counted = countedRows(aggregate);
  const inner: Reader = { ...reader, base: table, isSingular: false };
  const rows = rowsPhrase(table, counted, inner);
  if (argument === null) return `number of ${rows}`;
  const field = fieldOfExpression(argument, reader.knowledge);
  const isElsewhere = table !== reader.base || (field !== null && field.table !== table);
  const of = counted !== null || isElsewhere ? ` of ${rows}` : '';
  const value = expressionPhrase(argument, inner);
  switch (aggregate.function) {
    case 'count':
      return aggregate.distinct
        ? `number of different ${distinctPhrase(argument, value, reader)}${of}`
        : `number of ${rows} with known ${value}`;
    case 'sum':
      return `${aggregate.distinct ? 'total of different' : 'total'} ${value}${of}`;
    case 'avg':
      return `average ${value}${of}`;
    case 'min':
      return `lowest ${value}${of}`;
    case 'max':
      return `highest ${value}${of}`;
    case 'median':
      return `median ${value}${of}`;
    case 'percentile':
      return `${ordinal(aggregate.percentile ?? 50)} percentile of ${value}${of}`;
    case 'stddev':
      return `${aggregate.ofPopulation === true ? 'population ' : ''}standard deviation of ${value}${of}`;
    default:
      return assertNever(aggregate.function);
  }
}

/** Keys are counted as what they identify. */
function distinctPhrase(argument: Expression, value: string, reader: Reader): string {
  if (argument.kind !== 'column') return `values of ${value}`;
  const owners = reader.knowledge.datasets.filter(
    ({ primaryKey }) => primaryKey.length === 1 && primaryKey[0] === argument.column,
  );
  const [owner] = owners;
  return owner !== undefined && owners.length === 1 ? owner.labelPlural : `values of ${value}`;
}

function transformPhrase(
  transform: Transform,
  value: string,
  { query, reader }: { readonly query: AggregateQuery; readonly reader: Reader },
): string {
  if (transform.kind === 'overall') {
    const all = `that of all ${aggregatedRows(
      query.measures.flatMap(({ expression }) => aggregatesOf(expression)),
      reader,
    )}`;
    return transform.as === 'value' ? all : `difference from ${all}`;
  }
  const named = (name: string): string => dimensionName(name, query, reader);
  const within =
    transform.within.length === 0 ? '' : ` within each ${enumerate(transform.within.map(named), 'and')}`;
  switch (transform.kind) {
    case 'share-of-total':
      return `share of the total ${value.replace(/^total /, '')}${within} (${transform.isFraction === true ? 'from 0 to 1' : 'in percent'})`;
    case 'change': {
      const period = periodOf(transform.over, query) ?? named(transform.over);
      const earlier = transform.lag === 1 ? `the ${period} before` : `${transform.lag} ${period}s before`;
      const kind = transform.as === 'percent' ? 'percent change' : 'change';
      return `${kind} of ${value} from ${earlier}${within}`;
    }
    case 'running-total':
      return `running total of ${value}${within}`;
    case 'moving-average':
      return `${transform.periods}-${periodOf(transform.over, query) ?? 'row'} moving ${transform.isTotal === true ? 'total' : 'average'} of ${value}${within}`;
    case 'rank':
      return `rank by ${value} (${transform.direction === 'desc' ? 'highest' : 'lowest'} is 1)${within}`;
    default:
      return assertNever(transform);
  }
}

/** A dimension in words; bands and other cases by their label. */
export function dimensionPhrase(
  { label, expression }: { readonly label: string; readonly expression: Expression },
  reader: Reader,
): string {
  return expression.kind === 'case' ? label : expressionPhrase(expression, reader);
}

/** The dimension of this name in words. */
export function dimensionName(name: string, query: AggregateQuery, reader: Reader): string {
  const dimension = query.dimensions.find((candidate) => candidate.name === name);
  return dimension === undefined ? name : dimensionPhrase(dimension, reader);
}

function periodOf(name: string, { dimensions }: AggregateQuery): string | null {
  const expression = dimensions.find((dimension) => dimension.name === name)?.expression;
  return expression?.kind === 'date-part' ? expression.part.replace(/-of-.*/, '') : null;
}

/** The one table that all aggregates are over, or null. */
export function singleTable(aggregates: readonly AggregateExpression[]): string | null {
  const [first, ...others] = new Set(aggregates.map(({ table }) => table));
  return first !== undefined && others.length === 0 ? first : null;
}

/** All rows that the aggregates are over: `loans`, `loans and payments`. */
export function aggregatedRows(aggregates: readonly AggregateExpression[], reader: Reader): string {
  const tables = [...new Set(aggregates.map(({ table }) => table))];
  return enumerate(
    tables.map((table) => datasetOf(table, reader).labelPlural),
    'and',
  );
}
