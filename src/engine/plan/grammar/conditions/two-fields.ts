import { either, mapped, optional, type Parser, sequence, typed } from '../../parser.ts';
import type { Comparison, ConditionSketch } from '../../sketch.ts';
import { factor } from '../factors.ts';
import { quantityField, timeField } from '../fields.ts';
import { be, of } from '../joints.ts';
import { plainNumber } from '../terms.ts';
import { comparison, word } from '../words.ts';

const multiplied = sequence([word('times'), plainNumber], (_, times) => (times > 0 ? times : null));

/** "before", "after" another date. */
export const dateOrder: Parser<Comparison> = either(
  mapped(word('date:<'), () => '<'),
  mapped(word('date:>'), () => '>'),
);

/** "by the due date", "on or after" it. */
const dateBound: Parser<Comparison> = either(
  mapped(word('date:<='), () => '<='),
  mapped(word('date:>='), () => '>='),
);

/** What stands between the two sides. */
export const THAN: ReadonlySet<string> = new Set(['than']);

/** "bigger", "fewer" before what is compared. */
export const moreOf: Parser<Comparison> = either<Comparison>(
  mapped(typed(new Set(['bigger', 'greater', 'higher', 'larger', 'longer', 'more'])), () => '>'),
  mapped(typed(new Set(['fewer', 'less', 'lower', 'shorter', 'smaller'])), () => '<'),
);

/** "amount paid less than amount due". */
export const twoFields = either<ConditionSketch>(
  sequence(
    [quantityField, optional(be), comparison, optional(of), quantityField],
    (left, _, operator, __, right) => ({ kind: 'fields', left, operator, right, factors: [1, 1] }),
  ),
  // "monthly payment times 12 exceeds 40 percent of annual income", "recovered more than half of principal"
  sequence(
    [
      quantityField,
      optional(multiplied),
      optional(be),
      comparison,
      optional(factor),
      optional(of),
      quantityField,
    ],
    (left, first, _, operator, second, __, right) =>
      first === null && second === null
        ? null
        : { kind: 'fields', left, operator, right, factors: [first ?? 1, second ?? 1] },
  ),
  // "less than 10 % of principal outstanding"
  sequence(
    [optional(word('with')), comparison, factor, optional(of), quantityField, optional(be), quantityField],
    (_, operator, times, __, right, ___, left) => ({
      kind: 'fields',
      left,
      operator,
      right,
      factors: [1, times],
    }),
  ),
  // "more interest than principal", "a lower principal than the requested amount"
  sequence([moreOf, quantityField, typed(THAN), quantityField], (operator, left, _, right) => ({
    kind: 'fields',
    left,
    operator,
    right,
    factors: [1, 1],
  })),
  // "paid after the due date", "closed before maturity"
  sequence(
    [timeField, optional(be), either(comparison, dateOrder, dateBound), timeField],
    (left, _, operator, right) => ({
      kind: 'fields',
      left,
      operator,
      right,
      factors: [1, 1],
    }),
  ),
);
