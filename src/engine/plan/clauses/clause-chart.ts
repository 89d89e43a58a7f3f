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
  return createChart(own, { index, words: words.slice(start, end) });
}

const BACK: Sense = 'back';
const FILLER: Sense = 'filler';
