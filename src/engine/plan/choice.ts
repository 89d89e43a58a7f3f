import { type Beginning, foundOf, hasNeeds, type Marks, numbersAt } from './beginning.ts';

/** How each of many alternatives begins, by what stands there: the others are then not even asked. */
export interface Choice {
  readonly begins: readonly (Beginning | undefined)[];
  /** How many numbers a row has, of {@link CHOICE_BITS} alternatives each. */
  readonly width: number;
  /** The row of each mark; the first one is of those which may begin with anything. */
  readonly rowOf: Uint16Array;
  readonly rows: Uint32Array;
}

/** Of so many alternatives a number of a row tells which may begin with a mark. */
export const CHOICE_BITS = 32;

/** Works out how the alternatives begin; the grammar is whole when it is first asked for. */
export function choiceOf(begins: readonly (Beginning | undefined)[]): Choice {
  const found = begins.map((one) => (one === undefined ? null : foundOf(one)));
  const marks = new Set(found.flatMap((one) => (one?.table == null ? [] : [...one.numbers])));
  const width = Math.ceil(begins.length / CHOICE_BITS);
  const rowOf = new Uint16Array(Math.max(0, ...marks) + 1);
  const rows = new Uint32Array(width * (marks.size + 1));
  for (const [place, mark] of [...marks].entries()) rowOf[mark] = place + 1;
  for (const [number, one] of found.entries()) {
    for (const row of one?.table == null ? [0] : [...one.numbers].map((mark) => rowOf[mark] ?? 0)) {
      const place = row * width + Math.floor(number / CHOICE_BITS);
      rows[place] = (rows[place] ?? 0) | (1 << (number % CHOICE_BITS));
    }
  }
  return { begins, width, rowOf, rows };
}

/** Which of the alternatives of one number of a row may begin there by what stands there, a bit for each. */
export function bitsOf({ width, rowOf, rows }: Choice, part: number, marks: Marks, at: number): number {
  const numbers = numbersAt(marks, at);
  let bits = rows[part] ?? 0;
  for (let i = 0; i < numbers.length; i += 1) {
    const row = rowOf[numbers[i] ?? 0] ?? 0;
    if (row !== 0) bits |= rows[row * width + part] ?? 0;
  }
  return bits;
}

/** Whether one of the alternatives, of which a bit says that it may begin there, may in view of what comes after. */
export function hasNeedsOf({ begins }: Choice, number: number, marks: Marks, at: number): boolean {
  const one = begins[number];
  return one === undefined || hasNeeds(one, marks, at);
}
