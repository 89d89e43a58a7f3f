import type { Candidate } from '../candidate.ts';
import { BEING } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { BEFORE_MEANING, BEFORE_TOLD, CODE_NOUNS, MEANING, TAKING } from '../lexicon/told-words.ts';
import type { Token } from '../token.ts';
import type { Wordings } from '../unknown/unknown-words.ts';

/** A word of the question with what the question says that it means. */
export interface ToldWord {
  /** In the singular. */
  readonly name: readonly string[];
  /** The noun of rows that the name stands before where it is told: "*double* bond". */
  readonly noun: string | null;
  readonly meaning: readonly Token[];
  /** What must hold for rows, which rows they are, which column it is, or a value alone. */
  readonly kind: 'condition' | 'rows' | 'column' | 'value';
  /** The table of the column that the condition is of; null where that may be several. */
  readonly table: string | null;
}

/** Some tokens with what they may mean. */
export interface Said {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
}

/** The words that the sentence tells of; null for a sentence that tells of none, or not of them alone. */
export function toldIn(tokens: readonly Token[], { find }: Wordings): readonly ToldWord[] | null {
  for (const parts of waysToDivide(tokens)) {
    const told = parts.map((part) => toldOnce({ tokens: part, candidates: find(part) }));
    const known = told.filter((one) => one !== null);
    if (known.length > 0 && known.length === told.length) return known;
  }
  return null;
}

/** "Chlorine means X, and bromine means Y" tells twice, "tall means A and B" once. */
function waysToDivide(tokens: readonly Token[]): readonly (readonly (readonly Token[])[])[] {
  return [divided(tokens, (norm) => norm === ',' || norm === 'and'), [tokens]];
}

