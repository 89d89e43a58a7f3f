import { CONTRASTS } from '../../../lexicon/cues.ts';
import type { Chart, Parsed } from '../../chart.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { either, mapped, optional, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch, type Nominal } from '../../sketch.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { segmentCondition } from '../conditions/segments.ts';
import { valueAsCondition } from '../conditions/value-as.ts';
import { valueCondition } from '../conditions/values.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { datasetTerm, segmentNoun } from '../terms.ts';
import { word } from '../words.ts';
import { shareOfAmount } from './amount-shares.ts';
import { countOf } from './counts.ts';
import { PLACES, stateInPlace, unlessPlaced } from './placed-states.ts';
import { type Manner, part } from './share-words.ts';
import { summable } from './summable.ts';

const conditions = conditionList(attachedCondition);

/** "percentage breakdown of": what each has of them. */
const split: Parser<Manner> = either<Manner>(
  mapped(word('share-split'), () => ({})),
  mapped(word('fraction-split'), () => ({ isFraction: true })),
);

/** "proportion of", "what fraction": a ratio alone is of two. */
const proportion: Parser<Manner> = revised(
  mapped(word('fraction'), (): Manner => ({ isFraction: true })),
  (found, { words }, at) => found.filter(({ end }) => !words.slice(at, end).includes('ratio')),
);

/** "share of late loans", "percentage of loans that are late", "percent of total volume". */
export const share = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    shareOfAmount,
    // "percentage of loans in Texas that are late"
    sequence([part, optional(of), rowsWithVerb, apart], (how, _, rows, which) =>
      // "that have been paid off in 2024": the time is that of what was done with them.
      isBareTime(which) && which.done === undefined && rows.conditions.length > 0
        ? null
        : { kind: 'share', of: rows, which: [which], ...how },
    ),
    sequence([part, optional(of), rowsOfState], (how, _, rows) => shareOfState(rows, how)),
    // "what share of loans were charged off in Texas": of those in Texas
    sequence([part, optional(of), nominal, stateInPlace], (how, _, rows, { which, places }) => ({
      kind: 'share',
      of: { ...rows, conditions: [...rows.conditions, ...places] },
      which: [which],
      ...how,
    })),
    // "percentage of clients that have a late loan and no mortgage"
    sequence([part, optional(of), datasetTerm, bothSaid], (how, _, dataset, which) => ({
      kind: 'share',
      of: { kind: 'nominal', dataset, conditions: [] },
      which,
      ...how,
    })),
    // "of the loans issued in 2021, what percentage are charged off"
    sequence([of, nominal, optional(word('comma')), part, predicate], (_, rows, __, how, which) => ({
      kind: 'share',
      of: rows,
      which: [which],
      ...how,
    })),
    // "percentage of applications that are declined because of low income"
    sequence([part, optional(of), nominal, forReason], (how, _, rows, which) => ({
      kind: 'share',
      of: rows,
      which,
      ...how,
    })),
    sequence([part, optional(of), namedRows], (how, _, rows) => shareOfRows(rows, how)),
    sequence([part, optional(of), outcome], (how, _, { dataset, conditions: which }) => ({
      kind: 'share',
      of: { kind: 'nominal', dataset, conditions: [] },
      which,
      isImplied: true,
      isOfOutcome: true,
      ...how,
    })),
    // "the online channel's share of volume", "auto loans' share of applications"
    sequence(
      [holder, part, optional(of), either<Nominal | MeasureSketch>(nominal, summable)],
      (which, how, _, whole) => ({
        kind: 'share',
        of: whole,
        which: [which],
        ...how,
      }),
    ),
    // "share of declines due to low income": declines are the base
    sequence([part, optional(of), outcome, conditions], (how, _, rows, which) =>
      which.kind === 'time' ? null : { kind: 'share', of: rows, which: [which], ...how },
    ),
    sequence(
      [
        either(
          mapped(word('share'), () => ({})),
          proportion,
        ),
        optional(of),
        summable,
      ],
      (how, _, measure) => shareOfTotal(measure, how),
    ),
    sequence([proportion, optional(of), datasetTerm], (how, _, dataset) =>
      shareOfTotal(countOf({ kind: 'nominal', dataset, conditions: [] }), how),
    ),
    sequence([split, nominal], (how, rows) => shareOfTotal(countOf(rows), how)),
    sequence([split, summable], (how, measure) => shareOfTotal(measure, how)),
    sequence([summable, ofTotal], (measure) => shareOfTotal(measure)),
    sequence([summable, word('share')], (measure) => shareOfTotal(measure)),
  ),
);

