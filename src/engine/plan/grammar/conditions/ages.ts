import { either, sequence, symbol } from '../../parser.ts';
import type { Comparison, ConditionSketch, FieldTerm, Quantity } from '../../sketch.ts';
import { quantity } from '../terms.ts';
import { word } from '../words.ts';
import { bound, type Range, range } from './bounds.ts';

/** Words that imply the age without naming it; the resolver looks the field up by its label. */
const AGE: FieldTerm = { alternatives: [], impliedLabel: 'age' };

/** "older than 60", "aged 30 to 40", "under 25 years old". */
export const ageCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([word('older'), quantity], (_, amount) => compare('>', amount)),
    sequence([word('younger'), quantity], (_, amount) => compare('<', amount)),
    sequence([word('aged'), bound], (_, { operator, quantity: amount }) => compare(operator, amount)),
    sequence([word('aged'), quantity], (_, amount) => compare('=', amount)),
    sequence([word('aged'), range], (_, ends) => within(ends)),
    sequence([bound, word('years-old')], ({ operator, quantity: amount }) => compare(operator, amount)),
    sequence([range, word('years-old')], within),
  ),
);

function compare(operator: Comparison, amount: Quantity): ConditionSketch {
  return { kind: 'compare', field: AGE, operator, quantity: amount };
}

function within({ low, high }: Range): ConditionSketch {
  return { kind: 'range', field: AGE, low, high };
}
