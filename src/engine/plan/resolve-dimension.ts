import type { Dataset, Field } from '../../catalog/mod.ts';
import type { ColumnRole, DatePart, Expression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import type { Output } from '../logical-query.ts';
import type { Assembly } from './assembly.ts';
import { bandOutput, decadeOutput, stepOutput } from './band-output.ts';
import { calendarColumn } from './calendar-columns.ts';
import { aggregateOver, columnOf } from './expressions.ts';
import { listedBandOutput } from './listed-band-output.ts';
import { namedThrough } from './named-through.ts';
import { toTitle } from './naming.ts';
import { noSense } from './rejection.ts';
import { type ConditionScope, defaultDate } from './resolve-condition/condition-scope.ts';
import { resolveField, storedField } from './resolve-field.ts';
import type { ResolvedField } from './resolved-field.ts';
import type { DimensionSketch, FieldTerm } from './sketch.ts';

/** Makes the outputs of a dimension; a table as a dimension may need several columns to name its rows. */
export function resolveDimension(
  assembly: Assembly,
  sketch: DimensionSketch,
  scope: ConditionScope,
): readonly Output[] {
  switch (sketch.kind) {
    case 'field':
      return fieldOutputs(assembly, resolveOwned(assembly, sketch.field, scope), scope.anchor);
    case 'part': {
      const output = keptPart(assembly, sketch, scope) ?? partOf(assembly, sketch, scope);
      return [sketch.isDecade === true ? decadeOutput(output) : output];
    }
    case 'band':
      return [
        sketch.width === undefined
          ? bandOutput(assembly, resolveField(assembly, sketch.field, scope))
          : stepOutput(assembly, resolveField(assembly, sketch.field, scope), sketch.width),
      ];
    case 'listed-bands': {
      const resolved = resolveField(assembly, sketch.field, scope);
      return [listedBandOutput(sketch.bands, resolved.field, columnOf(assembly, resolved))];
    }
    case 'display': {
      const rows = assembly.index.dataset(sketch.dataset ?? scope.subject ?? scope.anchor);
      const kept = keptName(assembly, rows, scope.anchor);
      if (kept !== null) return [kept];
      const dataset =
        rows.display.length === 0 ? (namedThrough(assembly.index, rows, scope.anchor) ?? rows) : rows;
      const called = calledAsRows(dataset);
      if (called !== null)
        return [fieldOutput(assembly, { dataset, field: assembly.index.field(dataset.name, called) })];
      // What is called by its number has no name: that of somebody else is meant.
      return dataset.display.every((name) => isNumber(assembly, dataset, name))
        ? noSense(`a ${dataset.label} has no name`)
        : dataset.display.map((name) =>
            fieldOutput(assembly, { dataset, field: assembly.index.field(dataset.name, name) }),
          );
    }
    case 'dataset':
      return datasetOutputs(assembly, assembly.index.dataset(sketch.dataset), scope.anchor);
    case 'number':
      return [numberOutput(assembly, sketch)];
    default:
      return assertNever(sketch);
  }
}

/** The column; the `maker` of a model is a number that tells nobody which, and the row that it refers to has a name. */
function fieldOutputs(assembly: Assembly, resolved: ResolvedField, anchor: string): readonly Output[] {
  const { dataset, field } = resolved;
  const { knowledge } = assembly.index;
  const isKey = field.type === 'integer' && !KEY_NOUN.test(field.label);
  const named = knowledge.relationships
    .filter(
      ({ from, fromColumns }) =>
        isKey && from === dataset.name && fromColumns.length === 1 && fromColumns[0] === field.name,
    )
    .map(({ to }) => assembly.index.dataset(to))
    .toSorted((one, other) => Number(other.roleOf !== undefined) - Number(one.roleOf !== undefined));
  return named[0] !== undefined && named[0].display.length > 0
    ? datasetOutputs(assembly, named[0], anchor)
    : [fieldOutput(assembly, resolved)];
}

/** Ends of names that ask for the number itself. */
const KEY_NOUN = /\b(?:code|id|no|num|number)$/;

function partOf(
  assembly: Assembly,
  { part, field }: Extract<DimensionSketch, { kind: 'part' }>,
  scope: ConditionScope,
): Output {
  const operand =
    field === null ? defaultDate(assembly, scope) : columnOf(assembly, resolveField(assembly, field, scope));
  return calendarOutput(assembly, part, operand);
}

/** Whose column it is was said, so that it is no guess however far the two tables are: "books by nationality of the author". */
function resolveOwned(assembly: Assembly, term: FieldTerm, scope: ConditionScope): ResolvedField {
  const { cost } = assembly;
  const resolved = resolveField(assembly, term, scope);
  if (term.owner !== undefined) assembly.cost = Math.min(assembly.cost, cost + OWNED_MAX);
  return resolved;
}

const OWNED_MAX = 0.5;

/** "the name of the loser", which a match keeps by itself in a column of that name. */
export function keptName(
  assembly: Assembly,
  { label, roleOf, name }: Dataset,
  anchor: string,
): Output | null {
  if (roleOf === undefined || anchor === name) return null;
  const dataset = assembly.index.dataset(anchor);
  const field = dataset.fields.find((one) => one.label === `${label} name` && one.type === 'text');
  return field === undefined ? null : fieldOutput(assembly, { dataset, field });
}

/** How many rows of another table belong to each row, as a column. */
function numberOutput(
  { index }: Assembly,
  { of, owner }: Extract<DimensionSketch, { kind: 'number' }>,
): Output {
  const label = `number of ${index.dataset(of).labelPlural}`;
  const value = aggregateOver(of, 'count', null);
  return {
    name: toTitle(label),
    label,
    expression: { kind: 'related', table: owner, related: of, value, position: null, orderBy: [] },
    role: 'ordered-category',
    unit: null,
  };
}

/** A key that is no name: of lakes their names may be the key. */
function isNumber({ index }: Assembly, { name: table, primaryKey }: Dataset, name: string): boolean {
  return primaryKey.includes(name) && index.field(table, name).role !== 'name';
}

/** "by month", where a column holds the month by itself. */
function keptPart(
  assembly: Assembly,
  { part, field }: Extract<DimensionSketch, { kind: 'part' }>,
  { anchor, date }: ConditionScope,
): Output | null {
  if (field !== null || (date ?? null) !== null) return null;
  const column = calendarColumn(assembly.index, anchor, part);
  const dataset = assembly.index.dataset(anchor);
  return column === null ? null : fieldOutput(assembly, { dataset, field: column });
}

/** The part of the date; where only the year of it is kept, that column. */
export function calendarOutput({ index }: Assembly, part: DatePart, operand: Expression): Output {
  if (operand.kind !== 'column') return partOutput(part, operand);
  const { yearColumn: year, monthColumn: month } = index.field(operand.table, operand.column);
  if (month !== undefined && DAYS.has(part)) return noSense('only the month is known');
  if (month !== undefined && part === 'month')
    return { ...partOutput(part, operand), expression: index.columnOf(operand.table, month) };
  if (year === undefined) return partOutput(part, operand);
  if (part !== 'year') return noSense('only the year is known');
  return { ...partOutput(part, operand), expression: index.columnOf(operand.table, year) };
}

/** Parts that a month does not tell. */
const DAYS: ReadonlySet<DatePart> = new Set(['day', 'day-of-month', 'week', 'weekday']);

/** A stored or derived field as a column of the result; a date of which only the year is kept is that year. */
export function fieldOutput(assembly: Assembly, asked: ResolvedField): Output {
  const resolved = storedField(assembly, asked);
  const { field } = resolved;
  return {
    name: toTitle(field.label),
    label: field.label,
    expression: columnOf(assembly, resolved),
    role: roleOf(field),
    unit: field.unit,
  };
}

function roleOf(field: Field): ColumnRole {
  if (field.expression?.kind === 'date-part') return 'time';
  if (field.type === 'date' || field.type === 'timestamp') return 'time';
  switch (field.role) {
    case 'key':
      return 'identifier';
    case 'geography':
      return 'geography';
    case 'name':
    case 'other':
      return 'text';
    case 'measure':
      return 'measure';
    case 'category':
    case 'flag':
      return field.order === null ? 'category' : 'ordered-category';
    case 'time':
      return 'time';
    default:
      return assertNever(field.role);
  }
}

const PART_LABELS: Readonly<Record<DatePart, string>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  'quarter-of-year': 'quarter of the year',
  'month-of-year': 'month of the year',
  weekday: 'weekday',
  'day-of-month': 'day of the month',
};

