import type { ColumnContent } from '../catalog.ts';
import { singularOf } from '../names/plural.ts';
import { shortDateContent } from './short-dates.ts';

type Bound = number | string | null;

/** Tells by the values what a column holds; the declared type decides only between whole numbers and others. */
export function recognizeContent(seen: {
  readonly column: { readonly name: string; readonly declaredType: string };
  readonly range: { readonly min: Bound; readonly max: Bound };
  readonly count: number;
  /** Different values; not all where there are very many. */
  readonly values: readonly (string | number)[];
  readonly hasBlob: boolean;
}): ColumnContent {
  const { column, range, values } = seen;
  const declared = column.declaredType.toUpperCase();
  if (seen.hasBlob) return 'blob';
  if (seen.count === 0) return declaredContent(declared);
  const all = [...values, range.min, range.max].filter((value) => value !== null);
  // Texts too long to be kept leave no value.
  if (all.length === 0 || all.some((value) => typeof value === 'string'))
    return isTextFlag(column.name, declared, all) ? 'boolean' : textContent(column.name, all);
  if (/REAL|FLOA|DOUB/.test(declared) || all.some((value) => !Number.isInteger(value))) return 'real';
  return integerContent(column.name, declared, values);
}

/** `1` and `0` in a column of text that is named as a flag: there they are compared with numbers as text. */
function isTextFlag(name: string, declared: string, values: readonly (string | number)[]): boolean {
  return (
    /CHAR|CLOB|TEXT/.test(declared) &&
    FLAG_NAME.test(name) &&
    values.every((value) => value === '0' || value === '1')
  );
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIMESTAMP =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[ T](?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

function textContent(name: string, values: readonly (string | number)[]): ColumnContent {
  const texts = values.map(String);
  if (texts.length === 0) return 'text';
  if (texts.every((text) => DATE.test(text))) return 'date';
  if (
    isMomentOr(name, texts.length) &&
    texts.every((text) => /^\d{8}$/.test(text) && isCompactDate(Number(text)))
  )
    return 'compact-date';
  const short = shortDateContent(texts);
  if (short !== null) return short;
  // A timestamp column may hold a bare date here and there; ordering and date functions work on both.
  return texts.every((text) => DATE.test(text) || TIMESTAMP.test(text)) ? 'timestamp' : 'text';
}

/** Names of columns that hold a moment; without one, a large number is a number. */
const MOMENT = /date|time|_at$|At$|_on$|epoch|(?:^|_)(?:ts|dt|day)(?:$|_)/i;

/** So many different numbers that all are days are dates, whatever they are called. */
const DAYS_MIN = 20;

function isMomentOr(name: string, count: number): boolean {
  return MOMENT.test(name) || count >= DAYS_MIN;
}

function integerContent(name: string, declared: string, values: readonly (string | number)[]): ColumnContent {
  const numbers = values.filter((value) => typeof value === 'number');
  const isFlag = numbers.length > 0 && numbers.every((value) => value === 0 || value === 1);
  if (isFlag && (/BOOL/.test(declared) || FLAG_NAME.test(name))) return 'boolean';
  if (isFlag && numbers.length === 2 && !COUNT_OR_CODE.test(name) && !isPlural(name)) return 'boolean';
  if (!MOMENT.test(name)) return 'integer';
  if (numbers.every(isCompactDate)) return 'compact-date';
  // From 1973 to 2065: narrow enough that few other numbers fall into it.
  if (numbers.every((value) => value >= 1e8 && value < 3e9)) return 'unix-seconds';
  return numbers.every((value) => value >= 1e11 && value < 3e12) ? 'unix-milliseconds' : 'integer';
}

const FLAG_NAME =
  /^(?:is|has|can|was|are|did|accepts|allows|includes|needs|offers|provides|requires|serves|takes|wants)(?:_|(?=[A-Z]))|(?:_|[a-z](?=F))flag$|_yn$/i;

/** Names of codes and counts, which may happen to hold only 0 and 1: `sender_type`. */
const COUNT_OR_CODE = /(?:type|count|cnt|num|number|code|level|class|qty|quantity|amount)$/i;

/** The same of what is counted: `stops`. */
function isPlural(name: string): boolean {
  const last = name.slice(name.search(/[^\W_]*$/)).toLowerCase();
  return singularOf(last) !== last;
}

function isCompactDate(value: number): boolean {
  const [year, month, day] = [Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100];
  return year >= 1800 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** For a column without values. */
function declaredContent(declared: string): ColumnContent {
  if (/BLOB/.test(declared)) return 'blob';
  if (/TIMESTAMP|DATETIME/.test(declared)) return 'timestamp';
  if (/DATE/.test(declared)) return 'date';
  if (/BOOL/.test(declared)) return 'boolean';
  if (/INT/.test(declared)) return 'integer';
  if (/REAL|FLOA|DOUB|NUM|DEC/.test(declared)) return 'real';
  return /CHAR|CLOB|TEXT/.test(declared) ? 'text' : 'empty';
}
