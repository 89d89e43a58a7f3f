import type { Candidate } from '../candidate.ts';
import { toLiteral } from '../emit/literal.ts';
import type { Token } from '../token.ts';

/** A question, in one or several wordings, and its SQL; from the training material. */
export interface Example {
  readonly id: string;
  readonly questions: readonly string[];
  readonly sql: string;
}

/** What a question is made of, as the matcher needs it. */
export interface Words {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
}

export interface ExampleMatch {
  readonly example: Example;
  /** Its wording that matched, without the values that differ. */
  readonly question: string;
  readonly sql: string;
  /** Values that took the place of the example's. */
  readonly replaced: readonly { readonly from: string; readonly to: string }[];
}

export interface ExampleMatcher {
  /** The example that asks the same, its values swapped for the question's; null if there is none. */
  match(words: Words): ExampleMatch | null;
  /** Makes the examples ready, one at a step; the first match makes ready what is left. */
  prepare(): Iterable<void>;
}

/** A place in an example where another value of the same column may stand. */
interface Slot {
  /** The value as a literal of the SQL. */
  readonly literal: string;
  readonly text: string;
}

interface Template {
  readonly example: Example;
  readonly question: string;
  readonly slots: readonly Slot[];
}

/**
 * Finds questions that training has the answer to: the same words, or the same but for values of the same columns
 * ("loans in Texas" where an example says "loans in Ohio"). A value is exchanged only if its literal stands in the
 * example's SQL exactly once. Two examples of the same words with different SQL match nothing.
 */
export function createExampleMatcher(
  examples: readonly Example[],
  analyse: (question: string) => Words,
): ExampleMatcher {
  const templates = new Map<string, Template[]>();
  const pending = examples.flatMap((example) => example.questions.map((question) => ({ example, question })));

  function prepareNext(): boolean {
    const next = pending.shift();
    if (next === undefined) return false;
    const { example, question } = next;
    for (const { key, values } of skeletons(analyse(question))) {
      const slots = values.map(({ value, text }) => ({ literal: toLiteral(value), text }));
      if (!slots.every(({ literal: sql }) => occursOnce(example.sql, sql))) continue;
      const known = templates.get(key) ?? [];
      templates.set(key, [...known, { example, question, slots }]);
    }
    return true;
  }

  return {
    *prepare() {
      while (prepareNext()) yield;
    },
    match(words) {
      while (prepareNext()) {}
      return matchIn(templates, words);
    },
  };
}

function matchIn(templates: ReadonlyMap<string, readonly Template[]>, words: Words): ExampleMatch | null {
  for (const { key, values } of skeletons(words)) {
    const matches = (templates.get(key) ?? []).map((template) => filled(template, values));
    const [first] = matches;
    if (first !== undefined && matches.every(({ sql }) => sql === first.sql)) return first;
  }
  return null;
}

function filled({ example, question, slots }: Template, values: readonly SlotValue[]): ExampleMatch {
  const swaps = slots.flatMap((slot, position) => {
    const value = values[position];
    const to = value === undefined ? slot.literal : toLiteral(value.value);
    return to === slot.literal ? [] : [{ slot, to, text: value?.text ?? '' }];
  });
  const sql = swaps.reduce((text, { slot, to }) => text.split(slot.literal).join(to), example.sql);
  return { example, question, sql, replaced: swaps.map(({ slot, text }) => ({ from: slot.text, to: text })) };
}

interface SlotValue {
  readonly value: string;
  readonly text: string;
}

/** More values than this in one question are not exchanged. */
const SLOTS_MAX = 3;

/** The question with none, or its values, taken out: from the most literal to the most general. */
function skeletons({
  tokens,
  candidates,
}: Words): { readonly key: string; readonly values: readonly SlotValue[] }[] {
  const words = tokens.map(({ norm }) => norm);
  const plain = { key: key(words), values: [] };
  const spans = valueSpans(candidates);
  if (spans.length === 0 || spans.length > SLOTS_MAX) return [plain];
  const parts: string[] = [];
  const values: SlotValue[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = spans.find(({ start }) => start === at);
    if (span === undefined) {
      parts.push(words[at] ?? '');
      at += 1;
      continue;
    }
    parts.push(`\u0000${span.column}`);
    values.push({ value: span.value, text: words.slice(span.start, span.end).join(' ') });
    at = span.end;
  }
  return [plain, { key: key(parts), values }];
}

interface ValueSpan {
  readonly start: number;
  readonly end: number;
  readonly column: string;
  readonly value: string;
}

/**
 * The longest values, none overlapping; a span with values of several columns is named by all of them. A value within a
 * longer name ("default" in "default rate") is a part of that name.
 */
function valueSpans(candidates: readonly Candidate[]): readonly ValueSpan[] {
  const names = candidates.filter(
    ({ meaning, match }) => match === 'exact' && meaning.kind !== 'value' && meaning.kind !== 'language',
  );
  const isPart = (start: number, end: number): boolean =>
    names.some((name) => name.start <= start && name.end >= end && name.end - name.start > end - start);
  const values = candidates.flatMap(({ start, end, meaning, match }) =>
    meaning.kind === 'value' &&
    typeof meaning.value === 'string' &&
    match !== 'misspelt' &&
    !isPart(start, end)
      ? [{ start, end, column: `${meaning.dataset}.${meaning.field}`, value: meaning.value }]
      : [],
  );
  const longestFirst = values.sort(
    (a, b) => b.end - b.start - (a.end - a.start) || (a.column < b.column ? -1 : 1),
  );
  const taken: ValueSpan[] = [];
  for (const span of longestFirst) {
    if (taken.every(({ start, end }) => span.end <= start || span.start >= end)) taken.push(span);
  }
  return taken.sort((a, b) => a.start - b.start);
}

const PUNCTUATION = new Set(['?', '.', '!', ',', ';', ':']);

function key(words: readonly string[]): string {
  return words.filter((word) => !PUNCTUATION.has(word)).join(' ');
}

function occursOnce(sql: string, text: string): boolean {
  const first = sql.indexOf(text);
  return first >= 0 && !sql.includes(text, first + 1);
}
