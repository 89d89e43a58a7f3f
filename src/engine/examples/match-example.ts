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
}

/** What reads the questions of examples. */
export interface ExampleReader {
  tokenize(question: string): readonly Token[];
  find(tokens: readonly Token[]): readonly Candidate[];
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
  readonly key: string;
  readonly slots: readonly Slot[];
}

/** One of an example's questions. */
interface Wording {
  readonly example: Example;
  readonly question: string;
  readonly key: string;
}

/**
 * Finds questions that training has the answer to: the same words, or the same but for values of the same columns
 * ("loans in Texas" where an example says "loans in Ohio"). A value is exchanged only if its literal stands in the
 * example's SQL exactly once. Two examples of the same words with different SQL match nothing. What the words of an example
 * may mean is found when a question is like it, which few of them ever are.
 */
export function createExampleMatcher(
  examples: readonly Example[],
  { tokenize, find }: ExampleReader,
): ExampleMatcher {
  let wordings: readonly Wording[] | null = null;
  const templates = new Map<Wording, readonly Template[]>();
  const templatesOf = (wording: Wording): readonly Template[] => {
    const known = templates.get(wording);
    if (known !== undefined) return known;
    const tokens = tokenize(wording.question);
    const made = skeletons({ tokens, candidates: find(tokens) }).flatMap(
      (one) => templateOf(wording, one) ?? [],
    );
    templates.set(wording, made);
    return made;
  };
  return {
    match(words) {
      wordings ??= examples.flatMap((example) =>
        example.questions.map((question) => ({
          example,
          question,
          key: key(tokenize(question).map(({ norm }) => norm)),
        })),
      );
      for (const skeleton of skeletons(words)) {
        const matches = wordings
          .filter((wording) => isLike(wording.key, skeleton.literals))
          .flatMap(templatesOf)
          .flatMap((template) => (template.key === skeleton.key ? [filled(template, skeleton.values)] : []));
        const [first] = matches;
        if (first !== undefined && matches.every(({ sql }) => sql === first.sql)) return first;
      }
      return null;
    },
  };
}

/** Whether all that stands between values stands in the words, in this order. */
function isLike(words: string, [first = '', ...later]: readonly string[]): boolean {
  const last = later.at(-1);
  if (last === undefined) return words === first;
  if (!words.startsWith(first) || !words.endsWith(last)) return false;
  let at = first.length;
  return later.every((literal) => {
    const found = words.indexOf(literal, at);
    at = found + literal.length;
    return found >= 0;
  });
}

/** The example in other words; null where not each of its values stands in its SQL exactly once. */
function templateOf({ example, question }: Wording, { key, values }: Skeleton): Template | null {
  const slots = values.map(({ value, text }) => ({ literal: toLiteral(value), text }));
  const areApart = new Set(slots.map(({ literal }) => literal)).size === slots.length;
  return areApart && slots.every(({ literal }) => occursOnce(example.sql, literal))
    ? { example, question, key, slots }
    : null;
}

function filled({ example, question, slots }: Template, values: readonly SlotValue[]): ExampleMatch {
  const swaps = slots.flatMap((slot, position) => {
    const value = values[position];
    const to = value === undefined ? slot.literal : toLiteral(value.value);
    return to === slot.literal ? [] : [{ slot, to, text: value?.text ?? '' }];
  });
  // From the end on, so that what is put in is not taken for the next value.
  const sql = swaps
    .map(({ slot: { literal }, to }) => ({ at: example.sql.indexOf(literal), literal, to }))
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, { at, literal, to }) => text.slice(0, at) + to + text.slice(at + literal.length),
      example.sql,
    );
  return { example, question, sql, replaced: swaps.map(({ slot, text }) => ({ from: slot.text, to: text })) };
}

interface SlotValue {
  readonly value: string;
  readonly text: string;
}

/** More values than this in one question are not exchanged. */
const SLOTS_MAX = 3;

interface Skeleton {
  readonly key: string;
  /** What stands before, between and after the values. */
  readonly literals: readonly string[];
  readonly values: readonly SlotValue[];
}

/** The question with none, or its values, taken out: from the most literal to the most general. */
function skeletons({ tokens, candidates }: Words): readonly Skeleton[] {
  const words = tokens.map(({ norm }) => norm);
  const plain: Skeleton = { key: key(words), literals: [key(words)], values: [] };
  const spans = valueSpans(candidates);
  if (spans.length === 0 || spans.length > SLOTS_MAX) return [plain];
  const starts = [0, ...spans.map(({ end }) => end)];
  const literals = starts.map((start, at) => key(words.slice(start, spans[at]?.start)));
  const parts = literals.flatMap((literal, at) => {
    const span = spans[at];
    return span === undefined ? [literal] : [literal, `\u0000${span.column}`];
  });
  return [
    plain,
    {
      key: parts.filter((part) => part !== '').join(' '),
      literals,
      values: spans.map(({ value, start, end }) => ({ value, text: words.slice(start, end).join(' ') })),
    },
  ];
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
