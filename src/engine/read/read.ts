import type { Knowledge } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import { countedRows } from '../counted-rows.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { AggregateQuery, ListQuery, LogicalQuery, SetQuery } from '../logical-query.ts';
import { isShown } from '../shown.ts';
import { countPhrase } from './count-phrase.ts';
import { comparisonPhrase, expressionPhrase, testPhrase } from './expression-phrase.ts';
import {
  aggregatedRows,
  aggregatePhrase,
  dimensionName,
  dimensionPhrase,
  measurePhrase,
  quantityPhrase,
  singleTable,
} from './measure-phrase.ts';
import { orderPhrases } from './order-phrase.ts';
import { datasetOf, enumerate, type Reader } from './reader.ts';
import { nounPhrase, rowsPhrase } from './rows-phrase.ts';
import { takeShownPeriods } from './shown-periods.ts';

/**
 * How a query was understood, one English sentence (without a full stop) made from the query alone: whoever reads it
 * can tell a wrong answer from a right one.
 */
export function read(query: LogicalQuery, knowledge: Knowledge): string {
  const reader: Reader = { knowledge, base: null, isSingular: false, aggregatePhrase };
  const sentence = readQuery(query, reader);
  const assumptions = query.assumptions.length === 0 ? '' : ` (${query.assumptions.join('; ')})`;
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}${assumptions}`;
}

function readQuery(query: LogicalQuery, reader: Reader): string {
  switch (query.kind) {
    case 'aggregate':
      return readAggregate(query, reader);
    case 'list':
      return readList(query, { ...reader, base: query.from });
    case 'values':
      return readValues(query);
    default:
      return assertNever(query);
  }
}

function readAggregate(query: AggregateQuery, outer: Reader): string {
  const aggregates = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const reader: Reader = { ...outer, base: singleTable(aggregates) };
  const measures = query.measures.map((measure) => measurePhrase(measure, query, reader));
  const dimensions = query.dimensions.map((dimension) => dimensionPhrase(dimension, reader));
  const { subject, main, shown } = subjectOf(query, measures, dimensions);
  const { having, periods } = takeShownPeriods(query);
  return [
    query.counted?.label ?? subject,
    ...(query.where === null
      ? []
      : [`for ${nounPhrase(aggregatedRows(aggregates, reader), query.where, reader)}`]),
    ...sidesPhrases(query, aggregatedRows(aggregates, reader), reader),
    ...(having.length === 0 ? [] : [having.map((test) => havingPhrase(test, reader)).join(' and ')]),
    ...(periods === null ? [] : [periods]),
    ...(query.versus ?? []).map((one) => versusPhrase(one, reader)),
    ...keptPhrases(query, measures),
    ...(query.keepEmptyGroups && dimensions.length > 0
      ? [`also where there are no ${aggregatedRows(aggregates, reader)}`]
      : []),
    ...orderPhrases(query, {
      outputs: [
        ...query.dimensions.map(({ name, role }, index) => ({
          name,
          role,
          phrase: dimensions[index] ?? name,
        })),
        ...query.measures.map(({ name, label }, index) => {
          const phrase = measures[index] ?? label;
          // A formula is too long to be named twice.
          return { name, role: 'measure' as const, phrase: /[÷×(]/.test(phrase) ? label : phrase };
        }),
      ],
      main,
      partition: (query.perGroup?.partitionBy ?? []).map((name) => dimensionName(name, query, reader)),
    }),
    ...(query.isTogether === true ? ['all together'] : []),
    ...(shown.length === 0 || query.isTogether === true || query.counted !== undefined
      ? []
      : [`showing only ${enumerate(shown, 'and')}`]),
  ].join(', ');
}

/** `side by side: borrowers that have at least one loan; borrowers that have no loans`. */
function sidesPhrases({ sides }: AggregateQuery, rows: string, reader: Reader): readonly string[] {
  if (sides === undefined) return [];
  return [`side by side: ${sides.of.map(({ where }) => nounPhrase(rows, where, reader)).join('; ')}`];
}

/** What is asked for: `number of loans by grade`, or `branch name by number of loans` where the number only ranks. */
function subjectOf(query: AggregateQuery, measures: readonly string[], groups: readonly string[]) {
  const by = (subject: readonly string[], keys: readonly string[]): string =>
    `${enumerate(subject, 'and')}${keys.length === 0 ? '' : ` by ${enumerate(keys, 'and')}`}`;
  // A key that tells apart what is called the same, and is not shown, is no news.
  const named = query.dimensions.filter((one) => isShown(query, one) || one.role !== 'identifier');
  const dimensions = named.map((one) => groups[query.dimensions.indexOf(one)] ?? one.label);
  const phrases = [...dimensions, ...measures];
  const outputs = [...named, ...query.measures];
  const shown = phrases.filter((_, index) => isShown(query, outputs[index] ?? { name: '' }));
  const isRanking = shown.length > 0 && shown.join() === dimensions.join();
  const ranking = query.measures.filter(({ name }) => query.order.some((term) => term.by === name));
  const spoken = isRanking ? ranking : query.measures;
  return {
    subject: isRanking
      ? by(
          dimensions,
          ranking.map((measure) => measures[query.measures.indexOf(measure)] ?? measure.label),
        )
      : by(measures, dimensions),
    /** The measure that needs no name when the rows are ordered by it. */
    main: spoken.length === 1 ? (spoken[0]?.name ?? null) : null,
    /** To be said at the end, where the subject does not say it. */
    shown: isRanking || shown.length === phrases.length ? [] : shown,
  };
}

/** `with more than 100 loans`, `with average interest rate over 7 %`. */
function havingPhrase(having: Expression, reader: Reader): string {
  if (having.kind === 'logical') {
    return having.operands.map((operand) => havingPhrase(operand, reader)).join(` ${having.operator} `);
  }
  if (having.kind === 'binary' && having.left.kind === 'aggregate' && having.right.kind === 'literal') {
    const { left, operator, right } = having;
    const isCount = left.function === 'count' && left.argument === null && typeof right.value === 'number';
    if (isCount && operator !== 'like' && isComparison(operator)) {
      const counted = countedRows(left);
      const { label } = datasetOf(left.table, reader);
      const rows =
        right.value === 1
          ? nounPhrase(label, counted, { ...reader, base: left.table })
          : rowsPhrase(left.table, counted, reader);
      return `with ${countPhrase(operator, Number(right.value))} ${rows}`;
    }
  }
  return `where ${testPhrase(having, reader)}`;
}

/** `where average interest rate is over that of all together`. */
function versusPhrase(
  { left, operator, isOfGroups, than, percent }: NonNullable<AggregateQuery['versus']>[number],
  reader: Reader,
): string {
  const value = quantityPhrase(left, reader).replace(/ \(.*\)$/, '');
  const whole =
    than !== undefined
      ? `that of ${groupPhrase(than, reader)}`
      : isOfGroups === true
        ? 'the average of these'
        : `${percent === undefined ? '' : `${percent} % of `}that of all together`;
  return `where ${value} is ${comparisonPhrase(operator, whole)}`;
}

/** `grade C`. */
function groupPhrase(than: Expression, reader: Reader): string {
  return testPhrase(than, reader).replace(' is ', ' ');
}

/** `where change of loan volume from the month before is under 0`. */
function keptPhrases({ kept, measures }: AggregateQuery, phrases: readonly string[]): readonly string[] {
  if (kept === undefined) return [];
  const at = measures.findIndex(({ name }) => name === kept.by);
  const value = measures[at]?.unit?.kind === 'percent' ? `${kept.value} %` : String(kept.value);
  return [`where ${phrases[at] ?? kept.by} is ${comparisonPhrase(kept.operator, value)}`];
}

function isComparison(operator: string): operator is '=' | '<>' | '<' | '<=' | '>' | '>=' {
  return ['=', '<>', '<', '<=', '>', '>='].includes(operator);
}

function readList(query: ListQuery, reader: Reader): string {
  const fields = query.fields.map(({ expression, label }) =>
    expression.kind === 'case' ? label : expressionPhrase(expression, reader),
  );
  const rows = rowsPhrase(query.from, query.where, reader);
  const shown = enumerate(
    fields.filter((_, index) => isShown(query, query.fields[index] ?? { name: '' })),
    'and',
  );
  return [
    query.distinct ? `the different values of ${shown} of ${rows}` : `${rows}: ${shown}`,
    ...orderPhrases(query, {
      outputs: query.fields.map(({ name, role }, index) => ({ name, role, phrase: fields[index] ?? name })),
      main: null,
      partition: (query.perGroup?.partitionBy ?? []).map(
        (name) => fields[query.fields.findIndex((field) => field.name === name)] ?? name,
      ),
    }),
  ].join(', ');
}

function readValues({ columns }: SetQuery): string {
  return `about the database itself: ${enumerate(
    columns.map(({ label }) => label),
    'and',
  )}`;
}
