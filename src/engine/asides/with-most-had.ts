import { pluralOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { BEFORE_LINKS, LINK_JOINTS, NEUTRAL_VERBS } from '../lexicon/neutral-verbs.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with what things have most of, in place of what most others do with them: the club "that most members belong to"
 * and the room "used by the fewest classes" have the most members and the fewest classes. Null where nothing is told so.
 */
export function withMostHad(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  for (const [at, like] of tokens.entries()) {
    if (!ENDS.has(like.norm)) continue;
    const begin = beforeMost(tokens, at);
    const noun = OF_NUMBER.has(tokens[at + 1]?.norm ?? '') && tokens[at + 2]?.norm === 'of' ? at + 3 : at + 1;
    for (const end of begin === null ? [] : endsOfRows(candidates, noun)) {
      const rest = begin?.isAgent === true ? end : afterVerb(tokens, end);
      if (begin === null || rest === null) continue;
      const rows = tokens.slice(noun, end);
      const last = rows.at(-1);
      if (last === undefined) continue;
      const many = { ...last, norm: pluralOf(last.norm) === last.norm ? last.norm : asMany(last.norm) };
      return [
        ...tokens.slice(0, begin.at),
        spokenAs(like, 'with'),
        spokenAs(like, 'the'),
        like,
        ...rows.slice(0, -1),
        many,
        ...tokens.slice(rest),
      ];
    }
  }
  return null;
}

const ENDS: ReadonlySet<string> = new Set(['fewest', 'least', 'most']);
const OF_NUMBER: ReadonlySet<string> = new Set(['amount', 'count', 'number']);
const RELATIVES: ReadonlySet<string> = new Set(['that', 'where', 'which', 'whom']);
const BEFORE_RELATIVES: ReadonlySet<string> = new Set(['at', 'by', 'for', 'in', 'on', 'to', 'with']);

/** Where what is replaced begins: "that (the) most", "in which most", "used by (the) most"; null where it is neither. */
function beforeMost(
  tokens: readonly Token[],
  at: number,
): { readonly at: number; readonly isAgent: boolean } | null {
  const place = tokens[at - 1]?.norm === 'the' ? at - 2 : at - 1;
  const word = tokens[place]?.norm ?? '';
  // "Which most members" asks for nothing.
  if (RELATIVES.has(word) && place > 0) {
    const isAfter = BEFORE_RELATIVES.has(tokens[place - 1]?.norm ?? '');
    return { at: isAfter ? place - 1 : place, isAgent: false };
  }
  if (word !== 'by' || !NEUTRAL_VERBS.has(tokens[place - 1]?.norm ?? '')) return null;
  let begin = place - 1;
  while (BEFORE_LINKS.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  return begin > 0 ? { at: begin, isAgent: true } : null;
}

/** Where a name of rows that begins there ends, the longest first. */
function endsOfRows(candidates: readonly Candidate[], at: number): readonly number[] {
  const ends = candidates.flatMap(({ start, end, meaning }) =>
    start === at && meaning.kind === 'dataset' ? [end] : [],
  );
  return [...new Set(ends)].toSorted((a, b) => b - a);
}

/** Behind a verb that says no more than that they belong together, and its preposition; null where there is none. */
function afterVerb(tokens: readonly Token[], from: number): number | null {
  let at = from;
  while (BEFORE_LINKS.has(tokens[at]?.norm ?? '')) at += 1;
  if (!NEUTRAL_VERBS.has(tokens[at]?.norm ?? '')) return null;
  return LINK_JOINTS.has(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
}

/** "Most student" are students. */
function asMany(word: string): string {
  return word.endsWith('s') ? word : pluralOf(word);
}
