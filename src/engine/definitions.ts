import type { Candidate } from './candidate.ts';
import { createWords, type Stretch, type Words } from './definition-words.ts';
import type { Token } from './token.ts';

/** A word of the question, and how the question says that it is computed. */
interface Definition {
  readonly name: Stretch;
  readonly formula: Stretch;
  /** All that says so, which is no part of what is asked. */
  readonly whole: Stretch;
}

/**
 * The question with what it defines written out: "net loss (principal minus recoveries) by grade" becomes "⟦principal
 * minus recoveries⟧ by grade". Null where it defines nothing by a formula.
 */
export function withDefinitions(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const words = createWords(tokens, candidates);
  const definition = sentenceIn(words) ?? clauseIn(words) ?? bracketIn(words) ?? colonIn(words);
  return definition === null ? null : writtenOut(tokens, definition);
}

/** "Define net loss as A minus B. What …", "Net loss is defined here as A minus B. What …". */
function sentenceIn(words: Words): Definition | null {
  const { tokens } = words;
  const end = endOfSentence(tokens, 0);
  if (end >= tokens.length - 1) return null;
  const opened = words.ends('define', 0);
  const start = skipArticles(tokens, opened ?? 0);
  for (let at = start + 1; at < end; at += 1) {
    const mark = opened === null ? words.ends('is-defined', at) : tokens[at]?.norm === 'as' ? at + 1 : null;
    if (mark === null) continue;
    return checked(words, {
      name: { start, end: at },
      formula: { start: mark, end },
      whole: { start: 0, end: end + 1 },
    });
  }
  return null;
}

/** "recovery rate of bad loans, defined as A divided by B, by grade"; "a burden, computed as A divided by B, of over 5". */
function clauseIn(words: Words): Definition | null {
  const { tokens } = words;
  for (let at = 1; at < tokens.length; at += 1) {
    const mark = words.ends('defined-as', at);
    if (mark === null) continue;
    const before = tokens[at - 1]?.norm === ',' ? at - 1 : at;
    const end = endOfFormula(words, mark);
    const after = tokens[end]?.norm === ',' ? end + 1 : end;
    const said = { formula: { start: mark, end }, whole: { start: before, end: after } };
    return namedBy(words, nameAround(words, before), said);
  }
  return null;
}

/** "net loss (principal minus recoveries)". */
function bracketIn(words: Words): Definition | null {
  const { tokens } = words;
  for (let at = 1; at < tokens.length; at += 1) {
    if (tokens[at]?.norm !== '(') continue;
    const close = tokens.findIndex(({ norm }, index) => index > at && norm === ')');
    if (close < 0) return null;
    const name = ungrouped(words, nameEnding(words, at)) ?? words.metricBefore(at);
    const end = Math.min(close, endOfFormula(words, at + 1));
    if (end < close) continue;
    const found = namedBy(words, name, {
      formula: { start: at + 1, end },
      whole: { start: at, end: close + 1 },
    });
    if (found !== null) return found;
  }
  return null;
}

/** The definition of the name, or of the one unknown word before it: "total *profit* on vans (price minus cost)". */
function namedBy(
  words: Words,
  name: Stretch | null,
  said: Pick<Definition, 'formula' | 'whole'>,
): Definition | null {
  const found = name === null ? null : checked(words, { name, ...said });
  const unknown = found === null ? unknownBefore(words, said.whole) : null;
  return unknown === null ? found : checked(words, { name: unknown, ...said });
}

/** The only word of which nothing is known, where no rows are called so: what stands after it tells of which rows it is. */
function unknownBefore(words: Words, { start, end }: Stretch): Stretch | null {
  const places = range(0, words.tokens.length).filter(
    (at) => words.isUnknown(at) && (at < start || at >= end),
  );
  const [only, ...others] = places;
  if (only === undefined || others.length > 0 || only >= start) return null;
  const after = range(only + 1, start);
  const isOf = AFTER_NAME.has(words.tokens[only + 1]?.norm ?? '') || words.tokens[only + 1]?.norm === 'from';
  return isOf || after.every((at) => words.isFact(at)) ? { start: only, end: only + 1 } : null;
}

/** "rate by grade (…)" says nothing of the grade, nor "2018-2024 (…)" of the years. */
function ungrouped({ tokens }: Words, name: Stretch | null): Stretch | null {
  if (name === null || GROUPING.has(tokens[name.start - 1]?.norm ?? '')) return null;
  return tokens.slice(name.start, name.end).some(({ kind }) => kind === 'number') ? null : name;
}

