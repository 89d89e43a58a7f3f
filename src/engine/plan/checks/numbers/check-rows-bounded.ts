import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects a value of a column that is held against how many rows are said: "towns with more than 50 owners" are no owners over 50. */
export function checkRowsBounded(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const [, before = '', bound = '', noun = ''] = SO_MANY_ROWS.exec(textOf(words)) ?? [];
  const called = noun === '' ? [] : tablesCalled(noun, index);
  if (called.length === 0) return;
  const tests = conjunctsOf(query.where).flatMap(testsWithin);
  // "with age over 10" has the column's name before the number.
  const names = new Set([before, singularOf(noun)]);
  const isOfColumn = tests.some((test) => holdsAgainst(test, Number(bound), names, index));
  if (isOfColumn) noSense('how many there are is said, and no value');
}

const SO_MANY_ROWS =
  /(?:^|\b([a-z]+) )(?:above|at least|at most|below|exactly|fewer than|less than|more than|over|under) (\d+) ([a-z]+s)\b/;

function testsWithin(condition: Condition): readonly Expression[] {
  if (condition.kind === 'test') return [condition.expression];
  return condition.kind === 'exists' ? testsOf(condition.where) : [];
}

/** Whether a column that is not called so is compared with the number. */
function holdsAgainst(
  test: Expression,
  bound: number,
  names: ReadonlySet<string>,
  index: KnowledgeIndex,
): boolean {
  if (test.kind !== 'binary' || test.left.kind !== 'column' || test.right.kind !== 'literal')
    return test.kind === 'logical' && operandsOf(test).some((one) => holdsAgainst(one, bound, names, index));
  const { label } = index.field(test.left.table, test.left.column);
  return (
    test.right.value === bound &&
    !label.split(' ').some((word) => names.has(word) || names.has(singularOf(word)))
  );
}
