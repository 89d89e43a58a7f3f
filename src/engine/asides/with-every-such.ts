import { pluralOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { EACH } from '../lexicon/cues.ts';
import { ROW_ASKINGS } from '../lexicon/neutral-verbs.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with all rows of a kind in place of each: "list the price of every tablet" is of tablets, for a kind is one value and
 * makes no groups. Null where nothing is listed, and where rows or a column are called so.
 */
export function withEverySuch(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  if (!ROW_ASKINGS.has(tokens[0]?.norm ?? '')) return null;
  const at = tokens.findIndex(
    ({ norm }, place) => EACH.has(norm) && tokens[place - 1]?.norm === 'of' && isKind(candidates, place + 1),
  );
  const kind = tokens[at + 1];
  return at < 0 || kind === undefined ? null : tokens.toSpliced(at, 2, spokenAs(kind, pluralOf(kind.norm)));
}

function isKind(candidates: readonly Candidate[], start: number): boolean {
  const named = candidates.filter((one) => one.start === start && one.match !== 'misspelt');
  return (
    named.some(({ end, meaning }) => meaning.kind === 'value' && end === start + 1) &&
    named.every(({ meaning }) => meaning.kind === 'value' || meaning.kind === 'language')
  );
}
