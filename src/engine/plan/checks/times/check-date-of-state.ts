import type { Field } from '../../../../catalog/mod.ts';
import { isDone, verbStem } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import { datesOf } from './dates-of.ts';

/**
 * Rejects another date where the rows are of a state that has its own: "terminated employees per year" does not go by the
 * year in which they were hired, where there is a `termination_date`.
 */
export function checkDateOfState(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkNotDone(query, words, index);
  if (query.kind !== 'aggregate') return;
  const times = query.dimensions
    .flatMap(({ expression }) => (expression.kind === 'date-part' ? columnsOf(expression) : []))
    .filter(({ table, column }) => index.field(table, column).role === 'time');
  const stems = words.filter(isDone).flatMap((word) => [verbStem(word), ...(ENDED.has(word) ? ['end'] : [])]);
  for (const { table, column } of times) {
    const dates = index.dataset(table).fields.filter(({ role }) => role === 'time');
    const isNamed = dates.some((one) => one.name === column && (isOfDeed(one) || isCalled(one)));
    const own = dates.find((one) => isOfDeed(one) && !times.some((time) => time.column === one.name));
    if (own !== undefined && !isNamed) undecided(`whether the time is the ${own.label} is not said`);
  }

  /** Whether something is said to be done that the date is called by: "terminated". */
  function isOfDeed({ label }: Field): boolean {
    return label
      .split(' ')
      .some((name) =>
        stems.some((stem) => name === stem || (stem.length >= STEM_MIN && name.startsWith(stem))),
      );
  }

  /** "by hire year" */
  function isCalled({ label }: Field): boolean {
    return label.split(' ').some((name) => !DATES.has(name) && words.includes(name));
  }
}

/** "loans not closed in 2024" may be those closed at another time, those still open, or both. */
function checkNotDone(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const [, deed] = NOT_DONE_IN.exec(textOf(words)) ?? [];
  if (query.kind === 'values' || deed === undefined) return;
  const times = (query.where === null ? [] : columnsOfCondition(query.where)).filter(
    ({ table, column }) => index.field(table, column).role === 'time',
  );
  const isOpen = times.some(({ table }) =>
    [...datesOf(deed, table, index)].some((date) => index.field(table, date).isNullable),
  );
  if (isOpen) undecided('whether those to which it has not happened at all are meant is not said');
}

const NOT_DONE_IN =
  /\b(?:not|never|neither|nor) (?:been |yet )?([a-z]+)(?: off)? (?:in|before|after|since|during|until|till|by|on|between|within|this|last)\b/;

/** What is over has an end. */
const ENDED: ReadonlySet<string> = new Set([
  'canceled',
  'cancelled',
  'churned',
  'ended',
  'expired',
  'terminated',
]);
const DATES: ReadonlySet<string> = new Set(['at', 'date', 'in', 'on', 'time', 'timestamp']);

const STEM_MIN = 4;
