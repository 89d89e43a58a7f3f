import { type Chart, mapped, type Parser, revised } from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import { word } from '../words.ts';

/** A verb that says no more than "is": "how many loans *came* in". */
export const lightVerb: Parser<Phrase> = revised(
  mapped(unlessDate(word('light-verb')), (): Phrase => ({ kind: 'noise', isVerb: true })),
  (found, { sensesAt }, at) =>
    isOfChange(sensesAt[at])
      ? found.map((reading) => ({ ...reading, value: { kind: 'noise', isVerb: true, mayChange: true } }))
      : found,
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
