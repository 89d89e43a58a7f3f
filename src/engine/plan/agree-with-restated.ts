import type { Expression } from '../../shared/mod.ts';
import { isSame } from '../is-same.ts';
import type { Condition } from '../logical-query.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { test } from './expressions.ts';
import { noSense, undecided } from './rejection.ts';
import { allOf } from './resolve-condition/combine.ts';
import type { ConditionScope } from './resolve-condition/condition-scope.ts';
import { resolveCondition, resolveNominal } from './resolve-condition/resolve-condition.ts';

/**
 * What is asked of the rows, where the question says it twice ("paid off early, i.e. closed before maturity"). The one
 * must say no more than the other: then the one that says more holds; else it is not known which is meant.
 */
export function agreeWithRestated(
  assembly: Assembly,
  where: Condition | null,
  { draft: { restated }, scope }: { readonly draft: Draft; readonly scope: ConditionScope },
): Condition | null {
  let agreed = where;
  for (const { dataset, conditions } of restated) {
    if (dataset !== null && dataset !== scope.anchor) return noSense('other rows are explained');
    const again =
      dataset === null
        ? allOf(conditions.map((one) => resolveCondition(assembly, one, scope)))
        : resolveNominal(assembly, { kind: 'nominal', dataset, conditions }, scope);
    const [said, repeated] = [partsOf(agreed), partsOf(again)];
    const isIn = (parts: readonly string[], all: readonly string[]): boolean =>
      parts.every((part) => all.includes(part));
    if (isIn(repeated, said)) continue;
    if (!isIn(said, repeated)) undecided('what the words mean and what they are said to mean differ');
    agreed = again;
  }
  return agreed;
}

/** Each thing that is asked, written out. */
function partsOf(condition: Condition | null): readonly string[] {
  if (condition === null) return [];
  if (condition.kind === 'all') return condition.of.flatMap(partsOf);
  const expression = condition.kind === 'test' ? condition.expression : null;
  if (expression?.kind === 'logical' && expression.operator === 'and' && !isSpan(expression.operands))
    return expression.operands.flatMap((operand) => partsOf(test(operand)));
  return [JSON.stringify(condition)];
}

/** The two ends of one span are one thing. */
function isSpan([first, ...others]: readonly Expression[]): boolean {
  return (
    first?.kind === 'binary' &&
    others.every((other) => other.kind === 'binary' && isSame(other.left, first.left))
  );
}
