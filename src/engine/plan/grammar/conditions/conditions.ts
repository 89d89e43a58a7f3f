import { BEFORE_OBJECT } from '../../../lexicon/cues.ts';
import type { Chart, Parsed } from '../../chart.ts';
import { costing, either, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import { denied } from '../../quantified.ts';
import { type ConditionSketch, isBareTime, type SketchOf } from '../../sketch.ts';
import { participle } from '../fields.ts';
import { leadingCondition, nominal, saidOfRows } from '../forward.ts';
import { be, having, not, nounJoint, of } from '../joints.ts';
import { oneOfTheirs } from '../nth.ts';
import { superiorCondition } from '../role-names.ts';
import { isSaidAgain } from '../said-again.ts';
import { datasetTerm, isMoment, segmentTerm } from '../terms.ts';
import { word } from '../words.ts';
import { ofChosenRow } from './chosen-row.ts';
import { comparisonCondition } from './comparisons.ts';
import { eachCondition } from './each-of.ts';
import { eventCondition } from './events.ts';
import { excludedCondition } from './excluded.ts';
import { hadCondition } from './had.ts';
import { inPartCondition } from './in-part.ts';
import { keyCondition } from './keys.ts';
import { missingCondition } from './missing.ts';
import { nor } from './neither.ts';
import { relatedCondition } from './related.ts';
import { ROUGH, SLIGHTLY_ROUGH } from './roughness.ts';
import { routeCondition } from './routes.ts';
import { sameValueCondition } from './same-value.ts';
import { areHad, segmentCondition } from './segments.ts';
import { spanCondition } from './spans.ts';
import { textCondition } from './text.ts';
import { datedVerb, recurringCondition, timeCondition } from './times.ts';
import { countsCompared, togetherCondition } from './together.ts';
import { valueCondition } from './values.ts';
import { versusCondition } from './versus.ts';
import { versusExtreme } from './versus-extreme.ts';
import { versusOneCondition } from './versus-one.ts';

/** One condition, without joint: "above 10 %", "late", "in 2024", "with at least 2 loans". */
const simpleCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    comparisonCondition,
    valueCondition,
    segmentCondition,
    timeCondition,
    recurringCondition,
    missingCondition,
    textCondition,
    relatedCondition,
    versusCondition,
    versusOneCondition,
    versusExtreme,
    inPartCondition,
    superiorCondition,
    spanCondition,
    sameValueCondition,
    togetherCondition,
    countsCompared,
  ),
);

/** A condition as it stands after a noun: "in Texas", "that are late", "not secured", "with a score over 700". */
export const attachedCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    simpleCondition,
    routeCondition,
    eventCondition,
    eachCondition,
    hadCondition,
    ofChosenRow,
    // "paid by borrower 1270"
    sequence([word('group'), keyCondition], (_, of) => of),
    joined,
    costing(
      SLIGHTLY_ROUGH,
      sequence([nounJoint, nounJoint, simpleCondition], (first, second, of) =>
        withoutBareValue(first === 'with' ? first : second, of),
      ),
    ),
    excludedCondition,
    negated,
    // "neither secured nor below 10 %"
    sequence(
      [optional(be), word('neither'), simpleCondition, nor, simpleCondition],
      (_, __, first, ___, second): ConditionSketch => ({
        kind: 'and',
        of: [first, second].map((one): ConditionSketch => ({ kind: 'not', of: one })),
      }),
    ),
    nthOne,
    // "that will mature in 2026"
    sequence([word('will'), datedVerb], (_, of) => of),
    // "among the charged-off ones"
    sequence([optional(of), leadingCondition, word('ones')], (_, of) => of),
    neverSo,
    // "not late or charged off": the negation holds for both.
    costing(
      ROUGH,
      sequence(
        [negated, word('or'), simpleCondition],
        (first, _, second): ConditionSketch => ({ kind: 'and', of: [first, { kind: 'not', of: second }] }),
      ),
    ),
  ),
);

/** "whose very first installment was paid late", "whose latest loan is late", "had their first loan in 2024". */
const nthOne: Parser<ConditionSketch> = symbol(() =>
  sequence(
    [either(having, word('had-own')), oneOfTheirs, datasetTerm, either(predicate, attachedCondition)],
    (_, which, dataset, state): ConditionSketch => ({
      kind: 'exists',
      nominal: {
        kind: 'nominal',
        dataset,
        conditions: [{ kind: 'nth', dataset, ...which, owner: null }, state],
      },
      // Which of them it is said of is told.
      isSeparate: true,
    }),
  ),
);

