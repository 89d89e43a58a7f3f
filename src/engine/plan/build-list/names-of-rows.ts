import type { Dataset } from '../../../catalog/mod.ts';
import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { isKnownByName } from '../known-by-name.ts';
import { datasetOutputs, fieldOutput, keptName } from '../resolve-dimension.ts';
import type { DimensionSketch } from '../sketch.ts';

/** "who" asks for names; else a row is named so that no two are the same, or by what it goes by. */
export function identity(assembly: Assembly, { openers }: Draft, table: string): readonly Output[] {
  const { index } = assembly;
  const dataset = index.dataset(table);
  if (openers.has('who') && dataset.display.length > 0)
    return dataset.display.map((name) => fieldOutput(assembly, { dataset, field: index.field(table, name) }));
  const outputs = datasetOutputs(assembly, dataset, dataset.name);
  return isKnownByName(index, dataset) ? outputs.filter((one) => isNameOf(one, dataset)) : outputs;
}

/** "members and their majors": what goes by its name is shown by it, and so is each of several columns. */
export function namedAlone(
  assembly: Assembly,
  column: DimensionSketch,
  {
    outputs,
    anchor,
    isOneOfSeveral,
  }: { readonly outputs: readonly Output[]; readonly anchor: string; readonly isOneOfSeveral: boolean },
): readonly Output[] {
  if (column.kind !== 'dataset') return outputs;
  const { index } = assembly;
  const dataset = index.dataset(column.dataset);
  const kept = keptName(assembly, dataset, anchor);
  if (kept !== null) return [kept];
  const names = outputs.filter((one) => isNameOf(one, dataset));
  const isAlone = isOneOfSeveral && column.dataset !== anchor && names.length === 1;
  return isAlone || isKnownByName(index, dataset) ? names : outputs;
}

function isNameOf({ expression }: Output, { name, display }: Dataset): boolean {
  return expression.kind === 'column' && expression.table === name && display.includes(expression.column);
}
