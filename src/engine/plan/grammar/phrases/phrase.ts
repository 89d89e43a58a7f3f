import { PERIODIC } from '../../../lexicon/chat.ts';
import { GOING_VERBS, PLAIN_VERBS } from '../../../lexicon/words/having.ts';
import type { Sense } from '../../../lexicon/words.ts';
import {
  atEnd,
  type Chart,
  costing,
  either,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
  where,
} from '../../parser.ts';
import type { Phrase, PhraseOf } from '../../phrase.ts';
import type { Nominal } from '../../sketch.ts';
import { chosenRow } from '../conditions/chosen-row.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { ofWhichCondition } from '../conditions/of-groups.ts';
import { takesDenial } from '../conditions/related.ts';
import { dimensionList } from '../dimensions.ts';
import { discreteField, participle, quantityField } from '../fields.ts';
import { nounJoint } from '../joints.ts';
import { listedBands } from '../listed-bands.ts';
import { paidAmount, paidRank } from '../measures/money.ts';
import { nominal } from '../nominals.ts';
import { joinedNominal } from '../role-names.ts';
import { schemaQuestion } from '../schema-questions.ts';
import { superlative } from '../superlatives.ts';
import { datasetTerm, isMoment, plainNumber } from '../terms.ts';
import { created, doingAfterNot } from '../verbs.ts';
import { word } from '../words.ts';
import { LIMIT, NOISE, PHRASE, ROUGH_NOISE } from './costs.ts';
import { explanation } from './explanations.ts';
import { groups } from './groups.ts';
import { instruction } from './instructions.ts';
import { lightVerb, ourVerb } from './light-verbs.ts';
import { measured } from './measured.ts';
import { opener } from './openers.ts';
import { order } from './orders.ts';
import { outputs } from './outputs.ts';
import { phraseJoint } from './phrase-joint.ts';
import { byMeasure, rankBy, rankCore } from './rankings.ts';
import { sideBySide } from './side-by-side.ts';
import { threshold } from './threshold.ts';
import { ties } from './ties.ts';
import { transform } from './transforms.ts';

/** A piece of the sentence; a question is a sequence of them. */
export const phrase: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    opener,
    noun,
    where(outputs, (_, at) => at > 0),
    limit,
    measured,
    mapped(paidAmount, (measure): Phrase => ({ kind: 'measures', measures: [measure], joint: null })),
    paidRank,
    groups,
    // "for credit scores under 600, 600-660 and above"
    sequence([word('of'), listedBands], (_, bands) => ({ kind: 'group', dimensions: [bands] })),
    sequence([optional(columnJoint), dimensionList], (joint, dimensions) => ({
      kind: 'columns',
      dimensions,
      joint,
    })),
    condition,
    aside,
    threshold,
    // "the highest number of" counts what comes after it.
    revised(rankCore, (found, chart) => found.filter(({ end }) => chart.words[end - 1] !== 'of')),
    rankBy,
    byMeasure,
    order,
    transform,
    sideBySide,
    mapped(schemaQuestion, (question) => ({ kind: 'schema', question })),
    costing(
      NOISE - PHRASE,
      mapped(word('in-percent'), (): Phrase => ({ kind: 'in-percent' })),
    ),
    ties,
    sequence([optional(word('comma')), word('weighted'), quantityField], (_, __, field) => ({
      kind: 'weight',
      field,
    })),
    explanation,
    instruction,
    costing(
      NOISE - PHRASE,
      mapped(word('on-average'), (): Phrase => ({ kind: 'on-average' })),
    ),
    costing(
      NOISE - PHRASE,
      mapped(
        word('in-units', 'in-points', 'in-money'),
        (sense): Phrase => ({
          kind: 'in-units',
          ...(sense === 'in-points' ? { isInPoints: true } : {}),
          ...(sense === 'in-money' ? { isInMoney: true } : {}),
        }),
      ),
    ),
    allGroups,
    noise,
  ),
);

/**
 * "…, by grade" groups, and names no column; "loan to income" is one name; "where the status is" says which rows; "loans we made"
 * says what was done.
 */
const columnJoint: Parser<string> = revised(phraseJoint, (found, chart, at) =>
  found.filter(
    ({ value, end }) =>
      !(value === 'with' && saysThatTheyHave(chart, at, end)) &&
      !NO_COLUMN_AFTER.has(chart.words[end - (chart.words[end - 1] === 'the' ? 2 : 1)] ?? '') &&
      (value !== IS_THERE || participle(chart, end).length === 0),
  ),
);

/** "members *who have* email", "members with *an* email": those that have one, and no column of all. */
function saysThatTheyHave({ words }: Chart, at: number, end: number): boolean {
  return RELATIVES.has(words[at] ?? '') || ONE_OF.has(words[end - 1] ?? '') || ONE_OF.has(words[end] ?? '');
}

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who']);
const ONE_OF: ReadonlySet<string> = new Set(['a', 'an', 'any']);

const IS_THERE: Sense = 'is-there';

const NO_COLUMN_AFTER: ReadonlySet<string> = new Set(['by', 'to', 'where', 'whose']);

