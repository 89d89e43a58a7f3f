import type { Candidate } from '../candidate.ts';
import { SHARE_WORDS } from '../lexicon/cues.ts';
import type { Token } from '../token.ts';

const NAME_WORDS_MAX = 2;

/**
 * "the principal *that is still outstanding*", "the amount *which was requested*": a name of the data whose first word is said in
 * a clause after it: "outstanding principal". The very tokens where the two words make no name; "the percentage that are late" is
 * that of what was said before.
 */
export function withNamesInClauses(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] {
  for (const [that, { norm }] of tokens.entries()) {
    if (!JOINTS.has(norm) || !BEING.has(tokens[that + 1]?.norm ?? '')) continue;
    const at = that + (STILL.has(tokens[that + 2]?.norm ?? '') ? 3 : 2);
    const said = tokens[at];
    if (said?.kind !== 'word' || SHARE_WORDS.has(tokens[that - 1]?.norm ?? '')) continue;
    for (let length = NAME_WORDS_MAX; length > 0; length -= 1) {
      if (that < length) continue;
      const named = [said, ...tokens.slice(that - length, that)];
      if (!isName(find(named), named.length)) continue;
      return withNamesInClauses([...tokens.slice(0, that - length), ...named, ...tokens.slice(at + 1)], find);
    }
  }
  return tokens;
}

function isName(candidates: readonly Candidate[], length: number): boolean {
  return candidates.some(
    ({ start, end, match, meaning }) =>
      start === 0 && end === length && match === 'exact' && NAMES.has(meaning.kind),
  );
}

const JOINTS: ReadonlySet<string> = new Set(['that', 'which']);
const BEING: ReadonlySet<string> = new Set(['are', 'is', 'was', 'were']);
const STILL: ReadonlySet<string> = new Set(['currently', 'now', 'still']);
const NAMES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['field', 'metric']);
