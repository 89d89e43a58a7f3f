import { isSame } from '../is-same.ts';
import { addsChange, ofChange, transformIn } from './draft-changes.ts';
import { comparedIn, conditionsIn } from './draft-conditions.ts';
import { averagedIn, measuresIn } from './draft-measures.ts';
import { type Placed, placesIn } from './draft-places.ts';
import { fitTogether } from './fit-together.ts';
import { mergeRankings } from './merge-rankings.ts';
import { withOwnShares } from './own-shares.ts';
import {
  type Fact,
  type Opener,
  type Phrase,
  type PhraseOf,
  phrasesOf,
  type RankPhrase,
  type SchemaQuestion,
  type TransformSketch,
} from './phrase.ts';
import { withSharesAlone } from './shares-alone.ts';
import type { ConditionSketch, DimensionSketch, MeasureSketch, Nominal } from './sketch.ts';
import { withChangeAsked } from './with-change-asked.ts';
import { withFirstTime } from './with-first-time.ts';
import { withOwnersOfEach } from './with-owners-of-each.ts';
import { withSameParts } from './with-same-parts.ts';
import { withSharedParts } from './with-shared-parts.ts';
import { withTimesOfPeriods } from './with-times-of-periods.ts';
import { withoutRepeats } from './without-repeats.ts';

/** The pieces of a sentence by what they do, before anything is resolved. */
export interface Draft extends Placed {
  readonly openers: ReadonlySet<Opener>;
  /** What one thing is asked about, where no column is named. */
  readonly fact: Fact | null;
  readonly nominals: readonly Nominal[];
  /** "of each late loan": each of them has what is asked for. */
  readonly isOfEach?: boolean;
  /** Those that something else is said to have. */
  readonly had: readonly Nominal[];
  readonly measures: readonly MeasureSketch[];
  readonly groups: readonly DimensionSketch[];
  /** The one of the groups of which each has shares of its own. */
  readonly whole?: DimensionSketch;
  readonly columns: readonly DimensionSketch[];
  /** The columns of a row that makes a group; what else names it is not asked for. */
  readonly shownOfEach?: readonly DimensionSketch[];
  readonly conditions: readonly ConditionSketch[];
  readonly rank: RankPhrase | null;
  readonly byMeasures: readonly MeasureSketch[];
  readonly order: PhraseOf<'order'> | null;
  /** The rows in other words, and of what each counts once. */
  readonly restated: readonly PhraseOf<'restated'>[];
  readonly once: readonly string[];
  /** How the whole is to be understood: rows that do not count, the date that times are of, what a rate is of. */
  readonly instructions: readonly Instruction[];
  /** Of several clauses, in which it was decided what each number is of. */
  readonly isOfClauses?: true;
  /** What decides between equal ones. */
  readonly ties: PhraseOf<'ties'> | null;
  readonly transform: TransformSketch | null;
  readonly compare: PhraseOf<'compare'> | null;
  /** "2024 vs 2025, with the change": the change is wanted beside both sides. */
  readonly addsChange: boolean;
  readonly schema: readonly SchemaQuestion[];
  readonly isInPercent: boolean;
  readonly isInPoints: boolean;
  readonly isInMoney: boolean;
  /** No rate is in dollars, but a change of one may be said so. */
  readonly isInDollars: boolean;
  readonly keepEmptyGroups: boolean;
  /** The highest value of the groups alone is asked for, not the group that has it. */
  readonly isPeak: boolean;
  /** Columns that the answer should have, by words of theirs; null for all. */
  readonly outputs: PhraseOf<'outputs'> | null;
}

/** What a question says of itself. */
export type Instruction = PhraseOf<
  'left-out' | 'included' | 'no-empty-groups' | 'dated-by' | 'meant' | 'basis'
>;

/** Sorts the phrases of a sentence into a draft; null when they do not fit together. */
export function draftOf(said: readonly Phrase[]): Draft | null {
  const asked = withChangeAsked(withSharesAlone(withOwnShares(mergeRankings(withOwnersOfEach(said)))));
  const compared = withFirstTime(withoutRepeats(withTimesOfPeriods(asked)));
  const phrases = compared === null ? null : withSameParts(compared);
  if (phrases === null || !fitTogether(phrases)) return null;
  const peak = peakIn(phrases);
  if (peak !== null) return { ...draftOfPhrases(phrases), ...peak };
  return draftOfPhrases(phrases);
}

/** "the most loans held by one borrower": the measure of the borrower that has most of it, without the borrower. */
function peakIn(phrases: readonly Phrase[]): Pick<Draft, 'measures' | 'columns' | 'rank' | 'isPeak'> | null {
  const [only, ...others] = measuresIn(phrases);
  if (only?.kind !== 'nested' || only.function !== 'max' || others.length > 0) return null;
  if (phrases.some(({ kind }) => kind === 'rank' || kind === 'group' || kind === 'columns')) return null;
  return {
    measures: [only.inner],
    columns: [only.per],
    rank: { kind: 'rank', direction: 'desc', quality: 'value', limit: null, position: null, by: null },
    isPeak: true,
  };
}

