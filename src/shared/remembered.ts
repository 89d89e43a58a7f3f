/** A pure function of a text that keeps the last results: at least `kept` of them, at most twice as many. */
export function remembered<T>(compute: (text: string) => T, kept: number): (text: string) => T {
  return rememberedBy((text) => text, compute, kept);
}

/** A pure function that keeps its results as long as what they are of. */
export function rememberedOf<A extends object, T>(compute: (asked: A) => T): (asked: A) => T {
  const results = new WeakMap<A, { readonly result: T }>();
  return (asked) => {
    const known = results.get(asked);
    if (known !== undefined) return known.result;
    const result = compute(asked);
    results.set(asked, { result });
    return result;
  };
}

/** A pure function that keeps the last results as {@link remembered} does; what has the same key has the same result. */
export function rememberedBy<A, T>(
  keyOf: (asked: A) => string,
  compute: (asked: A) => T,
  kept: number,
): (asked: A) => T {
  let recent = new Map<string, T>();
  let older: ReadonlyMap<string, T> = new Map();
  return (asked) => {
    const key = keyOf(asked);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const past = older.get(key);
    const result = past === undefined ? compute(asked) : past;
    if (recent.size >= kept) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, result);
    return result;
  };
}
