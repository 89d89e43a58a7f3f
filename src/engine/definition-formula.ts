import type { Stretch, Words } from './definition-words.ts';

/** A word of the question, and how the question says that it is computed. */
export interface Definition {
  readonly name: Stretch;
  readonly formula: Stretch;
  /** The formula is a column, whose values are added up. */
  readonly isSum?: boolean;
  /** All that says so, which is no part of what is asked. */
  readonly whole: Stretch;
}

/** A name of a few words, and a formula that computes something. */
export function checked(words: Words, definition: Definition): Definition | null {
  const { name, formula } = definition;
  const length = name.end - name.start;
  const isFormula = range(formula.start + 1, formula.end).some((at) => words.isOperator(at));
  // "Texas net loss" is net loss in Texas.
  const isKnown = words.nameBefore(name.end) === name.start;
  const isPlain = isKnown || !range(name.start, name.end - 1).some((at) => words.isFact(at));
  // "net charge-offs (principal less recovered)" are of the charged-off loans, which the formula does not say.
  const isOfRows = words.isRows(name.end - 1) || words.isFact(name.end - 1);
  return length > 0 && length <= NAME_MAX && isFormula && isPlain && !isOfRows ? definition : null;
}

/** Longer names are sentences. */
export const NAME_MAX = 5;

/** The places from the one to before the other. */
export function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

/** Up to a mark that no further step of the computation follows, or a grouping. */
export function endOfFormula(words: Words, start: number): number {
  const { tokens } = words;
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const norm = tokens[at]?.norm ?? '';
    if (norm === '(') depth += 1;
    if (norm === ')') depth -= 1;
    if (depth < 0 || ENDS.has(norm)) return at;
    if (norm === ',' && !words.isOperator(at + 1)) return at;
    if (norm === 'for' && /^(?:each|every)$/.test(tokens[at + 1]?.norm ?? '')) return at;
    if (
      norm === 'per' ||
      (norm === 'by' && tokens[at - 1]?.norm !== 'divided' && tokens[at - 1]?.norm !== 'multiplied')
    )
      return at;
  }
  return tokens.length;
}

const ENDS: ReadonlySet<string> = new Set(['.', '?', '!', ';']);
