import type { Expression } from '../../../shared/mod.ts';
import { operandsOf } from '../../../shared/mod.ts';
import { testsOf } from '../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { undecided } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/**
 * Rejects rows of which one of two is asked where the words join these by "and": whether members who borrowed "history and
 * poetry books" have borrowed both, or any of them, is not said.
 */
export function checkJoined(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const said = ` ${textOf(words)} `;
  for (const inner of ofSeveral(query.where, index))
    for (const [first, second] of testsOf(inner).flatMap(listsIn))
      if (said.includes(` ${first} and ${second} `) || said.includes(` ${second} and ${first} `))
        undecided(`whether they have both of "${first}" and "${second}" or any is not said`);
}

/** What is asked of rows of which each has several. */
function ofSeveral(condition: Condition | null, index: KnowledgeIndex): readonly (Condition | null)[] {
  switch (condition?.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap((one) => ofSeveral(one, index));
    case 'exists':
      return index.isToOne(condition.table, condition.related) ? [] : [condition.where];
    default:
      return [];
  }
}

/** The texts that a column is asked to be one of, two by two. */
function listsIn(expression: Expression): readonly (readonly [string, string])[] {
  if (expression.kind !== 'in') return operandsOf(expression).flatMap(listsIn);
  const texts = expression.values.flatMap((one) =>
    one.kind === 'literal' ? [String(one.value).toLowerCase()] : [],
  );
  return texts.slice(1).map((text, at): [string, string] => [texts[at] ?? '', text]);
}
