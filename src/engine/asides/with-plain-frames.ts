import { AMOUNT_FRAMES } from '../lexicon/frames/amount-frames.ts';
import { ASKED_FRAMES } from '../lexicon/frames/asked-frames.ts';
import { GROUP_FRAMES } from '../lexicon/frames/group-frames.ts';
import { IDLE_FRAMES } from '../lexicon/frames/idle-frames.ts';
import { ORDER_NOTES } from '../lexicon/frames/order-notes.ts';
import { RELATED_FRAMES } from '../lexicon/frames/related-frames.ts';
import { SHOWN_FRAMES } from '../lexicon/frames/shown-frames.ts';
import { localTurns } from '../local-turns.ts';
import type { Token } from '../token.ts';
import { firstTurned } from './with-plain-turn.ts';

let frames: ReturnType<typeof localTurns> | null = null;

/**
 * The question with what is said around its names in plainer words: "…, leader on top" is "…, highest first", "for every one of our
 * branches" is "for each branch". Null where it is so.
 */
export function withPlainFrames(tokens: readonly Token[]): readonly Token[] | null {
  // Few questions need them: they are made for the first one.
  frames ??= localTurns([
    ...IDLE_FRAMES,
    ...ASKED_FRAMES,
    ...RELATED_FRAMES,
    ...SHOWN_FRAMES,
    ...GROUP_FRAMES,
    ...ORDER_NOTES,
  ]);
  const plain = frames(withoutPlease(tokens));
  return firstTurned(plain, AMOUNT_FRAMES) ?? (plain === tokens ? null : plain);
}

/** "…, please": the words before it are the end of the question. */
function withoutPlease(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== 'symbol');
  if (!PLEASE.has(tokens[last]?.norm ?? '')) return tokens;
  return tokens.slice(0, tokens[last - 1]?.norm === ',' ? last - 1 : last);
}

const PLEASE: ReadonlySet<string> = new Set(['please', 'pls', 'thanks']);
