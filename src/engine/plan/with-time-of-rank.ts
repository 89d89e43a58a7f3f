import { aggregatesOf } from '../expression-walk.ts';
import { OF_ALL_TIME } from '../lexicon/all-time.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { partsOf } from './rewrite.ts';
import { isBareTime, type MeasureSketch } from './sketch.ts';
import { textOf } from './text-of.ts';

/**
 * "The 5 branches with the most loans in 2024, with the volume": the one time that is said is that of the other numbers of these rows
 * too, as it is in "with the highest volume in 2024, with the number of loans".
 */
export function withTimeOfRank(draft: Draft, words: readonly string[], index: KnowledgeIndex): Draft {
  const { rank, measures, outputs, conditions, nominals, columns, groups, transform, compare } = draft;
  const by = rank?.by ?? null;
  if (rank === null || by?.kind !== 'count' || transform !== null || compare !== null) return draft;
  const times = by.nominal.conditions.filter(isBareTime);
  const beside = [...measures, ...(outputs?.items ?? []).flatMap((item) => item.measures)];
  if (times.length === 0 || beside.length === 0 || OF_ALL_TIME.test(textOf(words))) return draft;
  const hasOwn = partsOf([measures, outputs, conditions, nominals, columns, groups]).some(isTime);
  if (hasOwn || !beside.every((one) => isOf(one, by.nominal.dataset, index))) return draft;
  const others = by.nominal.conditions.filter((one) => !isBareTime(one));
  const nominal = { ...by.nominal, conditions: others };
  return { ...draft, rank: { ...rank, by: { ...by, nominal } }, conditions: [...conditions, ...times] };
}

/** Whether a measure is one of the rows of a table. */
function isOf(measure: MeasureSketch, dataset: string, index: KnowledgeIndex): boolean {
  switch (measure.kind) {
    case 'count':
      return measure.nominal.dataset === dataset;
    case 'bare':
    case 'aggregate':
      return measure.field.alternatives.some((one) => one.dataset === dataset);
    case 'metric':
      return measure.metrics.every((name) =>
        aggregatesOf(index.metric(name).expression).every(({ table }) => table === dataset),
      );
    default:
      return false;
  }
}

function isTime(part: object): boolean {
  return 'kind' in part && (part.kind === 'time' || part.kind === 'part');
}
