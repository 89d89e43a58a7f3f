import type { Claim } from '../asides/claims.ts';
import type { ListItem } from '../listed/list-item.ts';
import type { OrderEnd } from '../plan/phrase.ts';
import type { Token } from '../token.ts';
import type { SaidPart } from './part-of-deciding.ts';

/** An order that is said after a question. */
export interface SaidOrder {
  /** What by; empty where only an end is said: "largest first". */
  readonly key: readonly Token[];
  /** Which end comes first; null where it is not said. */
  readonly end: OrderEnd | null;
  /** Among those that are equal. */
  readonly isTie: boolean;
  /** After what the question is ordered by already: "*then* by name". */
  readonly isNext: boolean;
}

/** Columns that are said after a question. */
export interface SaidColumns {
  readonly items: readonly ListItem[];
  /** They stand beside what the question shows by itself: "with the number". */
  readonly isAdded: boolean;
}

/** The number of what was spoken of is asked for. */
export interface SaidCount {
  /** What is counted, where it is named again. */
  readonly noun: readonly Token[];
  /** No word points back at what was asked first, so that the count may be of something else. */
  readonly isBare: boolean;
  /** "The number of them": of the rows, or of those that each of them has. */
  readonly isOfThem: boolean;
}

/** Only the first of the rows are wanted. */
export interface SaidFirst {
  readonly limit: number;
  /** What the rows are, where that is named. */
  readonly noun: readonly Token[];
}

/** What is added after a question. */
export interface AddOns {
  readonly columns: SaidColumns | null;
  readonly orders: readonly SaidOrder[];
  readonly count: SaidCount | null;
  /** How many of those that chose the rows are so. */
  readonly part: SaidPart | null;
  /** What the answer has a row for. */
  readonly per: readonly Token[] | null;
  /** How many numbers the one row of the answer has; null where nothing is said of it. */
  readonly numbers: number | null;
  /** "for each": there are several of what is shown. */
  readonly areSeveral: boolean;
  readonly first: SaidFirst | null;
  /** How the answer is computed anyway: "each person counted once". */
  readonly claims: readonly Claim[];
}

/** Nothing is added. */
export const NO_ADD_ONS: AddOns = {
  columns: null,
  orders: [],
  count: null,
  part: null,
  per: null,
  numbers: null,
  areSeveral: false,
  first: null,
  claims: [],
};
