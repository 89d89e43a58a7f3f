import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects averages of some where that of all is said, "members with an income above the average of all members *have* a boat", those
 * of an amount that is not named beside another that is: "harbours with a mean wait above the overall average", and a bound of single
 * rows where it is one of their average: "which boats cost more than 900 a day on average?"
 */
export function checkComparedAverage(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const text = spacedTextOf(words);
  const measured =
    query.kind === 'list' ? [] : query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  for (const one of conjunctsOf(query.where)) {
    const isAveraged = measured.some(
      ({ function: name, argument }) =>
        name === 'avg' &&
        argument !== null &&
        one.kind === 'test' &&
        one.expression.kind === 'binary' &&
        isSame(argument, one.expression.left),
    );
    if (isAveraged && BOUND_ON_AVERAGE.test(text))
      noSense('whether each or the average is bounded is not said');
    if (one.kind !== 'compare-to-aggregate' || one.aggregate.function !== 'avg') continue;
    if (one.where !== null && OF_ALL.test(text)) noSense('the average is of all');
    const [column] = columnsOf(one.left);
    if (column === undefined || one.left.kind !== 'column') continue;
    const { label, synonyms } = index.field(column.table, column.column);
    const isNamed = [label, ...synonyms].some((name) => text.includes(` ${name} `));
    const isOfOther = measured.some(
      ({ function: name, argument }) => name === 'avg' && argument !== null && !isSame(argument, one.left),
    );
    if (!isNamed && isOfOther && OVERALL.test(text)) noSense('what is above the average is what is measured');
  }
}

const OF_ALL =
  / than the average [a-z]+ (?:has|have|hold|holds|own|owns) | average (?:[a-z]+ ){0,3}(?:of|for|among|across) all [a-z]+ (?:had|has|have|hold|own) /;
const BOUND_ON_AVERAGE = / (?:above|below|over|under|than|least|most) \S+(?: [a-z%]+){0,4} on average /;
const OVERALL = / overall (?:average|mean) | (?:average|mean) over all /;

/** Without one of these {@link checkComparedAverage} holds on to nothing. */
export const COMPARED_AVERAGE_CUES: readonly Cue[] = [BOUND_ON_AVERAGE, OF_ALL, OVERALL];
