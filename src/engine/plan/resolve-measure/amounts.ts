import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { noSense } from '../rejection.ts';
import { resolveNominal } from '../resolve-condition/resolve-condition.ts';
import type { MeasureOf } from '../sketch.ts';
import { resolveAggregate } from './fields.ts';

/** "for how much in total": the total of the quantity that rows of the table are known by. */
export function resolveAmount(
  assembly: Assembly,
  { nominal }: MeasureOf<'amount'>,
  scope: Scope,
): ResolvedMeasure {
  const table = nominal?.dataset ?? scope.anchor;
  if (table === null) return noSense('it is not said what amounts to that');
  const { label, defaultMeasure } = assembly.index.dataset(table);
  if (defaultMeasure === null) return noSense(`a ${label} has no single amount`);
  const measure = resolveAggregate(
    assembly,
    {
      kind: 'aggregate',
      function: 'sum',
      field: { alternatives: [{ dataset: table, field: defaultMeasure, cost: 0 }] },
      distinct: false,
      percentile: null,
    },
    { ...scope, anchor: table },
  );
  const where = nominal === null ? null : resolveNominal(assembly, nominal, scope);
  return where === null ? measure : { ...measure, conditions: [where] };
}
