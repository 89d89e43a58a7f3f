import { EACH, PART_VERBS } from '../../../lexicon/cues.ts';
import { GOING_VERBS } from '../../../lexicon/words/having.ts';
import { either, optional, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch, type Nominal } from '../../sketch.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { word } from '../words.ts';
import { amountOf, ofRows } from './amount-of.ts';
import { type Manner, part } from './share-words.ts';
import { summable } from './summable.ts';

const conditions = conditionList(attachedCondition);

/** The part of what adds up: "share of volume in Texas", "what percentage of the balance is late". */
export const shareOfAmount = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    // "of the money lent in 2021, what percentage went to Texas"
    sequence(
      [of, summable, optional(conditions), optional(word('comma')), part, goneTo],
      (_, measure, which, __, how, gone) => ({
        kind: 'share',
        of: which === null ? measure : { kind: 'restricted', measure, condition: which },
        which: [gone],
        ...how,
      }),
    ),
    // "share of volume in Texas", "what percentage of volume came from brokers"
    sequence(
      [part, optional(of), summable, optional(word('be')), conditionsOfPart],
      (how, _, measure, __, which) => ({ kind: 'share', of: measure, which: [which], ...how }),
    ),
    // "share of online loans in volume", "percent of outstanding balance in late loans"
    sequence([part, optional(of), nominal, within, summable], (how, _, rows, __, measure) =>
      partOfMeasure(measure, rows, how),
    ),
    sequence([part, optional(of), summable, within, nominal], (how, _, measure, __, rows) =>
      partOfMeasure(measure, rows, how),
    ),
    // "what share of the volume in Texas is for auto loans", "… of the principal of auto loans went to renters"
    sequence(
      [part, optional(of), summable, either(conditionsOfWhole, amountOf), became],
      (how, _, measure, whole, which) =>
        whole.kind === 'time'
          ? null
          : {
              kind: 'share',
              of: { kind: 'restricted', measure, condition: whole },
              which: [which],
              ...how,
            },
    ),
    // "share of the volume of car loans that was charged off", "what percentage of the volume in Texas was charged off"
    sequence([part, optional(of), summable, amountOf, becameSo], (how, _, measure, whole, which) => ({
      kind: 'share',
      of: { kind: 'restricted', measure, condition: whole },
      which: [which],
      ...how,
    })),
  ),
);

/** "that was charged off", "which ended up late": what became of an amount, which is one. */
const becameSo: Parser<ConditionSketch> = where(
  symbol(() => predicate),
  ({ words }, at) =>
    // What is still outstanding of an amount is another amount.
    (words[at] === 'was' || isSaidOfAmount(words, at)) && !words.includes(OUTSTANDING, at),
);

/** What is said of which of the rows the amount is: "in Texas", before "is" or "went". */
const conditionsOfWhole: Parser<ConditionSketch> = revised(conditions, (found, { words }) =>
  found.filter(({ value, end }) => value.kind !== 'time' && isBecoming(words, end)),
);

/** "is for loans over $50,000", "came from brokers". */
const became: Parser<ConditionSketch> = revised(
  symbol(() =>
    either(
      goneTo,
      sequence([word('be'), of, nominal], (_, __, rows) =>
        rows.conditions.length === 0 ? null : ofRows(rows),
      ),
    ),
  ),
  (found, { words }, at) =>
    found.filter(
      ({ end }) => isBecoming(words, at) && !words.slice(at, end + EACH_WITHIN).some((one) => EACH.has(one)),
    ),
);

/** What is still outstanding of an amount is another amount. */
function isBecoming(words: readonly string[], at: number): boolean {
  return BECAME.has(words[at] ?? '') && !words.includes(OUTSTANDING, at);
}

const BECAME: ReadonlySet<string> = new Set(['came', 'comes', 'goes', 'is', 'was', 'went']);

/** "that was", "which has"; "that are" is said of rows. */
function isSaidOfAmount(words: readonly string[], at: number): boolean {
  return RELATIVES.has(words[at] ?? '') && OF_ONE.has(words[at + 1] ?? '');
}

const OUTSTANDING = 'outstanding';

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which']);
const OF_ONE: ReadonlySet<string> = new Set(['became', 'ended', 'has', 'is', 'turned', 'was', 'went']);

/** "what percentage of the volume in 2024 came from each branch": the time is that of the whole. */
const conditionsOfPart: Parser<ConditionSketch> = revised(conditions, (found, { words }, at) =>
  found.filter(({ value, end }) => {
    const next = words.slice(end, end + EACH_WITHIN);
    if (isSaidOfAmount(words, end) || (value.kind !== 'time' && isBecoming(words, end))) return false;
    // "volume *in auto loans* in 2024" tells the part before the time, and "volume in 2024 *defaulted*" after it.
    const isOfWhole = isBareTime(value) ? words.slice(2, at).some(isWithin) : isWithin(words[at] ?? '');
    if (value.kind === 'time' && isOfWhole) return false;
    const isOfEach = PART_VERBS.has(next[0] ?? '') && next.some((one) => EACH.has(one));
    return !(value.kind === 'time' && isOfEach) && !(isBareTime(value) && GROUPED.has(next[0] ?? ''));
  }),
);

function isWithin(word: string): boolean {
  return word === 'in' || word === 'within';
}

/** "percentage of volume in 2024 by branch". */
const GROUPED: ReadonlySet<string> = new Set(['by', 'per']);

/** "came from each", "does each", "was lent by each". */
const EACH_WITHIN = 5;

/** "was charged off", "went into secured products", "came from Texas": what became of the rows. */
const goneTo: Parser<ConditionSketch> = symbol(() =>
  either(
    predicate,
    sequence([within, nominal], (_, rows) =>
      rows.conditions.length === 0 ? null : { kind: 'exists', nominal: rows, isSelf: true },
    ),
    sequence([within, attachedCondition], (_, which) => which),
  ),
);

/** "in" of "share of volume in auto loans", "went into" of what became of it"; "for auto loans" says of what all of it is. */
const within: Parser<string> = where(
  of,
  ({ words }, at) => WITHIN.has(words[at] ?? '') || GOING_VERBS.has(words[at] ?? ''),
);

const WITHIN: ReadonlySet<string> = new Set(['held', 'in', 'tied', 'within']);

function partOfMeasure(measure: MeasureSketch, rows: Nominal, how: Manner): MeasureSketch | null {
  return rows.conditions.length === 0
    ? null
    : { kind: 'share', of: measure, which: [{ kind: 'exists', nominal: rows, isSelf: true }], ...how };
}
