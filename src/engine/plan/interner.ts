/** Numbers plain values so that equal ones have the same number, whoever made them. */
export interface Interner {
  /** The number of a value; it must not change afterwards. */
  idOf(value: unknown): number;
}

/**
 * Makes an interner. Each object is looked at once: from then on it is known by its identity, and what contains it
 * is compared by its number ("hash consing": Ershov, "On programming of arithmetic operations", 1958).
 */
export function createInterner(): Interner {
  const ids = new Map<unknown, number>();
  const shapes = new Map<string, number>();
  function idOf(value: unknown): number {
    const known = ids.get(value);
    if (known !== undefined) return known;
    const shape = shapeOf(value);
    const id = shapes.get(shape) ?? shapes.size;
    shapes.set(shape, id);
    ids.set(value, id);
    return id;
  }
  function shapeOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
    if (Array.isArray(value)) return `[${value.map(idOf).join()}`;
    let shape = '{';
    for (const [name, part] of Object.entries(value)) shape += `${name}:${idOf(part)},`;
    return shape;
  }
  return { idOf };
}
