import { type Definition, range } from './definition-formula.ts';
import type { Words } from './definition-words.ts';
import { SENTENCE_ENDS } from './lexicon/cues.ts';
import type { Token } from './token.ts';

/** The question without the definition, and with its formula wherever the name stands; null where the name stands nowhere else. */
export function writtenOut(words: Words, definition: Definition): readonly Token[] | null {
  const { tokens } = words;
  const { whole } = definition;
  const asked: Token[] = [];
  let first: number | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at >= whole.start && at < whole.end)) continue;
    const length = lengthOfName(words, definition, { at, isFirst: first === null });
    if (length === 0) {
      asked.push(token);
      continue;
    }
    first ??= at;
    const next = at + length === whole.start ? whole.end : at + length;
    const end = definition.isSum === true ? next : endOfAll(tokens, next, words.isRows);
    const formula = formulaAt(tokens, definition, { at, first, all: tokens.slice(next, end) });
    if (formula === null) return null;
    asked.push(...formula);
    at = (end > next ? end : at + length) - 1;
  }
  return first === null ? null : asked;
}

/** How many words name it there: after the first time its last one does ("total *unpaid balance* (…), showing name and *balance*"). */
function lengthOfName(
  { tokens, isUnknown }: Words,
  { name, whole }: Definition,
  { at, isFirst }: { readonly at: number; readonly isFirst: boolean },
): number {
  const named = tokens.slice(name.start, name.end).map(({ norm }) => norm);
  const isWhole = named.every((norm, offset) => tokens[at + offset]?.norm === norm);
  if (isWhole) return at < whole.start && at + named.length > whole.start ? 0 : named.length;
  return !isFirst && tokens[at]?.norm === named.at(-1) && isUnknown(at) ? 1 : 0;
}

/** The formula in place of the name; null where something else than its total is asked of what is added up. */
function formulaAt(
  tokens: readonly Token[],
  { formula, isSum = false }: Definition,
  { at, first, all }: { readonly at: number; readonly first: number; readonly all: readonly Token[] },
): readonly Token[] | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const computed = tokens
    .slice(formula.start, formula.end)
    .filter(
      ({ norm }, place, whole) => norm !== ',' && !(place === whole.length - 1 && SENTENCE_ENDS.has(norm)),
    )
    .flatMap((one) => SIGNS[one.norm]?.map((norm) => spoken(one, norm)) ?? [one]);
  const before = aggregateAt(tokens, at - 1);
  if (isSum) {
    if (before !== null && before.norm !== 'total') return null;
    return [...(before === null ? [spoken(token, 'total')] : []), ...computed];
  }
  // "by total cost (…), showing name and *cost*": the total.
  const again = before === null && at > first ? aggregateAt(tokens, first - 1) : null;
  return [...(again === null ? [] : [again]), mark(token, '⟦'), ...computed, ...all, mark(token, '⟧')];
}

function aggregateAt(tokens: readonly Token[], at: number): Token | null {
  const token = tokens[at];
  return token !== undefined && AGGREGATES.has(token.norm) ? token : null;
}

/** Where "… *across all their invoices*" ends, which is of what the formula adds up. */
function endOfAll(tokens: readonly Token[], start: number, isRows: Words['isRows']): number {
  if (tokens[start]?.norm !== 'across' || tokens[start + 1]?.norm !== 'all') return start;
  const rows = range(start + 2, start + 5).find(isRows);
  return rows === undefined ? start : rows + 1;
}

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '/': ['divided', 'by'],
  '-': ['minus'],
  '*': ['times'],
};
const AGGREGATES: ReadonlySet<string> = new Set(['average', 'avg', 'maximum', 'mean', 'minimum', 'total']);

function spoken({ start, end }: Token, norm: string): Token {
  return { text: norm, norm, kind: 'word', start, end, number: null };
}

function mark({ start }: Token, norm: string): Token {
  return { text: norm, norm, kind: 'symbol', start, end: start, number: null };
}
