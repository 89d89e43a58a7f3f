import type { Knowledge } from '../../../catalog/mod.ts';
import type { Expression } from '../../../shared/mod.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { AggregateQuery, MeasureOutput, Output } from '../../logical-query.ts';
import type { ResolvedMeasure } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { opposite } from '../opposite.ts';
import { directionOfBest } from '../order-of-merit.ts';
import { checkOrderOfRanked } from '../order-of-ranked.ts';
import type { PhraseOf, RankPhrase } from '../phrase.ts';
import { noSense, undecided } from '../rejection.ts';
import { partsOf } from '../rewrite.ts';
import type { DimensionSketch, MeasureSketch } from '../sketch.ts';
import { onlyMeant } from './only-meant.ts';
import { directionAsked, directionBy, isSortedSo, orderOutput } from './order-output.ts';

/** What can be ordered and ranked. */
export interface Ranked {
  readonly index: KnowledgeIndex;
  readonly groups: readonly Output[];
  readonly dimensions: readonly Output[];
  readonly measures: readonly MeasureOutput[];
  readonly main: ResolvedMeasure;
  /** All that is computed, with what is known of it. */
  readonly resolved: readonly ResolvedMeasure[];
  /** What is ranked by, where it is named. */
  readonly ranked: MeasureOutput | undefined;
  /** The change, where it is that which ranks. */
  readonly changed: MeasureOutput | undefined;
  /** What is asked of the groups. */
  readonly having: Expression | null;
}

type Ranking = Pick<AggregateQuery, 'order' | 'limit' | 'offset' | 'perGroup'>;

const UNRANKED: Ranking = { order: [], limit: null, offset: 0, perGroup: null };

/** The order of the groups and how many of them are wanted. */
export function rankingOf(draft: Draft, made: Ranked): Ranking {
  const { rank, byMeasures } = draft;
  checkOrderOfRanked(draft);
  // What is ranked by comes after the measures that are shown.
  const key = rank?.by || byMeasures.length > 0 ? made.ranked : (made.changed ?? firstAsked(made));
  const ranking = rank === null ? orderedBy(draft, made, key) : topOf(draft, rank, { ...made, key });
  return { ...ranking, order: [...ranking.order, ...tiesOf(draft, made, ranking)] };
}

/** "branches with over 500 loans: default rate, highest first": the number that chooses the groups does not sort them where another is shown. */
function firstAsked({ measures, having }: Ranked): MeasureOutput | undefined {
  const tested = having === null ? [] : partsOf(having);
  const isTested = ({ expression }: MeasureOutput): boolean =>
    tested.some((part) => isSame(part, expression));
  return measures.find((measure) => !isTested(measure)) ?? measures[0];
}

function orderedBy(draft: Draft, made: Ranked, key: MeasureOutput | undefined): Ranking {
  const { order, byMeasures } = draft;
  if (order === null && byMeasures.length === 0) return UNRANKED;
  const isOfMerit = order?.direction === 'best' || order?.direction === 'worst';
  const ofColumn = isOfMerit ? bestColumn(order, made) : null;
  if (ofColumn !== null && ofMerit(made, null) !== null)
    undecided('whether the best are so by themselves or by what is computed is not said');
  if (ofColumn !== null) return { ...UNRANKED, order: [ofColumn] };
  const merit = isOfMerit ? ofMerit(made, order.by === null && byMeasures.length === 0 ? null : key) : null;
  const by = order === null ? key : (merit?.by ?? sortedBy(order, made, key));
  if (by === undefined) return noSense('what is to be sorted is not said');
  const asked =
    order === null || (order.direction === null && byMeasures.length > 0)
      ? 'desc'
      : directionAsked(order, by);
  const direction =
    asked === 'best' || asked === 'worst'
      ? directionOfMerit(asked === 'best' ? 'desc' : 'asc', merit?.of ?? made.main, {
          index: made.index,
          draft,
          isWorstFirst: asked === 'worst',
        })
      : order === null
        ? asked
        : directionBy(order, by, asked);
  return { ...UNRANKED, order: [{ by: by.name, direction }] };
}

/** "best grade first": the column that is named, where its best values are known. */
function bestColumn({ by, direction }: PhraseOf<'order'>, made: Ranked): Ranking['order'][number] | null {
  const said = by === null ? undefined : matching(by, made);
  const way = said === undefined ? null : directionOfBest(said, direction, made.index);
  return said === undefined || way === null ? null : { by: said.name, direction: way };
}

