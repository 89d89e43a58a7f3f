import type { Unit } from '../../shared/mod.ts';
import type { CatalogColumn, CatalogTable } from '../catalog.ts';
import { isIdName } from '../introspection/find-primary-key.ts';
import type { Field, FieldRole } from '../knowledge.ts';
import { OTHER_WORDS } from '../names/abbreviations.ts';
import { isCommonWord } from '../names/common-words.ts';
import { pluralOf } from '../names/plural.ts';
import { expandWords, splitName } from '../names/split-name.ts';
import { isMeaningOfCode } from './code-meanings.ts';
import {
  CODE_WORDS,
  CONTACT_WORDS,
  CURRENCIES,
  GEOGRAPHY_WORDS,
  NAME_WORDS,
  NOT_MONEY,
  toUnit,
  UNIT_HINTS,
} from './column-hints.ts';
import { isAuxiliary, withoutAuxiliary, withoutUnit } from './field-label.ts';
import { guessValues } from './guess-values.ts';
import { eventSynonyms, foreseenSynonyms, isMonth, momentField, monthField, yearField } from './moments.ts';
import { textNumbers, withTextYears } from './text-numbers.ts';
import { isYesOrNo } from './yes-or-no.ts';

/** More different texts than this and nobody groups by them, unless each stands for many rows. */
const CATEGORY_MAX = 60;

/** Where a column stands. */
export interface ColumnPlace {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  /** The column's name with its parts apart. */
  readonly spelled: string;
  /** Of the column's name, from the naming of the whole database. */
  readonly words: readonly string[];
  /** Of the singular label of its table. */
  readonly tableWords: readonly string[];
  readonly isKey: boolean;
  readonly currency: string;
}

/** The field of a column with label, role and unit as its name and values suggest; a date kept as a number adds one. */
export function guessFields(named: ColumnPlace): Field[] {
  const place = { ...named, words: asSpoken(asNumberOf(named)) };
  const { table, column, words } = place;
  const numbers = place.isKey ? null : textNumbers(table.name, column, words);
  if (numbers !== null) {
    const number = guessField({ ...place, column: numbers.column });
    return [{ ...number, expression: numbers.expression }];
  }
  const stored = guessField(withAuxiliaryApart(place));
  const dated = withTextYears(column, words);
  if (stored.role === 'category' && isYear(dated, words) && isYearContent(dated))
    return [stored, yearField(table.name, dated, stored)];
  if (isMonth(column)) {
    const month: Field = { ...stored, label: monthLabel(words), role: 'category' };
    return [month, monthField(table.name, column, month)];
  }
  const moment = momentField(table.name, column, stored);
  return moment === null ? [stored] : [moment, { ...stored, label: `${stored.label} number`, synonyms: [] }];
}

/** `name_first` is the first name. */
function asSpoken(words: readonly string[]): readonly string[] {
  const [name, kind = ''] = words;
  return words.length === 2 && name === 'name' && NAME_KINDS.has(kind) ? [kind, name] : words;
}

/** `citation_num` is how many there are, where some have none: `number citations`, as a `num_citations` is. */
function asNumberOf({ column: { content, min }, words, isKey }: ColumnPlace): readonly string[] {
  const [last, ...before] = words.toReversed();
  const [noun, ...others] = before;
  const isNumber = !isKey && content === 'integer' && min === 0 && last === 'number';
  return isNumber && noun !== undefined ? ['number', ...others.toReversed(), pluralOf(noun)] : words;
}

/** `month` is in the name of a column of months, whatever it is called: `mon`, `period`. */
function monthLabel(words: readonly string[]): string {
  const event = words.filter((word) => !['month', 'mon', 'period', 'ym', 'yearmonth', 'date'].includes(word));
  return [...event, 'month'].join(' ');
}

