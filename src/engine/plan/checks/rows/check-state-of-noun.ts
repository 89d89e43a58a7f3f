import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { tablesIn } from '../../tables-in.ts';

/**
 * Rejects a state of rows that are not named, where those that are can be so too: "late loans maturing in 2026" are loans, and no late
 * payments; "late and on-time payments" are payments, and none of late loans.
 */
export function checkStateOfNoun(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const { segments } = index.knowledge;
  // "secured" of a loan is that of its product.
  const said = segments.filter(
    ({ dataset, label, condition }) =>
      words.includes(label) && columnsOf(condition).every(({ table }) => table === dataset),
  );
  const shared = said.filter(({ dataset, label }) =>
    said.some((other) => other.label === label && other.dataset !== dataset),
  );
  if (shared.length === 0) return;
  const called = tablesCalledIn(words, index);
  const tables = tablesIn(query);
  // "how many boats are currently late" are late boats, and none with a late trip
  const related = conjunctsOf(query.where).flatMap((one) => (one.kind === 'exists' ? (one.where ?? []) : []));
  const tested = [...testsOf(query.where), ...related, ...partsOf(query).flatMap(filterOfCount)];
  const isTested = (condition: Expression): boolean =>
    partsOf(tested).some((part) => isSame(part, condition));
  for (const { dataset, label, condition } of shared) {
    const isOfOthers = isSaidOf({ dataset, label }, words, index) && !isTested(condition);
    if (isOfOthers && shared.some((other) => other.label === label && isTested(other.condition)))
      noSense(`that ${index.dataset(dataset).labelPlural} are ${label} is asked for`);
    if (called.has(dataset) || !isTested(condition)) continue;
    const isOther = shared.some(
      (other) =>
        other.label === label &&
        other.dataset !== dataset &&
        (called.has(other.dataset) || tables.has(other.dataset)),
    );
    if (isOther) noSense(`whether they are ${label} themselves is not said`);
  }
}

/** "at least one *payment* come in *late*" */
function isSaidOf(
  { dataset, label }: { readonly dataset: string; readonly label: string },
  words: readonly string[],
  index: KnowledgeIndex,
): boolean {
  const at = words.lastIndexOf(label);
  const noun = words.slice(0, at).findLast((word) => !COMING.has(word)) ?? '';
  return tablesCalled(noun, index).includes(dataset);
}

const COMING: ReadonlySet<string> = wordSet(
  'are arrive arrived be been being came come coming in is that was were which',
);

/** Which rows are counted, where the rows themselves are. */
function filterOfCount(part: object): readonly object[] {
  const isOfRows =
    'function' in part && part.function === 'count' && 'argument' in part && part.argument === null;
  const filter = isOfRows && 'filter' in part ? part.filter : null;
  return typeof filter === 'object' && filter !== null ? [filter] : [];
}
