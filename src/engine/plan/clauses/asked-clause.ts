import { type Draft, draftOf } from '../draft.ts';
import type { Phrase } from '../phrase.ts';
import { segment } from '../segment.ts';
import type { ConditionSketch } from '../sketch.ts';
import { clauseChart, type Spoken } from './clause-chart.ts';
import { partsOfAll, type Whole } from './part-of-all.ts';
import { type Clause, POSSESSIVES } from './split-clauses.ts';

/** One reading of a clause. */
export interface Reading {
  readonly phrases: readonly Phrase[];
  readonly draft: Draft | null;
  readonly cost: number;
  /** "what percentage of all is that": asked besides. */
  readonly whole: Whole | null;
  /** "for each": one row for each of what was spoken of. */
  readonly isForEach: boolean;
  /** "how much of that": the measure before, over fewer rows; or its part in that. */
  readonly again: 'measure' | 'share' | null;
  /** "and how many haven't". */
  readonly isContrary: boolean;
  /** Speaks of the rows before by a word of its own; by a possessive that it begins with. */
  readonly refersBack: boolean;
  readonly isOfTheirs: boolean;
}

const READINGS_MAX = 6;
const PLAIN = { whole: null, again: null, isForEach: false, isContrary: false } as const;

/** The cheapest readings of a clause whose phrases fit together. */
export function readClause(spoken: Spoken, whole: Clause, subject: string | null): readonly Reading[] {
  const rest = subject === null ? whole : withoutJust(spoken, whole);
  const isOfRows = subject !== null && countsThrough(spoken, rest);
  const clause = isOfRows ? { start: rest.start + 1, end: rest.end } : rest;
  const isOfTheirs = POSSESSIVES.has(spoken.words[clause.start] ?? '');
  const isBack = subject !== null && refersBack(spoken, clause);
  const cut = withoutLast(spoken, clause, 'for-each-of-them');
  if (subject !== null && cut !== null)
    return draftsOf(spoken, cut, subject).map((one) => ({
      ...one,
      ...PLAIN,
      isForEach: true,
      refersBack: isBack,
      isOfTheirs,
    }));
  if (subject !== null && isContrary(spoken, clause))
    return [
      { ...PLAIN, phrases: [], draft: null, cost: 0, isContrary: true, refersBack: isBack, isOfTheirs },
    ];
  const again = subject === null ? null : ofThat(spoken, clause);
  if (again !== null)
    return draftsOf(spoken, again.rest, subject).map((one) => ({
      ...one,
      ...PLAIN,
      again: again.kind,
      refersBack: isBack,
      isOfTheirs,
    }));
  const parts = subject === null ? [] : withWhole(spoken, clause, subject);
  return parts.length > 0
    ? parts
    : draftsOf(spoken, clause, subject).map((one) => ({
        ...one,
        ...PLAIN,
        draft: isOfRows ? ofTheRows(one.draft, subject) : one.draft,
        refersBack: isBack || isOfRows,
        isOfTheirs,
      }));
}

/** "to how many borrowers": of how many different ones the rows before are. */
function ofTheRows(draft: Draft, subject: string): Draft {
  return {
    ...draft,
    measures: draft.measures.map((one) =>
      one.kind === 'count' && one.nominal.dataset !== subject && one.nominal.conditions.length === 0
        ? { kind: 'count-different', dataset: one.nominal.dataset }
        : one,
    ),
  };
}

/** A reading of a clause that makes a draft. */
export type Drafted = Pick<Reading, 'phrases' | 'cost'> & { readonly draft: Draft };

/** The cheapest drafts of a clause by itself; what speaks of rows before it means those of the subject. */
export function draftsOf(spoken: Spoken, clause: Clause, subject: string | null): readonly Drafted[] {
  if (clause.end <= clause.start) return [];
  const seen = new Set<string>();
  const found: Drafted[] = [];
  for (const { phrases, cost, key } of segment(clauseChart(spoken, clause, subject))) {
    if (found.length === READINGS_MAX) break;
    if (seen.has(key)) continue;
    seen.add(key);
    const draft = draftOf(phrases);
    if (draft !== null) found.push({ phrases, cost, draft });
  }
  return found;
}

