import type { ColumnRole } from '../../../shared/mod.ts';
import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { namesYear } from '../grammar/fields.ts';
import { lifetimeOf } from '../lifetime.ts';
import { opposite } from '../opposite.ts';
import { checkOrderOfRanked } from '../order-of-ranked.ts';
import type { Opener, RankPhrase } from '../phrase.ts';
import { noSense, undecided } from '../rejection.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { fieldOutput, resolveDimension } from '../resolve-dimension.ts';
import { fieldAbout, isCalledAfter, resolveField } from '../resolve-field.ts';
import { isRank } from '../resolve-measure/fields.ts';
import type { MeasureSketch } from '../sketch.ts';
import { lifetimeTerm } from '../span-terms.ts';
import type { RankQuality } from '../superlative.ts';
import { hasSize, impliedRanking, type ListRanking } from './implied-ranking.ts';
import { isDimension, listOrder } from './list-order.ts';
import { rowValue } from './row-values.ts';
import { spokenDate } from './spoken-date.ts';

/** What the list is ordered by: the measure named, or what the superlative is about; null for no order. */
export function listRanking(assembly: Assembly, draft: Draft, scope: ConditionScope): ListRanking | null {
  const { rank, byMeasures, order, openers, columns, nominals, conditions } = draft;
  checkOfGroups(assembly, draft);
  checkOrderOfRanked(draft);
  const named = namedKey(assembly, draft, scope);
  if (rank !== null && named !== null) return { by: named, direction: rank.direction };
  if (rank !== null) {
    const key = rank.by ?? byMeasures[0] ?? lifetimeKey(assembly, rank, scope);
    const isBare =
      rank.limit === null &&
      columns.every((one) => one.kind === 'dataset' && one.dataset === scope.anchor) &&
      !ROW_OPENERS.some((one) => openers.has(one));
    if (
      key === undefined &&
      rank.quality === 'size' &&
      rank.property === undefined &&
      isBare &&
      !hasSize(assembly, scope)
    )
      undecided('whether the amount alone or the row with it is wanted is not said');
    return key === undefined
      ? impliedRanking(assembly, rank, {
          scope,
          spoken: spokenDate(scope.anchor, [...conditions, ...(nominals[0]?.conditions ?? [])]),
        })
      : { by: rowValue(assembly, key, scope), direction: directionOf(assembly, rank, { key, scope }) };
  }
  if (order === null)
    return byMeasures.length === 0 ? null : noSense('what the rows are ranked by is not clear');
  return listOrder(assembly, draft, { order, scope });
}

/** "the longest outage": by when it begins and ends, where no column says how long it is. */
function lifetimeKey(
  { index }: Assembly,
  { property }: RankPhrase,
  { anchor }: ConditionScope,
): MeasureSketch | undefined {
  if (property !== 'length') return undefined;
  const dataset = index.dataset(anchor);
  const lifetime = fieldAbout(dataset, property) === null ? lifetimeOf(dataset) : null;
  if (lifetime === null) return undefined;
  const hasTime = lifetime.start.type === 'timestamp' && lifetime.end.type === 'timestamp';
  return { kind: 'bare', field: lifetimeTerm(anchor, hasTime ? 'minutes' : 'days') };
}

/** "the loan with the worst debt ratio" has the highest, where a low one is known to be good. */
function directionOf(
  assembly: Assembly,
  { quality, direction }: RankPhrase,
  { key, scope }: { readonly key: MeasureSketch; readonly scope: ConditionScope },
): 'asc' | 'desc' {
  if (key.kind !== 'bare') return direction;
  // "top 5 sorted by date" may begin with either end.
  if (quality === 'value' && resolveField(assembly, key.field, scope).field.role === 'time')
    return noSense('whether the first or the last are wanted is not said');
  if (quality === 'value' && isRank(resolveField(assembly, key.field, scope).field.label)) {
    assembly.assumptions.add('the highest rank is 1');
    return opposite(direction);
  }
  if (quality !== 'merit') return direction;
  const { lowerIsBetter, label } = resolveField(assembly, key.field, scope).field;
  if (lowerIsBetter === null && !isMark(label))
    return noSense(`it is not known whether a high ${label} is good`);
  return lowerIsBetter === true ? opposite(direction) : direction;
}

/** A high mark is good everywhere. */
function isMark(label: string): boolean {
  return /\b(?:rating|score|stars|points)\b/.test(label);
}

/** "states by total volume, highest first" is of each state: no single row has a total. */
function checkOfGroups({ index }: Assembly, draft: Draft): void {
  const { rank, byMeasures, order, columns, groups, outputs, startsWithNominal, ranksColumns } = draft;
  // "the most days late" says nothing of a total.
  const said = rank?.quality === 'number' ? null : (rank?.by ?? byMeasures[0] ?? order?.by ?? null);
  const isComputed = said?.kind === 'metric' || (said?.kind === 'aggregate' && said.isSuperlative !== true);
  const namesRows = columns.some(
    (one) =>
      one.kind === 'field' &&
      one.field.alternatives.some(({ dataset, field }) => index.dataset(dataset).primaryKey.includes(field)),
  );
  const isOfRows = namesRows || (startsWithNominal && !ranksColumns);
  if (isComputed && outputs === null && !isOfRows && columns.length + groups.length > 0)
    noSense('what is computed of groups is not of single rows');
}

/** What decides between rows that are equal otherwise. */
export function tiesOf(assembly: Assembly, { ties }: Draft, scope: ConditionScope): readonly ListRanking[] {
  if (ties === null) return [];
  const { by, direction } = ties;
  const sketch = by ?? { kind: 'display', dataset: null };
  const outputs = isDimension(sketch)
    ? resolveDimension(assembly, sketch, scope)
    : [rowValue(assembly, sketch, scope)];
  if (outputs.length === 0 || (outputs.length > 1 && sketch.kind !== 'display'))
    return noSense('what decides between ties is not said');
  return outputs.map((output) => ({ by: output, direction }));
}

/** "the latest payments received", "the second largest balance": what stands for the rows is what they are ranked by. */
function namedKey(
  assembly: Assembly,
  { rank, columns, nominals, byMeasures }: Draft,
  scope: ConditionScope,
): Output | null {
  if (rank?.named !== undefined) {
    const resolved = resolveField(assembly, rank.named, scope);
    const output = fieldOutput(assembly, resolved);
    if (output.role === 'time' || namesYear(resolved.field)) return output;
  }
  const [column, ...others] = columns;
  const role = rank === null ? undefined : RANKED_ROLES.get(rank.quality);
  if (role === undefined || nominals.length > 0 || column?.kind !== 'field') return null;
  if (role === 'measure' && (others.length > 0 || rank?.by !== null || byMeasures.length > 0)) return null;
  const output = fieldOutput(assembly, resolveField(assembly, column.field, scope));
  // "the price of the longest book" is no length of it.
  const isOther = rank?.property !== undefined && !isCalledAfter(output.label, rank.property);
  return output.role === role && !isOther ? output : null;
}

const RANKED_ROLES: ReadonlyMap<RankQuality, ColumnRole> = new Map([
  ['time', 'time'],
  ['size', 'measure'],
]);

/** Words that ask for rows; "the largest loan" alone may be its amount. */
export const ROW_OPENERS: readonly Opener[] = ['which', 'who', 'list', 'show'];
