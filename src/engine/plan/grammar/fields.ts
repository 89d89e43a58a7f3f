import { type Field, isYesOrNo, singularOf } from '../../../catalog/mod.ts';
import type { Expression } from '../../../shared/mod.ts';
import { either, type Parser, revised, sequence, symbol } from '../parser.ts';
import type { FieldAlternative, FieldTerm } from '../sketch.ts';
import { madeQuantity } from './forward.ts';
import { fieldTerm, ownedField } from './terms.ts';
import { doneVerb } from './verbs.ts';
import { word } from './words.ts';

/** A quantity: it can be compared with a number and summed or averaged. */
export function isQuantity(field: Field): boolean {
  const isNumber = field.type === 'integer' || field.type === 'real';
  return isNumber && field.role !== 'key' && field.role !== 'flag' && !isYear(field) && !isTag(field);
}

/** What is written in digits and counts nothing: zip codes, phone numbers. */
function isTag({ role, label }: Field): boolean {
  return role === 'category' && TAG.test(label);
}

const TAG = /(?:^| )(?:codes?|(?:phone|card|serial) numbers?|postcodes?|zips?)$/;

/** A year that is kept as a number: it is grouped by and listed, and added up by nobody. */
export function isYear({ type, role, label }: Field): boolean {
  return type === 'integer' && role === 'category' && label.split(' ').includes('year');
}

/** Whether a column is a year, kept as a number or as text. */
export function namesYear({ role, label }: Field): boolean {
  return role === 'category' && label.split(' ').includes('year');
}

/** Whether a column says of each row whether it is so, and nothing else. */
export function saysYesOrNo({ role, values }: Field): boolean {
  return role === 'flag' || (values?.length === 2 && isYesOrNo({ values: values.map(({ value }) => value) }));
}

/** Something that rows can be grouped by or that equals a word: category, name, key, flag. */
export function isDiscrete(field: Field): boolean {
  return !isTime(field) && field.type !== 'blob' && field.role !== 'measure';
}

/** A date or a moment. */
function isTime(field: Field): boolean {
  return field.type === 'date' || field.type === 'timestamp';
}

/** Its numbers are counts of something, which the name says: `pages`, `review count`. */
function isCounting({ unit, label, role }: Field): boolean {
  const last = label.split(' ').at(-1) ?? '';
  return role === 'measure' && (unit?.kind === 'count' || (unit === null && singularOf(last) !== last));
}

const namedQuantity = ownedField(isQuantity);
/** A quantity whose numbers count something: `dock count`. */
export const counting = ownedField((field) => isQuantity(field) && isCounting(field));

/** "how many hours": those of a column that holds their number. */
export const countedQuantity: Parser<FieldTerm> = symbol(() =>
  sequence([word('count'), counting], (_, field) => ({ ...field, isCounted: true })),
);

/** A quantity that a column holds: "interest rate", "income of the borrower", "number of pages". */
export const columnQuantity: Parser<FieldTerm> = symbol(() =>
  either(namedQuantity, countedQuantity, ofWhatIsDone),
);

/** "quantity prescribed", "distance flown"; "quantity ordered by …" goes on. */
const ofWhatIsDone: Parser<FieldTerm> = symbol(() =>
  revised(
    sequence([namedQuantity, doneVerb], (field) => field),
    (found, { words }) => found.filter(({ end }) => words[end] !== 'by'),
  ),
);

/** Any quantity of a row, also one that the words make: "amount requested minus principal". */
export const quantityField: Parser<FieldTerm> = symbol(() => either(columnQuantity, madeQuantity));
/** "closing date", "loan's issue date". */
export const timeField: Parser<FieldTerm> = symbol(() =>
  either(
    plainTimeField,
    sequence([plainTimeField, word('date-noun')], (field) => field),
  ),
);
const plainTimeField = ownedField(isTime);

/** "founding year": the year of a date that is all that is kept of it. */
export const yearField: Parser<FieldTerm> = symbol(() => ownedYear);
const ownedYear = ownedField(namesYear);

/** A period of a date that is a field by itself ("vintage", "issue year", "year built"): the date. */
export const calendarField: Parser<FieldTerm> = symbol(() =>
  revised(
    fieldTerm((field) => calendarDate(field) !== null || namesYear(field)),
    (found, { index }) => {
      const dateOf = ({ dataset, field, cost }: FieldAlternative): readonly FieldAlternative[] => {
        const date = calendarDate(index.field(dataset, field));
        if (date !== null) return [{ dataset: date.table, field: date.column, cost }];
        const year = index.dataset(dataset).fields.find(({ yearColumn }) => yearColumn === field);
        return year === undefined ? [] : [{ dataset, field: year.name, cost }];
      };
      return found.flatMap((reading) => {
        const alternatives = reading.value.alternatives.flatMap(dateOf);
        return alternatives.length === 0 ? [] : [{ ...reading, value: { alternatives } }];
      });
    },
  ),
);

function calendarDate({ expression }: Field): Extract<Expression, { kind: 'column' }> | null {
  return expression?.kind === 'date-part' && expression.operand.kind === 'column' ? expression.operand : null;
}

/** A date that is named by what happened: "issued", "paid off"; not "issue date". */
export const participle: Parser<FieldTerm> = symbol(() => timeFieldWhere(isParticiple));
/** A date that is named by a noun: "issue date", "date opened"; "loan made" names none. */
export const timeNoun: Parser<FieldTerm> = symbol(() =>
  timeFieldWhere(
    (first, last) => !isParticiple(first, last) && (NOUN.test(first) || !isParticiple(last, last)),
  ),
);

function timeFieldWhere(accepts: (first: string, last: string) => boolean): Parser<FieldTerm> {
  return revised(timeField, (found, { words }, at) =>
    found.filter(({ end }) => accepts(words[at] ?? '', words[end - 1] ?? '')),
  );
}

function isParticiple(first: string, last: string): boolean {
  return PARTICIPLE.test(first) && !NOUN.test(last);
}

const PARTICIPLE = /^(?:[a-z]{2,}ed|paid|made|taken|sold|born|due|begun|built|lent|sent|given|won)$/;
const NOUN = /^(?:date|day|on|time|month|year|quarter)s?$/;

/** "grade", "state of the branch". */
export const discreteField = ownedField(isDiscrete);
/** What something is called: `song_name`, `job_title`. */
export const namingField = ownedField(({ role, label }) => role !== 'key' && / (?:name|title)$/.test(label));
/** What is written in words. */
export const textField = ownedField(({ type, role }) => type === 'text' && role !== 'key');
/** A field of whatever kind. */
export const anyField = ownedField(() => true);
