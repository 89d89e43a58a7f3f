import { isSame } from '../../is-same.ts';
import { columnsSaid } from '../columns-said.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch, type SketchOf } from '../sketch.ts';
import { conditionsOf } from './asked-clause.ts';
import { isOfSame } from './compared-field.ts';

/** Whether a condition is on what others are on: another value of the column, or another time. */
export function isContrast(
  condition: ConditionSketch,
  others: readonly ConditionSketch[],
  index: KnowledgeIndex,
): boolean {
  if (others.some((one) => isOfSame(one, condition))) return true;
  // "payments due in May were paid, and how many are unpaid": a state is no other time, but another state.
  if (condition.kind === 'time') return false;
  if (condition.kind === 'segment' && others.some((one) => areStatesOfOne(one, condition, index)))
    return true;
  const columns = columnsSaid(index, others);
  return [...columnsSaid(index, condition)].some((column) => columns.has(column));
}

function areStatesOfOne(
  one: ConditionSketch,
  { segments }: SketchOf<'segment'>,
  index: KnowledgeIndex,
): boolean {
  const tables = new Set(segments.map((name) => index.segment(name).dataset));
  return one.kind === 'segment' && one.segments.some((name) => tables.has(index.segment(name).dataset));
}

/** "how many were closed in 2024, and how many in 2025": a time alone is of what the other time is of. */
export function alike(
  conditions: readonly ConditionSketch[],
  others: readonly ConditionSketch[],
): readonly ConditionSketch[] {
  const dated = others.find((one) => one.kind === 'time');
  if (dated?.kind !== 'time') return conditions;
  const { field, done } = dated;
  return conditions.map((one) =>
    isBareTime(one) ? { ...one, field, ...(done === undefined ? {} : { done }) } : one,
  );
}

/** "how many in 2024 and how many in 2025 for each grade": sides of one thing, grouped together. */
export function areSides(
  measures: readonly MeasureSketch[],
  asked: readonly ConditionSketch[],
  { own, index }: { readonly own: readonly ConditionSketch[]; readonly index: KnowledgeIndex },
): boolean {
  const plain = measures.map((one) => (one.kind === 'restricted' ? one.measure : one));
  const areOfOne = measures.every(isCount) || plain.every((one) => isSame(one, plain[0]));
  return areOfOne && areContrasts(asked, own, index);
}

/** Whether a measure is a number of rows, or what they amount to. */
export function isCount({ kind }: MeasureSketch): boolean {
  return kind === 'count-subject' || kind === 'count' || kind === 'amount';
}

/** "how much did we lend in 2023, and how much in 2024": the measure of the clause before, of the other side. */
export function withMeasureAgain(
  draft: Draft,
  {
    measures,
    own,
    subject,
  }: {
    readonly measures: readonly MeasureSketch[];
    readonly own: readonly ConditionSketch[];
    readonly subject: string;
  },
  index: KnowledgeIndex,
): Draft {
  const last = measures.at(-1);
  if (draft.measures.length > 0 || !draft.openers.has('how-much') || last?.kind !== 'restricted')
    return draft;
  return areContrasts(conditionsOf(draft, subject), own, index)
    ? { ...draft, measures: [last.measure] }
    : draft;
}

function areContrasts(
  asked: readonly ConditionSketch[],
  own: readonly ConditionSketch[],
  index: KnowledgeIndex,
): boolean {
  return own.length > 0 && asked.length > 0 && asked.every((one) => isContrast(one, own, index));
}
