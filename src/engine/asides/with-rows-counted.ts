import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { isRows } from './deed-words.ts';

/**
 * The tokens with "number of" where rows are told by what was done, for each of some groups: "loans booked per branch" are how many
 * were, though what was booked is a sum; and payments that "came in" were paid. The same tokens where there is neither.
 */
export function withRowsCounted(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] {
  return withPaid(tokens).flatMap((token, at, all) =>
    all[at] === tokens[at] && isDonePerGroup(tokens, candidates, at)
      ? [...said('number of', token), token]
      : [token],
  );
}

/** "loans booked per branch", "applications received and loans booked by month": the rows begin a part of the question. */
function isDonePerGroup(tokens: readonly Token[], candidates: readonly Candidate[], at: number): boolean {
  const before = tokens[at - 1]?.norm;
  if (before !== undefined && !BEGINNINGS.has(before)) return false;
  const rows = candidates.find((one) => one.start === at && one.end === at + 1 && isRows(one));
  const isDone = candidates.some(
    ({ start, end, meaning }) => start === at + 1 && end === at + 2 && meaning.kind === 'metric',
  );
  const isPlural = tokens[at]?.norm.endsWith('s') === true;
  return rows !== undefined && isPlural && isDone && isGrouped(tokens, at + 2);
}

/** "per branch", "by month", "in 2024 by grade"; "loans booked" alone is what it is. */
function isGrouped(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from]?.norm ?? '';
  return GROUPING.has(next) || (next === 'in' && EACH.has(tokens[from + 1]?.norm ?? ''));
}

const BEGINNINGS: ReadonlySet<string> = new Set(
  ', : ; and both display give list me plot plus report see show the us versus vs'.split(' '),
);
const GROUPING: ReadonlySet<string> = new Set(['by', 'per']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);

/** "payments came in": were paid. */
function withPaid(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ norm }, place) =>
      PAYMENTS.has(norm) && COME.has(tokens[place + 1]?.norm ?? '') && tokens[place + 2]?.norm === 'in',
  );
  const verb = tokens[at + 1];
  if (at < 0 || verb === undefined) return tokens;
  return [...tokens.slice(0, at + 1), ...said('were paid', verb), ...tokens.slice(at + 3)];
}

const PAYMENTS: ReadonlySet<string> = new Set(['installments', 'instalments', 'payments', 'repayments']);
const COME: ReadonlySet<string> = new Set(['came', 'come']);

function said(words: string, like: Token): readonly Token[] {
  return words.split(' ').map((norm) => ({ ...like, kind: 'word', norm, text: norm, number: null }));
}
