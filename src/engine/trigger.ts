/**
 * What finds by the words of a question those, by their places, of which it may have what they need: of each of these sets a word.
 * Told by the smallest of the sets, so that few are left to be looked at.
 */
export function createTrigger(
  needs: readonly (readonly ReadonlySet<string>[])[],
): (words: Iterable<string>) => ReadonlySet<number> {
  const byWord = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, needed] of needs.entries()) {
    const [smallest] = needed.toSorted((a, b) => a.size - b.size);
    if (smallest === undefined) always.push(at);
    for (const word of smallest ?? []) byWord.set(word, [...(byWord.get(word) ?? []), at]);
  }
  return (words) => {
    const found = new Set(always);
    for (const word of words) for (const at of byWord.get(word) ?? []) found.add(at);
    return found;
  };
}
