import type { Expression } from '../../shared/mod.ts';
import type { CatalogColumn } from '../catalog.ts';
import { CODE_WORDS, GEOGRAPHY_WORDS } from './column-hints.ts';
import { YEAR } from './column-place.ts';

/** A column of text that holds numbers, as the column of numbers that it stands for. */
export interface TextNumbers {
  readonly column: CatalogColumn;
  /** The number that a row has. */
  readonly expression: Expression;
}

/** Numbers as they are counted or measured; with zeros before them they are codes. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** With commas between the thousands. */
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const DECIMAL = /\.\d/;
/** Fewer different values tell nothing. */
const DISTINCT_MIN = 2;

/** What is written where there is no number. */
const NOTHING = /^(?:-|\?|n\/?a|none|null|unknown|)$/i;

/** What is measured or counted, as the last word of a column's name. */
const QUANTITIES: ReadonlySet<string> = new Set(
  `age altitude amount area attendance balance budget capacity cost count depth distance duration elevation fee gdp gpa height
  horsepower hours income kg km laps latitude length longitude mileage miles milliseconds minutes mpg percentage points population
  price quantity rainfall rating revenue salary score seconds size speed stars stock temperature total viewers volume votes wage
  weight width`.split(/\s+/),
);

/** Words of numbers that are read and not computed with. */
const CODES: ReadonlySet<string> = new Set(
  'code id isbn key mobile phone serial ssn telephone version year zip'.split(' '),
);

/** The numbers that a column of text holds; null where it holds anything else, or numbers that are codes. `words` are of its name. */
export function textNumbers(
  table: string,
  column: CatalogColumn,
  words: readonly string[],
): TextNumbers | null {
  const values = column.values ?? [];
  if (column.content !== 'text' || values.length < DISTINCT_MIN) return null;
  const nothing = values.map(String).filter((text) => NOTHING.test(text));
  const texts = values.map(String).filter((text) => !nothing.includes(text));
  const isGrouped = texts.some((text) => GROUPED.test(text));
  const isNumber = (text: string): boolean => NUMBER.test(text) || (isGrouped && GROUPED.test(text));
  if (texts.length < DISTINCT_MIN || !texts.every(isNumber) || words.some((word) => CODES.has(word)))
    return null;
  const last = words.at(-1) ?? '';
  const isDecimal = texts.some((text) => DECIMAL.test(text));
  const isCode = CODE_WORDS.has(last) || words.some((word) => GEOGRAPHY_WORDS.has(word));
  if (!QUANTITIES.has(last) && ((!isDecimal && !isGrouped) || isCode)) return null;
  const stored: Expression = { kind: 'column', table, column: column.name };
  const left = nothing.reduce(withoutText, isGrouped ? withoutCommas(stored) : stored);
  const numbers = texts.map((text) => Number(text.replaceAll(',', ''))).sort((a, b) => a - b);
  return {
    column: {
      ...column,
      content: isDecimal ? 'real' : 'integer',
      isNullable: column.isNullable || nothing.length > 0,
      min: numbers[0] ?? null,
      max: numbers.at(-1) ?? null,
      values: null,
    },
    expression: { kind: 'binary', operator: '+', left, right: { kind: 'literal', value: 0 } },
  };
}

function withoutCommas(stored: Expression): Expression {
  const [comma, nothing] = [',', ''].map((value): Expression => ({ kind: 'literal', value }));
  return {
    kind: 'function',
    name: 'replace',
    arguments: [stored, comma, nothing].filter((one) => one !== undefined),
  };
}

function withoutText(left: Expression, text: string): Expression {
  return { kind: 'function', name: 'nullif', arguments: [left, { kind: 'literal', value: text }] };
}

/** A column of years in text, with the first and the last of them as numbers; the column itself where it holds anything else. */
export function withTextYears(column: CatalogColumn, words: readonly string[]): CatalogColumn {
  const texts = (column.values ?? []).map(String);
  // What is declared as text is compared with numbers as text, as years can be.
  const isText = column.content === 'text' && /CHAR|CLOB|TEXT/i.test(column.declaredType);
  const areYears = isText && words.includes('year') && texts.length > 0;
  if (!areYears || !texts.every((text) => YEAR.test(text))) return column;
  const years = texts.map(Number).sort((a, b) => a - b);
  return { ...column, min: years[0] ?? null, max: years.at(-1) ?? null };
}
