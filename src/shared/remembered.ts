/** A pure function of a text that keeps the last results: at least `kept` of them, at most twice as many. */
export function remembered<T>(compute: (text: string) => T, kept: number): (text: string) => T {
  let recent = new Map<string, T>();
  let older: ReadonlyMap<string, T> = new Map();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const result = older.get(text) ?? compute(text);
    if (recent.size >= kept) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, result);
    return result;
  };
}
