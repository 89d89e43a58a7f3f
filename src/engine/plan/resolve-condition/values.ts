import type { Expression } from '../../../shared/mod.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { isOneOf, test } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { inRole, resolveAlternative } from '../resolve-field.ts';
import type { SketchOf, ValueTerm } from '../sketch.ts';
import { combine } from './combine.ts';
import type { ConditionScope } from './condition-scope.ts';
import { hadValue } from './had-value.ts';
import { linkedValue } from './linked-value.ts';

/** What is said of the inner noun is hardly said of the outer one. */
const OF_THE_OUTER = 0.3;

/** "Texas or Ohio": values of the rows or of what they have one of; those of one field are one list. */
export function resolveValues(
  assembly: Assembly,
  sketch: SketchOf<'value'>,
  scope: ConditionScope,
): Condition {
  const { values, field: said, isAgent, isHad } = sketch;
  if (isHad === true) return hadValue(assembly, sketch, scope);
  const linked = linkedValue(assembly, values, scope);
  if (linked !== null) return linked;
  const own = isAgent === true ? assembly.index.dataset(scope.anchor) : null;
  const before = assembly.cost;
  const costs: number[] = [];
  const chosen = values.map((value) => {
    assembly.cost = before;
    const role = { anchor: scope.anchor, isFieldSaid: (said ?? null) !== null };
    const held = inRole(assembly.index, agreeing(value, values), role).filter(
      ({ dataset, field }) =>
        assembly.index.isToOne(scope.anchor, dataset) &&
        (dataset !== own?.name || !own.display.includes(field)),
    );
    const near = byNames(assembly.index, held);
    if (near.length === 0) return noSense(`what is said of ${scope.anchor} is no value of theirs`);
    const alternative = resolveAlternative(assembly, near, scope);
    costs.push(assembly.cost);
    return alternative;
  });
  // One list is as far as the furthest of it, however long it is.
  assembly.cost = Math.max(before, ...costs);
  const byField = new Map<string, { operand: Expression; values: (string | number)[] }>();
  if (chosen.some(({ dataset }) => dataset === scope.outer)) assembly.cost += OF_THE_OUTER;
  for (const { dataset, field, value } of chosen) {
    const key = JSON.stringify([dataset, field]);
    const known = byField.get(key);
    if (known === undefined) {
      byField.set(key, { operand: assembly.index.columnOf(dataset, field), values: [value] });
    } else if (!known.values.includes(value)) known.values.push(value);
  }
  const tests = [...byField.values()].map(({ operand, values: held }) => test(isOneOf(operand, held)));
  return combine('any', tests);
}

/** "grade D to F": all from one to the other in the field's own order; fields without one have no ranges. */
export function resolveValueRange(
  assembly: Assembly,
  { from, to }: SketchOf<'value-range'>,
  scope: ConditionScope,
): Condition {
  const { index } = assembly;
  const isOpen = typeof to === 'string';
  const ordered = agreeing(from, isOpen ? [from] : [from, to]).filter(({ dataset, field }) => {
    const { order, lowerIsBetter } = index.field(dataset, field);
    return order !== null && (!isOpen || lowerIsBetter !== null);
  });
  if (ordered.length === 0) return noSense('the values have no order');
  const first = resolveAlternative(assembly, ordered, scope);
  const { dataset, field } = first;
  if (isOpen) {
    const { order, lowerIsBetter } = index.field(dataset, field);
    const bestFirst = lowerIsBetter === true ? (order ?? []) : (order ?? []).toReversed();
    const at = bestFirst.indexOf(String(first.value));
    const held = to === 'better' ? bestFirst.slice(0, at + 1) : bestFirst.slice(at);
    return test(isOneOf(index.columnOf(dataset, field), held));
  }
  const last = to.alternatives.find((other) => other.dataset === dataset && other.field === field);
  const order = index.field(dataset, field).order ?? [];
  const [low, high] = [order.indexOf(String(first.value)), order.indexOf(String(last?.value))];
  if (low < 0 || high < low) return noSense('the range has no values');
  return test(isOneOf(index.columnOf(dataset, field), order.slice(low, high + 1)));
}

/** What a row goes by is its name, where another name that it alone has is the same: `Aruba` has that as its local name too. */
function byNames(
  index: Assembly['index'],
  alternatives: ValueTerm['alternatives'],
): ValueTerm['alternatives'] {
  return alternatives.filter(({ dataset, field }) => {
    const { display, rowCount } = index.dataset(dataset);
    const { role, distinctCount } = index.field(dataset, field);
    if (display.includes(field) || role === 'geography' || distinctCount * 2 < rowCount) return true;
    return !alternatives.some((other) => other.dataset === dataset && display.includes(other.field));
  });
}

/** In a list the values are of one field where they can be: "Texas and Georgia" are two states. */
function agreeing(value: ValueTerm, all: readonly ValueTerm[]): ValueTerm['alternatives'] {
  const shared = value.alternatives.filter(({ dataset, field }) =>
    all.every(({ alternatives }) =>
      alternatives.some((other) => other.dataset === dataset && other.field === field),
    ),
  );
  return shared.length > 0 ? shared : value.alternatives;
}
