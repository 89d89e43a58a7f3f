import { singularOf } from '../../../../catalog/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { tablesOf } from '../../../expression-walk.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects parts of groups that are held against a number where it is asked of the groups themselves: "boats by town and kind, only towns
 * with more than 50 boats", "for towns with an average price over 900".
 */
export function checkCells(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.dimensions.length < 2) return;
  if (query.having === null && query.versus === undefined) return;
  const [, noun = ''] = GROUPS_WITH.exec(textOf(words)) ?? [];
  if (noun === '') return;
  const those = tablesCalled(noun, index);
  const name = singularOf(noun.split(' ').at(-1) ?? noun);
  const isOfThose = ({ label, expression }: Output): boolean =>
    label.split(' ').includes(name) || [...tablesOf(expression)].every((table) => those.includes(table));
  const named = query.dimensions.filter(isOfThose);
  if (named.length > 0 && named.length < query.dimensions.length)
    noSense('it is asked of each of them, and not of their parts');
}

/** Rejects values that single rows have where what is compared is what all rows of the value have: "regions with more sales than returns". */
export function checkValuesCompared(query: LogicalQuery): void {
  if (query.kind !== 'list' || !query.distinct) return;
  const areCompared = testsOf(query.where).some(
    (test) => test.kind === 'binary' && test.left.kind === 'related' && test.right.kind === 'related',
  );
  if (areCompared) noSense('what all of them have together is compared');
}

/** "for towns with", "only those towns that have", ", towns where" */
const GROUPS_WITH =
  /(?:\b(?:only|for|just|in|of|where|to|but|among|across)|,) (?:(?:all|any|only|for|just|in|the|those|such|our) )*([a-z]+s|[a-z]+ [a-z]+s) (?:with|having|whose|where|(?:that|which|who) (?:have|had|has|are|issued|made|did|got|sold|took)) /;

/** Without one of these {@link checkCells} holds on to nothing. */
export const CELLS_CUES: readonly Cue[] = [GROUPS_WITH];
