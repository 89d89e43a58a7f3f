import type { Candidate } from '../candidate.ts';
import type { DeedVerb } from '../lexicon/deed-verbs.ts';
import type { Token } from '../token.ts';
import { afterVerb, isRows, rowsEnding, spokenAs } from './deed-words.ts';
import type { Spoken } from './spoken.ts';
import { wayOf } from './told-deeds.ts';

/**
 * "teachers and the number of courses they teach", "each language and the number of channels using it": of what was named before,
 * which needs no word. "the number of courses each teacher teaches": of each teacher.
 */
export function ofThem(spoken: Spoken, verb: DeedVerb, at: number): readonly Token[] | null {
  return ofPronoun(spoken, verb, at) ?? ofEach(spoken, verb, at);
}

function ofPronoun(spoken: Spoken, verb: DeedVerb, at: number): readonly Token[] | null {
  const { tokens } = spoken;
  const before = withoutHelpers(tokens, at);
  const isBefore = THEY.has(tokens[before - 1]?.norm ?? '');
  const after = afterVerb(spoken, at);
  const isAfter = !isBefore && before === at && THEM.has(tokens[after]?.norm ?? '');
  if (!isBefore && !isAfter) return null;
  const end = withoutThat(tokens, isBefore ? before - 1 : at);
  const like = tokens[at];
  const object = countedEnding(spoken, end);
  const subject = object === null ? null : namedBefore(spoken, object.start);
  if (object === null || subject === null || like === undefined) return null;
  if (!isSaid(spoken, verb, { subject: subject.table, object: object.table })) return null;
  const isOfEach = EACH.has(tokens[subject.start - 1]?.norm ?? '');
  const whose = isOfEach ? [] : [...said(['of', 'each'], like), ...tokens.slice(subject.start, subject.end)];
  return [
    ...tokens.slice(0, object.start),
    ...said(['number', 'of'], like),
    ...tokens.slice(object.start + 2, end),
    ...whose,
    ...tokens.slice(isAfter ? after + 1 : after),
  ];
}

function said(words: readonly string[], like: Token): readonly Token[] {
  return words.map((one) => spokenAs(like, one));
}

function ofEach(spoken: Spoken, verb: DeedVerb, at: number): readonly Token[] | null {
  const { tokens, candidates } = spoken;
  const end = withoutHelpers(tokens, at);
  const subject = rowsEnding(candidates, end);
  const begin = tokens.findLastIndex(({ norm }, place) => place < end && EACH.has(norm));
  const like = tokens[begin];
  if (subject === null || like === undefined || end - begin > NAME_MAX) return null;
  const what = withoutThat(tokens, begin);
  const object = countedEnding(spoken, what);
  if (object === null || !isSaid(spoken, verb, { subject, object: object.table })) return null;
  return [
    ...tokens.slice(0, what),
    spokenAs(like, 'of'),
    ...tokens.slice(begin, end),
    ...tokens.slice(afterVerb(spoken, at)),
  ];
}

interface Related {
  readonly subject: string;
  readonly object: string;
}

function isSaid({ knowledge }: Spoken, verb: DeedVerb, { subject, object }: Related): boolean {
  // A column of what is counted has it: "each language and the number of channels using it".
  if (subject === object) return true;
  const way = wayOf(verb, { from: subject, to: object, knowledge });
  return way !== null && (way.isDirect || way.told?.name === object || way.told?.isSaid === true);
}

/** The rows of "the number of …" that end there, and where that begins. */
function countedEnding(
  { tokens, candidates }: Spoken,
  end: number,
): { readonly table: string; readonly start: number } | null {
  const table = rowsEnding(candidates, end);
  const starts = candidates.flatMap((one) => (one.end === end && isRows(one) ? [one.start] : []));
  const noun = Math.min(...starts);
  const words = tokens.slice(0, noun).map(({ norm }) => norm);
  const how = words.at(-1) === 'different' || words.at(-1) === 'distinct' ? words.slice(0, -1) : words;
  return table !== null && COUNTING.has(how.slice(-2).join(' ')) ? { table, start: how.length - 2 } : null;
}

/** The rows, or the column, that are named last before the place. */
function namedBefore(
  { candidates }: Spoken,
  start: number,
): { readonly table: string; readonly start: number; readonly end: number } | null {
  const named = candidates.filter((one) => one.end <= start && (isRows(one) || isColumn(one)));
  const end = Math.max(...named.map((one) => one.end));
  const last = named.filter((one) => one.end === end);
  const begin = Math.min(...last.map((one) => one.start));
  const tables = new Set(
    last.flatMap((one) => (one.start === begin && 'dataset' in one.meaning ? [one.meaning.dataset] : [])),
  );
  const [table] = tables;
  return table !== undefined && tables.size === 1 ? { table, start: begin, end } : null;
}

function isColumn({ meaning, match }: Candidate): boolean {
  return meaning.kind === 'field' && match !== 'misspelt' && match !== 'partial';
}

function withoutHelpers(tokens: readonly Token[], at: number): number {
  return HELPERS.has(tokens[at - 1]?.norm ?? '') ? withoutHelpers(tokens, at - 1) : at;
}

function withoutThat(tokens: readonly Token[], at: number): number {
  return THAT.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
}

const COUNTING: ReadonlySet<string> = new Set(['number of', 'how many', 'count of']);
const HELPERS: ReadonlySet<string> = new Set('are been did do does had has have is was were'.split(' '));
const THEY: ReadonlySet<string> = new Set(['he', 'it', 'she', 'they']);
const THEM: ReadonlySet<string> = new Set(['her', 'him', 'it', 'them']);
const THAT: ReadonlySet<string> = new Set(['that', 'which', 'who']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);
/** How many words the name of those who did it may have. */
const NAME_MAX = 4;
