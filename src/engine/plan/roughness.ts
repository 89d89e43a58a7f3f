import { NOISE, OUTPUTS, PHRASE } from './grammar/phrases/costs.ts';
import type { Phrase } from './phrase.ts';
import type { Segmentation } from './segment.ts';

/** What a reading costs of each of its clauses beyond what its phrases cost with exact words. */
export function roughnessOf(cost: number, { phrases, clauses = 1 }: Segmentation): number {
  return (cost - smoothCost(phrases)) / clauses;
}

/** What the same phrases cost when every word is the exact one. */
function smoothCost(phrases: readonly Phrase[]): number {
  return phrases.reduce((cost, phrase) => {
    const { kind } = phrase;
    // "what is the total …?" is no rougher than "total …".
    if (kind === 'opener' && phrase.opener === 'value') return cost + NOISE;
    if (LIGHT.has(kind)) return cost;
    return cost + (kind === 'outputs' ? OUTPUTS : PHRASE);
  }, 0);
}

const LIGHT: ReadonlySet<Phrase['kind']> = new Set(['noise', 'opener', 'limit', 'in-percent', 'in-units']);
