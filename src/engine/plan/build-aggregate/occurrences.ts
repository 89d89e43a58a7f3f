import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { resolveMeasure } from '../resolve-measure/resolve-measure.ts';
import type { DimensionSketch, Nominal } from '../sketch.ts';
import type { Roles } from './asked-roles.ts';

/** Whether each of what is grouped by has one of them: no dog has many breeds. */
export function hasOne({ index }: Assembly, column: DimensionSketch, table: string): boolean {
  return (
    column.kind === 'dataset' &&
    column.dataset !== table &&
    index.isToOne(column.dataset, table) &&
    !index.isToOne(table, column.dataset)
  );
}

/** "the most common breed": of those that the rows of one table alone refer to. */
export function mostReferredTo(
  assembly: Assembly,
  { rank, nominals, columns, groups, conditions }: Draft,
): Roles | null {
  if (rank?.isOccurrence !== true || rank.by !== null) return null;
  if (groups.length + conditions.length + nominals.length + columns.length !== 1) return null;
  const [nominal] = nominals;
  const [column] = columns;
  const dataset =
    nominal?.conditions.length === 0 ? nominal.dataset : column?.kind === 'dataset' ? column.dataset : null;
  if (dataset === null) return null;
  const { index } = assembly;
  const referring = index.knowledge.relationships.filter(
    ({ from, to }) => to === dataset && from !== dataset && index.dataset(from).roleOf === undefined,
  );
  const [only, ...others] = new Set(referring.map(({ from }) => from));
  if (only === undefined || others.length > 0) return null;
  const counted: Nominal = { kind: 'nominal', dataset: only, conditions: [] };
  const scope = { anchor: only, mentioned: new Set([dataset]) };
  const measure = resolveMeasure(assembly, { kind: 'count', nominal: counted }, scope);
  return { measures: [measure], subjects: [{ kind: 'dataset', dataset }], restrictions: [] };
}
