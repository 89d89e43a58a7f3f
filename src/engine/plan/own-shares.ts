import { type Manner, mannerOf } from './grammar/measures/share-words.ts';
import { isOutcome, isVerb, isVerbal, opensClause, partSaid } from './part-said.ts';
import type { Phrase, PhraseOf, RankPhrase } from './phrase.ts';
import {
  type ConditionSketch,
  isBareTime,
  type MeasureOf,
  type MeasureSketch,
  type Nominal,
} from './sketch.ts';

/**
 * "share of applications that came in online, by region" is of each region's applications those, and not what each region
 * has of all of them: what is said with a verb of the rows that a share is of is the part that is asked for.
 */
export function withOwnShares(phrases: readonly Phrase[]): readonly Phrase[] {
  // Most sentences have no share.
  if (!phrases.some(hasShare)) return phrases;
  return ofPeriod(ofPlaced(ofPredicate(ofHolders(ofSome(ofVerb(ofAmount(phrases)))))));
}

function hasShare(phrase: Phrase): boolean {
  const kind = phrase.kind === 'rank' ? phrase.by?.kind : lastMeasureOf(phrase)?.kind;
  return kind === 'share' || kind === 'share-of-total';
}

function lastMeasureOf(phrase: Phrase | undefined): MeasureSketch | undefined {
  return phrase?.kind === 'measures' ? phrase.measures.at(-1) : undefined;
}

/** "what percentage of Texas borrowers have a late loan": of those borrowers, and not those of all who have one. */
function ofHolders(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex((phrase) => shareOfSome(phrase) !== null);
  const share = shareOfSome(phrases[at]);
  const next = phrases.findIndex((phrase, position) => position > at && phrase.kind !== 'noise');
  const said = phrases[next];
  const isVerbal = phrases.slice(at + 1, next).some(isVerbOrRelative);
  const which =
    said === undefined || share === null
      ? null
      : (heldIn(said, share) ?? (isVerbal ? soIn(said, share) : null));
  if (share === null || which === null) return phrases;
  const { isImplied: _, ...stated } = share;
  const of: Nominal = { ...share.of, conditions: [...share.of.conditions, ...share.which] };
  return phrases.flatMap((phrase, position): readonly Phrase[] => {
    if (position === next) return [];
    if (position !== at || phrase.kind !== 'measures') return [phrase];
    return [{ ...phrase, measures: [...phrase.measures.slice(0, -1), { ...stated, of, which }] }];
  });
}

/** "what share of the principal of auto loans is late": of the principal of those, and not of all that is late. */
function ofSome(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex((phrase) => shareOfAmount(phrase) !== null);
  const share = shareOfAmount(phrases[at]);
  const next = phrases.findIndex((phrase, position) => position > at && phrase.kind !== 'noise');
  const said = phrases[next];
  const which = outcomesIn(said);
  if (share === null || which.length === 0) return phrases;
  const isSaid =
    (said?.kind === 'conditions' && said.isVerbal === true) ||
    phrases.slice(at + 1, next).some(isVerbOrRelative);
  if (!isSaid) return phrases;
  const [only, ...others] = share.which;
  if (only === undefined || others.length > 0) return phrases;
  const of: MeasureSketch = { kind: 'restricted', measure: share.of, condition: only };
  return phrases.flatMap((phrase, position): readonly Phrase[] => {
    if (position === next) return [];
    if (position !== at || phrase.kind !== 'measures') return [phrase];
    const part: MeasureSketch = { ...share, of, which };
    return [{ ...phrase, measures: [...phrase.measures.slice(0, -1), part] }];
  });
}

/** "is late", "sits in late loans": what became of rows, and nothing else; none for other phrases. */
function outcomesIn(said: Phrase | undefined): readonly ConditionSketch[] {
  if (said?.kind !== 'conditions' && !(said?.kind === 'nominal' && said.isJoined)) return [];
  const conditions = said.kind === 'conditions' ? said.conditions : said.nominal.conditions;
  if (!conditions.every(isOutcome)) return [];
  return said.kind === 'conditions' || conditions.length === 0
    ? conditions
    : [{ kind: 'exists', nominal: said.nominal, isSelf: true }];
}

type ShareOfAmount = MeasureOf<'share'> & { readonly of: MeasureSketch };

/** A share of an amount of which something other than a time is said; null for others. */
function shareOfAmount(phrase: Phrase | undefined): ShareOfAmount | null {
  const last = lastMeasureOf(phrase);
  if (last?.kind !== 'share' || last.of.kind === 'nominal') return null;
  return last.which.some(({ kind }) => kind === 'time') ? null : { ...last, of: last.of };
}

/** "(share of auto loans) that ran into default", "(percentage of them) we had to charge off": what became of the same rows. */
function soIn(phrase: Phrase, { of }: ShareOfRows): readonly ConditionSketch[] | null {
  const routes = phrase.kind === 'conditions' ? phrase.conditions : [];
  if (routes.length > 0 && routes.every(isOutcome)) return routes;
  const rows = routes.flatMap((one) => (one.kind === 'route' ? (one.rows ?? []) : []));
  const [only, ...others] = phrase.kind === 'nominal' ? [phrase.nominal] : rows;
  if (only?.dataset !== of.dataset || others.length > 0) return null;
  const { conditions } = only;
  return conditions.length > 0 && conditions.every(isOutcome) ? conditions : null;
}

