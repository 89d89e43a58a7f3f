import { singularOf } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import { operandsOf } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { NO_ROWS, ROWS_AFTER_DEEDS, ROWS_IN_ORDER, STATES_OF_NOUNS } from '../lexicon/events-in-order.ts';
import type { AggregateQuery, Condition, ListQuery } from '../logical-query.ts';
import { aggregateOver, binary, test } from '../plan/expressions.ts';
import { isOfRowAlone, overRows } from '../plan/resolve-measure/filters.ts';
import { seek } from '../seek.ts';
import { tableOf } from '../table-of.ts';
import type { Token } from '../token.ts';
import { tokenize } from '../tokenize.ts';
import { attempted, type QuestionReader, restrictionOf } from './state-said.ts';

type Asked = AggregateQuery | ListQuery;
type Exists = Extract<Condition, { kind: 'exists' }>;
type Groups = Readonly<Record<string, string | undefined>>;

/**
 * The query of a question for the number of those of whom one thing came after another: "how many owners had a declined offer
 * followed by an approved one". Both are read by themselves; the latest day of the one is after the earliest of the other. Null where
 * either is not read, or has no day of its own.
 */
export function withEventsInOrder(tokens: readonly Token[], reader: QuestionReader): Asked | null {
  const words = tokens
    .filter(({ kind, norm }) => kind !== 'symbol' && !ARTICLES.has(norm))
    .map(({ norm }) => norm);
  if (!words.some((word) => CUES.has(word))) return null;
  const said = words.join(' ');
  return (
    orderOf(matched(ROWS_IN_ORDER, said), rowsInOrder, reader) ??
    orderOf(matched(ROWS_AFTER_DEEDS, said), rowsAfterDeed, reader)
  );
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const CUES: ReadonlySet<string> = new Set(['after', 'afterwards', 'followed', 'later', 'subsequent']);

function matched(patterns: readonly RegExp[], said: string): readonly Groups[] {
  return patterns.flatMap((pattern): readonly Groups[] => {
    const groups = seek(pattern, said)?.groups;
    return groups === undefined ? [] : [groups];
  });
}

/** Rows and the day of each that counts. */
interface Event {
  readonly rows: Exists;
  readonly day: string;
}

interface InOrder {
  readonly query: Asked;
  readonly earlier: Event;
  readonly later: Event;
}

function orderOf(
  found: readonly Groups[],
  read: (groups: Groups, reader: QuestionReader) => InOrder | null,
  reader: QuestionReader,
): Asked | null {
  for (const groups of found) {
    const made = read(groups, reader);
    if (made === null) continue;
    const { query, earlier, later } = made;
    const [last, first] = [dayOf(later, 'max'), dayOf(earlier, 'min')];
    if (last !== null && first !== null) return { ...query, where: test(binary(last, '>', first)) };
  }
  return null;
}

/** "a declined offer followed by an approved one": by the day that each row is dated by. */
function rowsInOrder(groups: Groups, reader: QuestionReader): InOrder | null {
  const { row, first, second } = groups;
  const people = peopleOf(groups);
  if (row === undefined || NO_ROWS.has(row)) return null;
  const [one, other] = [first, second].map((state) => STATES_OF_NOUNS.get(state ?? '') ?? state);
  if (one === other) return null;
  const earlier = rowsWith(`${people} have a ${one} ${row}`, reader);
  const later = rowsWith(`${people} have a ${other} ${row}`, reader);
  if (earlier === null || later === null || earlier.rows.related !== later.rows.related) return null;
  const day = reader.index.dataset(later.rows.related).defaultDate;
  if (day === null || [earlier, later].some(({ rows }) => rows.where === null)) return null;
  return { query: later.query, earlier: { ...earlier, day }, later: { ...later, day } };
}

/** "a boat after one of their offers was declined": by the day on which that was done. */
function rowsAfterDeed(groups: Groups, reader: QuestionReader): InOrder | null {
  const { later: noun = '', date } = groups;
  const people = peopleOf(groups);
  const deed = STATES_OF_NOUNS.get(groups['deed'] ?? '') ?? groups['deed'];
  const before = singularOf(
    groups['earlier'] ?? groups['earliest'] ?? (groups['same'] === undefined ? '' : noun),
  );
  if ([noun, before].some((one) => one === '' || NO_ROWS.has(one))) return null;
  const earlier = rowsWith(`${people} have a ${deed === undefined ? before : `${deed} ${before}`}`, reader);
  const later = rowsWith(`${people} have a ${noun}`, reader);
  if (earlier === null || later === null) return null;
  const day = reader.index.dataset(later.rows.related).defaultDate;
  const done =
    date === undefined ? dayDone(`${deed}`, earlier.rows, reader) : dayCalled(date, earlier.rows, reader);
  if (day === null || done === null) return null;
  return { query: later.query, earlier: { ...earlier, day: done }, later: { ...later, day } };
}

/** The people as they are asked for. */
function peopleOf({ people, listed }: Groups): string {
  return `${listed === undefined ? 'how many' : 'which'} ${people}`;
}

/** The rows that people are told by, of which they have some; null where they are told by anything else. */
function rowsWith(people: string, reader: QuestionReader): { query: Asked; rows: Exists } | null {
  const query = reader.read(tokenize(people));
  if (query === null || query.kind === 'values' || query.where?.kind !== 'exists') return null;
  const { where: rows } = query;
  const isCount = query.kind === 'list' || restrictionOf(query, rows.table) !== null;
  return isCount && tableOf(query) === rows.table && (rows.where === null || isOfRowAlone(rows.where))
    ? { query, rows }
    : null;
}

/** The day on which it was done with rows: of their own, or that of the value that says so. */
function dayDone(deed: string, { related, where }: Exists, reader: QuestionReader): string | null {
  const { labelPlural, defaultDate } = reader.index.dataset(related);
  const dated = reader.read(tokenize(`number of ${labelPlural} ${deed} in ${YEAR}`));
  const days = new Set(
    conjunctsOf(dated === null || dated.kind === 'values' ? null : dated.where).flatMap((one) =>
      columnsIn(one).filter((name) => isDay(name, related, reader)),
    ),
  );
  const [day, ...others] = days;
  if (day !== undefined && others.length === 0 && day !== defaultDate) return day;
  const [value, ...more] = new Set(conjunctsOf(where).flatMap(columnsIn));
  if (value === undefined || more.length > 0 || !hasColumn(related, value, reader)) return null;
  return dayCalled(reader.index.field(related, value).label, { related }, reader);
}

/** Any would do. */
const YEAR = 2024;

/** "decision" as in "decision date". */
function dayCalled(
  called: string,
  { related }: Pick<Exists, 'related'>,
  reader: QuestionReader,
): string | null {
  const said = `${called} date`;
  const days = reader.index
    .dataset(related)
    .fields.filter(({ name, label }) => label.replaceAll('-', ' ') === said && isDay(name, related, reader));
  const [day, ...others] = days;
  return others.length === 0 ? (day?.name ?? null) : null;
}

function hasColumn(table: string, column: string, { index }: QuestionReader): boolean {
  return index.dataset(table).fields.some(({ name }) => name === column);
}

function isDay(column: string, table: string, reader: QuestionReader): boolean {
  return hasColumn(table, column, reader) && reader.index.field(table, column).type === 'date';
}

/** The columns that a condition on one row tests. */
function columnsIn(condition: Condition): readonly string[] {
  if (condition.kind !== 'test') return [];
  const columns: string[] = [];
  const visit = (one: Expression): void => {
    if (one.kind === 'column') columns.push(one.column);
    operandsOf(one).forEach(visit);
  };
  visit(condition.expression);
  return columns;
}

/** The last or the first day of such rows of a person's. */
function dayOf({ rows, day }: Event, which: 'max' | 'min'): Expression | null {
  const { table, related, where } = rows;
  const all = aggregateOver(related, which, { kind: 'column', table: related, column: day });
  const value = where === null ? all : attempted(() => overRows(all, where));
  return value === null ? null : { kind: 'related', table, related, value, position: null, orderBy: [] };
}
