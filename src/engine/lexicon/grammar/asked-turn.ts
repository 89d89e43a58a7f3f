import { type Turn, turn } from '../turn.ts';

/** What a question may begin with and be the same: "I would like to know", "tell me". */
const LEAD =
  '(?:(?:i|we) (?:want|need|would like|wish)(?: to (?:know|see|find out|learn|understand|have|get))?(?: , please ,)? |(?:please )?(?:tell|show|give|report)(?: me| us)? |(?:can|could) you (?:please )?(?:tell|show)(?: me| us)? )?';

/** A turn of a whole question, whatever it begins with. */
export function askedTurn(said: string, plain: string): Turn {
  return turn(`${LEAD}${said}`, plain);
}