function isVerbOrRelative(phrase: Phrase): boolean {
  if (phrase.kind === 'opener') return phrase.opener === 'value';
  return phrase.kind === 'noise' && (phrase.isVerb === true || phrase.isRelative === true);
}

type ShareOfRows = MeasureOf<'share'> & { readonly of: Nominal };

/** A share of rows of which one thing is said, and not how many of all are so; null for others. */
function shareOfSome(phrase: Phrase | undefined): ShareOfRows | null {
  const last = lastMeasureOf(phrase);
  if (last?.kind !== 'share' || last.isOfOutcome === true) return null;
  const { of } = last;
  return of.kind === 'nominal' ? { ...last, of } : null;
}

/** "have a late loan", "own their home": what is said with a verb; null for what says where or which. */
function heldIn(phrase: Phrase, { isImplied }: ShareOfRows): readonly ConditionSketch[] | null {
  if (phrase.kind === 'nominal')
    return phrase.isHad === true ? [{ kind: 'exists', nominal: phrase.nominal }] : null;
  if (phrase.kind !== 'conditions') return null;
  const isOfOwn = isImplied === true && phrase.isPlaced !== true;
  const areHeld = phrase.conditions.every((one) => {
    const { kind } = one.kind === 'not' ? one.of : one;
    return kind === 'exists' || kind === 'count' || isOfOwn;
  });
  return areHeld && !phrase.conditions.some(isBareTime) ? phrase.conditions : null;
}

/** "that came in online", "went to borrowers in Texas": after the share, with a verb. */
function ofPredicate(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex((phrase) => wholeIn(phrase) !== null);
  const whole = wholeIn(phrases[at]);
  const part = whole === null ? null : partSaid(phrases, { at, rows: whole.of });
  if (whole === null || part === null) return phrases;
  const share: MeasureSketch = { kind: 'share', of: whole.of, which: [part.which], ...whole.how };
  return phrases.flatMap((phrase, position): readonly Phrase[] => {
    if (phrase === part.phrase) return [];
    if (position !== at || phrase.kind !== 'measures') return [phrase];
    const measured: Phrase = { ...phrase, measures: [...phrase.measures.slice(0, -1), share] };
    return whole.times.length === 0
      ? [measured]
      : [measured, { kind: 'conditions', conditions: whole.times }];
  });
}

/** "what part of the amount lent in 2020 is still outstanding": one amount in percent of the other. */
function ofAmount(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex((phrase) => wholeIn(phrase) !== null);
  const whole = wholeIn(phrases[at]);
  const next = phrases[at + 1];
  const [numerator, ...others] = next?.kind === 'measures' && next.joint === 'be' ? next.measures : [];
  if (whole === null || whole.of.kind === 'nominal' || numerator === undefined || others.length > 0)
    return phrases;
  // "of the collections of 2025": the part is of the same rows.
  const { of: denominator, conditions } = takenApart(whole.of, whole.times);
  const ratio: MeasureSketch = { kind: 'ratio', numerator, denominator, isPercent: true, isOfParts: true };
  return phrases.flatMap((phrase, position): readonly Phrase[] => {
    if (phrase === next) return [];
    if (position !== at || phrase.kind !== 'measures') return [phrase];
    const measured: Phrase = { ...phrase, measures: [...phrase.measures.slice(0, -1), ratio] };
    return conditions.length === 0 ? [measured] : [measured, { kind: 'conditions', conditions }];
  });
}

/** A measure without what restricts it, and that beside what is said already. */
function takenApart(
  of: MeasureSketch,
  conditions: readonly ConditionSketch[],
): { readonly of: MeasureSketch; readonly conditions: readonly ConditionSketch[] } {
  return of.kind === 'restricted'
    ? takenApart(of.measure, [...conditions, of.condition])
    : { of, conditions };
}

/** "share of volume to students per year": of each year's the part that is theirs, and not what each year has of all of theirs. */
function ofPlaced(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex((phrase) => wholeIn(phrase) !== null);
  const [whole, measured, next] = [wholeIn(phrases[at]), phrases[at], phrases[at + 1]];
  const which = next === undefined || whole === null || whole.times.length > 0 ? null : placedIn(next);
  const isByPeriod = phrases.some(
    ({ kind, ...phrase }) =>
      kind === 'group' && 'dimensions' in phrase && phrase.dimensions.some((one) => one.kind === 'part'),
  );
  if (whole === null || which === null || measured?.kind !== 'measures' || !isByPeriod) return phrases;
  const share: MeasureSketch = { kind: 'share', of: whole.of, which, ...whole.how };
  return phrases.flatMap((phrase) => {
    if (phrase === next) return [];
    return [
      phrase === measured ? { ...measured, measures: [...measured.measures.slice(0, -1), share] } : phrase,
    ];
  });
}

