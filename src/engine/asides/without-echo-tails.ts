import { singularOf } from '../../catalog/mod.ts';
import type { Candidate, Meaning } from '../candidate.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import {
  DEGREES_ASKED,
  FIGURES_ASKED,
  ITSELF,
  TAIL_JOINTS,
  TAIL_LEADS,
  TAIL_OPENINGS,
  TAIL_WORDS,
} from '../lexicon/echo-tails.ts';
import { verbStem } from '../lexicon/inflection.ts';
import type { LogicalQuery, Output } from '../logical-query.ts';
import { partsOf } from '../plan/rewrite.ts';
import { shownOutputs } from '../shown.ts';
import type { Token } from '../token.ts';
import type { Claim } from './claims.ts';
import { isIn } from './echo-claim.ts';
import type { Spoken } from './spoken.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question without a part at its end that asks for the number by which the rows or groups are chosen, and which the answer shows anyway:
 * "which town has the most boats, *and how many are there in each?*", "the five harbours with the highest fees, *with the dollars*". Each
 * word of it says nothing, names a kind of number, or stands before; a query that shows no such number is not meant.
 */
export function* withoutEchoTails(spoken: Spoken): Generator<Clarified, void, void> {
  for (const { from, start, end } of tailsOf(spoken.tokens)) {
    const claim = tailClaim(spoken, { from, start, end });
    if (claim === null) continue;
    yield { tokens: [...spoken.tokens.slice(0, from), ...spoken.tokens.slice(end)], claims: [claim] };
  }
}

/** A part at the end, by tokens; ends are exclusive. */
interface Tail {
  /** Where the joint or the mark before it stands. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** Fewer words before it ask nothing. */
const BODY_MIN = 4;
const TAIL_MAX = 12;

/** Those that begin last first. */
function tailsOf(tokens: readonly Token[]): readonly Tail[] {
  return tokens
    .flatMap((token, at): Tail[] => {
      if (at < BODY_MIN) return [];
      const next = tokens[at + 1]?.norm ?? '';
      const isSentence = SENTENCE_ENDS.has(token.norm) && TAIL_OPENINGS.has(next);
      if (!isSentence && !TAIL_JOINTS.has(token.norm)) return [];
      const led = TAIL_LEADS.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
      const from = !isSentence && tokens[led - 1]?.norm === ',' ? led - 1 : led;
      const length = tokens.slice(at + 1).findIndex(({ kind, norm }) => kind === 'symbol' && norm !== "'s");
      const end = length < 0 ? tokens.length : at + 1 + length;
      return end - at > 1 && end - at <= TAIL_MAX ? [{ from, start: at + 1, end }] : [];
    })
    .toReversed();
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '?', ';']);

/** What the query must show for the tail to say nothing more; null where a word of it says something. */
function tailClaim({ tokens, candidates, knowledge }: Spoken, { from, start, end }: Tail): Claim | null {
  const body = tokens.slice(0, from);
  const known = new Set(body.flatMap(({ norm }) => [norm, singularOf(norm), verbStem(norm)]));
  const named = candidates.filter(
    (one) => one.start >= start && one.end <= end && one.meaning.kind !== 'language' && EXACT.has(one.match),
  );
  const kinds: ((output: Output) => boolean)[] = [];
  const claims: Claim[] = [];
  for (let at = start; at < end; at += 1) {
    const { norm, kind } = tokens[at] ?? { norm: '', kind: 'symbol' };
    const figure = FIGURES_ASKED.get(norm);
    if (figure !== undefined) kinds.push(OF_KIND[figure]);
    if (figure !== undefined || TAIL_WORDS.has(norm)) continue;
    const isAgain = known.has(norm) || known.has(singularOf(norm)) || known.has(verbStem(norm));
    const amount = isAgain ? null : amountAt(at, named);
    if (amount !== null) {
      claims.push((query) => numbersOf(query).some((one) => isMadeOf(one, amount.meanings, knowledge)));
      at = amount.end - 1;
      continue;
    }
    if (!isAgain || kind === 'number' || !isSaidSo(at, { tokens, candidates, from })) return null;
    const meanings = named.filter((one) => one.start <= at && one.end > at).map(({ meaning }) => meaning);
    if (meanings.length > 0)
      claims.push((query) => meanings.some((meaning) => isIn(query, meaning, knowledge)));
  }
  const said = new Set(tokens.slice(start, end).map(({ norm }) => norm));
  const isItAlone = !said.isDisjointFrom(DEGREES_ASKED) && !said.isDisjointFrom(ITSELF);
  if (kinds.length + claims.length === 0 && !isItAlone) return null;
  return (query) => {
    const numbers = numbersOf(query);
    return (
      isChosen(query) &&
      numbers.length > 0 &&
      kinds.every((isMeant) => numbers.some(isMeant)) &&
      claims.every((claim) => claim(query))
    );
  };
}

