import { restricts } from './counts-fit.ts';
import { isRough } from './loose-names.ts';
import { measuresAsked, type Opener, type Phrase, phrasesOf } from './phrase.ts';

/** "and by state?" goes on with a question that is not known here. */
export function isCompleteQuestion(phrases: readonly Phrase[]): boolean {
  // "get the members in Ashford and their type" names the members: nothing else has, or gets, them.
  const first = phrases.find(
    (phrase) => phrase.kind !== 'noise' && phrase.kind !== 'opener' && !isOfSomething(phrase),
  );
  const goesOn = (first?.kind === 'columns' || first?.kind === 'measures') && first.joint === 'and';
  return !goesOn && phrases.some(({ kind }) => !CONTINUATIONS.has(kind));
}

/** "how long does it take" asks twice for the same; "how long does it weigh" for nothing. */
export function factsAreOne(phrases: readonly Phrase[]): boolean {
  return new Set(phrasesOf(phrases, 'opener').flatMap(({ fact }) => fact ?? [])).size < 2;
}

/** "…, and for how much" asks for something that is not there. */
export function openersHaveMore(phrases: readonly Phrase[]): boolean {
  return phrases.every((phrase, at) => {
    if (phrase.kind !== 'opener' || phrase.fact !== undefined || !ASKS_FOR_MORE.has(phrase.opener))
      return true;
    return phrases.slice(at + 1).some(({ kind }) => kind !== 'noise' && kind !== 'opener');
  });
}

/** A question about the data itself has no other part. */
export function isSchemaAlone(phrases: readonly Phrase[]): boolean {
  return (
    phrasesOf(phrases, 'schema').length === 0 ||
    phrases.every(({ kind }) => kind === 'schema' || kind === 'opener' || kind === 'noise')
  );
}

/** After a comma alone columns are listed at the end of the question only. */
export function outputsComeLast(phrases: readonly Phrase[]): boolean {
  const at = phrases.findIndex((phrase) => phrase.kind === 'outputs' && phrase.manner === 'trailing');
  return (
    at < 0 || (isListed(phrases.slice(0, at)) && phrases.slice(at + 1).every(({ kind }) => kind === 'noise'))
  );
}

/** A list of columns does not break off: "list loan id | , due date and amount of …". */
export function outputsAreAll(phrases: readonly Phrase[]): boolean {
  // "…, and how many are paid" counts others than those before.
  const counted = phrases.findIndex((phrase) => phrase.kind === 'outputs' && phrase.items.length === 0);
  if (counted >= 0 && phrases.slice(counted).some(restricts)) return false;
  // "…, and how many borrowers" counts these, whatever the number before is of.
  if (counted >= 0 && phrases[counted + 1]?.kind === 'columns') return false;
  const at = phrases.findIndex((phrase) => phrase.kind === 'outputs' && phrase.manner === 'shown');
  const [next, second] = at < 0 ? [] : phrases.slice(at + 1);
  const following = next?.kind === 'noise' ? second : next;
  return following?.kind !== 'columns' && following?.kind !== 'measures';
}

/** "…, only those above $5 million" is of the one number that the groups have; of rows that are named it may be of each. */
export function askedIsOne(phrases: readonly Phrase[]): boolean {
  const bounds = phrasesOf(phrases, 'of-asked');
  if (bounds.length === 0) return true;
  const [only, ...others] = measuresAsked(phrases);
  if (only === undefined || others.length > 0 || ['bare', 'share-of-total'].includes(only.kind)) return false;
  if (phrasesOf(phrases, 'transform').length + phrasesOf(phrases, 'compare').length > 0) return false;
  // "loans by branch, 400 or more" are so many loans; "…, over $5,000" may be of each.
  if (only.kind === 'count' && bounds.every(({ bound }) => bound.quantity.sign === null)) return true;
  const isOfRows = only.kind === 'count' || phrasesOf(phrases, 'nominal').length > 0;
  return !isOfRows || bounds.every(({ group }) => group !== undefined);
}

/** Verbs stand for amounts in "how much did they pay" only. */
export function asksHowMuchWasPaid(phrases: readonly Phrase[]): boolean {
  const isOfVerb = phrasesOf(phrases, 'measures').some(({ measures }) =>
    measures.some((one) => {
      const inner = one.kind === 'restricted' ? one.measure : one;
      return inner.kind === 'aggregate' && inner.isOfVerb === true;
    }),
  );
  return !isOfVerb || phrasesOf(phrases, 'opener').some(({ opener }) => opener === 'how-much');
}

/** What is said of something that another phrase has to name. */
function isOfSomething(phrase: Phrase): boolean {
  return (
    (phrase.kind === 'conditions' && phrase.isVerbal === true) ||
    (phrase.kind === 'nominal' && phrase.isJoined && phrase.isHad === true)
  );
}

const ASKS_FOR_MORE: ReadonlySet<string> = new Set<Opener>(['how-much', 'when', 'who', 'which', 'value']);

const CONTINUATIONS: ReadonlySet<Phrase['kind']> = new Set(['group', 'opener', 'noise', 'in-percent']);

/** "among Texas borrowers, total principal" says of which rows; it lists none. */
function isListed(before: readonly Phrase[]): boolean {
  const isScope = (phrase: Phrase, at: number): boolean =>
    phrase.kind === 'nominal' && (phrase.isJoined || isRough(before[at - 1]));
  return before.some((phrase, at) => phrase.kind !== 'noise' && !isScope(phrase, at));
}
