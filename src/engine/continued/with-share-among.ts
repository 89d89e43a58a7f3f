import { aggregatesOf } from '../expression-walk.ts';
import { ROW_POINTERS } from '../lexicon/limited-rows.ts';
import { BEFORE_BASES, SHARE_NOUNS } from '../lexicon/parts-of-them.ts';
import type { AggregateQuery } from '../logical-query.ts';
import type { Token } from '../token.ts';
import { type QuestionReader, rowsOf, spokenLike, stateSaid } from './state-said.ts';
import { tableOf } from './table-of.ts';

/**
 * The query of a question for a share that ends with the rows that it is of: "share of borrowers with a mortgage among borrowers who
 * own their home". All before is said of the part, and all after of the whole. Null where either is not read by itself.
 */
export function withShareAmong(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const said = saidBase(tokens);
  const query = said === null ? null : reader.read(said.body);
  if (said === null || query?.kind !== 'aggregate' || query.where !== null) return null;
  const table = tableOf(query);
  const isShare = query.measures.every(({ expression }) => aggregatesOf(expression).length > 1);
  if (table === null || !isShare) return null;
  const [first, ...rest] = said.base;
  const isPointer = first !== undefined && ROW_POINTERS.has(first.norm) && first.norm !== 'all';
  const rows = isPointer ? [...spokenLike(said.base, rowsOf(table, reader)), ...rest] : said.base;
  const which = stateSaid([[...spokenLike(rows, 'number of'), ...rows]], table, reader);
  return which === null ? null : { ...query, where: which };
}

interface SaidBase {
  readonly body: readonly Token[];
  readonly base: readonly Token[];
}

/** What stands before and after "among" or "out of", where a share is asked for before it. */
function saidBase(tokens: readonly Token[]): SaidBase | null {
  const at = tokens.findIndex(
    ({ norm }, place) => BEFORE_BASES.has(norm) || (norm === 'out' && tokens[place + 1]?.norm === 'of'),
  );
  const body = tokens.slice(0, Math.max(at, 0));
  if (!body.slice(0, SHARE_WITHIN).some(({ norm }) => SHARE_NOUNS.has(norm))) return null;
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const base = tokens.slice(tokens[at]?.norm === 'out' ? at + 2 : at + 1, end);
  const groups = base.findIndex(({ norm }) => GROUPS.has(norm));
  const length = groups < 0 ? base.length : groups;
  return length > 1 && base.every(({ kind }) => kind !== 'symbol')
    ? { body: [...body, ...base.slice(length)], base: base.slice(0, length) }
    : null;
}

/** What all of it is grouped by: "… among open loans *by grade*". */
const GROUPS: ReadonlySet<string> = new Set(['by', 'per']);

/** "what is the share of …" */
const SHARE_WITHIN = 5;
