import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { ADDRESSEES } from '../lexicon/asides.ts';
import {
  ASKING_BEGINS,
  BACKGROUND_BINDING,
  BEFORE_VERBS,
  CALLING,
  DEFINING,
  DETERMINING,
  FINITE,
  IF_ASKING,
  JUDGING,
  MEASURED,
  NOT_OF_ASKING,
  NOTE_BEGINS,
  NOTE_NOUNS,
  NUMBER_UNITS,
  OF_WORK,
  ONES,
  OWN_TIMES,
  PERIODS_POINTED,
  POINTING,
  SUBJECTS,
} from '../lexicon/background.ts';
import { columnsOf } from '../plan/columns-in.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';
import { isRestriction, meaningsOf } from './restated.ts';

/**
 * The question without a first sentence that only says why it is asked: "I'm reviewing our fee policy. What share of payments has a
 * late fee?" Rows of which the question speaks as "ones" or "them" are those that the sentence names. Null where the sentence may
 * say something of the answer: a value, number or time that the question does not say again, what is left out or how to
 * count, which rows are meant; or where the question is none of its own.
 */
export function withoutBackground(
  tokens: readonly Token[],
  find: Find,
  knowledge: Knowledge,
): readonly Token[] | null {
  const end = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && ENDS.has(norm));
  if (end < 1 || end > FIRST_MAX || tokens.length - end - 1 < REST_MIN) return null;
  const [first, typed] = [tokens.slice(0, end), tokens.slice(end + 1)];
  if (!isStatement(first) || !isAsking(typed) || binds(first)) return null;
  const before = find(tokens).filter((one) => one.end <= end && isNamed(one));
  const spans = spansOf(before.filter(({ meaning }) => NAMES.has(meaning.kind)));
  const rest = withPlaceNamed(
    withTimeNamed(withOnesNamed(typed, first, spans), first, before),
    first,
    before,
  );
  const said: Said = { first, rest, before, after: find(rest).filter(isNamed) };
  if (!restrictsNothing(said, knowledge) || namesSomebody(said) || pointsBack(said)) return null;
  const kinds = spans.map((span) => kindOf(span, said));
  const isSaid = !kinds.includes('unknown') && (!kinds.includes('judged') || isMeasured(said, spans));
  return isSaid ? rest : null;
}

type Find = (tokens: readonly Token[]) => readonly Candidate[];

const ENDS: ReadonlySet<string> = new Set(['.', '!']);
const REST_MIN = 3;
/** Who says more than that says something of the answer. */
const FIRST_MAX = 24;

interface Said {
  readonly first: readonly Token[];
  readonly rest: readonly Token[];
  /** What names something of the data, a number or a time, in each. */
  readonly before: readonly Candidate[];
  readonly after: readonly Candidate[];
}

function isNamed({ meaning, match }: Candidate): boolean {
  return meaning.kind !== 'language' && (match === 'exact' || match === 'inflected');
}

function isStatement(first: readonly Token[]): boolean {
  const [begin = ''] = first.map(({ norm }) => norm);
  if (NOTE_BEGINS.has(begin) && first.some(({ norm }) => NOTE_NOUNS.has(norm))) return true;
  return !ASKING_BEGINS.has(begin) && first.some(({ norm }) => FINITE.has(norm) || SUBJECTS.has(norm));
}

function isAsking(rest: readonly Token[]): boolean {
  return ASKING_BEGINS.has(rest[0]?.norm ?? '') || rest.at(-1)?.norm === '?';
}

function binds(first: readonly Token[]): boolean {
  return first.some(({ norm }, at) => {
    const [before = '', after = ''] = [first[at - 1]?.norm, first[at + 1]?.norm];
    if (norm === 'if') return !IF_ASKING.has(before);
    if (CALLING.has(norm)) return first.some((one) => DEFINING.has(one.norm));
    if (NOT_OF_ASKING.has(after) && DENYING.has(norm)) return false;
    return BACKGROUND_BINDING.has(norm);
  });
}

const DENYING: ReadonlySet<string> = new Set(['never', 'not', 'only']);

/** No value, number or time is said but those that are said again, or whose column is, and what belongs to the asking. */
function restrictsNothing(said: Said, knowledge: Knowledge): boolean {
  const again = new Set(said.after.flatMap((one) => aboutOf(one, knowledge)));
  return said.before
    .filter((one) => isRestriction(one) && !isOfAsking(one, said))
    .every((one) => aboutOf(one, knowledge).some((same) => again.has(same)));
}

