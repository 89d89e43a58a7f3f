import { TENS_WORDS, UNIT_WORDS } from '../lexicon/numbers.ts';
import type { Token } from '../token.ts';

/** The tokens with the numbers of lengths of time in digits: "more than four days" is "more than 4 days". */
export function withLengthsInDigits(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ norm }) => LENGTHS.has(norm))) return tokens;
  const written: Token[] = [];
  let isWritten = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = numberAt(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (found?.length ?? 1) - 1]];
    if (first === undefined || last === undefined) continue;
    if (found === null || !LENGTHS.has(tokens[at + found.length]?.norm ?? '')) {
      written.push(first);
      continue;
    }
    isWritten = true;
    const digits = String(found.value);
    const number = { value: found.value, sign: null };
    written.push({ ...first, kind: 'number', norm: digits, text: digits, end: last.end, number });
    at += found.length - 1;
  }
  return isWritten ? written : tokens;
}

/** The number in words that begins there, and how many tokens it takes: "five", "thirty", "forty-five". */
function numberAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly length: number } | null {
  const [first, second, third] = tokens.slice(at, at + 3);
  // A capital may begin a name.
  if (first?.kind !== 'word' || first.text !== first.norm) return null;
  if (isOneHour(tokens, at)) return { value: 1, length: 1 };
  const unit = UNIT_WORDS.get(first.norm);
  if (unit !== undefined) return { value: unit, length: 1 };
  const tens = TENS_WORDS.get(first.norm);
  if (tens === undefined) return null;
  const isDashed = second?.norm === '-';
  const ones = UNIT_WORDS.get((isDashed ? third : second)?.norm ?? '');
  return ones === undefined || ones === 0 || ones > 9
    ? { value: tens, length: 1 }
    : { value: tens + ones, length: isDashed ? 3 : 2 };
}

/** "more than an hour" is one, and no number of hours that a column has. */
function isOneHour(tokens: readonly Token[], at: number): boolean {
  return BOUNDS.has(tokens[at - 1]?.norm ?? '') && isAnHour(tokens, at);
}

/** None that goes on: "an hour and a half". */
function isAnHour(tokens: readonly Token[], at: number): boolean {
  const [article, unit, after] = tokens.slice(at, at + 3).map(({ norm }) => norm);
  return article === 'an' && unit === 'hour' && after !== 'and' && after !== 'or';
}

const BOUNDS: ReadonlySet<string> = new Set(
  'above below by exactly least most over than under within'.split(' '),
);

const LENGTHS: ReadonlySet<string> = new Set(
  'day days hour hours month months week weeks year years'.split(' '),
);
