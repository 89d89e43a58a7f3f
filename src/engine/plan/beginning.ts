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

/** What stands at each position of a question. */
export interface Marks {
  readonly candidatesAt: readonly (readonly Candidate[])[];
  readonly words: readonly string[];
  /** A 1 for each of what is begun with that may begin there, by its id; a row for each position, the end too. */
  rows: Uint8Array;
  /** How much was known to be begun with when the rows were made, which is how long each is. */
  known: number;
  /** Where something begins so for the last time, by its id; -1 where it never does. */
  lastAt: Int16Array;
}

/** The marks of a question's words and of what they may mean. */
export function createMarks(candidatesAt: Marks['candidatesAt'], words: readonly string[]): Marks {
  return { candidatesAt, words, rows: new Uint8Array(), known: 0, lastAt: new Int16Array() };
}

/** Whether a reading may begin there. */
export function mayBegin(one: Beginning, marks: Marks, at: number): boolean {
  const { id, isOpen } = one.found ?? work(one);
  if (marks.known !== SHARED.size) mark(marks);
  if (!isOpen && marks.rows[at * marks.known + id] !== 1) return false;
  // What has to come must be somewhere from there on.
  const { needs } = one;
  for (let i = 0; i < needs.length; i += 1) {
    const need = needs[i];
    if (need !== undefined && (marks.lastAt[need.id] ?? -1) < at) return false;
  }
  return true;
}

/** Notes for each position all that begins with what stands there: much less than to ask of all whether they do. */
function mark(marks: Marks): void {
  const { candidatesAt, words } = marks;
  const known = SHARED.size;
  const rows = new Uint8Array(known * (candidatesAt.length + 1));
  const lastAt = new Int16Array(known).fill(-1);
  for (const [at, candidates] of candidatesAt.entries()) {
    const kinds = new Set(candidates.map(({ meaning }) => meaning.kind));
    const senses = candidates.flatMap(({ meaning }) => (meaning.kind === 'language' ? [meaning.sense] : []));
    const standing = [`word:${words[at]}`, ...[...kinds].map((kind) => `kind:${kind}`), ...senses];
    for (const one of standing) {
      for (const id of BEGUN_BY.get(NUMBERS.get(one) ?? -1) ?? NONE) {
        rows[at * known + id] = 1;
        lastAt[id] = at;
      }
    }
  }
  marks.rows = rows;
  marks.known = known;
  marks.lastAt = lastAt;
}

const NONE: readonly number[] = [];

/** The ids of what begins with a mark, by the number of the mark. */
const BEGUN_BY = new Map<number, number[]>();

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
  for (const number of found.isOpen ? NONE : ordered) {
    const ids = BEGUN_BY.get(number);
    if (ids === undefined) BEGUN_BY.set(number, [found.id]);
    else ids.push(found.id);
  }
  return found;
}
