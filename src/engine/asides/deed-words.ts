import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { REPEATED_VERBS } from '../lexicon/cues.ts';
import { AFTER_DEEDS, DEED_VERBS, type DeedVerb, NO_DEEDS } from '../lexicon/deed-verbs.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { linkStem } from '../lexicon/link-verbs.ts';
import { RELATION_VERBS, VERB_FORMS } from '../lexicon/words/relations.ts';
import { linkVerb } from '../said-links.ts';
import type { Token } from '../token.ts';
import type { Spoken } from './spoken.ts';

/**
 * The verb at the place that says how things are related: one that is known, or one that a table is called after: customers
 * `complained` where there are complaints. Null for other words, and for what the data says of rows.
 */
export function verbAt(spoken: Spoken, at: number): DeedVerb | null {
  const norm = spoken.tokens[at]?.norm ?? '';
  return isState(spoken, at) || isOfMetric(spoken, at)
    ? null
    : (verbOfLink(spoken, at) ?? DEED_VERBS.get(norm) ?? verbOfTable(spoken, at));
}

/** "recovery rate": nobody rates anything. */
function isOfMetric({ candidates }: Spoken, at: number): boolean {
  return candidates.some(
    ({ start, end, match, meaning }) =>
      meaning.kind === 'metric' && match === 'exact' && start < at && at < end,
  );
}

/** A verb that says no more than that two things are related: "placed", "supply". */
export function relatingVerbAt({ tokens }: Spoken, at: number): DeedVerb | null {
  const norm = tokens[at]?.norm ?? '';
  const base = VERB_FORMS.get(norm) ?? (RELATION_VERBS.includes(norm) ? norm : undefined);
  return base === undefined || REPEATED_VERBS.has(base) ? null : { base, forms: [norm], nouns: [] };
}

/** A table that brings others together is named by the verb: `directs`. */
function verbOfLink({ tokens, knowledge }: Spoken, at: number): DeedVerb | null {
  const { kind, norm = '' } = tokens[at] ?? {};
  if (kind !== 'word') return null;
  const verbs = knowledge.datasets.flatMap((one) =>
    one.isSaid === true ? (linkVerb(one, knowledge) ?? []) : [],
  );
  const verb = verbs.find((one) => linkStem(one) === linkStem(norm));
  return verb === undefined
    ? null
    : { base: DEED_VERBS.get(norm)?.base ?? norm, forms: [norm], nouns: [singularOf(verb)] };
}

/** A table is named by what is done: "complained", "translated" of translators. */
function verbOfTable({ tokens, candidates, knowledge }: Spoken, at: number): DeedVerb | null {
  const [norm, before] = [tokens[at]?.norm ?? '', tokens[at - 1]?.norm ?? ''];
  if (!(PAST.test(norm) || BEFORE_BASES.has(before)) || NO_DEEDS.has(norm)) return null;
  // "planted" is when they were planted.
  const isDate = (dataset: string, field: string): boolean =>
    knowledge.datasets.some(
      ({ name, fields }) =>
        name === dataset && fields.some((one) => one.name === field && one.role === 'time'),
    );
  const isOtherwise = candidates.some(
    ({ start, end, meaning, match }) =>
      start <= at &&
      end > at &&
      match === 'exact' &&
      meaning.kind !== 'language' &&
      !(meaning.kind === 'field' && isDate(meaning.dataset, meaning.field)),
  );
  const stem = verbStem(norm);
  if (isOtherwise || stem.length < STEM_MIN) return null;
  const heads = knowledge.datasets.flatMap(({ label }) => label.split(' ').at(-1) ?? []);
  const nouns = heads.filter((one) => ENDINGS.some((ending) => one === `${stem}${ending}`));
  const isDoer = heads.some((one) => one === `${stem}er` || one === `${stem}or`);
  return nouns.length === 0 && !isDoer
    ? null
    : { base: stem, forms: [norm], nouns: isDoer ? ['*', ...nouns] : nouns };
}

const PAST = /^[a-z]{3,}ed$/;
const BEFORE_BASES: ReadonlySet<string> = new Set(['never', 'not', 'we', 'they', 'you', 'nobody', 'noone']);
const STEM_MIN = 4;
/** Nouns of what was done, after the stem of the verb. */
const ENDINGS: readonly string[] = ['', 'ing', 't', 'e', 'ation', 'ion', 'ment', 'al', 'y'];

/** What a flag or a value says of rows is no mere way to have them: "attended" bookings. */
function isState({ candidates }: Spoken, at: number): boolean {
  return candidates.some(
    ({ start, end, meaning, match }) =>
      start <= at &&
      end > at &&
      (meaning.kind === 'segment' || (meaning.kind === 'value' && match === 'exact')),
  );
}

/** The table whose rows are named right before the place. */
export function rowsEnding(candidates: readonly Candidate[], end: number): string | null {
  const [first, ...others] = candidates.filter((one) => one.end === end && isRows(one));
  return first?.meaning.kind === 'dataset' && others.every((one) => isSame(one, first))
    ? first.meaning.dataset
    : null;
}

/** Whether it names rows of a table. */
export function isRows({ meaning, match }: Candidate): boolean {
  return (
    meaning.kind === 'dataset' && (match === 'exact' || match === 'inflected' || match === 'abbreviated')
  );
}

function isSame({ meaning }: Candidate, { meaning: other }: Candidate): boolean {
  return meaning.kind === 'dataset' && other.kind === 'dataset' && meaning.dataset === other.dataset;
}

/** Where what follows the verb at the place begins, after its preposition. */
export function afterVerb({ tokens, candidates }: Spoken, at: number): number {
  const [next, bound] = [tokens[at + 1]?.norm ?? '', tokens[at + 2]?.norm ?? ''];
  const isBound = next === 'at' && BOUNDS.has(bound);
  return AFTER_DEEDS.has(next) && !isBound && !isTimeAt(candidates, at + 1) ? at + 2 : at + 1;
}

const BOUNDS: ReadonlySet<string> = new Set(['least', 'most']);

/** Whether a time begins there. */
export function isTimeAt(candidates: readonly Candidate[], at: number): boolean {
  return candidates.some(({ start, meaning }) => start === at && meaning.kind === 'time');
}

/** The table of a value of which all those words are; of others than `not`, whose own values are nothing that is done to them. */
export function valueWithin(
  candidates: readonly Candidate[],
  { begin, end, not }: { readonly begin: number; readonly end: number; readonly not: string | null },
): string | null {
  const tables = new Set(
    candidates.flatMap((one) =>
      one.start === begin && one.end === end && one.meaning.kind === 'value' && one.match === 'exact'
        ? [one.meaning.dataset]
        : [],
    ),
  );
  if (tables.size > 1 && not !== null) tables.delete(not);
  const [table] = tables;
  return table !== undefined && tables.size === 1 ? table : null;
}

/** The table of the longest value that begins there. */
export function valueFrom(
  candidates: readonly Candidate[],
  at: number,
  { not }: { readonly not: string },
): string | null {
  const ends = candidates.flatMap(({ start, end, meaning }) =>
    start === at && meaning.kind === 'value' ? [end] : [],
  );
  return ends.length === 0 ? null : valueWithin(candidates, { begin: at, end: Math.max(...ends), not });
}

/** A word of the language beside what was typed. */
export function spokenAs(like: Token, norm: string): Token {
  return { ...like, kind: 'word', norm, number: null };
}
