import type { Sense } from '../lexicon/words.ts';
import { addBegun, numberOf } from './begun.ts';
import { hasBit, type Marks, mark } from './marks.ts';

/**
 * What the readings of a parser may begin with, so that it is not tried where it has none: the FIRST set of its symbol
 * (Aho and Ullman, "The Theory of Parsing, Translation, and Compiling", 1972). A parser without one may begin with anything.
 */
export interface Beginning {
  /** What a reading may begin with by itself: a sense of the lexicon, `kind:` of a meaning, `word:` as typed. */
  readonly marks: readonly string[];
  /** What it begins with otherwise; a part of which that is not known may begin with anything. */
  readonly of: readonly Part[] | (() => Part);
  /** The others are read one after another, so that the second counts only where the first may be empty. */
  readonly isInTurn: boolean;
  readonly mayBeEmpty: boolean;
  /** Worked out when it is first asked for: the grammar is whole then. */
  found: Found | null;
  /** Of what is read one after another: how the parts that may not be empty begin, each somewhere after the first. */
  needs: readonly Found[];
}

/** A parser, as far as it matters here. */
interface Part {
  readonly begins?: Beginning | undefined;
}

/** What a reading may begin with, by the numbers of the marks. */
interface Found {
  /** Its place among all that symbols begin with. */
  readonly id: number;
  readonly numbers: ReadonlySet<number>;
  /** A reading may begin anywhere. */
  readonly isOpen: boolean;
}

/** A beginning by any of the parts, or by one of the marks. */
export function beginning(
  of: Beginning['of'],
  how: Partial<Pick<Beginning, 'marks' | 'isInTurn' | 'mayBeEmpty'>> = {},
): Beginning {
  return { marks: NO_MARKS, isInTurn: false, mayBeEmpty: false, ...how, of, found: null, needs: [] };
}

const NO_MARKS: readonly string[] = [];

/** A beginning by one of the words, as they are typed. */
export function beginningOfWords(words: Iterable<string>): Beginning {
  const marks = [...words].map((word) => `word:${word}`);
  for (const mark of marks) numberOf(mark);
  return beginning([], { marks });
}

/** Whether a reading may begin there. */
export function mayBegin(one: Beginning, marks: Marks, at: number): boolean {
  const { id, isOpen } = one.found ?? work(one);
  if (marks.known !== SHARED.size) mark(marks, SHARED.size);
  const row = at * marks.width;
  if (!isOpen && !hasBit(marks.rows, row + (id >> 5), id)) return false;
  // What has to come must be somewhere from there on.
  const { needs } = one;
  for (let i = 0; i < needs.length; i += 1) {
    const need = needs[i];
    if (need !== undefined && !hasBit(marks.later, row + (need.id >> 5), need.id)) return false;
  }
  return true;
}

/** The place of the next of several parts that may begin there, from one on; -1 where there is none. */
export type NextToBegin = (marks: Marks, at: number, from: number) => number;

/** What {@link mayBegin} tells of several parts, noted in one place when it is first asked for: nothing is asked as often. */
export function nextToBegin(parts: readonly Part[]): NextToBegin {
  const { length } = parts;
  /** What each part begins with, -1 for anything; then where the ids of its needs are, and where the last ones end; then these. */
  let ids: Int32Array | null = null;
  return (marks, at, from) => {
    ids ??= idsOf(parts);
    if (marks.known !== SHARED.size) mark(marks, SHARED.size);
    const { rows, later, width } = marks;
    const row = at * width;
    for (let part = from; part < length; part += 1) {
      const own = ids[part] ?? -1;
      // Most parts do not begin there.
      if (own >= 0 && !hasBit(rows, row + (own >> 5), own)) continue;
      let place = ids[length + part] ?? 0;
      const end = ids[length + part + 1] ?? 0;
      for (; place < end; place += 1) {
        const need = ids[place] ?? 0;
        if (!hasBit(later, row + (need >> 5), need)) break;
      }
      if (place === end) return part;
    }
    return -1;
  };
}

function idsOf(parts: readonly Part[]): Int32Array {
  const own = parts.map(({ begins }) => {
    if (begins === undefined) return -1;
    const { id, isOpen } = begins.found ?? work(begins);
    return isOpen ? -1 : id;
  });
  const needs = parts.map(({ begins }) => begins?.needs.map(({ id }) => id) ?? []);
  let end = 2 * parts.length + 1;
  return Int32Array.from([...own, end, ...needs.map((some) => (end += some.length)), ...needs.flat()]);
}

