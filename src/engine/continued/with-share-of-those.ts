import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import { PLACE_COLUMNS } from '../lexicon/cues.ts';
import { PART_COPULAS, SHARE_BEGINNINGS, SHARE_NOUNS } from '../lexicon/parts-of-them.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../logical-query.ts';
import { columnsOfCondition } from '../plan/columns-in.ts';
import { percentOf } from '../plan/expressions.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { overRows } from '../plan/resolve-measure/filters.ts';
import { outputOf, SHARE } from '../plan/resolve-measure/measure-of.ts';
import type { Token } from '../token.ts';
import { attempted, type QuestionReader, restrictionOf, rowsOf, spokenLike } from './state-said.ts';
import { wholeIn } from './whole-in.ts';

/**
 * "What share of the instalments due in May that were paid without delay": all that is said after "that" is said of the part, and
 * all before it of the whole. The query as it was read where that is so in it, or where the two are not read by themselves.
 */
export function withShareOfThose(
  tokens: readonly Token[],
  asRead: LogicalQuery,
  reader: QuestionReader,
): LogicalQuery {
  const said = saidShare(tokens);
  const whole = said === null ? null : reader.read([...spokenLike(tokens, 'number of'), ...said.rows]);
  if (said === null || whole?.kind !== 'aggregate' || whole.dimensions.length > 0) return asRead;
  return isOfWhole(asRead, whole) ? asRead : (composed(whole, said.state, reader) ?? asRead);
}

interface SaidShare {
  readonly rows: readonly Token[];
  readonly state: readonly Token[];
}

/** A question for a share of rows, and what is said of those. */
function saidShare(tokens: readonly Token[]): SaidShare | null {
  const noun = tokens.findIndex(({ norm }) => SHARE_NOUNS.has(norm));
  const that = tokens.findIndex(({ norm }) => RELATIVES.has(norm));
  if (noun < 0 || that < noun + 3 || tokens[noun + 1]?.norm !== 'of') return null;
  if (!tokens.slice(0, noun).every(({ norm }) => SHARE_BEGINNINGS.has(norm))) return null;
  const rows = tokens.slice(noun + 2, that);
  const last = tokens.findLastIndex(({ kind }) => kind !== 'symbol');
  const state = tokens.slice(that, last + 1);
  const isWhole = [...rows, ...state].every(({ kind, norm }, at, all) => {
    return kind !== 'symbol' || (norm === ',' && GROUPING.has(all[at + 1]?.norm ?? ''));
  });
  return isWhole && !state.slice(VERB_END).some(({ norm }) => PART_COPULAS.has(norm))
    ? { rows, state }
    : null;
}

/** "that have been": where another verb comes later, it tells the share, and "that are current" the rows. */
const VERB_END = 3;
const GROUPING: ReadonlySet<string> = new Set(['by', 'for', 'per']);

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who']);

/** Whether a query is of the rows that the whole is of; where they are, or whose, may be said after what the part is. */
function isOfWhole(asRead: LogicalQuery, whole: AggregateQuery): boolean {
  if (asRead.kind !== 'aggregate') return true;
  const known = conjunctsOf(whole.where);
  const table = wholeIn(whole, 'count')?.table;
  return conjunctsOf(asRead.where).every(
    (one) =>
      isKnownDate(one) ||
      known.some((other) => isSame(one, other)) ||
      columnsOfCondition(one).some((column) => column.table !== table || PLACE_COLUMNS.test(column.column)),
  );
}

/** Only of what was paid it is known when. */
function isKnownDate(condition: Condition): boolean {
  return condition.kind === 'test' && JSON.stringify(condition.expression).includes('"is-null"');
}

function composed(
  whole: AggregateQuery,
  state: readonly Token[],
  reader: QuestionReader,
): LogicalQuery | null {
  const counted = wholeIn(whole, 'count');
  if (counted === null || whole.measures.length > 1) return null;
  const part = reader.read([...spokenLike(state, `number of ${rowsOf(counted.table, reader)}`), ...state]);
  if (part?.kind !== 'aggregate') return null;
  const which = restrictionOf({ ...part, dimensions: [] }, counted.table);
  if (which === null) return null;
  const { expression, label } = counted.measure;
  return attempted(() => {
    // "that were withdrawn in May", of which no day is known: the applications of May are the whole.
    const isOfWhole = (one: Condition): boolean =>
      part.assumptions.some((said) => said.startsWith(TIME_IS_BY)) && isOfDate(one, counted.table, reader);
    const rows = conjunctsOf(which);
    const so = allOf(rows.filter((one) => !isOfWhole(one)));
    if (so === null) return null;
    const share = outputOf(`share of ${label}`, percentOf(overRows(expression, so), expression), SHARE);
    const where = allOf([...conjunctsOf(whole.where), ...rows.filter(isOfWhole)]);
    return { ...part, where, measures: [share] };
  });
}

const TIME_IS_BY = 'time is by ';

/** Whether it says of nothing but the date that the rows go by. */
function isOfDate(condition: Condition, table: string, { index }: QuestionReader): boolean {
  const { defaultDate } = index.dataset(table);
  const columns = columnsOfCondition(condition);
  return columns.length > 0 && columns.every((one) => one.table === table && one.column === defaultDate);
}
