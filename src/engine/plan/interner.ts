/** Numbers plain values so that equal ones have the same number, whoever made them. */
export interface Interner {
  /** The number of a value; it must not change afterwards. */
  idOf(value: unknown): number;
}

/** More numbers than any question needs, and few enough that two of them make one that is exact. */
const NUMBERS_MAX = 2 ** 26;

/** What the parts of a list and those of an object are added to. */
const LIST = 0;
const OBJECT = 1;

/**
 * Makes an interner. Each object is looked at once: from then on it is known by its identity, and what contains it
 * is compared by its number ("hash consing": Ershov, "On programming of arithmetic operations", 1958).
 */
export function createInterner(): Interner {
  const ids = new Map<unknown, number>();
  const pairs = new Map<number, number>();
  let last = OBJECT;
  function idOf(value: unknown): number {
    const known = ids.get(value);
    if (known !== undefined) return known;
    const id = typeof value === 'object' && value !== null ? idOfParts(value) : ++last;
    ids.set(value, id);
    return id;
  }
  function idOfParts(value: object): number {
    if (Array.isArray(value)) return idOfList(value);
    let id = OBJECT;
    for (const [name, part] of Object.entries(value)) id = withPart(withPart(id, idOf(name)), idOf(part));
    return id;
  }
  function idOfList(parts: readonly unknown[]): number {
    let id = LIST;
    for (const part of parts) id = withPart(id, idOf(part));
    return id;
  }
  /** The number of what has one part more. */
  function withPart(whole: number, part: number): number {
    const pair = whole * NUMBERS_MAX + part;
    const known = pairs.get(pair);
    if (known !== undefined) return known;
    last += 1;
    pairs.set(pair, last);
    return last;
  }
  return { idOf };
}
