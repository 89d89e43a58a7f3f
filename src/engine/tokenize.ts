import { clitic, contraction } from './lexicon/contractions.ts';
import { PARTICIPLES, SHORTENED, SLASHED_WORDS } from './lexicon/misspellings.ts';
import { type NormalText, normalize } from './normalize.ts';
import { literalValue, parseNumberAt } from './number-literal.ts';
import { quotedNorm } from './quoted-norm.ts';
import type { NumberValue, Token } from './token.ts';

/**
 * Splits a question into tokens, in linear time. White space, and the hyphens and underscores inside a compound,
 * are dropped; the parts of a compound touch (`end` of one is `start` of the next), as do the parts of `what's` and `don't`.
 */
export function tokenize(question: string): Token[] {
  const source = normalize(question);
  const scan: Scan = { question, source, closers: closingQuotes(source.text), tokens: [], at: 0 };
  while (scan.at < source.text.length) step(scan);
  return scan.tokens;
}

interface Scan {
  readonly question: string;
  readonly source: NormalText;
  /** For each index, the next closing quote of either kind at or after it (or -1). */
  readonly closers: Readonly<Record<'"' | "'", ArrayLike<number>>>;
  readonly tokens: Token[];
  at: number;
}

const SPACE = /[\s\p{Cc}\p{Z}]+/uy;
const ISO_DATE =
  /\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2}(?:[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?z?)?)?(?![\p{L}\p{N}]|[-/]\d)/uy;
/** "anna@mail.com", "@mail.com", "mail.com": one name, as if in quotes. */
const ADDRESS =
  /(?:[\w.+-]{1,64}@|@)?[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64}){0,3}\.(?:com|edu|gov|net|org)(?!\w)/uy;
/** `17:20`, `9:05`: a time of the day. */
const CLOCK = /(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\p{L}\p{N}]|:\d)/uy;
/** `U.S.`, `p.a.`: at most 6 letters, so that matching stays linear. */
const DOTTED = /(?:\p{L}\.){2,6}(?![\p{L}\p{N}])/uy;
/** `avg.` before the word that it says more of: after it no sentence ends. */
const SHORTENED_WORD = /^(\p{L}{2,6})\. ?[\p{Ll}\d]/u;
const SHORTENED_LENGTH_MAX = 10;
/** `loan no., purpose`: a number of its own, also before a mark. */
const NUMBER_SHORT = /^(no|nr|nos)\.(?= ?[,;:)\d])/;
/** `CO'd`, `rec'd`: a verb cut short, with the ending of what is done. */
const PARTICIPLE = /^[a-z]{2,5}'d(?![\p{L}\p{N}'])/u;
/** `w/`, `w/o`, `c/o`, `o/s`, `y/y`. */
const SLASHED = /(?:w\/o?|c\/os?|o\/s|y\/y|q\/q|m\/m)(?![\p{L}\p{N}])/uy;
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.\d+)*/uy;
const YEAR_ELISION = /'\d{2}(?![\p{L}\p{N}'])/uy;
/** Endings of contracted verbs and the possessive. */
const CLITIC = /'(?:s|re|ve|ll|d|m)(?![\p{L}\p{N}'])/uy;
const NEXT_WORD = /\s*(\p{L}{0,12})/uy;
const INNER_APOSTROPHE = /'[\p{L}\p{M}]+/uy;
/** "late loans -> id, name", "late loans => id": what an arrow points at are columns where several are listed. */
const TO_LIST = /\s+\p{L}[\p{L} ]*(?:,|\+|&| and )/uy;
const SYMBOL = /->|→|=>(?=\s*\p{L})|[<>!=]=|<>|(?<repeated>[.?!-])\k<repeated>+|./suy;
const ARROWS: ReadonlySet<string> = new Set(['->', '→', '=>']);
/** "product | median amount": a bar between the columns. */
const BARS: ReadonlySet<string> = new Set(['|', '¦', '·', '•']);
const JOINT = /-|_+/uy;
/** Units that are written close to their number, and rarely in names: no `ml` or `g` of goods. */
const MEASURE =
  /(?<digits>\d{1,9}(?:\.\d{1,6})?)(?<unit>cm|km|kg|lbs?|ft|mph|kmh|kph|kwh|mwh)(?![\p{L}\p{M}\p{N}])/uy;
