import { isSame } from '../is-same.ts';
import { fitTogether } from './fit-together.ts';
import { changesAsked } from './fitting-changes.ts';
import { namesTwoTimes } from './fitting-times.ts';
import { aggregateOf } from './grammar/measures/aggregates.ts';
import { countOf } from './grammar/measures/counts.ts';
import { restrict } from './grammar/terms.ts';
import { mergeRankings } from './merge-rankings.ts';
import { withOwnShares } from './own-shares.ts';
import {
  type Fact,
  measuresAsked,
  type Opener,
  type Phrase,
  type PhraseOf,
  phrasesOf,
  type RankPhrase,
  type SchemaQuestion,
  type TransformSketch,
} from './phrase.ts';
import { ofThose } from './quantified.ts';
import { ranksColumns } from './ranks-columns.ts';
import { withSharesAlone } from './shares-alone.ts';
import {
  type ConditionSketch,
  type DimensionSketch,
  isBareTime,
  isOfGroups,
  type MeasureSketch,
  type Nominal,
  type SketchOf,
} from './sketch.ts';
import { withChangeAsked } from './with-change-asked.ts';
import { withFirstTime } from './with-first-time.ts';
import { withSameParts } from './with-same-parts.ts';
import { withoutRepeats } from './without-repeats.ts';

/** The pieces of a sentence by what they do, before anything is resolved. */
export interface Draft {
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
  /** "growth of volume", not "volume and growth": what is made of the measure is asked for alone. */
  readonly isChangeAlone: boolean;
  readonly compare: PhraseOf<'compare'> | null;
  /** "2024 vs 2025, with the change": the change is wanted beside both sides. */
  readonly addsChange: boolean;
  readonly schema: readonly SchemaQuestion[];
  readonly isInPercent: boolean;
  readonly isInPoints: boolean;
  readonly isInMoney: boolean;
  readonly keepEmptyGroups: boolean;
  /** The highest value of the groups alone is asked for, not the group that has it. */
  readonly isPeak: boolean;
  /** Columns that the answer should have, by words of theirs; null for all. */
  readonly outputs: PhraseOf<'outputs'> | null;
  /** Which came first: what is asked for, or the noun. */
  readonly startsWithNominal: boolean;
  readonly startsWithRank: boolean;
  readonly startsWithColumns: boolean;
  /** "for each shop, its city and …": what is grouped by comes before the columns. */
  readonly startsWithGroup: boolean;
  /** "in each region, which branch …". */
  readonly asksForNames: boolean;
  /** Columns are added to the noun's own ("cities and their population"), not put in their place. */
  readonly addsColumns: boolean;
  /** They stand after "with" alone: "the latest loans with borrower name and principal". */
  readonly listsColumns: boolean;
  /** The columns are ranked, and a noun after them restricts: "top 3 regions by rate for self-employed borrowers". */
  readonly ranksColumns: boolean;
  /** Measures are wanted for each row of the noun: "branches with over 500 loans and their volume". */
  readonly addsMeasures: boolean;
}

/** What a question says of itself. */
export type Instruction = PhraseOf<
  'left-out' | 'included' | 'no-empty-groups' | 'dated-by' | 'meant' | 'basis'
>;

