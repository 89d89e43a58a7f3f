import { costing, either, listOf, type Parser, sequence, symbol } from '../../parser.ts';
import type { Phrase } from '../../sketch.ts';
import { word } from '../words.ts';
import { OUTPUTS, PHRASE } from './costs.ts';

const ITEM_WORDS_MAX = 4;

/** Up to four words that name a column of the answer. */
const outputItem: Parser<readonly string[]> = ({ words, length }, at) => {
  const found = [];
  for (let end = at + 1; end <= Math.min(length, at + ITEM_WORDS_MAX); end += 1) {
    const item = words.slice(at, end);
    if (!item.every((one) => /^[\p{L}\d%#]+$/u.test(one)) || item.includes('and')) break;
    found.push({ value: item, end, cost: 0 });
  }
  return found;
};

/** The columns that the answer should have: ": state and volume", "show just the name". */
export const outputs: Parser<Phrase> = symbol(() =>
  costing(
    OUTPUTS - PHRASE,
    sequence(
      [either(word('columns-mark'), word('with')), listOf(outputItem, word('and'))],
      (mark, items): Phrase => ({ kind: 'outputs', items, isAll: mark !== 'with' }),
    ),
  ),
);
