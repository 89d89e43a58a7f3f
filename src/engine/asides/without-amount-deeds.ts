import type { Candidate } from '../candidate.ts';
import { AMOUNT_DEEDS, AMOUNT_ENDS, BEFORE_DEEDS, DEED_JOINTS } from '../lexicon/amount-deeds.ts';
import { PERIODS } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';

/**
 * The question with amounts of those who did what is done with such amounts anyway: "the fares paid by adult passengers" are the
 * fares of adult passengers, "the points scored by each player" those for each player. Null where nothing of that kind is said.
 */
export function withoutAmountDeeds(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const verb = tokens.findIndex((_, at) => isDeed(tokens, at));
  const like = tokens[verb];
  // What the data calls so is no mere turn of speech: "interest paid" is a column.
  const begin = beginOf(tokens, verb);
  // When it was done is another date, perhaps.
  const isTimed = TIMES.has(tokens[verb + 1]?.norm ?? '');
  const isAmount = !isTimed && candidates.some((one) => one.end === begin && isName(one, begin - 1));
  const isCalled = (one: Candidate): boolean =>
    isName(one, verb) &&
    // "late fees *billed*": the fees are a column, and what is billed is another.
    !(isAmount && one.start === verb && (one.meaning.kind === 'field' || one.meaning.kind === 'metric'));
  if (like === undefined || candidates.some(isCalled)) return null;
  const [joint, next] = tokens.slice(verb + 1, verb + 3);
  const rest = tokens.slice(verb + 1);
  if (joint === undefined || !DEED_JOINTS.has(joint.norm)) return [...tokens.slice(0, begin), ...rest];
  const isOfEach = EACH.has(next?.norm ?? '');
  // "paid by members of each club" groups by what those who did it are of.
  const isGroup = isOfSeveral(rest) || namesGroups(tokens, candidates, verb + 2);
  if (joint.norm === 'by' && isGroup) return [...tokens.slice(0, begin), ...rest];
  const said = isOfEach ? 'for' : joint.norm === 'by' || joint.norm === 'to' ? 'of' : joint.norm;
  return [...tokens.slice(0, begin), { ...joint, norm: said }, ...rest.slice(1)];
}

const TIMES: ReadonlySet<string> = new Set(
  'after before between during in last since this within'.split(' '),
);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);

/** "by members of each", "by the guests from every". */
function isOfSeveral(words: readonly Token[]): boolean {
  const at = words.findIndex(({ norm }) => EACH.has(norm));
  return at > 2 && at < 5 && PLACES.has(words[at - 1]?.norm ?? '');
}

/** "fares paid by cabin class", "by month": nobody who did it. */
function namesGroups(tokens: readonly Token[], candidates: readonly Candidate[], at: number): boolean {
  if (PERIODS.has(tokens[at]?.norm ?? '')) return true;
  const named = candidates.filter(({ start, match }) => start === at && match === 'exact');
  const end = Math.max(...named.map((one) => one.end));
  const longest = named.filter((one) => one.end === end).map(({ meaning }) => meaning.kind);
  // "by premium members": a column may say which of them.
  const isOfRows = candidates.some(({ start, meaning }) => start === end && meaning.kind === 'dataset');
  return longest.includes('field') && !longest.includes('dataset') && !isOfRows;
}

const PLACES: ReadonlySet<string> = new Set(['from', 'of', 'with']);

/** "fares paid", "fine amount charged", "points that were scored". */
function isDeed(tokens: readonly Token[], at: number): boolean {
  const nouns = AMOUNT_DEEDS.get(tokens[at]?.norm ?? '');
  if (nouns === undefined) return false;
  const begin = beginOf(tokens, at);
  const end = AMOUNT_ENDS.has(tokens[begin - 1]?.norm ?? '') ? begin - 1 : begin;
  return [tokens[begin - 1], tokens[end - 1]].some(
    (one) => one !== undefined && nouns.has(nounForm(one.norm)),
  );
}

function beginOf(tokens: readonly Token[], verb: number): number {
  let begin = verb;
  while (BEFORE_DEEDS.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  return begin;
}

function isName({ start, end, meaning, match }: Candidate, at: number): boolean {
  return (
    start <= at &&
    end > at &&
    (match === 'exact' || match === 'inflected') &&
    (meaning.kind === 'field' ||
      meaning.kind === 'metric' ||
      meaning.kind === 'segment' ||
      meaning.kind === 'value')
  );
}
