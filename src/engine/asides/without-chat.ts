import type { Candidate } from '../candidate.ts';
import {
  ASKING,
  GLUE,
  LAST_TALK_BEGINS,
  OPENING_TALK,
  PERIODIC,
  REQUEST_ENDS,
  SOON,
  TALK,
  TALK_PREPOSITIONS,
  WANTING,
} from '../lexicon/chat.ts';
import type { Token } from '../token.ts';
import { isShareOf } from './split-opening.ts';
import { withoutNames } from './without-names.ts';

/**
 * The question without the talk before and after it: "Sorry to be a pain, but could you pull …", "…, can you help?". Talk is
 * what has no word of the data, no number, no time and nothing that counts, compares or denies. Null where there is none.
 */
export function withoutChat(said: readonly Token[], known: readonly Candidate[]): readonly Token[] | null {
  const { tokens, candidates } = withoutNames(said, known);
  const named = namedTokens(tokens, candidates);
  const isChat = (token: Token): boolean =>
    [TALK, GLUE, SOON, REQUEST_ENDS].some((words) => words.has(token.norm)) &&
    !named.has(token) &&
    !isShareOf(tokens, tokens.indexOf(token));
  const isOpeningChat = (token: Token): boolean =>
    isChat(token) ||
    (OPENING_TALK.has(token.norm) && !named.has(token)) ||
    (PERIODIC.has(token.norm) && TALK.has(tokens[tokens.indexOf(token) + 1]?.norm ?? ''));
  const start = Math.max(lengthBefore(tokens, isChat), lengthBefore(tokens, isOpeningChat));
  const sentence = tokens.findLastIndex(({ norm }, at) => SENTENCE_ENDS.has(norm) && at < tokens.length - 1);
  const end = lengthWithoutLast(tokens, (token) =>
    tokens.indexOf(token) > sentence && sentence > 0 ? isOpeningChat(token) : isChat(token),
  );
  const rest = tokens.slice(start, end);
  return rest.length === said.length || rest.length < REST_MIN ? null : rest;
}

/** Fewer words are no question of their own. */
const REST_MIN = 2;

const MEASURED: ReadonlySet<string> = new Set([
  'big',
  'far',
  'large',
  'long',
  'many',
  'much',
  'often',
  'old',
]);
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '(']);
const MARKS: ReadonlySet<string> = new Set([',', ':', ';', '-', '.', '!', '?', '—', '–', '(', ')', '[', ']']);

const LOOSE = 0.3;

/** What names something of the data, or is a number or time that may restrict it. */
function namedTokens(tokens: readonly Token[], candidates: readonly Candidate[]): ReadonlySet<Token> {
  return new Set(
    candidates.flatMap(({ start, end, meaning, match, cost }) => {
      const span = tokens.slice(start, end);
      if (meaning.kind === 'language' || match === 'partial' || match === 'misspelt') return [];
      // "trying to get my head around this": a verb that may ask for a column stands loosely for it.
      if (meaning.kind === 'field' && cost >= LOOSE) return [];
      // "one last thing", "first question"
      if (meaning.kind === 'number' && span.every(({ kind }) => kind === 'word')) return [];
      // "interested" is no interest; "reports" may be rows.
      if (match === 'inflected' && meaning.kind !== 'dataset') return [];
      if (meaning.kind === 'time' && span.every(({ norm }) => SOON.has(norm) || GLUE.has(norm))) return [];
      return span;
    }),
  );
}

