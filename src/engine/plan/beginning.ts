import type { Candidate } from '../candidate.ts';
import type { Sense } from '../lexicon/words.ts';

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

/** The numbers of all marks; `table` has a 1 at each, and is null where a reading may begin anywhere. */
interface Found {
  /** Its place among all that symbols begin with. */
  readonly id: number;
  readonly numbers: ReadonlySet<number>;
  readonly table: Uint8Array | null;
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

/** What stands at each position of a question. */
export interface Marks {
  readonly candidatesAt: readonly (readonly Candidate[])[];
  readonly words: readonly string[];
  /** The numbers of it, and how many numbers there were then: words that no parser begins with have none. */
  numbersAt: readonly (readonly number[])[];
  known: number;
  /** Where something begins so for the last time, by its id; -1 where it never does. */
  lastAt: number[];
}

/** The marks of a question's words and of what they may mean. */
export function createMarks(candidatesAt: Marks['candidatesAt'], words: readonly string[]): Marks {
  return { candidatesAt, words, numbersAt: [], known: 0, lastAt: [] };
}

/** Whether a reading may begin there. */
export function mayBegin(one: Beginning, marks: Marks, at: number): boolean {
  const { table } = foundOf(one);
  const numbers = numbersAt(marks, at);
  if (table !== null && !isAmong(table, numbers)) return false;
  return hasNeeds(one, marks, at);
}

/** What it begins with. */
export function foundOf(one: Beginning): Found {
  return one.found ?? work(one);
}

/** The numbers of what stands there. */
export function numbersAt(marks: Marks, at: number): readonly number[] {
  if (marks.known !== NUMBERS.size) number(marks);
  return marks.numbersAt[at] ?? NONE;
}

/** Whether what has to come is somewhere from there on. */
export function hasNeeds({ needs }: Beginning, marks: Marks, at: number): boolean {
  for (let i = 0; i < needs.length; i += 1) {
    const need = needs[i];
    if (need !== undefined && lastAt(need, marks) < at) return false;
  }
  return true;
}

function isAmong(table: Uint8Array, numbers: readonly number[]): boolean {
  for (let i = 0; i < numbers.length; i += 1) if (table[numbers[i] ?? -1] === 1) return true;
  return false;
}

function lastAt({ id, table }: Found, { lastAt, numbersAt }: Marks): number {
  const known = lastAt[id];
  if (known !== undefined) return known;
  const last =
    table === null ? numbersAt.length : numbersAt.findLastIndex((numbers) => isAmong(table, numbers));
  lastAt[id] = last;
  return last;
}

const NONE: readonly number[] = [];

function number(marks: Marks): void {
  const { candidatesAt, words } = marks;
  marks.numbersAt = candidatesAt.map((candidates, at) => {
    const numbers = new Set<number>();
    for (const { meaning } of candidates) {
      numbers.add(numberOf(`kind:${meaning.kind}`));
      if (meaning.kind === 'language') numbers.add(numberOf(meaning.sense));
    }
    const word = NUMBERS.get(`word:${words[at]}`);
    if (word !== undefined) numbers.add(word);
    return [...numbers];
  });
  marks.known = NUMBERS.size;
  marks.lastAt = [];
}

const NUMBERS = new Map<string, number>();

/** The number of a mark: there are as many as the lexicon has senses and the grammar words. */
function numberOf(mark: string): number {
  const known = NUMBERS.get(mark);
  if (known !== undefined) return known;
  const number = NUMBERS.size;
  NUMBERS.set(mark, number);
  return number;
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
    if (begins?.found?.table == null) return [];
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
    .filter(({ table }) => table !== null)
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
  const found = {
    id: SHARED.size,
    numbers: new Set(ordered),
    table: isOpen || numbers.has(EMPTY) ? null : tableOf(ordered),
  };
  SHARED.set(key, found);
  return found;
}

function tableOf(ordered: readonly number[]): Uint8Array {
  const table = new Uint8Array((ordered.at(-1) ?? 0) + 1);
  for (const number of ordered) table[number] = 1;
  return table;
}
