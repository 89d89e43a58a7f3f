import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { noSense } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { DimensionSketch, Nominal, SketchOf } from '../sketch.ts';

/** "most common purpose", "states with more than 100 loans": what is counted when no measure is named. */
export function countedBy(
  assembly: Assembly,
  columns: readonly DimensionSketch[],
  { conditions }: Draft,
): Nominal {
  const asked = conditions.filter((one) => one.kind === 'count');
  const rows = countedByAll(asked);
  if (rows !== null) return rows;
  const [term] = columns.flatMap((column) =>
    'field' in column && column.field !== null ? [column.field] : [],
  );
  if (term === undefined) return noSense('what is to be counted or computed is not said');
  const { dataset } = resolveField(assembly, term, { anchor: null, mentioned: new Set() });
  return { kind: 'nominal', dataset: dataset.name, conditions: [] };
}

/** What several conditions count is all rows of the table, of which each counts some; null where there may be none of them. */
function countedByAll(asked: readonly SketchOf<'count'>[]): Nominal | null {
  const [first, ...others] = asked;
  if (first === undefined || asked.some(({ operator, value }) => operator === '=' && value === 0))
    return null;
  const isOfOne =
    others.length === 0 || others.some(({ nominal }) => nominal.dataset !== first.nominal.dataset);
  return isOfOne ? first.nominal : { ...first.nominal, conditions: [] };
}
