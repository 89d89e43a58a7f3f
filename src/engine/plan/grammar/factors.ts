import { either, mapped, type Parser, sequence, symbol, typed } from '../parser.ts';
import { quantity } from './terms.ts';
import { word } from './words.ts';

/** "below 8 % across all auto loans" is no part of theirs. */
const of = typed(new Set(['of']));

/** What a quantity is multiplied by: "1.5 times", "twice", "half of", "40 percent of". */
export const factor: Parser<number> = symbol(() =>
  either(
    sequence([quantity, word('times')], ({ value, sign }) => (sign === null && value > 0 ? value : null)),
    sequence([quantity, of], ({ value, sign }) => (sign === 'percent' && value > 0 ? value / 100 : null)),
    mapped(
      word('factor:double', 'factor:triple', 'factor:half', 'factor:third', 'factor:quarter'),
      (sense) => FACTORS[sense] ?? null,
    ),
  ),
);

const FACTORS: Readonly<Record<string, number>> = {
  'factor:double': 2,
  'factor:triple': 3,
  'factor:half': 0.5,
  'factor:third': 1 / 3,
  'factor:quarter': 0.25,
};
