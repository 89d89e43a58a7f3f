import { testsOf } from '../../conjuncts.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import { columnsOf } from '../columns-in.ts';
import { noSense } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/**
 * Rejects what compares nothing, where something of the rows "is different from their" other ("whose home town is different from …"), or
 * is to be compared "with the overall" one.
 */
export function checkColumnsCompared(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const isOne = query.kind === 'aggregate' && query.measures.length === 1 && query.having === null;
  if (isOne && query.sides === undefined && query.versus === undefined && WITH_OVERALL.test(textOf(words)))
    noSense('what is compared with what is not in the answer');
  if (!COMPARED.test(textOf(words))) return;
  const isCompared = testsOf(query.where).some(
    (test) => test.kind === 'binary' && columnsOf(test.left).length > 0 && columnsOf(test.right).length > 0,
  );
  if (!isCompared) noSense('what is compared with what is not in the answer');
}

const COMPARED =
  /\b(?:are|is|was|were) (?:different from|the same as) (?:her|his|its|the|their) [a-z]+(?: [a-z]+)? ?[?.]?$/;

const WITH_OVERALL =
  /\bcompare (?:(?!\b(?:to|versus|vs|with)\b).)+ (?:against|to|versus|vs|with) (?:the |our )?overall\b/;
