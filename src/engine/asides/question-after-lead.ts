import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { unknownTokens } from '../find-candidates.ts';
import { ADDRESSEES } from '../lexicon/asides.ts';
import { MEASURED, OPENING_BINDING } from '../lexicon/background.ts';
import {
  ANY_AMOUNT,
  ASKING_VERBS,
  LEAD_QUESTIONS,
  MEASURE_WORDS,
  ROWS_ASKED,
} from '../lexicon/frames/leads.ts';
import type { Token } from '../token.ts';
import { type Background, BEING, NAMES } from './background.ts';
import { pointsBack } from './background-pointers.ts';
import { saysWhich } from './background-scope.ts';
import { isSaidIn, meaningsOf } from './restated.ts';
import { withPlainFrames } from './with-plain-frames.ts';
import { binds } from './without-background.ts';

type Find = (tokens: readonly Token[]) => readonly Candidate[];

/** What is said first, and the question after it. */
export interface Led {
  readonly lead: readonly Token[];
  readonly rest: readonly Token[];
  /** What it is about, and no sentence of its own. */
  readonly isTitle: boolean;
}

/**
 * A question that is complete by itself after a first sentence or title, which says nothing that it lacks: "Where are we losing money?
 * List the …", "Fair lending: approval rate by …". Null where the first part has a value, number, time, condition or denial of its own,
 * names other rows, or is pointed to.
 */
export function questionAfterLead(tokens: readonly Token[], find: Find, knowledge: Knowledge): Led | null {
  const end = tokens.findIndex((_, at) => isEnd(tokens, at));
  const [first, rest] = [inSmallLetters(tokens.slice(0, end)), tokens.slice(end + 1)];
  const mark = tokens[end]?.norm ?? '';
  if (end < 1 || end > FIRST_MAX || ![rest, withPlainFrames(rest) ?? rest].some(isComplete)) return null;
  const said = find(first).filter(isNamed);
  if (isBinding(first, said, mark)) return null;
  const before = said.filter((one) => !isOfWondering(one, first));
  const background: Background = { first, rest, before, after: find(rest).filter(isNamed) };
  // "Subprime: …" may be which rows are meant.
  if (first.length === 1 && unknownTokens(first, find(first)).length > 0) return null;
  // "Sales: compare red and blue boats" asks for the sales.
  if (rest[0]?.norm === 'compare' && before.some(({ meaning }) => QUANTITIES.has(meaning.kind))) return null;
  const isLead = mark === '?' ? isWondering(background) : !ROWS_ASKED.has(first[0]?.norm ?? '');
  if (!isLead || !asksOfItsOwn(background) || !hasOwnRows(background) || pointsBack(background)) return null;
  return saysWhich(isOfAsking(first) ? withoutQuantities(background) : background, knowledge)
    ? null
    : { lead: first, rest, isTitle: mark === ':' || DASHES.has(mark) };
}

const QUANTITIES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['field', 'metric']);

/** In capitals no word is a name more than another. */
function inSmallLetters(first: readonly Token[]): readonly Token[] {
  const isAll = first.every(({ text }) => text === text.toUpperCase());
  return isAll ? first.map((token) => ({ ...token, text: token.norm })) : first;
}

/** Who says more than that says something of the answer. */
const FIRST_MAX = 16;
const REST_MIN = 4;
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ':', ';']);
const DASHES: ReadonlySet<string> = new Set(['-', '–', '—']);

/** A mark that ends a sentence or a title; a dash does where blanks are around it. */
function isEnd(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || token.kind !== 'symbol') return false;
  if (ENDS.has(token.norm)) return true;
  const isApart =
    before !== undefined && after !== undefined && before.end < token.start && token.end < after.start;
  return DASHES.has(token.norm) && isApart;
}

/** It is long enough, and begins as what is asked for does or has a word for a number or groups: "average price by town". */
function isComplete(rest: readonly Token[]): boolean {
  const words = rest.filter(({ kind }) => kind !== 'symbol');
  const isAsking = ASKING_VERBS.has(words[0]?.norm ?? '');
  return words.length >= REST_MIN && (isAsking || words.some(({ norm }) => MEASURE_WORDS.has(norm)));
}

/** Whether it leaves out, limits, orders or counts; but for the word that asks, what a name has, and "cross-sell count: …". */
function isBinding(first: readonly Token[], said: readonly Candidate[], mark: string): boolean {
  const isTold = (at: number): boolean =>
    said.some(({ start, end }) => start <= at && at < end && end - start > 1) ||
    (mark === ':' && at === first.length - 1 && COUNTS.has(first[at]?.norm ?? ''));
  const others = first.filter((_, at) => !isTold(at));
  const rest = ASKING_WORDS.has(others[0]?.norm ?? '') ? others.slice(1) : others;
  return binds(others) || rest.some(({ norm }) => OPENING_BINDING.has(norm));
}

const COUNTS: ReadonlySet<string> = new Set(['count', 'counts']);
const ASKING_WORDS: ReadonlySet<string> = new Set(['what', 'where', 'who', 'why']);

/** "how *bad* is it": a judgement, and no rows. */
function isOfWondering({ start, end }: Candidate, first: readonly Token[]): boolean {
  return first[0]?.norm === 'how' && start === 1 && end === 2 && BEING.has(first[2]?.norm ?? '');
}

/** "where are we losing money?", "does it pay?": no question for a number or a list of rows; "which towns hurt?" is one of the rows listed then. */
function isWondering({ first, rest, before, after }: Background): boolean {
  const [begin = '', next = ''] = first.map(({ norm }) => norm);
  if (begin === 'which') {
    const tables = new Set(after.map(tableOf));
    return rest.some(({ norm }) => MEASURED.has(norm)) && before.every((one) => tables.has(tableOf(one)));
  }
  return LEAD_QUESTIONS.has(begin) && !ROWS_ASKED.has(begin === 'how' || begin === 'what' ? next : begin);
}

/** "fair lending *question*", "pricing *check*" */
function isOfAsking(first: readonly Token[]): boolean {
  return ADDRESSEES.has(first.at(-1)?.norm ?? '');
}

function withoutQuantities(background: Background): Background {
  const isQuantity = ({ meaning }: Candidate): boolean =>
    meaning.kind === 'metric' || meaning.kind === 'field';
  return { ...background, before: background.before.filter((one) => !isQuantity(one)) };
}

function isNamed({ meaning, match }: Candidate): boolean {
  return meaning.kind !== 'language' && (match === 'exact' || match === 'inflected');
}

/** It names rows or a quantity, and no "amount" that the lead may have said which one is. */
function asksOfItsOwn({ rest, before, after }: Background): boolean {
  const again = new Set(after.flatMap(meaningsOf));
  const isSaid = before.every((one) => isSaidIn(one, again));
  return (
    after.some(({ meaning }) => NAMES.has(meaning.kind)) &&
    (isSaid || !rest.some(({ norm }) => ANY_AMOUNT.has(norm)))
  );
}

/** "Applications: average score by channel" may be of the applications alone: rows that a lead names are said again, or others are. */
function hasOwnRows({ before, after }: Background): boolean {
  const tables = new Set(after.flatMap((one) => (one.meaning.kind === 'dataset' ? [tableOf(one)] : [])));
  return tables.size > 0 || before.every((one) => one.meaning.kind !== 'dataset' || isOfAll(one, after));
}

function isOfAll(one: Candidate, after: readonly Candidate[]): boolean {
  return after.some((other) => tableOf(other) === tableOf(one));
}

function tableOf({ meaning }: Candidate): string {
  return 'dataset' in meaning ? meaning.dataset : '';
}
