import {
  BEFORE_PLACES,
  PLACE_NUMBERS,
  SHORT_FORM_WORDS,
  SHORTHAND,
  WHOLE_RATES,
} from '../lexicon/short-forms.ts';
import { localTurns } from '../local-turns.ts';
import type { Token } from '../token.ts';

/**
 * The question with its short forms written out: "1.5x the average" is 1.5 times that, "No. 2 product" the 2nd, "A-Z" is
 * alphabetical, the "default rate total" is that overall. The very tokens where there are none.
 */
export function withShortFormsWrittenOut(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ norm }) => SHORT_FORM_WORDS.has(norm) || TIMES.test(norm))) return tokens;
  return written([withTimes, withPlaces, withWholeRates, withCounts, shorthand], tokens);
}

type Step = (tokens: readonly Token[]) => readonly Token[];

function written(steps: readonly Step[], tokens: readonly Token[]): readonly Token[] {
  const made = steps.reduce((so, step) => step(so), tokens);
  return made.length === tokens.length && made.every((token, at) => token === tokens[at]) ? tokens : made;
}

const shorthand = localTurns(SHORTHAND);

const TIMES = /^\d+(?:\.\d+)?x$/;
const DIGITS = /^\d+(?:\.\d+)?$/;
const CROSSES: ReadonlySet<string> = new Set(['x', '×']);

/** "1.5x", "2 ×", "3 times of": "3 times". */
function withTimes(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (TIMES.test(token.norm)) return [numberOf(token, token.norm.slice(0, -1)), word(token, 'times')];
    if (DIGITS.test(token.norm) && CROSSES.has(next?.norm ?? '')) return [numberOf(token, token.norm)];
    if (CROSSES.has(token.norm) && DIGITS.test(before?.norm ?? '')) return [word(token, 'times')];
    const isIdle = token.norm === 'of' && before?.norm === 'times' && tokens[at - 2]?.kind === 'number';
    return isIdle ? [] : [token];
  });
}

/** "# unique borrowers": the number of them. */
function withCounts(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) =>
    token.norm === '#' && DIFFERENT.has(tokens[at + 1]?.norm ?? '')
      ? [word(token, 'number'), word(token, 'of')]
      : [token],
  );
}

const DIFFERENT: ReadonlySet<string> = new Set(['different', 'distinct', 'unique']);

const PLACE_MAX = 20;

/** "No. 2 product", "is number 3 by volume": the 2nd, the 3rd. */
function withPlaces(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => PLACE_NUMBERS.has(norm) && isPlace(tokens, place));
  const place = at + lengthOfNumber(tokens, at);
  const number = tokens[place];
  if (at < 0 || number?.number == null) return tokens;
  const ordinal: Token = { ...number, number: { value: number.number.value, sign: 'ordinal' } };
  return tokens.toSpliced(at, place - at + 1, ordinal);
}

/** "no", or "no." with its dot. */
function lengthOfNumber(tokens: readonly Token[], at: number): number {
  return tokens[at + 1]?.norm === '.' ? 2 : 1;
}

function isPlace(tokens: readonly Token[], at: number): boolean {
  const place = at + lengthOfNumber(tokens, at);
  const { number = null } = tokens[place] ?? {};
  const [before, next] = [tokens[at - 1]?.norm, tokens[place + 1]];
  const isWhole = number?.sign === null && Number.isInteger(number.value);
  if (!isWhole || number === null || number.value < 2 || number.value > PLACE_MAX) return false;
  return next?.kind === 'word' && (before === undefined || BEFORE_PLACES.has(before));
}

const NAME_MAX = 3;

/** "default rate total", "total default rate": of all rows together. */
function withWholeRates(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (token.norm !== 'total') return token;
    const isAfter = at === tokens.length - 1 && WHOLE_RATES.has(tokens[at - 1]?.norm ?? '');
    const name = tokens.slice(at + 1, at + 1 + NAME_MAX);
    const end = name.findIndex(({ norm }) => WHOLE_RATES.has(norm));
    const isName =
      end > 0 && name.slice(0, end).every(({ kind, norm }) => kind === 'word' && !JOINTS.has(norm));
    return isAfter || isName ? word(token, 'overall') : token;
  });
}

const JOINTS: ReadonlySet<string> = new Set('and average avg by for in mean of per to with'.split(' '));

function word(token: Token, norm: string): Token {
  return { ...token, kind: 'word', norm, number: null };
}

function numberOf(token: Token, digits: string): Token {
  return { ...token, kind: 'number', norm: digits, number: { value: Number(digits), sign: null } };
}
