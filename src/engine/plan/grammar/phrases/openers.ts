import type { Sense } from '../../../lexicon/words.ts';
import { costing, either, mapped, type Parser } from '../../parser.ts';
import type { Opener, Phrase } from '../../sketch.ts';
import { word } from '../words.ts';
import { NOISE, PHRASE } from './costs.ts';

const OPENERS: readonly (readonly [Sense, Opener])[] = [
  ['open-value', 'value'],
  ['open-list', 'list'],
  ['open-show', 'show'],
  ['who', 'who'],
  ['which', 'which'],
  ['when', 'when'],
  ['how-much', 'how-much'],
  ['is-there', 'value'],
  ['distinct', 'distinct'],
  ['trend', 'trend'],
  ['over-time', 'trend'],
  ['breakdown', 'value'],
  ['compare-verb', 'compare'],
  ['rank-verb', 'list'],
];

/** What kind of answer is wanted: "what is", "list", "who", "how much". */
export const opener: Parser<Phrase> = costing(
  NOISE - PHRASE,
  either<Phrase>(
    ...OPENERS.map(([sense, kind]) => mapped(word(sense), (): Phrase => ({ kind: 'opener', opener: kind }))),
  ),
);