function guessField(place: ColumnPlace): Field {
  const { column, words } = place;
  const role = guessRole(place);
  const isFlag = role === 'flag';
  const label = (
    isFlag || isYesOrNo(column) ? withoutAuxiliary(words) : withoutUnit(words, { role, column })
  ).join(' ');
  const hasValues = !isFlag && !['measure', 'key', 'time'].includes(role) && column.values !== null;
  return {
    name: column.name,
    label,
    synonyms: guessSynonyms(place, { label, role }),
    description: null,
    type: isFlag ? 'boolean' : typeOf(column.content),
    role,
    unit: role === 'measure' ? guessUnit(place) : null,
    isNullable: column.isNullable || column.nullCount > 0,
    expression: null,
    distinctCount: column.distinctCount,
    min: column.min,
    max: column.max,
    values: hasValues
      ? guessValues(column.values ?? [], words)
      : isCodeOfRows(place)
        ? guessValues(column.values ?? [], [])
        : null,
    bands: null,
    lowerIsBetter: RATING.test(label) ? false : null,
    order: null,
  };
}

/** What people give to say how good something is. */
const RATING = /^(?:(?:average|overall|star|customer|user|review) )?(?:rating|stars)$/;

function typeOf(content: CatalogColumn['content']): Field['type'] {
  switch (content) {
    case 'unix-seconds':
    case 'unix-milliseconds':
    case 'compact-date':
      return 'integer';
    case 'day-first-date':
    case 'month-first-date':
    case 'empty':
      return 'text';
    default:
      return content;
  }
}

function guessRole(place: ColumnPlace): FieldRole {
  const { column, words, isKey } = place;
  const last = words.at(-1) ?? '';
  if ((isKey && isKeyContent(column)) || isIdName(column.name) || last === 'id') return 'key';
  switch (column.content) {
    case 'boolean':
      return 'flag';
    case 'date':
    case 'timestamp':
      return 'time';
    case 'compact-date':
    case 'day-first-date':
    case 'month-first-date':
    case 'unix-seconds':
    case 'unix-milliseconds':
    case 'blob':
    case 'empty':
      return 'other';
    case 'real':
      if (isYear(column, words) && [column.min, column.max].every(Number.isInteger)) return 'category';
      return words.some((word) => word === 'latitude' || word === 'longitude') ? 'other' : 'measure';
    case 'integer':
      if (isAuxiliary(words[0]) && Number(column.max) <= 1 && Number(column.min) >= 0) return 'flag';
      return CODE_WORDS.has(last) || isYear(column, words) ? 'category' : 'measure';
    case 'text':
      return textRole(place);
  }
}

/** Rows that people tell by a code: airports by `LAX`, countries by `NLD`. */
function isCodeOfRows({ table: { primaryKey }, column: { name, content, values } }: ColumnPlace): boolean {
  return (
    content === 'text' &&
    values !== null &&
    primaryKey.length === 1 &&
    primaryKey[0] === name &&
    values.every((value) => CODE.test(String(value)))
  );
}

/** Letters first, and no more than people remember. */
const CODE = /^\p{Lu}[\p{Lu}\d_-]{1,11}$/u;

/** A date may be a primary key and is asked for as a date. */
function isKeyContent(column: CatalogColumn): boolean {
  return column.content === 'integer' || column.content === 'text';
}

function isYearContent({ content, min }: CatalogColumn): boolean {
  return content === 'integer' || content === 'real' || (content === 'text' && min !== null);
}

/** Countries are founded before Christ, too. */
const EARLIEST = -5000;

function isYear(column: CatalogColumn, words: readonly string[]): boolean {
  const latest = Number(column.max);
  return words.includes('year') && Number(column.min) >= EARLIEST && latest >= 1800 && latest <= 2200;
}

function textRole(place: ColumnPlace): FieldRole {
  const { table, column, words } = place;
  if (words.some((word) => GEOGRAPHY_WORDS.has(word))) return 'geography';
  if (words.some((word) => NAME_WORDS.has(word)) && !isShared(place)) return 'name';
  if (isMeaningOfCode(table, column)) return 'category';
  if (isNameOfKind(table, column, words)) return 'name';
  if (words.some((word) => CONTACT_WORDS.has(word)) || column.values === null) return 'other';
  const isGrouped = column.distinctCount <= CATEGORY_MAX || column.distinctCount * 5 <= table.rowCount;
  return isGrouped ? 'category' : 'other';
}

