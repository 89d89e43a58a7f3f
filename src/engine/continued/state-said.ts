import { countedRows } from '../counted-rows.ts';
import { isSame } from '../is-same.ts';
import type { ItemReader } from '../listed/list-item.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';
import { Rejected } from '../plan/rejection.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { type Token, wordLike } from '../token.ts';
import { wholeIn } from './whole-in.ts';

/** What reads a question. */
export interface QuestionReader extends ItemReader {
  read(tokens: readonly Token[]): LogicalQuery | null;
}

/** The noun for the rows of a table. */
export function rowsOf(table: string, { index }: QuestionReader): string {
  return index.dataset(table).labelPlural;
}

/**
 * What holds for the rows of a table of which a question for their number speaks, where all that are read count them by the same;
 * null where none is read, or they differ.
 */
export function stateSaid(
  wordings: readonly (readonly Token[])[],
  table: string,
  reader: QuestionReader,
): Condition | null {
  let first: Condition | null = null;
  for (const words of wordings) {
    const query = reader.read(words);
    if (query === null) continue;
    const one = restrictionOf(query, table);
    // Another one is not read for nothing: it costs as much as a question.
    if (one === null || (first !== null && !isSame(one, first))) return null;
    first ??= one;
  }
  return first;
}

/** What a query counts the rows of a table by; null where it does anything else. */
export function restrictionOf(query: LogicalQuery, table: string): Condition | null {
  const counted = wholeIn(query, 'count');
  if (query.kind !== 'aggregate' || counted?.table !== table || query.measures.length > 1) return null;
  if (query.dimensions.length > 0 || query.having !== null || query.limit !== null) return null;
  const { expression } = counted.measure;
  const own = expression.kind === 'aggregate' ? countedRows(expression) : null;
  return allOf([query.where, own].filter((one) => one !== null));
}

/** Words in front of others, as if they were typed. */
export function spokenLike([first]: readonly Token[], said: string): readonly Token[] {
  return first === undefined ? [] : said.split(' ').map((norm) => wordLike(first, norm));
}

/** The words as if they were typed, numbers as numbers. */
export function spokenOf(like: readonly Token[], said: string): readonly Token[] {
  return spokenLike(like, said).map((token): Token => {
    const typed = like.find(({ norm, kind }) => norm === token.norm && kind === 'number');
    if (typed !== undefined || !/^\d+$/.test(token.norm)) return typed ?? token;
    return { ...token, kind: 'number', number: { value: Number(token.norm), sign: null } };
  });
}

/** What is made, or null where the planner rejects it. */
export function attempted<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return null;
  }
}
