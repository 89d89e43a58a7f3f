import { singularOf } from '../catalog/mod.ts';
import type { Candidate } from './candidate.ts';
import { DEED_VERBS } from './lexicon/deed-verbs.ts';
import type { Token } from './token.ts';

/** The names of the data without those that the words around them show to be none: which department "*runs* the most projects". */
export function namesInPlace(linked: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  return linked
    .filter((one, _, all) => !isAcrossAnd(one, tokens) && !isDone(one, tokens) && !isDoneTo(one, tokens, all))
    .filter((one, _, all) => !isWhose(one, tokens) && !isReason(one, tokens) && !isYes(one, tokens, all))
    .filter((one, _, all) => !isMean(one, tokens) && !isCutAtAnd(one, tokens, all))
    .filter((one, _, all) => !isNumberOfRows(one, tokens, all) && !isCalledAsRows(one, tokens, all));
}

/** "applications and approvals", "loans and charge-offs" are rows and rows, and no days from one to the other. */
function isCutAtAnd(
  { start, end, match, meaning }: Candidate,
  tokens: readonly Token[],
  linked: readonly Candidate[],
): boolean {
  if (match === 'exact' || meaning.kind === 'value') return false;
  const and = tokens.slice(start, end).findIndex(({ norm }) => norm === 'and') + start;
  const isEnd = and === start || and === end - 1;
  return (
    and >= start && (isEnd || linked.some((one) => isRows(one) && one.start === start && one.end === and))
  );
}

function isRows({ meaning, match }: Candidate): boolean {
  return meaning.kind === 'dataset' && match === 'exact';
}

/** "mean pay" is an average, and no means of payment. */
function isMean({ start, end, match }: Candidate, tokens: readonly Token[]): boolean {
  return match !== 'exact' && end > start + 1 && tokens.slice(start, end).some(({ norm }) => norm === 'mean');
}

/** "OK, now the volume by month": no state. */
function isYes(
  { start, end, meaning }: Candidate,
  tokens: readonly Token[],
  linked: readonly Candidate[],
): boolean {
  if (meaning.kind !== 'value' || start > 0 || end > 1 || tokens[0]?.norm !== 'ok') return false;
  const next = tokens[1]?.norm ?? '';
  return next === ','
    ? !linked.some((one) => one.start === 2 && one.meaning.kind === 'value')
    : AFTER_YES.has(next);
}

const AFTER_YES: ReadonlySet<string> = new Set([
  '-',
  'and',
  'good',
  'great',
  'next',
  'now',
  'please',
  'so',
  'then',
]);

/** "loans & volume" is no loan volume; a value may have the sign in its name. */
function isAcrossAnd({ start, end, meaning }: Candidate, tokens: readonly Token[]): boolean {
  return (
    meaning.kind !== 'value' &&
    tokens.some(
      (sign, at) =>
        sign.norm === '&' && at > start && at < end - 1 && sign.start > (tokens[at - 1]?.end ?? 0),
    )
  );
}

/** Which department "runs the most projects" says nothing of those that are running. */
function isDone({ start, meaning, match }: Candidate, tokens: readonly Token[]): boolean {
  const norm = tokens[start]?.norm ?? '';
  return (
    meaning.kind === 'segment' &&
    match === 'inflected' &&
    norm.endsWith('s') &&
    DEED_VERBS.has(norm) &&
    AFTER_VERBS.has(tokens[start + 1]?.norm ?? '')
  );
}

/** "the number of left-handed winners": how many there are, and no column of theirs that is called a number. */
function isNumberOfRows(
  { start, end, meaning }: Candidate,
  tokens: readonly Token[],
  linked: readonly Candidate[],
): boolean {
  const isNumber = meaning.kind === 'field' && end === start + 1 && tokens[start]?.norm === 'number';
  if (!isNumber || tokens[end]?.norm !== 'of') return false;
  const isAt = (at: number, kinds: readonly string[]): boolean =>
    linked.some((one) => one.start === at && one.match !== 'partial' && kinds.includes(one.meaning.kind));
  let at = end + 1;
  while (isAt(at, ['value']) || tokens[at]?.norm === '-' || (at > end + 1 && isAt(at, ['field']))) {
    if (isAt(at, ['dataset'])) break;
    at += 1;
  }
  const noun = tokens[at]?.norm ?? '';
  return at > end + 1 && singularOf(noun) !== noun && isAt(at, ['dataset']);
}

/** "five episodes" are rows, and no `episode` that each of them has. */
function isCalledAsRows(
  { start, end, meaning }: Candidate,
  tokens: readonly Token[],
  linked: readonly Candidate[],
): boolean {
  const noun = tokens[end - 1]?.norm ?? '';
  if (meaning.kind !== 'field' || singularOf(noun) === noun) return false;
  return linked.some(
    (one) =>
      one.start === start &&
      one.end === end &&
      one.match === 'exact' &&
      one.meaning.kind === 'dataset' &&
      one.meaning.dataset === meaning.dataset,
  );
}

/** "Who hired Ann?" asks who did so, and not when it was done to her. */
function isDoneTo(
  { start, end, meaning }: Candidate,
  tokens: readonly Token[],
  linked: readonly Candidate[],
): boolean {
  const [who, verb] = [tokens[start - 1]?.norm ?? '', tokens[start]?.norm ?? ''];
  return (
    (meaning.kind === 'field' || meaning.kind === 'event') &&
    end === start + 1 &&
    WHO.has(who) &&
    /[a-z]{2}ed$/.test(verb) &&
    !DONE_BY_ONESELF.has(verb) &&
    linked.some(
      (one) => one.start === end && one.meaning.kind === 'value' && one.meaning.dataset === meaning.dataset,
    )
  );
}

const WHO: ReadonlySet<string> = new Set(['who', 'whom']);

/** What people do to places and times, or to nothing. */
const DONE_BY_ONESELF: ReadonlySet<string> = new Set(
  'arrived booked departed died ended entered enrolled finished graduated joined ordered registered resigned retired started visited'.split(
    ' ',
  ),
);

/** What begins that to which something is done. */
const AFTER_VERBS: ReadonlySet<string> = new Set(['a', 'an', 'any', 'at', 'more', 'no', 'the']);

/** "loans whose *owner* has no score": who or what it is of, and no state of them. */
function isWhose({ start, end, meaning }: Candidate, tokens: readonly Token[]): boolean {
  return (
    (meaning.kind === 'value' || meaning.kind === 'segment') &&
    tokens[start - 1]?.norm === 'whose' &&
    HAVING.has(tokens[end]?.norm ?? '')
  );
}

/** "declined due to low income" is of nothing that is due. */
function isReason({ start, end }: Candidate, tokens: readonly Token[]): boolean {
  return end === start + 1 && tokens[start]?.norm === 'due' && tokens[end]?.norm === 'to';
}

const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'lives', 'lived', 'earns', 'earned']);
