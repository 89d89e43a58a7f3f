import type { Condition, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { test } from '../expressions.ts';
import { isOfGroups } from '../quantified.ts';
import { noSense, undecided } from '../rejection.ts';
import { allOf } from '../resolve-condition/combine.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { resolveCondition, resolveNominal } from '../resolve-condition/resolve-condition.ts';
import type { Nominal } from '../sketch.ts';

/** Which rows are listed: those of the subject for which all that is said holds. */
export function whereOf(
  assembly: Assembly,
  { nominals, had, conditions, rank }: Draft,
  {
    subject,
    scope,
    present,
  }: { readonly subject: Nominal; readonly scope: ConditionScope; readonly present: readonly Output[] },
): Condition | null {
  const own = resolveNominal(assembly, subject, scope);
  // "with a rate above 8 % for late loans": of those alone, and no branches with late loans
  const others = nominals.slice(1).filter((one) => !had.includes(one) && one.conditions.length > 0);
  if (others.length > 0 && isOfGroups(subject.conditions.at(-1)))
    return undecided('of which rows the number is is not said');
  return allOf([
    ...(own === null ? [] : [own]),
    ...nominals
      .slice(1)
      .map((nominal) =>
        nominal.conditions.length === 0 && assembly.index.isToOne(scope.anchor, nominal.dataset)
          ? noSense('what one of the things that are named has to do with the rest is not said')
          : resolveCondition(
              assembly,
              { kind: 'exists', nominal, ...(had.includes(nominal) ? {} : { isOf: true }) },
              scope,
            ),
      ),
    ...conditions.map((condition) => resolveCondition(assembly, condition, scope)),
    ...(rank === null ? presenceOf(assembly, present) : []),
  ]);
}

/** A value that is asked for is there. */
function presenceOf({ index }: Assembly, outputs: readonly Output[]): readonly Condition[] {
  return outputs.flatMap(({ expression }) =>
    expression.kind === 'column' && index.field(expression.table, expression.column).isNullable
      ? [test({ kind: 'is-null', operand: expression, negated: true })]
      : [],
  );
}
