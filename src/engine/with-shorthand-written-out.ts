import type { Candidate } from './candidate.ts';
import { UNITS } from './lexicon/times.ts';
import type { Sense } from './lexicon/words.ts';
import type { Token } from './token.ts';

/**
 * The tokens with what is written shorter than it is said: "loans/yr" as "loans per yr", "the rate paid by" as "the rate of", for
 * a rate is what it is, paid or not; "loans avg rate by grade" as "loans: avg rate by grade".
 */
export function withShorthandWrittenOut(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] {
  const isGrouped = tokens.some(({ norm }) => GROUPS.has(norm));
  const isPer = (at: number): boolean =>
    !isGrouped && tokens[at]?.norm === '/' && isPlural(tokens[at - 1]) && isOne(tokens, at + 1, candidates);
  const title = titleLength(candidates);
  const joint = tokens[title];
  if (title > 0 && joint !== undefined)
    return tokens.toSpliced(title, 0, { ...joint, kind: 'symbol', text: ':', norm: ':' });
  // The very tokens where there is none of it: what is known of them stays known.
  if (!tokens.some((_, at) => isPer(at) || isRatePaid(tokens, at))) return tokens;
  return tokens.flatMap((token, at) => {
    if (isPer(at)) return [{ ...token, kind: 'word' as const, norm: 'per' }];
    if (isRatePaid(tokens, at)) return [];
    return isRatePaid(tokens, at - 1) ? [{ ...token, norm: 'of' }] : [token];
  });
}

/** How many tokens name the table that a label begins with, of whose rows at once a measure is asked for; else 0. */
function titleLength(candidates: readonly Candidate[]): number {
  const measured = new Set(
    candidates.flatMap(({ start, meaning }) =>
      meaning.kind === 'language' && MEASURES.has(meaning.sense) ? [start] : [],
    ),
  );
  const title = candidates.find(
    ({ start, end, meaning }) => start === 0 && meaning.kind === 'dataset' && measured.has(end),
  );
  return title?.end ?? 0;
}

const MEASURES: ReadonlySet<string> = new Set<Sense>(['avg', 'sum', 'min', 'max', 'median']);

const GROUPS: ReadonlySet<string> = new Set(['by', 'per', 'each']);

function isPlural(token: Token | undefined): boolean {
  return token?.kind === 'word' && /[^s]s$/.test(token.norm);
}

/** A period, one thing that rows are of, or what rows have: "applications / channel". */
function isOne(tokens: readonly Token[], at: number, candidates: readonly Candidate[]): boolean {
  const norm = tokens[at]?.norm ?? '';
  const isRows = candidates.some(({ end, meaning }) => end === at - 1 && meaning.kind === 'dataset');
  const isThing = candidates.some(
    ({ start, end, meaning }) =>
      start === at && end === at + 1 && (meaning.kind === 'dataset' || (isRows && meaning.kind === 'field')),
  );
  return UNITS.has(norm) || (isThing && !isPlural(tokens[at]));
}

function isRatePaid(tokens: readonly Token[], at: number): boolean {
  const [before, verb, joint] = [tokens[at - 1], tokens[at], tokens[at + 1]].map((one) => one?.norm ?? '');
  return verb === 'paid' && RATES.has(before ?? '') && PAID.has(joint ?? '');
}

const RATES: ReadonlySet<string> = new Set(['rate', 'rates']);
const PAID: ReadonlySet<string> = new Set(['by', 'on']);
