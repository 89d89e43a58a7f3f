import { filtersOf, testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { tableOf } from '../../../table-of.ts';
import { type Column, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { datesOf } from './dates-of.ts';

/**
 * Rejects the time of what the rows belong to where a verb before the time says what was done to the rows: "payments on car loans
 * *received* in 2024" were received then, whenever their loans were issued.
 */
export function checkTimeOfDeed(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const filters = query.kind === 'aggregate' ? filtersOf(query) : [];
  const times = [...testsOf(query.where), ...filters]
    .flatMap(columnsOf)
    .filter(({ table, column }) => index.field(table, column).role === 'time');
  if (times.length === 0) return;
  const rows = tableOf(query);
  if (rows === null || times.some(({ table }) => table === rows)) return;
  const isOfDeed = (at: number): boolean => {
    const deed = deedAt(words, at);
    if (deed === null || datesOf(deed, rows, index).size === 0) return false;
    // "payments on loans *made* in 2024", "loans of branches that *opened* in 2019"
    const noun = words[words.slice(0, at).findLastIndex((word) => !RELATIVES.has(word))] ?? '';
    const isOwn = ({ table, column }: Column): boolean =>
      tablesCalled(noun, index).includes(table) && datesOf(deed, table, index).has(column);
    return !times.some(isOwn);
  };
  if (words.some((_, at) => isOfDeed(at))) noSense('what was done then was done to the rows themselves');
}

/** The verb before a time: "*received* in 2024", "*came in* between May and June". */
function deedAt(words: readonly string[], at: number): string | null {
  const [deed = '', next = '', after = ''] = words.slice(at, at + 3);
  if (BEFORE_TIMES.has(next)) return next === 'in' && BEFORE_TIMES.has(after) ? `${deed} in` : deed;
  return null;
}

const RELATIVES: ReadonlySet<string> = new Set('are been had has have is that was were which who'.split(' '));
const BEFORE_TIMES: ReadonlySet<string> = new Set(
  'after before between during from in last on over since this throughout until within'.split(' '),
);
