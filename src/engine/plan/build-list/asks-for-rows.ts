import type { Output } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import { NAMED_MAX } from '../is-about-groups.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { isOneRow } from '../one-row.ts';
import type { Opener } from '../phrase.ts';
import { isRowsAgain, type Nominal } from '../sketch.ts';

const OPENERS: readonly Opener[] = ['list', 'show', 'which', 'who', 'distinct', 'when'];

interface Asked {
  readonly named: readonly Output[];
  readonly subject: Nominal;
  readonly index: KnowledgeIndex;
}

/** Columns are wanted of rows that are listed, ranked or singled out; "the income of borrowers" may be a number. */
export function asksForRows(draft: Draft, asked: Asked): boolean {
  const { openers, rank, columns, measures, startsWithColumns, outputs } = draft;
  const { named, subject, index } = asked;
  if (rank !== null || outputs !== null || OPENERS.some((opener) => openers.has(opener))) return true;
  // "the price of Winter Bread": it has one.
  if (isSingledOut(draft) || isOneRow(index, subject)) return true;
  if (listsColumns(draft, named) || listsThings(draft, asked)) return true;
  const isWithoutNumbers = measures.length === 0 && named.every(({ role }) => role !== 'measure');
  return isWithoutNumbers && (startsWithColumns || columns.length > 1);
}

function isSingledOut({ nominals, conditions }: Draft): boolean {
  return [conditions, ...nominals.map((nominal) => nominal.conditions)].some((some) =>
    some.some(({ kind }) => kind === 'key' || kind === 'text'),
  );
}

/** Several columns are of each row: "genre and pages of the books", "price and pages of those in Fantasy". */
function listsColumns(draft: Draft, named: readonly Output[]): boolean {
  const { nominals, measures, conditions, startsWithColumns, startsWithNominal } = draft;
  const columns = draft.columns.filter((one) => !isRowsAgain(one, nominals));
  if (startsWithNominal && columns.length > 0 && columns.length + measures.length > 1) return true;
  if (!startsWithColumns) return false;
  // "the names and areas of the lakes": each has its own.
  if (nominals.length > 0 && named.some(({ role }) => role === 'text')) return true;
  const isOfRows =
    nominals.length > 0 || columns.some((one) => one.kind === 'field' && one.field.owner !== undefined);
  const areSaid = conditions.length > 0 || nominals.some((nominal) => nominal.conditions.length > 0);
  const isMixed =
    named.some(({ role }) => role === 'measure') && named.some(({ role }) => role !== 'measure');
  return columns.length > 1 && measures.length === 0 && isOfRows && (isMixed || areSaid);
}

/** "departments with their budget": things that are known by their names, each with what is its own. */
function listsThings(
  { nominals, columns, measures, startsWithNominal, listsColumns: lists }: Draft,
  { named, subject, index }: Asked,
): boolean {
  const [first] = columns;
  const isFirst =
    first?.kind === 'dataset' && first.dataset === subject.dataset && columns.length > 1 && !lists;
  if (!isFirst && (!startsWithNominal || nominals.length === 0)) return false;
  const { display, primaryKey, rowCount } = index.dataset(subject.dataset);
  const hasNames = display.some((name) => !primaryKey.includes(name)) && rowCount <= NAMED_MAX;
  const areOwn = named.every(
    ({ expression }) => expression.kind === 'column' && expression.table === subject.dataset,
  );
  return hasNames && areOwn && named.length > 0 && measures.every(({ kind }) => kind === 'bare');
}
