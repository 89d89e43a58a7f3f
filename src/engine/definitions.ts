import type { Candidate } from './candidate.ts';
import { checked, type Definition, endOfFormula, NAME_MAX, range } from './definition-formula.ts';
import { basedIn, restatedIn } from './definition-restated.ts';
import { createWords, type Stretch, type Words } from './definition-words.ts';
import { writtenOut } from './definition-written-out.ts';
import { SENTENCE_ENDS } from './lexicon/cues.ts';
import { GROUP_HEADINGS } from './lexicon/headings.ts';
import type { Token } from './token.ts';

/**
 * The question with what it defines written out: "net loss (principal minus recoveries) by grade" becomes "⟦principal
 * minus recoveries⟧ by grade". Null where it defines nothing by a formula.
 */
export function withDefinitions(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const words = createWords(tokens, candidates);
  const definition =
    sentenceIn(words) ??
    restatedIn(words) ??
    basedIn(words) ??
    clauseIn(words) ??
    bracketIn(words) ??
    colonIn(words);
  return definition === null ? null : writtenOut(words, definition);
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
  const isAgain = (at: number): boolean => words.tokens[at]?.norm === words.tokens[only ?? -1]?.norm;
  if (only === undefined || !others.every(isAgain) || only >= start) return null;
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
  const isLast = tokens.slice(end).every(({ norm }) => SENTENCE_ENDS.has(norm));
  // "by grade: principal minus recoveries", "monthly: …" and "grade: …" name the groups.
  const isColumn = words.nameBefore(stop) === start && words.metricBefore(stop) === null;
  const first = tokens[start]?.norm ?? '';
  const isGroup = isColumn || GROUP_HEADINGS.has(first) || AFTER_NAME.has(first);
  if (stop < 0 || !isLast || isGroup || words.isRows(stop - 1)) return null;
  return checked(words, {
    name: { start, end: stop },
    formula: { start: at + 1, end },
    whole: { start: at, end },
  });
}

const AFTER_NAME: ReadonlySet<string> = new Set(['by', 'per', 'for', 'on', 'of', 'in', 'across']);

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'what', 'is']);

function skipArticles(tokens: readonly Token[], start: number): number {
  let at = start;
  while (ARTICLES.has(tokens[at]?.norm ?? '')) at += 1;
  return at;
}

function endOfSentence(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex(({ norm }, at) => at > start && (norm === '.' || norm === ';'));
  return end < 0 ? tokens.length : end;
}

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