/** "as a percentage" is of the total, and "as a percentage of losses" of those. */
const ofTotal: Parser<string> = revised(word('share-of-total'), (found, { words }) =>
  found.filter(({ end }) => words[end] !== 'of'),
);

/** What is said of rows by itself: what goes on with "and" or "but" is said together with what is before it. */
const apart: Parser<ConditionSketch> = either(
  unlessPlaced(
    where(predicate, ({ words }, at) => !CONTRASTS.has(words[at] ?? '') && !PLACES.has(words[at] ?? '')),
  ),
  // "*own their home*", "*have Brazil as their nationality*": a value that is said with a verb.
  revised(either(valueCondition, valueAsCondition), (found, { words }, at) =>
    isHavingVerb(words, at) ? found : [],
  ),
);

const forReason: Parser<readonly ConditionSketch[]> = unlessPlaced(
  sequence([predicate, symbol(() => reason)], (first, second) =>
    first.kind === 'segment' && second.kind === 'value' ? [first, second] : null,
  ),
);

/** Why it is so: "… because of low income". */
const reason: Parser<ConditionSketch> = revised(attachedCondition, (found, { words }, at) =>
  isHavingVerb(words, at) ? [] : found,
);

function isHavingVerb(words: readonly string[], at: number): boolean {
  return HAVING_VERBS.has(words[at] ?? '');
}

const bothSaid: Parser<readonly ConditionSketch[]> = unlessPlaced(
  sequence([either(predicate, attachedCondition), symbol(() => joinedToIt)], (first, second) => [
    first,
    second,
  ]),
);

const joinedToIt: Parser<ConditionSketch> = symbol(() =>
  either(
    sequence([word('conjunction'), either(predicate, attachedCondition)], (_, which) => which),
    revised(either(predicate, attachedCondition), (found, { words }, at) =>
      CONTRASTS.has(words[at] ?? '') ? found : [],
    ),
  ),
);

/** Whose share it is; "the 2024 share" is no share that 2024 has. */
const holder: Parser<ConditionSketch> = either(
  valueCondition,
  segmentCondition,
  mapped(nominal, ({ conditions: [only, ...others] }) =>
    only === undefined || others.length > 0 || only.kind === 'time' ? null : only,
  ),
);

/** "declines", "charge-offs": what came of rows, without a word for the rows. */
const outcome: Parser<Nominal> = symbol(() =>
  revised(segmentNoun, (found, chart, at) =>
    found.filter(({ value, end }) => {
      const { label, labelPlural } = chart.index.dataset(value.dataset);
      return !chart.words.slice(at, end).some((one) => one === label || one === labelPlural);
    }),
  ),
);

const namedRows: Parser<Nominal> = symbol(() =>
  revised(nominal, (found, chart, at) => {
    const outcomes = outcome(chart, at);
    return found.filter((rows) => !outcomes.some(({ end }) => end === rows.end));
  }),
);

/** "loans that defaulted in 2024" say themselves which part of them is meant, unless a verb goes on: "were issued in …". */
const rowsWithVerb: Parser<Nominal> = symbol(() =>
  revised(nominal, (found, chart, at) =>
    found.filter((rows) => !hasState(rows, chart, at) || isVerb(chart, rows.end)),
  ),
);

