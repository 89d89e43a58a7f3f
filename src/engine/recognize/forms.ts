import type { Composed, Form } from '../lexicon/words/word-classes.ts';
import { WORDS } from '../lexicon/words.ts';
import { BESIDE_RULES } from '../lexicon/words-beside.ts';

/** A form of the language that stands in a question. */
export interface FoundForm {
  readonly words: readonly string[];
  readonly sense: string;
}

/** One part of a composed form. */
interface Part {
  readonly texts: ReadonlySet<string>;
  /** How many words the longest has. */
  readonly words: number;
}

interface ComposedForms {
  readonly sense: string;
  readonly parts: readonly Part[];
  /** The words one of which comes second; null where there may be none. */
  readonly second: ReadonlySet<string> | null;
}

/** The order of the senses. */
const RANKS: ReadonlyMap<string, number> = new Map(Object.keys(WORDS).map((sense, rank) => [sense, rank]));

/** What each form that is written out means, in the order of the lexicon. */
const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = indexWrittenOut();

/** Composed forms by the words that they may begin with. */
const COMPOSED: ReadonlyMap<string, readonly ComposedForms[]> = indexComposed();

/** All single words of the language, with how many words the longest form has that is written out and begins with it. */
const WORDS_MAX: ReadonlyMap<string, number> = measureWrittenOut();

/** The forms of the language that stand there, by the order of their senses, the shorter first. */
export function formsAt(words: readonly string[], start: number): readonly FoundForm[] {
  const found: FoundForm[] = [];
  const key = words[start] ?? '';
  const longest = lengthUpTo(words, start, WORDS_MAX.get(key) ?? 0);
  for (let length = 1; length <= longest; length += 1)
    for (const sense of WRITTEN_OUT.get(textOf(words, start, start + length)) ?? [])
      found.push({ words: words.slice(start, start + length), sense });
  const next = words[start + 1] ?? '';
  for (const { sense, parts, second } of COMPOSED.get(key) ?? []) {
    if (second !== null && !second.has(next)) continue;
    for (const end of endsOf(parts, words, start))
      if (!found.some((one) => one.sense === sense && one.words.length === end - start))
        found.push({ words: words.slice(start, end), sense });
  }
  return found.length < 2
    ? found
    : found.sort(
        (a, b) => (RANKS.get(a.sense) ?? 0) - (RANKS.get(b.sense) ?? 0) || a.words.length - b.words.length,
      );
}

/** How many words from there on, at most so many, are words of forms: a form has no others. */
function lengthUpTo(words: readonly string[], start: number, most: number): number {
  let length = 0;
  while (length < most && WORDS_MAX.has(words[start + length] ?? '')) length += 1;
  return length;
}

/** What the word alone may mean, in a fixed order. */
export function sensesOfWord(word: string): readonly string[] {
  return WRITTEN_OUT.get(word) ?? [];
}

/** Whether any form has the word. */
export function isInForms(word: string): boolean {
  return WORDS_MAX.has(word);
}

/** All single words of the forms. */
export function wordsOfForms(): Iterable<string> {
  return WORDS_MAX.keys();
}

/** Where one of each of the parts after another may end. */
function endsOf(parts: readonly Part[], words: readonly string[], start: number): Iterable<number> {
  let ends = new Set([start]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const at of ends) {
      if (part.texts.has('')) next.add(at);
      for (let end = at + 1; end <= words.length && end - at <= part.words; end += 1)
        if (part.texts.has(textOf(words, at, end))) next.add(end);
    }
    ends = next;
  }
  return ends;
}

function textOf(words: readonly string[], start: number, end: number): string {
  return end - start === 1 ? (words[start] ?? '') : words.slice(start, end).join(' ');
}

function isComposed(form: Form): form is Composed {
  return typeof form !== 'string';
}

function allForms(): readonly (readonly [sense: string, forms: readonly Form[]])[] {
  return Object.entries(WORDS);
}

function indexWrittenOut(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, readonly string[]>();
  for (const [sense, forms] of allForms()) {
    // Nearly all forms have this one sense, so that one list serves them.
    const alone = [sense];
    for (const form of forms) {
      if (isComposed(form)) continue;
      const known = index.get(form);
      index.set(form, known === undefined ? alone : [...known, sense]);
    }
  }
  return index;
}

function indexComposed(): ReadonlyMap<string, readonly ComposedForms[]> {
  const index = new Map<string, ComposedForms[]>();
  const known = new Map<string, Part>();
  const shared = new Map<string, ReadonlySet<string>>();
  for (const [sense, forms] of allForms())
    for (const form of forms) {
      if (!isComposed(form)) continue;
      const parts = form.parts.map((texts) => partOf(texts, known));
      const composed = { sense, parts, second: secondWordsOf(parts, shared) };
      for (const word of firstWordsOf(parts)) {
        const those = index.get(word);
        if (those === undefined) index.set(word, [composed]);
        else those.push(composed);
      }
    }
  return index;
}

/** The same texts are one part, however many forms have it. */
function partOf(texts: readonly string[], known: Map<string, Part>): Part {
  const key = texts.join('|');
  const part = known.get(key) ?? {
    texts: new Set(texts),
    words: Math.max(...texts.map((text) => text.split(' ').length)),
  };
  known.set(key, part);
  return part;
}

function firstWordsOf(parts: readonly Part[]): ReadonlySet<string> {
  const first = new Set<string>();
  for (const { texts } of parts) {
    for (const text of texts) if (text !== '') first.add(text.split(' ')[0] ?? '');
    if (!texts.has('')) break;
  }
  return first;
}

/** The words that may stand second, each set once; null where a form may be one word. */
function secondWordsOf(
  parts: readonly Part[],
  shared: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> | null {
  const second = new Set<string>();
  for (const [at, { texts }] of parts.entries()) {
    const others = parts.slice(at + 1);
    for (const text of texts) {
      const [first = '', next] = text.split(' ');
      if (first === '') continue;
      if (next !== undefined) second.add(next);
      else if (others.every(mayBeLeftOut)) return null;
      else for (const word of firstWordsOf(others)) second.add(word);
    }
    if (!texts.has('')) break;
  }
  const key = [...second].join(' ');
  const known = shared.get(key) ?? second;
  shared.set(key, known);
  return known;
}

function mayBeLeftOut({ texts }: Part): boolean {
  return texts.has('');
}

function measureWrittenOut(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  // Single words first: what is cut out of a longer form is a text of its own.
  for (const form of WRITTEN_OUT.keys()) if (!form.includes(' ')) longest.set(form, 1);
  for (const form of WRITTEN_OUT.keys()) {
    const [first = '', ...others] = form.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
    for (const word of others) longest.set(word, longest.get(word) ?? 0);
  }
  const others = [
    ...allForms().flatMap(([, forms]) => forms.filter(isComposed).flatMap(({ parts }) => parts.flat())),
    ...BESIDE_RULES.flatMap(({ words }) => [...words]),
  ];
  for (const text of others)
    for (const word of text.split(' ')) if (word !== '') longest.set(word, longest.get(word) ?? 0);
  return longest;
}
