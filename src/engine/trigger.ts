/**
 * What finds by the words of a question those, by their places and in that order, of which it may have what they need: of each of
 * these sets a word. Told by the set that is said least, so that few are left to be looked at.
 */
export function createTrigger(
  needs: readonly (readonly ReadonlySet<string>[])[],
): (words: ReadonlySet<string>) => readonly number[] {
  const times = timesSaid(needs);
  const weightOf = (words: ReadonlySet<string>): number =>
    [...words].reduce((sum, word) => sum + (times.get(word) ?? 0), 0);
  const byWord = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, needed] of needs.entries()) {
    const [least] = needed.toSorted((a, b) => weightOf(a) - weightOf(b));
    if (least === undefined) always.push(at);
    for (const word of least ?? []) byWord.set(word, [...(byWord.get(word) ?? []), at]);
  }
  return (words) => {
    const found = [...always];
    for (const word of words) found.push(...(byWord.get(word) ?? []));
    return found.length > 1 ? [...new Set(found)].sort((a, b) => a - b) : found;
  };
}

/** How often each word is needed: what many turns have is in most questions. */
function timesSaid(needs: readonly (readonly ReadonlySet<string>[])[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const words of needs.flat()) for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}
