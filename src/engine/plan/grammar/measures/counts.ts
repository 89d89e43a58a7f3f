import { type Dataset, type Field, singularOf } from '../../../../catalog/mod.ts';
import {
  type Chart,
  costing,
  either,
  mapped,
  type Parser,
  revised,
  sequence,
  symbol,
  where,
} from '../../parser.ts';
import type { MeasureOf, MeasureSketch, Nominal } from '../../sketch.ts';
import { isDiscrete } from '../fields.ts';
import { leadingCondition, nominal } from '../forward.ts';
import { datasetTerm, ownedField, segmentNoun } from '../terms.ts';
import { word } from '../words.ts';
import { aggregateOf } from './aggregates.ts';

/** What is counted must be found in the rest of the sentence. */
const WITHOUT_NOUN = 0.2;
/** "total loans" may be a total of a quantity of that name. */
const TOTAL_OF_ROWS = 0.2;

/** A number may be the count itself ("number of different citations"), but not where one row has one alone: "different majors". */
const differingField = ownedField((field) =>
  field.type === 'text' ? isDiscrete(field) : field.role !== 'time' && isOne(field),
);

function isOne({ label }: Field): boolean {
  const last = label.slice(label.lastIndexOf(' ') + 1);
  return singularOf(last) === last;
}

/** "how many roles" are different names of roles, or one for each row: kinds and places alone are counted once. */
export const kindField = ownedField(
  (field, dataset) =>
    isDiscrete(field) &&
    (field.type === 'text' ? !holdsNumbers(field) && !isRemark(field, dataset) : isCode(field)) &&
    (field.role !== 'name' || field.distinctCount === dataset.rowCount || isNameOfOthers(field, dataset)),
);

/** "how many breweries" of brands that go by their own names, and have a `brewery_name` beside it. */
function isNameOfOthers({ name, label }: Field, { display }: Dataset): boolean {
  return label.endsWith(' name') && display.length === 1 && !display.includes(name);
}

/** "how many reviews" of which some say it in words: `review` of a `product_review` is no name of it. */
function isRemark({ label, isNullable }: Field, dataset: Dataset): boolean {
  return isNullable && dataset.label.endsWith(` ${label}`);
}

/** The rows that a column of theirs is called as. */
export const remarks: Parser<Nominal> = symbol(() =>
  mapped(ownedField(isRemark), ({ alternatives: [only, ...others] }) =>
    only === undefined || others.length > 0
      ? null
      : { kind: 'nominal', dataset: only.dataset, conditions: [] },
  ),
);

/** "how many area codes": what tells things apart, though it is written as a number. */
function isCode({ role, label }: Field): boolean {
  return (role === 'key' && !label.endsWith(' id')) || (role === 'category' && CODE.test(label));
}

const CODE = /(?:^| )(?:codes?|numbers?|postcodes?|zips?)$/;

/** "number of credits" is a number that is written as text. */
function holdsNumbers({ values }: Field): boolean {
  return (
    values !== null &&
    values.length > 0 &&
    values.every(({ value }) => /^-?\d+(?:\.\d+)?$/.test(String(value)))
  );
}

/** "number of late loans", "loan count", "how many different states". */
export const count: Parser<MeasureSketch> = symbol(() =>
  where(plainCount, (chart, at) => !isInName(chart, at)),
);

/** "room *numbers of* suites", where a column is called so: no number of them. */
function isInName({ candidatesAt, words }: Chart, at: number): boolean {
  const isNumber = (one: number): boolean => NUMBER.test(words[one] ?? '');
  return [at - 1, at].some((start) =>
    (candidatesAt[start] ?? []).some(
      ({ meaning, match, end }) =>
        meaning.kind === 'field' &&
        NAMED.has(match) &&
        end === start + 2 &&
        isNumber(end - 1) &&
        !isNumber(start),
    ),
  );
}