/** "for Ohio and Michigan only". */
const only = optional(word('only-after'));

/** "the age at charge-off" is that of then, and not of those that were. */
const rowsJoint: Parser<string> = where(nounJoint, (chart, at) => !isMoment(chart, at));

/**
 * "originations by region", "quarterly originations": what names a metric too is the metric, where nothing is asked of rows
 * before.
 */
const rows: Parser<Nominal> = revised(nominal, (found, { skips, candidatesAt, words }, at) => {
  const isFirst = skips[0]?.includes(PERIODIC.has(words[at - 1] ?? '') ? at - 1 : at) === true;
  const candidates = isFirst ? (candidatesAt[at] ?? []) : [];
  const isMetric = candidates.some(
    ({ meaning, end }) =>
      meaning.kind === 'metric' &&
      candidates.some((other) => other.meaning.kind === 'dataset' && other.end === end),
  );
  return isMetric ? found.map((reading) => ({ ...reading, cost: reading.cost + RATHER_METRIC })) : found;
});

/** More than a phrase of its own for the time beside it. */
const RATHER_METRIC = 1.2;

const onlySuch: Parser<Nominal> = either(
  sequence(
    [optional(word('comma', 'bracket', 'end')), either(word('counting-only'), word('only')), nominal],
    (_, __, rows) => rows,
  ),
  sequence([word('comma'), nominal, word('only-after')], (_, rows) => rows),
);

const noun: Parser<PhraseOf<'nominal'>> = revised(
  symbol(() => plainNoun),
  (found, { words, sensesAt }, at) => {
    const isAfterHave = sensesAt[at - 1]?.has('with') === true;
    const whole = found.filter(
      ({ value, end }) =>
        !(isAfterHave || value.isHad === true) || !takesDenial(value.nominal, words.slice(at, end)),
    );
    return GOING_VERBS.has(words[at] ?? '')
      ? whole.map((reading) => ({ ...reading, value: { ...reading.value, isVerbal: true } }))
      : whole;
  },
);

const EVERY: ReadonlySet<string> = new Set(['each', 'every']);

/** Rather a row for each is asked for, where anything is. */
const EVERY_ROW = 0.2;

/** Whether nothing of the data is named before. */
function isBeginning({ candidatesAt }: Chart, at: number): boolean {
  return candidatesAt
    .slice(0, at)
    .every((found) => found.every(({ meaning }) => meaning.kind === 'language'));
}

const plainNoun = either<PhraseOf<'nominal'>>(
  sequence([optional(either(word('be'), word('is-there'))), rows], (_, rows) => ({
    kind: 'nominal',
    nominal: rows,
    isJoined: false,
  })),
  sequence([rowsJoint, joinedNominal, only], (joint, rows) =>
    // "who never missed a payment" has no verb then.
    joint === 'that'
      ? null
      : {
          kind: 'nominal',
          nominal: rows,
          isJoined: true,
          ...(joint === 'doing' ? { isObject: true } : {}),
          ...(joint === 'doing' || joint === 'with' ? { isHad: true } : {}),
        },
  ),
  // "the balance of every late loan"
  sequence([word('of-each'), nominal], (_, rows) =>
    rows.conditions.length === 0 ? null : { kind: 'nominal', nominal: rows, isJoined: true, isEach: true },
  ),
  // "list every member"
  costing(
    EVERY_ROW,
    sequence([where(typed(EVERY), isBeginning), rows], (_, rows) => ({
      kind: 'nominal',
      nominal: rows,
      isJoined: false,
    })),
  ),
  // "which methods appear in our repair records"
  sequence([word('occurs-in'), nominal], (_, rows) => ({ kind: 'nominal', nominal: rows, isJoined: true })),
  // "which states do our borrowers live in"
  sequence([optional(word('be', 'is-there')), nominal, word('live-in')], (_, rows) => ({
    kind: 'nominal',
    nominal: rows,
    isJoined: true,
  })),
  // ", counting only borrowers with loans", ", paid invoices only"
  sequence([onlySuch], (rows) =>
    rows.conditions.length > 0 ? { kind: 'nominal', nominal: rows, isJoined: true } : null,
  ),
);

const LIMIT_MAX = 1000;

/** "five" of "which five states". */
const limit: Parser<Phrase> = costing(
  LIMIT - PHRASE,
  mapped(plainNumber, (number): Phrase | null =>
    number > 0 && number <= LIMIT_MAX ? { kind: 'limit', limit: number } : null,
  ),
);

/** Words that say where or which before anything is said: "in", "for", "with", a comma. */
const PLACES: readonly Sense[] = ['of', 'with', 'without', 'group', 'conjunction', 'only'];

/** "does", "did" of a question. */
const auxiliary: Parser<string> = typed(new Set(['do', 'does', 'did']));

const conditions = either<PhraseOf<'conditions'>>(
  sequence(
    [optional(word('conjunction')), conditionList(attachedCondition), only],
    (_, one, restriction) => ({
      kind: 'conditions',
      conditions: [one],
      ...(restriction === null ? {} : { isPlaced: true }),
    }),
  ),
  mapped(ofWhichCondition, (one) => ({ kind: 'conditions', conditions: [one] })),
  // "how many songs does the youngest singer have"
  sequence([auxiliary, chosenRow], (_, rows) => ({
    kind: 'conditions',
    conditions: [{ kind: 'exists', nominal: rows }],
  })),
  sequence([optional(word('conjunction')), conditionList(predicate)], (_, one) => ({
    kind: 'conditions',
    conditions: [one],
  })),
);

