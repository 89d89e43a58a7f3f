import type { Candidate } from '../candidate.ts';
import { EACH, QUESTION_AUXILIARIES } from '../lexicon/cues.ts';
import { DENYING } from '../lexicon/deed-verbs.ts';
import {
  BEFORE_LINKED,
  BEFORE_LINKS,
  DIRECTIONS,
  LINK_JOINTS,
  MOVING,
  NEUTRAL_VERBS,
} from '../lexicon/neutral-verbs.ts';
import type { Spoken } from './spoken.ts';

/** A verb between two names of the data, with the words that belong to it. */
export interface LinkRun {
  /** Where the verb itself is, and its base. */
  readonly at: number;
  readonly base: string;
  /** Where the words that say no more begin, "who have" with them, and where the preposition after the verb ends. */
  readonly begin: number;
  readonly end: number;
  /** The preposition; null where there is none. */
  readonly joint: string | null;
  /** Where "does" stands that is before who does it: "how many flights *does* each airline offer"; null where the verb is between. */
  readonly did: number | null;
  /** The tables that the names before and after it may be of. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

/** The verbs of the question that only say that what is before and what is after them belong together. */
export function linkRuns(spoken: Spoken): readonly LinkRun[] {
  return [...spoken.tokens.keys()].flatMap((at) => runAt(spoken, at) ?? []);
}

function runAt(spoken: Spoken, at: number): LinkRun | null {
  const { tokens, candidates } = spoken;
  const verb = tokens[at];
  const base = NEUTRAL_VERBS.get(verb?.norm ?? '');
  if (verb?.kind !== 'word' || base === undefined || isName(candidates, at)) return null;
  // "for each author list the books" asks for them.
  if (verb.norm === 'list' && tokens[0]?.norm === 'for') return null;
  let begin = at;
  while (BEFORE_LINKS.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  // What can hold so many need not have them.
  if (tokens.slice(begin, at).some(({ norm }) => ABLE.has(norm))) return null;
  if (DENYING.has(tokens[begin - 1]?.norm ?? '')) return null;
  const next = tokens[at + 1]?.norm ?? '';
  const joint = LINK_JOINTS.has(next) ? next : null;
  if (MOVING.has(base) && DIRECTIONS.has(next) && !STAYING.has(`${base} ${next}`)) return null;
  const end = joint === null ? at + 1 : at + 2;
  const before = tablesOf(endingAt(spoken, begin));
  const after = firstNamed(spoken, end);
  const run = { at, base, begin, end, joint, did: null, before, after };
  return before.size > 0 && after.size > 0 ? run : turned(spoken, run);
}

/** What ends there; of the columns that have a value the one that is named before it: "with label B". */
function endingAt({ tokens, candidates }: Spoken, end: number): readonly Candidate[] {
  const ending = candidates.filter((one) => one.end === end);
  const named = ending.filter(
    ({ start, meaning }) =>
      meaning.kind === 'value' &&
      candidates.some(
        (one) =>
          one.end === (tokens[start - 1]?.norm === '=' ? start - 1 : start) &&
          one.meaning.kind === 'field' &&
          one.meaning.dataset === meaning.dataset &&
          one.meaning.field === meaning.field,
      ),
  );
  return named.length > 0 ? named : ending;
}

const ABLE: ReadonlySet<string> = new Set(['can', 'could', 'may', 'might']);

/** "how many flights does each airline offer", "which languages does Rosa speak": who does it stands between. */
function turned({ tokens, candidates }: Spoken, run: LinkRun): LinkRun | null {
  const did = tokens.findLastIndex(({ norm }, place) => place < run.at && QUESTION_AUXILIARIES.has(norm));
  const isEnd = (tokens[run.end]?.kind ?? 'symbol') === 'symbol';
  const isOfEach = EACH.has(tokens[did + 1]?.norm ?? '');
  const doer = isOfEach || tokens[did + 1]?.norm === 'the' ? did + 2 : did + 1;
  const named = candidates.filter(({ start, end }) => start >= doer && end <= run.begin);
  const isWhole = [...tokens.keys()]
    .slice(doer, run.begin)
    .every((at) => named.some(({ start, end }) => start <= at && at < end));
  const isNamed =
    isOfEach || named.some(({ meaning, match }) => meaning.kind === 'value' && match === 'exact');
  if (did < 1 || !isEnd || !isWhole || !isNamed) return null;
  const before = tablesOf(candidates.filter((one) => one.end === did));
  const after = tablesOf(named.filter(({ end }) => end === run.begin));
  return before.size > 0 && after.size > 0 ? { ...run, did, before, after } : null;
}

/** Where somebody comes from is where they are at home. */
const STAYING: ReadonlySet<string> = new Set(['come from']);

/** What the data calls so by itself is no mere way to say that two things belong together. */
function isName(candidates: readonly Candidate[], at: number): boolean {
  return candidates.some(
    ({ start, end, meaning, match }) =>
      start <= at &&
      end > at &&
      match !== 'misspelt' &&
      match !== 'partial' &&
      meaning.kind !== 'language' &&
      meaning.kind !== 'time' &&
      meaning.kind !== 'number',
  );
}

/** The tables of what is named first from there on, after "each", "at least 3 different". */
function firstNamed({ tokens, candidates }: Spoken, from: number): ReadonlySet<string> {
  for (let at = from; at < tokens.length; at += 1) {
    const named = tablesOf(longest(candidates.filter(({ start }) => start === at)));
    if (named.size > 0) return named;
    const { kind, norm = '' } = tokens[at] ?? {};
    if (kind !== 'number' && !BEFORE_LINKED.has(norm)) break;
  }
  return new Set();
}

function longest(candidates: readonly Candidate[]): readonly Candidate[] {
  const named = candidates.filter((one) => tableOf(one) !== null);
  const end = Math.max(...named.map((one) => one.end));
  return named.filter((one) => one.end === end);
}

/** Of names of rows only these: the other names that the same words may be are of no use to tell what belongs together. */
function tablesOf(candidates: readonly Candidate[]): ReadonlySet<string> {
  const rows = candidates.filter(({ meaning, match }) => meaning.kind === 'dataset' && match !== 'misspelt');
  // "plants" of the `nuclear_power_plants`, the only rows that it may be.
  const parts = new Set(rows.flatMap(({ meaning }) => (meaning.kind === 'dataset' ? [meaning.dataset] : [])));
  if (parts.size === 1 && rows.every(({ match }) => match === 'partial')) return parts;
  return new Set((rows.length > 0 ? rows : candidates).flatMap((one) => tableOf(one) ?? []));
}

function tableOf({ meaning, match }: Candidate): string | null {
  if (match === 'misspelt' || match === 'partial') return null;
  return meaning.kind === 'dataset' || meaning.kind === 'field' || meaning.kind === 'value'
    ? meaning.dataset
    : null;
}
