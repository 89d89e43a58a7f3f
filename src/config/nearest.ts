import { editDistance } from '../shared/mod.ts';

/** The one of `words` that is closest to what was typed, or null where none is close enough to be meant. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const lower = typed.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(lower.length / 3)) + 1;
  for (const word of words) {
    const distance = editDistance(lower, word, bestDistance);
    if (distance < bestDistance) {
      best = word;
      bestDistance = distance;
    }
  }
  return best ?? words.find((word) => lower.length >= 3 && word.startsWith(lower)) ?? null;
}
