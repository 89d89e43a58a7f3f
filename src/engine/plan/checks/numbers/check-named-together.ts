import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects one rate or average of several things that are named: "default rate at the Denver and Dallas branches" may be that of
 * each. What adds up is meant together.
 */
export function checkNamedTogether(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || query.sides !== undefined) return;
  const text = textOf(words);
  const isRate = query.measures.every(
    ({ role, expression }) =>
      role === 'rate' || (expression.kind === 'aggregate' && expression.function === 'avg'),
  );
  if (!isRate || TOGETHER.test(text)) return;
  const areNamed = testsOf(query.where).some(
    (test) => test.kind === 'in' && isPlaceOrName(test.operand, index) && literalsOf(test).some(isLast),
  );
  if (areNamed) undecided('whether one number for all of them is wanted, or one for each, is not said');

  /** "and Dallas branches" */
  function isLast(value: string): boolean {
    const [, after] = text.split(` and ${value.toLowerCase()} `);
    const [noun = ''] = after?.split(' ') ?? [];
    return noun !== singularOf(noun) && tablesCalled(noun, index).length > 0;
  }
}

/** Kinds ("fire and theft claims") are told apart by no name of theirs. */
function isPlaceOrName(operand: Expression, index: KnowledgeIndex): boolean {
  if (operand.kind !== 'column') return false;
  const { role } = index.field(operand.table, operand.column);
  return role === 'name' || role === 'geography';
}

const TOGETHER = /\b(?:all|altogether|both|combined|jointly|overall|together)\b/;