/** A calendar part of a date as a column of the result. */
export function partOutput(part: DatePart, operand: Expression): Output {
  const isPeriod =
    part === 'year' || part === 'quarter' || part === 'month' || part === 'week' || part === 'day';
  return {
    name: toTitle(PART_LABELS[part]),
    label: PART_LABELS[part],
    expression: { kind: 'date-part', part, operand },
    role: isPeriod ? 'time' : 'ordered-category',
    unit: null,
  };
}

/** A table that gives the rows of another a name, the same to many: the categories of each shop. */
function isOfNames({ index }: Assembly, { name, fields, display }: Dataset): boolean {
  const own = fields.filter(({ role }) => role !== 'key');
  return (
    own.length === 1 &&
    own.every((field) => display.includes(field.name)) &&
    index.knowledge.relationships.some(({ from }) => from === name) &&
    !index.knowledge.relationships.some(({ to }) => to === name)
  );
}

/** The text that is called as the rows are, where nothing names them: the `translation` of a set translation. */
function calledAsRows({ label, fields, display }: Dataset): string | null {
  if (display.length > 0) return null;
  const own = fields.find(
    (field) => field.type === 'text' && field.role !== 'key' && field.label === label.split(' ').at(-1),
  );
  return own?.name ?? null;
}

/** What names a row of the table: its display columns where they are unique, else with its key. */
export function datasetOutputs(assembly: Assembly, dataset: Dataset, anchor: string): readonly Output[] {
  const output = (name: string): Output =>
    fieldOutput(assembly, { dataset, field: assembly.index.field(dataset.name, name) });
  const display = dataset.display.map((name) => assembly.index.field(dataset.name, name));
  const isUnique = display.some(({ distinctCount }) => distinctCount === dataset.rowCount);
  const called = calledAsRows(dataset);
  if (called !== null) return [output(called)];
  const names =
    isUnique || isOfNames(assembly, dataset) ? dataset.display : [...dataset.primaryKey, ...dataset.display];
  // A pair of numbers tells nobody who the member is.
  const isUnnamed = names.length === 0 || (display.length === 0 && dataset.primaryKey.length > 1);
  const named = isUnnamed ? namedThrough(assembly.index, dataset, anchor) : null;
  if (named !== null) return datasetOutputs(assembly, named, anchor);
  if (names.length === 0) return noSense(`the rows of ${dataset.label} have no name`);
  return [...new Set(names)].map((name) => {
    const made = output(name);
    return made.label === 'name'
      ? { ...made, name: toTitle(`${dataset.label} name`), label: `${dataset.label} name` }
      : made;
  });
}
