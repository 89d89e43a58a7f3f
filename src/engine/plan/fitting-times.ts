import type { TimeMeaning } from '../candidate.ts';
import { type Phrase, phrasesOf } from './phrase.ts';
import { type ConditionSketch, isBareTime } from './sketch.ts';

/** Two bare times would have to hold at once; a list of times is one condition. */
export function haveOneTime(phrases: readonly Phrase[]): boolean {
  const counted = phrasesOf(phrases, 'measures')
    .flatMap(({ measures }) => measures)
    .flatMap((one) => (one.kind === 'count' ? [one.nominal.dataset] : []));
  const conditions = [
    ...phrasesOf(phrases, 'conditions').flatMap((phrase) => phrase.conditions),
    ...phrasesOf(phrases, 'nominal').flatMap(({ nominal }) =>
      // "loans in 2025 to people born since 2000": each has its own.
      counted.length === 0 || counted.includes(nominal.dataset)
        ? nominal.conditions
        : nominal.conditions.filter((one) => one.kind !== 'time' || isBareTime(one)),
    ),
    ...phrasesOf(phrases, 'transform').flatMap(({ measure }) =>
      measure?.kind === 'count' ? measure.nominal.conditions : [],
    ),
    ...phrasesOf(phrases, 'measures').flatMap(({ measures: [only, ...others] }) =>
      only?.kind === 'count' && others.length === 0 ? only.nominal.conditions : [],
    ),
  ];
  const times = conditions
    .map((one) => (one.kind === 'not' ? one.of : one))
    .filter(({ kind }) => kind === 'time');
  const isDenied = conditions.some((one) => one.kind === 'not' && one.of.kind === 'time');
  return times.length < 2 || !times.some(isBareTime) || (!isDenied && areOneSpan(times));
}

/** "in the last 2 quarters (Q3 and Q4 2025)" says the same span twice. */
function areOneSpan(conditions: readonly ConditionSketch[]): boolean {
  const spans = conditions.map((one) => (one.kind === 'time' ? spanOf(one.times) : null));
  return spans.every((span) => span !== null && span === spans[0]);
}

/** From the first day to the last of times that follow one another; null where there is a gap. */
function spanOf(times: readonly TimeMeaning[]): string | null {
  const ordered = times.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1));
  const isClosed = ordered.every(
    ({ end }, at) => at === 0 || ordered[at - 1]?.end === ordered[at]?.start || end === null,
  );
  return isClosed ? `${ordered[0]?.start} ${ordered.at(-1)?.end}` : null;
}

/** "Q4 2025 and Q4 2024 side by side". */
export function listsTimes(phrases: readonly Phrase[]): boolean {
  return phrasesOf(phrases, 'conditions').some(({ conditions }) =>
    conditions.some((one) => isBareTime(one) && one.isJoined === true),
  );
}

/** "of loans issued in Q3 and in Q4", "in 2024 and 2025", "from 2024 to 2025": a list of two, or the ends of a span. */
export function namesTwoTimes(phrases: readonly Phrase[]): boolean {
  return phrases
    .flatMap((phrase) => {
      if (phrase.kind === 'nominal') return phrase.nominal.conditions;
      if (phrase.kind === 'conditions') return phrase.conditions;
      const measures = phrase.kind === 'measures' ? phrase.measures : [];
      return measures.flatMap((one) => (one.kind === 'count' ? one.nominal.conditions : []));
    })
    .some(
      (one) =>
        one.kind === 'time' &&
        (one.isJoined === true || one.isApart === true || one.times.some(({ ends }) => ends !== undefined)),
    );
}
