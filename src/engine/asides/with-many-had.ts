import type { Candidate } from '../candidate.ts';
import { BEFORE_LINKS, LINK_JOINTS, NEUTRAL_VERBS } from '../lexicon/neutral-verbs.ts';
import type { Token } from '../token.ts';
import { isRows, spokenAs } from './deed-words.ts';

/**
 * The question with how many others things have, in place of how many others do something with them: the years "in which more than 20
 * wines were produced" have more than 20 wines, as have those asked for by "in which years were more than 20 wines produced". Null
 * where nothing is told so.
 */
export function withManyHad(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  for (const [at, like] of tokens.entries()) {
    const bound = boundAt(tokens, at);
    const noun = bound === null ? null : endOfRows(candidates, bound);
    const rest = noun === null ? null : afterVerb(tokens, noun);
    if (noun === null || rest === null) continue;
    const many = tokens.slice(at, noun);
    const clause = beforeClause(tokens, at);
    if (clause !== null)
      return [...tokens.slice(0, clause), spokenAs(like, 'with'), ...many, ...tokens.slice(rest)];
    const isAsked = IN.has(tokens[0]?.norm ?? '') && ASKING.has(tokens[1]?.norm ?? '');
    if (isAsked && WERE.has(tokens[at - 1]?.norm ?? '') && at > 3)
      return [...tokens.slice(1, at - 1), spokenAs(like, 'have'), ...many, ...tokens.slice(rest)];
  }
  return null;
}

const IN: ReadonlySet<string> = new Set(['at', 'by', 'for', 'from', 'in', 'on', 'to', 'with']);
const ASKING: ReadonlySet<string> = new Set(['what', 'which']);
const WERE: ReadonlySet<string> = new Set(['are', 'did', 'do', 'have', 'were']);
const BOUNDS: readonly (readonly string[])[] = [
  ['more', 'than'],
  ['fewer', 'than'],
  ['less', 'than'],
  ['at', 'least'],
  ['at', 'most'],
  ['exactly'],
  ['over'],
  ['under'],
];

/** Behind "more than 20"; null where no number is said so. */
function boundAt(tokens: readonly Token[], at: number): number | null {
  const words = BOUNDS.find((some) => some.every((word, place) => tokens[at + place]?.norm === word));
  if (words === undefined) return null;
  const number = tokens[at + words.length];
  return number?.kind === 'number' && number.number?.sign === null ? at + words.length + 1 : null;
}

function endOfRows(candidates: readonly Candidate[], at: number): number | null {
  const ends = candidates.flatMap((one) => (one.start === at && isRows(one) ? [one.end] : []));
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Behind a verb that says no more than that they belong together, where it ends what is said. */
function afterVerb(tokens: readonly Token[], from: number): number | null {
  let at = from;
  while (BEFORE_LINKS.has(tokens[at]?.norm ?? '')) at += 1;
  if (!NEUTRAL_VERBS.has(tokens[at]?.norm ?? '')) return null;
  const end = LINK_JOINTS.has(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
  const { kind, norm = '' } = tokens[end] ?? {};
  return kind === undefined || kind === 'symbol' || norm === 'and' ? end : null;
}

/** Where "in which", "that", "where" begins, after what they are of. */
function beforeClause(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at - 1]?.norm ?? '';
  if (word === 'where' && at > 1) return at - 1;
  const isJoined = IN.has(tokens[at - 2]?.norm ?? '');
  if (word !== 'which' && word !== 'that') return null;
  const begin = isJoined ? at - 2 : at - 1;
  return begin > 0 ? begin : null;
}
