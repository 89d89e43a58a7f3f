import { isSame } from '../../is-same.ts';
import type { MeasureOutput } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { MeasureSketch } from '../sketch.ts';

type Named = Extract<MeasureSketch, { readonly kind: 'metric' | 'count' | 'share' }>;

/** The one of several numbers that a metric, a number of rows or a share names; undefined where it may be more than one. */
export function onlyMeant(
  sketch: Named,
  measures: readonly MeasureOutput[],
  index: KnowledgeIndex,
): MeasureOutput | undefined {
  const [only, ...others] = measures.filter((measure) => isMeant(sketch, measure, index));
  return measures.length === 1 ? measures[0] : others.length === 0 ? only : undefined;
}

function isMeant(sketch: Named, { expression, unit }: MeasureOutput, index: KnowledgeIndex): boolean {
  switch (sketch.kind) {
    case 'metric':
      return sketch.metrics.some((name) => isSame(index.metric(name).expression, expression));
    case 'count':
      return (
        expression.kind === 'aggregate' &&
        expression.function === 'count' &&
        expression.table === sketch.nominal.dataset
      );
    default:
      return unit?.kind === 'percent';
  }
}
