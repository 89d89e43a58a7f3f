import { AGE } from '../../ages.ts';
import { either, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { Comparison, ConditionSketch, Quantity } from '../../sketch.ts';
import { quantity } from '../terms.ts';
import { word } from '../words.ts';
import { bound, type Range, range } from './bounds.ts';

/** A number with the unit that follows it: "30" of "30 days" is no age. */
const wholeQuantity: Parser<Quantity> = revised(quantity, (found) => {
  const end = Math.max(...found.map((reading) => reading.end));
  return found.filter((reading) => reading.end === end);
});

/** "older than 60", "aged 30 to 40", "under 25 years old". */
export const ageCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([word('older'), wholeQuantity], (_, amount) => compare('>', amount)),
    sequence([word('younger'), wholeQuantity], (_, amount) => compare('<', amount)),
    sequence([word('no-older'), wholeQuantity], (_, amount) => compare('<=', amount)),
    sequence([word('no-younger'), wholeQuantity], (_, amount) => compare('>=', amount)),
    sequence([word('aged'), bound], (_, { operator, quantity: amount }) => compare(operator, amount)),
    sequence([word('aged'), quantity], (_, amount) => compare('=', amount)),
    sequence([word('aged'), range], (_, ends) => within(ends)),
    sequence([bound, word('years-old')], ({ operator, quantity: amount }) =>
      compare(operator, inYears(amount)),
    ),
    sequence([range, word('years-old')], ({ low, high }) =>
      within({ low: inYears(low), high: inYears(high) }),
    ),
  ),
);

function inYears(amount: Quantity): Quantity {
  return { ...amount, sign: amount.sign ?? 'years' };
}

function compare(operator: Comparison, amount: Quantity): ConditionSketch {
  return { kind: 'compare', field: AGE, operator, quantity: amount };
}

function within({ low, high }: Range): ConditionSketch {
  return { kind: 'range', field: AGE, low, high };
}
