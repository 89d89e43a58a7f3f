import type { Candidate, Meaning } from '../candidate.ts';
import { begunBits, knownNumberOf, numberOf } from './begun.ts';

/** What stands at each position of a question. */
export interface Marks {
  readonly candidatesAt: readonly (readonly Candidate[])[];
  readonly words: readonly string[];
  /** A bit for each of what is begun with that may begin there, by its id; a row for each position, the end too. */
  rows: Int32Array;
  /** The same of what may begin there or anywhere after it. */
  later: Int32Array;
  /** How long each row is. */
  width: number;
  /** How much was known to be begun with when the rows were made. */
  known: number;
}

/** The marks of a question's words and of what they may mean. */
export function createMarks(candidatesAt: Marks['candidatesAt'], words: readonly string[]): Marks {
  return { candidatesAt, words, rows: new Int32Array(), later: new Int32Array(), width: 0, known: 0 };
}

/** Notes for each position all that begins with what stands there, of as many as are known: less than to ask of all whether they do. */
export function mark(marks: Marks, known: number): void {
  const { candidatesAt, words } = marks;
  const width = (known >> 5) + 1;
  const rows = new Int32Array(width * (candidatesAt.length + 1));
  for (const [at, candidates] of candidatesAt.entries()) {
    for (const standing of standingAt(candidates, words[at])) {
      const bits = begunBits(standing);
      const end = Math.min(bits.length, width);
      for (let i = 0; i < end; i += 1) rows[at * width + i] = (rows[at * width + i] ?? 0) | (bits[i] ?? 0);
    }
  }
  const later = rows.slice();
  for (let i = later.length - width - 1; i >= 0; i -= 1) later[i] = (later[i] ?? 0) | (later[i + width] ?? 0);
  marks.rows = rows;
  marks.later = later;
  marks.width = width;
  marks.known = known;
}

/** The numbers of the marks that stand there. */
function standingAt(candidates: readonly Candidate[], word: string | undefined): ReadonlySet<number> {
  const standing = new Set<number>();
  const add = (number: number | undefined): void => {
    if (number !== undefined) standing.add(number);
  };
  add(knownNumberOf(`word:${word}`));
  for (const { meaning } of candidates) {
    add(numberOfKind(meaning.kind));
    if (meaning.kind === 'language') add(knownNumberOf(meaning.sense));
  }
  return standing;
}

const KINDS = new Map<Meaning['kind'], number>();

function numberOfKind(kind: Meaning['kind']): number {
  const known = KINDS.get(kind) ?? numberOf(`kind:${kind}`);
  KINDS.set(kind, known);
  return known;
}

/** Whether the bit of an id is set in the element at that place. */
export function hasBit(bits: Int32Array, place: number, id: number): boolean {
  return ((bits[place] ?? 0) & (1 << (id & 31))) !== 0;
}
