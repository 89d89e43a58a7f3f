import type { AggregateFunction } from '../../../../shared/mod.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch, type Nominal } from '../../sketch.ts';
import { aggregateOf } from './aggregates.ts';
import { countOf } from './counts.ts';

/** One of several numbers that are asked for, with how it is said. */
export interface ListItem {
  readonly measures: readonly MeasureSketch[];
  /** Rows that are counted without a word that says so. */
  readonly isRows: boolean;
  /** Rows with a noun and what is asked of them: "late loans", and not "approvals". */
  readonly isScope?: boolean;
  /** What ties it to the one before. */
  readonly isAfterComma?: boolean;
  /** A metric that names rows after "of": "rate of charge-offs". */
  readonly isOfRows?: boolean;
  /** "share of total": the part that each has of the total of what stands before it. */
  readonly isPartOfThat?: boolean;
  /** "percentage in each": without a total that it is of. */
  readonly isShareAlone?: boolean;
}

/** The numbers that a list of words asks for; null where it is none. */
export function measuresOf(items: readonly ListItem[]): readonly MeasureSketch[] | null {
  const measures = carryShare(items);
  return measures === null || isNoList(items) || isOfFirst(items) || tearsRows(items)
    ? null
    : carryRows(carryAggregates(items.some(isRowsLater) ? inTimeOfLast(measures) : measures));
}

function isRowsLater({ isRows }: ListItem, at: number): boolean {
  return isRows && at > 0;
}

/** "loans and defaults": rows that nothing is said of, and some of them or others; null where it is any other list. */
export function countsOf([first, ...others]: readonly ListItem[]): readonly MeasureSketch[] | null {
  const areRows = first?.isRows === true && others.every(({ isRows }) => isRows);
  return areRows && others.length > 0 && others.every((one) => isCountedToo(one, first))
    ? inTimeOfLast([first, ...others].flatMap(({ measures }) => measures))
    : null;
}

/** "loans and mortgages in 2024": both of then. */
function inTimeOfLast(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  const last = measures.at(-1);
  if (last?.kind !== 'count') return measures;
  const { nominal: rows } = last;
  const times = rows.conditions.filter(isBareTime);
  return measures.map((one) =>
    one.kind === 'count' && one !== last && one.nominal.dataset === rows.dataset
      ? countOf({ ...one.nominal, conditions: [...one.nominal.conditions, ...times] })
      : one,
  );
}

/** Rows that are counted come first: in "median income, all customers" they say whose it is. */
function isNoList(items: readonly ListItem[]): boolean {
  const isCountAlone = items.length === 1 && items[0]?.measures[0]?.kind === 'count-subject';
  const isLater = items.some(
    (one, at) =>
      one.isRows &&
      one.measures[0]?.kind === 'count' &&
      at > 0 &&
      items[0]?.isRows !== true &&
      !isCountedToo(one, items[0]),
  );
  // "late loans, count and volume": the rows are those of the count.
  const [first, ...others] = items;
  const isOfRows = first?.isRows === true && others.some(({ measures: [one] }) => countsAgain(one, first));
  return isLater || isOfRows || (items.every(({ isRows }) => isRows) && !isCountAlone);
}

/** "number of loans *and late loans*": the number of both. */
function isCountedToo({ isScope, isAfterComma, measures: [rows] }: ListItem, first?: ListItem): boolean {
  const [counted] = first?.measures ?? [];
  if (counted?.kind !== 'count' || rows?.kind !== 'count' || counted.nominal.conditions.length > 0)
    return false;
  if (isAfterComma === true && isScope === true) return false;
  const isOfOne = counted.nominal.dataset === rows.nominal.dataset;
  const said = rows.nominal.conditions.filter((one) => !isBareTime(one));
  // "in Texas" may be said of both.
  const [only, ...others] = said;
  if (only === undefined) return !isOfOne;
  return others.length === 0 && (only.kind === 'segment' || (isOfOne && only.kind === 'value'));
}

/**
 * "broker loans, default rate", "open loans, Texas customers, total balance": after a mere comma the numbers are of the rows
 * that come first, which are not counted.
 */
function isOfFirst([first, ...others]: readonly ListItem[]): boolean {
  const isFirst = first?.isScope === true && others[0]?.isAfterComma === true;
  const tables = new Set([first, ...others].flatMap((one) => (one?.isRows === true ? tablesOf(one) : [])));
  const rows = others.filter(({ isRows }) => isRows);
  return isFirst && rows.length < others.length && rows.every(isAside) && tables.size > rows.length;
}

function isAside({ isScope, isAfterComma }: ListItem): boolean {
  return isScope === true && isAfterComma === true;
}

function tablesOf({ measures }: ListItem): readonly string[] {
  return measures.flatMap((one) => (one.kind === 'count' ? [one.nominal.dataset] : []));
}

/** "charge-offs in 2024, number of loans": the same rows, which are charged off. */
function countsAgain(one: MeasureSketch | undefined, { measures: [rows] }: ListItem): boolean {
  if (one?.kind === 'count-subject') return true;
  if (one?.kind !== 'count' || rows?.kind !== 'count') return false;
  return one.nominal.dataset === rows.nominal.dataset && one.nominal.conditions.length === 0;
}

/** "number and rate of charge-offs" counts those, which the metric's name holds. */
function tearsRows(items: readonly ListItem[]): boolean {
  return items.some(
    ({ isOfRows }, at) => isOfRows === true && items[at - 1]?.measures[0]?.kind === 'count-subject',
  );
}

/** "volume and share of total": the total is that of the volume; null where several stand before it. */
function carryShare(items: readonly ListItem[]): readonly MeasureSketch[] | null {
  const at = items.findIndex(({ isPartOfThat }) => isPartOfThat === true);
  const measures = items.flatMap((one) => one.measures);
  if (at < 0) return measures;
  const [of, ...others] = items.slice(0, at).flatMap((one) => one.measures);
  if (of === undefined || others.length > 0 || of.kind === 'share-of-total') return null;
  // "for 2021 loans, percentage in each grade" asks for no number of them.
  const [rows, share, ...more] = items;
  const isAlone = share?.isAfterComma === true && share.isShareAlone === true && more.length === 0;
  if (rows?.isRows === true && isAlone) return [{ kind: 'share-of-total', of }];
  return [of, { kind: 'share-of-total', of }, ...measures.slice(1)];
}

/** "number and share of late loans": what the share is of is what is counted. */
function carryRows(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  return measures.map((one, at) => {
    const next = measures[at + 1];
    return one.kind === 'count-subject' && next?.kind === 'share' && next.of.kind === 'nominal'
      ? countOfShare(next.of, next.which)
      : one;
  });
}

/** "number and percentage of the loans of 2022 that are closed": of 2022 is what the share is of. */
function countOfShare(of: Nominal, which: readonly ConditionSketch[]): MeasureSketch {
  return of.conditions.some(isBareTime)
    ? { kind: 'restricted', measure: countOf(of), condition: { kind: 'and', of: which } }
    : countOf({ ...of, conditions: [...of.conditions, ...which] });
}

/** "average principal and interest rate": the aggregate holds for what follows it. */
function carryAggregates(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  let last: AggregateFunction | null = null;
  return measures.map((one) => {
    if (one.kind === 'aggregate' && !one.distinct && one.percentile === null) last = one.function;
    return one.kind === 'bare' && last !== null ? aggregateOf(last, one.field) : one;
  });
}
