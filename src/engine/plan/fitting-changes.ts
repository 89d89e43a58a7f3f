import { measuresAsked, type Phrase, phrasesOf, type RankPhrase } from './phrase.ts';
import { isBareTime, type SketchOf } from './sketch.ts';

/** "growth in volume over the year before": what it is, and from when. */
export function transformIsOne(phrases: readonly Phrase[]): boolean {
  const changes = phrasesOf(phrases, 'transform').map(({ transform }) =>
    transform.kind === 'change' ? transform.per : undefined,
  );
  const [first, second] = changes;
  return changes.length < 2 || (changes.length === 2 && first === null && typeof second === 'string');
}

/** "branches that grew", "states whose rate increased" ask for those that did, not for the growth. */
export function changeIsNoClause(phrases: readonly Phrase[]): boolean {
  return phrases.every((phrase, at) => {
    const before = phrases[at - 1];
    if (phrase.kind !== 'transform' || phrase.rank !== undefined || before === undefined) return true;
    const isRelative = before.kind === 'noise' && before.isRelative === true;
    const isOfWhose = before.kind === 'measures' && (before.joint === 'with' || before.joint === 'that');
    return !isRelative && !isOfWhose;
  });
}

/** "the average rate on | new loans fell": what fell is the rate, and not the number of loans. */
export function changeIsOfWhole(phrases: readonly Phrase[]): boolean {
  return phrases.every((phrase, at) => {
    const before = phrases[at - 1];
    const isTied = before?.kind === 'noise' && before.isRelative !== true;
    if (phrase.kind !== 'conditions' || phrases[isTied ? at - 2 : at - 1]?.kind !== 'measures') return true;
    return !phrase.conditions.some((one) => one.kind === 'changed' && one.measure.kind === 'count');
  });
}

/** "months that saw volume fall": of a number, between two times or where its change is asked for, it is no verb that says nothing. */
export function numbersDoNotFall(phrases: readonly Phrase[]): boolean {
  const asksForChange = phrasesOf(phrases, 'opener').some(
    ({ opener }) => opener === 'change' || opener === 'percent-change',
  );
  return phrases.every((phrase, at) => {
    if (phrase.kind !== 'noise' || phrase.mayChange !== true) return true;
    const measures = measuresAsked(phrases.slice(0, at));
    const times = phrasesOf(phrases.slice(at), 'conditions').flatMap(({ conditions }) =>
      conditions.filter(isBareTime),
    );
    const isBetween = times.some((time) => time.times.some(({ ends }) => ends !== undefined));
    return !asksForChange && measures.every(({ kind }) => kind === 'count' && !isBetween);
  });
}

/** "the smallest drop" is that of those that dropped, and "by growth in volume" says what is ranked by. */
export function changeIsRanked(phrases: readonly Phrase[]): boolean {
  const [rank] = ranksIn(phrases);
  const isOfPercent = phrasesOf(phrases, 'opener').some(({ opener }) => opener === 'percent-change');
  const changes = phrasesOf(phrases, 'transform');
  if (isOfPercent && changes.length === 0) return false;
  // "fall | the most" is one.
  const isTorn = phrasesOf(phrases, 'rank').some(
    ({ by, limit, quality }) => by === null && limit === null && quality === 'number',
  );
  if (isTorn && changes.some((one) => one.transform.kind === 'change' && one.isKey !== true)) return false;
  return changes.every(({ transform, isKey }) => {
    const isDown = transform.kind === 'change' && transform.isDown === true;
    const isOrdered = rank !== undefined || phrasesOf(phrases, 'order').length > 0;
    return !(isDown && rank?.direction === 'asc') && (isKey !== true || isOrdered);
  });
}

export function ranksIn(phrases: readonly Phrase[]): readonly RankPhrase[] {
  const ofChanges = phrasesOf(phrases, 'transform').flatMap(({ rank }) => rank ?? []);
  return [...phrasesOf(phrases, 'rank'), ...ofChanges];
}

/** "that lent less in 2025 than in 2024". */
export function changesAsked(phrases: readonly Phrase[]): readonly SketchOf<'changed'>[] {
  return phrasesOf(phrases, 'conditions').flatMap(({ conditions }) =>
    conditions.filter((one) => one.kind === 'changed'),
  );
}
