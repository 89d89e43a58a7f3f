import { type Field, singularOf } from '../../../../catalog/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import { isDeedOf, isPastForm } from '../../deeds.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects the date of other rows, where those that are counted have one of their own and nobody speaks of the others: "how many
 * applications did we get in 2025" is not about those who became customers then.
 */
export function checkDateOfOthers(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate') return;
  const measured = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const tables = new Set(measured.map(({ table }) => table));
  if ([...tables].some((table) => index.dataset(table).defaultDate === null)) return;
  const filters = measured.flatMap(({ filter }) => filter ?? []);
  const dates = [...testsOf(query.where), ...filters]
    .flatMap(columnsOf)
    .filter(({ table, column }) => !tables.has(table) && index.field(table, column).role === 'time');
  if (dates.length === 0) return;
  const said = ` ${textOf(words)} ${words.map(singularOf).join(' ')} `;
  // "were gained" is said of what is counted.
  const told = said.replace(/ (?:was|were) [a-z]+ed /g, ' ');
  for (const { table, column } of dates) {
    const { label, synonyms } = index.dataset(table);
    const nouns = index.knowledge.segments.flatMap((one) => (one.dataset === table ? one.nouns : []));
    const isSaid = [label, ...synonyms, ...nouns].some((name) => said.includes(` ${name} `));
    const isTold = namesOf(index.field(table, column)).some((name) => told.includes(` ${name} `));
    // "orders that were *returned*" have a row among the returns.
    const isDone = words.some(
      (word, at) =>
        isPastForm(word) && !(at === 0 && ASKED.has(word)) && isDeedOf(word, index.dataset(table)),
    );
    if (!isSaid && !isTold && !isDone) undecided('of what the time is, is not said');
  }
}

/** What is to be done, where a question begins with it: "set the two years side by side". */
const ASKED: ReadonlySet<string> = new Set(['cut', 'let', 'put', 'read', 'set', 'split', 'spread']);

/** The names of a date, and the words that they are made of. */
export function namesOf({ label, synonyms }: Field): readonly string[] {
  return [...label.split(' '), ...synonyms].filter((name) => name.length > 3 && name !== 'date');
}
