import type { Dataset } from '../../../catalog/mod.ts';
import { singularOf } from '../../../catalog/mod.ts';
import type { Candidate } from '../../candidate.ts';
import { nounForm } from '../../lexicon/inflection.ts';
import type { VerbRole } from '../../lexicon/verb-roles.ts';
import type { Token } from '../../token.ts';
import type { Wordings } from '../unknown-words.ts';
import { askedOf } from './asked-of.ts';
import { datedBy } from './dated-by.ts';
import { doneByWhom } from './done-by-whom.ts';
import { everDone } from './ever-done.ts';
import { mostOf } from './most-of.ts';
import { type RoleColumn, roleColumns, withValues } from './role-columns.ts';
import { namedBy, replaced, rolesFor, type SaidOf } from './said-of.ts';
import { type VerbRun, verbRuns } from './verb-runs.ts';

/** More ways than this are a guess. */
const WAYS_MAX = 4;

/**
 * The ways to say the same with the columns and keys that the roles of verbs are called by: flights that "depart from" somewhere
 * have it as their source, who "was born after 1990" has a birthday after it. None where the data has nothing for any verb.
 */
export function withVerbsAsColumns(
  tokens: readonly Token[],
  { find, knowledge, linker }: Wordings,
): readonly (readonly Token[])[] {
  let ways: readonly (readonly Token[])[] = [tokens];
  // From the last to the first, so that what is before stays where it is.
  const places = [...new Set(verbRuns(tokens, linker.isOfName).map(({ at }) => at))].reverse();
  for (const place of places) {
    ways = ways.flatMap((way) => {
      const candidates = find(way);
      const runs = verbRuns(way, linker.isOfName).filter(({ at }) => at === place);
      const other = distinct(
        runs.flatMap((run) =>
          waysOf(run, {
            tokens: way,
            candidates,
            tables: tablesOf(way, candidates, { run, datasets: knowledge.datasets }),
            knowledge,
          }),
        ),
      );
      return other.length > 0 ? other : [way];
    });
    if (ways.length > WAYS_MAX) return [];
  }
  return ways[0] === tokens ? [] : ways;
}

function distinct(ways: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const said = ways.map((way) => [way.map(({ norm }) => norm).join(' '), way] as const);
  return [...new Map(said).values()];
}

/** The tables that are spoken of: where none is named, those of people for "who". */
function tablesOf(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  { run, datasets }: { readonly run: VerbRun; readonly datasets: readonly Dataset[] },
): ReadonlySet<string> {
  const named = tablesIn(candidates, run);
  if (named.size > 0 || tokens[0]?.norm !== 'who') return named;
  const people = datasets.filter(
    ({ isVisible, roleOf, synonyms }) => isVisible && roleOf === undefined && synonyms.includes('people'),
  );
  return new Set(people.map(({ name }) => name));
}

/** The tables that other words name, be it by a part of a name that no other table has. */
function tablesIn(candidates: readonly Candidate[], { at, end: stop }: VerbRun): ReadonlySet<string> {
  const beside = candidates.filter(
    ({ start, end, match }) => (end <= at || start >= stop) && match !== 'misspelt',
  );
  return new Set(
    beside.flatMap((one) => {
      const { meaning, match } = one;
      if (meaning.kind !== 'dataset' && meaning.kind !== 'value' && meaning.kind !== 'field') return [];
      const isSure = match !== 'partial' || (meaning.kind === 'dataset' && isOnlyTable(one, beside));
      return isSure ? [meaning.dataset] : [];
    }),
  );
}

function isOnlyTable({ start, end }: Candidate, candidates: readonly Candidate[]): boolean {
  const same = candidates.filter(
    (one) => one.start === start && one.end === end && one.meaning.kind === 'dataset',
  );
  return same.length === 1;
}

function waysOf(run: VerbRun, said: SaidOf): readonly (readonly Token[])[] {
  if (asksForPart(said) || isOfLongerName(run, said)) return [];
  const ways =
    askedOf(run, said) ??
    mostOf(run, said) ??
    eachOf(run, said) ??
    doneByWhom(run, said) ??
    restrictedBy(run, said);
  return ways.length > 0 ? ways : everDone(run, said);
}

/** "born in *each* country", "logged by *each* engineer": by the column, whose name ends like the noun. */
function eachOf(run: VerbRun, said: SaidOf): readonly (readonly Token[])[] | null {
  const { tokens } = said;
  const { verb, begin, joint, next, at } = run;
  const noun = nounForm(tokens[next + 1]?.norm ?? '');
  if (!EACH.has(tokens[next]?.norm ?? '') || joint === null) return null;
  return (joint === 'by' ? (['who'] as const) : rolesFor(joint)).flatMap((role) =>
    namedBy(roleColumns(verb, role, said), noun, said).map((words) =>
      replaced(tokens, { from: begin, to: next + 2, words: `per ${words}`, like: at }),
    ),
  );
}

const EACH: ReadonlySet<string> = new Set(['each', 'every']);

/** "which *release*" need not be a `release_type`: what is asked for must be a name by itself. */
function asksForPart({ tokens, candidates }: SaidOf): boolean {
  const at = tokens.findIndex(({ norm }) => norm === 'which' || norm === 'what') + 1;
  const named = candidates.filter(({ start, meaning }) => start === at && meaning.kind !== 'language');
  return (
    at > 0 &&
    named.length > 0 &&
    named.every(({ meaning, match }) => meaning.kind === 'field' && match === 'partial')
  );
}

