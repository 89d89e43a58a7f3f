import type { Candidate } from '../../candidate.ts';
import { BEFORE_ASKING, POINTING } from '../../lexicon/follow-ups.ts';
import type { Sense } from '../../lexicon/words.ts';
import type { Spoken } from './clause-chart.ts';
import type { Clause } from './split-clauses.ts';

/** The words with those of a clause that point back at another one taken for words that say nothing: "in that month", "each". */
export function withPointers(
  { candidates, index, words }: Spoken,
  { first, clause }: { readonly first: Clause; readonly clause: Clause },
): Spoken {
  const said = new Set(words.slice(first.start, first.end));
  // Of periods and values no table stands for "it".
  const pointers: Candidate[] = candidates.flatMap((one) =>
    one.meaning.kind === 'language' && one.meaning.sense === BACK ? [filler(one.start, one.end)] : [],
  );
  for (let at = clause.start; at < clause.end; at += 1) {
    const word = words[at] ?? '';
    if (!POINTING.has(word)) continue;
    const start = BEFORE_ASKING.has(words[at - 1] ?? '') && at - 1 > clause.start ? at - 1 : at;
    if (said.has(words[at + 1] ?? '')) pointers.push(filler(start, at + 2));
    else if (word === 'each') pointers.push(filler(at, at + 1));
  }
  return { candidates: [...candidates, ...pointers], index, words };
}

function filler(start: number, end: number): Candidate {
  return { start, end, meaning: { kind: 'language', sense: FILLER }, match: 'exact', cost: 0 };
}

const BACK: Sense = 'back';
const FILLER: Sense = 'filler';
