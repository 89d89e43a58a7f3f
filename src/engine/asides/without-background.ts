import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import {
  ASKING_BEGINS,
  BINDING,
  CALLING,
  DEFINING,
  FINITE,
  IF_ASKING,
  NOT_OF_ASKING,
  NOTE_BEGINS,
  NOTE_NOUNS,
  SUBJECTS,
} from '../lexicon/background.ts';
import type { Token } from '../token.ts';
import { pointsBack, withPointersNamed } from './background-pointers.ts';
import { saysWhich } from './background-scope.ts';

/**
 * The question without a first sentence that only says why it is asked: "I'm reviewing our fee policy. What share of payments has a
 * late fee?" Rows of which the question speaks as "ones" or "them" are those that the sentence names. Null where the sentence may
 * say something of the answer: of which rows it is, what is left out, how to count; or where the question is none of its own.
 */
export function withoutBackground(
  tokens: readonly Token[],
  find: Find,
  knowledge: Knowledge,
): readonly Token[] | null {
  const end = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && ENDS.has(norm));
  if (end < 1 || end > FIRST_MAX || tokens.length - end - 1 < REST_MIN) return null;
  const [first, typed] = [tokens.slice(0, end), tokens.slice(end + 1)];
  if (!isStatement(first) || !isAsking(typed) || binds(first) || pointsAtRows(first)) return null;
  const before = find(tokens).filter((one) => one.end <= end && isNamed(one));
  const rest = withPointersNamed({ first, rest: typed, before }, find);
  const background = { first, rest, before, after: find(rest).filter(isNamed) };
  return pointsBack(background) || saysWhich(background, knowledge) ? null : rest;
}

type Find = (tokens: readonly Token[]) => readonly Candidate[];

const ENDS: ReadonlySet<string> = new Set(['.', '!', ';']);
const REST_MIN = 3;
/** Who says more than that says something of the answer. */
const FIRST_MAX = 24;

/** "Look at the late loans. …" says which rows the question is of. */
function pointsAtRows(first: readonly Token[]): boolean {
  return POINTING.has(
    first
      .map(({ norm }) => norm)
      .slice(0, 2)
      .join(' '),
  );
}

const POINTING: ReadonlySet<string> = new Set([
  'consider all',
  'consider the',
  'focus on',
  'look at',
  'take all',
  'take the',
]);

function isNamed({ meaning, match }: Candidate): boolean {
  return meaning.kind !== 'language' && (match === 'exact' || match === 'inflected');
}

function isStatement(first: readonly Token[]): boolean {
  const [begin = ''] = first.map(({ norm }) => norm);
  if (NOTE_BEGINS.has(begin) && first.some(({ norm }) => NOTE_NOUNS.has(norm))) return true;
  return !ASKING_BEGINS.has(begin) && first.some(({ norm }) => FINITE.has(norm) || SUBJECTS.has(norm));
}

function isAsking(rest: readonly Token[]): boolean {
  return ASKING_BEGINS.has(rest[0]?.norm ?? '') || rest.at(-1)?.norm === '?';
}

/** Whether it leaves out, limits or defines what the question after it is of. */
export function binds(first: readonly Token[]): boolean {
  return first.some(({ norm }, at) => {
    const [before = '', after = ''] = [first[at - 1]?.norm, first[at + 1]?.norm];
    if (norm === 'if') return !IF_ASKING.has(before);
    if (norm === 'charge') return before === 'in';
    if (CALLING.has(norm)) return first.some((one) => DEFINING.has(one.norm));
    return BINDING.has(norm) && !(DENYING.has(norm) && NOT_OF_ASKING.has(after));
  });
}

const DENYING: ReadonlySet<string> = new Set(['never', 'not', 'only']);
