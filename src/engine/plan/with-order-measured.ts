import { isSame } from '../is-same.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { DimensionSketch, MeasureSketch } from './sketch.ts';

/**
 * "volume by branch, ordered by default rate": what is sorted by is computed beside what is shown, unless that is the first of
 * it anyway.
 */
export function withOrderMeasured(_: Assembly, draft: Draft): Draft {
  const { order, measures, rank, byMeasures, transform, compare } = draft;
  const by = order?.by ?? null;
  if (order === null || by === null || !isComputed(by) || isFirst(by, draft)) return draft;
  if (rank !== null || transform !== null || compare !== null || byMeasures.length > 0) return draft;
  if (measures.length === 0 && by.kind !== 'metric') return draft;
  return { ...draft, byMeasures: [by], order: { ...order, by: null } };
}

/** Numbers of rows without conditions are those of the rows that are counted. */
function isFirst(by: MeasureSketch, { measures: [first, ...others] }: Draft): boolean {
  if (first === undefined) return false;
  const isOfRows =
    by.kind === 'count' &&
    first.kind === 'count' &&
    by.nominal.dataset === first.nominal.dataset &&
    by.nominal.conditions.length === 0;
  return isSame(by, first) || (isOfRows && !others.some((one) => isSame(by, one)));
}

const COMPUTED: ReadonlySet<string> = new Set(['aggregate', 'count', 'metric', 'ratio', 'share', 'weighted']);

function isComputed(by: MeasureSketch | DimensionSketch): by is MeasureSketch {
  return COMPUTED.has(by.kind);
}
