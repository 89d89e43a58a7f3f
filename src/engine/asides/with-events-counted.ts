import { pluralOf, singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { doneOf, LIKELY } from '../lexicon/askings.ts';
import { ANYBODY, ARTICLES } from '../lexicon/inversions.ts';
import { type Token, wordLike } from '../token.ts';
import { isRows } from './deed-words.ts';

/**
 * The question that asks how often one thing happened as one for how many did: "how often was a loan charged off in 2024" is "how
 * many loans were charged off in 2024", and "how often did we decline an application" counts the applications. Null where it is not
 * of one of many: how often loans default is a rate.
 */
export function withEventsCounted(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const [how, often, times] = tokens;
  const isTimes = often?.norm === 'many' && times?.norm === 'times';
  if (how?.norm !== 'how' || !(isTimes || COUNTED.has(often?.norm ?? ''))) return null;
  const at = isTimes ? 3 : 2;
  const auxiliary = tokens[at]?.norm ?? '';
  const spoken: Spoken = { tokens, candidates, like: how };
  if (BEING.has(auxiliary)) return ofSubject(spoken, at + 1);
  return DID.has(auxiliary) ? (ofObject(spoken, at + 1) ?? ofSubject(spoken, at + 1)) : null;
}

const COUNTED: ReadonlySet<string> = new Set([...LIKELY].filter((word) => word !== 'likely'));
const BEING: ReadonlySet<string> = new Set(['had', 'has', 'was']);
const DID: ReadonlySet<string> = new Set(['did']);

interface Spoken {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
  readonly like: Token;
}

/** A phrase for one row: "an auto loan" without its article, with its noun last. */
interface One {
  readonly words: readonly Token[];
  readonly end: number;
}

/** More words than these before the noun are no description of it. */
const MODIFIERS_MAX = 4;

function oneAt({ tokens, candidates }: Spoken, at: number): One | null {
  const from = ARTICLES.has(tokens[at]?.norm ?? '') ? at + 1 : at;
  const noun = candidates
    .filter((one) => isRows(one) && one.start >= from && one.start <= at + MODIFIERS_MAX)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)[0];
  if (noun === undefined) return null;
  const words = tokens.slice(from, noun.end);
  const isPlain = words.every(({ kind, norm }) => kind !== 'symbol' && !JOINTS.has(norm));
  const last = words.at(-1);
  // Without an article the noun says that it is one: "how often did we approve phone application".
  if (!isPlain || last === undefined || (from === at && singularOf(last.norm) !== last.norm)) return null;
  return { words: [...words.slice(0, -1), { ...last, norm: pluralOf(last.norm) }], end: noun.end };
}

const JOINTS: ReadonlySet<string> = new Set([
  'and',
  'for',
  'from',
  'in',
  'of',
  'on',
  'that',
  'to',
  'who',
  'with',
]);

/** "was a payment late": how many payments were late. */
function ofSubject(spoken: Spoken, at: number): readonly Token[] | null {
  const one = oneAt(spoken, at);
  if (one === null) return null;
  const isDone = spoken.tokens[one.end]?.norm === 'been';
  const rest = spoken.tokens.slice(isDone ? one.end + 1 : one.end);
  if (rest.length < 2) return null;
  const isStated = spoken.tokens[at - 1]?.norm === 'did';
  return [...said('how many', spoken), ...one.words, ...(isStated ? [] : said('were', spoken)), ...rest];
}

/** "did we decline an application", "did an applicant withdraw an application": how many applications were declined. */
function ofObject(spoken: Spoken, at: number): readonly Token[] | null {
  const { tokens } = spoken;
  // Which of them it was done by would be said before: "a Texas borrower".
  const end = ANYBODY.has(tokens[at]?.norm ?? '')
    ? at + 1
    : ARTICLES.has(tokens[at]?.norm ?? '')
      ? at + 2
      : null;
  const [verb, next] = end === null ? [] : tokens.slice(end);
  if (end === null || verb === undefined || next === undefined) return null;
  const start = end + (PARTICLES.has(next.norm) ? 2 : 1);
  const one = oneAt(spoken, start);
  if (one === null) return null;
  const done = [{ ...verb, norm: doneOf(verb.text.toLowerCase()) }, ...tokens.slice(end + 1, start)];
  const mark = tokens.findIndex(({ kind }, place) => place >= one.end && kind === 'symbol');
  const stop = mark < 0 ? tokens.length : mark;
  const [rest, tail] = [tokens.slice(one.end, stop), tokens.slice(stop)];
  const deed = [...said('were', spoken), ...done];
  const told = COMPARING.test(rest[0]?.norm ?? '') ? [...rest, ...deed] : [...deed, ...rest];
  return [...said('how many', spoken), ...one.words, ...told, ...tail];
}

const PARTICLES: ReadonlySet<string> = new Set(['back', 'in', 'off', 'out', 'up']);
/** "a loan *smaller* than …" */
const COMPARING = /^(?:above|below|over|under|less|more|[a-z]{3,}er)$/;

function said(words: string, { like }: Spoken): readonly Token[] {
  return words.split(' ').map((norm) => wordLike(like, norm));
}
