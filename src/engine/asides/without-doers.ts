import type { Candidate } from '../candidate.ts';
import { BEFORE_DOERS, BEFORE_DONE, DOERS, DONE, GOT, PARTICIPLES } from '../lexicon/own-acts.ts';
import type { Token } from '../token.ts';

/**
 * The question with rows that something was done with, in place of who did it: "the loans we issued in 2024" are the loans
 * issued in 2024, and "the applications that we got in 2024" those of 2024. Null where nobody is said to have done it.
 */
export function withoutDoers(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  if (!tokens.some(({ norm }) => DOERS.has(norm))) return null;
  const words: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const act = actAt(tokens, candidates, at);
    if (token === undefined) break;
    if (act === null) {
      words.push(token);
      continue;
    }
    // "the payments received" may be the name of an amount, "the payments that were received" are rows.
    const done = tokens[act.end];
    if (act.isSaid) words.push({ ...token, norm: 'that' }, { ...token, norm: 'were' });
    at = act.end - 1;
    const participle = PARTICIPLES.get(done?.norm ?? '');
    if (act.isSaid && done !== undefined && participle !== undefined) {
      words.push({ ...done, norm: participle });
      at = act.end;
    }
  }
  return words.length === tokens.length ? null : words;
}

interface Act {
  /** Where what was done begins, or ends where it says nothing. */
  readonly end: number;
  readonly isSaid: boolean;
}

/** "that we have issued", right after the rows. */
function actAt(tokens: readonly Token[], candidates: readonly Candidate[], at: number): Act | null {
  const doer = BEFORE_DOERS.has(tokens[at]?.norm ?? '') ? at + 1 : at;
  const isOfRows = candidates.some(({ end, meaning }) => end === at && ROWS.has(meaning.kind));
  if (!isOfRows || !DOERS.has(tokens[doer]?.norm ?? '')) return null;
  const past = tokens.findIndex(({ norm }, place) => place > doer && !BEFORE_DONE.has(norm));
  // "the loans we have": having them is what was done.
  const verb = past >= 0 && isDone(tokens[past]?.norm ?? '') ? past : past - 1;
  if (past < 0 || verb <= doer) return null;
  return GOT.has(tokens[verb]?.norm ?? '') ? { end: verb + 1, isSaid: false } : { end: verb, isSaid: true };
}

const ROWS: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'segment']);

function isDone(norm: string): boolean {
  return /.ed$/.test(norm) || DONE.has(norm) || GOT.has(norm);
}
