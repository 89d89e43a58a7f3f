import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isYearLike } from '../../quantities.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import type { Cue } from '../cues.ts';
import { isOfValue, type OfValue } from '../value-tests.ts';

/**
 * Rejects a year that is taken for an amount, or for that of others: "*2022* harvest weight by grower" are no harvests of 2022 kilograms, and
 * "growers by *2022* harvest weight" none who joined then.
 */
export function checkYearAsAmount(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  for (const test of partsOf(query).filter(isOfValue)) {
    const { value } = test.right;
    if (test.operator !== '=' || typeof value !== 'number' || !isYearLike(value)) continue;
    const at = words.indexOf(String(value));
    if (at < 0 || words.lastIndexOf(String(value)) !== at) continue;
    if (isOfOthers(test, { words, at, index }))
      noSense('a year is said of the rows, and is no amount of theirs');
  }
}

interface Said {
  readonly words: readonly string[];
  readonly at: number;
  readonly index: KnowledgeIndex;
}

/** Whether the year stands before a noun, and neither after what the column is called nor after what says that it is so much. */
function isOfOthers({ left }: OfValue, { words, at, index }: Said): boolean {
  const { role, label } = index.field(left.table, left.column);
  const own = new Set([...label.split(' '), ...label.split(' ').map(singularOf)]);
  const before = words.slice(Math.max(0, at - 3), at);
  if (before.some((word) => own.has(word) || own.has(singularOf(word)))) return false;
  const [next = ''] = words.slice(at + 1);
  if (role === 'measure')
    return !AMOUNTS.has(words[at - 1] ?? '') && /^[a-z]/.test(next) && !isOwnNoun(next, own);
  const noun = singularOf(next);
  const isOfTable = (name: string): boolean => lastWord(index.dataset(name).label) === noun;
  return (
    !isOfTable(left.table) &&
    index.knowledge.datasets.some(({ name }) => name !== left.table && isOfTable(name)) &&
    !own.has(noun)
  );
}

/** "2000 kilograms" are so many of them. */
function isOwnNoun(next: string, own: ReadonlySet<string>): boolean {
  return own.has(next) || own.has(singularOf(next));
}

function lastWord(label: string): string {
  return label.slice(label.lastIndexOf(' ') + 1);
}

const AMOUNTS: ReadonlySet<string> = new Set(
  'are at cost costs equal equals exactly for is of to was were weigh weighing weighs with'.split(' '),
);

/** Without this {@link checkYearAsAmount} holds on to nothing. */
export const YEAR_AS_AMOUNT_CUES: readonly Cue[] = [/\b(?:19|20)\d\d\b/];
