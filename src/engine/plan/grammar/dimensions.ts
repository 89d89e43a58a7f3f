import type { DatePart } from '../../../shared/mod.ts';
import { ARTICLES, BEFORE_LENGTHS } from '../../lexicon/numbers.ts';
import {
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
} from '../parser.ts';
import type { DimensionSketch, FieldTerm } from '../sketch.ts';
import { bands } from './bands.ts';
import { columnQuantity, discreteField, namingField, participle, timeField, timeNoun } from './fields.ts';
import { madeQuantity } from './forward.ts';
import { listJoint } from './joints.ts';
import { listedBands } from './listed-bands.ts';
import { happening } from './moments.ts';
import { partOfYear } from './part-of-year.ts';
import { somebody } from './somebody.ts';
import { datasetTerm, dated, restrict } from './terms.ts';
import { datePart, everyPeriod, word } from './words.ts';

/** "category band" is the category, said in a roundabout way. */
const BAND_OF_CATEGORY = 0.2;
/** "monthly" may also say what the quantity is: "monthly payment". */
const WITHOUT_BY = 0.1;
/** What is computed is a number that is asked for, before it is a column. */
const MADE = 0.4;
/** A column that is called so is rather meant. */
const BARE_DATE = 0.2;
/** What rows are called by may also be a column's name. */
const DATE_OF_ROWS = 0.05;
/** "opened" says that it happened; its date is the opening date. */
const PARTICIPLE = 0.3;

/** Something to group by or to show: "grade", "issue month", "credit score band", "branch". */
export const dimension: Parser<DimensionSketch> = symbol(() =>
  either<DimensionSketch>(
    mapped(discreteField, fieldItself),
    mapped(timeNoun, fieldItself),
    costing(BARE_DATE, mapped(bareDate, fieldItself)),
    costing(PARTICIPLE, mapped(participle, fieldItself)),
    mapped(columnQuantity, fieldItself),
    costing(MADE, mapped(madeQuantity, fieldItself)),
    calendarPart,
    listedBands,
    bands,
    mapped(datasetTerm, (dataset) => ({ kind: 'dataset', dataset })),
    mapped(somebody, (dataset) => ({ kind: 'dataset', dataset })),
    mapped(word('name-of'), () => ({ kind: 'display', dataset: null })),
    sequence([datasetTerm, word('name-of')], (dataset) => ({ kind: 'display', dataset })),
    sequence([word('name-of'), word('of'), datasetTerm], (_, __, dataset) => ({ kind: 'display', dataset })),
    // "the names of the songs" where a song is kept by its name alone
    sequence([word('name-of'), word('of'), namingField], (_, __, field) => fieldItself(field)),
    costing(BAND_OF_CATEGORY, sequence([discreteField, word('band')], fieldItself)),
  ),
);

/** "the date and the fee of each repair": that of the repair. "by date" is said of days. */
const bareDate: Parser<FieldTerm> = where(
  mapped(typed(new Set(['date', 'dates'])), (): FieldTerm => ({ alternatives: [], isUsualDate: true })),
  ({ words }, at) => !GROUPS.has(words[words[at - 1] === 'the' ? at - 2 : at - 1] ?? ''),
);

const GROUPS: ReadonlySet<string> = new Set(['by', 'each', 'every', 'on', 'per']);

/**
 * "by region, year to date" is no grouping by year; "for each year from 2019 to 2025" is. "Within a year" tells how long it
 * took, and ", all years" that none is left out.
 */
const bareDatePart: Parser<DatePart> = revised(datePart, (found, { candidatesAt, words }, at) =>
  found.filter(
    ({ end }) =>
      !(ARTICLES.has(words[at - 1] ?? '') && BEFORE_LENGTHS.has(words[at - 2] ?? '')) &&
      !(ALL.has(words[at - 1] ?? '') && MARKS.has(words[at - 2] ?? '')) &&
      (words[at - 1] !== ',' ||
        !(candidatesAt[at] ?? []).some((one) => one.meaning.kind === 'time' && one.end > end)),
  ),
);

const ALL: ReadonlySet<string> = new Set(['all']);
const MARKS: ReadonlySet<string> = new Set([',', '(', ';']);

type Period = Pick<Extract<DimensionSketch, { kind: 'part' }>, 'part' | 'isDecade'>;

const inDecades: Parser<Period> = mapped(word('decade'), () => ({ part: 'year', isDecade: true }));
const period: Parser<Period> = either<Period>(
  mapped(datePart, (part) => ({ part })),
  inDecades,
);

