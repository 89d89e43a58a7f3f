import { SHARE_WORDS } from '../../lexicon/cues.ts';
import {
  FRONT_OPENERS,
  FRONT_PAIRS,
  GROUPERS,
  SECOND_CLAUSES,
  SHOWN_WITH,
  THEIRS,
} from '../../lexicon/put-back.ts';
import type { Token } from '../../token.ts';
import { isOrderNote } from '../with-plain-order.ts';
import { comma, isAskedFrom, sentenceEnd, within } from './parts.ts';

/**
 * The question with what it begins with, up to a comma, where it is said more often: "with their totals, show the top 5 towns" and "in 2023
 * and in 2024, how many boats were sold?" end with it, or have it before the groups that they end with. Nothing where the question does
 * not begin so, where what it begins with is the whole of a share, or where a clause might take it for its own.
 */
export function withFrontLast(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const close = closeOf(tokens);
  const mark = tokens[close];
  if (mark === undefined) return [];
  const front = within(tokens.slice(0, close));
  const rest = tokens.slice(close + 1);
  const asked = rest.slice(0, sentenceEnd(rest));
  if (isShown(front)) return [inserted(rest, asked.length, [comma(mark), ...front])];
  if (isOrderNote(front, rest)) return [];
  const isPart = [...rest, ...front].some(({ norm }) => SHARE_WORDS.has(norm));
  const isJoined = rest.some(({ norm }, at) => norm === ',' || (norm === 'and' && isAskedFrom(rest, at + 1)));
  if (isPart || isJoined || rest.some(({ norm }) => SECOND_CLAUSES.has(norm))) return [];
  const groups = groupsAt(asked);
  return [asked.length, ...(groups > 0 ? [groups] : [])].map((place) => inserted(rest, place, front));
}

function inserted(rest: readonly Token[], place: number, part: readonly Token[]): readonly Token[] {
  return [...rest.slice(0, place), ...part, ...rest.slice(place)];
}

/** Where what the question begins with ends: at the comma before what is asked; -1 where it does not begin so. */
function closeOf(tokens: readonly Token[]): number {
  const [first, second] = [tokens[0]?.norm ?? '', tokens[1]?.norm ?? ''];
  if (!FRONT_OPENERS.has(first) && FRONT_PAIRS.get(first) !== second) return -1;
  return tokens.findIndex(({ norm }, at) => norm === ',' && isAskedFrom(tokens, at + 1));
}

/** "with their number of boats and their price", "along with the price": columns, and not "with a price over 5". */
function isShown(front: readonly Token[]): boolean {
  const [first, second, third] = front.map(({ norm }) => norm);
  if (!SHOWN_WITH.has(first ?? '') || front.some(({ kind }) => kind === 'number')) return false;
  const own = second === 'with' ? third : second;
  return THEIRS.has(own ?? '') && !front.some(({ norm }) => SECOND_CLAUSES.has(norm) && norm !== 'average');
}

/** Where the groups begin with which what is asked ends: "… by grade", "… for each grade"; 0 where it does not. */
function groupsAt(asked: readonly Token[]): number {
  const at = asked.findLastIndex(({ norm }) => GROUPERS.has(norm));
  if (at <= 0 || asked.length - at > GROUPS_MAX + 1) return 0;
  return PREPOSITIONS.has(asked[at - 1]?.norm ?? '') ? at - 1 : at;
}

const GROUPS_MAX = 3;
const PREPOSITIONS: ReadonlySet<string> = new Set(['at', 'for', 'from', 'in', 'of', 'on']);
