import type { Field } from '../../../../catalog/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { isDone, verbStem } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects another date where the rows are of a state that has its own: "terminated employees per year" does not go by the
 * year in which they were hired, where there is a `termination_date`. Rejects one time of two deeds that have a date each: "loans
 * issued and charged off in 2024".
 */
export function checkDateOfState(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkTwoDeeds(query, words, index);
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

/** Two deeds right beside one another, each of which has a date of its own, and a time that may be of either or of both. */
function checkTwoDeeds(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const at = words.findIndex(
    (word, place) =>
      word === 'and' &&
      [words[place - 1], words[place + 1]].every((one = '') => one === 'due' || isDone(one)),
  );
  if (at < 0) return;
  const grouped =
    query.kind === 'aggregate'
      ? query.dimensions.flatMap(({ expression }) =>
          expression.kind === 'date-part' ? columnsOf(expression) : [],
        )
      : [];
  const tables = [...grouped, ...testsOf(query.where).flatMap(columnsOf)]
    .filter(({ table, column }) => index.field(table, column).role === 'time')
    .map(({ table }) => table);
  for (const table of new Set(tables)) {
    const [first, second] = [words[at - 1] ?? '', words[at + 1] ?? ''].map((deed) =>
      datesOf(deed, table, index),
    );
    const isOfTwo = first !== undefined && second !== undefined && first.size > 0 && second.size > 0;
    if (isOfTwo && first.isDisjointFrom(second)) undecided('of which of the two the time is, is not said');
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

/** The dates on which rows were so: of a column that is called so, or of a state. */
function datesOf(deed: string, table: string, index: KnowledgeIndex): ReadonlySet<string> {
  const isCalled = ({
    label,
    synonyms,
  }: {
    readonly label: string;
    readonly synonyms: readonly string[];
  }): boolean =>
    [label, ...synonyms].some((name) => name === deed || name === `${deed} on` || name === `${deed} off`);
  const fields = index.dataset(table).fields.filter((one) => one.role === 'time' && isCalled(one));
  const states = index.knowledge.segments.flatMap((one) =>
    one.dataset === table && isCalled(one) ? (one.date ?? []) : [],
  );
  return new Set([...fields.map(({ name }) => name), ...states]);
}

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