/** "month", "quarter of the closing date", "year due", "due month", "decade of birth". */
const calendarPart = either<DimensionSketch>(
  mapped(partOfYear, (part) => ({ kind: 'part', part, field: null })),
  mapped(bareDatePart, (part) => ({ kind: 'part', part, field: null })),
  mapped(inDecades, (part) => ({ kind: 'part', ...part, field: null })),
  sequence([period, word('of'), timeField], (part, _, field) => ({ kind: 'part', ...part, field })),
  sequence([period, word('of'), happening], (part, _, field) => ({ kind: 'part', ...part, field })),
  // "the borrower's year of birth"
  sequence([datasetTerm, word('possessive'), period, word('of'), timeField], (owner, _, part, __, said) => {
    const field = restrict(said, owner);
    return field === null ? null : { kind: 'part', ...part, field };
  }),
  sequence([period, timeField], (part, field) => ({ kind: 'part', ...part, field })),
  // "due month"; "hired by year" says what to group by.
  sequence(
    [revised(timeField, (found, { words }) => found.filter(({ end }) => words[end - 1] !== 'by')), period],
    (field, part) => ({ kind: 'part', ...part, field }),
  ),
  // "application year"
  costing(
    DATE_OF_ROWS,
    sequence([dated, period], (field, part) => ({ kind: 'part', ...part, field })),
  ),
);

function fieldItself(field: FieldTerm): DimensionSketch {
  return { kind: 'field', field };
}

/** "grade and state", "year, quarter". */
export const dimensionList: Parser<readonly DimensionSketch[]> = symbol(() =>
  mapped(listOf(dimension, listJoint), ofOneOwner),
);

/** "the nationality and the height of players", "each player's name and age": all of them are of the owner that is named. */
function ofOneOwner(dimensions: readonly DimensionSketch[]): readonly DimensionSketch[] {
  const owners = new Set(dimensions.flatMap((one) => (one.kind === 'field' ? (one.field.owner ?? []) : [])));
  const [owner] = owners;
  if (owner === undefined || owners.size > 1) return dimensions;
  return dimensions.map((one) => {
    if (one.kind !== 'field' || one.field.owner !== undefined) return one;
    const field = restrict(one.field, owner);
    return field === null ? one : { ...one, field: { ...field, owner } };
  });
}

/**
 * "monthly", "per month"; the month of "$800 a month" says of what time the amount is, and "the price *of annual* plans" of which
 * plans.
 */
const every: Parser<DimensionSketch> = where(
  mapped(everyPeriod, (part) => ({ kind: 'part', part, field: null })),
  ({ words, candidatesAt }, at) =>
    (words[at] !== 'a' ||
      candidatesAt[at - 1]?.some(({ meaning }) => meaning.kind === 'number' && meaning.sign === 'money') !==
        true) &&
    !(words[at - 1] === 'of' && PERIODIC.test(words[at] ?? '') && !TALLIES.has(words[at - 2] ?? '')),
);

const PERIODIC = /^annual$|ly$/;
const TALLIES: ReadonlySet<string> = new Set(
  'average averages back breakdown change count growth mean median month months number periods quarters sum terms total trend volume weeks years'.split(
    ' ',
  ),
);

/** "by region x grade", "by state, split by term", "by city within state". */
const crossJoint: Parser<unknown> = symbol(() => either<unknown>(listJoint, word('cross')));

/** "state-grade combination": nothing but a hyphen. */
const nothing: Parser<null> = (_, at) => [{ value: null, end: at, cost: 0 }];

/** "by grade", "per state and year", "for each branch", "monthly". */
export const grouping: Parser<readonly DimensionSketch[]> = symbol(() =>
  either(
    sequence(
      [
        word('group'),
        optional(word('both')),
        listOf(either(dimension, every), crossJoint),
        optional(word('of-group')),
      ],
      (_, both, dimensions) => (both !== null && dimensions.length < 2 ? null : dimensions),
    ),
    // "for each branch-grade combination"
    sequence(
      [word('group'), listOf(dimension, either(crossJoint, nothing)), word('combination')],
      (_, dimensions) => (dimensions.length < 2 ? null : dimensions),
    ),
    sequence([dimension, word('wise')], (one) => [one]),
    costing(WITHOUT_BY, listOf(every, listJoint)),
  ),
);
