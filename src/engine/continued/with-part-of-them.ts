import type { Candidate } from '../candidate.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import { COUNT_NOUNS, PART_SCOPES } from '../lexicon/parts-of-them.ts';
import type { AggregateQuery, Condition, MeasureOutput } from '../logical-query.ts';
import { type Column, columnsOfCondition } from '../plan/columns-in.ts';
import { percentOf } from '../plan/expressions.ts';
import { withUniqueNames } from '../plan/naming.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { overRows } from '../plan/resolve-measure/filters.ts';
import { outputOf, SHARE } from '../plan/resolve-measure/measure-of.ts';
import type { Token } from '../token.ts';
import { partWordings } from './part-wordings.ts';
import { type SaidPart, saidParts } from './said-parts.ts';
import { attempted, type QuestionReader, rowsOf, stateSaid } from './state-said.ts';
import { wholeIn } from './whole-in.ts';

/**
 * The query of a question that counts, and goes on with how many of those are so: "loans of 2022 by grade and how many of them
 * were charged off". The part is of the very rows that are counted first. Null where the question does not go on so, or where
 * either is not read by itself.
 */
export function withPartOfThem(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  for (const said of saidParts(tokens)) {
    if (!isAsked(said, reader)) continue;
    const query = reader.read(said.body);
    const whole = query === null ? null : wholeIn(query, said.asked);
    if (query?.kind !== 'aggregate' || whole === null) continue;
    const which = stateSaid(partWordings(said.state, rowsOf(whole.table, reader)), whole.table, reader);
    const isTold =
      which === null ||
      isToldTwice(query.where, which) ||
      (!said.isPointed && isOtherTime(query.where, which, reader));
    if (isTold) continue;
    const { shared, own } = said.isPointed ? { shared: [], own: which } : apart(query.where, which, reader);
    if (shared.length > 0 && isSentence(said.body)) return null;
    const part = own === null ? null : partOf(whole.measure, own, said);
    const where = allOf([query.where, ...shared].filter((one) => one !== null));
    if (part !== null) return { ...query, where, measures: withUniqueNames([...query.measures, part]) };
  }
  return null;
}

/**
 * Whether the question before it asks for a number itself: "Of the open loans, how many are late?" asks for those alone, and "how
 * many are open and how many late?" for two numbers side by side.
 */
function isAsked({ body, state, asked, isPointed, isJoined }: SaidPart, { find }: QuestionReader): boolean {
  if (PART_SCOPES.has(body[0]?.norm ?? '')) return false;
  const asksHowMany = body.some(({ norm }, at) => norm === 'how' && body[at + 1]?.norm === 'many');
  if (isPointed) return isJoined || asksHowMany || body.slice(0, 3).some(({ norm }) => COUNT_NOUNS.has(norm));
  const meant = find(state);
  // "number of applications and percentage approved in 2024": both in that year.
  const isOfTime = asked === 'share' && isTimed(meant) && !isTimed(find(body));
  if (!isJoined || isOfTime || meant.some(({ meaning }) => meaning.kind === 'dataset')) return false;
  return !asksHowMany || !isState(body, find(body));
}

function isTimed(candidates: readonly Candidate[]): boolean {
  return candidates.some(({ meaning }) => meaning.kind === 'time');
}

/** Whether something is said of the rows after their noun: "how many loans *are late*"; that they were made is no state. */
function isState(body: readonly Token[], candidates: readonly Candidate[]): boolean {
  const noun = candidates.find(({ meaning }) => meaning.kind === 'dataset');
  const from = noun?.end ?? body.length;
  return candidates.some(({ start, meaning }) => start >= from && STATES.has(meaning.kind));
}

const STATES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['field', 'number', 'segment', 'value']);

/** Whether the question says something of the same column already: what is paid off is not charged off. */
function isToldTwice(where: Condition | null, which: Condition): boolean {
  const told = where === null ? [] : columnsOfCondition(where);
  return columnsOfCondition(which).some((one) => told.some((other) => isSame(one, other)));
}

/** "charge-offs: number this year and number last year": one time beside another of the same event is no other date of these rows. */
function isOtherTime(where: Condition | null, which: Condition, { index }: QuestionReader): boolean {
  const isTime = ({ table, column }: Column): boolean => index.field(table, column).role === 'time';
  const told = where === null ? [] : columnsOfCondition(where);
  return columnsOfCondition(which).every(isTime) && told.some(isTime);
}

/**
 * "number of applications and number approved in 2023": where nothing else is said of the time, the usual date of the rows is that of
 * both; what became of them is of the part alone.
 */
function apart(
  where: Condition | null,
  which: Condition,
  { index }: QuestionReader,
): { readonly shared: readonly Condition[]; readonly own: Condition | null } {
  const isUsualTime = (one: Condition): boolean =>
    columnsOfCondition(one).every(({ table, column }) => index.dataset(table).defaultDate === column);
  const isTimed =
    where !== null &&
    columnsOfCondition(where).some(({ table, column }) => index.field(table, column).role === 'time');
  const all = conjunctsOf(which);
  const own = all.filter((one) => !isUsualTime(one));
  // "how many in total and how many in 2024": the time is what is told of the part.
  return isTimed || own.length === 0
    ? { shared: [], own: which }
    : { shared: all.filter(isUsualTime), own: allOf(own) };
}

/** "how many applications do we have, and how many were approved in 2023?" may ask for all of them first. */
function isSentence(body: readonly Token[]): boolean {
  return body.some(
    ({ norm }) => norm === 'do' || norm === 'did' || norm === 'there' || norm === 'altogether',
  );
}

/** The number of the rows that are so, or their share; null where the condition does not fit them. */
function partOf(
  { expression, label, ...measure }: MeasureOutput,
  which: Condition,
  { asked }: SaidPart,
): MeasureOutput | null {
  return attempted(() => {
    const part = overRows(expression, which);
    return asked === 'share'
      ? outputOf(`share of ${label}`, percentOf(part, expression), SHARE)
      : { ...measure, label, expression: part };
  });
}