/** "sales by class, highest sales first": rows are no class, whose own order is another. */
function isOfRows({ by, about }: PhraseOf<'order'>, { role }: Output): boolean {
  return by?.kind === 'dataset' && about === 'measure' && role === 'ordered-category';
}

/** "loans and default rate by state, worst first": by the one number that can be good or bad; null where that is not one. */
function ofMerit(
  { measures, resolved }: Ranked,
  named: MeasureOutput | null | undefined,
): { readonly by: MeasureOutput; readonly of: ResolvedMeasure } | null {
  const found = measures.flatMap((by) => {
    const of = resolved.find(({ output }) => isSame(output.expression, by.expression));
    const isMeant = named == null ? (of?.lowerIsBetter ?? null) !== null : by === named;
    return of !== undefined && isMeant ? [{ by, of }] : [];
  });
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

function sortedBy(
  order: PhraseOf<'order'>,
  made: Ranked,
  key: MeasureOutput | undefined,
): Output | undefined {
  const computed = order.by === null ? undefined : COMPUTED.get(order.by.kind);
  if (computed !== undefined)
    return orderOutput({ ...order, computed }, { dimensions: made.dimensions, measures: made.measures, key });
  const said = order.by === null ? null : matching(order.by, made);
  if (said === undefined) return undefined;
  if (said !== null && isSortedSo(order, said) && !isOfRows(order, said)) return said;
  // "biggest region first" is the one with the most of what is shown.
  const isOfShown = order.about === 'measure' || order.about === 'occurrence';
  if (said !== null && (!isOfShown || order.isNamed === true))
    return noSense('such an order is none of that column');
  return orderOutput(order, { dimensions: made.dimensions, measures: made.measures, key });
}

/** "by count", "biggest amount first": what is shown, by how it is computed. */
const COMPUTED: ReadonlyMap<string, 'count' | 'sum'> = new Map([
  ['amount', 'sum'],
  ['count-subject', 'count'],
]);

function topOf(
  draft: Draft,
  rank: RankPhrase,
  { groups, dimensions, main, key, index }: Ranked & { readonly key: Output | undefined },
): Ranking {
  if (dimensions.length === 0 || key === undefined)
    return noSense('what is ranked, and by what, is not said');
  if (rank.property !== undefined && rank.by === null) return noSense('groups have no such property');
  if (rank.quality === 'time' || rank.quality === 'age')
    return noSense('by which date the first or the last is meant is not said');
  const direction =
    rank.quality === 'merit'
      ? directionOfMerit(rank.direction, main, { index, draft })
      : rank.property === 'speed'
        ? directionOfSpeed(rank.direction, key)
        : rank.direction;
  const order = [{ by: key.name, direction }];
  const limit = rank.limit ?? 1;
  const isWithinGroups = draft.groups.length > 0 && dimensions.length > groups.length;
  const partitionBy = groups.map(({ name }) => name);
  return isWithinGroups
    ? { ...UNRANKED, order, perGroup: { partitionBy, limit, ...afterFirst(rank) } }
    : { ...UNRANKED, order, limit, offset: (rank.position ?? 1) - 1 };
}

/** "the second largest of each": after the first. */
export function afterFirst({ position }: RankPhrase): { readonly offset?: number } {
  return position === null || position === 1 ? {} : { offset: position - 1 };
}

/** "the best" is the lowest where lower is better. */
function directionOfMerit(
  direction: 'asc' | 'desc',
  measure: ResolvedMeasure,
  {
    index,
    draft,
    isWorstFirst = false,
  }: { readonly index: KnowledgeIndex; readonly draft: Draft; readonly isWorstFirst?: boolean },
): 'asc' | 'desc' {
  const { output } = measure;
  const isOfState = isOfBadState(draft, index);
  const lowerIsBetter =
    measure.lowerIsBetter ??
    (isWorstFirst && isBadInNumber(measure, draft, index)
      ? true
      : !isOfState && isGoodInNumber(measure, index)
        ? false
        : null);
  if (lowerIsBetter === null) return noSense(`it is not known whether a high ${output.label} is good`);
  return (direction === 'desc') === lowerIsBetter ? 'asc' : 'desc';
}

/** "best by number of defaults" is of rows in a state that may be a bad one: of a segment, a thing that happened, or a value of which fewer are better. */
function isOfBadState(draft: Draft, { knowledge }: KnowledgeIndex): boolean {
  const bad = new Set(
    knowledge.metrics
      .filter(({ lowerIsBetter }) => lowerIsBetter === true)
      .flatMap(({ expression }) =>
        partsOf(expression).flatMap((part) => ('value' in part ? [part.value] : [])),
      ),
  );
  return partsOf(draft).some((part) => {
    if (!('kind' in part)) return false;
    if (part.kind === 'segment') return true;
    // "loans made" are all loans.
    if (part.kind === 'missing') return !partsOf(part).some((one) => isDefaultDate(one, knowledge));
    // "year for charge-offs"
    if (part.kind === 'part') return 'field' in part && part.field !== null;
    return part.kind === 'value' && partsOf(part).some((one) => 'value' in one && bad.has(one.value));
  });
}

function isDefaultDate(part: object, { datasets }: Knowledge): boolean {
  return (
    'dataset' in part &&
    'field' in part &&
    datasets.some(({ name, defaultDate }) => name === part.dataset && defaultDate === part.field)
  );
}

/** Rows of which a low share is good: the fewer late payments, the better. */
function isBadInNumber(
  { output: { expression: count } }: ResolvedMeasure,
  draft: Draft,
  { knowledge: { metrics, segments } }: KnowledgeIndex,
): boolean {
  if (count.kind !== 'aggregate' || count.function !== 'count') return false;
  const said = new Set(partsOf(draft).flatMap((part) => ('segments' in part ? part.segments : [])));
  const bad = metrics.flatMap(({ expression, lowerIsBetter }) =>
    lowerIsBetter === true ? (aggregatesOf(expression)[0]?.filter ?? []) : [],
  );
  return segments.some(
    ({ name, dataset, condition }) =>
      said.has(name) && dataset === count.table && bad.some((one) => isSame(one, condition)),
  );
}

/** All rows that have an amount of which more is better: the more loans, the more volume. */
function isGoodInNumber({ output, conditions }: ResolvedMeasure, { knowledge }: KnowledgeIndex): boolean {
  const { expression: count } = output;
  if (count.kind !== 'aggregate' || count.argument !== null || conditions.length > 0) return false;
  const amount = knowledge.datasets.find(({ name }) => name === count.table)?.defaultMeasure ?? null;
  return knowledge.metrics.some(
    ({ expression, lowerIsBetter }) =>
      lowerIsBetter === false &&
      expression.kind === 'aggregate' &&
      expression.argument?.kind === 'column' &&
      expression.argument.table === count.table &&
      expression.argument.column === amount,
  );
}

/** What is fastest takes the least time. */
function directionOfSpeed(direction: 'asc' | 'desc', { label, unit }: Output): 'asc' | 'desc' {
  if (unit?.kind === 'duration') return opposite(direction);
  return /\b(?:speed|velocity|pace)\b/.test(label) ? direction : noSense(`a ${label} has no speed`);
}

/** Groups with equal values come in their own order, unless it is said which. */
function tiesOf({ ties }: Draft, made: Ranked, { order }: Ranking): Ranking['order'] {
  if (ties === null) return [];
  if (order.length === 0) return noSense('how ties are broken is said, but not what is ranked');
  const { by, direction } = ties;
  const key = by === null ? made.dimensions.find(({ role }) => role !== 'identifier') : matching(by, made);
  if (key === undefined) return noSense('what decides between ties is not shown');
  return [{ by: key.name, direction }];
}

/** The one group that a column of that name is, where only the year or the month of what happened is kept. */
function onlyCalled(part: string, dimensions: readonly Output[]): Output | undefined {
  const [only, ...others] = dimensions.filter(
    ({ expression, name, label }) =>
      expression.kind === 'column' && (name === part || label.split(' ').at(-1) === part),
  );
  return others.length === 0 ? only : undefined;
}

/** The output that an order names, by the fields that it shares with it. */
function matching(
  sketch: MeasureSketch | DimensionSketch,
  { dimensions, measures, index }: Ranked,
): Output | undefined {
  if (sketch.kind === 'metric' || sketch.kind === 'count' || sketch.kind === 'share')
    return onlyMeant(sketch, measures, index);
  if (sketch.kind === 'display' || sketch.kind === 'dataset')
    return dimensions.find(({ role }) => role !== 'identifier');
  if (sketch.kind === 'part' && sketch.field === null)
    return (
      dimensions.find(
        ({ expression }) => expression.kind === 'date-part' && expression.part === sketch.part,
      ) ?? onlyCalled(sketch.part, dimensions)
    );
  const fields =
    'field' in sketch && sketch.field !== null ? sketch.field.alternatives.map(({ field }) => field) : [];
  const isNamed = (expression: Expression): boolean =>
    expression.kind === 'column'
      ? fields.includes(expression.column)
      : aggregatesOf(expression).some(({ argument }) => argument !== null && isNamed(argument));
  return [...dimensions, ...measures].find(({ expression }) => isNamed(expression));
}
