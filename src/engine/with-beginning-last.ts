import type { Candidate } from './candidate.ts';
import { DOERS } from './lexicon/cues.ts';
import { isDone } from './lexicon/inflection.ts';
import type { Sense } from './lexicon/words.ts';
import type { Token } from './token.ts';

/**
 * The tokens with the time or the grouping that they begin with moved to where it is said more often: "in 2024, which
 * branches …" as "which branches … in 2024". Null where the question does not begin so.
 */
export function withBeginningLast(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const length = Math.max(timeLength(tokens, candidates), groupLength(tokens, candidates));
  if (length === 0) return null;
  const rest = tokens.slice(tokens[length]?.norm === ',' ? length + 1 : length);
  const end = rest.findIndex(({ kind, norm }) => kind === 'symbol' && ENDS.has(norm));
  const place = end < 0 ? rest.length : end;
  return place === 0
    ? null
    : [...rest.slice(0, place), ...asTime(tokens.slice(0, length)), ...rest.slice(place)];
}

/** "2022" after a quantity, "with kilograms 2022", would be one of them. */
function asTime(said: readonly Token[]): readonly Token[] {
  const [year, ...more] = said;
  if (year?.kind !== 'number' || more.length > 0) return said;
  return [{ ...year, kind: 'word', norm: 'in', text: 'in', number: null }, year];
}

/**
 * The tokens with the time that they begin with after the deed that the rest ends with: "in 2024, how many payments did we receive?",
 * "since 2021, how many people have taken out a loan?". Only there it is read as the time of the deed. Null where they are not so.
 */
export function withTimeOfDeedLast(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  if (timeLength(tokens, candidates) === 0) return null;
  const words = tokens.flatMap(({ kind, norm }) => (kind === 'word' ? [norm] : []));
  if (ARTICLES.has(words.at(-2) ?? '')) words.splice(-2);
  if (PARTICLES.has(words.at(-1) ?? '')) words.pop();
  const isOfDeed = isDone(words.at(-1) ?? '') || DOERS.has(words.at(-2) ?? '');
  return isOfDeed ? withBeginningLast(tokens, candidates) : null;
}

/** Before what was done once: "taken out *a* loan". */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any']);
/** What ends a verb: "charged off". */
const PARTICLES: ReadonlySet<string> = new Set('back down in off out over up'.split(' '));

/** Marks before which the sentence, or the first of its parts, is complete. */
const ENDS: ReadonlySet<string> = new Set(['?', '.', '!', ':', ';', '(']);

/** "of the 2025 volume, …" speaks of the volume: after "of" the time is only what the comma ends. */
function timeLength(tokens: readonly Token[], candidates: readonly Candidate[]): number {
  const length = Math.max(
    0,
    ...candidates.map(({ start, end, meaning }) => (start === 0 && meaning.kind === 'time' ? end : 0)),
  );
  return tokens[0]?.norm === 'of' && tokens[length]?.norm !== ',' ? 0 : length;
}

const GROUP: Sense = 'group';
const GROUPS_MAX = 6;

/** "per branch, …": what stands before the comma; without one it is not known where it ends. */
function groupLength(tokens: readonly Token[], candidates: readonly Candidate[]): number {
  const begins = candidates.some(
    ({ start, meaning }) => start === 0 && meaning.kind === 'language' && meaning.sense === GROUP,
  );
  const comma = begins ? tokens.findIndex(({ norm }) => norm === ',') : -1;
  return comma > 0 && comma <= GROUPS_MAX ? comma : 0;
}
