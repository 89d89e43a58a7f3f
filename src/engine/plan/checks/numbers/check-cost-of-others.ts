import { singularOf } from '../../../../catalog/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsIn, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what something else costs or weighs, of which nobody speaks: "the cost of a parcel" is not what the van was bought for, and
 * "parcels of more than 500 kg" do not weigh what the van may carry. What belongs to it is a part of it.
 */
export function checkCostOfOthers(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const text = spacedTextOf(words);
  const called = tablesCalledIn(words, index);
  const isUnsaid = ({ table }: Column): boolean => !called.has(table);
  const things = [...text.matchAll(COST_OF)].flatMap(([, after = '', of = '']) => thingIn(after, of, index));
  const isOfOther = ({ table }: Column): boolean =>
    things.length > 0 && !things.some((one) => one === table || index.isToOne(table, one));
  for (const column of columnsIn(query)) {
    const { label, role } = index.field(column.table, column.column);
    if (role !== 'measure') continue;
    // "the cost of guides by trip" is not what the trips are sold for.
    const isPrice =
      query.kind === 'list' && !COSTS.test(label) && things.length > 0 && !things.includes(column.table);
    if (isOfOther(column) ? isUnsaid(column) : isPrice) undecided(`whose ${label} is meant is not said`);
  }
  if (!WEIGHED.test(text)) return;
  for (const column of bounded(query)) {
    const { label } = index.field(column.table, column.column);
    const isSaid = label.split(' ').some((word) => !UNITS.has(word) && words.includes(word));
    if (isUnsaid(column) && !isSaid && WEIGHT.test(label)) undecided(`whose ${label} is meant is not said`);
  }
}

function bounded(query: Exclude<LogicalQuery, { kind: 'values' }>): readonly Column[] {
  return testsOf(query.where).flatMap((one) =>
    one.kind === 'binary' && one.right.kind === 'literal' ? columnsOf(one.left) : [],
  );
}

/** The tables of what is said to cost: "cost of the *parcels*", "*parcels* costing". */
function thingIn(after: string, of: string, index: KnowledgeIndex): readonly string[] {
  const before = tablesCalled(after, index);
  if (before.length > 0) return before;
  return (
    of
      .split(' ')
      .map((word) => tablesCalled(singularOf(word), index))
      .find((one) => one.length > 0) ?? []
  );
}

const COST_OF =
  / (?:([a-z]+) (?:that |which )?(?:costing|costs?|weighs?|weighing) (?:(?:above|at|below|less|more|over|under) |\d)|(?:costs?|expenses?|weights?) (?:of|per) (?:(?:a|all|an|each|one|our|the) )?((?:[a-z]+ ){1,3}))/g;
const COSTS = /\b(?:costs?|expenses?|weight)\b/;
const WEIGHED = / \d[\d,.]* ?(?:kg|kilos?|kilograms?|lbs?|pounds|tons?|tonnes) /;
const WEIGHT = /\b(?:capacity|kg|load|payload|weight)\b/;
const UNITS: ReadonlySet<string> = new Set(['kg', 'lb', 'lbs', 'of', 't']);

/** Without one of these {@link checkCostOfOthers} holds on to nothing. */
export const COST_OF_OTHERS_CUES: readonly Cue[] = [
  new Set('cost costs costing expense expenses weigh weighs weighing weight weights'.split(' ')),
  WEIGHED,
];
