import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { DimensionSketch, SketchOf } from './sketch.ts';

/**
 * "all song names by singers older than 40": the singers have the songs as columns of their own, so that they are the rows, and
 * none that other rows have.
 */
export function rowsOfDoers({ index }: Assembly, draft: Draft): Draft {
  const { nominals, columns, conditions, measures, groups } = draft;
  const doers = conditions.find((one): one is SketchOf<'exists'> => one.kind === 'exists');
  if (doers === undefined || nominals.length + measures.length + groups.length > 0) return draft;
  const { nominal } = doers;
  const isOwn = columns.length > 0 && columns.every((column) => isOf(column, nominal.dataset));
  // Of employees who manage employees it may be either.
  const isOfTwo = index.knowledge.relationships.some(
    ({ from, to }) => from === nominal.dataset && to === nominal.dataset,
  );
  if (!isOwn || isOfTwo || nominal.conditions.length === 0) return draft;
  return { ...draft, nominals: [nominal], conditions: conditions.filter((one) => one !== doers) };
}

function isOf(column: DimensionSketch, dataset: string): boolean {
  return (
    column.kind === 'field' &&
    column.field.derived === undefined &&
    column.field.alternatives.length > 0 &&
    column.field.alternatives.every((one) => one.dataset === dataset)
  );
}