/** "with a score over 700"; but "defaulted on two loans" is of those that defaulted, not of all that they have. */
const joined: Parser<ConditionSketch> = revised(
  sequence([nounJoint, simpleCondition], withoutBareValue),
  (found, chart, at) =>
    found.filter(
      ({ value, end }) =>
        (value.kind !== 'count' || chart.words[at] !== 'on') &&
        !isHadTogether(value, chart, at) &&
        !isMoment(chart, at) &&
        !namesAgain(chart, value.kind === 'value' ? end - 1 : at + 1, at) &&
        // "received in 2025" is of the day on which it was received.
        !(isBareTime(value) && participle(chart, at).length > 0),
    ),
);

/** "loans with a late payment for auto *loans*", "excluding mortgages on *loans* issued last month". */
function namesAgain(chart: Chart, noun: number, at: number): boolean {
  return (chart.candidatesAt[noun] ?? []).some(
    ({ meaning }) => meaning.kind === 'dataset' && isSaidAgain(chart, meaning.dataset, at),
  );
}

/** "with a garden and a garage" is no condition of two kinds of rows. */
function isHadTogether(condition: ConditionSketch, { words, index }: Chart, at: number): boolean {
  const isListed = condition.kind === 'segment' && areHad(condition, index);
  return isListed && !words.slice(at).includes('or');
}

/** Of none of what belongs to them: "borrowers never approved" have no approved application; "never booked *a mortgage*" is a deed. */
const neverSo: Parser<ConditionSketch> = revised(
  sequence([word('never'), segmentTerm], (_, segment): ConditionSketch => ({ kind: 'never', segment })),
  (found, { words }) => found.filter(({ end }) => !BEFORE_OBJECT.has(words[end] ?? '')),
);

const deniedCondition = sequence(
  [optional(nounJoint), not, optional(nounJoint), simpleCondition],
  (_, __, joint, of): ConditionSketch | null => {
    const held = withoutBareValue(joint ?? '', of);
    return held === null ? null : { kind: 'not', of: held };
  },
);

/** What one does not have is rather a thing than a state: "without a scholarship". */
const WITHOUT_STATE = 0.3;

const negated: Parser<ConditionSketch> = revised(deniedCondition, (found, chart, at) =>
  withoutAny(found, chart, at)
    .filter(({ end }) => !excludedCondition(chart, at).some((all) => all.end > end))
    .map((reading) =>
      chart.words[at] === 'without' && reading.value.kind === 'not' && reading.value.of.kind === 'segment'
        ? { ...reading, cost: reading.cost + WITHOUT_STATE }
        : reading,
    ),
);

/** "never had one charged off": not any. */
function withoutAny(
  found: readonly Parsed<ConditionSketch>[],
  { words }: Chart,
  at: number,
): readonly Parsed<ConditionSketch>[] {
  return found.map((reading) => {
    const of = reading.value.kind === 'not' ? reading.value.of : reading.value;
    const isAny = isOne(of) && !words.slice(at, reading.end).some((word) => EXACT.has(word));
    return isAny
      ? { ...reading, value: { kind: 'not', of: { kind: 'exists', nominal: of.nominal } } }
      : reading;
  });
}

function isOne(condition: ConditionSketch): condition is SketchOf<'count'> {
  if (condition.kind !== 'count' || condition.operator !== '=' || condition.value !== 1) return false;
  return condition.distinctOf === undefined && condition.valuesOf === undefined;
}

const EXACT: ReadonlySet<string> = new Set(['exactly', 'just', 'only']);

/** Who has a mortgage has a loan; that their home is mortgaged is said of the home. */
function withoutBareValue(joint: string, of: ConditionSketch): ConditionSketch | null {
  if (joint === 'with') return of.kind === 'value' && of.field === null ? null : of;
  if (joint === 'done' && of.kind === 'value') return { ...of, isAgent: true };
  return (joint === 'done' || joint === 'doing') && isBareTime(of) ? null : of;
}

/** A condition after a verb, or that is one: "are late", "is in Texas", "were not approved", "applied in 2024". */
export const predicate = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([be, attachedCondition], (_, of) => of),
    routeCondition,
    eventCondition,
    eachCondition,
    hadCondition,
    sequence([word('will'), datedVerb], (_, of) => of),
    // "are repeat customers": what is said of them is what they are.
    sequence([be, nominal], (_, rows) =>
      rows.conditions.length === 0 ? null : { kind: 'exists', nominal: rows, isSelf: true },
    ),
    sequence([word('that'), attachedCondition], (_, of) => of),
    revised(sequence([having, simpleCondition], withoutBareValue), (found, chart, at) =>
      found.filter(({ value }) => !isHadTogether(value, chart, at)),
    ),
    revised(
      sequence([not, attachedCondition], (_, of): ConditionSketch => denied(of)),
      withoutAny,
    ),
    segmentCondition,
    comparisonCondition,
    datedVerb,
  ),
);

saidOfRows.define(symbol(() => either(attachedCondition, predicate)));
