/**
 * One of the texts of each part after one of the part before; '' where the part may be missing. It is two words or more. Written out,
 * all such forms would fill megabytes.
 */
export interface Composed {
  readonly parts: readonly (readonly string[])[];
}

/** Lower case, words apart by one space. */
export type Form = string | Composed;

/** Word classes of English by what they mean (their sense), each with its forms. */
export type WordClasses = Readonly<Record<string, readonly Form[]>>;

/** All ways to say one after the other: `composed(['what', 'which'], ['data', 'topics'])` is four forms. */
export function composed(...parts: readonly (readonly string[])[]): Composed {
  return { parts };
}
