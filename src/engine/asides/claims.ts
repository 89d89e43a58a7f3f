import type { Knowledge } from '../../catalog/mod.ts';
import type { AggregateExpression, Expression } from '../../shared/mod.ts';
import { operandsOf } from '../../shared/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { ClarifierKind } from '../lexicon/clarifiers.ts';
import type { AggregateQuery, LogicalQuery } from '../logical-query.ts';
import { partsOf } from '../plan/rewrite.ts';

/** Whether a query is computed as a part of its question says that it is. */
export type Claim = (query: LogicalQuery) => boolean;

/** What a clarifier says must hold for its question; `nouns` are the tables and columns that it names. */
export interface Named {
  readonly datasets: ReadonlySet<string>;
  /** As `table.column`. */
  readonly columns: ReadonlySet<string>;
}

/** The claim that a clarifier makes. */
export function claimOf(kind: ClarifierKind, named: Named, knowledge: Knowledge): Claim {
  switch (kind) {
    case 'once':
      return (query) => isOnce(query, named);
    case 'missing':
      return (query) => query.kind === 'aggregate' && ignoresMissing(query, named);
    case 'together':
      return (query) => query.kind === 'aggregate' && isTogether(query);
    case 'by-row':
      return (query) => query.kind === 'aggregate' && isByRow(query);
    case 'any-state':
      return (query) => !restrictsState(query, knowledge);
    case 'whole':
      return (query) =>
        tellsEnding(query, knowledge) &&
        !restrictsState(query, knowledge) &&
        !restrictsTo(query, named, knowledge);
    case 'no-empty':
      return hasNoEmptyGroups;
    case 'winner':
      return (query) =>
        query.kind === 'aggregate' && query.limit === 1 && query.order[0]?.direction === 'desc';
    case 'listing':
      return (query) => query.kind === 'aggregate' && query.dimensions.length > 0;
    case 'cash':
      return (query) => isOfCash(query, knowledge);
    case 'counted':
      return (query) => query.kind === 'aggregate' && query.measures.every(isOfCounts);
    case 'band':
      return (query) =>
        query.kind === 'aggregate' && query.dimensions.some(({ name }) => name.startsWith('lower_bound'));
    case 'difference':
      return isDifference;
    case 'period-before':
      return (query) =>
        query.kind === 'aggregate' &&
        query.measures.some(({ transform }) => transform?.kind === 'change' && transform.lag === 1);
    case 'inclusive':
    case 'caution':
      return () => true;
  }
}

/** By the date on which money came in. */
function isOfCash(query: LogicalQuery, { datasets }: Knowledge): boolean {
  const dates = new Set(
    datasets.flatMap(({ name, fields }) =>
      fields.flatMap((one) =>
        one.role === 'time' && [one.label, ...one.synonyms].some((said) => CASH_DATES.has(said))
          ? [`${name}.${one.name}`]
          : [],
      ),
    ),
  );
  return partsOf(query).some(
    (part) =>
      'table' in part && 'column' in part && dates.has(`${String(part.table)}.${String(part.column)}`),
  );
}

const CASH_DATES: ReadonlySet<string> = new Set(['cash date', 'payment date', 'paid date', 'receipt date']);

function isOfCounts({ expression }: AggregateQuery['measures'][number]): boolean {
  const aggregates = aggregatesOf(expression);
  return aggregates.length > 0 && aggregates.every((one) => one.function === 'count');
}

/** Whether one number is taken from another. */
export function isDifference(query: LogicalQuery): boolean {
  return (
    query.kind === 'aggregate' &&
    query.measures.some(
      ({ expression, transform }) =>
        transform?.kind === 'change' || (expression.kind === 'binary' && expression.operator === '-'),
    )
  );
}

/** Rows of the table named, or different values of the column named. */
function isOnce(query: LogicalQuery, { datasets, columns }: Named): boolean {
  if (query.kind === 'values') return false;
  if (query.kind === 'list') return query.distinct || datasets.has(query.from);
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  if (counted.length === 0) return false;
  return counted.every(({ table, distinct, argument }) =>
    distinct
      ? argument === null || isNamed(argument, columns) || datasets.size > 0
      : datasets.has(table) && columns.size === 0,
  );
}

function isNamed(expression: Expression, columns: ReadonlySet<string>): boolean {
  return expression.kind === 'column' && columns.has(`${expression.table}.${expression.column}`);
}

