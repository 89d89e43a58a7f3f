import type { Candidate } from '../candidate.ts';
import { aggregatesOf } from '../expression-walk.ts';
import {
  ASKED_AGAIN,
  ASKED_HOW_MUCH,
  COMPUTED_WORDS,
  COUNTING_WORDS,
  NOTE_MARKS,
  NOTE_NOUNS,
  NOTE_OF_COUNT,
  NOTE_OF_ONE,
  NOTE_OF_SUM,
  NOTE_WORDS,
  NOTES_OF_NOTHING,
} from '../lexicon/answer-notes.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { seek } from '../seek.ts';
import type { Token } from '../token.ts';
import type { Claim } from './claims.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question without a last note on the answer itself ("…, just the number", "… (one row)", "…: what are they?") or the same
 * said first ("Just one number: …"), and what its query must be like for that to be so. Null where there is none.
 */
export function withoutNote(tokens: readonly Token[], candidates: readonly Candidate[]): Clarified | null {
  const cut = noteFirst(tokens) ?? noteLast(tokens);
  if (cut === null || cut.asked.length < REST_MIN) return null;
  return ASKED_AGAIN.test(cut.note) && isOfData(tokens, candidates) ? null : noted(cut);
}

/** "…, and what was the *result*", where rows have a result. */
function isOfData(tokens: readonly Token[], candidates: readonly Candidate[]): boolean {
  const last = tokens.findLastIndex(({ kind }) => kind === 'word');
  return candidates.some(
    ({ start, meaning, match }) =>
      start === last && meaning.kind === 'field' && (match === 'exact' || match === 'inflected'),
  );
}

/** Fewer words are no question of their own. */
const REST_MIN = 2;

interface Cut {
  readonly asked: readonly Token[];
  /** The words of the note, apart by one space. */
  readonly note: string;
}

const MARKS: ReadonlySet<string> = new Set([',', ';', ':', '.', '!', '?', '-', '–', '—', '(', '[', '=']);
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ')', ']']);

/** "Just one number: …". */
function noteFirst(tokens: readonly Token[]): Cut | null {
  const mark = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && (norm === ':' || norm === '.'));
  if (mark < 2) return null;
  const note = spokenIn(tokens.slice(0, mark));
  return isNote(note.split(' ')) ? { asked: tokens.slice(mark + 1), note } : null;
}

/** "…, just the number", "… (one row)", "… = ?", "… as a number". */
function noteLast(tokens: readonly Token[]): Cut | null {
  let end = tokens.length;
  while (end > 0 && ENDS.has(tokens[end - 1]?.norm ?? '')) end -= 1;
  const asked = tokens.slice(0, end - 1);
  // "how many retired borrowers total?"
  const isAlone = !JOINING.has(tokens[end - 2]?.norm ?? '');
  if (
    isAlone &&
    TOTALLY.has(tokens[end - 1]?.norm ?? '') &&
    asked.some(({ norm }) => COUNTING_WORDS.has(norm))
  )
    return { asked, note: '' };
  const mark = tokens.findLastIndex(({ kind, norm }, at) => at < end && kind === 'symbol' && MARKS.has(norm));
  if (/^(?:and|with|plus|including) (?:.* )?totals?\b/.test(spokenIn(tokens.slice(mark + 1, end))))
    return null;
  const apart =
    mark < 1 ? null : { asked: tokens.slice(0, mark), note: spokenIn(tokens.slice(mark + 1, end)) };
  if (apart !== null && (apart.note === '' ? tokens[mark]?.norm === '=' : isAnyNote(apart.note)))
    return apart;
  const from = tokens.findLastIndex(({ norm }, at) => at < end && norm === 'as');
  const begin = tokens[from - 1]?.norm === 'expressed' ? from - 1 : from;
  const attached = spokenIn(tokens.slice(begin, end));
  return begin > 0 && isNote(attached.split(' ')) ? { asked: tokens.slice(0, begin), note: attached } : null;
}

const JOINING: ReadonlySet<string> = new Set(
  ',|&|a|an|and|by|grand|in|including|or|overall|plus|the|with'.split('|'),
);
const TOTALLY: ReadonlySet<string> = new Set(['total', 'totally']);

function spokenIn(tokens: readonly Token[]): string {
  return tokens.map(({ norm }) => norm).join(' ');
}

function isAnyNote(note: string): boolean {
  return (
    [...NOTES_OF_NOTHING, ASKED_AGAIN, ASKED_HOW_MUCH].some((form) => seek(form, note) !== null) ||
    isNote(note.split(' '))
  );
}

function isNote(words: readonly string[]): boolean {
  return (
    words.length > 1 &&
    words.every((word) => NOTE_WORDS.has(word)) &&
    words.some((word) => NOTE_NOUNS.has(word)) &&
    words.some((word) => NOTE_MARKS.has(word))
  );
}

/** What the note makes of the question. */
function noted({ asked, note }: Cut): Clarified | null {
  if (note === '' || NOTES_OF_NOTHING.some((form) => seek(form, note) !== null) || ASKED_AGAIN.test(note))
    return { tokens: asked, claims: [] };
  const says = (words: ReadonlySet<string>): boolean => asked.some(({ norm }) => words.has(norm));
  if (ASKED_HOW_MUCH.test(note)) return says(COMPUTED_WORDS) ? { tokens: asked, claims: [isComputed] } : null;
  const words = note.split(' ');
  const has = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  const claims: Claim[] = [isComputed];
  if (has(NOTE_OF_ONE)) claims.push(isOneRow);
  if (has(NOTE_OF_SUM)) claims.push(isAddedUp);
  if (!has(NOTE_OF_COUNT)) return { tokens: asked, claims };
  return { tokens: says(COUNTING_WORDS) ? asked : counted(asked), claims: [...claims, isCounted] };
}

/** "number of …". */
function counted(asked: readonly Token[]): readonly Token[] {
  const [first] = asked;
  if (first === undefined) return asked;
  return [{ ...first, kind: 'word', norm: 'number' }, { ...first, kind: 'word', norm: 'of' }, ...asked];
}

function isComputed(query: LogicalQuery): boolean {
  return query.kind === 'aggregate';
}

function isOneRow(query: LogicalQuery): boolean {
  return query.kind === 'aggregate' && (query.dimensions.length === 0 || query.limit === 1);
}

function isCounted(query: LogicalQuery): boolean {
  return functionsOf(query).some((name) => name === 'count');
}

function isAddedUp(query: LogicalQuery): boolean {
  return functionsOf(query).some((name) => name === 'count' || name === 'sum');
}

function functionsOf(query: LogicalQuery): readonly string[] {
  if (query.kind !== 'aggregate') return [];
  return query.measures.flatMap(({ expression }) => aggregatesOf(expression)).map((one) => one.function);
}
