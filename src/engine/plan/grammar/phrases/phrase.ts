import { GOING_VERBS } from '../../../lexicon/words/having.ts';
import type { Sense } from '../../../lexicon/words.ts';
import {
  type Chart,
  costing,
  either,
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
import { type ConditionSketch, isBareTime } from '../../sketch.ts';
import { chosenRow } from '../conditions/chosen-row.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { ofWhichCondition } from '../conditions/of-groups.ts';
import { dimensionList } from '../dimensions.ts';
import { discreteField, participle, quantityField, textField } from '../fields.ts';
import { bandsOfRows, listedBands } from '../listed-bands.ts';
import { paidAmount, paidRank } from '../measures/money.ts';
import { nominal } from '../nominals.ts';
import { schemaQuestion } from '../schema-questions.ts';
import { datasetTerm } from '../terms.ts';
import { word } from '../words.ts';
import { NOISE, PHRASE } from './costs.ts';
import { explanation } from './explanations.ts';
import { groups } from './groups.ts';
import { instruction } from './instructions.ts';
import { measured } from './measured.ts';
import { noise } from './noise.ts';
import { opener } from './openers.ts';
import { order } from './orders.ts';
import { outputs } from './outputs.ts';
import { phraseJoint } from './phrase-joint.ts';
import { byMeasure, rankBy, rankCore } from './rankings.ts';
import { limit, noun, only } from './rows.ts';
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
    mapped(bandsOfRows, (bands) => ({ kind: 'group', dimensions: [bands] })),
    sequence([optional(columnJoint), dimensionList], (joint, dimensions) => ({
      kind: 'columns',
      dimensions,
      joint,
    })),
    condition,
    aside,
    threshold,
    // "the highest number of" counts what comes after it.
    revised(rankCore, (found, chart) =>
      found.filter(
        ({ value, end }) =>
          chart.words[end - 1] !== 'of' && !(value.property === 'length' && textNamed(chart, end).length > 0),
      ),
    ),
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
        word('in-units', 'in-dollars', 'in-points', 'in-money'),
        (sense): Phrase => ({
          kind: 'in-units',
          ...(sense === 'in-points' ? { isInPoints: true } : {}),
          ...(sense === 'in-money' ? { isInMoney: true } : {}),
          ...(sense === 'in-dollars' ? { isInDollars: true } : {}),
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
/** "the longest name" is the longest as a text, and of nothing else. */
const textNamed = either<unknown>(textField, word('name-of'));

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
  const how: Pick<PhraseOf<'conditions'>, 'isAdded' | 'isPlaced' | 'isVerbal'> = {
    ...(chart.words[at] === 'and' ? { isAdded: true } : {}),
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

const NO_TIMES: readonly ConditionSketch[] = [];

/** "without loans in 2020": all that is counted is of that time; what else they are without is no matter of time. */
const timesWithout: Parser<readonly ConditionSketch[]> = sequence(
  [word('without'), nominal],
  (_, { conditions }) => (conditions.every(isBareTime) ? conditions : null),
);

/** "including branches with none", "including those without loans", ", all branches". */
const allGroups = either<Phrase>(
  mapped(word('all-groups'), (): Phrase => ({ kind: 'all-groups' })),
  sequence(
    [
      optional(word('comma')),
      word('include'),
      optional(either<unknown>(datasetTerm, discreteField, word('ones'))),
      either(
        mapped(word('with-none'), () => NO_TIMES),
        timesWithout,
      ),
    ],
    (_, __, ___, times): Phrase => ({ kind: 'all-groups', ...(times.length === 0 ? {} : { times }) }),
  ),
  sequence(
    [word('comma', 'end'), word('every-one'), datasetTerm],
    (_, __, dataset): Phrase => ({ kind: 'all-groups', of: dataset }),
  ),
);
