import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { tablesOf } from '../../../expression-walk.ts';
import { BEING, STATE_ADVERBS, WHEN } from '../../../lexicon/cues.ts';
import { LIST_PREPOSITIONS } from '../../../lexicon/filter-turns.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';

/**
 * Rejects a state of today where one of another time is asked for: "how many loans were open on 30 June 2024" are not those
 * issued on that day that are open now.
 */
export function checkStates(
  query: LogicalQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values') return;
  checkTimeOfPart(query, { words, index });
  checkCutShort(query, words);
  const assumed = query.assumptions.flatMap((one) => (one.startsWith(BY) ? [one.slice(BY.length)] : []));
  if (assumed.length === 0) return;
  checkDateOfMetric(query, assumed, index);
  // What was done at a time is no state: "applications withdrawn in 2024".
  const state = words.find((word, at) => isSaidOfTime(words, at) && !isDone(word));
  if (state === undefined) return;
  const tests = conjunctsOf(query.where).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
  const states = tests.filter((test) => !isOfTime(test, index) && !isOfName(test, index));
  const held = states.flatMap(literalsOf).map((value) => value.toLowerCase());
  const tables = new Set(states.flatMap((test) => [...tablesOf(test)]));
  const isSegment = index.knowledge.segments.some(
    ({ label, dataset }) => label === state && tables.has(dataset),
  );
  // "how many loans were late by month": no loans of the month that were late once.
  const isOfPeriods =
    query.kind === 'aggregate' &&
    query.dimensions.some(({ expression }) => expression.kind === 'date-part') &&
    conjunctsOf(query.where).some(({ kind }) => kind === 'exists');
  if (held.includes(state) || isSegment || isOfPeriods)
    undecided(`whether they were ${state} then or are so now is not said`);
}

const BY = 'time is by ';

/** "how much did we charge off in 2025 and how much did we recover": a number that has a date of its own goes by that. */
function checkDateOfMetric(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  assumed: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2) return;
  const labels = query.measures.map(({ label }) => label);
  const isDatedElse = index.knowledge.metrics.some(({ label, date }) => {
    const dates = date === null ? [] : index.dataset(date.table).fields.filter((one) => one.role === 'time');
    const isAmong = dates.some((one) => assumed.includes(one.label) && one.name !== date?.column);
    return isAmong && labels.includes(label);
  });
  if (isDatedElse) undecided('by which of the dates the numbers go is not said');
}

/** Rejects a state by the first word of its name where what was done is told: "loans paid in 2025", "what loans have paid". */
function checkCutShort({ where }: Exclude<LogicalQuery, { kind: 'values' }>, words: readonly string[]): void {
  const held = testsOf(where)
    .flatMap(literalsOf)
    .map((value) => value.toLowerCase())
    // What is cut short goes on after its first word.
    .filter((value) => value.includes(' '));
  if (held.length === 0) return;
  const isDone = words.some((word, at) => {
    const before = words.slice(0, at);
    const isActive = before.some((one) => PERFECT.has(one)) && !before.includes('been');
    const isTold = isActive || WHEN.has(words[at + 1] ?? '');
    return (
      isTold && held.some((value) => value.startsWith(`${word} `) && value !== `${word} ${words[at + 1]}`)
    );
  });
  if (isDone) undecided('whether it was done then or is so now is not said');
}

const PERFECT: ReadonlySet<string> = new Set(['had', 'has', 'have']);

/**
 * Rejects the part of rows of a time that came into a state, where the time stands beside the state: "percentage of loans that
 * were paid off in 2024" are those paid off then, or those issued then.
 */
function checkTimeOfPart(
  query: LogicalQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind !== 'aggregate' || !query.measures.some(({ unit }) => unit?.kind === 'percent')) return;
  const [only, ...others] = query.measures;
  const isShareAlone = others.length === 0 && only?.transform?.kind === 'share-of-total';
  const said = words
    .map((word, at) =>
      BEFORE_TIMES.has(word) && TIME.test(words.slice(at, at + 3).join(' ')) ? '<time>' : word,
    )
    .join(' ');
  if (!said.includes('<time>')) return;
  const asked = isShareAlone ? '' : JSON.stringify(query.where);
  const state = index.knowledge.segments.find(
    ({ label, synonyms, date }) =>
      (date ?? null) !== null &&
      // "of the loans charged off in 2024, what share": they are the whole.
      !asked.includes(`"${date}"`) &&
      [label, ...synonyms].some((name) => `${said} `.includes(` ${name} <time> `)),
  );
  if (state !== undefined) undecided(`whether the time is when they were ${state.label} is not said`);
}

/** How a time begins that is said of what was done. */
const BEFORE_TIMES: ReadonlySet<string> = new Set('after before during in over since within'.split(' '));
const TIME =
  /^(?:after|before|during|in|over|since|within) (?:the )?(?:[12]\d{3}|q[1-4]|h[12]|first|fourth|last|past|second|third|this)\b/;

function isOfTime(test: Expression, index: KnowledgeIndex): boolean {
  if (test.kind === 'column') return index.field(test.table, test.column).role === 'time';
  return operandsOf(test).some((one) => isOfTime(one, index));
}

/** "published in the journal Nature in 2020": a name is no state. */
function isOfName(test: Expression, index: KnowledgeIndex): boolean {
  if (test.kind === 'column') return index.dataset(test.table).display.includes(test.column);
  return operandsOf(test).some((one) => isOfName(one, index));
}

/** "were still open on": the word between a verb of being and a time. */
function isSaidOfTime(words: readonly string[], at: number): boolean {
  if (!WHEN.has(words[at + 1] ?? '')) return false;
  let before = at - 1;
  while (before > 0 && STATE_ADVERBS.has(words[before] ?? '')) before -= 1;
  if (LIST_PREPOSITIONS.has(words[at - 1] ?? '')) return false;
  // "are late by month", which groups.
  const [by, next, last] = words.slice(at + 1);
  if (by === 'by' && PERIODS.has((next === 'calendar' ? last : next) ?? '') && words[before] === 'are')
    return false;
  return BEING.has(words[before] ?? '') || words.slice(0, at).some(isPast);
}

const PERIODS: ReadonlySet<string> = new Set(['month', 'quarter', 'week', 'weekday', 'year']);

/** "how many loans were open in 2023": the verb may stand before the noun. */
function isPast(word: string): boolean {
  return word === 'was' || word === 'were';
}
