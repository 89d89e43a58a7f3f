/** The one of `words` that is closest to what was typed, or null where none is close enough to be meant. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const lower = typed.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(lower.length / 3)) + 1;
  for (const word of words) {
    const distance = editDistance(lower, word);
    if (distance < bestDistance) {
      best = word;
      bestDistance = distance;
    }
  }
  return best ?? words.find((word) => lower.length >= 3 && word.startsWith(lower)) ?? null;
}

/** Insertions, deletions, replacements and swaps of neighbours that make `a` into `b` (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
