import type { Candidate } from '../candidate.ts';
import { ADDRESSED_ALL, GREETINGS, SIGNED, SIGNING } from '../lexicon/chat.ts';
import type { Token } from '../token.ts';

interface Unsigned {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
}

/** The question without those who are asked and who ask: "Hello Ben, …", "… Thanks a lot, Ann", "… Best regards". */
export function withoutNames(tokens: readonly Token[], candidates: readonly Candidate[]): Unsigned {
  const isNobody = (at: number): boolean =>
    tokens[at]?.kind === 'word' &&
    !candidates.some(
      ({ start, end, match }) => start <= at && end > at && (match === 'exact' || match === 'inflected'),
    );
  const from = addressed(tokens, isNobody);
  const to = signed(tokens, isNobody);
  if (from === 0 && to === tokens.length) return { tokens, candidates };
  return {
    tokens: tokens.slice(from, to),
    candidates: candidates
      .filter(({ start, end }) => start >= from && end <= to)
      .map((one) => ({ ...one, start: one.start - from, end: one.end - from })),
  };
}

const NAME_MAX = 2;

/** Where the question begins after "Hello Ben,". */
function addressed(tokens: readonly Token[], isNobody: (at: number) => boolean): number {
  if (!GREETINGS.has(tokens[0]?.norm ?? '')) return 0;
  let at = 1;
  while (at <= NAME_MAX && (isNobody(at) || ADDRESSED_ALL.has(tokens[at]?.norm ?? ''))) at += 1;
  return at > 1 && isMark(tokens[at]) ? at + 1 : 0;
}

/** Where the question ends before "Thanks, Ann": after a mark, nothing but words that sign and a name. */
function signed(tokens: readonly Token[], isNobody: (at: number) => boolean): number {
  let at = tokens.length;
  while (isMark(tokens[at - 1])) at -= 1;
  const end = at;
  while (end - at < NAME_MAX && isNobody(at - 1) && !isSigning(tokens[at - 1])) at -= 1;
  const isNamed = at < end;
  if (isNamed && !isMark(tokens[at - 1])) return tokens.length;
  while (isMark(tokens[at - 1])) at -= 1;
  const last = at;
  while (isSigning(tokens[at - 1])) at -= 1;
  const signing = tokens.slice(at, last);
  const isSigned = signing.some(({ norm }) => SIGNED.has(norm)) && isMark(tokens[at - 1]);
  return isSigned ? at : tokens.length;
}

function isSigning(token: Token | undefined): boolean {
  return SIGNED.has(token?.norm ?? '') || SIGNING.has(token?.norm ?? '');
}

function isMark(token: Token | undefined): boolean {
  return token?.kind === 'symbol' && MARKS.has(token.norm);
}

const MARKS: ReadonlySet<string> = new Set([',', '.', '!', '?', ';', '-', '–', '—', ':']);
