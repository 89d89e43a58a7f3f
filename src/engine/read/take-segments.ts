import type { Knowledge, Segment } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import { testConjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import type { Condition } from '../logical-query.ts';
import type { Reader } from './reader.ts';

/** A condition that has a name. */
export type FoundSegment = Pick<Segment, 'label' | 'dataset'>;

/**
 * Takes the conditions that the knowledge has a name for out of others, those of most tests first; of names for the same that of
 * the rows spoken of.
 */
export function takeSegments(
  conditions: readonly Condition[],
  { knowledge, base }: Pick<Reader, 'knowledge' | 'base'>,
): { readonly found: readonly FoundSegment[]; readonly rest: readonly Condition[] } {
  const found: FoundSegment[] = [];
  let rest = conditions;
  const segments = keyedSegments(knowledge);
  // Each is asked of every segment.
  const known = new Map(
    conditions.map((one) => [one, one.kind === 'test' ? keyOf(one.expression) : null] as const),
  );
  /** Payments of mortgage loans, rather than of the applications for them. */
  const isNear = (dataset: string): boolean =>
    knowledge.relationships.some(({ from, to }) => from === base && to === dataset);
  for (const { label, dataset, keys } of segments) {
    const matched = rest.filter((condition) => {
      const key = known.get(condition) ?? null;
      return key !== null && keys.includes(key);
    });
    const different = new Set(matched.map((condition) => JSON.stringify(condition)));
    if (keys.length === 0 || different.size !== keys.length) continue;
    rest = rest.filter((condition) => !matched.includes(condition));
    const same = segments.filter((one) => isSame(one.keys, keys));
    const own = same.find((one) => one.dataset === base) ?? same.find((one) => isNear(one.dataset));
    found.push(own ?? { label, dataset });
  }
  return { found, rest };
}

/** A named condition, by what is the same for each of its tests. */
interface KeyedSegment extends FoundSegment {
  readonly keys: readonly string[];
}

/** They are the same for every question. */
const KEYED = new WeakMap<Knowledge, readonly KeyedSegment[]>();

/** Those of most tests first. */
function keyedSegments(knowledge: Knowledge): readonly KeyedSegment[] {
  const known = KEYED.get(knowledge);
  if (known !== undefined) return known;
  const keyed = knowledge.segments
    // What is no adjective says no more than the condition.
    .filter(({ label }) => !label.startsWith('with '))
    .map(({ label, dataset, condition }) => ({ label, dataset, keys: testConjunctsOf(condition).map(keyOf) }))
    .toSorted((a, b) => b.keys.length - a.keys.length);
  KEYED.set(knowledge, keyed);
  return keyed;
}

/** The same for the same condition, however the values of a list are ordered. */
function keyOf(expression: Expression): string {
  if (expression.kind !== 'in') return JSON.stringify(expression);
  const values = expression.values.map((value) => JSON.stringify(value)).toSorted();
  return JSON.stringify([expression.kind, expression.negated, expression.operand, values]);
}
