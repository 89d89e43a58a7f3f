import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { doneOf } from '../../../lexicon/askings.ts';
import { DOERS, PLANNED, TIMED } from '../../../lexicon/cues.ts';
import { isDone, nounForm, verbStem } from '../../../lexicon/inflection.ts';
import { CREATIONS } from '../../../lexicon/words/relations.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';

/** Rejects another date than that of the act: "payments made in 2025", "invoices paid per month", "how many tickets did we close in May". */
export function checkTimeOfAct(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const assumed = query.assumptions.flatMap((one) => (one.startsWith('time is by ') ? [one.slice(11)] : []));
  if (assumed.length === 0) return;
  // A model names the date that each kind of rows goes by; names of columns do not.
  const isModelled = index.knowledge.metrics.some(({ isImplied }) => isImplied !== true);
  const isAssumed = (act: string): boolean => assumed.some((date) => tells(date, act));
  if (!isModelled) {
    checkStates(query, { words, index, isAssumed });
    checkRate(query, { words, index, isAssumed });
  }
  const act = words.find((_, at) => isTimed(words, at) && !isOfRowsOf(words, at + 2, index));
  if (act === undefined) return;
  const isOfPlan = assumed.some((date) => date.split(' ').some((word) => PLANNED.has(word)));
  if (isOfPlan && !isAssumed(act)) undecided(`when they were ${act} is not said`);
}

/** "fees charged on *2024 instalments*": the year is that of the rows, and not that of the act. */
function isOfRowsOf(words: readonly string[], at: number, index: KnowledgeIndex): boolean {
  const noun = words[at + 1];
  return YEAR.test(words[at] ?? '') && noun !== undefined && tablesCalled(noun, index).length > 0;
}

const YEAR = /^(?:19|20)\d\d$/;

interface Assumed {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
  /** Whether the time goes by a date that is called after the act. */
  readonly isAssumed: (act: string) => boolean;
}

/** "tickets closed in 2025" that are `closed`, where the time is another one than that of closing. */
function checkStates(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  { words, index, isAssumed }: Assumed,
): void {
  const { where } = query;
  const states = conjunctsOf(where).flatMap((one) =>
    one.kind === 'test'
      ? literalsOf(one.expression).map((value) => ({
          value: value.toLowerCase(),
          dates: [...tablesOf(one.expression)].map((table) => datesOf(table, index)),
        }))
      : [],
  );
  const shown = query.kind === 'list' ? query.fields.map(({ expression }) => expression) : [];
  const became = [...testsOf(where).flatMap(becameSo), ...shown.filter((one) => one.kind === 'column')];
  for (const [at, word] of words.entries()) {
    // "churned accounts in 2025" have a day on which they did.
    const isOther = (label: string): boolean => tells(label, word) && !isAssumed(word);
    if (isDone(word) && became.some(({ table, column }) => isOther(index.field(table, column).label)))
      undecided(`whether the time is when they were ${word} is not said`);
    const isOfUs = isAskedOfUs(words, at);
    const act = isOfUs ? doneOf(word) : word;
    if (!isOfUs && !isDone(word)) continue;
    for (const { value, dates } of states) {
      const isSo = isOfUs ? value.startsWith(verbStem(word)) : nounForm(value) === nounForm(word);
      // Where rows have one date, all that is said of their time is said of it.
      if (!isSo || !dates.some((labels) => labels.length > 1)) continue;
      // "with status paid" says no more than that.
      const hasOwnDate = !STATUS.has(words[at - 1] ?? '') && dates.flat().some((label) => tells(label, act));
      // "how many tickets did we open", "opened per month": those that are open now are others.
      const isAct = isOfUs || (hasOwnDate && isByPeriod(words, at));
      const isTold = !isAct && (isCreation(act) || isAssumed(act));
      if (!isTold && (isTimed(words, at) || hasOwnDate)) undecided(`when they were ${act} is not known`);
    }
  }
}

/** "churn rate in 2025": of those who came then, or who left then. */
function checkRate(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  { words, index, isAssumed }: Assumed,
): void {
  const rate = words.indexOf('rate');
  if (query.kind !== 'aggregate' || rate < 1) return;
  const became = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .flatMap(({ filter }) => (filter === null ? [] : becameSo(filter)));
  if (became.some(({ table, column }) => !isAssumed(index.field(table, column).label)))
    undecided(`of what ${words[rate - 1]} rate the time is, is not said`);
}

/** The date of which the test says no more than that it is known. */
function becameSo(test: Expression): readonly Extract<Expression, { kind: 'column' }>[] {
  return test.kind === 'is-null' && test.negated && test.operand.kind === 'column' ? [test.operand] : [];
}

/** "paid *in 2025*", "paid *per month*", "*did we* pay". */
function isTimed(words: readonly string[], at: number): boolean {
  const isDated = TIMED.has(words[at + 1] ?? '') || isByPeriod(words, at);
  return isAskedOfUs(words, at) || (isDone(words[at] ?? '') && isDated);
}

/** "paid *per month*" */
function isByPeriod(words: readonly string[], at: number): boolean {
  return EACH.has(words[at + 1] ?? '') && PERIODS.has(words[at + 2] ?? '');
}

const STATUS: ReadonlySet<string> = new Set(['stage', 'state', 'status']);
const EACH: ReadonlySet<string> = new Set(['a', 'by', 'each', 'every', 'per']);
const PERIODS: ReadonlySet<string> = new Set(['day', 'month', 'quarter', 'week', 'year']);

/** "how many payments *did we receive* in 2025". */
function isAskedOfUs(words: readonly string[], at: number): boolean {
  return DOERS.has(words[at - 1] ?? '') && DID.has(words[at - 2] ?? '');
}

const DID: ReadonlySet<string> = new Set(['did', 'do', 'had', 'have']);

/** Whether the name of a column tells of the act. */
function tells(label: string, act: string): boolean {
  const stem = actStem(act);
  return label.split(' ').some((word) => actStem(word) === stem);
}

/** The stem of an act: "repaid" is what is paid. */
export function actStem(word: string): string {
  return verbStem(word.startsWith('repa') ? word.slice(2) : word);
}

/** "matches played in May": the usual date of rows is that on which they came to be. */
function isCreation(act: string): boolean {
  return [...CREATIONS].some((verb) => verbStem(verb) === verbStem(act));
}

function datesOf(table: string, index: KnowledgeIndex): readonly string[] {
  return index.dataset(table).fields.flatMap(({ role, label }) => (role === 'time' ? [label] : []));
}
