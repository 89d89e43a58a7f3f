import type { Expression } from '../../shared/mod.ts';
import type { CatalogColumn, CatalogTable } from '../catalog.ts';
import type { Field } from '../knowledge.ts';
import { participleOf, verbsOf } from '../names/participles.ts';
import { looseDate } from './loose-date.ts';

/** A date that is kept as a number: the field that shows it as one; null for every other column. */
export function momentField(table: string, column: CatalogColumn, stored: Field): Field | null {
  const number: Expression = { kind: 'column', table, column: column.name };
  const moment = toMoment(column, number);
  return moment === null
    ? null
    : {
        ...stored,
        ...moment,
        name: `${column.name}_date`,
        label: stored.label.replace(/ (?:epoch|epochms|ms|unix|key|number)$/, ''),
        role: 'time',
        unit: null,
        values: null,
      };
}

/** The date of which a column keeps the year only: what "in 2005" and "before 1990" are asked of. */
export function yearField(
  { name: table, columns }: CatalogTable,
  column: CatalogColumn,
  stored: Field,
): Field {
  const toIso = (value: number | string | null): string | null =>
    typeof value === 'number' ? `${String(Math.max(value, 0)).padStart(4, '0')}-01-01` : null;
  const said = eventOf(stored, 'year');
  // Beside a `model` the `model_year` is no date of the model.
  const isTaken = columns.some(({ name }) => name !== column.name && name.toLowerCase() === said.join('_'));
  const event = isTaken ? [] : said;
  const dated = firstDayField(table, stored, { event, rest: '-01-01' });
  return {
    ...dated,
    ...(isTaken ? { label: stored.label } : {}),
    synonyms: event.length === 0 ? [] : eventSynonyms(event),
    min: toIso(column.min),
    max: toIso(column.max),
    yearColumn: column.name,
  };
}

/** What the column's words say besides the part of the date that it keeps. */
function eventOf({ label }: Field, part: 'year' | 'month'): readonly string[] {
  return label
    .replace(`${part} of `, '')
    .split(' ')
    .filter((word) => word !== part);
}

/** The first day of what the column keeps of a date: its text with `rest` after it. */
function firstDayField(
  table: string,
  stored: Field,
  { event, rest }: { readonly event: readonly string[]; readonly rest: string },
): Field {
  return {
    ...stored,
    name: `${stored.name}_date`,
    label: event.length === 0 ? 'time' : event.join(' '),
    synonyms: [],
    type: 'date',
    role: 'time',
    values: null,
    expression: {
      kind: 'binary',
      operator: '||',
      left: { kind: 'column', table, column: stored.name },
      right: { kind: 'literal', value: rest },
    },
  };
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Whether the column holds months written as `2024-05`. */
export function isMonth({ content, values }: CatalogColumn): boolean {
  return (
    content === 'text' &&
    values !== null &&
    values.length > 0 &&
    values.every((value) => MONTH.test(String(value)))
  );
}

/** The date of which a column keeps the month only, by the first day of it. */
export function monthField(table: string, column: CatalogColumn, stored: Field): Field {
  const months = (column.values ?? []).map(String).sort();
  const toIso = (month: string | undefined): string | null => (month === undefined ? null : `${month}-01`);
  return {
    ...firstDayField(table, stored, { event: eventOf(stored, 'month'), rest: '-01' }),
    min: toIso(months[0]),
    max: toIso(months.at(-1)),
    monthColumn: column.name,
  };
}

/** What is said of the thing that a date with these words dates: `hired` for `hire`. */
export function eventSynonyms(event: readonly string[]): string[] {
  if (event.length === 2 && FORESEEN.has(event[0] ?? '')) return foreseenSynonyms(event);
  // A verb and its particle are one event: `pick_up_date`.
  const participle = event.length === 0 || event.length > 2 ? null : participleOf(event.join(' '));
  if (participle !== null) return [participle];
  // What is FDA-approved has an `fda_approval_date`; the first payment is not all that is paid.
  const [before = '', noun = ''] = event;
  const done = event.length !== 2 || WHICH.has(before) ? null : participleOf(noun);
  return done === null ? [] : [`${before} ${done}`];
}

const WHICH: ReadonlySet<string> = new Set(
  'actual final first initial last latest max maximum min minimum new next original previous second'.split(
    ' ',
  ),
);

/** "predicted to graduate", "scheduled to be delivered": a date that is still to come, by two words. */
export function foreseenSynonyms([foreseen = '', event = '']: readonly string[]): string[] {
  const done = FORESEEN.has(foreseen) ? participleOf(event) : null;
  return done === null
    ? []
    : [`${foreseen} to be ${done}`, ...verbsOf(done).map((verb) => `${foreseen} to ${verb}`)];
}

/** What is said of a date that is still to come, before what happens then. */
const FORESEEN: ReadonlySet<string> = new Set(
  'anticipated due estimated expected forecast planned predicted projected scheduled supposed'.split(' '),
);

function toMoment(
  column: CatalogColumn,
  number: Expression,
): Pick<Field, 'type' | 'expression' | 'min' | 'max'> | null {
  switch (column.content) {
    case 'unix-seconds':
      return { type: 'timestamp', expression: fromUnix(number), ...convert(column, fromSeconds) };
    case 'unix-milliseconds': {
      const seconds: Expression = {
        kind: 'binary',
        operator: '/',
        left: number,
        right: { kind: 'literal', value: 1000 },
      };
      const toIso = (value: number): string => fromSeconds(value / 1000);
      return { type: 'timestamp', expression: fromUnix(seconds), ...convert(column, toIso) };
    }
    case 'compact-date':
      return {
        type: 'date',
        expression: fromParts(number, { year: 1, month: 5, day: 7 }),
        ...convert(column, compactToIso),
      };
    case 'day-first-date':
      return textDate(fromParts(number, { year: 7, month: 4, day: 1 }));
    case 'month-first-date':
      return textDate(fromParts(number, { year: 7, month: 1, day: 4 }));
    case 'loose-day-first-date':
    case 'loose-month-first-date':
      return textDate(looseDate(number, column));
    default:
      return null;
  }
}

/** A date in text of which the day or the month comes first: the least text is not the least date. */
function textDate(expression: Expression): Pick<Field, 'type' | 'expression' | 'min' | 'max'> {
  return { type: 'date', expression, min: null, max: null };
}

function fromUnix(seconds: Expression): Expression {
  return {
    kind: 'function',
    name: 'datetime',
    arguments: [seconds, { kind: 'literal', value: 'unixepoch' }],
  };
}

function fromSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The date of a text or a number whose digits stand at these places, from 1. */
function fromParts(
  stored: Expression,
  at: { readonly year: number; readonly month: number; readonly day: number },
): Expression {
  const part = (start: number, length: number): Expression => ({
    kind: 'function',
    name: 'substr',
    arguments: [stored, { kind: 'literal', value: start }, { kind: 'literal', value: length }],
  });
  const dash: Expression = { kind: 'literal', value: '-' };
  return [dash, part(at.month, 2), dash, part(at.day, 2)].reduce<Expression>(
    (left, right) => ({ kind: 'binary', operator: '||', left, right }),
    part(at.year, 4),
  );
}

function compactToIso(value: number): string {
  const digits = String(value);
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
}

function convert(
  bounds: { readonly min: number | string | null; readonly max: number | string | null },
  toIso: (value: number) => string,
): Pick<Field, 'min' | 'max'> {
  const one = (value: number | string | null): string | null =>
    value === null || value === '' ? null : toIso(Number(value));
  return { min: one(bounds.min), max: one(bounds.max) };
}
