import type { DurationUnit } from '../../../../shared/mod.ts';
import { AGE, ageAt } from '../../ages.ts';
import {
  costing,
  either,
  inView,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  where,
} from '../../parser.ts';
import { isDuration } from '../../quantities.ts';
import type { Comparison, ConditionSketch, FieldTerm, Moment, Quantity } from '../../sketch.ts';
import { lifetimeTerm, spanOf } from '../../span-terms.ts';
import { tablesCalled } from '../../tables-called.ts';
import { factor } from '../factors.ts';
import { quantityField, timeField } from '../fields.ts';
import { be, of } from '../joints.ts';
import { moment } from '../moments.ts';
import { plainNumber, quantity, restrict, segmentTerm, time } from '../terms.ts';
import { comparison, member, word } from '../words.ts';
import { type Bound, bound } from './bounds.ts';
import { dateOrder } from './two-fields.ts';

/** How long something took, or how old somebody was then: "decided within 2 days of being submitted". */
export const spanCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    biggerThan,
    lasted,
    apart,
    tookFromTo,
    tookToDo,
    costing(SAYS_STATE, stateInOrder),
    sameDay,
    turned,
    ageThen,
  ),
);

/** A number with a unit of time. */
const duration: Parser<Quantity> = mapped(quantity, (amount) => (isDuration(amount.sign) ? amount : null));

const sized: Parser<Comparison> = revised(comparison, (found, chart, at) =>
  found.filter(({ end }) => SIZES.test(chart.words.slice(at, end).join(' '))),
);

/** "payments *made* for less than the amount due" are those that were made, which the comparison does not say. */
function unlessDone(parser: Parser<Comparison>): Parser<Comparison> {
  return where(parser, ({ words, index, candidatesAt }, at) => {
    const tables = words.flatMap((word) => tablesCalled(word, index));
    const before = words[at - 1] === 'for' ? at - 2 : at - 1;
    return !candidatesAt[before]?.some(
      ({ meaning }) =>
        (meaning.kind === 'field' || meaning.kind === 'event') &&
        tables.includes(meaning.dataset) &&
        index.field(meaning.dataset, meaning.field).isNullable,
    );
  });
}

const SIZES =
  /^(?:(?:for )?(?:bigger|higher|larger|less|lower|more|smaller|greater) than|(?:for )?(?:above|below|over|under)|exceed(?:ed|ing|s)?)$/;

/** "bigger than the borrower's annual income", "for less than requested": what rows are measured by is compared. */
const biggerThan: Parser<ConditionSketch> = sequence(
  [optional(be), unlessDone(sized), optional(factor), optional(of), quantityField],
  (is, operator, times, __, right) =>
    // "with less than half of their principal outstanding" says what is compared after it.
    is === null && times !== null
      ? null
      : { kind: 'fields', left: null, operator, right, factors: [1, times ?? 1] },
);

const DEFAULT: Moment = { kind: 'default' };

/** "more than 30 days", "60 minutes or longer", "within 2 weeks". */
const length: Parser<Bound> = symbol(() =>
  either<Bound>(
    size,
    mapped(within, (amount) => ({ operator: '<=', quantity: amount })),
  ),
);

const size: Parser<Bound> = symbol(() =>
  either<Bound>(
    mapped(bound, (limit) => (isDuration(limit.quantity.sign) ? limit : null)),
    sequence([lasting, duration], (operator, amount) => ({ operator, quantity: amount })),
  ),
);

const within: Parser<Quantity> = sequence([word('span-within'), duration], (_, amount) => amount);

const lasting: Parser<Comparison> = either<Comparison>(
  mapped(member('more', ['length']), () => '>'),
  mapped(member('less', ['length']), () => '<'),
);

/** What happened is not said: less likely than what a verb before it says. */
const UNSAID = 0.3;

/** "within 5 days of the due date" may be before it or after it; what happened first was before the other. */
const actual: Parser<Moment> = revised(moment, (found, chart, at) =>
  found.filter(({ end }) => !chart.words.slice(at, end).some((one) => PLANNED.test(one))),
);

const PLANNED = /^(?:deadline|due|expected|matur\w*|planned|promised|scheduled|target)$/;

const happened: Parser<Moment> = either<Moment>(
  sequence([moment, optional(be)], (when) => when),
  mapped(word('made'), () => DEFAULT),
  costing(
    UNSAID,
    mapped(optional(word('made')), (made) => (made === null ? DEFAULT : null)),
  ),
);

/** "closed more than 30 days before maturity", "decided within 2 days of being submitted". */
const apart: Parser<ConditionSketch> = either<ConditionSketch>(
  sequence([happened, size, word('date:>'), moment], (then, limit, _, from) =>
    compared(spanOf(from, then, unitOf(limit)), limit),
  ),
  sequence([happened, within, word('date:>'), moment], (then, amount, _, from) =>
    soonAfter(from, then, amount),
  ),
  sequence([happened, size, word('span-following'), actual], (then, limit, _, from) =>
    compared(spanOf(from, then, unitOf(limit)), limit),
  ),
  sequence([happened, within, word('span-following'), actual], (then, amount, _, from) =>
    soonAfter(from, then, amount),
  ),
  sequence([happened, length, word('date:<'), moment], (then, limit, _, to) =>
    compared(spanOf(then, to, unitOf(limit)), limit),
  ),
);