const WORDLIKE = /[\p{L}\p{N}]/u;
const NUMERIC_START = /['.]?\d|[$€£¥₹]\.?\d/uy;

/** Takes one token, or one run of white space; always moves on. */
function step(scan: Scan): void {
  const { text } = scan.source;
  const space = lengthOf(SPACE, text, scan.at);
  if (space > 0) {
    scan.at += space;
    return;
  }
  if (
    takeQuoted(scan) ||
    takeAddress(scan) ||
    takeIsoDate(scan) ||
    takeMeasure(scan) ||
    takeNumber(scan) ||
    takeWord(scan)
  )
    takeJoint(scan);
  else takeSymbol(scan);
}

function takeSymbol(scan: Scan): void {
  SYMBOL.lastIndex = scan.at;
  const match = SYMBOL.exec(scan.source.text);
  const { repeated } = match?.groups ?? {};
  const said = match?.[0] ?? '';
  const isArrow = ARROWS.has(said);
  const isColon = isArrow && lengthOf(TO_LIST, scan.source.text, scan.at + said.length) > 0;
  if (isColon) push(scan, 'symbol', said.length, ':');
  else if (isArrow) push(scan, 'word', said.length, 'to');
  else push(scan, 'symbol', Math.max(said.length, 1), BARS.has(said) ? ',' : repeated);
}

function takeQuoted(scan: Scan): boolean {
  const { text } = scan.source;
  const quote = text.charAt(scan.at);
  if (quote !== '"' && quote !== "'") return false;
  if (scan.at > 0 && isWordlike(text, scan.at - 1)) return false;
  if (quote === "'" && lengthOf(YEAR_ELISION, text, scan.at) > 0) return false;
  // A quote directly before a space opens nothing.
  if (/^\s?$/u.test(text.charAt(scan.at + 1))) return false;
  const close = scan.closers[quote][scan.at + 1] ?? -1;
  if (close <= scan.at + 1) return false;
  push(scan, 'quoted', close + 1 - scan.at, quotedNorm(text.slice(scan.at + 1, close)));
  return true;
}

function takeAddress(scan: Scan): boolean {
  const length = isWordlike(scan.source.text, scan.at - 1) ? 0 : lengthOf(ADDRESS, scan.source.text, scan.at);
  if (length === 0) return false;
  push(scan, 'quoted', length);
  const last = scan.tokens.pop();
  if (last !== undefined) scan.tokens.push({ ...last, text: `"${last.text}"` });
  return true;
}

function takeIsoDate(scan: Scan): boolean {
  const { text } = scan.source;
  const length = isAfterDigits(scan)
    ? 0
    : lengthOf(ISO_DATE, text, scan.at) || lengthOf(CLOCK, text, scan.at);
  if (length === 0) return false;
  push(scan, 'word', length);
  return true;
}

function takeNumber(scan: Scan): boolean {
  const { text } = scan.source;
  if (text.charAt(scan.at) === '-' && !isSignPlace(scan)) return false;
  if (text.charAt(scan.at) === '.' && scan.at > 0 && isWordlike(text, scan.at - 1)) return false;
  const found = parseNumberAt(text, scan.at);
  if (found === null) return false;
  const { literal, length } = found;
  push(scan, 'number', length, undefined, { value: literalValue(literal), sign: literal.sign });
  takeClitic(scan);
  return true;
}

/** `200cm` is a number and its unit. */
function takeMeasure(scan: Scan): boolean {
  MEASURE.lastIndex = scan.at;
  const { digits, unit } = MEASURE.exec(scan.source.text)?.groups ?? {};
  const found = digits === undefined ? null : parseNumberAt(digits, 0);
  if (found === null || digits === undefined || unit === undefined || isAfterDigits(scan)) return false;
  push(scan, 'number', digits.length, undefined, { value: literalValue(found.literal), sign: null });
  push(scan, 'word', unit.length);
  return true;
}

/** A hyphen is a minus at the beginning of a word, unless a number stands before it (`5 -7` is a range). */
function isSignPlace(scan: Scan): boolean {
  const before = scan.source.text.charAt(scan.at - 1);
  return !/[\p{L}\p{N}%$€£¥₹)'"_-]/u.test(before) && scan.tokens.at(-1)?.kind !== 'number';
}

function takeWord(scan: Scan): boolean {
  const { text } = scan.source;
  const dotted = lengthOf(DOTTED, text, scan.at);
  if (dotted > 0) {
    push(scan, 'word', dotted, text.slice(scan.at, scan.at + dotted).replaceAll('.', ''));
    return true;
  }
  const shortened = SHORTENED_WORD.exec(text.slice(scan.at, scan.at + SHORTENED_LENGTH_MAX))?.[1];
  if (shortened !== undefined && SHORTENED.has(shortened)) {
    push(scan, 'word', shortened.length + 1, shortened);
    return true;
  }
  const numbered = NUMBER_SHORT.exec(text.slice(scan.at, scan.at + SHORTENED_LENGTH_MAX))?.[1];
  if (numbered !== undefined && scan.tokens.length > 0) {
    push(scan, 'word', numbered.length + 1, numbered);
    return true;
  }
  const slashed = lengthOf(SLASHED, text, scan.at);
  if (slashed > 0) {
    const typed = text.slice(scan.at, scan.at + slashed);
    push(scan, 'word', slashed, SLASHED_WORDS.get(typed) ?? typed);
    return true;
  }
  const participle = PARTICIPLE.exec(text.slice(scan.at, scan.at + SHORTENED_LENGTH_MAX))?.[0];
  const words = PARTICIPLES.get(participle ?? '');
  if (participle !== undefined && words !== undefined) {
    const [first, second] = words;
    push(scan, 'word', second === undefined ? participle.length : participle.length - 2, first);
    if (second !== undefined) push(scan, 'word', 2, second);
    return true;
  }
  const elision = lengthOf(YEAR_ELISION, text, scan.at);
  if (elision > 0) {
    push(scan, 'word', elision);
    return true;
  }
  let length = lengthOf(WORD, text, scan.at);
  if (length === 0) return false;
  while (text.charAt(scan.at + length) === "'" && lengthOf(CLITIC, text, scan.at + length) === 0) {
    const more = lengthOf(INNER_APOSTROPHE, text, scan.at + length);
    if (more === 0) break;
    length += more;
  }
  pushWord(scan, length);
  takeClitic(scan);
  return true;
}

/** The word, or the two that it is contracted of. */
function pushWord(scan: Scan, length: number): void {
  const parts = contraction(scan.source.text.slice(scan.at, scan.at + length));
  if (parts === null) {
    push(scan, 'word', length);
    return;
  }
  push(scan, 'word', parts.length, parts.words[0]);
  push(scan, 'word', length - parts.length, parts.words[1]);
}

/** `'s` and the like as a token of its own; the bare apostrophe of `borrowers'` is an `'s` too. */
function takeClitic(scan: Scan): void {
  const { text } = scan.source;
  if (text.charAt(scan.at) !== "'") return;
  const length = lengthOf(CLITIC, text, scan.at);
  if (length > 0)
    push(scan, 'word', length, clitic(text.slice(scan.at, scan.at + length), wordAfter(scan, length)));
  else if (text.charAt(scan.at - 1) === 's' && !isWordlike(text, scan.at + 1)) push(scan, 'word', 1, "'s");
}

function wordAfter({ source: { text }, at }: Scan, length: number): string {
  NEXT_WORD.lastIndex = at + length;
  return NEXT_WORD.exec(text)?.[1] ?? '';
}

/**
 * Drops the hyphen or underscore between two parts of a compound; between two numbers or letters ("grades A-C") it is a
 * range and stays.
 */
function takeJoint(scan: Scan): void {
  const { text, ends } = scan.source;
  const last = scan.tokens.at(-1);
  const length = lengthOf(JOINT, text, scan.at);
  if (last === undefined || last.kind === 'quoted' || length === 0) return;
  const next = scan.at + length;
  if (!isWordlike(text, next) && lengthOf(NUMERIC_START, text, next) === 0) return;
  const isNumeric = last.kind === 'number' || /^\d{4}-\d{2}|^'\d/.test(last.norm);
  const isOfLetters = last.norm.length === 1 && last.kind === 'word' && !isWordlike(text, next + 1);
  const isRange = isNumeric ? lengthOf(NUMERIC_START, text, next) > 0 : isOfLetters;
  if (isRange && text.charAt(scan.at) === '-') {
    push(scan, 'symbol', length);
    return;
  }
  scan.tokens[scan.tokens.length - 1] = { ...last, end: ends[next - 1] ?? last.end };
  scan.at = next;
}

function push(
  scan: Scan,
  kind: Token['kind'],
  length: number,
  norm?: string,
  number: NumberValue | null = null,
): void {
  const { text, starts, ends } = scan.source;
  const start = starts[scan.at] ?? 0;
  const end = ends[scan.at + length - 1] ?? start;
  scan.tokens.push({
    text: scan.question.slice(start, end),
    norm: norm ?? text.slice(scan.at, scan.at + length),
    kind,
    start,
    end,
    number,
  });
  scan.at += length;
}

/** A quote closes where a character that is not a space stands before it and no word goes on after it. */
function closingQuotes(text: string): Scan['closers'] {
  const next = { '"': -1, "'": -1 };
  const closers = { '"': new Int32Array(text.length + 1), "'": new Int32Array(text.length + 1) };
  closers['"'][text.length] = -1;
  closers["'"][text.length] = -1;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const quote = text.charAt(index);
    const isQuote = quote === '"' || quote === "'";
    if (isQuote && /\S/u.test(text.charAt(index - 1)) && !isWordlike(text, index + 1)) next[quote] = index;
    closers['"'][index] = next['"'];
    closers["'"][index] = next["'"];
  }
  return closers;
}

function isAfterDigits(scan: Scan): boolean {
  return scan.at > 0 && /[\d/-]/.test(scan.source.text.charAt(scan.at - 1));
}

function isWordlike(text: string, index: number): boolean {
  const point = text.codePointAt(index);
  return point !== undefined && WORDLIKE.test(String.fromCodePoint(point));
}

function lengthOf(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length ?? 0;
}