/** "# and % of all": the end of the clause asks for the part, what is before it for something else. */
function withWhole(spoken: Spoken, clause: Clause, subject: string): readonly Reading[] {
  return partsOfAll(clauseChart(spoken, clause, subject)).flatMap(
    ({ at, whole, cost }): readonly Reading[] => {
      const asked = { ...PLAIN, whole, refersBack: true, isOfTheirs: false };
      if (at === 0) return [{ ...asked, phrases: [], draft: null, cost }];
      return draftsOf(spoken, { start: clause.start, end: clause.start + at }, subject).map((one) => ({
        ...one,
        ...asked,
        cost: one.cost + cost,
      }));
    },
  );
}

/** "*to* how many borrowers", "*over* how many loans": those that the rows are of. */
function countsThrough({ words }: Spoken, { start }: Clause): boolean {
  return THROUGH.has(words[start] ?? '') && words[start + 1] === 'how' && words[start + 2] === 'many';
}

/** "Just give the number." */
function withoutJust({ words }: Spoken, { start, end }: Clause): Clause {
  return end - start > 1 && JUST.has(words[start] ?? '') ? { start: start + 1, end } : { start, end };
}

const THROUGH: ReadonlySet<string> = new Set(['across', 'at', 'by', 'for', 'from', 'in', 'on', 'over', 'to']);

const JUST: ReadonlySet<string> = new Set(['just', 'only', 'simply', 'so', 'then']);

/** "and how many haven't": nothing is said but that it is not so. */
function isContrary(spoken: Spoken, clause: Clause): boolean {
  const words = spoken.words.slice(clause.start, clause.end).filter((word) => word !== 'yet');
  const { sensesAt } = clauseChart(spoken, { start: clause.start, end: clause.start + words.length }, null);
  const counts = sensesAt[0]?.get('count') ?? [];
  return counts.some(({ end }) =>
    (sensesAt[end]?.get('are-not-so') ?? []).some((last) => last.end === words.length),
  );
}

/** The clause without the words of the sense at its end; null where it does not end so. */
function withoutLast(
  { candidates }: Spoken,
  { start, end }: Clause,
  sense: 'for-each-of-them',
): Clause | null {
  const starts = candidates.flatMap((one) =>
    one.end === end && one.start > start && one.meaning.kind === 'language' && one.meaning.sense === sense
      ? [one.start]
      : [],
  );
  return starts.length === 0 ? null : { start, end: Math.min(...starts) };
}

/** "how much of that was for auto loans", "what share of it is late": what is said after it. */
function ofThat(
  { words }: Spoken,
  { start, end }: Clause,
): { readonly kind: 'measure' | 'share'; readonly rest: Clause } | null {
  const of = words.indexOf('of', start);
  if (of < 0 || of + 2 >= end || !THAT.has(words[of + 1] ?? '')) return null;
  const before = words.slice(start, of).join(' ');
  const kind = before === 'how much' ? 'measure' : PART.test(before) ? 'share' : null;
  return kind === null ? null : { kind, rest: { start: of + 2, end } };
}

const THAT: ReadonlySet<string> = new Set(['that', 'it', 'this']);
const PART = /^(?:what |which )?(?:share|percentage|percent|portion|part|%)$/;

/** Whether a clause speaks of the rows of those before it. */
export function refersBack({ candidates, words }: Spoken, { start, end }: Clause): boolean {
  if (words.slice(start, end).some((word) => POSSESSIVES.has(word))) return true;
  return candidates.some(
    (one) =>
      one.start >= start && one.end <= end && one.meaning.kind === 'language' && one.meaning.sense === 'back',
  );
}

/** All that is said of rows in a clause, as conditions on those of the subject. */
export function conditionsOf({ nominals, conditions }: Draft, subject: string): readonly ConditionSketch[] {
  const said = nominals.flatMap((nominal): readonly ConditionSketch[] => {
    if (nominal.dataset === subject) return nominal.conditions;
    return [{ kind: 'exists', nominal }];
  });
  return [...said, ...conditions];
}