const EXACT: ReadonlySet<Candidate['match']> = new Set(['exact', 'inflected']);

function numbersOf(query: LogicalQuery): readonly Output[] {
  return shownOutputs(query).filter(({ role }) => role === 'measure' || role === 'rate');
}

/** The longest name of an amount that begins there: "the *loan volume* of each". */
function amountAt(
  at: number,
  named: readonly Candidate[],
): { readonly end: number; readonly meanings: readonly Meaning[] } | null {
  const amounts = named.filter(({ start, meaning }) => start === at && AMOUNTS.has(meaning.kind));
  if (amounts.length === 0) return null;
  const end = Math.max(...amounts.map((one) => one.end));
  return { end, meanings: amounts.filter((one) => one.end === end).map(({ meaning }) => meaning) };
}

const AMOUNTS: ReadonlySet<Meaning['kind']> = new Set(['metric', 'field']);

/** Whether a number is the one that a word means, or of the column alone that it means. */
function isMadeOf(
  { expression }: Output,
  meanings: readonly Meaning[],
  { metrics }: Spoken['knowledge'],
): boolean {
  const columns = partsOf(expression).filter((part) => 'column' in part);
  return meanings.some((meaning) => {
    if (meaning.kind === 'metric')
      return metrics.some((one) => one.name === meaning.metric && isSame(expression, one.expression));
    return (
      meaning.kind === 'field' &&
      columns.length > 0 &&
      columns.every((part) => 'column' in part && part.column === meaning.field)
    );
  });
}

/** "most late loans, and how many loans" may be all of them: what restricts a noun before restricts it again. */
function isSaidSo(
  at: number,
  { tokens, candidates, from }: Pick<Spoken, 'tokens' | 'candidates'> & { readonly from: number },
): boolean {
  const noun = singularOf(tokens[at]?.norm ?? '');
  const before = tokens[at - 1]?.norm;
  const isRestricting = ({ meaning, end }: Candidate, place: number): boolean =>
    end === place && (meaning.kind === 'segment' || meaning.kind === 'value');
  return tokens
    .slice(0, from)
    .every(
      ({ norm }, place) =>
        singularOf(norm) !== noun ||
        tokens[place - 1]?.norm === before ||
        !candidates.some((one) => isRestricting(one, place)),
    );
}

/** The rows or groups are some of all, by a number of theirs. */
function isChosen(query: LogicalQuery): boolean {
  if (query.kind === 'values') return false;
  if (query.limit !== null || query.perGroup !== null) return true;
  return query.kind === 'aggregate'
    ? query.having !== null
    : conjunctsOf(query.where).some(({ kind }) => kind === 'related-aggregate');
}

/** Numbers by their kinds. */
const OF_KIND: Readonly<
  Record<'any' | 'count' | 'total' | 'percent' | 'money' | 'days', (output: Output) => boolean>
> = {
  any: () => true,
  count: ({ unit }) => unit === null || unit.kind === 'count',
  total: ({ unit }) => unit?.kind !== 'percent',
  percent: ({ unit }) => unit?.kind === 'percent',
  money: ({ unit }) => unit?.kind === 'money',
  days: ({ unit }) => unit?.kind === 'duration',
};
