import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { test } from '../expressions.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';

/**
 * "the last payment" has been made: of rows that are also dated ahead, as payments that will be due, those that have the one date
 * of what happened; none where that is not asked, or the words name a date.
 */
export function happened(
  { index }: Assembly,
  { rank, byMeasures, conditions, nominals }: Draft,
  { anchor, date }: ConditionScope,
): readonly Condition[] {
  const isLast = rank?.quality === 'time' && rank.direction === 'desc' && rank.by === null;
  const { asOf } = index;
  if (
    !isLast ||
    rank.named !== undefined ||
    byMeasures.length > 0 ||
    asOf === null ||
    (date ?? null) !== null
  )
    return [];
  const said = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)];
  if (said.some(({ kind }) => kind === 'time' || kind === 'segment')) return [];
  const { defaultDate, fields } = index.dataset(anchor);
  const usual = defaultDate === null ? null : index.field(anchor, defaultDate).max;
  if (usual === null || String(usual) <= asOf) return [];
  const [only, ...others] = fields.filter(
    ({ role, isNullable, max }) => role === 'time' && isNullable && max !== null && String(max) <= asOf,
  );
  if (only === undefined || others.length > 0) return [];
  return [test({ kind: 'is-null', operand: index.columnOf(anchor, only.name), negated: true })];
}
