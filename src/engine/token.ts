/** A piece of the question. */
export interface Token {
  /** As typed. */
  readonly text: string;
  /** Unicode-normal, lower case, typographic quotes and dashes made plain. */
  readonly norm: string;
  readonly kind: 'word' | 'number' | 'quoted' | 'symbol';
  /** Offsets in UTF-16 units of the question as typed. */
  readonly start: number;
  readonly end: number;
  /** For numbers: `1.5m`, `10k`, `$1,200`, `7%`, `first`, `two dozen`'s parts. */
  readonly number: NumberValue | null;
}

/** The same of tokens that are alike one by one, where they stand too. */
export function keyOfTokens(tokens: readonly Token[]): string {
  let key = '';
  for (const { text, norm, kind, start, end, number } of tokens)
    key += `${kind} ${start} ${end} ${number?.value} ${number?.sign} ${norm}\u0000${text}\u0000`;
  return key;
}

export interface NumberValue {
  readonly value: number;
  readonly sign: NumberSign | null;
}

/** What a number is of, as far as it is written with it: `$10k`, `7 %`, `third`, `36-month`. */
export type NumberSign =
  | 'money'
  | 'percent'
  | 'ordinal'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | TimeOfDay
  | MeasureSign;

/** A unit of measure, by the first of its forms: `5 kg`. */
export type MeasureSign = `unit:${string}`;

/** Units of spans that are shorter than a day. */
export type TimeOfDay = 'seconds' | 'minutes' | 'hours';

/** A word that stands in the place of another. */
export function wordLike(like: Token, norm: string): Token {
  return { ...like, kind: 'word', norm, text: norm, number: null };
}

/** The words of a text that are apart by one space: each as it was typed, where it was, and else like the first of those that were. */
export function wordsAsTyped(text: string, typed: readonly Token[]): readonly Token[] {
  const [like] = typed;
  if (like === undefined) return [];
  return text.split(' ').map((norm) => typed.find((token) => token.norm === norm) ?? wordLike(like, norm));
}