/** What it is about: what it means, and the columns that it is computed from. */
function aboutOf(one: Candidate, { segments, metrics }: Knowledge): readonly string[] {
  const { meaning } = one;
  if (meaning.kind === 'time') return ['time'];
  const segment =
    meaning.kind === 'segment' ? segments.find(({ name }) => name === meaning.segment) : undefined;
  const metric = meaning.kind === 'metric' ? metrics.find(({ name }) => name === meaning.metric) : undefined;
  const computed = segment?.condition ?? metric?.expression;
  return computed === undefined
    ? meaningsOf(one)
    : columnsOf(computed).map(({ table, column }) => `${table}.${column}`);
}

/** "one number for a slide", "what I am *working* on", "tomorrow's meeting". */
function isOfAsking({ start, end, meaning }: Candidate, { first, before }: Said): boolean {
  const [norm = '', next = ''] = [first[start]?.norm, first[end]?.norm];
  if (meaning.kind === 'number') return first[start]?.kind === 'word' && !NUMBER_UNITS.has(next);
  if (meaning.kind === 'time')
    return (
      OWN_TIMES.has(norm) ||
      OWN_TIMES.has(first[end - 1]?.norm ?? '') ||
      OWN_TIMES.has(first[end - 2]?.norm ?? '')
    );
  const isVerb = norm.endsWith('ing') && BEING.has(first[start - 1]?.norm ?? '');
  const isName = before.some((one) => one.start === end && NAMES.has(one.meaning.kind));
  return isVerb || (OF_WORK.has(first[end - 1]?.norm ?? '') && !isName);
}

/** "the Zeta deal": a name that the data does not know. */
function namesSomebody({ first, before }: Said): boolean {
  return first.some(({ text, norm }, at) => {
    const isKnown = before.some((one) => one.start <= at && one.end > at);
    return at > 0 && /^\p{Lu}/u.test(text) && norm !== 'i' && !isKnown && !ADDRESSEES.has(norm);
  });
}

