import type { PeriodUnit, Season } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { Clock, Period } from './period.ts';

/** What a pattern has read; a rule uses only what its pattern's slots fill. */
export interface Captures {
  readonly year: number;
  /** Of a century. */
  readonly lastYear: number;
  readonly month: number;
  readonly day: number;
  readonly lastDay: number;
  readonly quarter: number;
  readonly half: number;
  readonly week: number;
  readonly count: number;
  readonly unit: PeriodUnit;
  /** The unit once more. */
  readonly sameUnit: PeriodUnit | null;
  readonly season: Season;
  /** Periods, in order. */
  readonly periods: readonly Period[];
  /** Part of it was counted from the as-of date. */
  readonly isRelative: boolean;
  readonly cost: number;
}

/** Before anything has been read. */
export const NOTHING: Captures = {
  year: 0,
  lastYear: 0,
  month: 0,
  day: 0,
  lastDay: 0,
  quarter: 0,
  half: 0,
  week: 0,
  count: 0,
  unit: 'day',
  sameUnit: null,
  season: { name: '', month: 0 },
  periods: [],
  isRelative: false,
  cost: 0,
};

/** What patterns are matched against. */
export interface Input {
  readonly tokens: readonly Token[];
  readonly clock: Clock;
  /** Periods found by earlier rules, by the index of their first token. */
  readonly periods: ReadonlyMap<number, readonly FoundPeriod[]>;
}

/** A period and the tokens that say it. */
export interface FoundPeriod {
  readonly period: Period;
  readonly start: number;
  /** Token index, exclusive. */
  readonly end: number;
}

/** One way to read a slot: what it captures, and the token after it. */
export interface Reading {
  readonly end: number;
  readonly captures: Partial<Captures>;
}
