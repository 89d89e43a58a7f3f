import type { ColumnProfile, ResultProfile } from '../query-runner.ts';
import { toJsonValue } from './json-value.ts';
import { createRowBatch } from './row-batch.ts';

const DISTINCT_MAX = 1_000;
const SAMPLE_ROWS_MAX = 200;
const SAMPLE_CHARACTERS_MAX = 1_000_000;
/** Longer texts are compared, and shown as minimum and maximum, by their beginning. */
const TEXT_PREFIX = 200;
const TEMPORAL =
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?|-Q[1-4])?$/;

export interface Profiler {
  add(values: readonly unknown[]): void;
  /** The `ResultProfile` as JSON; nothing can be added afterwards. The number is of a statement that yields no rows. */
  toJson(changedRowCount?: number): string;
}

interface ColumnState {
  readonly name: string;
  readonly types: Set<ColumnProfile['types'][number]>;
  readonly distinct: Set<string | number>;
  nullCount: number;
  minNumber: number | null;
  maxNumber: number | null;
  minText: string | null;
  maxText: string | null;
  isTemporal: boolean;
  textLengthMax: number;
}

/** Gathers what a chart needs to know of a result while its rows pass by. */
export function createProfiler(names: readonly string[]): Profiler {
  const columns = names.map(emptyState);
  const sample = createRowBatch(names, toJsonValue);
  let rowCount = 0;
  return {
    add(values) {
      rowCount += 1;
      if (sample.rowCount < SAMPLE_ROWS_MAX && sample.characters < SAMPLE_CHARACTERS_MAX) sample.add(values);
      columns.forEach((column, index) => {
        addValue(column, values[index]);
      });
    },
    toJson(changedRowCount) {
      const changed = changedRowCount === undefined ? {} : { changedRowCount };
      const profile: Omit<ResultProfile, 'sample'> = {
        rowCount,
        ...changed,
        columns: columns.map(toProfile),
      };
      return `${JSON.stringify(profile).slice(0, -1)},"sample":${sample.takeJson()}}`;
    },
  };
}

function emptyState(name: string): ColumnState {
  return {
    name,
    types: new Set(),
    distinct: new Set(),
    nullCount: 0,
    minNumber: null,
    maxNumber: null,
    minText: null,
    maxText: null,
    isTemporal: true,
    textLengthMax: 0,
  };
}

function addValue(column: ColumnState, value: unknown): void {
  if (typeof value === 'bigint') {
    column.types.add('integer');
    addNumber(column, Number(value));
  } else if (typeof value === 'number' && Number.isFinite(value)) {
    column.types.add('real');
    addNumber(column, value);
  } else if (typeof value === 'string') {
    addText(column, value);
  } else if (value instanceof Uint8Array) {
    column.types.add('blob');
    addDistinct(column, `blob ${Buffer.from(value.subarray(0, TEXT_PREFIX)).toString('base64')}`);
  } else {
    column.nullCount += 1;
  }
}

function addNumber(column: ColumnState, value: number): void {
  if (column.minNumber === null || value < column.minNumber) column.minNumber = value;
  if (column.maxNumber === null || value > column.maxNumber) column.maxNumber = value;
  addDistinct(column, value);
}

function addText(column: ColumnState, value: string): void {
  column.types.add('text');
  if (value.length > column.textLengthMax) column.textLengthMax = value.length;
  if (column.isTemporal && !TEMPORAL.test(value)) column.isTemporal = false;
  const prefix = value.length > TEXT_PREFIX ? value.slice(0, TEXT_PREFIX) : value;
  if (column.minText === null || prefix < column.minText) column.minText = prefix;
  if (column.maxText === null || prefix > column.maxText) column.maxText = prefix;
  addDistinct(column, prefix);
}

function addDistinct(column: ColumnState, value: string | number): void {
  if (column.distinct.size < DISTINCT_MAX) column.distinct.add(value);
}

function toProfile(column: ColumnState): ColumnProfile {
  return {
    name: column.name,
    types: [...column.types],
    nullCount: column.nullCount,
    distinctCount: column.distinct.size,
    min: column.minNumber ?? column.minText,
    max: column.maxNumber ?? column.maxText,
    isTemporal: column.isTemporal && column.types.has('text'),
    textLengthMax: column.textLengthMax,
  };
}