const condition: Parser<Phrase> = revised(conditions, (found, chart, at) => {
  const isVerb = GOING_VERBS.has(chart.words[at] ?? '');
  const how: Pick<PhraseOf<'conditions'>, 'isPlaced' | 'isVerbal'> = {
    ...(isVerb || chart.sensesAt[at]?.has('be') === true ? { isVerbal: true } : {}),
    ...(!isVerb && PLACES.some((sense) => chart.sensesAt[at]?.has(sense)) ? { isPlaced: true } : {}),
  };
  return found.map((reading) => ({ ...reading, value: { ...reading.value, ...how } }));
});

/** "approved applications, Texas branches": which of the rows before, each of which has one of them. */
const aside: Parser<PhraseOf<'conditions'>> = sequence([word('comma'), nominal], (_, rows) =>
  rows.conditions.length === 0
    ? null
    : {
        kind: 'conditions',
        conditions: [{ kind: 'exists', nominal: rows, isOne: true }],
        isPlaced: true,
      },
);

/** "including branches with none", "including those without loans", ", all branches". */
const allGroups = either<Phrase>(
  mapped(word('all-groups'), (): Phrase => ({ kind: 'all-groups' })),
  sequence(
    [
      optional(word('comma')),
      word('include'),
      optional(either<unknown>(datasetTerm, discreteField, word('ones'))),
      either<unknown>(
        word('with-none'),
        sequence([word('without'), nominal], (_, rows) => rows),
      ),
    ],
    (_, __, ___, ____): Phrase => ({ kind: 'all-groups' }),
  ),
);

/** "has", "with": words that may say nothing; "made", "received" say what is done. */
const plainVerb: Parser<string> = revised(word('with'), (found, chart, at) => {
  const said = chart.words[at] ?? '';
  if (!PLAIN_VERBS.has(said) || chart.words[at + 1] === 'and') return [];
  // "whose last loan was in 2020" says something of the last one, and does not ask for it.
  return found.filter(({ end }) => said !== 'whose' || superlative(chart, end).length === 0);
});

const mark = optional(word('comma', 'bracket', 'end'));

/** What is said of how the answer is to be found, and is so anyway: "by joining the sales and cars tables". */
const remark: Parser<Phrase> = sequence(
  [
    mark,
    word('join-of'),
    listOf(
      sequence([datasetTerm, optional(word('schema:tables'))], (dataset) => dataset),
      either(word('and'), word('of')),
    ),
  ],
  (_, __, ___): Phrase => ({ kind: 'noise' }),
);

const AUXILIARIES: ReadonlySet<string> = new Set(['do', 'does', 'did']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'any']);

/** The verb of "does each department *offer*"; "made a purchase" has none. */
const whatTheyDo: Parser<string> = where(
  doingAfterNot,
  ({ words }, at) =>
    words.slice(0, at).some((word) => AUXILIARIES.has(word)) && !ARTICLES.has(words[at - 1] ?? ''),
);

/** "loan to income" is one name, and no loan. */
const roughOf: Parser<string> = where(
  word('of'),
  (chart, at) => chart.words[at] !== 'to' && !isMoment(chart, at),
);

/** "go by the closing date" says by which date the question goes. */
const plainBe: Parser<string> = where(
  word('be'),
  ({ words }, at) => words[at] !== 'go' || words[at + 1] !== 'by',
);

const noise = either<Phrase>(
  costing(NOISE - PHRASE, remark),
  costing(
    NOISE - PHRASE,
    mapped(word('end', 'bracket', 'comma', 'is-there', 'in-unit'), () => ({ kind: 'noise' })),
  ),
  costing(
    NOISE - PHRASE,
    revised(word('conjunction'), (found, { words }, at) =>
      found.map((reading) => ({
        ...reading,
        value: { kind: 'noise', ...(words[at] === 'and' ? { isAnd: true } : {}) },
      })),
    ),
  ),
  costing(
    NOISE - PHRASE,
    mapped(plainBe, () => ({ kind: 'noise', isVerb: true })),
  ),
  costing(ROUGH_NOISE - PHRASE, either(lightVerb, ourVerb)),
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(roughOf, () => ({ kind: 'noise', isRough: true })),
  ),
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(either(plainVerb, word('that')), (sense) =>
      sense === 'with'
        ? { kind: 'noise', isRough: true }
        : { kind: 'noise', isRough: true, isRelative: true, needsMore: true },
    ),
  ),
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(word('and'), () => ({ kind: 'noise', needsMore: true, isAnd: true })),
  ),
  // "how many courses does each department offer"
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(atEnd(whatTheyDo), () => ({ kind: 'noise', isDone: true })),
  ),
  // "how many papers has each author written"
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(created, () => ({ kind: 'noise', isDone: true })),
  ),
);