/** How many tokens at the beginning are talk: whole sentences and clauses, or a request up to what is wanted. */
function lengthBefore(tokens: readonly Token[], isChat: (token: Token) => boolean): number {
  // "how long, in days, was …" asks already.
  if (tokens[0]?.norm === 'how' && MEASURED.has(tokens[1]?.norm ?? '')) return 0;
  const stop = tokens.findIndex((token) => !isMark(token) && !isChat(token));
  const run = tokens.slice(0, Math.max(stop, 0));
  const isTalk = (length: number, from = 0): boolean => {
    const said = run.slice(from, length).filter((token) => !isMark(token));
    return said.some(({ norm }) => TALK.has(norm) || (said.length > 1 && OPENING_TALK.has(norm)));
  };
  const clause = run.findLastIndex((token) => isMark(token) || token.norm === 'but') + 1;
  // The words that hold talk together may be those that the question begins with: "may I ask *how* many", "know *our* …".
  for (let end = run.length; end > clause + 1; end -= 1) {
    if (isRequest(run.slice(clause, end))) return end;
    const [before = '', last = ''] = [run[end - 2]?.norm, run[end - 1]?.norm];
    if (!GLUE.has(last) && !ARTICLES.has(before)) break;
  }
  const asked = tokens.findIndex(
    ({ norm }, at) => at > clause && at <= run.length && QUESTION_WORDS.has(norm) && isTalk(at, clause),
  );
  if (asked > 0 && !run.slice(clause, asked).some(isMark)) return asked;
  // "…, but which state": a joint goes on with what is wanted.
  const joint = JOINTS.has(run[clause]?.norm ?? '') ? 1 : 0;
  return clause > 0 && isTalk(clause) ? clause + joint : 0;
}

/** "I have no idea *how* many …" */
const QUESTION_WORDS: ReadonlySet<string> = new Set(['how', 'what', 'which', 'who', 'whose']);

const JOINTS: ReadonlySet<string> = new Set(['and', 'but', 'or', 'so']);

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any', 'our', 'the', 'their']);

/** "I would be interested in", "somebody is asking", "is there any chance to see". */
function isRequest(words: readonly Token[]): boolean {
  const norms = words.map(({ norm }) => norm);
  const [before, last] = norms.slice(-2);
  if (norms.length < 2 || last === undefined || norms.includes('that')) return false;
  // "the share" is what is wanted.
  const isVerb = REQUEST_ENDS.has(last) && !ARTICLES.has(before ?? '');
  const isFound = last === 'out' && FINDING.has(before ?? '');
  // "my question is", "what I am after is"
  const isSaid =
    last === 'is' && (ASKED.has(before ?? '') || (norms[0] === 'what' && SPEAKERS.has(norms[1] ?? '')));
  const isComplete = isVerb || isFound || isSaid || (TALK_PREPOSITIONS.has(last) && TALK.has(before ?? ''));
  return isComplete && norms.some((norm) => WANTING.has(norm));
}

/** "to *find* out", "to *work* out". */
const FINDING: ReadonlySet<string> = new Set(['figure', 'figuring', 'find', 'finding', 'work', 'working']);
const ASKED: ReadonlySet<string> = new Set(['question', 'query', 'thing']);
const SPEAKERS: ReadonlySet<string> = new Set(['i', 'we']);

/** Where the talk begins that is said last. */
function lengthWithoutLast(tokens: readonly Token[], isChat: (token: Token) => boolean): number {
  const stop = tokens.findLastIndex((token) => !isMark(token) && !isChat(token)) + 1;
  for (let at = Math.max(stop, 1); at < tokens.length; at += 1) {
    const begin = isMark(tokens[at]) ? at + 1 : at;
    const said = tokens.slice(begin);
    const isBegun = begin > at || LAST_TALK_BEGINS.has(said[0]?.norm ?? '');
    const isOnCondition = CONDITIONS.has(said[0]?.norm ?? '');
    if (isOnCondition && !said.some(({ norm }) => POSSIBLE.has(norm))) continue;
    const isAboutThat = POINTING.has(said[0]?.norm ?? '') && said[1]?.norm === "'s";
    if (!isAboutThat && said.slice(isOnCondition ? 1 : 0).some(({ norm }) => ASKING.has(norm))) continue;
    const isTalk = said.some(({ norm }) => TALK.has(norm) || ADDRESSED.has(norm));
    if (isBegun && isTalk) return at;
  }
  return tokens.length;
}

/** "… *if* you can", "… *when* possible". */
const CONDITIONS: ReadonlySet<string> = new Set(['if', 'when', 'whenever']);
const POSSIBLE: ReadonlySet<string> = new Set(['possible', 'u', 'you']);
/** "*that*'s what I need to know" */
const POINTING: ReadonlySet<string> = new Set(['that', 'this']);
/** "… for *me*", "… if *you* can". */
const ADDRESSED: ReadonlySet<string> = new Set(['me', 'tia', 'u', 'us', 'you']);

function isMark(token: Token | undefined): boolean {
  return token?.kind === 'symbol' && MARKS.has(token.norm);
}
