import type { Unit } from '../../shared/mod.ts';
import type { CatalogColumn, CatalogTable } from '../catalog.ts';
import type { Field } from '../knowledge.ts';
import { NAME_KINDS } from '../names/name-kinds.ts';
import { pluralOf } from '../names/plural.ts';
import { CURRENCIES, NOT_MONEY, toUnit, UNIT_HINTS } from './column-hints.ts';
import { asYears, type ColumnPlace, isYear } from './column-place.ts';
import { withoutAuxiliary, withoutUnit } from './field-label.ts';
import { guessRole } from './guess-role.ts';
import { guessSynonyms } from './guess-synonyms.ts';
import { guessValues } from './guess-values.ts';
import { isMonth, momentField, monthField, yearField } from './moments.ts';
import { onlyOf } from './only-of.ts';
import { textNumbers, withTextYears } from './text-numbers.ts';
import { isYesOrNo } from './yes-or-no.ts';

/** The field of a column with label, role and unit as its name and values suggest; a date kept as a number adds one. */
export function guessFields(spelled: ColumnPlace): Field[] {
  const named = { ...spelled, words: asYears(spelled) };
  const place = { ...named, words: asSpoken(asNumberOf(named), named.table) };
  const { table, column, words } = place;
  const numbers = place.isKey ? null : textNumbers(table.name, column, words);
  if (numbers !== null) {
    const number = guessField({ ...place, column: numbers.column });
    return [{ ...number, expression: numbers.expression }];
  }
  const stored = guessField(withAuxiliaryApart(place));
  const dated = withTextYears(column, words);
  if (stored.role === 'category' && isYear(dated, words) && isYearContent(dated))
    return [stored, yearField(table, dated, stored)];
  if (isMonth(column)) {
    const month: Field = { ...stored, label: monthLabel(words), role: 'category' };
    return [month, monthField(table.name, column, month)];
  }
  const moment = momentField(table.name, column, stored);
  const kept = stored.type === 'text' ? 'text' : 'number';
  return moment === null ? [stored] : [moment, { ...stored, label: `${stored.label} ${kept}`, synonyms: [] }];
}

/** `name_first` is the first name, and so is `First` beside `Last`. */
function asSpoken(words: readonly string[], { columns }: CatalogTable): readonly string[] {
  const [name = '', kind = ''] = words;
  const other = words.length === 1 ? ENDS_OF_NAMES.get(name) : undefined;
  if (other !== undefined && columns.some((column) => column.name.toLowerCase() === other))
    return [name, 'name'];
  return words.length === 2 && name === 'name' && NAME_KINDS.has(kind) ? [kind, name] : words;
}

const ENDS_OF_NAMES: ReadonlyMap<string, string> = new Map([
  ['first', 'last'],
  ['last', 'first'],
]);

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
    synonyms: guessSynonyms(place, { label, role, isOfKinds: isKeyOfKind(place) }),
    description: null,
    type: isFlag ? 'boolean' : typeOf(column.content),
    role,
    unit: role === 'measure' ? guessUnit(place) : null,
    // SQLite lets keys of text be NULL unless it is told.
    isNullable: (column.isNullable && !isOwnKey(place)) || column.nullCount > 0,
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
    lowerIsBetter: RATING.test(label) || SCORE.test(label) ? false : null,
    order: null,
    ...onlyOf(column.holders, place.table.name),
  };
}

/** What people give to say how good something is. */
const RATING = /^(?:(?:average|overall|star|customer|user|review) )?(?:rating|stars)$/;

/** What is the better the more of it there is, where it is no score of something bad. */
const SCORE =
  /^(?!.*\b(?:anxiety|danger|default|depression|deprivation|error|fatigue|fraud|golf|hazard|pain|penalty|poverty|risk|severity|stress|threat)\b)(?:.* )?score$/;

function typeOf(content: CatalogColumn['content']): Field['type'] {
  switch (content) {
    case 'unix-seconds':
    case 'unix-milliseconds':
    case 'compact-date':
      return 'integer';
    case 'day-first-date':
    case 'month-first-date':
    case 'loose-day-first-date':
    case 'loose-month-first-date':
    case 'empty':
      return 'text';
    default:
      return content;
  }
}

/** Rows that people tell by a code: airports by `LAX`, countries by `NLD`; by the word that says of which kind they are: `House`. */
function isCodeOfRows(place: ColumnPlace): boolean {
  const { content, values } = place.column;
  const isOwn = content === 'text' && values !== null && isOwnKey(place);
  return isOwn ? values.every((value) => CODE.test(String(value))) : isWordOfKind(place);
}

/** A key that says in a word of which kind rows are. */
function isWordOfKind(place: ColumnPlace): boolean {
  const { values } = place.column;
  return (
    isKeyOfKind(place) &&
    values?.every((value) => WORDS.test(String(value)) || CODE.test(String(value))) === true
  );
}

/** The same in a word or a code. */
function isKeyOfKind(place: ColumnPlace): boolean {
  const { name, content, values } = place.column;
  const isKey = place.isKey && !isOwnKey(place) && content === 'text' && KIND_NAME.test(name);
  return isKey && values !== null && values.length <= KINDS_MAX;
}

function isOwnKey({ table: { primaryKey }, column: { name } }: ColumnPlace): boolean {
  return primaryKey.length === 1 && primaryKey[0] === name;
}

/** A list of kinds has no more. */
const KINDS_MAX = 30;
const KIND_NAME = /(?:category|class|code|genre|kind|role|species|status|type)$/i;
/** Words, and no `LAX`. */
const WORDS = /^\p{L}?\p{Ll}{2}[\p{L} '/&-]*$/u;

/** Letters first, and no more than people remember. */
const CODE = /^\p{Lu}[\p{Lu}\d_-]{1,11}$/u;

function isYearContent({ content, min }: CatalogColumn): boolean {
  return content === 'integer' || content === 'real' || (content === 'text' && min !== null);
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