/** Averages and their like are of the values that are known, as are bands. */
function ignoresMissing(query: AggregateQuery, { columns }: Named): boolean {
  if (isOfKnown(query.where, columns)) return true;
  const aggregates = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  return (
    aggregates.length > 0 &&
    aggregates.every(({ function: name, argument }) => name !== 'count' && argument !== null) &&
    (columns.size === 0 || aggregates.some((one) => namesOneOf(one, columns)))
  );
}

/** Whether only rows with a value in one of the columns count. */
function isOfKnown(where: AggregateQuery['where'], columns: ReadonlySet<string>): boolean {
  if (where?.kind === 'all') return where.of.some((one) => isOfKnown(one, columns));
  return (
    where?.kind === 'test' &&
    where.expression.kind === 'is-null' &&
    where.expression.negated &&
    isNamed(where.expression.operand, columns)
  );
}

function namesOneOf({ argument }: AggregateExpression, columns: ReadonlySet<string>): boolean {
  const visit = (node: Expression): boolean => isNamed(node, columns) || operandsOf(node).some(visit);
  return argument !== null && visit(argument);
}

/** No two of the values that are asked for stand apart. */
function isTogether({ dimensions, sides, where }: AggregateQuery): boolean {
  if (sides !== undefined) return false;
  const asked = where === null ? '' : JSON.stringify(where);
  return dimensions.every(({ expression }) => !asked.includes(JSON.stringify(expression)));
}

/** A ratio of each row, and no ratio of sums. */
function isByRow({ measures }: AggregateQuery): boolean {
  return measures.every(({ expression }) => expression.kind === 'aggregate');
}

/** Whether rows are asked for by what became of them: by a column that tells the states of rows. */
function restrictsState(query: LogicalQuery, { segments }: Knowledge): boolean {
  if (query.kind === 'values') return true;
  const states = new Set(segments.flatMap(({ condition }) => stateColumns(condition)));
  const { where } = query;
  return (where === null ? [] : partsOf(where)).some(
    (part) => 'kind' in part && part.kind === 'column' && states.has(JSON.stringify(part)),
  );
}

/** Whether rows are asked for by one of the columns named, by when they ended or by whether they are still what they were. */
function restrictsTo(query: LogicalQuery, { columns }: Named, { datasets }: Knowledge): boolean {
  if (query.kind === 'values') return true;
  const ending = new Set(
    datasets.flatMap(({ name, fields }) =>
      fields.flatMap((one) => (ENDINGS.test(one.label) ? [`${name}.${one.name}`] : [])),
    ),
  );
  const measures = query.kind === 'aggregate' ? query.measures : [];
  return [...partsOf(query.where), ...measures.flatMap((one) => partsOf(one))].some(
    (part) =>
      'table' in part &&
      'column' in part &&
      [columns, ending].some((some) => some.has(`${String(part.table)}.${String(part.column)}`)),
  );
}

/** Whether it is kept at all which of the rows are no more what they were. */
function tellsEnding(query: LogicalQuery, { datasets }: Knowledge): boolean {
  if (query.kind === 'values') return false;
  const measures = query.kind === 'aggregate' ? query.measures : [];
  const tables = new Set([
    ...(query.kind === 'list' ? [query.from] : []),
    ...measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  ]);
  return datasets.some(
    ({ name, fields }) => tables.has(name) && fields.some(({ label }) => ENDINGS.test(label)),
  );
}

/** In the names of columns that tell whether rows are still what they were. */
const ENDINGS =
  /\b(?:active|cancel(?:led|ed)?|churn(?:ed)?|clos(?:ed?|ing)|current|deleted|discontinued|end(?:ed)?|expir(?:ed|y)|inactive|left|leaving|retired|status|terminat(?:ed|ion)|valid)\b/;

/** Whether each group has rows that are counted. */
function hasNoEmptyGroups(query: LogicalQuery): boolean {
  return (
    query.kind === 'aggregate' &&
    query.dimensions.length > 0 &&
    !query.keepEmptyGroups &&
    query.measures.every(({ expression }) => aggregatesOf(expression).every(({ filter }) => filter === null))
  );
}

/** Columns that are compared with text. */
function stateColumns(condition: Expression): readonly string[] {
  const text = operandsOf(condition).some((one) => one.kind === 'literal' && typeof one.value === 'string');
  const [first] = operandsOf(condition);
  const own = text && first?.kind === 'column' ? [JSON.stringify(first)] : [];
  return [...own, ...operandsOf(condition).flatMap(stateColumns)];
}
