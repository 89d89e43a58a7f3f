import type { Expression } from '../../../shared/mod.ts';
import { isSame } from '../../is-same.ts';
import type { Condition } from '../../logical-query.ts';
import { isOneOf, test } from '../expressions.ts';
import { noSense, undecided } from '../rejection.ts';

/** What holds for every row: "loans that were issued". */
export const ALWAYS: Condition = { kind: 'all', of: [] };
/** What holds for none: "loans without issue date". */
export const NEVER: Condition = { kind: 'any', of: [] };

/** The conjunction; null for none. */
export function allOf(conditions: readonly Condition[]): Condition | null {
  if (conditions.includes(NEVER)) return noSense('it is never missing');
  const real = conditions.filter((condition) => condition !== ALWAYS);
  return real.length === 0 ? null : combine('all', real);
}

/** The conditions as one, flat and without repetition; rejects one thing that would have two values. */
export function combine(kind: 'all' | 'any', conditions: readonly Condition[]): Condition {
  if (kind === 'all' && conditions.includes(NEVER)) return noSense('it is never missing');
  if (kind === 'all' && contradict(conditions)) return noSense('one thing cannot have two values');
  if (kind === 'all' && saysNothing(conditions)) undecided('whether one thing is meant or two is not said');
  if (kind === 'any' && conditions.length > 1 && conditions.includes(ALWAYS))
    return noSense('one of them is so of all rows anyway');
  if (kind === 'any' && saysOneOnly(conditions)) return noSense('what is not one thing is another anyway');
  const flat = conditions.flatMap((one) => (one.kind === kind ? one.of : [one]));
  const distinct =
    flat.length < 2 ? flat : [...new Map(flat.map((one) => [JSON.stringify(one), one])).values()];
  const of = kind === 'any' ? mergedTests(distinct) : distinct;
  const [first] = of;
  return of.length === 1 && first !== undefined ? first : { kind, of };
}

/** "not for a car, or for a home": what is for a home is not for a car anyway. */
function saysOneOnly(conditions: readonly Condition[]): boolean {
  return conditions.some((one) => {
    const denied = one.kind === 'not' ? allowedBy(one.of) : null;
    return (
      denied !== null &&
      conditions.some((other) => {
        const list = allowedBy(other);
        return list !== null && isSame(list.operand, denied.operand);
      })
    );
  });
}

/** Alternatives for one column are one list: `state IN ('TX', 'FL')`. */
function mergedTests(alternatives: readonly Condition[]): readonly Condition[] {
  const merged = new Map<string, Condition>();
  for (const condition of alternatives) {
    const list = allowedBy(condition);
    const key = JSON.stringify(list === null ? condition : list.operand);
    const before = allowedBy(merged.get(key));
    if (list === null || before === null) merged.set(key, condition);
    else merged.set(key, test(isOneOf(list.operand, [...new Set([...before.values, ...list.values])])));
  }
  return [...merged.values()];
}

interface Allowed {
  readonly operand: Expression;
  readonly values: readonly (string | number)[];
}

/** The values that an `=` or `IN` test allows; null for other conditions. */
function allowedBy(condition: Condition | undefined): Allowed | null {
  if (condition?.kind !== 'test') return null;
  const { expression } = condition;
  if (expression.kind === 'in' && !expression.negated) {
    const values = expression.values.flatMap(literalsOf);
    return values.length === expression.values.length ? { operand: expression.operand, values } : null;
  }
  if (expression.kind !== 'binary' || expression.operator !== '=') return null;
  const values = literalsOf(expression.right);
  return values.length === 0 ? null : { operand: expression.left, values };
}

function literalsOf(expression: Expression): readonly (string | number)[] {
  return expression.kind === 'literal' && expression.value !== null ? [expression.value] : [];
}

/** Two different values of one column at once: the words are a list that was read as two conditions. */
function contradict(conditions: readonly Condition[]): boolean {
  const seen = new Map<string, string>();
  return conditions.some((condition) => {
    if (condition.kind !== 'test') return false;
    const { expression } = condition;
    if (expression.kind !== 'binary' || expression.operator !== '=') return false;
    const [left, right] = [JSON.stringify(expression.left), JSON.stringify(expression.right)];
    const known = seen.get(left);
    seen.set(left, right);
    return known !== undefined && known !== right;
  });
}

/** "a personal loan but no mortgage" read as one loan: what is personal is no mortgage anyway, so another is meant. */
function saysNothing(conditions: readonly Condition[]): boolean {
  return conditions.some((one) => one.kind === 'not' && conditions.some((other) => excludes(other, one.of)));
}

/** Whether each allows values of one column, and none that the other does. */
export function excludes(one: Condition, other: Condition): boolean {
  if (isBelow(one, other) || isBelow(other, one)) return true;
  const [a, b] = [allowedBy(one), allowedBy(other)];
  if (a === null || b === null || !isSame(a.operand, b.operand)) return false;
  return !a.values.some((value) => b.values.includes(value));
}

/** "before 2003", of what is "after 2008". */
function isBelow(one: Condition, other: Condition): boolean {
  const [low, high] = [boundOf(one), boundOf(other)];
  if (low === null || high === null || !isSame(low.operand, high.operand)) return false;
  return low.operator === '<' && high.operator === '>=' && low.value <= high.value;
}

interface Bounded {
  readonly operand: Expression;
  readonly operator: string;
  readonly value: string | number;
}

function boundOf(condition: Condition): Bounded | null {
  if (condition.kind !== 'test' || condition.expression.kind !== 'binary') return null;
  const { left: operand, operator, right } = condition.expression;
  const [value] = literalsOf(right);
  return value === undefined ? null : { operand, operator, value };
}