const EMPTY = numberOf('empty');
const ANYTHING = numberOf('anything');
const FILLER: Sense = 'filler';
const SKIPPED = numberOf(FILLER);

/** Works out the beginning, and all that it is made of, by going over them until nothing is added. */
function work(root: Beginning): Found {
  const open = new Map<Beginning, Set<number>>();
  reach(root, open);
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [one, numbers] of open) {
      const { size } = numbers;
      add(one, numbers, open);
      if (numbers.size > size) isDone = false;
    }
  }
  for (const [one, numbers] of open) one.found = shared(numbers);
  for (const one of open.keys()) one.needs = one.isInTurn ? needsOf(one) : needsOfAny(one);
  return shared(open.get(root) ?? new Set());
}

/** Puts all that the beginning is made of and that is not worked out yet to the open ones, parts before wholes. */
function reach(one: Beginning, open: Map<Beginning, Set<number>>, seen: Set<Beginning> = new Set()): void {
  if (one.found !== null || seen.has(one)) return;
  seen.add(one);
  for (const { begins } of partsOf(one)) if (begins !== undefined) reach(begins, open, seen);
  open.set(one, new Set());
}

/** What each part that may not be empty begins with and needs; the first part is where the whole begins. */
function needsOf(one: Beginning): readonly Found[] {
  const needs = partsOf(one).flatMap(({ begins }, at) => {
    if (begins?.found?.isOpen !== false) return [];
    return at === 0 ? begins.needs : [begins.found, ...begins.needs];
  });
  return [...new Set(needs)];
}

/** What all of the alternatives need, or of each of them the one thing that says most: one of these has to come. */
function needsOfAny(one: Beginning): readonly Found[] {
  const parts = one.mayBeEmpty || one.marks.length > 0 ? [] : partsOf(one).map(({ begins }) => begins);
  const [first] = parts;
  if (parts.length < 2) return first?.needs ?? [];
  const told = parts.map((part) => tellingOf(part));
  const some = new Set<number>();
  for (const found of told) {
    if (found === null) return [];
    for (const number of found.numbers) some.add(number);
  }
  return some.size > TELLING_MAX ? [] : [shared(some)];
}

/** One of more things than this is nearly always there. */
const TELLING_MAX = 24;

/** The least of what a part begins with or needs; null where it may begin with anything and needs nothing. */
function tellingOf(part: Beginning | undefined): Found | null {
  const all = part?.found == null ? [] : [...part.needs, part.found];
  const [least = null] = all
    .filter(({ isOpen }) => !isOpen)
    .toSorted((a, b) => a.numbers.size - b.numbers.size);
  return least;
}

function partsOf({ of }: Beginning): readonly Part[] {
  return typeof of === 'function' ? [of()] : of;
}

function add(one: Beginning, numbers: Set<number>, open: ReadonlyMap<Beginning, ReadonlySet<number>>): void {
  for (const mark of one.marks) numbers.add(numberOf(mark));
  if (one.mayBeEmpty) numbers.add(EMPTY);
  let isPassed = one.isInTurn;
  for (const { begins } of partsOf(one)) {
    const own = begins === undefined ? UNKNOWN : (begins.found?.numbers ?? open.get(begins) ?? UNKNOWN);
    for (const number of own) if (number !== EMPTY || !one.isInTurn) numbers.add(number);
    if (!one.isInTurn) continue;
    if (!own.has(EMPTY)) {
      isPassed = false;
      break;
    }
    // Before what comes after an empty part, words without meaning are skipped.
    numbers.add(SKIPPED);
  }
  if (isPassed) numbers.add(EMPTY);
}

const UNKNOWN: ReadonlySet<number> = new Set([EMPTY, ANYTHING]);

const SHARED = new Map<string, Found>();

/** Many symbols begin alike. */
function shared(numbers: ReadonlySet<number>): Found {
  const isOpen = numbers.has(ANYTHING);
  const ordered = [...numbers]
    .filter((number) => !isOpen || number === EMPTY || number === ANYTHING)
    .sort((a, b) => a - b);
  const key = ordered.join(' ');
  const known = SHARED.get(key);
  if (known !== undefined) return known;
  const found: Found = {
    id: SHARED.size,
    numbers: new Set(ordered),
    isOpen: numbers.has(ANYTHING) || numbers.has(EMPTY),
  };
  SHARED.set(key, found);
  if (!found.isOpen) for (const number of ordered) addBegun(number, found.id);
  return found;
}
