import { testsOf } from '../../conjuncts.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import { columnsOf } from '../columns-in.ts';
import { noSense } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/** Rejects what compares nothing, where something of the rows "is different from their" other: "whose home town is different from …". */
export function checkColumnsCompared(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !COMPARED.test(textOf(words))) return;
  const isCompared = testsOf(query.where).some(
    (test) => test.kind === 'binary' && columnsOf(test.left).length > 0 && columnsOf(test.right).length > 0,
  );
  if (!isCompared) noSense('what is compared with what is not in the answer');
}

const COMPARED =
  /\b(?:are|is|was|were) (?:different from|the same as) (?:her|his|its|the|their) [a-z]+(?: [a-z]+)? ?[?.]?$/;
