import type { Candidate } from '../candidate.ts';
import { AFTER_OPENING_VERBS } from '../lexicon/opening-verbs.ts';
import {
  AMOUNTING,
  CLOSING,
  CLOSING_WISHES,
  NOT_REQUESTED,
  PRESENTED,
  PRESENTED_OF,
  PRESENTING,
  REQUEST_LEADS,
  REQUEST_PARTICLES,
  REQUEST_RECEIVERS,
  REQUEST_VERBS,
} from '../lexicon/requests.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { Token } from '../token.ts';
import { isShareOf } from './split-opening.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question without the request around it: "I'm trying to work out …", "throw me a quick table of …" and "… is what I
 * need" show it, and "what does … come to?" asks what it is; "a figure for …" is computed. Null where there is none.
 */
export function withoutRequest(tokens: readonly Token[], candidates: readonly Candidate[]): Clarified | null {
  const opened = withoutClosing(tokens) ?? tokens;
  const asked = asWhatIs(opened) ?? asItLooks(opened) ?? withPlainRequest(opened, candidates) ?? opened;
  if (asked === tokens) return null;
  const left = new Set(asked);
  const isFigure = tokens.some((token) => !left.has(token) && FIGURES.has(token.norm));
  return { tokens: asked, claims: isFigure ? [isComputed] : [] };
}

const FIGURES: ReadonlySet<string> = new Set(['figure', 'figures', 'number', 'numbers', 'value', 'values']);

function isComputed({ kind }: LogicalQuery): boolean {
  return kind === 'aggregate';
}

/** Fewer words are no question of their own. */
const REST_MIN = 2;
/** A longer beginning than this is no request. */
const LEAD_MAX = 14;

const QUESTION_WORDS: ReadonlySet<string> = new Set([
  'how',
  'what',
  'when',
  'where',
  'which',
  'who',
  'whose',
]);

/** "show …" for whatever asks for it. */
function withPlainRequest(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const at = verbOf(tokens, candidates);
  const verb = tokens[at];
  const whole = wholeAt(candidates);
  if (verb === undefined) return whole === null ? withoutPresented(tokens) : null;
  const rest = tokens.slice(Math.min(requested(tokens, at), whole ?? tokens.length));
  const first = rest[0]?.norm ?? '';
  if (rest.length < REST_MIN || NOT_REQUESTED.has(first) || rest[0]?.kind === 'symbol')
    return whole === null ? withoutPresented(tokens) : null;
  if (QUESTION_WORDS.has(first)) return rest;
  const isPlain = at === 0 && rest.length === tokens.length - 1 && verb.norm === 'show';
  return isPlain ? null : [{ ...verb, kind: 'word', norm: 'show' }, ...rest];
}

