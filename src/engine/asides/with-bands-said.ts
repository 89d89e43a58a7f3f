import { BAND_ITEMS, bandsSaidTurns } from '../lexicon/grammar/bands-said.ts';
import type { Turn } from '../lexicon/turn.ts';
import type { Token } from '../token.ts';
import { firstTurned } from './with-plain-turn.ts';

let turns: readonly Turn[] | null = null;

/**
 * The question with the bands that it lists in plain words and told by their column: "… when the price is less than 5, between 5 and 9,
 * or 10 or more" is "… by price : under 5 , 5 to 9 , 10 or more". Null where none are listed so. The first has no lower end and the
 * last no upper one: what lies between some numbers alone is no list of bands.
 */
export function withBandsSaid(tokens: readonly Token[]): readonly Token[] | null {
  for (let start = 0; start < tokens.length; start += 1) {
    const list = listAt(tokens, start);
    if (list === null) continue;
    // Few questions need them: they are made for the first one.
    turns ??= bandsSaidTurns();
    const plain = [...tokens.slice(0, start), ...list.plain, ...tokens.slice(list.end)];
    const turned = firstTurned(plain, turns);
    // Where no clause is known the bands are at least in plain words; what the list goes on with is something else.
    if (turned === null && MARKS.has(tokens[list.end]?.norm ?? '')) return null;
    return withOwnWords(turned ?? plain, list);
  }
  return null;
}

/** With the bands called as they are said. */
function withOwnWords(tokens: readonly Token[], { plain, said }: Listed): readonly Token[] {
  const at = tokens.findIndex((_, start) =>
    plain.every(({ norm }, place) => tokens[start + place]?.norm === norm),
  );
  return at < 0 ? tokens : [...tokens.slice(0, at), ...said, ...tokens.slice(at + plain.length)];
}

interface Listed {
  readonly end: number;
  readonly plain: readonly Token[];
  /** As it is said, where that is read. */
  readonly said: readonly Token[];
}

/** One band of a list. */
export interface Item extends Listed {
  readonly kind: 'first' | 'middle' | 'last';
}

const BANDS_MIN = 3;

function listAt(tokens: readonly Token[], start: number): Listed | null {
  const first = itemAt(tokens, start);
  if (first?.kind !== 'first') return null;
  const plain: Token[] = [...first.plain];
  const said: Token[] = [...first.said];
  let end = first.end;
  for (let count = 2; ; count += 1) {
    const next = afterJoint(tokens, end);
    const item = next === null ? null : itemAt(tokens, next);
    const mark = tokens[end];
    if (item === null || item.kind === 'first' || mark === undefined) return null;
    plain.push(spoken(mark, ','), ...item.plain);
    said.push(spoken(mark, ','), ...item.said);
    end = item.end;
    if (item.kind === 'last') return count >= BANDS_MIN ? { end, plain, said } : null;
  }
}

/** Behind a comma, "and" or "or" between two bands. */
function afterJoint(tokens: readonly Token[], at: number): number | null {
  let next = at;
  if (MARKS.has(tokens[next]?.norm ?? '')) next += 1;
  if (JOINTS.has(tokens[next]?.norm ?? '')) next += 1;
  while (THOSE.has(tokens[next]?.norm ?? '')) next += 1;
  return next > at ? next : null;
}

const MARKS: ReadonlySet<string> = new Set([',', ';']);
const JOINTS: ReadonlySet<string> = new Set(['and', 'or']);
/** "and of *those* aged 50 or more" */
const THOSE: ReadonlySet<string> = new Set(['aged', 'of', 'those']);

/** The longest way to say a band that stands there; null where none does. */
export function itemAt(tokens: readonly Token[], start: number): Item | null {
  let longest: Item | null = null;
  for (const { said, plain, kind, isRead } of BAND_ITEMS) {
    const numbers: Token[] = [];
    let end = start;
    const isThere = said.every((words) => {
      const token = tokens[end];
      if (token === undefined) return false;
      if (words === '#') {
        if (token.kind !== 'number') return false;
        numbers.push(token);
        end += PERCENT.has(tokens[end + 1]?.norm ?? '') ? 2 : 1;
        return true;
      }
      end += 1;
      return words.has(token.norm);
    });
    const like = tokens[start];
    if (!isThere || like === undefined || (longest !== null && longest.end >= end)) continue;
    let number = 0;
    const written = plain.map((word) => (word === '#' ? (numbers[number++] ?? like) : spoken(like, word)));
    const own = tokens.slice(start, end);
    const isOwn = isRead && !own.some(({ norm }) => UNITS.has(norm));
    longest = { end, plain: written, said: isOwn ? own : written, kind };
  }
  return longest;
}

const UNITS: ReadonlySet<string> = new Set(['years', 'months']);
const PERCENT: ReadonlySet<string> = new Set(['%', 'percent', ...UNITS]);

function spoken(like: Token, norm: string): Token {
  return { ...like, kind: norm === ',' ? 'symbol' : 'word', norm, text: norm, number: null };
}
