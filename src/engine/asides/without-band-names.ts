import {
  APART_VERBS,
  BEFORE_BAND_NAMES,
  BESIDE_NAME,
  BESIDE_QUOTED_NAME,
  NO_BAND_NAMES,
} from '../lexicon/band-names.ts';
import type { Token } from '../token.ts';
import { type Item, itemAt } from './with-bands-said.ts';

/** A question with bands that have no names of their own, and the names that it gave them, the lowest band first. */
export interface BandsNamed {
  readonly tokens: readonly Token[];
  readonly names: readonly string[];
}

/**
 * The question without what it calls the bands that it lists: "'small' for under 5, 'middle' for 5 to 9 and 'tall' for 10 or more", "small
 * (under 5), …", "under 5 as small, …". Null where it names none.
 */
export function withoutBandNames(tokens: readonly Token[]): BandsNamed | null {
  if (!tokens.some(({ kind }) => kind === 'number')) return null;
  for (let start = 0; start < tokens.length; start += 1) {
    const list = listAt(tokens, start);
    if (list !== null) return written(tokens, start, list);
  }
  return null;
}

/** A band with its name, up to `end`. */
interface Named {
  readonly name: string;
  readonly item: Item;
  readonly end: number;
}

interface List {
  readonly bands: readonly Named[];
  readonly end: number;
}

const BANDS_MIN = 2;

function listAt(tokens: readonly Token[], start: number): List | null {
  for (const namedAt of [nameFirstAt, nameLastAt]) {
    const bands: Named[] = [];
    for (let next: number | null = start; next !== null; ) {
      const one = namedAt(tokens, next);
      if (one === null) break;
      bands.push(one);
      next = afterJoint(tokens, one.end);
    }
    const end = bands.at(-1)?.end;
    const kinds = bands.map(({ item }) => item.kind).join(' ');
    const isWhole = UPWARDS.test(kinds) || DOWNWARDS.test(kinds);
    const isOnce = new Set(bands.map(({ name }) => name)).size === bands.length;
    if (end !== undefined && bands.length >= BANDS_MIN && isWhole && isOnce)
      return { bands: UPWARDS.test(kinds) ? bands : bands.toReversed(), end };
  }
  return null;
}

/** What is below the first band or above the last one would have no name. */
const UPWARDS = /^first(?: middle)* last$/;
const DOWNWARDS = /^last(?: middle)* first$/;

/** "'small' for under 5", "small (under 5)". */
function nameFirstAt(tokens: readonly Token[], at: number): Named | null {
  const name = nameAt(tokens, at);
  const mark = name === null ? undefined : tokens[name.end];
  if (name === null || mark === undefined) return null;
  const item = itemAt(tokens, name.end + 1);
  return item === null || !name.beside.has(mark.norm)
    ? null
    : closed(tokens, mark, { name: name.said, item, end: item.end });
}

/** "under 5 as small", "under 5 (small)". */
function nameLastAt(tokens: readonly Token[], at: number): Named | null {
  const item = itemAt(tokens, at);
  const mark = item === null ? undefined : tokens[item.end];
  if (item === null || mark === undefined) return null;
  const name = nameAt(tokens, item.end + 1);
  return name === null || !name.beside.has(mark.norm)
    ? null
    : closed(tokens, mark, { name: name.said, item, end: name.end });
}

/** With the bracket that a bracket needs. */
function closed(tokens: readonly Token[], mark: Token, band: Named): Named | null {
  if (mark.norm !== '(') return band;
  return tokens[band.end]?.norm === ')' ? { ...band, end: band.end + 1 } : null;
}

interface Name {
  readonly said: string;
  readonly end: number;
  /** What may stand between it and its band. */
  readonly beside: ReadonlySet<string>;
}

/** One quoted name, or one word. */
function nameAt(tokens: readonly Token[], at: number): Name | null {
  const token = tokens[at];
  if (token === undefined || NO_BAND_NAMES.has(token.norm)) return null;
  const isQuoted = token.kind === 'quoted';
  if (!isQuoted && token.kind !== 'word') return null;
  return {
    said: token.text.replaceAll(QUOTES, ''),
    end: at + 1,
    beside: isQuoted ? BESIDE_QUOTED_NAME : BESIDE_NAME,
  };
}

const QUOTES = /^["'“”‘’]|["'“”‘’]$/g;

function afterJoint(tokens: readonly Token[], at: number): number | null {
  let next = at;
  while (JOINTS.has(tokens[next]?.norm ?? '')) next += 1;
  return next > at ? next : null;
}

const JOINTS: ReadonlySet<string> = new Set([',', ';', 'and', 'or']);

function written(tokens: readonly Token[], start: number, { bands, end }: List): BandsNamed | null {
  let from = start;
  while (BEFORE_BAND_NAMES.has(tokens[from - 1]?.norm ?? '')) from -= 1;
  const like = tokens[start];
  if (like === undefined || from < 2) return null;
  const isApart = APART_VERBS.has(tokens[0]?.norm ?? '');
  const joint = spoken(like, isApart ? 'into' : ':');
  const list = bands.flatMap(({ item }, at) => (at === 0 ? item.plain : [spoken(like, ','), ...item.plain]));
  return {
    tokens: [...tokens.slice(0, from), joint, ...list, ...tokens.slice(end)],
    names: bands.map(({ name }) => name),
  };
}

function spoken(like: Token, norm: string): Token {
  return { ...like, kind: norm === 'into' ? 'word' : 'symbol', norm, text: norm, number: null };
}
