import type { Dataset, Field, Segment } from '../knowledge.ts';
import { stateOf } from '../names/outcomes.ts';
import { noAmong, yesAmong } from './yes-or-no.ts';

/** A flag names rows: `active` users are those whose `is_active` is 1. */
export function flagSegments(dataset: Dataset): Segment[] {
  return dataset.fields.map(calledByState).flatMap((field) => {
    const yes = field.role === 'flag' ? 1 : answerOf(field, yesAmong);
    return yes === null ? [] : [flagSegment(dataset, field, yes), ...oppositeSegments(dataset, field)];
  });
}

/** `churn_flag` tells which have churned. */
function calledByState(field: Field): Field {
  const state = field.label.endsWith(' flag') ? stateOf(field.label.slice(0, -' flag'.length)) : null;
  return state === null ? field : { ...field, label: state };
}

/** What is said of rows whose flag says no, where it has a word of its own. */
const OPPOSITES: ReadonlyMap<string, readonly string[]> = new Map([
  ['open', ['closed']],
  ['closed', ['open']],
  ['active', ['inactive']],
  ['inactive', ['active']],
  ['enabled', ['disabled']],
  ['disabled', ['enabled']],
  ['available', ['unavailable']],
  ['unavailable', ['available']],
  ['unpaid', ['paid']],
  ['unsold', ['sold']],
  ['read', ['unread']],
  ['cancelled', ['active']],
  ['canceled', ['active']],
  ['in service', ['out of service']],
  ['in stock', ['out of stock', 'sold out']],
  ['in print', ['out of print']],
  ['in operation', ['out of operation']],
  ['in order', ['out of order']],
  ['on duty', ['off duty']],
  ['indoor', ['outdoor']],
  ['male', ['female']],
  ['female', ['male']],
  ['indoors', ['outdoors']],
  ['domestic', ['international']],
  ['international', ['domestic']],
  ['internal', ['external']],
  ['external', ['internal']],
  ['public', ['private']],
  ['private', ['public']],
  ['full time', ['part time']],
  ['part time', ['full time']],
  ['online', ['offline']],
  ['outdoor', ['indoor']],
]);

/** `closed` shops are those whose `is_open` is 0; a flag of that name goes before. */
function oppositeSegments(dataset: Dataset, field: Field): Segment[] {
  const no = field.role === 'flag' ? 0 : answerOf(field, noAmong);
  if (no === null) return [];
  const words = [...oppositesOf(field.label), ...(isSecondHand(dataset, field) ? ['new'] : [])].filter(
    (word) => dataset.fields.every(({ label }) => !label.split(' ').includes(word)),
  );
  return words.map((label) => ({
    ...flagSegment(dataset, field, no),
    name: `${dataset.name}.${field.name} ${label}`,
    label,
  }));
}

/** `protected` has `unprotected`, as other participles have; what begins with "un" has none that anybody says. */
function oppositesOf(label: string): readonly string[] {
  return OPPOSITES.get(label) ?? (STATE.test(label) ? [`un${label}`] : []);
}

/** A `used` car had others before, where a coupon that is used is gone. */
function isSecondHand({ fields }: Dataset, { label }: Field): boolean {
  return label === 'used' && fields.some((one) => one.label.split(' ').some((word) => WORN.has(word)));
}

function secondHand(dataset: Dataset, field: Field): readonly string[] {
  return isSecondHand(dataset, field) ? ['second hand', 'secondhand', 'pre owned', 'preowned'] : [];
}

/** What is told of things that wear. */
const WORN: ReadonlySet<string> = new Set(['condition', 'make', 'mileage', 'model', 'odometer']);

const STATE = /^(?!un)(?:[a-z]{3,}ed|paid|sold)$/;

