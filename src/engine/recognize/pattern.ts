import { type Captures, type Input, NOTHING } from './captures.ts';
import { SLOTS, type SlotName } from './time-slots.ts';

/** A compiled pattern: one element per word, slot or joint. */
export type Pattern = readonly Element[];

interface Element {
  readonly test:
    | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
    | { readonly kind: 'slot'; readonly slot: SlotName }
    /** The tokens before and after touch. */
    | { readonly kind: 'joint' };
  readonly isOptional: boolean;
}

/** One way in which a pattern matches. */
export interface Match {
  /** Token index, exclusive. */
  readonly end: number;
  readonly captures: Captures;
}

/**
 * Compiles a pattern such as `in|during the? <quarter> of? <year>`: alternatives are parted by `|`, `?` makes an
 * element optional, a slot stands in angle brackets, `~` asks that no space stands between its neighbours.
 */
export function compilePattern(source: string): Pattern {
  return source.split(' ').map((part) => {
    const isOptional = part.length > 1 && part.endsWith('?');
    const body = isOptional ? part.slice(0, -1) : part;
    if (body === '~') return { test: { kind: 'joint' }, isOptional };
    if (!body.startsWith('<'))
      return { test: { kind: 'words', words: new Set(body.split('|')) }, isOptional };
    const slot = body.slice(1, -1);
    if (!isSlotName(slot)) throw new Error(`Unknown slot <${slot}> in the pattern ${JSON.stringify(source)}`);
    return { test: { kind: 'slot', slot }, isOptional };
  });
}

/** Every way in which the pattern matches from the token at `index` on. */
export function matchPattern(pattern: Pattern, input: Input, index: number): Match[] {
  const matches: Match[] = [];
  matchFrom({ pattern, input, matches }, 0, index, NOTHING);
  return matches;
}

/** The words of which a match must begin with one; null where it may begin with a slot. A quick test before matching. */
export function firstWords(pattern: Pattern): ReadonlySet<string> | null {
  const words = new Set<string>();
  for (const { test, isOptional } of pattern) {
    if (test.kind !== 'words') return null;
    for (const word of test.words) words.add(word);
    if (!isOptional) break;
  }
  return words;
}

/** The slot that a match begins with; null where it may begin otherwise. */
export function firstSlot([first]: Pattern): SlotName | null {
  return first?.test.kind === 'slot' && !first.isOptional ? first.test.slot : null;
}

/** The part that a match has to have and that tells most: a slot that few words fill, else the fewest words. */
export function tellingOf(pattern: Pattern): Element['test'] {
  const [first, ...others] = pattern.flatMap(({ test, isOptional }) => (isOptional ? [] : [test]));
  if (first === undefined) throw new Error('A pattern has a part that is not optional');
  return others.reduce((least, one) => (commonnessOf(one) < commonnessOf(least) ? one : least), first);
}

/** How common it is that something may stand there: dates hardly, numbers rather than words, and any end. */
function commonnessOf(test: Element['test']): number {
  if (test.kind === 'words') return 2;
  if (test.kind === 'joint' || ANYWHERE.has(test.slot)) return 3;
  return test.slot === 'span' || test.slot === 'count' ? 1 : 0;
}

/** Slots that take no word, and look at what follows. */
const ANYWHERE: ReadonlySet<SlotName> = new Set(['close', 'closeOfTime', 'end', 'ofNone']);

interface Search {
  readonly pattern: Pattern;
  readonly input: Input;
  readonly matches: Match[];
}

function matchFrom(search: Search, at: number, index: number, captures: Captures): void {
  const element = search.pattern[at];
  if (element === undefined) {
    search.matches.push({ end: index, captures });
    return;
  }
  if (element.isOptional) matchFrom(search, at + 1, index, captures);
  const { tokens } = search.input;
  switch (element.test.kind) {
    case 'words':
      if (element.test.words.has(tokens[index]?.norm ?? '')) matchFrom(search, at + 1, index + 1, captures);
      return;
    case 'joint':
      if (tokens[index - 1]?.end === tokens[index]?.start) matchFrom(search, at + 1, index, captures);
      return;
    case 'slot':
      for (const reading of SLOTS[element.test.slot](search.input, index)) {
        matchFrom(search, at + 1, index + reading.end, merge(captures, reading.captures));
      }
  }
}

function merge(captures: Captures, more: Partial<Captures>): Captures {
  return {
    ...captures,
    ...more,
    periods: [...captures.periods, ...(more.periods ?? [])],
    isRelative: captures.isRelative || (more.isRelative ?? false),
    cost: captures.cost + (more.cost ?? 0),
  };
}

function isSlotName(name: string): name is SlotName {
  return Object.hasOwn(SLOTS, name);
}