/** What is said right after a share of which rows it is; null for a time, and for what is said with a verb. */
function placedIn(phrase: Phrase): readonly ConditionSketch[] | null {
  if (phrase.kind === 'nominal')
    return phrase.isJoined === true && phrase.nominal.conditions.some((one) => !isBareTime(one))
      ? [{ kind: 'exists', nominal: phrase.nominal }]
      : null;
  if (phrase.kind !== 'conditions' || phrase.isPlaced !== true) return null;
  return phrase.conditions.some(isBareTime) ? null : phrase.conditions;
}

/** "share of loans issued in 2024 by grade": of those of the time, what each group has. */
function ofPeriod(phrases: readonly Phrase[]): readonly Phrase[] {
  const isGrouped = phrases.some(({ kind }) => kind === 'group');
  return phrases.map((phrase) => {
    const share = isGrouped ? shareOfSome(phrase) : null;
    if (share?.isImplied !== true || share.isFraction === true || phrase.kind !== 'measures') return phrase;
    if (!share.which.every(({ kind }) => kind === 'time')) return phrase;
    const nominal: Nominal = { ...share.of, conditions: [...share.of.conditions, ...share.which] };
    const parts: MeasureSketch = { kind: 'share-of-total', of: { kind: 'count', nominal } };
    return { ...phrase, measures: [...phrase.measures.slice(0, -1), parts] };
  });
}

/** "the branch that approves the largest share of its applications": what it does stands before the share. */
function ofVerb(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex((phrase) => phrase.kind === 'rank' && phrase.by?.kind === 'share-of-total');
  const [rank, verb] = [phrases[at], phrases[at - 1]];
  if (rank?.kind !== 'rank' || verb?.kind !== 'conditions' || verb.isPlaced === true) return phrases;
  const whole = rank.by?.kind === 'share-of-total' ? wholeOf(rank.by.of) : null;
  const [which, ...others] = verb.conditions;
  if (whole === null || which === undefined || others.length > 0 || !isOutcome(which)) return phrases;
  const by: MeasureSketch = { kind: 'share', of: whole, which: [which] };
  const ranked: RankPhrase = { ...rank, by };
  return phrases.flatMap((phrase): readonly Phrase[] => {
    if (phrase === verb) return [];
    return [phrase === rank ? ranked : phrase];
  });
}

/** "what share of the volume in 2023 …": of all that there was then some part is asked for, which must be said. */
export function sharesHaveParts(phrases: readonly Phrase[]): boolean {
  return timesHaveParts(phrases) && !phrases.some((_, at) => isSaidTwice(phrases, at));
}

/** "what percentage of payments that were paid" and then "were late": the second is the part, the first of what. */
function isSaidTwice(phrases: readonly Phrase[], at: number): boolean {
  const share = shareOfSome(phrases[at]);
  if (share === null || share.isImplied === true) return false;
  const later = phrases
    .slice(at + 1)
    .filter((phrase) =>
      phrase.kind === 'conditions'
        ? !phrase.conditions.every(({ kind }) => kind === 'time')
        : phrase.kind !== 'noise' || isVerb(phrase) || opensClause(phrase),
    );
  const [next, after] = later;
  return isVerbal(next) || (next !== undefined && isVerb(next) && after?.kind === 'conditions');
}

function timesHaveParts(phrases: readonly Phrase[]): boolean {
  const at = phrases.findIndex((phrase) => (wholeIn(phrase)?.times.length ?? 0) > 0);
  if (at < 0) return true;
  const later = phrases.slice(at + 1);
  const last = later.findLast(
    (phrase) => phrase.kind !== 'noise' || phrase.isRough === true || isVerb(phrase),
  );
  return (
    // "… went into?"
    last?.kind !== 'noise' &&
    !later.some((one, next) => isSaidWithVerb(one) || (isVerb(one) && restricts(later[next + 1])))
  );
}

function isSaidWithVerb(phrase: Phrase): boolean {
  return restricts(phrase) && phrase.isVerbal === true;
}

function restricts(phrase: Phrase | undefined): phrase is PhraseOf<'nominal' | 'conditions'> {
  return phrase?.kind === 'nominal' || phrase?.kind === 'conditions';
}

/** What a share is of, and when. */
interface Whole {
  readonly of: Nominal | MeasureSketch;
  readonly times: readonly ConditionSketch[];
  readonly how: Manner;
}

/** What a share at the end of a list of measures is of, where nothing but a time is said of it. */
function wholeIn(phrase: Phrase | undefined): Whole | null {
  const last = lastMeasureOf(phrase);
  if (last?.kind === 'share-of-total') {
    const of = wholeOf(last.of);
    return of === null ? null : { of, times: [], how: mannerOf(last) };
  }
  // "what share of the volume in 2024 came through brokers"
  const isOfTime = last?.kind === 'share' && last.which.every(({ kind }) => kind === 'time');
  return isOfTime ? { of: last.of, times: last.which, how: mannerOf(last) } : null;
}

function wholeOf(of: MeasureSketch): Nominal | MeasureSketch | null {
  if (of.kind !== 'count') return of;
  return of.nominal.conditions.every(isBareTime) ? of.nominal : null;
}
