import { BOUNDING } from '../../lexicon/cues.ts';
import type { Chart } from '../chart.ts';

/** "loans with a late payment *for loans under $10,000*": what the question is about is said again, and is no part of what is between. */
export function isSaidAgain({ candidatesAt, words, index }: Chart, dataset: string, at: number): boolean {
  if (!JOINTS.has(words[at] ?? '')) return false;
  const before = candidatesAt.slice(0, at).findLastIndex((found) => {
    const last = Math.max(...found.map(({ end }) => end));
    return found.some(({ meaning, end }) => {
      if (end !== last) return false;
      if (meaning.kind === 'segment' && meaning.isNoun)
        return index.segment(meaning.segment).dataset === dataset;
      return meaning.kind === 'dataset' && meaning.dataset === dataset;
    });
  });
  return before >= 0 && !words.slice(before, at).some((one, from, all) => isApart(one, all[from - 1] ?? ''));
}

/** "payments for auto loans *and* payments for home loans" are each said in full; "more *than* $500" sets nothing apart. */
function isApart(word: string, before: string): boolean {
  return APART.has(word) || (word === 'than' && !BOUNDING.has(before));
}

const JOINTS: ReadonlySet<string> = new Set('across among at for from in on over to under within'.split(' '));
const APART: ReadonlySet<string> = new Set('against and but compared minus or versus vs'.split(' '));