/** "the numbers of the rooms" are what each is called, where a column is called so. */
function areNumbersOfTheirs({ nominal: rows }: MeasureOf<'count'>, chart: Chart, at: number): boolean {
  const isPlural = chart.words[at] === 'numbers' || chart.words[at + 1] === 'numbers';
  return isPlural && chart.index.dataset(rows.dataset).fields.some(({ label }) => label.endsWith(' number'));
}

const NUMBER = /^numbers?$/;
const NAMED: ReadonlySet<string> = new Set(['exact', 'inflected']);

const plainCount = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    revised(
      sequence([word('count'), nominal], (_, rows) => countOf(rows)),
      (found, chart, at) => found.filter(({ value }) => !areNumbersOfTheirs(value, chart, at)),
    ),
    rowsThenCount,
    // "total loan count"
    sequence([word('total'), rowsThenCount], (_, counted) => counted),
    // "default count"
    sequence([segmentNoun, word('count')], (rows) => countOf(rows)),
    // "loans in Texas: how many?", "state and count"
    costing(
      WITHOUT_NOUN,
      mapped(word('count'), (): MeasureSketch => ({ kind: 'count-subject' })),
    ),
    // "total loans"
    costing(TOTAL_OF_ROWS, totalRows),
    sequence([word('count-distinct'), nominal], (_, rows) => countOf(rows)),
    sequence(
      [
        either(
          word('count-distinct'),
          sequence([word('count'), word('distinct')], (one) => one),
        ),
        differingField,
      ],
      (_, field) => ({ ...aggregateOf('count', field), distinct: true }),
    ),
    sequence([word('count'), remarks], (_, rows) => countOf(rows)),
    sequence([word('count'), kindField], (_, field) => ({ ...aggregateOf('count', field), distinct: true })),
    // "how many official languages", where the language is a column and so is whether it is official
    sequence([word('count', 'count-distinct'), leadingCondition, kindField], (_, condition, field) => ({
      kind: 'restricted',
      measure: { ...aggregateOf('count', field), distinct: true },
      condition,
    })),
  ),
);

/** "total loans"; but "total order amount" has no number of orders, and "total originations" is the metric called so. */
const totalRows: Parser<MeasureSketch> = revised(
  sequence([word('total'), nominal], (_, rows) => rows),
  (found, chart, at) =>
    found.flatMap(({ value: rows, end, cost }) => {
      if (namesMetric(chart, at + 1)) return [];
      const { label, labelPlural } = chart.index.dataset(rows.dataset);
      const noun = label.split(' ').at(-1) ?? label;
      const isOne = !labelPlural.split(' ').includes(noun) && chart.words.slice(at, end).includes(noun);
      return isOne ? [] : [{ value: { ...countOf(rows), isTotal: true }, end, cost }];
    }),
);

/** Whether a noun is also the name of a metric. */
function namesMetric({ candidatesAt }: Chart, at: number): boolean {
  const here = candidatesAt[at] ?? [];
  return here.some(
    ({ meaning, end }) =>
      meaning.kind === 'metric' &&
      here.some((other) => other.meaning.kind === 'dataset' && other.end === end),
  );
}

/** "loan count", "loans #"; but "policy number" where a column is called so. */
const rowsThenCount: Parser<MeasureSketch> = revised(
  sequence([datasetTerm, word('count')], (dataset) => countOf({ kind: 'nominal', dataset, conditions: [] })),
  (found, chart, at) =>
    found.filter(({ end }) => {
      const words = chart.words.slice(at, end).join(' ');
      return !(chart.candidatesAt[at] ?? []).some(
        ({ end: other, meaning }) =>
          other === end &&
          meaning.kind === 'field' &&
          chart.index.field(meaning.dataset, meaning.field).label === words,
      );
    }),
);

/** The number of rows of a noun phrase. */
export function countOf(rows: Nominal): MeasureOf<'count'> {
  return { kind: 'count', nominal: rows };
}