const GROUPING: ReadonlySet<string> = new Set(['by', 'per', 'each', 'every', 'across']);

/** "Net loss by category: principal minus recoveries." */
function colonIn(words: Words): Definition | null {
  const { tokens } = words;
  const at = tokens.findIndex(({ norm }) => norm === ':');
  if (at < 1) return null;
  const start = skipArticles(tokens, 0);
  const stop = tokens.findIndex(({ norm }, index) => index > start && (index === at || AFTER_NAME.has(norm)));
  const end = endOfFormula(words, at + 1);
  const isLast = tokens.slice(end).every(({ norm }) => MARKS.has(norm));
  if (stop < 0 || !isLast || words.isRows(stop - 1)) return null;
  return checked(words, {
    name: { start, end: stop },
    formula: { start: at + 1, end },
    whole: { start: at, end },
  });
}

const AFTER_NAME: ReadonlySet<string> = new Set(['by', 'per', 'for', 'on', 'of', 'in', 'across']);
const MARKS: ReadonlySet<string> = new Set(['.', '?', '!']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'what', 'is']);

/** A name of a few words, and a formula that computes something. */
function checked(words: Words, definition: Definition): Definition | null {
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

const NAME_MAX = 5;

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

function skipArticles(tokens: readonly Token[], start: number): number {
  let at = start;
  while (ARTICLES.has(tokens[at]?.norm ?? '')) at += 1;
  return at;
}

function endOfSentence(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex(({ norm }, at) => at > start && (norm === '.' || norm === ';'));
  return end < 0 ? tokens.length : end;
}

/** Up to a mark that no further step of the computation follows, or a grouping. */
function endOfFormula(words: Words, start: number): number {
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

/** The name that ends right there: a metric or a column, else the words back to an article or a verb. */
function nameEnding(words: Words, end: number): Stretch | null {
  const known = words.nameBefore(end);
  // "the item revenue" is one name.
  const isCompound =
    known !== null && words.isRows(known - 1) && BEFORE_NAME.has(words.tokens[known - 2]?.norm ?? '');
  if (known !== null) return { start: isCompound ? known - 1 : known, end };
  if (words.isRows(end - 1)) return null;
  let start = end;
  while (start > 0 && !BEFORE_NAME.has(words.tokens[start - 1]?.norm ?? '') && end - start < NAME_MAX)
    start -= 1;
  return start === end ? null : { start, end };
}

/** The same, where what is said of the name may stand between: "recovery rate *of bad loans*, defined as …". */
function nameAround(words: Words, end: number): Stretch | null {
  const near = nameEnding(words, end);
  if (near !== null) return near;
  for (let at = end - 1; at > 0; at -= 1) {
    if (AFTER_NAME.has(words.tokens[at]?.norm ?? '')) return nameEnding(words, at);
  }
  return null;
}

const BEFORE_NAME: ReadonlySet<string> = new Set(
  `a an and are average avg by compute earned for give had has have having highest in is list lowest me median most of on our per
  show smallest the their the total what what's which whose with , : .`.split(/\s+/),
);

/** The question without the definition, and with its formula wherever the name stands. */
function writtenOut(tokens: readonly Token[], { name, formula, whole }: Definition): readonly Token[] | null {
  const named = tokens.slice(name.start, name.end).map(({ norm }) => norm);
  const computed = tokens
    .slice(formula.start, formula.end)
    .filter(({ norm }, at, all) => norm !== ',' && !(at === all.length - 1 && MARKS.has(norm)))
    .flatMap((token) => (token.norm === '/' ? [spoken(token, 'divided'), spoken(token, 'by')] : [token]));
  const isName = (at: number): boolean => named.every((norm, offset) => tokens[at + offset]?.norm === norm);
  const asked: Token[] = [];
  let times = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at >= whole.start && at < whole.end)) continue;
    if (isName(at) && !(at < whole.start && at + named.length > whole.start)) {
      asked.push(mark(token, '⟦'), ...computed, mark(token, '⟧'));
      at += named.length - 1;
      times += 1;
    } else asked.push(token);
  }
  return times === 0 ? null : asked;
}

function spoken({ start, end }: Token, norm: string): Token {
  return { text: norm, norm, kind: 'word', start, end, number: null };
}

function mark({ start }: Token, norm: string): Token {
  return { text: norm, norm, kind: 'symbol', start, end: start, number: null };
}