/** Sorts the phrases of a sentence into a draft; null when they do not fit together. */
export function draftOf(said: readonly Phrase[]): Draft | null {
  const asked = withChangeAsked(withSharesAlone(withOwnShares(mergeRankings(said))));
  const compared = withFirstTime(withoutRepeats(asked));
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

function draftOfPhrases(phrases: readonly Phrase[]): Draft {
  const of = <K extends Phrase['kind']>(kind: K): readonly PhraseOf<K>[] => phrasesOf(phrases, kind);
  const [named = null] = [...of('rank'), ...of('transform').flatMap((one) => one.rank ?? [])];
  const [limit] = of('limit');
  const transform = transformIn(phrases);
  const rank = named === null ? null : ofChange(named, transform);
  return {
    isPeak: false,
    openers: new Set([
      ...of('opener').flatMap(({ opener }): readonly Opener[] =>
        opener === 'whole' ? ['list', opener] : [opener],
      ),
      ...of('by-measure').flatMap(({ isGrouped }): readonly Opener[] => (isGrouped ? ['breakdown'] : [])),
    ]),
    fact: of('opener').find(({ fact }) => fact !== undefined)?.fact ?? null,
    nominals: of('nominal').map(({ nominal }) => nominal),
    isOfEach: of('nominal').some(({ isEach }) => isEach === true),
    had: phrases.flatMap((phrase, at) => (isHad(phrase, phrases[at - 1]) ? [phrase.nominal] : [])),
    ...averagedIn(phrases),
    ...wholeIn(phrases),
    columns: of('columns').flatMap(({ dimensions }) => dimensions),
    conditions: conditionsIn(phrases),
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
    keepEmptyGroups: of('all-groups').length > 0,
    ...beginningOf(phrases),
  };
}

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

/** "loans per month on average": the average of the groups, where there is one number for each of one thing. */
function averagedIn(phrases: readonly Phrase[]): Pick<Draft, 'measures' | 'groups'> {
  const measures = weightedIn(phrases, inPercent(phrases, measuresIn(phrases)));
  const groups = phrasesOf(phrases, 'group').flatMap(({ dimensions }) => dimensions);
  if (phrasesOf(phrases, 'on-average').length === 0) return { measures, groups };
  // "applications per month on average": their number.
  const [rows, ...otherRows] = phrasesOf(phrases, 'nominal').map(({ nominal }) => nominal);
  const counted = rows !== undefined && otherRows.length === 0 ? countOf(rows) : undefined;
  const inner = measures.length === 0 ? counted : measures[0];
  // "loans of each branch per month on average": the branch's average of its months
  const per = groups.length === 1 ? groups[0] : onlyPeriod(groups);
  if (inner?.kind === 'bare' && per === undefined)
    return { measures: [aggregateOf('avg', inner.field)], groups };
  if (inner === undefined || per === undefined || measures.length > 1) return { measures, groups };
  return {
    measures: [{ kind: 'nested', function: 'avg', inner, per }],
    groups: groups.filter((group) => group !== per),
  };
}

/** The period among several groups, where it is the only one. */
function onlyPeriod(groups: readonly DimensionSketch[]): DimensionSketch | undefined {
  const periods = groups.filter(({ kind }) => kind === 'part');
  return periods.length === 1 ? periods[0] : undefined;
}

/** "what fraction …, as a percentage": the percentage. */
function inPercent(phrases: readonly Phrase[], measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  if (phrasesOf(phrases, 'in-percent').length === 0) return measures;
  return measures.map((one) => {
    if (one.kind !== 'share') return one;
    const { isFraction: _, ...share } = one;
    return share;
  });
}

/** "average rate by grade, weighted by principal": the weight that is said later. */
function weightedIn(
  phrases: readonly Phrase[],
  measures: readonly MeasureSketch[],
): readonly MeasureSketch[] {
  const [weight] = phrasesOf(phrases, 'weight');
  const [only] = measures;
  if (weight === undefined || only === undefined) return measures;
  return only.kind === 'aggregate' || only.kind === 'weighted'
    ? [{ kind: 'weighted', field: only.field, weight: weight.field }]
    : measures;
}

/** "yoy change in dollars" is a difference. */
function transformIn(phrases: readonly Phrase[]): TransformSketch | null {
  const [first, since] = transformsSaid(phrases);
  if (first?.kind !== 'change') return first ?? null;
  const { isOpen, ...change } = first;
  const per = since?.kind === 'change' ? since.per : first.per;
  const isInUnits = phrasesOf(phrases, 'in-units').length > 0;
  const at = phrases.findLastIndex(({ kind }) => kind === 'in-percent');
  const isPercent = asks(phrases, 'percent-change') || (isOpen === true && at >= 0);
  if (isInUnits) return { ...change, per, as: 'difference' };
  if (change.as === 'difference' && !isPercent && at > phrases.findIndex(({ kind }) => kind === 'transform'))
    return { ...change, per, as: 'percent', isOfAmount: true };
  return isPercent ? { ...change, per, as: 'percent' } : { ...first, per };
}

/** "how did it change …? Both counts and the difference" says twice that the change is asked for. */
function transformsSaid(phrases: readonly Phrase[]): readonly TransformSketch[] {
  const said = phrasesOf(phrases, 'transform').map(({ transform }) => transform);
  const [beside] = phrasesOf(phrases, 'as-columns').flatMap(({ transform }) => transform ?? []);
  const [first, ...others] = said;
  if (beside === undefined) return said;
  const isGeneral = first?.kind === 'change' && first.as === 'difference' && first.isDown !== true;
  return first === undefined || isGeneral ? [beside, ...others] : said;
}

function asks(phrases: readonly Phrase[], wanted: Opener): boolean {
  return phrasesOf(phrases, 'opener').some(({ opener }) => opener === wanted);
}

/** The biggest drop is the lowest change. */
function ofChange(rank: RankPhrase, transform: TransformSketch | null): RankPhrase {
  const isOfChange = rank.by === null && rank.direction === 'desc' && transform?.kind === 'change';
  return isOfChange && transform.isDown === true ? { ...rank, direction: 'asc' } : rank;
}

function measuresIn(phrases: readonly Phrase[]): readonly MeasureSketch[] {
  return ofThoseBefore(measuresSaid(phrases));
}

/** "how many loans, and for how much": of those loans; "average rate, and the highest": of the rate. */
function ofThoseBefore(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  if (!measures.some(({ kind }) => kind === 'again' || kind === 'amount')) return measures;
  return measures.map((one, at) => {
    const before = measures.slice(0, at).filter(({ kind }) => kind !== 'again');
    if (one.kind === 'again') return { ...one, of: before.at(-1) ?? null };
    const counted = before.findLast(({ kind }) => kind === 'count');
    return one.kind === 'amount' && one.nominal === null && counted?.kind === 'count'
      ? { ...one, nominal: counted.nominal }
      : one;
  });
}

function measuresSaid(phrases: readonly Phrase[]): readonly MeasureSketch[] {
  return phrases.flatMap((phrase) => {
    if (phrase.kind === 'measures') return phrase.measures;
    const isNamed = phrase.kind === 'compare' || phrase.kind === 'excess' || phrase.kind === 'transform';
    return isNamed && phrase.measure !== undefined ? [phrase.measure] : [];
  });
}

function addsChange(phrases: readonly Phrase[]): boolean {
  if (phrasesOf(phrases, 'as-columns').length > 0) return true;
  const at = phrases.findIndex(({ kind }) => kind === 'transform');
  const before = phrases.slice(0, at);
  return (
    phrases[at - 1]?.kind === 'noise' && (phrasesOf(before, 'compare').length > 0 || namesTwoTimes(before))
  );
}

/** "Q4 2025 and Q4 2024 side by side": the times that are listed are the sides. */
function listedTimes(phrases: readonly Phrase[]): SketchOf<'time'> | null {
  if (phrasesOf(phrases, 'as-columns').length === 0) return null;
  const [only, ...others] = phrasesOf(phrases, 'conditions')
    .flatMap(({ conditions }) => conditions)
    .filter(isBareTime);
  return only?.isJoined === true && others.length === 0 ? only : null;
}

function conditionsIn(phrases: readonly Phrase[]): readonly ConditionSketch[] {
  const conditions = conditionsSaid(phrases);
  const counted = measuresIn(phrases).flatMap((one) => (one.kind === 'count' ? one.nominal.conditions : []));
  const named = phrasesOf(phrases, 'nominal').flatMap(({ nominal }) => nominal.conditions);
  const spoken = [...counted, ...named, ...conditions];
  return conditions.map((one) => ofThose(one, spoken) ?? one);
}

function conditionsSaid(phrases: readonly Phrase[]): readonly ConditionSketch[] {
  const conditions = [
    ...phrases.flatMap((phrase, at) =>
      phrase.kind === 'conditions'
        ? phrase.conditions.flatMap((one) => ofGroupsApart(ofGrouped(one, phrases[at - 1])))
        : [],
    ),
    ...phrasesOf(phrases, 'of-groups').map(({ condition }) => condition),
    ...phrasesOf(phrases, 'of-asked').flatMap(({ bound }) =>
      measuresAsked(phrases).map((measure): ConditionSketch => ({ kind: 'aggregate', measure, ...bound })),
    ),
  ];
  if (phrasesOf(phrases, 'compare').length > 0) return conditions;
  const sides = listedTimes(phrases);
  return conditions.filter((one) => one !== sides);
}

/** "each branch that opened in 2019": what several tables have is that of the rows just named. */
function ofGrouped(condition: ConditionSketch, before: Phrase | undefined): ConditionSketch {
  const last = before?.kind === 'group' ? before.dimensions.at(-1) : undefined;
  if (last?.kind !== 'dataset' || condition.kind !== 'time' || condition.field === null) return condition;
  const own = restrict(condition.field, last.dataset);
  return own === null ? condition : { ...condition, field: own };
}

/** "with at least 50 loans and a default rate above 8 %": each is asked of the groups by itself. */
function ofGroupsApart(condition: ConditionSketch): readonly ConditionSketch[] {
  return condition.kind === 'and' && condition.of.every(isOfGroups) ? condition.of : [condition];
}

/** The sides in the order that is asked for, and what is made of them. */
function comparedIn(phrases: readonly Phrase[]): PhraseOf<'compare'> | null {
  const [compare] = phrasesOf(phrases, 'compare');
  if (compare === undefined) {
    const listed = listedTimes(phrases);
    if (listed === null) return comparedTimes(phrases);
    const { isJoined: _, ...time } = listed;
    return { kind: 'compare', as: 'columns', sides: listed.times.map((one) => ({ ...time, times: [one] })) };
  }
  const [excess] = phrasesOf(phrases, 'excess');
  const [first] = phrasesOf(phrases, 'first-side');
  const isTurned =
    excess?.isBelow === true ||
    (first !== undefined && !isSame(first.side, compare.sides[0]) && isSame(first.side, compare.sides[1]));
  const turned = isTurned ? turnedAround(compare) : compare;
  if (excess !== undefined) return { ...turned, as: 'difference' };
  const isColumns = phrasesOf(phrases, 'as-columns').length > 0 || first !== undefined;
  return { ...turned, as: isColumns && compare.as === 'rows' ? 'columns' : compare.as };
}

function turnedAround(compare: PhraseOf<'compare'>): PhraseOf<'compare'> {
  const { sides, labels } = compare;
  const turned = { ...compare, sides: sides.toReversed() };
  return labels === undefined ? turned : { ...turned, labels: labels.toReversed() };
}

/** "branches that lent less in 2025 than in 2024, both years": a column for each of the times. */
function comparedTimes(phrases: readonly Phrase[]): PhraseOf<'compare'> | null {
  const [changed] = changesAsked(phrases);
  if (changed === undefined || phrasesOf(phrases, 'as-columns').length === 0) return null;
  const sides = changed.periods.map((one): ConditionSketch => ({ kind: 'time', field: null, times: [one] }));
  return { kind: 'compare', as: 'columns', sides };
}

/** "charge-offs by year with cumulative count": the running total is wanted beside what it is of. */
function isAddition(phrases: readonly Phrase[]): boolean {
  const at = phrases.findIndex(({ kind }) => kind === 'transform');
  const [before, joint] = [phrases.slice(0, at), phrases[at - 1]];
  const isTied = joint?.kind === 'noise' && (joint.isRough === true || joint.needsMore === true);
  return isTied && before.some(({ kind }) => kind === 'nominal' || kind === 'group');
}

/** "growth of volume", "by how much did volume change", "a drop in loans". */
function isChangeAlone(phrases: readonly Phrase[]): boolean {
  const at = phrases.findIndex(({ kind }) => kind === 'transform');
  const ofWhat = phrases.findIndex(({ kind }) => kind === 'measures' || kind === 'nominal');
  if (at < 0 || isAddition(phrases)) return false;
  const isAsked = asks(phrases, 'change') || asks(phrases, 'percent-change');
  return (
    isAsked || at < ofWhat || phrasesOf(phrases, 'transform').some(({ measure }) => measure !== undefined)
  );
}

function isQuantity({ kind }: MeasureSketch): boolean {
  return kind === 'bare';
}

/** What the order of the phrases says. */
/** "for retired borrowers, count and volume": of which rows, and no row for each of them. */
function isScope(first: PhraseOf<'nominal'>, phrases: readonly Phrase[]): boolean {
  const before = phrases.slice(0, phrases.indexOf(first));
  return first.isJoined || before.some((one) => one.kind === 'noise' && one.isRough === true);
}

function beginningOf(
  phrases: readonly Phrase[],
): Pick<
  Draft,
  | 'isChangeAlone'
  | 'startsWithNominal'
  | 'startsWithRank'
  | 'startsWithColumns'
  | 'startsWithGroup'
  | 'asksForNames'
  | 'addsColumns'
  | 'listsColumns'
  | 'ranksColumns'
  | 'addsMeasures'
> {
  const first = phrases.find(({ kind }) => kind === 'nominal' || kind === 'measures' || kind === 'columns');
  const joints = phrasesOf(phrases, 'columns').map(({ joint }) => joint);
  const quantities = phrasesOf(phrases, 'measures').filter(({ measures }) => measures.every(isQuantity));
  const added = [...joints, ...quantities.map(({ joint }) => joint)];
  const isAfterAnd = phrases.some((phrase, at) => {
    const before = phrases[at - 1];
    return phrase.kind === 'columns' && before?.kind === 'noise' && before.isAnd === true;
  });
  const isAdded =
    isAfterAnd || added.some((joint) => joint === 'and' || joint === 'with' || joint === 'conjunction');
  const at = (kind: Phrase['kind']): number => phrases.findIndex((phrase) => phrase.kind === kind);
  return {
    isChangeAlone: isChangeAlone(phrases),
    startsWithNominal: first?.kind === 'nominal',
    startsWithRank: at('rank') >= 0 && (first === undefined || at('rank') < phrases.indexOf(first)),
    startsWithColumns: first?.kind === 'columns',
    startsWithGroup: at('group') >= 0 && (at('columns') < 0 || at('group') < at('columns')),
    asksForNames: joints.includes('that'),
    addsColumns: first?.kind === 'nominal' && isAdded,
    listsColumns: joints.at(-1) === 'with' && joints.slice(0, -1).every((joint) => joint === null),
    ranksColumns: ranksColumns(phrases),
    addsMeasures:
      first?.kind === 'nominal' &&
      !isScope(first, phrases) &&
      phrasesOf(phrases, 'measures').some(({ joint }) => joint === 'and' || joint === 'with'),
  };
}
