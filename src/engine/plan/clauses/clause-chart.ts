import type { Candidate } from '../../candidate.ts';
import type { Sense } from '../../lexicon/words.ts';
import { type Chart, createChart } from '../chart.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { Clause } from './split-clauses.ts';

/** A question's words with what they may mean. */
export interface Spoken {
  readonly candidates: readonly Candidate[];
  readonly index: KnowledgeIndex;
  readonly words: readonly string[];
}

/** The chart of one clause by itself; what speaks of rows before it means those of the subject. */
export function clauseChart(
  { candidates, index, words }: Spoken,
  { start, end }: Clause,
  subject: string | null,
): Chart {
  const own = candidates.flatMap((candidate): Candidate[] => {
    if (candidate.start < start || candidate.end > end) return [];
    const moved = { ...candidate, start: candidate.start - start, end: candidate.end - start };
    const { meaning } = candidate;
    if (subject === null || meaning.kind !== 'language' || meaning.sense !== BACK) return [moved];
    return [
      { ...moved, meaning: { kind: 'dataset', dataset: subject } },
      { ...moved, meaning: { kind: 'language', sense: FILLER } },
    ];
  });
  return createChart(subject === null ? own : [...own, ...standIns(words, { start, end })], {
    index,
    words: words.slice(start, end),
  });
}

/** "how many have *one* below 20": what was said before, which the number tells. */
function standIns(words: readonly string[], { start, end }: Clause): readonly Candidate[] {
  return words
    .slice(start, end)
    .flatMap((word, at) =>
      word === 'one' && HOLDING.has(words[start + at - 1] ?? '')
        ? [{ start: at, end: at + 1, meaning: { kind: 'language', sense: FILLER }, match: 'exact', cost: 0 }]
        : [],
    );
}

const HOLDING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'with']);

const BACK: Sense = 'back';
const FILLER: Sense = 'filler';
