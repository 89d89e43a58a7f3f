import { matchOf } from '../addons/match-of.ts';
import { BEFORE_POINTERS, PART_BEGINNINGS, PARTITIVES, PARTS_OF_THEM } from '../lexicon/parts-of-them.ts';
import type { Token } from '../token.ts';

/** A question that goes on with a part of what it counts. */
export interface SaidPart {
  /** The question before it. */
  readonly body: readonly Token[];
  readonly state: readonly Token[];
  /** What is asked for of it: how many rows, how much of an amount, or which share, in percent; null where that is not said. */
  readonly asked: 'count' | 'amount' | 'share' | null;
  /** A word points back at what was counted. */
  readonly isPointed: boolean;
  /** A word joins it to the question, which so asks for something itself. */
  readonly isJoined: boolean;
}

/** A question is no shorter. */
const BODY_MIN = 2;

/** The ways to take the end of a question for a part of what it counts, the longest end first. */
export function saidParts(asked: readonly Token[]): readonly SaidPart[] {
  const tokens = asked.map(withPercentAsWord);
  return tokens.flatMap((token, at) => {
    if (at < BODY_MIN || !beginsPart(token) || PARTITIVES.has(tokens[at - 1]?.norm ?? '')) return [];
    const found = matchOf(tokens.slice(at), PARTS_OF_THEM);
    if (found === null) return [];
    const { pointer } = found.groups;
    // "…, of those *who* joined in 2024": of which rows the question is
    const [first] = found.tokensOf('state');
    if (found.groups['count'] === undefined && first !== undefined && RELATIVES.has(first.norm)) return [];
    const kind = KINDS.find((one) => found.groups[one] !== undefined) ?? null;
    const isPointed = pointer !== undefined;
    const isJoined = PART_BEGINNINGS.has(token.norm) || (isPointed && kind === null);
    const body = withoutEnd(tokens.slice(0, at));
    const said = { body, state: found.tokensOf('state'), asked: kind };
    return body.length < BODY_MIN ? [] : [{ ...said, isPointed, isJoined }];
  });
}

/** Marks are left out of what is matched. */
function withPercentAsWord(token: Token): Token {
  return token.norm === '%' ? { ...token, kind: 'word', norm: 'percent' } : token;
}

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whose', 'with']);

const KINDS = ['count', 'amount', 'share'] as const;

function beginsPart({ kind, norm }: Token): boolean {
  return kind === 'symbol' || PART_BEGINNINGS.has(norm) || BEFORE_POINTERS.has(norm) || norm === 'thereof';
}

/** The question without the marks and joints before what goes on. */
function withoutEnd(body: readonly Token[]): readonly Token[] {
  const last = body.findLastIndex(({ kind, norm }) => kind !== 'symbol' && !PART_BEGINNINGS.has(norm));
  return body.slice(0, last + 1);
}
