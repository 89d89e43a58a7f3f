import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { noSense, undecided } from '../rejection.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { fieldOutput, resolveDimension } from '../resolve-dimension.ts';
import type { DimensionSketch, MeasureSketch, Opener, RankPhrase } from '../sketch.ts';
import { rowValue } from './row-values.ts';

/** What rows are ordered by. */
export interface ListRanking {
  readonly by: Output;
  readonly direction: 'asc' | 'desc';
}

/** What the list is ordered by: the measure named, or what the superlative is about; null for no order. */
export function listRanking(
  assembly: Assembly,
  { rank, byMeasures, order, openers, columns }: Draft,
  scope: ConditionScope,
): ListRanking | null {
  if (rank !== null) {
    const key = rank.by ?? byMeasures[0];
    const isBare =
      rank.limit === null &&
      columns.every(({ kind }) => kind === 'dataset') &&
      !ROWS.some((one) => openers.has(one));
    if (key === undefined && rank.quality === 'size' && isBare)
      undecided('whether the row or its amount is wanted is not said');
    const by = key === undefined ? impliedKey(assembly, rank, scope) : rowValue(assembly, key, scope);
    return { by, direction: rank.direction };
  }
  if (order === null) return byMeasures.length === 0 ? null : noSense('a measure without a ranking');
  if (order.by === null) return noSense('an order of nothing');
  const by = isDimension(order.by)
    ? resolveDimension(assembly, order.by, scope)[0]
    : rowValue(assembly, order.by, scope);
  if (by === undefined) return noSense('an order of nothing');
  const direction = order.direction ?? 'asc';
  return direction === 'best' || direction === 'worst'
    ? noSense('which rows are the best is not known')
    : { by, direction };
}

/** Words that ask for rows; "the largest loan" alone may be its amount. */
const ROWS: readonly Opener[] = ['which', 'who', 'list', 'show'];

function isDimension(sketch: DimensionSketch | MeasureSketch): sketch is DimensionSketch {
  return ['field', 'part', 'band', 'dataset', 'display'].includes(sketch.kind);
}

/** "latest" is by date, "largest" by the main quantity, "oldest" by age. */
function impliedKey(assembly: Assembly, { quality }: RankPhrase, { anchor, date }: ConditionScope): Output {
  const { index, assumptions } = assembly;
  const dataset = index.dataset(anchor);
  const age = dataset.fields.find(({ label }) => label === 'age')?.name;
  if (quality === 'time' && age !== undefined) noSense('by age or by date is not said');
  const keys: Partial<Record<RankPhrase['quality'], string | null | undefined>> = {
    // "the latest charge-offs" are the latest by charge-off date.
    time: date?.column ?? dataset.defaultDate,
    size: dataset.defaultMeasure,
    age,
  };
  const key = keys[quality] ?? noSense(`it is not said by what to rank ${dataset.labelPlural}`);
  const field = index.field(anchor, key);
  assumptions.add(`ranked by ${field.label}`);
  return fieldOutput(assembly, { dataset, field });
}