/** Where "all the information about" begins, which is wanted; null where it is not said. */
function wholeAt(candidates: readonly Candidate[]): number | null {
  const starts = candidates.flatMap(({ start, meaning }) =>
    meaning.kind === 'language' && meaning.sense === 'open-whole' ? [start] : [],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** "the figure for …", "is there a number for …?", "a table of …". */
function withoutPresented(tokens: readonly Token[]): readonly Token[] | null {
  const noun = tokens.findIndex(({ norm }) => PRESENTED.has(norm));
  const lead = tokens.slice(0, Math.max(noun, 0));
  const isLead = lead.every(
    ({ norm }) => PRESENTING.has(norm) || REQUEST_LEADS.has(norm) || PRESENTED_VERBS.has(norm),
  );
  const rest = tokens.slice(noun + 2);
  return isLead && noun >= 0 && isPresented(tokens, noun) && rest.length >= REST_MIN ? rest : null;
}

const PRESENTED_VERBS: ReadonlySet<string> = new Set(['any', 'have', 'is', 'put', 'there']);

/** Where the verb is that asks, after nothing but words that lead to it; -1 where none does. */
function verbOf(tokens: readonly Token[], candidates: readonly Candidate[]): number {
  const named = candidates.filter(
    ({ meaning, match }) => meaning.kind !== 'language' && (match === 'exact' || match === 'inflected'),
  );
  let verb = -1;
  for (let at = 0; at < Math.min(tokens.length, LEAD_MAX); at += 1) {
    const { norm = '', kind } = tokens[at] ?? {};
    const isMark = kind === 'symbol' && norm !== "'s" && norm !== ',';
    const isVerb =
      REQUEST_VERBS.has(plainForm(norm)) && (norm !== HAVE || isHaving(tokens, at)) && !isNoun(tokens, at);
    const isNamed = named.some(({ start, end }) => start <= at && end > at);
    if (isMark || (isNamed && !AFTER_OPENING_VERBS.has(tokens[at + 1]?.norm ?? ''))) break;
    if (isVerb) verb = at;
    else if (!REQUEST_LEADS.has(norm) && norm !== "'s" && norm !== ',') break;
  }
  return verb;
}

/** "*running* volume", "*running* total" are no requests to run one, nor "show *share* of" one to share anything. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const [norm, next = ''] = [tokens[at]?.norm, tokens[at + 1]?.norm];
  return norm === 'running' ? at === 0 || RUNNING.has(next) : isShareOf(tokens, at);
}

const RUNNING: ReadonlySet<string> = new Set([
  'average',
  'balance',
  'count',
  'mean',
  'number',
  'sum',
  'total',
  'totals',
]);

const HAVE = 'have';

/** "may I *have*", "do you happen to *have*"; "have any loans defaulted" asks for yes or no. */
function isHaving(tokens: readonly Token[], at: number): boolean {
  return BEFORE_HAVE.has(tokens[at - 1]?.norm ?? '') && !DOES.has(tokens[at - 2]?.norm ?? '');
}

const BEFORE_HAVE: ReadonlySet<string> = new Set(['i', 'me', 'to', 'us', 'we', 'you']);

/** Where what is wanted begins. */
function requested(tokens: readonly Token[], verb: number): number {
  const normAt = (place: number): string => tokens[place]?.norm ?? '';
  let at = verb + 1;
  if (REQUEST_PARTICLES.has(normAt(at)) && !isPeriod(normAt(at + 1))) at += 1;
  if (normAt(at) === 'for' && REQUEST_RECEIVERS.has(normAt(at + 1))) at += 1;
  if (REQUEST_RECEIVERS.has(normAt(at))) at += 1;
  if (REQUEST_PARTICLES.has(normAt(at)) && !isPeriod(normAt(at + 1))) at += 1;
  if (at > verb + 1 && RECEIVED_OF.has(normAt(at))) at += 1;
  let noun = at;
  while (PRESENTING.has(normAt(noun))) noun += 1;
  return isPresented(tokens, noun) ? noun + 2 : at;
}

/** "a table of", "the figures on"; "the number of" counts. */
function isPresented(tokens: readonly Token[], noun: number): boolean {
  const [norm = '', next = ''] = [tokens[noun]?.norm, tokens[noun + 1]?.norm];
  return PRESENTED.has(norm) && PRESENTED_OF.has(next) && !(next === 'of' && OF_ITSELF.has(norm));
}

/** Nouns that say what is wanted: "the number of loans", "the value of loans". */
const OF_ITSELF: ReadonlySet<string> = new Set(['list', 'listing', 'number', 'numbers', 'value', 'values']);

/** "remind me *of*", "provide us *with*". */
const RECEIVED_OF: ReadonlySet<string> = new Set(['about', 'of', 'on', 'with']);

function isPeriod(norm: string): boolean {
  return /^(?:19|20)\d\d$/.test(norm);
}

/** "pulling", "getting", "sharing": the verb that it is of. */
function plainForm(norm: string): string {
  if (!norm.endsWith('ing')) return norm;
  const stem = norm.slice(0, -3);
  const ways = [stem, `${stem}e`, stem.slice(0, -1)];
  return ways.find((way) => REQUEST_VERBS.has(way)) ?? norm;
}

/** "I'm curious what … looks like". */
function asItLooks(tokens: readonly Token[]): readonly Token[] | null {
  const what = tokens.findIndex(({ norm }) => norm === 'what');
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const ending = tokens.slice(end - 2, end).map(({ norm }) => norm);
  const length = LOOKS.has(ending.join(' ')) ? 2 : ending[1] === 'looks' ? 1 : 0;
  const isLed = tokens
    .slice(0, Math.max(what, 0))
    .every(({ norm }) => REQUEST_LEADS.has(norm) || norm === 'curious');
  const [first, asked] = [tokens[what], tokens.slice(what + 1, end - length)];
  if (first === undefined || length === 0 || !isLed || asked.length < REST_MIN) return null;
  return [{ ...first, norm: 'show' }, ...asked];
}

const LOOKS: ReadonlySet<string> = new Set(['look like', 'looks like']);

/** "what might … be?", "what does … come to?": "what is …?" */
function asWhatIs(tokens: readonly Token[]): readonly Token[] | null {
  const [what, verb] = tokens;
  if (what === undefined || verb === undefined || what.norm !== 'what') return null;
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const ending = MIGHT.has(verb.norm) ? ['be'] : DOES.has(verb.norm) ? AMOUNTING : [];
  const length = ending
    .map((form) => form.split(' '))
    .find((form) => form.every((norm, at) => tokens[end - form.length + at]?.norm === norm))?.length;
  const asked = tokens.slice(2, end - (length ?? 0));
  if (length === undefined || asked.length < REST_MIN) return null;
  return [what, { ...verb, norm: 'is' }, ...asked, ...tokens.slice(end)];
}

const MIGHT: ReadonlySet<string> = new Set(['could', 'might', 'would']);
const DOES: ReadonlySet<string> = new Set(['did', 'do', 'does']);

/** "… is what I need", "… would be great". */
function withoutClosing(tokens: readonly Token[]): readonly Token[] | null {
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const stop = tokens.findLastIndex((token, at) => at < end && !isClosing(token)) + 1;
  for (let at = Math.max(stop, REST_MIN); at < end - 1; at += 1) {
    const [first = '', next = ''] = tokens.slice(at).map(({ norm }) => norm);
    const isBegun = (first === 'would' && next === 'be') || (IS.has(first) && WHAT.has(next));
    if (isBegun && tokens.slice(at, end).some(({ norm }) => CLOSING_WISHES.has(norm)))
      return [...tokens.slice(0, at), ...tokens.slice(end)];
  }
  return null;
}

const IS: ReadonlySet<string> = new Set(['are', "'s", 'is']);
const WHAT: ReadonlySet<string> = new Set(['all', 'the', 'what']);

function isClosing({ kind, norm }: Token): boolean {
  return CLOSING.has(norm) || norm === "'s" || (kind === 'symbol' && norm === ',');
}
