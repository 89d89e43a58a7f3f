import { type Phrase, phrasesOf } from './phrase.ts';

/** "how many retirees have an auto loan" counts who has, not what is had. */
export function countHasSubject(phrases: readonly Phrase[]): boolean {
  const counts = phrases.findIndex(
    (phrase) => phrase.kind === 'measures' && phrase.measures.some(({ kind }) => kind === 'count-subject'),
  );
  const [first] = phrasesOf(phrases, 'nominal');
  const noun = first === undefined ? -1 : phrases.indexOf(first);
  return (
    counts < 0 || noun < counts || !phrases.slice(counts, noun).some(({ kind }) => kind === 'conditions')
  );
}

/** "how many loans in 2024 and how many in 2025": what is said of the second count is not said of the first. */
export function countsAreApart(phrases: readonly Phrase[]): boolean {
  const counts = phrases.flatMap((phrase, at) =>
    phrase.kind === 'measures' ? phrase.measures.map((measure) => ({ measure, at })) : [],
  );
  const second = counts.slice(1).find(({ measure }) => measure.kind === 'count-subject');
  return second === undefined || !phrases.slice(second.at + 1).some(restricts);
}

/** Whether a phrase says which rows are meant. */
export function restricts(phrase: Phrase): boolean {
  return phrase.kind === 'conditions' || (phrase.kind === 'nominal' && phrase.nominal.conditions.length > 0);
}