function draftOfPhrases(said: readonly Phrase[]): Draft {
  const phrases = withSharedParts(said);
  const of = <K extends Phrase['kind']>(kind: K): readonly PhraseOf<K>[] => phrasesOf(phrases, kind);
  const [named = null] = [...of('rank'), ...of('transform').flatMap((one) => one.rank ?? [])];
  const [limit] = of('limit');
  const transform = transformIn(phrases);
  const rank = named === null ? null : ofChange(named, transform);
  const { measures, groups } = averagedIn(phrases);
  // What is spread first is copied at once.
  return {
    ...placesIn(phrases),
    isPeak: false,
    openers: new Set([
      ...of('opener').flatMap(({ opener }): readonly Opener[] =>
        opener === 'whole' ? ['list', opener] : [opener],
      ),
      ...(isOneAlone(phrases) ? (['list', 'whole'] as const) : []),
      ...of('by-measure').flatMap(({ isGrouped }): readonly Opener[] => (isGrouped ? ['breakdown'] : [])),
    ]),
    fact: of('opener').find(({ fact }) => fact !== undefined)?.fact ?? null,
    nominals: of('nominal').map(({ nominal }) => nominal),
    isOfEach: of('nominal').some(({ isEach }) => isEach === true),
    had: phrases.flatMap((phrase, at) => (isHad(phrase, phrases[at - 1]) ? [phrase.nominal] : [])),
    measures,
    groups,
    ...wholeIn(phrases),
    columns: of('columns').flatMap(({ dimensions }) => dimensions),
    conditions: withTimesOfNone(conditionsIn(phrases), phrases),
    rank: rank === null || limit === undefined ? rank : { ...rank, limit: limit.limit },
    byMeasures: of('by-measure').map(({ measure }) => measure),
    order: of('order')[0] ?? null,
    ties: of('ties')[0] ?? null,
    restated: of('restated'),
    instructions: instructionsIn(phrases),
    once: of('once').map(({ dataset }) => dataset),
    transform,
    compare: comparedIn(phrases),
    addsChange: addsChange(phrases),
    schema: of('schema').map(({ question }) => question),
    outputs: of('outputs')[0] ?? null,
    isInPercent: of('in-percent').length > 0,
    isInPoints: of('in-units').some(({ isInPoints }) => isInPoints === true),
    isInMoney: of('in-units').some(({ isInMoney }) => isInMoney === true),
    isInDollars: of('in-units').some(({ isInDollars }) => isInDollars === true),
    keepEmptyGroups: of('all-groups').length > 0,
  };
}

/** "…, including branches without loans in 2020": the time is of all that is counted, also where it was said before. */
function withTimesOfNone(
  conditions: readonly ConditionSketch[],
  phrases: readonly Phrase[],
): readonly ConditionSketch[] {
  const times = phrasesOf(phrases, 'all-groups').flatMap((one) => one.times ?? []);
  return [...conditions, ...times.filter((time) => !conditions.some((one) => isSame(one, time)))];
}

/** "show loan 100", "details of borrower 15": one row by its key, of which no column is named. */
function isOneAlone(phrases: readonly Phrase[]): boolean {
  const [only, ...others] = phrases.filter(
    ({ kind, ...phrase }) =>
      kind !== 'noise' && !('opener' in phrase && OF_ROWS.has(phrase.opener) && phrase.fact === undefined),
  );
  return (
    only?.kind === 'conditions' &&
    only.conditions.length === 1 &&
    isOneByKey(only.conditions[0]) &&
    others.length === 0
  );
}

function isOneByKey(condition: ConditionSketch | undefined): boolean {
  return condition?.kind === 'key' && condition.isOfMany !== true;
}

const OF_ROWS: ReadonlySet<Opener> = new Set(['list', 'show', 'value', 'whole']);

/** "for each region, the share of loans by grade": that of the grades in the region. */
function wholeIn(phrases: readonly Phrase[]): Pick<Draft, 'whole'> {
  const [whole, ...others] = phrasesOf(phrases, 'group').flatMap((one) => one.whole ?? []);
  return whole === undefined || others.length > 0 ? {} : { whole };
}

function instructionsIn(phrases: readonly Phrase[]): readonly Instruction[] {
  return phrases.filter(
    (phrase): phrase is Instruction =>
      phrase.kind === 'left-out' ||
      phrase.kind === 'included' ||
      phrase.kind === 'no-empty-groups' ||
      phrase.kind === 'dated-by' ||
      phrase.kind === 'meant' ||
      phrase.kind === 'basis',
  );
}

function isHad(phrase: Phrase, before: Phrase | undefined): phrase is PhraseOf<'nominal'> {
  const isTied = before?.kind === 'noise' && before.isRough === true;
  return phrase.kind === 'nominal' && (phrase.isHad === true || isTied);
}
