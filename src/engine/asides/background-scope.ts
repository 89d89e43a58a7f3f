import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { ADDRESSEES } from '../lexicon/asides.ts';
import {
  BEFORE_VERBS,
  DETERMINING,
  FINITE,
  JUDGING,
  MEASURED,
  NUMBER_UNITS,
  OF_WORK,
  OWN_TIMES,
} from '../lexicon/background.ts';
import { columnsOf } from '../plan/columns-in.ts';
import { type Background, BEING, isOfRows, NAMES, type Span, spansOf } from './background.ts';
import { isRestriction, meaningsOf } from './restated.ts';

/**
 * Whether the sentence may say of which rows the question is: by a value, number or time that the question does not say again, a
 * name that the data does not know, or what it tells of rows ("subprime borrowers", "loans that we sold").
 */
export function saysWhich(background: Background, knowledge: Knowledge): boolean {
  const spans = spansOf(background.before, NAMES);
  const kinds = spans.map((span) => kindOf(span, background));
  return (
    !restrictsNothing(background, knowledge) ||
    namesSomebody(background) ||
    kinds.includes('unknown') ||
    (kinds.includes('judged') && !isMeasured(background, spans))
  );
}

/** No value, number or time is said but those that are said again, or whose column is, and what belongs to the asking. */
function restrictsNothing(background: Background, knowledge: Knowledge): boolean {
  const { before, after } = background;
  const again = new Set(after.flatMap((one) => aboutOf(one, knowledge)));
  const isSaid = (one: Candidate): boolean => aboutOf(one, knowledge).some((same) => again.has(same));
  const restricting = before.filter(
    (one) => isRestriction(one) && !isOfRows(one, knowledge) && !isOfAsking(one, background),
  );
  // Of several things that a word may mean one is enough.
  return restricting.every(({ start, end }) =>
    before.some((other) => other.start <= start && other.end >= end && isSaid(other)),
  );
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
function isOfAsking({ start, end, meaning }: Candidate, { first, before }: Background): boolean {
  const [norm = '', next = ''] = [first[start]?.norm, first[end]?.norm];
  if (meaning.kind === 'number') return first[start]?.kind === 'word' && !NUMBER_UNITS.has(next);
  if (meaning.kind === 'time') return first.slice(start, end).some((word) => OWN_TIMES.has(word.norm));
  const isVerb = norm.endsWith('ing') && BEING.has(first[start - 1]?.norm ?? '');
  const isName = before.some((one) => one.start === end && NAMES.has(one.meaning.kind));
  return isVerb || (OF_WORK.has(first[end - 1]?.norm ?? '') && !isName);
}

/** "the Zeta deal": a name that the data does not know, nor the question says again. */
function namesSomebody({ first, rest, before }: Background): boolean {
  return first.some(({ text, norm }, at) => {
    const isKnown = before.some((one) => one.start <= at && one.end > at) || ADDRESSEES.has(norm);
    const isName = at > 0 && /^\p{Lu}/u.test(text) && norm !== 'i';
    return isName && !isKnown && !rest.some((one) => one.norm === norm);
  });
}

/** Which rows the words beside a name say are meant: those of a judgement ("our weakest grades"), or others that nobody knows. */
function kindOf({ start, end }: Span, { first, before }: Background): 'plain' | 'judged' | 'unknown' {
  const [modifier = 'the', earlier = ''] = [first[start - 1]?.norm, first[start - 2]?.norm];
  if (JUDGING.has(modifier)) return 'judged';
  const isVerb =
    BEFORE_VERBS.has(earlier) || modifier.endsWith('ing') || (start === 1 && ADDRESSEES.has(modifier));
  const isKnown = before.some((one) => one.start < start && one.end >= start);
  if (!isVerb && !isKnown && !DETERMINING.has(modifier) && !FINITE.has(modifier)) return 'unknown';
  const after = first.slice(end);
  if (!RELATIVE.has(after[0]?.norm ?? '')) return 'plain';
  return after.some(({ norm }) => JUDGING.has(norm)) ? 'judged' : 'unknown';
}

const RELATIVE: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whose']);

/** Whether the question itself says which rows are judged so. */
function isMeasured({ rest, after, before }: Background, spans: readonly Span[]): boolean {
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
