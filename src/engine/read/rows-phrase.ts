import type { Expression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { negate } from '../emit/negate.ts';
import type { Condition, ListQuery } from '../logical-query.ts';
import { countPhrase } from './count-phrase.ts';
import { type DayRange, datesPhrase } from './date-phrase.ts';
import {
  alternativesOf,
  type DateColumn,
  dayRangeAlternatives,
  dayRangesStatement,
  participleOf,
  takeDayRanges,
} from './day-ranges.ts';
import { comparisonPhrase, expressionPhrase, testParts, testPhrase } from './expression-phrase.ts';
import { fieldOfExpression } from './field-of-expression.ts';
import { orderPhrases } from './order-phrase.ts';
import { datasetOf, enumerate, fieldFor, fieldPhrase, type Reader } from './reader.ts';
import { relatedMeasurePhrase } from './related-measure-phrase.ts';
import { takeRowsOfTheirs } from './take-rows-of-theirs.ts';
import { type FoundSegment, takeSegments } from './take-segments.ts';
import { amountPhrase } from './value-phrase.ts';

/** What is said of rows, by where it stands around their name. */
interface Qualifiers {
  /** `late` loans. */
  readonly before: readonly string[];
  /** loans `issued in 2024`. */
  readonly after: readonly string[];
  /** loans with `principal over $10,000`. */
  readonly having: readonly string[];
  /** loans `that have no payments`. */
  readonly clauses: readonly string[];
}

const NOTHING: Qualifiers = { before: [], after: [], having: [], clauses: [] };

/** The rows of a table for which a condition holds: `late loans issued in 2024 with principal over $10,000`. */
export function rowsPhrase(table: string, condition: Condition | null, reader: Reader): string {
  return nounPhrase(datasetOf(table, reader).labelPlural, condition, {
    ...reader,
    base: table,
    isSingular: false,
  });
}

/** As `rowsPhrase`, with the name of the rows given; the reader's base says whose fields need no owner. */
export function nounPhrase(noun: string, condition: Condition | null, reader: Reader): string {
  const { before, after, having, clauses } = qualify(conjunctsOf(condition), reader);
  return [
    ...before,
    noun,
    ...after,
    ...(having.length === 0 ? [] : [`with ${enumerate(having, 'and')}`]),
    ...(clauses.length === 0 ? [] : [enumerate(clauses, 'and')]),
  ].join(' ');
}

function qualify(conditions: readonly Condition[], reader: Reader): Qualifiers {
  const { theirs, own } = takeRowsOfTheirs(conditions, reader);
  const { found, rest } = takeSegments(own, reader);
  const { ranges, others } = takeDayRanges(rest);
  const parts = [
    ...theirs.map(([table, of]) => ({
      ...NOTHING,
      clauses: [`with ${rowsPhrase(table, { kind: 'all', of }, reader)}`],
    })),
    ...found.map((segment) => segmentQualifier(segment, reader)),
    ...ranges.map(({ column, range }) => dayRangesQualifier(column, [range], reader)),
    ...others.map((condition) => conditionQualifier(condition, reader)),
  ];
  return parts.reduce(
    (all, part) => ({
      before: [...all.before, ...part.before],
      after: [...all.after, ...part.after],
      having: [...all.having, ...part.having],
      clauses: [...all.clauses, ...part.clauses],
    }),
    NOTHING,
  );
}

/** `late` loans; payments `of late loans`. */
function segmentQualifier({ label, dataset }: FoundSegment, reader: Reader): Qualifiers {
  return dataset === reader.base
    ? { ...NOTHING, before: [label] }
    : { ...NOTHING, clauses: [`of ${label} ${datasetOf(dataset, reader).labelPlural}`] };
}

/** `issued in 2024` for a column `issued_on`, else `with birth date in 1980`. */
function dayRangesQualifier(column: DateColumn, ranges: readonly DayRange[], reader: Reader): Qualifiers {
  const participle = participleOf(column, reader);
  if (participle !== null) return { ...NOTHING, after: [`${participle} ${datesPhrase(ranges)}`] };
  return {
    ...NOTHING,
    having: [`${fieldPhrase(column.table, column.column, reader)} ${datesPhrase(ranges)}`],
  };
}

function conditionQualifier(condition: Condition, reader: Reader): Qualifiers {
  const days = dayRangeAlternatives(condition);
  if (days !== null) return dayRangesQualifier(days.column, days.ranges, reader);
  switch (condition.kind) {
    case 'test':
      return testQualifier(condition.expression, reader);
    case 'exists':
      return {
        ...NOTHING,
        clauses: [`${owner(condition.table, reader)} ${existsPhrase(condition, reader)}`],
      };
    case 'related-aggregate':
      return { ...NOTHING, clauses: [relatedAggregatePhrase(condition, reader)] };
    case 'related-measure':
      return { ...NOTHING, clauses: [relatedMeasurePhrase(condition, reader)] };
    case 'compare-to-aggregate': {
      const aggregate = reader.aggregatePhrase(condition.aggregate, {
        ...reader,
        base: condition.aggregate.table,
      });
      const rows =
        condition.where === null
          ? `all ${datasetOf(condition.aggregate.table, reader).labelPlural}`
          : rowsPhrase(condition.aggregate.table, condition.where, reader);
      const times = condition.factor === undefined ? '' : `${condition.factor} × `;
      const group =
        condition.within === undefined ? '' : ` with the same ${expressionPhrase(condition.within, reader)}`;
      const value = `${times}the ${aggregate} of ${rows}${group}`;
      return {
        ...NOTHING,
        having: [
          `${expressionPhrase(condition.left, reader)} ${comparisonPhrase(condition.operator, value)}`,
        ],
      };
    }
    case 'shares-value':
      return { ...NOTHING, having: [sharedValuePhrase(condition, 'also the', reader)] };
    case 'first-rows':
      return {
        ...NOTHING,
        clauses: [firstRowsClause(condition.rows, reader)],
      };
    case 'not':
      return negationQualifier(condition.of, reader);
    case 'all':
    case 'any':
      return { ...NOTHING, clauses: [`where ${statementPhrase(condition, reader)}`] };
    default:
      return assertNever(condition);
  }
}

/** `country that is also the country of suppliers`. */
function sharedValuePhrase(
  { value, with: column, where }: Extract<Condition, { kind: 'shares-value' }>,
  how: 'also the' | 'no',
  reader: Reader,
): string {
  const own = expressionPhrase(column, { ...reader, base: column.table });
  return `${expressionPhrase(value, reader)} that is ${how} ${own} of ${rowsPhrase(column.table, where, reader)}`;
}

/** `that are among the top 10 of all loans (highest principal first)`; of rows that belong to them, whose they are. */
function firstRowsClause(rows: ListQuery, reader: Reader): string {
  const first = firstRowsPhrase(rows, reader);
  if (reader.base !== null && rows.from !== reader.base) {
    const { label, labelPlural } = datasetOf(rows.from, reader);
    return rows.limit === 1 ? `of the ${label} that is ${first}` : `of ${labelPlural} ${first}`;
  }
  return `${reader.isSingular ? 'that is' : 'that are'} ${first}`;
}

/** `among the top 10 of all loans (highest principal first)`. */
function firstRowsPhrase(rows: ListQuery, reader: Reader): string {
  const all = rows.where === null ? 'all ' : '';
  const outputs = rows.fields.map(({ name, role, label }) => ({ name, role, phrase: label }));
  const [order = '', limit = ''] = orderPhrases(rows, { outputs, main: null, partition: [] });
  return `${rows.limit === 1 ? 'the first' : `among the ${limit}`} of ${all}${rowsPhrase(rows.from, rows.where, reader)} (${order})`;
}

function testQualifier(expression: Expression, reader: Reader): Qualifiers {
  if (expression.kind === 'not')
    return negationQualifier({ kind: 'test', expression: expression.operand }, reader);
  if (expression.kind === 'is-null' && fieldOfExpression(expression.operand, reader.knowledge) !== null) {
    const field = expressionPhrase(expression.operand, reader);
    return expression.negated
      ? { ...NOTHING, having: [`known ${field}`] }
      : { ...NOTHING, clauses: [`without ${field}`] };
  }
  const { subject, predicate } = testParts(expression, reader);
  return subject === null
    ? { ...NOTHING, clauses: [`where ${predicate}`] }
    : { ...NOTHING, having: [`${subject} ${predicate}`] };
}

function negationQualifier(condition: Condition, reader: Reader): Qualifiers {
  if (condition.kind === 'exists') {
    const related = rowsPhrase(condition.related, condition.where, reader);
    return { ...NOTHING, clauses: [`${owner(condition.table, reader)} no ${related}`] };
  }
  if (condition.kind === 'test') {
    const label = segmentLabel(condition, reader);
    if (label !== null)
      return { ...NOTHING, clauses: [`${reader.isSingular ? 'that is' : 'that are'} not ${label}`] };
    return qualify(conjunctsOf(negation(condition)), reader);
  }
  if (condition.kind === 'shares-value')
    return { ...NOTHING, having: [sharedValuePhrase(condition, 'no', reader)] };
  return { ...NOTHING, clauses: [`where it is not so that ${statementPhrase(condition, reader)}`] };
}

/** A condition as a sentence about the rows: `status is Late or they have at least 2 loans`. */
function statementPhrase(condition: Condition, reader: Reader): string {
  const label = segmentLabel(condition, reader);
  if (label !== null) return `they are ${label}`;
  const days = dayRangeAlternatives(condition);
  if (days !== null) return dayRangesStatement(days.column, days.ranges, reader);
  const alternatives = alternativesOf(condition);
  if (alternatives !== null) {
    return joinStatements(
      alternatives.map((part) => statementPhrase(part, reader)),
      'or',
    );
  }
  const conjuncts = conjunctsOf(condition);
  if (conjuncts.length !== 1) {
    const { ranges, others } = takeDayRanges(conjuncts);
    const dates = ranges.map(({ column, range }) => dayRangesStatement(column, [range], reader));
    return joinStatements([...dates, ...others.map((part) => statementPhrase(part, reader))], 'and');
  }
  if (condition.kind === 'test') return testPhrase(condition.expression, reader);
  if (condition.kind === 'not' && condition.of.kind === 'test') {
    const opposite = segmentLabel(condition.of, reader);
    return opposite === null ? statementPhrase(negation(condition.of), reader) : `they are not ${opposite}`;
  }
  const { having, clauses } = conditionQualifier(condition, { ...reader, isSingular: false });
  return [
    ...having.map((part) => `they are with ${part}`),
    ...clauses.map((clause) =>
      clause
        .replace(/^that /, 'they ')
        .replace(/^where /, '')
        .replace(/^whose /, 'their '),
    ),
  ].join(' and ');
}

function joinStatements(parts: readonly string[], conjunction: 'and' | 'or'): string {
  const isOne = parts.length === 1;
  return parts
    .map((part) => (!isOne && / (and|or) /.test(part) ? `(${part})` : part))
    .join(` ${conjunction} `);
}

function negation({ expression }: Extract<Condition, { kind: 'test' }>): Condition {
  return { kind: 'test', expression: negate(expression) };
}

/** The name of the segment that a condition on the rows spoken of is, or null. */
function segmentLabel(condition: Condition, reader: Reader): string | null {
  const { found, rest } = takeSegments(conjunctsOf(condition), reader);
  const [only] = found;
  const isWhole = found.length === 1 && rest.length === 0 && only?.dataset === reader.base;
  return isWhole ? (only?.label ?? null) : null;
}

type Exists = Extract<Condition, { kind: 'exists' }>;

function existsPhrase({ related, where }: Exists, reader: Reader): string {
  const { label } = datasetOf(related, reader);
  return `at least one ${nounPhrase(label, where, { ...reader, base: related, isSingular: true })}`;
}

type RelatedAggregate = Extract<Condition, { kind: 'related-aggregate' }>;

function relatedAggregatePhrase(condition: RelatedAggregate, reader: Reader): string {
  const { table, aggregate, where, operator, value } = condition;
  const isSingular = value === 1;
  const inner: Reader = { ...reader, base: aggregate.table, isSingular };
  const tests: readonly Condition[] =
    aggregate.filter === null ? [] : [{ kind: 'test', expression: aggregate.filter }];
  const rows: Condition = { kind: 'all', of: [...conjunctsOf(where), ...tests] };
  if (aggregate.function === 'count' && aggregate.argument === null) {
    const counted = countPhrase(operator, value);
    const { label, labelPlural } = datasetOf(aggregate.table, reader);
    return `${owner(table, reader)} ${counted} ${nounPhrase(isSingular ? label : labelPlural, rows, inner)}`;
  }
  const measured =
    aggregate.argument === null ? null : fieldOfExpression(aggregate.argument, reader.knowledge);
  const field = measured === null ? undefined : fieldFor(measured.table, measured.column, reader);
  const bare = reader.aggregatePhrase({ ...aggregate, filter: null }, inner);
  const subject = table === reader.base ? 'whose' : `whose ${datasetOf(table, reader).label}'s`;
  const amount = comparisonPhrase(
    operator,
    amountPhrase(value, aggregate.function === 'count' ? null : (field?.unit ?? null)),
  );
  return `${subject} ${bare} of ${rowsPhrase(aggregate.table, rows, reader)} is ${amount}`;
}

function owner(table: string, reader: Reader): string {
  if (table !== reader.base) return `whose ${datasetOf(table, reader).label} has`;
  return reader.isSingular ? 'that has' : 'that have';
}
