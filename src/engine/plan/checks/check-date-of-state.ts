import type { Field } from '../../../catalog/mod.ts';
import { isDone, verbStem } from '../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import { columnsOf } from '../columns-in.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { undecided } from '../rejection.ts';

/**
 * Rejects another date where the rows are of a state that has its own: "terminated employees per year" does not go by the
 * year in which they were hired, where there is a `termination_date`.
 */
export function checkDateOfState(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
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
