import type { Expression } from '../../../shared/mod.ts';
import type { Assembly } from '../assembly.ts';
import { binary, literal, percentOf } from '../expressions.ts';
import { undecided } from '../rejection.ts';
import { type ConditionScope, defaultDate, segmentDate } from '../resolve-condition/condition-scope.ts';
import { withinDate } from '../resolve-condition/times.ts';
import { filteredBy, withFilter } from '../resolve-measure/filters.ts';
import { resolveMeasure } from '../resolve-measure/resolve-measure.ts';
import type { SketchOf } from '../sketch.ts';
import { noneIsZero } from './none-as-zero.ts';

/** "volume fell from 2024 to 2025": what a group has in the second time against what it has in the first. */
export function changeTest(
  assembly: Assembly,
  { measure: sketch, direction, by, periods }: SketchOf<'changed'>,
  { anchor, mentioned, date: spoken }: ConditionScope,
): Expression {
  const measure = withFilter(resolveMeasure(assembly, sketch, { anchor, mentioned }));
  const { output, table, date } = measure;
  const begun = sketch.kind === 'count' ? segmentDate(assembly, sketch.nominal.conditions) : null;
  const day = defaultDate(assembly, { anchor: table, mentioned, date: date ?? begun ?? spoken ?? null });
  const [before, after] = periods.map((period) =>
    noneIsZero(filteredBy(output.expression, withinDate(assembly, day, period))),
  );
  if (before === undefined || after === undefined) throw new Error('A change is between two times');
  if (by === null) return binary(after, direction === 'up' ? '>' : '<', before);
  const change = direction === 'up' ? binary(after, '-', before) : binary(before, '-', after);
  const { value, sign } = by.quantity;
  if (sign !== 'percent') return binary(change, by.operator, literal(value));
  if (output.unit?.kind === 'percent')
    undecided('whether percent or percentage points are meant is not said');
  return binary(percentOf(change, before), by.operator, literal(value));
}
