import { either, mapped, type Parser } from '../../parser.ts';
import { word } from '../words.ts';

/** Whether the part is asked for in percent or, with "ratio" and "fraction", from 0 to 1. */
export interface Manner {
  readonly isFraction?: true;
}

/** How the part of a share is asked for: "what fraction" is no percentage. */
export function mannerOf({ isFraction }: Manner): Manner {
  return isFraction === true ? { isFraction } : {};
}

/** "share of", "what percentage of", "fraction of". */
export const part: Parser<Manner> = either<Manner>(
  mapped(word('share'), () => ({})),
  mapped(word('fraction'), () => ({ isFraction: true })),
);
