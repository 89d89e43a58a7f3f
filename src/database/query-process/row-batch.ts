import type { JsonValue } from './json-value.ts';

/** Rows on their way to JSON, as many at a time as make one frame. */
export interface RowBatch {
  readonly rowCount: number;
  /** Characters of the texts in it, so that long values make short batches. */
  readonly characters: number;
  add(values: readonly unknown[]): void;
  /** The rows as the text of a JSON array; the batch is empty afterwards. */
  takeJson(): string;
}

/** Wide rows gain nothing from a compiled constructor. */
const COMPILED_COLUMNS_MAX = 100;

/**
 * Creates a batch for rows of these names, all different. Objects of one shape, printed many at a time, take about
 * half the time of printing value by value.
 */
export function createRowBatch(names: readonly string[], toValue: (value: unknown) => JsonValue): RowBatch {
  let characters = 0;
  let rowCount = 0;
  const convert = (value: unknown): JsonValue => {
    const converted = toValue(value);
    if (typeof converted === 'string') characters += converted.length;
    return converted;
  };
  const rows = canBeObject(names) ? compiledRows(names, convert) : printedRows(names, convert);
  return {
    get rowCount() {
      return rowCount;
    },
    get characters() {
      return characters;
    },
    add(values) {
      rows.add(values);
      rowCount += 1;
    },
    takeJson() {
      rowCount = 0;
      characters = 0;
      return rows.takeJson();
    },
  };
}

type Rows = Pick<RowBatch, 'add' | 'takeJson'>;
type Convert = (value: unknown) => JsonValue;

/** An object lists keys that look like array indexes first, whatever order they were set in. */
function canBeObject(names: readonly string[]): boolean {
  return names.length <= COMPILED_COLUMNS_MAX && !names.some((name) => /^\d+$/.test(name));
}

function compiledRows(names: readonly string[], convert: Convert): Rows {
  const toRow = rowConstructor(names);
  let rows: unknown[] = [];
  return {
    add: (values) => rows.push(toRow(values, convert)),
    takeJson() {
      const json = JSON.stringify(rows);
      rows = [];
      return json;
    },
  };
}

type RowConstructor = (values: readonly unknown[], convert: Convert) => object;

/** Compiling takes longer than a small statement, and most statements come again with the same columns. */
const compiled = new Map<string, RowConstructor>();
const COMPILED_KEPT_MAX = 200;

function rowConstructor(names: readonly string[]): RowConstructor {
  const key = JSON.stringify(names);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  // Only JSON string literals go into the source. A computed key also makes `__proto__` a plain property.
  const properties = names.map((name, index) => `[${JSON.stringify(name)}]: convert(values[${index}])`);
  const toRow = new Function('values', 'convert', `return { ${properties.join(', ')} };`);
  const rowOf: RowConstructor = (values, convert) => toRow(values, convert);
  if (compiled.size >= COMPILED_KEPT_MAX) compiled.clear();
  compiled.set(key, rowOf);
  return rowOf;
}

function printedRows(names: readonly string[], convert: Convert): Rows {
  const keys = names.map((name) => `${JSON.stringify(name)}:`);
  let rows: string[] = [];
  return {
    add(values) {
      rows.push(`{${keys.map((key, index) => key + JSON.stringify(convert(values[index]))).join(',')}}`);
    },
    takeJson() {
      const json = `[${rows.join(',')}]`;
      rows = [];
      return json;
    },
  };
}
