import { UNIT_WORDS } from '../lexicon/numbers.ts';
import {
  ANYBODY,
  BEFORE_TIES,
  MORE_THAN,
  NOBODY,
  NOT_SO,
  OR_MORE,
  OTHERS,
  PASSIVE,
  THE_MOST,
} from '../lexicon/tie-verbs.ts';
import { stemOf, type ToldTie, toldTies } from '../ties.ts';
import type { Token } from '../token.ts';
import { isRows, rowsEnding, spokenAs } from './deed-words.ts';
import type { Spoken } from './spoken.ts';

/**
 * The question with what rows have in place of the verb that ties them to others of their kind: "students who like 2 or more
 * others" have 2 or more likes, those "who are liked by nobody" are without likes received. Null where no such verb says so.
 */
export function withPlainTies(spoken: Spoken): readonly Token[] | null {
  const ties = toldTies(spoken.knowledge);
  if (ties.length === 0) return null;
  for (const at of spoken.tokens.keys()) {
    const tie = ties.find(({ stem }) => stem === stemOf(spoken.tokens[at]?.norm ?? ''));
    const plain = tie === undefined ? null : plainly(spoken, tie, at);
    if (plain !== null) return plain;
  }
  return null;
}

/** To how many others, and where the words for that end. */
interface Many {
  readonly bound: readonly Token[];
  readonly isNone: boolean;
  readonly end: number;
}

function plainly(spoken: Spoken, tie: ToldTie, at: number): readonly Token[] | null {
  const { tokens } = spoken;
  const verb = tokens[at];
  let begin = at;
  while (BEFORE_TIES.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  if (verb === undefined || !isOfRows(spoken, tie, begin)) return null;
  const said = tokens.slice(begin, at).map(({ norm }) => norm);
  const isBy = tokens[at + 1]?.norm === 'by';
  const isPassive = said.some((word) => PASSIVE.has(word)) || isBy;
  if (isPassive && !verb.norm.endsWith('ed')) return null;
  const many = isPassive && !isBy ? alone(tokens, at + 1) : manyAt(spoken, tie, isBy ? at + 2 : at + 1);
  const isDenied = said.some((word) => NOT_SO.has(word));
  if (many === null || (isDenied && (many.bound.length > 0 || many.isNone))) return null;
  const isMost = many.bound.at(-1)?.norm === 'most';
  const joint = isDenied || many.isNone ? 'without' : isMost ? 'has' : 'with';
  const noun = (isPassive ? tie.undergone : tie.done).split(' ');
  return [
    ...tokens.slice(0, begin),
    spokenAs(verb, joint),
    ...many.bound,
    ...noun.map((word) => spokenAs(verb, word)),
    ...tokens.slice(many.end),
  ];
}

/** Right after the rows, or after what else is said of them. */
function isOfRows({ tokens, candidates }: Spoken, { of }: ToldTie, begin: number): boolean {
  if (rowsEnding(candidates, begin) === of) return true;
  const isJoined = tokens[begin - 1]?.norm === 'and' || tokens[begin]?.norm === 'who';
  const before = candidates.filter((one) => one.end < begin && isRows(one));
  const [first] = before;
  return isJoined && first?.meaning.kind === 'dataset' && first.meaning.dataset === of;
}

/** "students who are liked": by whomever, where nothing else is said of that. */
function alone(tokens: readonly Token[], end: number): Many | null {
  const next = tokens[end];
  const isOver = next === undefined || next.kind === 'symbol' || next.norm === 'and' || next.norm === 'but';
  return isOver ? { bound: [], isNone: false, end } : null;
}

function manyAt(spoken: Spoken, tie: ToldTie, at: number): Many | null {
  const { tokens } = spoken;
  const none = after(tokens, at, NOBODY);
  if (none !== null) return { bound: [], isNone: true, end: none };
  const any = after(tokens, at, ANYBODY);
  if (any !== null) return { bound: [], isNone: false, end: any };
  const [word = ''] = [tokens[at]?.norm];
  const isAny = word === 'any' || word === 'other';
  if (isAny) {
    const end = othersFrom(spoken, tie, word === 'any' ? at + 1 : at);
    return end === null ? null : { bound: [], isNone: false, end };
  }
  const most = after(tokens, at, THE_MOST);
  const bound = most ?? boundAt(tokens, at);
  const end = bound === null ? null : othersFrom(spoken, tie, bound);
  return bound === null || end === null ? null : { bound: tokens.slice(at, bound), isNone: false, end };
}

/** "at least 2", "two or more". */
function boundAt(tokens: readonly Token[], at: number): number | null {
  const number = after(tokens, at, MORE_THAN);
  if (number === null || !isNumber(tokens[number])) return null;
  return after(tokens, number + 1, OR_MORE);
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || UNIT_WORDS.has(token.norm));
}

/** "others", "other students". */
function othersFrom({ tokens, candidates }: Spoken, { of }: ToldTie, at: number): number | null {
  const others = after(tokens, at, OTHERS);
  if (others !== null) return others;
  const noun = OTHER.has(tokens[at]?.norm ?? '') ? at + 1 : at;
  const ends = candidates.flatMap((one) =>
    one.start === noun && isRows(one) && one.meaning.kind === 'dataset' && one.meaning.dataset === of
      ? [one.end]
      : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

const OTHER: ReadonlySet<string> = new Set(['different', 'distinct', 'other']);

/** Where the first of the turns that stand there ends. */
function after(tokens: readonly Token[], at: number, turns: readonly (readonly string[])[]): number | null {
  const said = turns.find((turn) => turn.every((word, place) => tokens[at + place]?.norm === word));
  return said === undefined ? null : at + said.length;
}