/** What follows the verb says of its column what it is: a value, a time, a number. */
function restrictedBy(run: VerbRun, said: SaidOf): readonly (readonly Token[])[] {
  const { tokens, candidates } = said;
  const { verb, joint, end, next } = run;
  const times = candidates.flatMap(({ start, end: stop, meaning }) =>
    start === end && meaning.kind === 'time' ? [{ time: meaning, stop }] : [],
  );
  if (times.length > 0) return datedBy(run, times, said);
  const first = tokens[next]?.norm === 'the' ? next + 1 : next;
  const values = candidates.filter(
    ({ start, meaning, match }) => start === first && meaning.kind === 'value' && match !== 'misspelt',
  );
  const isNamed = joint !== null && (tokens[next]?.kind === 'quoted' || isNoun(next, said));
  const isPlace = values.length > 0 || isNamed;
  if (joint === null && !isPlace)
    return isAmount(end, said) ? withAmounts(run, roleColumns(verb, 'much', said), said) : [];
  const roles = joint === null ? ROLES_OF_OBJECTS : rolesFor(joint);
  if (!isPlace) return [];
  const dated = withItsTime(run, values, said);
  return roles.flatMap((role) =>
    withColumns(run, withValues(roleColumns(verb, role, said), values), first, { ...said, tokens: dated }),
  );
}

/** "arrive in Bergen *on 2 May*": the time after the place is when it arrives, and not when it leaves. */
function withItsTime({ verb, at }: VerbRun, values: readonly Candidate[], said: SaidOf): readonly Token[] {
  const { tokens, candidates } = said;
  const end = Math.max(...values.map((one) => one.end));
  const isTime = candidates.some(({ start, meaning }) => start === end && meaning.kind === 'time');
  const [when, ...others] = isTime ? roleColumns(verb, 'when', said) : [];
  return when === undefined || others.length > 0
    ? tokens
    : replaced(tokens, { from: end, to: end, words: `with ${when.label}`, like: at });
}

/** "hold more than 300 *students*" with a `student_capacity`: what is counted is in the name of the column. */
function withAmounts(
  run: VerbRun,
  columns: readonly RoleColumn[],
  said: SaidOf,
): readonly (readonly Token[])[] {
  const number = said.tokens.findIndex(({ kind }, at) => at >= run.end && kind === 'number');
  const noun = singularOf(said.tokens[number + 1]?.norm ?? '');
  const isNear = number >= 0 && number - run.end < COMPARISON_MAX;
  const named = columns.filter(({ label }) => isNear && label.split(' ').includes(noun));
  // "seat over 20,000 *people*"
  const isOfPeople = isNear && PEOPLE.has(noun) && columns.length === 1;
  const meant = isOfPeople && /\b(?:capacity|seats)\b/.test(columns[0]?.label ?? '') ? columns : named;
  // "who made more than 30 *payments*": a number of rows, and no amount of theirs.
  const isOfRows = said.candidates.some(
    ({ start, meaning, match }) => start === number + 1 && meaning.kind === 'dataset' && match !== 'misspelt',
  );
  if (meant.length === 0) return isNear && isOfRows ? [] : withColumns(run, columns, run.end, said);
  return withColumns(run, meant, run.end, { ...said, tokens: said.tokens.toSpliced(number + 1, 1) });
}

const PEOPLE: ReadonlySet<string> = new Set(['people', 'person']);

/** "more than", "no fewer than", "at least". */
const COMPARISON_MAX = 4;

function withColumns(
  { begin, at }: VerbRun,
  columns: readonly RoleColumn[],
  from: number,
  { tokens }: SaidOf,
): readonly (readonly Token[])[] {
  return columns.map(({ label }) =>
    replaced(tokens, { from: begin, to: from, words: `with ${label}`, like: at }),
  );
}

/** "the *converted* mana cost" is a column. */
function isOfLongerName({ at, begin, verb }: VerbRun, { candidates }: SaidOf): boolean {
  return (
    begin === at &&
    verb.particle.length === 0 &&
    candidates.some(
      ({ start, end, meaning, match }) =>
        start <= at && end > at && end - start > 1 && meaning.kind === 'field' && match === 'exact',
    )
  );
}

/** "more than 5", "12 rounds": what is measured is said. */
function isAmount(place: number, { tokens, candidates }: SaidOf): boolean {
  const { kind, norm = '' } = tokens[place] ?? {};
  const isBound = candidates.some(
    ({ start, meaning }) =>
      start === place && meaning.kind === 'language' && /^(?:compare|number):/.test(meaning.sense),
  );
  return kind === 'number' || isBound || AMOUNTS.has(norm);
}

const AMOUNTS: ReadonlySet<string> = new Set(
  'at between exactly fewer less longer more only over under'.split(' '),
);

/** A column is named there: "depart from *city* 'Aberdeen'". */
function isNoun(place: number, { candidates }: SaidOf): boolean {
  return candidates.some(({ start, meaning }) => start === place && meaning.kind === 'field');
}

const ROLES_OF_OBJECTS: readonly VerbRole[] = ['from', 'to'];
