/** Numbers plain values so that equal ones have the same number, whoever made them. */
export interface Interner {
  /** The number of a value; it must not change afterwards. */
  idOf(value: unknown): number;
}

/** What the parts of a list and those of an object are added to. */
const LIST = 0;
const OBJECT = 1;

/**
 * Makes an interner. Each object is looked at once: from then on it is known by its identity, and what contains it
 * is compared by its number ("hash consing": Ershov, "On programming of arithmetic operations", 1958).
 */
export function createInterner(): Interner {
  const ids = new Map<unknown, number>();
  const pairs = createPairs();
  let last = OBJECT;
  function idOf(value: unknown): number {
    const known = ids.get(value);
    if (known !== undefined) return known;
    const id = Array.isArray(value) ? idOfList(value) : isObject(value) ? idOfParts(value) : ++last;
    ids.set(value, id);
    return id;
  }
  function idOfParts(value: Readonly<Record<string, unknown>>): number {
    let id = OBJECT;
    // Plain values inherit no names, and no list of theirs is made.
    for (const name in value) id = withPart(withPart(id, idOf(name)), idOf(value[name]));
    return id;
  }
  function idOfList(parts: readonly unknown[]): number {
    let id = LIST;
    for (const part of parts) id = withPart(id, idOf(part));
    return id;
  }
  /** The number of what has one part more. */
  function withPart(whole: number, part: number): number {
    const id = pairs.numberOf(whole, part, last + 1);
    if (id > last) last = id;
    return id;
  }
  return { idOf };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

interface Pairs {
  /** The number of a pair of numbers; `next` where it is not known yet. */
  numberOf(whole: number, part: number, next: number): number;
}

/** Places for pairs before there is need of more; a power of two. */
const ROOM = 1024;
/** A place has a pair and its number, which is never 0. */
const PLACE = 3;

/** A table of pairs of numbers, without an object for each: there are thousands in a question. */
function createPairs(): Pairs {
  let places = new Int32Array(ROOM * PLACE);
  let size = 0;
  /** Where the pair is in the table, or is to be put. */
  const placeOf = (table: Int32Array, whole: number, part: number): number => {
    const last = table.length / PLACE - 1;
    let place = hashOf(whole, part) & last;
    for (;;) {
      const at = place * PLACE;
      if (table[at + 2] === 0 || (table[at] === whole && table[at + 1] === part)) return at;
      place = (place + 1) & last;
    }
  };
  const grow = (): void => {
    const grown = new Int32Array(places.length * 2);
    for (let at = 0; at < places.length; at += PLACE) {
      const pair = places.subarray(at, at + PLACE);
      if (pair[2] !== 0) grown.set(pair, placeOf(grown, pair[0] ?? 0, pair[1] ?? 0));
    }
    places = grown;
  };
  return {
    numberOf(whole, part, next) {
      const at = placeOf(places, whole, part);
      const known = places[at + 2] ?? 0;
      if (known !== 0) return known;
      places[at] = whole;
      places[at + 1] = part;
      places[at + 2] = next;
      size += 1;
      if (size * PLACE * 2 > places.length) grow();
      return next;
    },
  };
}

/** Spreads pairs over the places: Knuth, "The Art of Computer Programming", 6.4, by two odd factors. */
function hashOf(whole: number, part: number): number {
  const mixed = Math.imul(whole, 0x9e3779b1) ^ Math.imul(part, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
