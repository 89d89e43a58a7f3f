import { testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsIn, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { datesOf } from '../times/dates-of.ts';

/**
 * Rejects the state of what the rows belong to where something is said that is done to the rows themselves: "payments that were paid"
 * are not those of loans that were paid off.
 */
export function checkDeedOfRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const [, noun = '', deed = ''] = query.kind === 'values' ? [] : (DONE_TO.exec(textOf(words)) ?? []);
  if (query.kind === 'values' || deed === '') return;
  for (const table of tablesCalled(noun, index)) {
    const dates = [...datesOf(deed, table, index)].filter((date) => index.field(table, date).isNullable);
    const isTold = columnsIn(query).some((one) => one.table === table && dates.includes(one.column));
    const isOfOthers = testsOf(query.where)
      .flatMap(columnsOf)
      .some((one) => one.table !== table && index.field(one.table, one.column).role !== 'time');
    if (dates.length > 0 && !isTold && isOfOthers) undecided('what was done to which of them is not said');
  }
}

const DONE_TO =
  /\b([a-z]+) (?:that|which) (?:(?:has|have|had) been|are|is|was|were) ([a-z]+)\b(?! (?:back|in full|off|out|up)\b)/;

/** Without one of these {@link checkDeedOfRows} holds on to nothing. */
export const DEED_OF_ROWS_CUES: readonly Cue[] = [DONE_TO];
