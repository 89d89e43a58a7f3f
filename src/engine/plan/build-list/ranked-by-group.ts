import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { noSense } from '../rejection.ts';
import type { DimensionSketch } from '../sketch.ts';

/** "the 10 newest loans by issue date", "the longest flight by distance": what they are ranked by is no group. */
export function rankedByGroup({ index }: Assembly, draft: Draft): Draft {
  const { rank, groups } = draft;
  const [group, ...others] = groups;
  if (rank === null || rank.by !== null) return draft;
  const isRankedBy = (one: DimensionSketch): boolean =>
    one.kind === 'field' &&
    one.field.alternatives.every(({ dataset, field }) => {
      const { type, role } = index.field(dataset, field);
      return rank.quality === 'time' ? DATES.has(type) : role === 'measure';
    });
  // "top 3 players by market value with their nationality"
  if (others.length > 0 && groups.some(isRankedBy))
    noSense('whether the total, the average or each value of a number that is named is meant is not said');
  if (group?.kind !== 'field' || others.length > 0) return draft;
  const isRanked = isRankedBy(group);
  return isRanked ? { ...draft, groups: [], byMeasures: [{ kind: 'bare', field: group.field }] } : draft;
}

const DATES: ReadonlySet<string> = new Set(['date', 'timestamp']);
