import { either, mapped, type Parser } from '../../parser.ts';
import { word } from '../words.ts';

/** Whether the part is asked for in percent or, with "ratio" and "fraction", from 0 to 1. */
export interface Manner {
  readonly isFraction?: true;
}

/** "share of", "what percentage of", "fraction of". */
export const part: Parser<Manner> = either<Manner>(
  mapped(word('share'), () => ({})),
  mapped(word('fraction'), () => ({ isFraction: true })),
);
