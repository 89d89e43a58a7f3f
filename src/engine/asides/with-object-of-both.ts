import type { Candidate } from '../candidate.ts';
import { NONE_OF } from '../lexicon/cues.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with what is said of both ends after each of them: flights that "depart from or arrive at Oslo" depart from Oslo or
 * arrive at Oslo. Null where nothing is said so, and where it is denied of both.
 */
export function withObjectOfBoth(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  if (tokens.some(({ norm }) => DENIALS.has(norm))) return null;
  for (const [at, joint] of tokens.entries()) {
    if (!JOINTS.has(joint.norm) || !TIES.has(tokens[at - 1]?.norm ?? '')) continue;
    const tie = tokens.findIndex(({ norm }, place) => place > at && TIES.has(norm));
    const isOther = tie > at && (tie > at + 1 || tokens[tie]?.norm !== tokens[at - 1]?.norm);
    if (!isOther || tie > at + 1 + VERB_MAX) continue;
    const ends = candidates
      .filter(({ start, meaning }) => start === tie + 1 && meaning.kind === 'value')
      .map(({ end }) => end);
    if (ends.length === 0) continue;
    const named = tokens.slice(tie + 1, Math.max(...ends));
    return [
      ...tokens.slice(0, at).filter(({ norm }) => norm !== 'either'),
      ...named,
      spokenAs(joint, 'or'),
      ...tokens.slice(at + 1),
    ];
  }
  return null;
}

const DENIALS: ReadonlySet<string> = new Set([
  ...NONE_OF,
  ...'except excluding neither nobody none nor'.split(' '),
]);
const JOINTS: ReadonlySet<string> = new Set(['or', '/']);
const TIES: ReadonlySet<string> = new Set('at for from in into of on to'.split(' '));
/** "are arriving". */
const VERB_MAX = 2;
