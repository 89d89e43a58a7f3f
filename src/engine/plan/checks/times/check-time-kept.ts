import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { OF_ALL_TIME } from '../../../lexicon/all-time.ts';
import type { Condition, LogicalQuery, Output } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { isDated, isDatedOf } from '../../dated-quantity.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import { timesIn } from './times-in.ts';

/**
 * Rejects a number of all times where the same number of a time decides which rows or groups there are: "branches with more than 60
 * loans in 2025, with the number of loans", "lower volume in 2025 than in 2024? Show the volume".
 */
export function checkTimeKept(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || OF_ALL_TIME.test(textOf(words))) return;
  if (conjunctsOf(query.where).some((one) => one.kind === 'test' && timesIn(one, index).size > 0)) return;
  const shown = shownOutputs(query).flatMap((output) => numberOf(output) ?? []);
  const plain = shown.filter((one) => aggregatesOf(one).length > 0 && !isDated(one, index));
  if (plain.length === 0) return;
  const deciding = [...inConditions(conjunctsOf(query.where)), ...inGroups(query)];
  if (deciding.some((dated) => plain.some((one) => isDatedOf(dated, one, index))))
    undecided('of which time the number is that is shown is not said');
}

function numberOf({ expression }: Output): Expression | null {
  return expression.kind === 'related' ? expression.value : expression;
}

/** What is counted of the groups, or orders them. */
function inGroups(query: Exclude<LogicalQuery, { kind: 'values' }>): readonly Expression[] {
  if (query.kind === 'list') return [];
  const { measures, having, limit, perGroup } = query;
  const tested = having === null ? [] : testConjunctsOf(having).flatMap(sidesOf);
  // "the 5 branches with the most loans in 2024, with the number of loans": what ranks them stands beside it.
  const ranking = limit === null && perGroup === null ? [] : measures;
  return [...tested, ...ranking.map(({ expression }) => expression)];
}

/** "no loans in 2020" says of no number how large it is. */
function sidesOf(test: Expression): readonly Expression[] {
  if (test.kind !== 'binary') return [];
  const isNone = test.right.kind === 'literal' && test.right.value === 0;
  return isNone ? [] : [test.left, test.right];
}

function inConditions(conditions: readonly Condition[]): readonly Expression[] {
  return conditions.flatMap((one): readonly Expression[] => {
    if (one.kind === 'related-measure') return [one.measure];
    if (one.kind !== 'related-aggregate' || one.value === 0) return [];
    const tests = [one.aggregate.filter, ...testsOf(one.where)].filter((test) => test !== null);
    const [only, ...others] = tests;
    const filter: Expression | null =
      only === undefined || others.length === 0
        ? (only ?? null)
        : { kind: 'logical', operator: 'and', operands: tests };
    return [{ ...one.aggregate, filter }];
  });
}
