import type { Candidate } from '../../../candidate.ts';
import { ARTICLES_OF_KINDS } from '../../../lexicon/being-kinds.ts';
import { type Chart, handmade, mapped, type Parser, revised } from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import { word } from '../words.ts';

/** A verb that says no more than "is": "how many loans *came* in". */
export const lightVerb: Parser<Phrase> = revised(
  mapped(unlessDate(word('light-verb')), (): Phrase => ({ kind: 'noise', isVerb: true })),
  (found, { sensesAt, words }, at) => {
    // "have a book"
    if (ARTICLES_OF_KINDS.has(words[at - 1] ?? '')) return [];
    // "which vehicle make has"
    if (words[at + 1] === 'has') return [];
    return isOfChange(sensesAt[at])
      ? found.map((reading) => ({ ...reading, value: { kind: 'noise', isVerb: true, mayChange: true } }))
      : found;
  },
);

/** "fell": in a group, or to less than it was. */
function isOfChange(senses: Chart['sensesAt'][number] | undefined): boolean {
  return senses?.has('change:up') === true || senses?.has('change:down') === true;
}

/** "payments that we *receive* in 2025": the time is of the day that is called so. */
function unlessDate(parser: Parser<string>): Parser<string> {
  return revised(parser, (found, { candidatesAt, index }, at) => {
    const isDate = (candidatesAt[at] ?? []).some(
      ({ meaning, match }) =>
        meaning.kind === 'field' &&
        match === 'exact' &&
        index.field(meaning.dataset, meaning.field).role === 'time',
    );
    return found.filter(
      ({ end }) => !isDate || !(candidatesAt[end] ?? []).some(({ meaning }) => meaning.kind === 'time'),
    );
  });
}

/** "how much interest did we *collect* from borrowers in Texas": what was done is the date of the amount, and no column. */
export const ourVerb: Parser<Phrase> = handmade(['kind:event', 'kind:field'], (chart, at) => {
  if (!isDoneByUs(chart, at)) return [];
  const { candidatesAt, index, words } = chart;
  const isDate = ({ meaning }: Candidate): boolean =>
    meaning.kind === 'event' ||
    (meaning.kind === 'field' && index.field(meaning.dataset, meaning.field).role === 'time');
  // "applications did we *approve* in Texas" says how they are.
  const isState = (candidatesAt[at] ?? []).some(
    ({ meaning }) => meaning.kind === 'value' || meaning.kind === 'segment',
  );
  const [first] = isState ? [] : (candidatesAt[at] ?? []).filter(isDate);
  if (first === undefined || !('dataset' in first.meaning)) return [];
  const { end, meaning } = first;
  // "how many loans did we charge off in each region": not all of them have that date.
  if (saysWhich(chart, at, first)) return [];
  const isTimed = (candidatesAt[end] ?? []).some((next) => next.meaning.kind === 'time');
  return isTimed || !FROM_WHOM.has(words[end] ?? '')
    ? []
    : [{ value: { kind: 'noise', isVerb: true, deedOf: meaning.dataset }, end, cost: 0 }];
});

/** Whether rows are counted of which the date tells those that it was done to. */
function saysWhich({ words, index }: Chart, at: number, { meaning }: Candidate): boolean {
  if (!('dataset' in meaning) || !('field' in meaning)) return false;
  return (
    words.slice(0, at).some((word) => COUNTS.has(word)) &&
    index.field(meaning.dataset, meaning.field).isNullable
  );
}

const COUNTS: ReadonlySet<string> = new Set(['many', 'number']);

/** Whether "did we" stands right before. */
function isDoneByUs({ words }: Pick<Chart, 'words'>, at: number): boolean {
  return DOERS.has(words[at - 1] ?? '') && DID.has(words[at - 2] ?? '');
}

/** Before whom or what it was done with. */
const FROM_WHOM: ReadonlySet<string> = new Set([
  'at',
  'for',
  'from',
  'in',
  'of',
  'on',
  'through',
  'to',
  'via',
  'with',
]);
const DOERS: ReadonlySet<string> = new Set(['they', 'we', 'you']);
const DID: ReadonlySet<string> = new Set(['did', 'do', 'have']);