/** A short table of codes names each by its description: `treatment_type_description`. */
function isNameOfKind(
  table: CatalogTable,
  { name, values }: CatalogColumn,
  words: readonly string[],
): boolean {
  const hasName = table.columns.some((other) => other.name !== name && /name|title/i.test(other.name));
  return (
    words.at(-1) === 'description' &&
    !hasName &&
    table.rowCount <= CATEGORY_MAX &&
    values?.length === table.rowCount &&
    values.every((value) => String(value).length <= 40)
  );
}

/** Many people have the same job title, and many vehicles the same make name; people of the same name remain people. */
function isShared({ table, column, words, tableWords }: ColumnPlace): boolean {
  const isOfOther =
    !words.includes('name') || words.every((word) => !NAME_KINDS.has(word) && !tableWords.includes(word));
  return isOfOther && words.length > 1 && column.distinctCount * 3 <= table.rowCount;
}

function guessUnit({ table, column, words, currency }: ColumnPlace): Unit | null {
  const code = words.length > 1 ? CURRENCIES.get(words.at(-1) ?? '') : undefined;
  if (code !== undefined) return { kind: 'money', currency: code };
  for (const word of words.toReversed()) {
    const hint = UNIT_HINTS.get(word);
    if (hint === undefined) continue;
    if (hint === 'money' && (words.some((other) => NOT_MONEY.has(other)) || hasUnitColumn(table)))
      return null;
    if (hint === 'percent') return percentUnit(column, words);
    return toUnit(hint, currency);
  }
  return words[0] === 'number' || words[0] === 'num' ? { kind: 'count' } : null;
}

/** Amounts beside a column of units (`dose_amt`, `dose_unit`) are no money. */
function hasUnitColumn(table: CatalogTable): boolean {
  return table.columns.some(({ name }) => /(?:^|_)units?$/i.test(name));
}

/** A share is a fraction when no value is above 1; a rate beyond 100 is none at all ("exchange rate"). */
function percentUnit(column: CatalogColumn, words: readonly string[]): Unit | null {
  const [min, max] = [Number(column.min), Number(column.max)];
  if (min < -100 || words.some((word) => NOT_MONEY.has(word) || word === 'exchange')) return null;
  if (max <= 1 && min >= -1) return { kind: 'fraction' };
  // A rate of which none is below 100 is one by the day or the hour.
  return max <= 1000 && min <= 100 ? { kind: 'percent' } : null;
}

/** `isremote` is `is remote` where the column is a flag. */
function withAuxiliaryApart(place: ColumnPlace): ColumnPlace {
  const [only, ...others] = place.words;
  const parts = others.length > 0 ? null : /^(is|has)(\p{L}{3,})$/u.exec(only ?? '');
  const isFlag = place.column.content === 'boolean' || isYesOrNo(place.column);
  return parts?.[1] === undefined || parts[2] === undefined || !isFlag
    ? place
    : { ...place, words: [parts[1], parts[2]] };
}

/** `joined on` is the joining date. */
function gerundDates(event: string): readonly string[] {
  return /^[a-z]{3,}ed$/.test(event) ? [`${event.slice(0, -'ed'.length)}ing date`] : [];
}

/** What is a name by itself. */
const FULL_NAMES: ReadonlySet<string> = new Set(['forename', 'name', 'surname']);

/** `first name` is not asked for as `first`. */
const NAME_KINDS: ReadonlySet<string> = new Set(['first', 'last', 'full', 'middle', 'given', 'family']);

