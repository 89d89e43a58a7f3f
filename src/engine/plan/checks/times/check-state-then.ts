import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';
import { stateBefore } from '../states-before.ts';

/**
 * Rejects how something is today where it is asked how it was at another time: "unemployed at signing", "the
 * balance at issue"; and rows of a time where the time is that of what never happened: "never late before 2025".
 */
export function checkStateThen(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkStateUntil(query, words, index);
  for (const [at, word] of words.entries()) {
    if (word !== 'at' || !EVENT.test(words.slice(at + 1, at + 3).join(' '))) continue;
    if (
      stateBefore(words, at, index) !== null ||
      BALANCE.test(words.slice(Math.max(0, at - 2), at).join(' '))
    )
      undecided('how it stood at another time than today is not known');
  }
  const isGuessed = query.assumptions.some((one) => one.startsWith('time is by '));
  if (isGuessed && isNeverThen(words, index) && isTimeOfRows(query.where, index))
    undecided('whether the time is that of the rows or of what never was is not said');
}

/** Rejects how something is today where until when it was so is asked: "boats late until 2023", "shops open until 2020". */
export function checkStateUntil(
  { kind }: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (kind === 'values') return;
  for (const [at, word] of words.entries())
    if (UNTIL.has(word) && isSoOfRows(words, at, index)) undecided('until when it was so is not known');
}

/** "never late before 2025" */
function isNeverThen(words: readonly string[], index: KnowledgeIndex): boolean {
  return words.some(
    (word, at) =>
      THEN.has(word) &&
      words.slice(Math.max(0, at - 4), at).includes('never') &&
      stateBefore(words, at, index) !== null,
  );
}

const THEN: ReadonlySet<string> = new Set(['after', 'before', 'during', 'in', 'since', 'till', 'until']);

/** "are late until", "loans open until"; "grade A until 2022" and "loans in Texas until 2022" are of those until then. */
function isSoOfRows(words: readonly string[], at: number, index: KnowledgeIndex): boolean {
  const state = stateBefore(words, at, index);
  if (state === null) return false;
  const before = words[at - state.split(' ').length - 1] ?? '';
  return !PLACING.has(before);
}

const PLACING: ReadonlySet<string> = new Set('at by for from grade in of through via with'.split(' '));
const UNTIL: ReadonlySet<string> = new Set(['till', 'til', 'until', 'untill']);
/** The events of rows, as nouns. */
const EVENT =
  /^(?:(?:the|its|their|that) )?(?:admission|application|approval|booking|checkout|closing|closure|completion|decision|delivery|departure|discharge|enrolment|enrollment|expiry|hiring|issue|issuance|maturity|opening|order|origination|payment|purchase|sale|signing|start)\b/;
const BALANCE = /\b(?:balance|exposure|outstanding)\b|\boutstanding [a-z]+$/;

/** The rows themselves are of the time, and what they lack is of any time. */
function isTimeOfRows(where: Condition | null, index: KnowledgeIndex): boolean {
  const conjuncts = conjunctsOf(where);
  return (
    conjuncts.some((one) => one.kind === 'not' || (one.kind === 'related-aggregate' && one.value === 0)) &&
    conjuncts.some(
      (one) =>
        one.kind === 'test' &&
        columnsOf(one.expression).some(({ table, column }) => index.field(table, column).role === 'time'),
    )
  );
}

/** Without one of these {@link checkStateUntil} holds on to nothing. */
export const STATE_UNTIL_CUES: readonly Cue[] = [UNTIL];
/** Without one of these {@link checkStateThen} holds on to nothing. */
export const STATE_THEN_CUES: readonly Cue[] = [UNTIL, 'at', 'never'];