/** "took longer than 60 minutes from order to delivery", "more than a year between application and issue". */
const tookFromTo: Parser<ConditionSketch> = sequence(
  [optional(word('took')), length, word('span-from'), moment, word('span-to'), moment],
  (_, limit, __, from, ___, to) => compared(spanOf(from, to, unitOf(limit)), limit),
);

/** "lasted more than 2 hours", "took at least 3 days". */
const lasted: Parser<ConditionSketch> = sequence([word('lasts', 'took'), length], (_, limit) =>
  compared(lifetimeTerm(null, unitOf(limit)), limit),
);

/** "took more than 3 days to be delivered". */
const tookToDo: Parser<ConditionSketch> = sequence(
  [optional(word('took')), length, word('takes-to'), moment],
  (_, limit, __, to) => compared(spanOf(DEFAULT, to, unitOf(limit)), limit),
);

/** "issued on the same day the application was decided". */
const sameDay: Parser<ConditionSketch> = sequence(
  [moment, optional(be), word('same-day'), moment],
  (one, _, __, other): ConditionSketch | null =>
    one.kind === 'date' && other.kind === 'date'
      ? {
          kind: 'fields',
          left: one.field,
          operator: '=',
          right: other.field,
          factors: [1, 1],
          isSameDay: true,
        }
      : null,
);

/** The state is said with its date. */
const SAYS_STATE = -0.1;

/** "paid off in 2025 before its maturity date": what became of the rows, and when, against another date of theirs. */
const stateInOrder: Parser<ConditionSketch> = inView(
  sequence(
    [optional(be), segmentTerm, optional(of), optional(time), dateOrder, timeField],
    (_, segment, __, span, operator, right) => ({ segment, span, operator, right }),
  ),
  ({ segment, span, operator, right: said }, index): ConditionSketch | null => {
    const { dataset, date } = index.segment(segment);
    const right = restrict(said, dataset);
    if (date === undefined || date === null || right === null) return null;
    if (right.alternatives.some(({ field }) => field === date)) return null;
    const left: FieldTerm = { alternatives: [{ dataset, field: date, cost: 0 }] };
    const held: ConditionSketch[] = [
      { kind: 'segment', segments: [segment] },
      { kind: 'fields', left, operator, right, factors: [1, 1] },
    ];
    return {
      kind: 'and',
      of: span === null ? held : [...held, { kind: 'time', field: left, times: [span] }],
    };
  },
);

const soFar = optional(sequence([word('at-moment'), word('as-of-day')], (_, day) => day));

/** "hadn't turned 25 by the as-of date", "have reached 65". */
const turned: Parser<ConditionSketch> = either<ConditionSketch>(
  sequence([word('not-turned'), plainNumber, soFar], (_, age) => olderThan('<', age)),
  sequence([word('turned'), plainNumber, soFar], (_, age) => olderThan('>=', age)),
);

function olderThan(operator: Comparison, value: number): ConditionSketch {
  return { kind: 'compare', field: AGE, operator, quantity: { value, sign: null } };
}

const years: Parser<Bound> = symbol(() =>
  either<Bound>(
    sequence([optional(word('aged')), bound, optional(word('years-old'))], (_, limit) =>
      limit.quantity.sign === null || limit.quantity.sign === 'years' ? limit : null,
    ),
    sequence([word('older'), quantity], (_, amount) => ({ operator: '>', quantity: amount })),
    sequence([word('younger'), quantity], (_, amount) => ({ operator: '<', quantity: amount })),
    sequence([word('not-turned'), quantity], (_, amount) => ({ operator: '<', quantity: amount })),
    sequence([comparison, quantity, word('years-old')], (operator, amount) => ({
      operator,
      quantity: amount,
    })),
  ),
);

/** "under 25 when the loan was issued", "aged under 18 on the day of the appointment". */
const ageThen: Parser<ConditionSketch> = sequence([years, word('at-moment'), moment], (limit, _, then) =>
  then.kind === 'now'
    ? null
    : compared(ageAt(then), { ...limit, quantity: { ...limit.quantity, sign: 'years' } }),
);

/** "within 10 days after the start": what was there before it is not. */
function soonAfter(from: Moment, then: Moment, high: Quantity): ConditionSketch {
  const { sign } = high;
  const field = spanOf(from, then, isDuration(sign) ? sign : null);
  return { kind: 'range', field, low: { ...high, value: 0 }, high };
}

function unitOf({ quantity: { sign } }: Bound): DurationUnit | null {
  return isDuration(sign) ? sign : null;
}

function compared(field: FieldTerm, { operator, quantity: amount }: Bound): ConditionSketch {
  return { kind: 'compare', field, operator, quantity: amount };
}
