import { SHARE_WORDS } from '../../lexicon/cues.ts';
import { isDone } from '../../lexicon/inflection.ts';
import { NOTE_TURNS } from '../../lexicon/note-part-turns.ts';
import { CHANGES, COUNTING, MEASURED, POINTING, SECOND_ASKED } from '../../lexicon/note-parts.ts';
import { SHOW_VERBS } from '../../lexicon/put-back.ts';
import { localTurns } from '../../local-turns.ts';
import type { Token } from '../../token.ts';
import { spokenAs } from '../deed-words.ts';
import { isBounded, isBounding, isOfAverage, isOverdue, isQuantity, joinedTo } from './note-conditions.ts';
import { ofEach } from './note-of-each.ts';
import { type NoteParts, notePartsOf } from './note-parts.ts';
import { comma } from './parts.ts';

/**
 * A note whose conditions and groups stand before a colon, with them where a sentence has them: "No late fee, by town: number of boats"
 * is "number of boats with no late fee by town". Where it is not certain how the condition is joined, there is one way for each joint.
 * Nothing where the question is no such note, asks for a share, of which the condition may be the whole or the part, or for
 * several things.
 */
export function withNoteInPlace(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const turned = inWhole(tokens);
  if (turned !== tokens) return [turned];
  const note = notePartsOf(tokens);
  const like = tokens.find(({ norm }) => norm === ':');
  if (note === null || like === undefined) return [];
  const { conditions, groups, asked, head } = note;
  const each = groups.length > 0 ? [] : ofEach(head, asked);
  if (each.length > 0) return each;
  if (conditions.length === 0) return [[...asked, ...groups.flat()]];
  if (asked.some((_, at) => isShareAt(asked, at) || isSecondAt(asked, at))) return [];
  const isPointing = tokens.some(({ norm }) => POINTING.has(norm));
  const isSeveral = asked.some(({ norm }) => norm === 'and');
  if (isSeveral) return isPointing ? [] : ofSeveral(note, like);
  const opening = asked[0]?.norm ?? '';
  // Of groups that are asked for the condition tells what they have, and not what they are of.
  if (WHICH.has(opening)) return [joined(note, { like, joint: 'with' }), ofGroups(note, like)];
  if (SHOW_VERBS.has(opening))
    return isOfMany(conditions, asked) ? [joined(note, { like, joint: 'with' })] : [];
  return WHO.has(opening) ? [] : ofNumber(note, like);
}

const inWhole = localTurns(NOTE_TURNS);

interface Joining {
  /** A token of the question beside which words are made. */
  readonly like: Token;
  readonly joint: string;
  /** What stands before all conditions. */
  readonly verb?: string;
}

/** What is asked with the conditions behind it, and the groups at the end. */
function joined({ conditions, groups, asked }: NoteParts, { like, joint, verb }: Joining): readonly Token[] {
  return [
    ...asked,
    ...(verb === undefined ? [] : [spokenAs(like, verb)]),
    ...conditions.flatMap((condition, at) => joinedTo(condition, { joint, isFirst: at === 0, like })),
    ...groups.flat(),
  ];
}

/** "which boats are sold in 2023", "which towns have fewer than 3 boats" */
function ofGroups(note: NoteParts, like: Token): readonly Token[] {
  const isState = isDone(note.conditions[0]?.[0]?.norm ?? '');
  return joined(note, isState ? { like, joint: 'with', verb: 'are' } : { like, joint: 'have' });
}

/** Of several numbers the condition is said twice: before them all it is of each, so both ways have to be the same. */
function ofSeveral(note: NoteParts, like: Token): readonly (readonly Token[])[] {
  const { conditions, groups, asked } = note;
  if (!MEASURED.has(asked[0]?.norm ?? '')) return [];
  const front = conditions.flatMap((condition, at) =>
    joinedTo(condition, { joint: 'for', isFirst: at === 0, like }),
  );
  return [[...front, comma(like), ...asked, ...groups.flat()], joined(note, { like, joint: 'for' })];
}

/** The ways to say of which rows one number is. */
function ofNumber(note: NoteParts, like: Token): readonly (readonly Token[])[] {
  const { conditions, groups, asked } = note;
  if (conditions.some(isOfAverage) && !conditions.every(isQuantity)) return [];
  const had = joined(note, { like, joint: 'with' });
  if (note.isOfThose) return [had];
  // "no late fee: number of boats", "average price over 5: how many towns": a quantity is had.
  if (COUNTING.has(asked[0]?.norm ?? '') && asked.length > 1 && conditions.some(isQuantity)) return [had];
  const apart = conditions.flatMap((condition, at) => [
    ...(at === 0 && isOverdue(condition) ? [] : [comma(like)]),
    ...condition,
  ]);
  // "more than 2 fees, by town: number of boats": behind the groups it would be said of the towns.
  const isOfGroups = groups.length > 0 && conditions.some(isBounded);
  // "2023: boats bought minus boats sold": behind a comma the time would be that of the first alone.
  const isOfOne = isOfGroups || asked.some(({ norm }) => MINUS.has(norm));
  return [
    had,
    joined(note, { like, joint: 'for' }),
    ...(isOfOne ? [] : [[...asked, ...groups.flat(), ...apart]]),
  ];
}

/** "percentage of boats", and not "percentage increase" or "percentage points". */
function isShareAt(asked: readonly Token[], at: number): boolean {
  return SHARE_WORDS.has(asked[at]?.norm ?? '') && !CHANGES.has(asked[at + 1]?.norm ?? '');
}

/** Something else is asked besides, of which the condition may not be. */
function isSecondAt(asked: readonly Token[], at: number): boolean {
  const norm = asked[at]?.norm ?? '';
  return norm === ',' || SECOND_ASKED.has(norm);
}

const MINUS: ReadonlySet<string> = new Set(['less', 'minus']);
const WHO: ReadonlySet<string> = new Set(['who', 'whose']);
const WHICH: ReadonlySet<string> = new Set(['what', 'which']);

/** "fewer than 3 boats: list the towns" are those that have so many; "red boats: show the town" may be the town of each. */
function isOfMany([first = []]: readonly (readonly Token[])[], asked: readonly Token[]): boolean {
  return isBounded(first) || (isBounding(first) && asked.at(-1)?.norm.endsWith('s') === true);
}
