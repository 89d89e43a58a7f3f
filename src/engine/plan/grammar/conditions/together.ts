import { optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { factor } from '../factors.ts';
import { quantityField } from '../fields.ts';
import { computedMeasure } from '../forward.ts';
import { copula, of } from '../joints.ts';
import { comparison, word } from '../words.ts';

/** "whose total balance exceeds their income": what the rows of each have together, against a quantity of its own. */
export const togetherCondition: Parser<ConditionSketch> = symbol(() =>
  sequence(
    [word('with'), computedMeasure, copula, comparison, optional(factor), optional(of), quantityField],
    (_, together, __, operator, times, ___, right): ConditionSketch => ({
      kind: 'fields',
      left: null,
      together,
      operator,
      right,
      factors: [1, times ?? 1],
    }),
  ),
);