/** "loans charged off for renters", "applications approved, in Texas": what became of them, and then which they are. */
const rowsOfState: Parser<Nominal> = symbol(() =>
  revised(nominal, (found, chart, at) =>
    found.filter(
      (rows) =>
        hasState(rows, chart, at) && !isOfItsDate(rows.value, chart.index) && !hasOwnVerb(rows, chart, at),
    ),
  ),
);

/** "loans that are late *have* a rate over 10 %": the state is of all, and what they have is the part. */
function hasOwnVerb({ end }: Parsed<Nominal>, { words }: Chart, at: number): boolean {
  return words
    .slice(at, end)
    .some(
      (word, place, all) => place > 1 && HAVING_VERBS.has(word) && !BEFORE_VERBS.has(all[place - 1] ?? ''),
    );
}

const HAVING_VERBS: ReadonlySet<string> = new Set([
  'carry',
  'had',
  'has',
  'have',
  'hold',
  'owe',
  'own',
  'rent',
]);
/** What makes the verb say the same as what is before it. */
const BEFORE_VERBS: ReadonlySet<string> = new Set([',', 'also', 'and', 'but', 'or', 'that', 'which', 'who']);

/** The part that is so, of the rows that the rest tells; "payments made more than 30 days late" are of those made. */
function shareOfState({ dataset, conditions }: Nominal, how: Manner): MeasureSketch | null {
  const [state, ...others] = conditions;
  if (state === undefined) return null;
  const tellsHow = hasHappened(state) && others.length > 0 && others.every(({ kind }) => kind === 'compare');
  const [whole, which] = tellsHow ? [[state], others] : [others, [state]];
  return { kind: 'share', of: { kind: 'nominal', dataset, conditions: whole }, which, ...how };
}

function hasHappened(state: ConditionSketch): boolean {
  return state.kind === 'not' && state.of.kind === 'missing';
}

/** Whether what comes right after the noun is a state, and no place. */
function hasState({ value: rows }: Parsed<Nominal>, chart: Chart, at: number): boolean {
  const [first] = rows.conditions;
  const noun = datasetTerm(chart, at).find(({ value }) => value === rows.dataset);
  if (noun === undefined || first === undefined) return false;
  if (first.kind !== 'segment' && first.kind !== 'value' && !hasHappened(first)) return false;
  // "in the open ones" says which all of them are.
  if (WITHIN_ROWS.has(chart.words[noun.end] ?? '')) return false;
  // "loans with purpose Education charged off": the purpose is no state.
  return !chart.sensesAt[noun.end]?.has('of') && !chart.sensesAt[noun.end]?.has('with');
}

const WITHIN_ROWS: ReadonlySet<string> = new Set(['among', 'amongst', 'in', 'within']);

/** "charged off in 2024": then, or of the loans of then. */
function isOfItsDate({ conditions: [state, next] }: Nominal, index: KnowledgeIndex): boolean {
  const isDated =
    state?.kind === 'not' ||
    (state?.kind === 'segment' && state.segments.some((one) => (index.segment(one).date ?? null) !== null));
  return next === undefined || (isDated && isBareTime(next));
}

function isVerb({ sensesAt, words }: Chart, at: number): boolean {
  const word = words[at] ?? '';
  return sensesAt[at]?.has('be') === true || RELATIVES.has(word) || HAVING_VERBS.has(word);
}

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who']);

/** "share of late loans": the one condition is what is asked, all rows are the base. */
function shareOfRows(rows: Nominal, how: Manner): MeasureSketch | null {
  const [only, ...others] = rows.conditions;
  // "share of 2025 applications by channel" is the part of each channel in those of 2025.
  const isWhole = only === undefined || (others.length === 0 && isBareTime(only));
  if (isWhole) return how.isFraction === true ? null : shareOfTotal(countOf(rows));
  return others.length > 0
    ? null
    : { kind: 'share', of: { ...rows, conditions: [] }, which: [only], isImplied: true, ...how };
}

function shareOfTotal(measure: MeasureSketch, how: Manner = {}): MeasureSketch {
  return { kind: 'share-of-total', of: measure, ...how };
}
