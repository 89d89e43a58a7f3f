import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { doneOf } from '../../../lexicon/askings.ts';
import { BEING } from '../../../lexicon/cues.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import { PAST_VERBS } from '../../../lexicon/inversions.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { tablesIn } from '../../tables-in.ts';
import type { Cue } from '../cues.ts';
import { datesOf } from './dates-of.ts';
import { timesIn } from './times-in.ts';

/**
 * Rejects a time that is of one of two deeds which have a date each: "loans issued and charged off in 2024", "how many were issued and
 * how many closed per year". Each with its own date is what was said.
 */
export function checkTwoDeeds(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !words.some((word) => JOINTS.has(word))) return;
  const times = timesIn(query, index);
  if (times.size === 0) return;
  const tables = [...tablesIn(query)];
  const dated = (deed: string | null): ReadonlySet<string> =>
    new Set(
      deed === null
        ? []
        : tables.flatMap((table) => [...datesOf(deed, table, index)].map((date) => `${table}.${date}`)),
    );
  checkStates(words, times, index);
  checkGroups(query, index);
  for (const { first, second, before } of pairsOf(words, index)) {
    const [one, other] = [dated(first), dated(second)];
    const isOther = second === null || (other.size > 0 && one.isDisjointFrom(other));
    if (one.size === 0 || !isOther) continue;
    // "how many loans closed last year were paid off, and how many charged off?"
    if (before.some((deed) => !dated(deed).isDisjointFrom(times))) continue;
    const isApart = (of: ReadonlySet<string>): boolean =>
      one.isDisjointFrom(of) !== (second !== null && other.isDisjointFrom(of));
    // Or one of them restricts the rows, the other a number of them.
    if (isApart(times) || (second !== null && isApart(timesIn(query.where, index))))
      undecided('of which of the two the time is, is not said');
  }
}

/** "originations and charge-offs by year": the year of the charge-offs is none of all loans. */
function checkGroups(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const counts = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).filter(({ function: made, argument }) => made === 'count' && argument === null),
  );
  const dates = query.dimensions
    .filter(({ role }) => role === 'time')
    .flatMap(({ expression }) => columnsOf(expression))
    .filter(({ table, column }) => index.dataset(table).defaultDate !== column);
  // "what percentage of the payments received was late, by month": all of them have that date.
  const isOne = query.measures.length === 1;
  const known = query.where === null || !isOne ? [] : columnsOfCondition(query.where);
  const isOfState = dates.some((date) => !known.some((one) => isSame(one, date)));
  if (
    isOfState &&
    counts.some(({ filter }) => filter !== null) &&
    counts.some(({ filter }) => filter === null)
  )
    undecided('of which of the two the time is, is not said');
}

/** "paid off vs charged off loans in 2024": the year is that of the state or that of the loans, as with one of them alone. */
function checkStates(
  words: readonly string[],
  times: ReadonlySet<string>,
  { knowledge }: KnowledgeIndex,
): void {
  const [only, ...others] = times;
  const [table = '', column = ''] = only?.split('.') ?? [];
  const dataset = knowledge.datasets.find(({ name }) => name === table);
  if (others.length > 0 || dataset?.defaultDate !== column) return;
  const noun = words.findIndex((word, at) => word === dataset.labelPlural && words[at + 1] === 'in');
  const list = words.slice(Math.max(0, noun - LIST_MAX), Math.max(0, noun));
  if (!list.some((word) => JOINTS.has(word))) return;
  const said = ` ${list.join(' ')} `;
  const isSaid = knowledge.segments.some(
    ({ dataset: of, date = null, label, synonyms }) =>
      of === table &&
      date !== null &&
      date !== column &&
      [label.replace('-', ' '), ...synonyms].some((name) => said.includes(` ${name} `)),
  );
  if (isSaid) undecided('whether the time is when they got so is not said');
}

/** "charged off versus paid off" */
const LIST_MAX = 5;

interface Pair {
  readonly first: string;
  /** Null where something else is asked for: "and how many have a late loan". */
  readonly second: string | null;
  /** What is said to be done before both. */
  readonly before: readonly string[];
}

/** The deeds on both sides of each joint: "issued" and "charged off" of "loans issued, and how many were charged off". */
function pairsOf(words: readonly string[], index: KnowledgeIndex): readonly Pair[] {
  const isOfUs = words.some((word, at) => word === 'did' && US.has(words[at + 1] ?? ''));
  const deedOf = (word: string): string | null =>
    word === 'due' || isDone(word) ? word : isOfUs && !BETWEEN.has(word) ? doneOf(word) : null;
  return words.flatMap((word, at): readonly Pair[] => {
    if (!JOINTS.has(word)) return [];
    const end = JOINTS.has(words[at - 1] ?? '') ? at - 1 : at;
    const start = PARTICLES.has(words[end - 1] ?? '') ? end - 2 : end - 1;
    const first = deedOf(words[start] ?? '');
    // "within 365 days of being issued, how many were charged off?" tells when, and asks nothing of them.
    if (first === null || words[start - 1] === 'being') return [];
    let next = at + 1;
    while (isBetween(words, next, index)) next += 1;
    // "with closing date in 2025" is how "closed in 2025" is put.
    const isNamed = words[next + 1] === 'date';
    const second = isNamed ? `${words[next]} date` : deedOf(words[next] ?? '');
    const isAsked = ASKING.has(words[at + 1] ?? '') || PAST_VERBS.has(words[at + 1] ?? '');
    const lead = words.slice(0, start);
    // "how many applications of 2024 were declined, and how many pending?"
    if (second === null && (!isAsked || lead.some((one) => TIME.test(one)))) return [];
    // "were charged off and closed in 2023": as they were then.
    const isState = word === 'and' && next === at + 1 && start < end - 1;
    if (isState && BEING.has(words[start - 1] ?? '')) return [];
    const off = (start: number): string => (PARTICLES.has(words[start] ?? '') ? ` ${words[start]}` : '');
    const before = lead.filter((one) => one === 'due' || isDone(one));
    return [
      {
        first: `${first}${off(end - 1)}`,
        second: second === null ? null : `${second}${off(next + 1)}`,
        before,
      },
    ];
  });
}

/** "how many (of the) loans were": what may stand between the joint and the second deed. */
function isBetween(words: readonly string[], at: number, index: KnowledgeIndex): boolean {
  const word = words[at] ?? '';
  return BETWEEN.has(word) || tablesCalled(word, index).length > 0;
}

const JOINTS: ReadonlySet<string> = new Set([',', '&', '/', 'and', 'or', 'versus', 'vs']);
const BETWEEN: ReadonlySet<string> = new Set(
  'a and did how many number of that the they was we were with'.split(' '),
);
const TIME = /^(?:(?:19|20)\d\d|q[1-4]|(?:day|week|month|quarter|year)s?)$/;
/** "and *how* many have a late loan" */
const ASKING: ReadonlySet<string> = new Set(['how', 'number', 'what']);
const PARTICLES: ReadonlySet<string> = new Set(['off', 'out', 'up']);
const US: ReadonlySet<string> = new Set(['they', 'we', 'you']);

/** Without one of these {@link checkTwoDeeds} holds on to nothing. */
export const TWO_DEEDS_CUES: readonly Cue[] = [JOINTS];
