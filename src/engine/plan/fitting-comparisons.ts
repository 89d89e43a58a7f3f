import { isSame } from '../is-same.ts';
import { changesAsked } from './fitting-changes.ts';
import { listsTimes } from './fitting-times.ts';
import { type Phrase, type PhraseOf, phrasesOf } from './phrase.ts';

/** "whose total balance exceeds their income": what comes right before is what is compared, and nothing else. */
export function comparedIsSaid(phrases: readonly Phrase[]): boolean {
  return phrases.every((phrase, at) => {
    const [first] = phrase.kind === 'conditions' ? phrase.conditions : [];
    return first?.kind !== 'fields' || first.left !== null || first.together !== undefined
      ? true
      : phrases[at - 1]?.kind !== 'measures';
  });
}

/** "new customers" are new in a time. */
export function hasTimeOfNew(phrases: readonly Phrase[]): boolean {
  const isNew = phrases.some(
    (phrase) =>
      (phrase.kind === 'nominal' && phrase.nominal.isNew === true) ||
      (phrase.kind === 'measures' &&
        phrase.measures.some((one) => one.kind === 'count' && one.nominal.isNew === true)),
  );
  return !isNew || /"kind":"(?:time|part)"/.test(JSON.stringify(phrases));
}

/** What is said of sides needs two of them; one that comes first is one of them. */
export function comparisonIsWhole(phrases: readonly Phrase[]): boolean {
  const [compare] = phrasesOf(phrases, 'compare');
  const excess = phrasesOf(phrases, 'excess');
  const columns = phrasesOf(phrases, 'as-columns');
  const first = phrasesOf(phrases, 'first-side');
  if (compare === undefined) {
    // "how many loans, and what volume, in one row" is so anyway.
    const measures = phrasesOf(phrases, 'measures').flatMap((phrase) => phrase.measures);
    const isOneRow =
      columns.length === 0 ||
      listsTimes(phrases) ||
      // "show the branch and both volumes" lists them among other columns.
      (changesAsked(phrases).length === 1 && phrasesOf(phrases, 'outputs').length === 0) ||
      phrasesOf(phrases, 'transform').some(({ transform }) => transform.kind === 'change') ||
      measures.length > 1;
    return excess.length + first.length === 0 && isOneRow;
  }
  const isOfChange = compare.needsChange !== true || phrasesOf(phrases, 'transform').length > 0;
  const isOfComparing =
    compare.needsCompare !== true ||
    phrases.some((phrase) => phrase.kind === 'opener' && phrase.opener === 'compare');
  return (
    isOfChange &&
    isOfComparing &&
    excess.length < 2 &&
    columns.length < 3 &&
    first.length < 2 &&
    (excess.length === 0 ? compare.needsExcess !== true : compare.as === 'rows') &&
    isCompleteSide(phrases, compare) &&
    first.every(({ side }) => side.kind === 'rest' || compare.sides.some((one) => isSame(one, side)))
  );
}

/** "… with that of those with loans, but never late": whether it is said of both sides is not known. */
function isCompleteSide(phrases: readonly Phrase[], compare: PhraseOf<'compare'>): boolean {
  const next = phrases.slice(phrases.indexOf(compare) + 1).find(({ kind }) => kind !== 'noise');
  return (
    compare.isWhole !== true ||
    next?.kind !== 'conditions' ||
    next.conditions.every(({ kind }) => kind === 'time')
  );
}
