/**
 * The value with every object in it for which `change` gives another one replaced, inner ones first. What stays the same
 * keeps its identity. `change` gives an object of the same shape.
 */
export function rewrite<T>(value: T, change: (part: object) => object): T {
  const known = new Map<object, unknown>();
  const changed = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || part instanceof Set) return part;
    const before = known.get(part);
    if (before !== undefined) return before;
    const after = Array.isArray(part) ? sameOr(part, part.map(changed)) : change(changedEntries(part));
    known.set(part, after);
    return after;
  };
  const changedEntries = (part: object): object => {
    const entries = Object.entries(part);
    const next = entries.map(([key, inner]): [string, unknown] => [key, changed(inner)]);
    return next.every(([, inner], at) => inner === entries[at]?.[1]) ? part : Object.fromEntries(next);
  };
  // The shape stays: entries are replaced one by one by values of the same shape.
  return changed(value) as T;
}

function sameOr(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.every((one, at) => one === before[at]) ? before : after;
}

/** Every object in the value, the value itself included. */
export function partsOf(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return NONE;
  const known = PARTS.get(value);
  if (known !== undefined) return known;
  const parts: object[] = [];
  collect(value, parts);
  PARTS.set(value, parts);
  return parts;
}

const NONE: readonly object[] = [];
/** Many look through the same query, which never changes. */
const PARTS = new WeakMap<object, readonly object[]>();

function collect(value: object, parts: object[]): void {
  parts.push(value);
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) collect(inner, parts);
  }
}
