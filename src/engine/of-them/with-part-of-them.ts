import type { Candidate } from '../candidate.ts';
import { countedRows } from '../counted-rows.ts';
import { isSame } from '../is-same.ts';
import { COUNT_NOUNS, PART_SCOPES } from '../lexicon/parts-of-them.ts';
import type { ItemReader } from '../listed/list-item.ts';
import type { AggregateQuery, Condition, LogicalQuery, MeasureOutput } from '../logical-query.ts';
import { columnsOfCondition } from '../plan/columns-in.ts';
import { percentOf } from '../plan/expressions.ts';
import { withUniqueNames } from '../plan/naming.ts';
import { Rejected } from '../plan/rejection.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { overRows } from '../plan/resolve-measure/filters.ts';
import { outputOf, SHARE } from '../plan/resolve-measure/measure-of.ts';
import type { Token } from '../token.ts';
import { partWordings } from './part-wordings.ts';
import { type SaidPart, saidParts } from './said-parts.ts';

/** What reads a question. */
export interface QuestionReader extends ItemReader {
  read(tokens: readonly Token[]): LogicalQuery | null;
}

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
    const which = stateOf(said, whole.table, reader);
    const part =
      which === null || isToldTwice(query.where, which) ? null : partOf(whole.measure, which, said);
    if (part !== null) return { ...query, measures: withUniqueNames([...query.measures, part]) };
  }
  return null;
}

/**
 * Whether the question before it asks for a number itself: "Of the open loans, how many are late?" asks for those alone, and "how
 * many are open and how many late?" for two numbers side by side.
 */
function isAsked({ body, state, isPointed, isJoined }: SaidPart, { find }: QuestionReader): boolean {
  if (PART_SCOPES.has(body[0]?.norm ?? '')) return false;
  const asksHowMany = body.some(({ norm }, at) => norm === 'how' && body[at + 1]?.norm === 'many');
  if (isPointed) return isJoined || asksHowMany || body.slice(0, 3).some(({ norm }) => COUNT_NOUNS.has(norm));
  if (!isJoined || find(state).some(({ meaning }) => meaning.kind === 'dataset')) return false;
  return !asksHowMany || !isState(body, find(body));
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

interface Whole {
  readonly table: string;
  readonly measure: MeasureOutput;
}

/** The one number that a query shows of which a part can be asked for: of rows that are counted, or of what is added up. */
function wholeIn(query: LogicalQuery, asked: SaidPart['asked']): Whole | null {
  if (query.kind !== 'aggregate' || query.sides !== undefined || query.counted !== undefined) return null;
  const wholes = query.measures.flatMap((measure): readonly Whole[] => {
    const { expression, transform } = measure;
    if (transform !== null || expression.kind !== 'aggregate') return [];
    const isCount = expression.function === 'count' && expression.argument === null;
    const fits = asked === 'amount' ? expression.function === 'sum' : isCount || asked !== 'count';
    return fits && (isCount || expression.function === 'sum') ? [{ table: expression.table, measure }] : [];
  });
  const [only, ...others] = wholes;
  return others.length === 0 ? (only ?? null) : null;
}

/** What holds for those of the rows of the table that are so; null where the words are not read, or in several ways. */
function stateOf({ state }: SaidPart, table: string, reader: QuestionReader): Condition | null {
  const rows = reader.index.dataset(table).labelPlural;
  const read = partWordings(state, rows).flatMap((words) => {
    const query = reader.read(words);
    return query === null ? [] : [query];
  });
  const [first, ...others] = read.map((query) => restrictionOf(query, table));
  const key = JSON.stringify(first);
  return first !== undefined && others.every((one) => JSON.stringify(one) === key) ? first : null;
}

/** What a query counts the rows of a table by; null where it does anything else. */
function restrictionOf(query: LogicalQuery, table: string): Condition | null {
  const counted = wholeIn(query, 'count');
  if (query.kind !== 'aggregate' || counted?.table !== table || query.measures.length > 1) return null;
  if (query.dimensions.length > 0 || query.having !== null || query.limit !== null) return null;
  const { expression } = counted.measure;
  const own = expression.kind === 'aggregate' ? countedRows(expression) : null;
  return allOf([query.where, own].filter((one) => one !== null));
}

/** The number of the rows that are so, or their share; null where the condition does not fit them. */
function partOf(
  { expression, label, ...measure }: MeasureOutput,
  which: Condition,
  { asked }: SaidPart,
): MeasureOutput | null {
  try {
    const part = overRows(expression, which);
    return asked === 'share'
      ? outputOf(`share of ${label}`, percentOf(part, expression), SHARE)
      : { ...measure, label, expression: part };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return null;
  }
}