/** The stretches between tokens of some kind; empty ones are none. */
export function divided(
  tokens: readonly Token[],
  isBetween: (norm: string) => boolean,
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind !== 'quoted' && isBetween(token.norm)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

function toldOnce(said: Said): ToldWord | null {
  const { tokens } = said;
  for (const [at] of tokens.entries()) {
    const lead = MEANING.find((words) => words.every((word, index) => isWord(tokens[at + index], word)));
    if (lead === undefined || at === 0) continue;
    const [before, after] = [
      { start: 0, end: at },
      { start: at + lead.length, end: tokens.length },
    ];
    const told = namedSo(said, before, after) ?? (lead[0] === 'is' ? null : namedSo(said, after, before));
    if (told !== null) return told;
  }
  return taken(said);
}

/** "Treat appointments with a fee above 150 *as pricey*". */
function taken(said: Said): ToldWord | null {
  const { tokens } = said;
  const at = TAKING.has(tokens[0]?.norm ?? '') ? tokens.findLastIndex((token) => isWord(token, 'as')) : -1;
  return at < 0 ? null : namedSo(said, { start: at + 1, end: tokens.length }, { start: 1, end: at });
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.norm === word && token.kind !== 'quoted';
}

/** The word of the first stretch, if the other says what it means. */
function namedSo(said: Said, name: Stretch, meaning: Stretch): ToldWord | null {
  const known = meaningIn(said, meaning);
  const called = known === null ? null : nameIn(said, name);
  return known === null || called === null ? null : { ...called, ...known };
}

const NAME_MAX = 4;

/** "the molecule is *carcinogenic*", "*double* bond", "*chlorine*". */
function nameIn(said: Said, stretch: Stretch): Pick<ToldWord, 'name' | 'noun'> | null {
  const { tokens, candidates } = said;
  let { start, end } = stretch;
  const being = tokens.findIndex(({ norm }, at) => at >= start && at < end && BEING.has(norm));
  if (being >= 0) start = being + 1;
  while (start < end && BEFORE_TOLD.has(tokens[start]?.norm ?? '')) start += 1;
  const rows = candidates.find((one) => one.end === end && one.start > start && isRows(one));
  const noun = rows === undefined ? null : nounForm(tokens[end - 1]?.norm ?? '');
  if (rows !== undefined) end = rows.start;
  const own = tokens.slice(start, end);
  const isName = own.length > 0 && own.length <= NAME_MAX && own.every(({ kind }) => kind === 'word');
  return isName ? { name: own.map(({ norm }) => nounForm(norm)), noun } : null;
}

/** What a bracket or the rest of such a sentence says; null where it says no condition, no rows and no column. */
export function meaningIn(
  { tokens, candidates }: Said,
  stretch: Stretch,
): Pick<ToldWord, 'meaning' | 'kind' | 'table'> | null {
  let { start, end } = stretch;
  const within = candidates.filter((one) => one.start >= start && one.end <= end && one.match !== 'misspelt');
  const article = BEFORE_MEANING.has(tokens[start]?.norm ?? '');
  if (within.some((one) => isRows(one) && one.start === start + (article ? 1 : 0))) {
    const rows = { start: start + (article ? 1 : 0), end };
    const isSaid = CLAUSES.has(tokens[rows.start + 1]?.norm ?? '');
    if (isSaid && isAllKnown(tokens, within, rows))
      return { meaning: tokens.slice(rows.start, end), kind: 'rows', table: null };
  }
  while (start < end && BEFORE_MEANING.has(tokens[start]?.norm ?? '')) start += 1;
  const [first] = withoutCodeNouns(tokens, { start, end }, within);
  if (first === undefined) return null;
  const at = within.filter((one) => one.start === start);
  const field = longest(at.filter(({ meaning }) => meaning.kind === 'field'));
  const meaning = withoutCodeNouns(tokens, { start, end }, within);
  if (!isAllKnown(tokens, within, { start, end })) return null;
  if (field === undefined) {
    const [value] = at.filter(({ meaning: one }) => one.kind === 'value');
    const isQuoted = tokens[start]?.kind === 'quoted';
    return value !== undefined && (value.end === end || isQuoted)
      ? { meaning, kind: 'value', table: null }
      : null;
  }
  if (field.end === end && field.match !== 'partial') return { meaning, kind: 'column', table: null };
  const restricts = within.some(
    (one) => one.start >= field.end && (RESTRICTING.has(one.meaning.kind) || compares(one)),
  );
  return restricts && field.end < end ? { meaning, kind: 'condition', table: tableOf(at) } : null;
}

const CLAUSES: ReadonlySet<string> = new Set(['having', 'that', 'which', 'who', 'whose', 'with']);
const RESTRICTING: ReadonlySet<string> = new Set(['value', 'number', 'text', 'time']);

function compares({ meaning }: Candidate): boolean {
  return meaning.kind === 'language' && meaning.sense.startsWith('compare:');
}

function longest(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.toSorted((one, other) => other.end - one.end)[0];
}

/** The one table of the columns that begin there. */
function tableOf(candidates: readonly Candidate[]): string | null {
  const tables = new Set(
    candidates.flatMap(({ meaning }) => (meaning.kind === 'field' ? [meaning.dataset] : [])),
  );
  const [only, ...others] = tables;
  return others.length === 0 ? (only ?? null) : null;
}

function isRows({ meaning, match }: Candidate): boolean {
  return meaning.kind === 'dataset' && match !== 'misspelt' && match !== 'partial';
}

/** "origin *code* 2": what a value is in the column. */
function withoutCodeNouns(
  tokens: readonly Token[],
  { start, end }: Stretch,
  candidates: readonly Candidate[],
): readonly Token[] {
  return tokens.slice(start, end).filter((_, index) => !isCodeNoun(tokens, start + index, candidates));
}

function isCodeNoun(tokens: readonly Token[], at: number, candidates: readonly Candidate[]): boolean {
  return (
    CODE_NOUNS.has(tokens[at]?.norm ?? '') &&
    !candidates.some((one) => one.start <= at && one.end > at) &&
    candidates.some((one) => one.end === at && one.meaning.kind === 'field')
  );
}

function isAllKnown(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  { start, end }: Stretch,
): boolean {
  return tokens
    .slice(start, end)
    .every(
      (_, index) =>
        candidates.some((one) => one.start <= start + index && one.end > start + index) ||
        isCodeNoun(tokens, start + index, candidates),
    );
}