function guessSynonyms(
  { table, column, spelled, words, tableWords, isKey }: ColumnPlace,
  { label, role }: { readonly label: string; readonly role: FieldRole },
): string[] {
  const synonyms = [words.join(' '), ...otherReadings(spelled, words)];
  if (table.primaryKey.length === 1 && table.primaryKey[0] === column.name)
    synonyms.push('id', `${tableWords.join(' ')} id`);
  const own = tableWords.every((word, index) => words[index] === word) ? words.slice(tableWords.length) : [];
  if (own.length > 0) synonyms.push(own.join(' '));
  const last = words.at(-1);
  if (column.content === 'real' && words.join(' ') === 'total')
    synonyms.push('total amount', 'amount', `${tableWords.join(' ')} amount`);
  if (isKey && last === 'id' && words.length > 1) synonyms.push([...words.slice(0, -1), 'number'].join(' '));
  if (['geography', 'category', 'name'].includes(role)) {
    if (!FULL_NAMES.has(last ?? '')) synonyms.push(`${words.join(' ')} name`);
    else if (last === 'name' && words.length > 1 && own.length === 0 && !NAME_KINDS.has(words[0] ?? ''))
      synonyms.push(words.slice(0, -1).join(' '));
  }
  // The description of an expense is not what expenses are counted by.
  const isOfRows = words.slice(0, -1).join(' ') === tableWords.join(' ');
  if (isMeaningOfCode(table, column) && words.length > 1 && !isOfRows)
    synonyms.push(words.slice(0, -1).join(' '));
  if (CODE_ENDS.has(last ?? '') && role === 'category' && isAloneOfKind(table, column))
    synonyms.push(words.slice(0, -1).join(' '));
  if (isMoment(column)) {
    for (const other of otherReadings(spelled, words)) {
      const [event = '', end = ''] = other.split(' ');
      if (EVENT_ENDS.has(end)) synonyms.push(...eventSynonyms([event]));
    }
  }
  if (isMoment(column) && words.length > 1) {
    const event = words.slice(0, -1);
    const name = event.join(' ');
    if (last === 'on' || last === 'at' || last === 'timestamp')
      synonyms.push(`${name} date`, `date ${name}`, name, ...gerundDates(name));
    if (last === 'date') synonyms.push(`date ${name}`);
    if (EVENT_ENDS.has(last ?? '')) synonyms.push(...eventSynonyms(event));
    // A word cut short is nothing else than the event: `iss` of `iss_dt`.
    if (last === 'date' && event.length === 1 && !isCommonWord(name)) synonyms.push(name);
  }
  // The `end` of a contract is its end date.
  if (isMoment(column) && last !== 'since' && !EVENT_ENDS.has(last ?? '') && words[0] !== 'date')
    synonyms.push(`${words.join(' ')} date`, ...(words.length === 2 ? foreseenSynonyms(words) : []));
  if (isMoment(column) && words.length === 2 && words[0] === 'date')
    synonyms.push(`${last} date`, ...eventSynonyms(words.slice(1)));
  if (isMoment(column) && words.length === 3 && words.join(' ').startsWith('date of '))
    synonyms.push(`${last} date`, ...eventSynonyms(words.slice(2)));
  if (isMoment(column) && words.join(' ') === 'date of birth')
    synonyms.push('born', 'birth date', 'birthday');
  if (column.content === 'text' && words[0] === 'pay')
    synonyms.push(['payment', ...words.slice(1)].join(' '));
  if (column.content === 'text' && ['pay', 'payment'].includes(words.join(' ')))
    synonyms.push('payment method', 'method of payment', 'payment type');
  return [...new Set(synonyms)].filter((synonym) => synonym !== label);
}

/** The names with other words for what is cut short: `prem_dt` is the date of a premiere where it is none of a premium. */
function otherReadings(name: string, words: readonly string[]): string[] {
  return splitName(name).flatMap((cut) => {
    const [likeliest] = expandWords([cut]);
    return (OTHER_WORDS.get(cut) ?? []).flatMap((other) =>
      likeliest !== undefined && words.includes(likeliest)
        ? [words.map((word) => (word === likeliest ? other : word)).join(' ')]
        : [],
    );
  });
}

/** `segment code` is the segment, where nothing else begins so: `country_code` beside `country_name` is the code. */
const CODE_ENDS: ReadonlySet<string> = new Set(['code']);

function isAloneOfKind({ columns }: CatalogTable, { name }: CatalogColumn): boolean {
  const start = name.replace(/(?:[_\W]|(?<=[a-z])(?=[A-Z]))[^_\W]*$/u, '').toLowerCase();
  return (
    start.length < name.length &&
    columns.filter((other) => other.name.toLowerCase().startsWith(start)).length === 1
  );
}

function isMoment({ content }: CatalogColumn): boolean {
  return !['text', 'integer', 'real', 'boolean', 'blob', 'empty'].includes(content);
}

/** The last words of a date's name, after the event that it dates. */
const EVENT_ENDS: ReadonlySet<string> = new Set([
  'date',
  'on',
  'at',
  'time',
  'timestamp',
  'datetime',
  'day',
  'night',
  'semester',
  'term',
]);
