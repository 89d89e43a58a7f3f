import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { RELATIVES } from '../../../lexicon/cues.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';

/**
 * Rejects what is said of the nearest noun and asked of what belongs to it: "loans of borrowers *who had a late payment*"
 * are all loans of these borrowers, and not those that the payment was of.
 */
export function checkAttached(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || query.where === null) return;
  const tables =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  if (query.kind === 'list' && isOfOthersOf(query.from, { asked: conjunctsOf(query.where), words, index }))
    undecided('whether the number is of those rows alone is not said');
  if (query.kind === 'aggregate' && conjunctsOf(query.where).some((one) => isOfEither(one, tables, index)))
    undecided('of which of the rows it is asked is not said');
  const isSaid = (table: string): boolean => tablesCalledIn(words, index).has(table);
  // "people from France who have directed a film": it is they who did, and not the country, of which nobody speaks.
  const areRows =
    query.kind === 'list' ||
    query.measures.every(({ expression: one }) => one.kind === 'aggregate' && one.function === 'count');
  const isOfUnsaid = conjunctsOf(query.where).some(
    (one) =>
      (one.kind === 'exists' || one.kind === 'related-aggregate') &&
      !isSaid(one.table) &&
      tables.some((table) => table !== one.table && index.isToOne(table, one.table)),
  );
  if (areRows && isOfUnsaid) undecided('of which of the rows it is asked is not said');
  // "only depots with at least one such run" says of the runs again what was said before.
  const isSaidAgain = (place: number): boolean => words.slice(place, place + AGAIN_MAX).includes('such');
  const at = words.findIndex((word, place) => RELATIVES.has(word) && !isSaidAgain(place));
  if (at < 1) return;
  for (const table of tables) {
    const asked = conjunctsOf(query.where).filter((one) => isOfRelated(one, table));
    if (asked.length === 0) continue;
    const owners = nounBefore(words, at, index);
    if (owners.some((owner) => owner !== table && index.isToOne(table, owner)) && !owners.includes(table))
      undecided('of which of the rows it is asked is not said');
  }
}

const AGAIN_MAX = 5;

/** "branches with an average rate over 9 % *on loans issued in 2025*": it is the average of these, and they do not just have any. */
function isOfOthersOf(
  from: string,
  {
    asked,
    words,
    index,
  }: {
    readonly asked: readonly Condition[];
    readonly words: readonly string[];
    readonly index: KnowledgeIndex;
  },
): boolean {
  const numbered = asked.flatMap((one) =>
    one.kind === 'related-aggregate' && one.table === from ? [one.aggregate.table] : [],
  );
  return asked.some((one) => {
    if (one.kind !== 'exists' || one.table !== from || !numbered.includes(one.related)) return false;
    const bound = words.findIndex((word) => /^[\d$]/.test(word));
    return words.some(
      (word, at) =>
        bound >= 0 &&
        at > bound &&
        words.slice(Math.max(bound, at - 2), at).some((before) => OF_WHICH.has(before)) &&
        tablesCalled(word, index).includes(one.related),
    );
  });
}

const OF_WHICH: ReadonlySet<string> = new Set(['across', 'among', 'for', 'of', 'on', 'over']);

/** "loans of borrowers with a late payment": it is that of the loan, or of any loan of the borrower. */
function isOfEither(condition: Condition, tables: readonly string[], index: KnowledgeIndex): boolean {
  const one = condition.kind === 'not' ? condition.of : condition;
  return (
    one.kind === 'exists' &&
    tables.some(
      (table) => table !== one.table && index.isToOne(table, one.table) && index.isToOne(one.related, table),
    ) &&
    !tables.includes(one.related)
  );
}

/** Whether the rows of the table themselves are asked to have, or not to have, others. */
function isOfRelated(condition: Condition, table: string): boolean {
  const one = condition.kind === 'not' ? condition.of : condition;
  const isOfMany =
    one.kind === 'exists' || one.kind === 'related-aggregate' || one.kind === 'related-measure';
  return isOfMany && one.table === table;
}

function nounBefore(words: readonly string[], at: number, index: KnowledgeIndex): readonly string[] {
  return tablesCalled(words[at - 1] ?? '', index);
}