const NAMES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'event', 'field', 'metric']);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The longest names, each once. */
function spansOf(names: readonly Candidate[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { start, end } of names.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (start >= (spans.at(-1)?.end ?? 0)) spans.push({ start, end });
  return spans;
}

/** Which rows the words beside a name say are meant: "subprime borrowers", "our weakest grades", "loans that we sold". */
function kindOf({ start, end }: Span, { first, before }: Said): 'plain' | 'judged' | 'unknown' {
  const isKnown = (at: number): boolean => before.some((one) => one.start <= at && one.end > at);
  const modifier = first[start - 1]?.norm ?? 'the';
  if (JUDGING.has(modifier)) return 'judged';
  const isVerb = BEFORE_VERBS.has(first[start - 2]?.norm ?? '') || (start === 1 && ADDRESSEES.has(modifier));
  const isPlain =
    isVerb ||
    DETERMINING.has(modifier) ||
    FINITE.has(modifier) ||
    modifier.endsWith('ing') ||
    isKnown(start - 1);
  const after = first.slice(end);
  if (!isPlain) return 'unknown';
  if (!RELATIVE.has(after[0]?.norm ?? '')) return 'plain';
  return after.some(({ norm }) => JUDGING.has(norm)) ? 'judged' : 'unknown';
}

const RELATIVE: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whose']);

/** Whether the question itself says which rows they are. */
function isMeasured({ rest, after, before }: Said, spans: readonly Span[]): boolean {
  const fields = new Set(
    before
      .filter((one) => spans.some(({ start }) => start === one.start))
      .flatMap(({ meaning }) => (meaning.kind === 'field' ? [`${meaning.dataset}.${meaning.field}`] : [])),
  );
  return (
    rest.some(({ norm }) => MEASURED.has(norm)) ||
    after.some(
      ({ meaning }) =>
        meaning.kind === 'number' ||
        (meaning.kind === 'value' && fields.has(`${meaning.dataset}.${meaning.field}`)),
    )
  );
}

/** "which *ones*", "how many of *them*", "*which have* over 600 loans": with the one noun that may be meant. */
function withOnesNamed(
  rest: readonly Token[],
  first: readonly Token[],
  [only, ...others]: readonly Span[],
): readonly Token[] {
  if (only === undefined || others.length > 0) return rest;
  const noun = first.slice(only.start, only.end);
  const words: Token[] = [];
  for (let at = 0; at < rest.length; ) {
    const cut = onesAt(rest, at);
    words.push(...rest.slice(at, at + (cut?.keep ?? 1)), ...(cut === null ? [] : noun));
    at += cut?.length ?? 1;
  }
  return words;
}

/** "the loans made *that year*": with the one time that may be meant. */
function withTimeNamed(
  rest: readonly Token[],
  first: readonly Token[],
  before: readonly Candidate[],
): readonly Token[] {
  const [only, ...others] = spansOf(before.filter(({ meaning }) => meaning.kind === 'time'));
  const at = rest.findIndex(
    ({ norm }, place) => norm === 'that' && PERIODS_POINTED.has(rest[place + 1]?.norm ?? ''),
  );
  if (only === undefined || others.length > 0 || at < 0) return rest;
  const time = first.slice(only.start, only.end);
  const of = rest[at - 1]?.kind === 'word' && !PREPOSITIONS.has(rest[at - 1]?.norm ?? '') ? 'in' : null;
  const like = rest[at];
  const link =
    of === null || like === undefined || PREPOSITIONS.has(time[0]?.norm ?? '') ? [] : [spokenAs(like, of)];
  return [...rest.slice(0, at), ...link, ...time, ...rest.slice(at + 2)];
}

/** "the customers *there*": with the one value that may be meant. */
function withPlaceNamed(
  rest: readonly Token[],
  first: readonly Token[],
  before: readonly Candidate[],
): readonly Token[] {
  const [only, ...others] = spansOf(before.filter(({ meaning }) => meaning.kind === 'value'));
  const at = rest.findIndex(
    ({ norm }, place) =>
      norm === 'there' && !BEING.has(rest[place - 1]?.norm ?? '') && !BEING.has(rest[place + 1]?.norm ?? ''),
  );
  const like = rest[at];
  if (only === undefined || others.length > 0 || like === undefined) return rest;
  return [
    ...rest.slice(0, at),
    spokenAs(like, 'in'),
    ...first.slice(only.start, only.end),
    ...rest.slice(at + 1),
  ];
}

const PREPOSITIONS: ReadonlySet<string> = new Set(['during', 'for', 'in', 'of', 'since']);

interface Cut {
  /** Words that stay before the noun, and all that are looked at. */
  readonly keep: number;
  readonly length: number;
}

function onesAt(rest: readonly Token[], at: number): Cut | null {
  const [one = '', two = '', three = ''] = rest.slice(at, at + 3).map(({ norm }) => norm);
  if (ONE_OF.has(one) && ONES.has(two)) return { keep: 1, length: 2 };
  if (one === 'which' && FINITE.has(two)) return { keep: 1, length: 1 };
  if (COUNTING.has(one) && two === 'of' && THEM.has(three)) return { keep: 1, length: 3 };
  if (one === 'of' && (two === 'those' || two === 'these')) return { keep: 1, length: 2 };
  return null;
}

const ONE_OF: ReadonlySet<string> = new Set(['each', 'the', 'those', 'which']);
const COUNTING: ReadonlySet<string> = new Set(['many', 'which']);
const THEM: ReadonlySet<string> = new Set(['them', 'these', 'those']);

/** Whether the question points to what is not said in it. */
function pointsBack({ rest, after }: Said): boolean {
  const name = Math.min(...after.filter(({ meaning }) => NAMES.has(meaning.kind)).map((one) => one.start));
  return rest.some(({ norm }, at) => {
    const [before = '', next = ''] = [rest[at - 1]?.norm, rest[at + 1]?.norm];
    if (norm === 'those' && AGAIN.has(before)) return false;
    if (norm === 'that') return PERIODS_POINTED.has(next);
    if (norm === 'there') return !BEING.has(before) && !BEING.has(next);
    // "the branch with the lowest rate, and what is *it*?": of what the question itself has named.
    return POINTING.has(norm) && !(OWN.has(norm) && at > name);
  });
}

/** "applicants below 600 and for *those* with 740". */
const AGAIN: ReadonlySet<string> = new Set(['and', 'for', 'in', 'or']);
const BEING: ReadonlySet<string> = new Set(['am', 'are', 'be', 'been', 'is', 'keep', 'keeps', 'was', 'were']);
/** What may point to what was named in the same sentence. */
const OWN: ReadonlySet<string> = new Set(['her', 'his', 'it', 'its', 'their', 'them', 'they']);
