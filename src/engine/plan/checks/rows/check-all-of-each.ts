import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects some of those of each where all of them, or the first of them, are said: "borrowers whose loans all have grade A" have no
 * others, and "customers whose largest loan is over 200k" need not have the largest of all.
 */
export function checkAllOfEach(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  const where = JSON.stringify(query.where) ?? '';
  if (ALL_OF_THEIRS.test(text) && where.includes('"kind":"exists"') && !where.includes('"kind":"not"'))
    noSense('all that each of them has are meant');
  if (PAYING_ON_TIME.test(text) && query.where === null) noSense('who pays on time is not said by a number');
  if (FIRST_OF_THEIRS.test(text) && extremesIn(query.where).length > 0)
    noSense('the first of all is not that of each');
  checkEveryOne(query, text, index);
}

const ALL_OF_THEIRS =
  /\bwhose (?:[a-z-]+ ){1,2}(?:(?:are|have|were) )?(?:all|always|each|only) |\b(?:made|paid|repaid|settled) (?:all|every) (?:of )?(?:the |their )?[a-z]+ |\b(?:had|has|have|having|with) all (?:of )?(?:her |his |the |their )?[a-z]+s [a-z]+|\bwith only (?!one\b|a\b|[0-9])[a-z]/;
const PAYING_ON_TIME = /\b(?:who|that) (?:always )?(?:pay|pays|paid) (?:their [a-z]+ )?on time\b/;
const FIRST_OF_THEIRS = /\bwhose (?:[a-z-]+est|first|last|least|most [a-z-]+) [a-z]+/;

/** "customers with a loan of every category", "branches where every grade was issued": who has them all, and no number of each. */
function checkEveryOne(query: LogicalQuery, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = IN_EVERY_ONE.exec(text) ?? [];
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  // "which branch has the highest rate in each region"
  if (query.perGroup !== null || query.limit !== null) return;
  const [who] = tablesCalled(noun, index);
  if (who === undefined) return;
  const key = index.dataset(who).primaryKey;
  const isOfWho = query.dimensions.some(({ expression, role }) => {
    const isKey = expression.kind === 'column' && expression.table === who && key.includes(expression.column);
    return isKey || (role === 'identifier' && expression.kind === 'column' && expression.table === who);
  });
  if (!isOfWho) noSense('those that have it in every one are asked for');
}

const IN_EVERY_ONE =
  /^(?:which |list |show )?(?:the |all )?([a-z]+) (?:(?:have|has|had|took|take|taken|got) .*|(?:that|where|which|who|whose|with) .*)(?<!\b(?:did|do|does|for|how many) )\b(?:each|every) (?!did|do|does|had|has|have|of|one)/;

type Versus = Extract<Condition, { readonly kind: 'compare-to-aggregate' }>;

/** What is the highest or lowest of all, of the rows of each. */
function extremesIn(condition: Condition | null): readonly Versus[] {
  if (condition?.kind === 'all' || condition?.kind === 'any') return condition.of.flatMap(extremesIn);
  if (condition?.kind === 'exists') return extremesIn(condition.where);
  const isExtreme = condition?.kind === 'compare-to-aggregate' && EXTREMES.has(condition.aggregate.function);
  return isExtreme ? [condition] : [];
}

const EXTREMES: ReadonlySet<string> = new Set(['max', 'min']);

/** Without one of these {@link checkAllOfEach} holds on to nothing. */
export const ALL_OF_EACH_CUES: readonly Cue[] = [
  ALL_OF_THEIRS,
  PAYING_ON_TIME,
  FIRST_OF_THEIRS,
  IN_EVERY_ONE,
];
