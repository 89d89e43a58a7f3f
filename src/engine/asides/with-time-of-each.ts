import type { Candidate } from '../candidate.ts';
import { doneOf } from '../lexicon/askings.ts';
import { isDone } from '../lexicon/inflection.ts';
import { BEFORE_TIME } from '../lexicon/inversions.ts';
import type { Token } from '../token.ts';
import { isRows, spokenAs } from './deed-words.ts';

interface Spoken {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
}

/**
 * The question with the time that is of two deeds after each of them: "how many loans were issued and how many were closed in 2025" is
 * of what was issued then and what was closed then. Null where it is not asked so.
 */
export function withTimeOfEach(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  const joint = tokens.findIndex(({ norm }) => norm === 'and');
  const time = joint < 1 ? null : timeIn({ tokens, candidates }, end);
  if (time === null) return null;
  const commaAt = (at: number): number => (tokens[at]?.norm === ',' ? 1 : 0);
  const from = time.start === 0 ? time.end + commaAt(time.end) : 0;
  const to = time.start === 0 ? end : time.start - commaAt(time.start - 1);
  const one = counted({ tokens, candidates }, from, joint - commaAt(joint - 1));
  const other = counted({ tokens, candidates }, joint + 1, to);
  if (one === null || other === null) return null;
  const [begin, ...rest] = tokens.slice(time.start, time.end);
  if (begin === undefined) return null;
  const said = [...(RELATIVE.has(begin.norm) ? [spokenAs(begin, 'in')] : []), begin, ...rest];
  return [...one, ...said, ...tokens.slice(joint, joint + 1), ...other, ...said, ...tokens.slice(end)];
}

/** "*last* quarter". */
const RELATIVE: ReadonlySet<string> = new Set(['last', 'previous', 'this']);

/** The one time of the question, at its beginning or its end. */
function timeIn({ tokens, candidates }: Spoken, end: number): Candidate | null {
  const times = candidates.filter(({ meaning }) => meaning.kind === 'time');
  const [whole] = times.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  if (whole === undefined) return null;
  const isOnly = times.every((one) => one.start >= whole.start && one.end <= whole.end);
  const isLed = whole.start === 0 && BEFORE_TIME.has(tokens[0]?.norm ?? '');
  return isOnly && (isLed || whole.end === end) ? whole : null;
}

/** What is counted, up to what was done with it: "(how many) loans were issued"; null where it is anything else. */
function counted({ tokens, candidates }: Spoken, start: number, end: number): readonly Token[] | null {
  const part = tokens.slice(start, end);
  const [first, second] = part;
  if (first === undefined || second === undefined || part.some(isOtherwise)) return null;
  const isMany =
    first.norm === 'how' ? second.norm === 'many' : first.norm === 'number' && second.norm === 'of';
  const isNoun = candidates.some((one) => isRows(one) && one.start === start);
  const isOurs = part.some(({ norm }) => norm === 'did');
  const isDeed = candidates.some(
    (one) =>
      one.end === end &&
      one.start > start &&
      DATED.has(one.meaning.kind) &&
      (isOurs || endsInDeed(tokens, one)),
  );
  if (!isDeed || !(isMany || isNoun)) return null;
  if (isOurs) return passive(part);
  return isMany ? part : [spokenAs(first, 'number'), spokenAs(first, 'of'), ...part];
}

/** "did we close" as "were closed". */
function passive(part: readonly Token[]): readonly Token[] | null {
  const did = part.findIndex(({ norm }) => norm === 'did');
  const [auxiliary, , verb, ...rest] = part.slice(did);
  if (auxiliary === undefined || verb === undefined) return null;
  return [...part.slice(0, did), spokenAs(auxiliary, 'were'), spokenAs(verb, doneOf(verb.norm)), ...rest];
}

/** A date, an event that is dated, or a state that rows got to. */
const DATED: ReadonlySet<Candidate['meaning']['kind']> = new Set(['event', 'field', 'segment']);

function endsInDeed(tokens: readonly Token[], { start, end }: Candidate): boolean {
  const verb = tokens[end - 1]?.norm ?? '';
  const done = PARTICLES.has(verb) ? (tokens[start]?.norm ?? '') : verb;
  return verb === 'due' || done === 'came' || isDone(done);
}

const PARTICLES: ReadonlySet<string> = new Set(['in', 'off', 'out', 'up']);

/** It is so now, or was at any time; or more is said than what was done. */
function isOtherwise({ norm, kind }: Token): boolean {
  return kind === 'symbol' || OTHERWISE.has(norm);
}

const OTHERWISE: ReadonlySet<string> = new Set(
  'and are by ever has have had is or per still that them these they those which who with'.split(' '),
);
