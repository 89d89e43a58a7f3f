import { SHARE_WORDS } from '../../lexicon/cues.ts';
import { isDone } from '../../lexicon/inflection.ts';
import { COUNTING, SECOND_ASKED } from '../../lexicon/note-parts.ts';
import { SHOW_VERBS } from '../../lexicon/put-back.ts';
import type { Token } from '../../token.ts';
import { spokenAs } from '../deed-words.ts';
import { isBounded, isBounding, isOfAverage, isQuantity, joinedTo } from './note-conditions.ts';
import { notePartsOf } from './note-parts.ts';
import { comma } from './parts.ts';

/**
 * A note whose conditions and groups stand before a colon, with them where a sentence has them: "No late fee, by town: number of boats"
 * is "number of boats with no late fee by town". Where it is not certain how the condition is joined, there is one way for each joint.
 * Nothing where the question is no such note, asks for a share, of which the condition may be the whole or the part, or for
 * several things.
 */
export function withNoteInPlace(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const note = notePartsOf(tokens);
  const like = tokens.find(({ norm }) => norm === ':');
  if (note === null || like === undefined) return [];
  const { conditions, groups, asked } = note;
  if (conditions.length === 0) return [[...asked, ...groups.flat()]];
  if (asked.some(({ norm }) => SHARE_WORDS.has(norm) || SECOND_ASKED.has(norm) || norm === ',')) return [];
  const joined = (joint: string, verb?: string): readonly Token[] => [
    ...asked,
    ...(verb === undefined ? [] : [spokenAs(like, verb)]),
    ...conditions.flatMap((condition, at) => joinedTo(condition, { joint, isFirst: at === 0, like })),
    ...groups.flat(),
  ];
  const [opening = '', second] = asked.map(({ norm }) => norm);
  if (opening === 'who' || opening === 'whose') return [];
  // Of groups that are asked for the condition tells what they have, and not what they are of.
  if (WHICH.has(opening))
    return [joined('with'), isDoneFirst(conditions) ? joined('with', 'are') : joined('have')];
  if (SHOW_VERBS.has(opening)) return isOfMany(conditions, asked) ? [joined('with')] : [];
  if (conditions.some(isOfAverage) && !conditions.every(isQuantity)) return [];
  // "no late fee: number of boats", "average price over 5: how many towns": a quantity is had.
  if (COUNTING.has(opening) && second !== undefined && conditions.some(isQuantity)) return [joined('with')];
  const apart = conditions.flatMap((condition) => [comma(like), ...condition]);
  // "more than 2 fees, by town: number of boats": behind the groups it would be said of the towns.
  const isOfGroups = groups.length > 0 && conditions.some(isBounded);
  return [joined('with'), joined('for'), ...(isOfGroups ? [] : [[...asked, ...groups.flat(), ...apart]])];
}

const WHICH: ReadonlySet<string> = new Set(['what', 'which']);

/** "sold in 2023: which boats?" */
function isDoneFirst([first]: readonly (readonly Token[])[]): boolean {
  return isDone(first?.[0]?.norm ?? '');
}

/** "fewer than 3 boats: list the towns" are those that have so many; "red boats: show the town" may be the town of each. */
function isOfMany([first = []]: readonly (readonly Token[])[], asked: readonly Token[]): boolean {
  return isBounded(first) || (isBounding(first) && asked.at(-1)?.norm.endsWith('s') === true);
}
