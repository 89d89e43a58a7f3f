import type { Output } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { isOneRow } from '../one-row.ts';
import type { Opener } from '../phrase.ts';
import type { Nominal } from '../sketch.ts';

const OPENERS: readonly Opener[] = ['list', 'show', 'which', 'who', 'distinct', 'when'];

/** Columns are wanted of rows that are listed, ranked or singled out; "the income of borrowers" may be a number. */
export function asksForRows(
  {
    openers,
    rank,
    nominals,
    conditions: loose,
    measures,
    columns,
    startsWithColumns,
    startsWithNominal,
    outputs,
  }: Draft,
  {
    named,
    subject,
    index,
  }: { readonly named: readonly Output[]; readonly subject: Nominal; readonly index: KnowledgeIndex },
): boolean {
  if (rank !== null || outputs !== null || OPENERS.some((opener) => openers.has(opener))) return true;
  const isSingledOut = [loose, ...nominals.map(({ conditions }) => conditions)].some((conditions) =>
    conditions.some(({ kind }) => kind === 'key' || kind === 'text'),
  );
  // "the price of Winter Bread": it has one.
  if (isSingledOut || isOneRow(index, subject)) return true;
  // "the names and areas of the lakes": each has its own.
  if (startsWithColumns && nominals.length > 0 && named.some(({ role }) => role === 'text')) return true;
  // "genre and pages of the books", "price and pages of those in Fantasy": several columns are of each of them.
  const isOfRows =
    nominals.length > 0 || columns.some((one) => one.kind === 'field' && one.field.owner !== undefined);
  const areSaid = loose.length > 0 || nominals.some(({ conditions }) => conditions.length > 0);
  const isMixed =
    named.some(({ role }) => role === 'measure') && named.some(({ role }) => role !== 'measure');
  const isList = columns.length > 1 && measures.length === 0 && isOfRows;
  if (startsWithColumns && isList && (isMixed || areSaid)) return true;
  if (startsWithNominal && columns.length > 0 && columns.length + measures.length > 1) return true;
  const isWithoutNumbers = measures.length === 0 && named.every(({ role }) => role !== 'measure');
  return isWithoutNumbers && (startsWithColumns || columns.length > 1);
}
