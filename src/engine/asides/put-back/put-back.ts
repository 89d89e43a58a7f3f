import { TURNED_WORDS, usualTurns } from '../../lexicon/put-back.ts';
import type { Turn } from '../../lexicon/turn.ts';
import type { Token } from '../../token.ts';
import { firstTurned } from '../with-plain-turn.ts';
import { withFrontLast } from './with-front-last.ts';
import { withNoteInPlace } from './with-note-in-place.ts';
import { withNoteLast } from './with-note-last.ts';
import { withShareMended } from './with-share-mended.ts';
import { withTopicInPlace } from './with-topic-in-place.ts';

/** A part of a question that is put back where it usually stands; several where it is not certain where that is. */
type Move = (tokens: readonly Token[]) => readonly (readonly Token[])[];

const MOVES: readonly Move[] = [
  withNoteLast,
  withTopicInPlace,
  withNoteInPlace,
  withShareMended,
  inUsualOrder,
  withFrontLast,
];

/**
 * The ways to say a question in its usual order, of whose parts one stands elsewhere: "with their totals, show …" ends with them,
 * "what share was late of the orders" is of the orders. Whole parts are moved, and no word is lost. Ways that
 * stand together say the same if the question is understood: they have to agree.
 */
export function putBack(tokens: readonly Token[]): readonly (readonly (readonly Token[])[])[] {
  return MOVES.map((move) => move(tokens)).filter((ways) => ways.length > 0);
}

let turns: readonly Turn[] | null = null;

/** "what is the highest rate, and which town has it?" asks which town has the highest rate, and what it is. */
function inUsualOrder(tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (!tokens.some(({ norm }) => TURNED_WORDS.has(norm))) return [];
  turns ??= usualTurns();
  const turned = firstTurned(tokens, turns);
  return turned === null ? [] : [turned];
}
