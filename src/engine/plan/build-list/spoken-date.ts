import type { Draft } from '../draft.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import type { DimensionSketch } from '../sketch.ts';

/** "the latest loans closed" are the latest by closing: a date that the words around speak of. */
export function spokenDate(table: string, conditions: Draft['conditions']): string | null {
  const fields = conditions.flatMap((one) => {
    if (one.kind === 'time') return one.field ?? [];
    return one.kind === 'not' && one.of.kind === 'missing' ? one.of.field : [];
  });
  const names = new Set(
    fields.flatMap(({ alternatives }) =>
      alternatives.filter(({ dataset }) => dataset === table).map(({ field }) => field),
    ),
  );
  const [only, ...others] = names;
  return only === undefined || others.length > 0 ? null : only;
}

/** Where a column stands: "the date of the last payment received" is that on which it was received. */
export function columnScope(
  column: DimensionSketch,
  { conditions, nominals }: Draft,
  scope: ConditionScope,
): ConditionScope {
  if (column.kind !== 'field' || column.field.isUsualDate !== true || (scope.date ?? null) !== null)
    return scope;
  const spoken = spokenDate(scope.anchor, [...conditions, ...(nominals[0]?.conditions ?? [])]);
  return spoken === null ? scope : { ...scope, date: { table: scope.anchor, column: spoken } };
}
