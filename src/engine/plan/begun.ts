const NUMBERS = new Map<string, number>();

/** The number of a mark: there are as many as the lexicon has senses and the grammar words. */
export function numberOf(mark: string): number {
  const known = NUMBERS.get(mark);
  if (known !== undefined) return known;
  const number = NUMBERS.size;
  NUMBERS.set(mark, number);
  return number;
}

/** The number of a mark that something begins with; undefined for others. */
export function knownNumberOf(mark: string): number | undefined {
  return NUMBERS.get(mark);
}

/** By the number of a mark a bit for the id of each thing that begins with it. */
const BEGUN = new Map<number, Int32Array>();

/** Notes that what has the id may begin with the mark of that number. */
export function addBegun(mark: number, id: number): void {
  const bits = BEGUN.get(mark) ?? NOTHING;
  const place = id >> 5;
  const grown = place < bits.length ? bits : new Int32Array(place + ROOM);
  if (grown !== bits) grown.set(bits);
  grown[place] = (grown[place] ?? 0) | (1 << (id & 31));
  BEGUN.set(mark, grown);
}

/** A bit for the id of each thing that begins with the mark of that number, 32 to an element; there may be room for more. */
export function begunBits(mark: number): Int32Array {
  return BEGUN.get(mark) ?? NOTHING;
}

const NOTHING = new Int32Array();

/** Elements that are added at once. */
const ROOM = 16;
