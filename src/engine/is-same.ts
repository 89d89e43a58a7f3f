/**
 * Whether two plain values are written alike: the same names in the same order, whatever is undefined left out. Most pairs
 * differ in the first thing that they say, so that they are walked and not written out.
 */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isRecord(left) || !isRecord(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  const names = Object.keys(left);
  const others = Object.keys(right);
  for (const [at, name] of names.entries()) {
    if (others[at] !== name) return isWrittenAlike(left, right);
    if (!isSame(left[name], right[name])) return false;
  }
  return names.length === others.length || isWrittenAlike(left, right);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isWrittenAlike(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
