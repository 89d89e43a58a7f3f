import type { Candidate } from './candidate.ts';
import { BEING_SO, OWN_STATES } from './lexicon/own-states.ts';
import type { Sense } from './lexicon/words.ts';
import { seek } from './seek.ts';
import type { Token } from './token.ts';
import { isOfNamed, tellsWhere } from './told-in-brackets.ts';

/** A stretch of tokens by their positions; the end is exclusive. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A name that the question gives to rows, and the condition under which it does. */
interface OwnState {
  readonly name: readonly string[];
  readonly condition: Stretch;
  /** What is asked, without the definition. */
  readonly asked: readonly Stretch[];
}

/**
 * The question with what it calls rows written out: "high risk = DTI over 40; how many high risk loans" becomes "how many
 * loans with DTI over 40". Null where it names no condition, or uses the name in another way.
 */
export function withOwnStates(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const text = tokens.map(({ norm }) => norm).join(' ');
  for (const said of OWN_STATES) {
    const groups = seek(said, text)?.indices?.groups;
    const own = groups === undefined ? null : ownState(tokens, groups, candidates);
    if (own === null || !isCondition(own.condition, candidates)) continue;
    if (groups?.['N'] === undefined && !tellsWhat(own.condition, tokens, candidates)) continue;
    const written = writtenOut(tokens, own, candidates);
    if (written !== null) return written;
  }
  return null;
}

type Groups = Readonly<Record<string, readonly [start: number, end: number] | undefined>>;

function ownState(
  tokens: readonly Token[],
  { N, F, B, A }: Groups,
  candidates: readonly Candidate[],
): OwnState | null {
  if (F === undefined) return null;
  const stretch = stretchesIn(tokens);
  const asked = [B, A].flatMap((one) => (one === undefined ? [] : [stretch(one)]));
  const [before] = asked;
  const name =
    N !== undefined
      ? withoutRows(candidates, stretch(N))
      : before === undefined
        ? null
        : unknownBefore(candidates, before.end);
  return name === null || name.start === name.end
    ? null
    : { name: tokens.slice(name.start, name.end).map(({ norm }) => norm), condition: stretch(F), asked };
}

/** "high risk" of "high risk loans". */
function withoutRows(candidates: readonly Candidate[], { start, end }: Stretch): Stretch {
  return { start, end: rowsBefore(candidates, { start, end }) ?? end };
}

/** "jumbo" of "how many jumbo loans": the words that mean nothing before the rows that end there. */
function unknownBefore(candidates: readonly Candidate[], end: number): Stretch | null {
  const rows = rowsBefore(candidates, { start: 0, end });
  if (rows === null) return null;
  const isKnown = (at: number): boolean => candidates.some((one) => one.start <= at && at < one.end);
  let start = rows;
  while (start > 0 && !isKnown(start - 1)) start -= 1;
  return { start, end: rows };
}

/** Where the rows begin whose name ends there. */
function rowsBefore(candidates: readonly Candidate[], { start, end }: Stretch): number | null {
  const starts = candidates.flatMap((one) =>
    one.end === end && one.start >= start && one.meaning.kind === 'dataset' ? [one.start] : [],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Finds the tokens of a part of the text of all norms. */
function stretchesIn(tokens: readonly Token[]): (part: readonly [number, number]) => Stretch {
  const starts: number[] = [];
  let at = 0;
  for (const { norm } of tokens) {
    starts.push(at);
    at += norm.length + 1;
  }
  return ([start, end]) => ({
    start: starts.filter((one) => one < start).length,
    end: starts.filter((one) => one < end).length,
  });
}

/** It holds something against a number, or names a value; a choice of two such would not end where other words follow. */
function isCondition({ start, end }: Stretch, candidates: readonly Candidate[]): boolean {
  const own = candidates.filter((one) => one.start >= start && one.end <= end);
  const ors = own.flatMap((one) => (isOr(one) ? [one.end] : []));
  const isChoice = own.some(
    (one) => ors.includes(one.start) && (one.meaning.kind === 'field' || compares(one)),
  );
  return !isChoice && own.some((one) => compares(one) || VALUES.has(one.meaning.kind));
}

/** Without "is" or "=" it may as well say more of them. */
function tellsWhat(
  { start, end }: Stretch,
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): boolean {
  const within = candidates.filter((one) => one.start >= start && one.end <= end);
  return (
    !tellsWhere(tokens[start]) &&
    within.some(
      (one) =>
        compares(one) ||
        one.meaning.kind === 'segment' ||
        (one.meaning.kind === 'value' && isOfNamed(one.meaning, within)),
    )
  );
}

function isOr({ meaning }: Candidate): boolean {
  return meaning.kind === 'language' && meaning.sense === OR;
}

function compares({ meaning }: Candidate): boolean {
  return meaning.kind === 'language' && COMPARES.test(meaning.sense);
}

const OR: Sense = 'or';

const COMPARES = /^(?:compare:|after:|more:|less:|between$|older$|younger$)/;
const VALUES: ReadonlySet<string> = new Set(['value', 'segment']);

function writtenOut(
  tokens: readonly Token[],
  { name, condition, asked }: OwnState,
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const said = conditionOf(tokens, condition, candidates);
  const written: Token[] = [];
  let times = 0;
  for (const { start, end } of asked) {
    for (let at = start; at < end; at += 1) {
      if (!name.every((norm, offset) => tokens[at + offset]?.norm === norm)) {
        written.push(...tokens.slice(at, at + 1));
        continue;
      }
      const after = at + name.length;
      const rows = rowsAt(candidates, { start: after, end });
      if (rows === null && !BEING_SO.has(written.pop()?.norm ?? '')) return null;
      written.push(...tokens.slice(after, rows ?? after), ...said(rows === null ? 'have' : 'with'));
      at = (rows ?? after) - 1;
      times += 1;
    }
  }
  return times === 0 ? null : written;
}

/** Where the rows end that are named there; null for none. */
function rowsAt(candidates: readonly Candidate[], { start, end }: Stretch): number | null {
  const ends = candidates.flatMap((one) =>
    one.start === start && one.end <= end && one.meaning.kind === 'dataset' ? [one.end] : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

/** What must hold, after a joint where it does not begin with the comparison: "with DTI over 40", "loans under 5k". */
function conditionOf(
  tokens: readonly Token[],
  { start, end }: Stretch,
  candidates: readonly Candidate[],
): (joint: string) => readonly Token[] {
  const begin = rowsAt(candidates, { start, end }) ?? start;
  const isBound = candidates.some((one) => one.start === begin && compares(one));
  const from = isBound ? begin : start;
  return (joint) => {
    const like = tokens[from];
    const condition = tokens.slice(from, end);
    return isBound || like === undefined ? condition : [spoken(like, joint), ...condition];
  };
}

function spoken(like: Token, norm: string): Token {
  return { ...like, text: norm, norm, kind: 'word', number: null };
}
