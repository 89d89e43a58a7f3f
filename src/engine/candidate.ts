import type { NumberSign } from './token.ts';

/** One thing that a span of the question may mean. All of them are kept; the planner decides. */
export interface Candidate {
  /** Token indices, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning;
  readonly match: 'exact' | 'inflected' | 'abbreviated' | 'headless' | 'partial' | 'misspelt';
  /** 0 for an exact match; grows with the distance between what was typed and what was meant. */
  readonly cost: number;
}

export type Meaning =
  | { readonly kind: 'dataset'; readonly dataset: string }
  | { readonly kind: 'field'; readonly dataset: string; readonly field: string }
  /** What a date is called after: "delivery" of `delivered_at`. */
  | { readonly kind: 'event'; readonly dataset: string; readonly field: string }
  | { readonly kind: 'metric'; readonly metric: string }
  | { readonly kind: 'segment'; readonly segment: string; readonly isNoun: boolean }
  | {
      readonly kind: 'value';
      readonly dataset: string;
      readonly field: string;
      readonly value: string | number;
    }
  | TimeMeaning
  | { readonly kind: 'number'; readonly value: number; readonly sign: NumberSign | null }
  /** Quoted text, as typed between the quotes. */
  | { readonly kind: 'text'; readonly text: string }
  /** Words of the language, from the lexicon; `sense` is the lexicon entry's name. */
  | { readonly kind: 'language'; readonly sense: string };

/** A span of days, e.g. "in Q3 2024", "since 2022", "last 12 months". */
export interface TimeMeaning {
  readonly kind: 'time';
  /** First day, ISO; null for an open beginning. */
  readonly start: string | null;
  /** The day after the last, ISO; null for an open end. */
  readonly end: string | null;
  readonly grain: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'range';
  /** As the reading says it: `Q3 2024`, `the last 12 months`. */
  readonly label: string;
  /** Counted from the as-of date or today ("last quarter"), not written out. */
  readonly isRelative: boolean;
  /** Of a range: the periods that it begins and ends with. */
  readonly ends?: readonly [TimeMeaning, TimeMeaning];
  /** Of a time without an end: the period that it begins with. */
  readonly first?: TimeMeaning;
  /** Of a year of which each month or quarter is meant: "the same month of 2024", beside those of another year. */
  readonly sameParts?: 'month' | 'quarter';
  /** Of a month, quarter or half whose year was not written: which of the year it is, from 1. */
  readonly recurs?: { readonly unit: 'month' | 'quarter' | 'half'; readonly number: number };
}
