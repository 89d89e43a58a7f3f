/** The question in Unicode's compatibility composition, lower case, with a way back to the offsets as typed. */
export interface NormalText {
  readonly text: string;
  /** Original offset at which the character behind each UTF-16 unit of `text` begins. */
  readonly starts: ArrayLike<number>;
  /** Original offset after that character. */
  readonly ends: ArrayLike<number>;
}

/** Characters that are written in several ways and mean one; chosen before NFKC, which would tear some apart. */
const PLAIN = new Map<string, string>([
  ...pairs('‘’‚‛′＇ʼ', "'"),
  ...pairs('“”„‟″«»＂`', '"'),
  ...pairs('‐‑‒–—―−﹣－', '-'),
  ...pairs('≥', '>='),
  ...pairs('≤', '<='),
  ...pairs('≠', '!='),
]);

/** Marks beyond this many on one letter start a piece of their own: normalising is not linear in their number. */
const MARKS_MAX = 8;
const PIECE = new RegExp(`.\\p{M}{0,${MARKS_MAX}}`, 'gsu');
const IGNORED = /^\p{Cf}+$|^\p{Variation_Selector}+$/u;
/** Fractions and superscripts: `1½` in NFKC would read 11⁄2, and 10² would read 102. */
const NUMBER_SIGN = /^\p{No}/u;

/** Normalises the question; linear in its length. */
export function normalize(question: string): NormalText {
  if (/^[\x20-\x5f\x61-\x7e]*$/.test(question)) return normalizeAscii(question);
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of question.matchAll(PIECE)) {
    const piece = normalizePiece(match[0]);
    text += piece;
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { text, starts, ends };
}

function normalizeAscii(question: string): NormalText {
  const starts = new Uint32Array(question.length);
  const ends = new Uint32Array(question.length);
  for (let index = 0; index < question.length; index += 1) {
    starts[index] = index;
    ends[index] = index + 1;
  }
  return { text: question.toLowerCase(), starts, ends };
}

function normalizePiece(piece: string): string {
  const plain = PLAIN.get(piece);
  if (plain !== undefined) return plain;
  if (IGNORED.test(piece)) return '';
  return NUMBER_SIGN.test(piece) ? piece : piece.normalize('NFKC').toLowerCase().normalize('NFC');
}

function pairs(characters: string, plain: string): [string, string][] {
  return [...characters].map((character) => [character, plain]);
}
