import { tablesOf } from '../../expression-walk.ts';
import type { Draft } from '../draft.ts';
import type { MeasureSketch } from '../sketch.ts';
import type { Roles } from './asked-roles.ts';

/**
 * What a count begins with is said of the amounts after it: "how many auto loans were issued in 2024, and total principal". Of
 * groups such numbers may stand beside each other with rows of their own, and a rate has its own base.
 */
export function withSharedBeginning(draft: Draft, { measures: resolved }: Roles): Draft {
  const { measures, conditions, groups, columns, compare, transform, isOfClauses } = draft;
  const [first, ...others] = measures;
  if (first?.kind !== 'count' || first.nominal.conditions.length === 0 || others.length === 0) return draft;
  if (compare !== null || transform !== null || isOfClauses === true || groups.length + columns.length > 0)
    return draft;
  const { nominal } = first;
  const areAmounts =
    others.every(isAmount) &&
    // "number of loans in Texas and their average income": of each person once, or of each loan.
    resolved.every(({ output, table }) =>
      [table, ...tablesOf(output.expression)].every((one) => one === nominal.dataset),
    ) &&
    !others.some(({ kind }, at) => kind === 'metric' && resolved[at + 1]?.output.unit?.kind === 'percent');
  return areAmounts
    ? {
        ...draft,
        measures: [{ ...first, nominal: { ...nominal, conditions: [] } }, ...others],
        conditions: [...nominal.conditions, ...conditions],
      }
    : draft;
}

/** Of whatever rows are spoken of, and of none that it names. */
function isAmount({ kind }: MeasureSketch): boolean {
  return kind === 'aggregate' || kind === 'metric' || kind === 'bare';
}
