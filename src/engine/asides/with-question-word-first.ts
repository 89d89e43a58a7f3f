import { BEING, SHARE_WORDS } from '../lexicon/cues.ts';
import { isDone } from '../lexicon/inflection.ts';
import { ARTICLES, AUXILIARIES, BEFORE_TIME, PAST_VERBS } from '../lexicon/inversions.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with its question word first: "loans dropped most at which three branches?" is "at which three branches did loans fall
 * most?", "of all orders, rush is the class of what share?" is "of what share of all orders is rush the class?". Null where it is
 * first, or where what is asked goes on with a verb.
 */
export function withQuestionWordFirst(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findLastIndex(({ norm }) => norm === 'which' || norm === 'what');
  const word = tokens[at];
  const lead = leadOf(tokens, at);
  const start = PREPOSITIONS.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
  const clause = tokens.slice(lead === 0 ? 0 : lead + 1, start);
  const end = tokens.findIndex(({ kind }, place) => place > at && kind === 'symbol');
  const asked = tokens.slice(at, end < 0 ? tokens.length : end);
  const rest = end < 0 ? [] : tokens.slice(end);
  if (word === undefined || rest.length > 1 || clause.length < CLAUSE_MIN) return null;
  if (clause.some(isOther) || asked.some(({ norm }) => isVerb(norm))) return null;
  const verb = clause.findIndex(({ norm }, place) => place > 0 && isVerb(norm));
  const isHelped = AUXILIARIES.has(clause[verb]?.norm ?? '') || BEING.has(clause[verb]?.norm ?? '');
  const helping = clause[verb];
  if (helping === undefined) return null;
  // A capital "A" within the sentence would be a grade.
  const subject = clause
    .slice(0, verb)
    .map((one, place) => (place === 0 && ARTICLES.has(one.norm) ? { ...one, text: one.norm } : one));
  const said = clause.slice(isHelped ? verb + 1 : verb);
  const opening = tokens.slice(0, lead);
  const [whole, after] = isPartOfLead(asked, opening)
    ? [[spokenAs(word, 'of'), ...opening.slice(1)], []]
    : [[], opening];
  const isHad = SHARE_WORDS.has(asked[1]?.norm ?? '') && start < at && NOTHING.has(subject[0]?.norm ?? '');
  // "on what share of orders is a fee paid?": they have one.
  if (isHad && tokens[start]?.norm !== 'by')
    return [
      ...asked,
      ...whole,
      spokenAs(word, 'have'),
      ...subject,
      ...said.filter(isTold),
      ...after,
      ...rest,
    ];
  const aux = isHelped ? helping : spokenAs(word, 'did');
  return [...tokens.slice(start, at), ...asked, ...whole, aux, ...subject, ...said, ...after, ...rest];
}

const CLAUSE_MIN = 2;
const NOTHING: ReadonlySet<string> = new Set([...ARTICLES, 'no', 'nothing']);

/** "a fee is *paid*" says no more than that there is one. */
function isTold({ norm }: Token): boolean {
  return !LIGHT.has(norm) && !BEING.has(norm);
}

const LIGHT: ReadonlySet<string> = new Set('carried charged given held made paid'.split(' '));

/** Where the comma stands behind what the question begins with: "on average, …"; 0 where nothing is before the clause. */
function leadOf(tokens: readonly Token[], before: number): number {
  const comma = tokens.findIndex(({ norm }) => norm === ',');
  return comma > 0 && comma < before && LEADS.has(tokens[0]?.norm ?? '') ? comma : 0;
}

/** "of all orders, … what share?" is of those that are said first. */
function isPartOfLead(asked: readonly Token[], opening: readonly Token[]): boolean {
  const isPart = SHARE_WORDS.has(asked[1]?.norm ?? '') && !asked.some(({ norm }) => norm === 'of');
  return isPart && WHOLES.has(opening[0]?.norm ?? '');
}

function isVerb(norm: string): boolean {
  return AUXILIARIES.has(norm) || BEING.has(norm) || PAST_VERBS.has(norm) || isDone(norm);
}

/** What asks for something else, or lists. */
function isOther({ kind, norm }: Token): boolean {
  return kind === 'symbol' ? MARKS.has(norm) : OTHERS.has(norm);
}

const MARKS: ReadonlySet<string> = new Set([',', ':', ';', '?', '.']);
const OTHERS: ReadonlySet<string> = new Set(
  'compare count find give how list name show tell that what when where which who whom whose'.split(' '),
);
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'at by during for from in into of on through to via with within'.split(' '),
);
const WHOLES: ReadonlySet<string> = new Set(['among', 'amongst', 'of']);
const LEADS: ReadonlySet<string> = new Set([...BEFORE_TIME, ...WHOLES, 'across', 'at', 'from', 'on', 'to']);
