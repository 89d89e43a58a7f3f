import { singularOf } from '../../../../catalog/mod.ts';
import type { ListQuery } from '../../../logical-query.ts';
import { type Column, columnsIn, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { tablesIn } from '../../tables-in.ts';

/**
 * Rejects the values that other rows have, whoever they belong to: "the cabin of the guests" is one for each of their bookings, and no
 * list of all cabins that are booked.
 */
export function checkValuesOfMany(query: ListQuery, words: readonly string[], index: KnowledgeIndex): void {
  const owner = ownerSaid(words, index);
  if (owner === null || owner.tables.includes(query.from)) return;
  const { tables, name, noun } = owner;
  const columns = columnsIn(query);
  const isLost = index.dataset(query.from).fields.find(({ label }) => label === name);
  if (isLost !== undefined && !columns.some(({ column }) => column === isLost.name))
    undecided(`whose ${name} is meant is not said`);
  if (tables.some((table) => tablesIn(query).has(table))) return;
  const shown = query.fields
    .filter((one) => query.hidden?.includes(one.name) !== true)
    .flatMap(({ expression }) => columnsOf(expression));
  const isOfMany = ({ table }: Column): boolean => !tables.some((one) => index.isToOne(one, table));
  // "the names of the losers": the column says that it is theirs.
  const isTheirs = ({ table, column }: Column): boolean =>
    index.field(table, column).label.split(' ').includes(singularOf(noun));
  const [first] = shown;
  if (first !== undefined && shown.every((one) => isOfMany(one) && !isTheirs(one)))
    undecided(
      `whether the ${index.field(first.table, first.column).label} of each of the ${noun} is wanted is not said`,
    );
}

interface OwnerSaid {
  readonly tables: readonly string[];
  readonly noun: string;
  /** The word before "of". */
  readonly name: string;
}

/** The rows of which something is asked: "the cabin of the *guests*", the first that are named so. */
function ownerSaid(words: readonly string[], index: KnowledgeIndex): OwnerSaid | null {
  for (const [at, word] of words.entries()) {
    if (word !== 'of' || at === 0) continue;
    const rest = words.slice(at + 1, at + 1 + NOUN_MAX);
    const noun = rest.find((one) => singularOf(one) !== one && tablesCalled(one, index).length > 0);
    if (noun !== undefined) return { tables: tablesCalled(noun, index), noun, name: words[at - 1] ?? '' };
  }
  return null;
}

/** "of all our late borrowers". */
const NOUN_MAX = 4;