function flagSegment(dataset: Dataset, field: Field, answer: string | number): Segment {
  return {
    name: `${dataset.name}.${field.name}`,
    label: field.label,
    synonyms:
      answer === 0 ? [] : [...ownWords(dataset, field), ...otherWords(field), ...secondHand(dataset, field)],
    nouns: answer === 0 || !(isNoun(field) || isKindOf(dataset, field)) ? [] : [field.label],
    dataset: dataset.name,
    condition: {
      kind: 'binary',
      operator: '=',
      left: { kind: 'column', table: dataset.name, column: field.name },
      right: { kind: 'literal', value: answer },
    },
  };
}

/**
 * Rows of `student` with `student_transfer` are transfer students, and those with a `fraud_flag` flagged as fraud, where no other
 * column is called so.
 */
function ownWords({ label: table, fields }: Dataset, { name, label }: Field): string[] {
  const flagged = label.endsWith(' flag') ? label.slice(0, -' flag'.length) : '';
  const isOfOthers = fields.some((one) => one.name !== name && one.label.split(' ').includes(flagged));
  if (flagged !== '' && !isOfOthers)
    return [flagged, ...['as', 'for', 'as a', 'with'].map((how) => `flagged ${how} ${flagged}`)];
  const own = label.startsWith(`${table} `) ? label.slice(table.length + 1) : '';
  return own === '' || fields.some((other) => other.label === own) ? [] : [own];
}

/** What rows do whose flag begins so, as they are said to do it: what `requires_permit` "needs a permit". */
const DOINGS: readonly (readonly string[])[] = [
  ['require', 'requires', 'requiring', 'need', 'needs', 'needing'],
  ['offer', 'offers', 'offering', 'provide', 'provides', 'providing'],
  ['accept', 'accepts', 'accepting', 'take', 'takes', 'taking'],
  ['allow', 'allows', 'allowing', 'permit', 'permits', 'permitting'],
  ['include', 'includes', 'including'],
  ['serve', 'serves', 'serving'],
];

/** "wheelchair accessible" of a `wheelchair_access`, "need an anaesthetic" of a `requires_anaesthetic`. */
function otherWords({ label, synonyms }: Field): string[] {
  const [thing, end] = [label.slice(0, label.lastIndexOf(' ')), label.slice(label.lastIndexOf(' ') + 1)];
  if (thing !== '' && end === 'access') return [`${thing} accessible`];
  if (label.startsWith('under ')) return coveredBy(label.slice('under '.length));
  const isRequired = thing !== '' && (end === 'required' || end === 'needed');
  if (isRequired) return NEEDING.map((verb) => `${verb} ${thing}`);
  const verbs = DOINGS.find((forms) => forms.some((form) => synonyms.includes(`${form} ${label}`)));
  return (verbs ?? []).map((verb) => `${verb} ${label}`);
}

/** What is `under_warranty` is covered by it. */
function coveredBy(cover: string): string[] {
  return [
    `covered by ${cover}`,
    `covered by the ${cover}`,
    `covered by a ${cover}`,
    `covered under ${cover}`,
    `in ${cover}`,
  ];
}

const NEEDING = DOINGS[0] ?? [];

/** Rows with `is_volunteer` are volunteers; with `has_deposit` they are no deposits, and nobody says "actives". */
function isNoun({ label, synonyms }: Field): boolean {
  return synonyms.includes(`is ${label}`) && /^[a-z]{4,}$/.test(label) && !ADJECTIVE.test(label);
}

/** Nurses with `is_night_nurse` are night nurses. */
function isKindOf({ label: rows }: Dataset, { label }: Field): boolean {
  return label.endsWith(` ${rows}`);
}

const ADJECTIVE =
  /(?:al|ary|ed|en|ent|ful|ic|ing|ive|le|less|line|ous|th|y)$|^(?:free|full|main|open|paid|valid)$/;

/** The text that says yes, or no, in a column that says nothing but yes and no; null for other columns. */
function answerOf(
  { role, label, values }: Field,
  among: (texts: readonly string[]) => string | null,
): string | null {
  const isAdjective = !/ (?:flag|indicator)$/.test(label) && !CODES.has(label);
  return role === 'category' && isAdjective ? among(values?.map(({ value }) => String(value)) ?? []) : null;
}

const CODES: ReadonlySet<string> = new Set(['gender', 'sex']);
