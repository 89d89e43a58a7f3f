import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { HAVING, PAST_VERBS } from '../lexicon/inversions.ts';
import type { Token } from '../token.ts';
import { isRows, spokenAs } from './deed-words.ts';

/**
 * The question with the rows where it asks for them, of which it begins: "of our customers, how many have a late loan?" is "how many
 * customers have a late loan?", and "of all our branches, which one opened last?" is "which branch …", as "which of our branches is
 * the oldest?" is. Null where nothing but the rows stands first, or what is asked is not of them.
 */
export function withThoseAsked(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] | null {
  const one = withOneAsked(tokens, find);
  if (one !== null) return one;
  const from = startOfRows(tokens);
  const comma = from === 0 ? -1 : tokens.findIndex(({ norm }) => norm === ',');
  if (comma <= from || comma - from > ROWS_MAX) return null;
  const asked = askedAfter(tokens, comma + 1) ?? askedOfOne(tokens, comma + 1);
  if (asked === null) return null;
  if (!find(tokens).some((one) => one.start === from && one.end === comma && isRows(one))) return null;
  const isOne = asked.isOne || SINGULAR.has(tokens[asked.end]?.norm ?? '');
  const rows = tokens
    .slice(from, comma)
    .map((token, at) => (isOne && from + at === comma - 1 ? spokenAs(token, singularOf(token.norm)) : token));
  return [...asked.words, ...rows, ...tokens.slice(asked.end)];
}

/** "which of our branches *is* the oldest", "which *one* of our branches opened first": the verb or the word says that it is one. */
function withOneAsked(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] | null {
  const [first, second] = tokens;
  const isOne = second?.norm === 'one';
  const of = isOne ? 2 : 1;
  if (first === undefined || !WHICH.has(first.norm) || tokens[of]?.norm !== 'of') return null;
  const from = tokens.findIndex(({ norm }, at) => at > of && !ALL.has(norm));
  const rows = find(tokens)
    .filter((candidate) => candidate.start === from && candidate.end - from <= ROWS_MAX && isRows(candidate))
    .find(({ end }) => isOne || SINGULAR.has(tokens[end]?.norm ?? ''));
  const last = rows === undefined ? undefined : tokens[rows.end - 1];
  if (rows === undefined || last === undefined || singularOf(last.norm) === last.norm) return null;
  return [
    spokenAs(first, 'which'),
    ...tokens.slice(from, rows.end - 1),
    spokenAs(last, singularOf(last.norm)),
    ...tokens.slice(rows.end),
  ];
}

/** Where the rows begin that the question is of: "of all our customers", "out of the borrowers"; 0 where it does not begin so. */
function startOfRows(tokens: readonly Token[]): number {
  const second = tokens[1]?.norm ?? '';
  const length = OF.has(tokens[0]?.norm ?? '') ? (AMONG.has(second) ? 2 : 1) : 0;
  if (length === 0) return 0;
  const start = tokens.findIndex(({ norm }, at) => at >= length && !ALL.has(norm));
  return Math.max(start, 0);
}

/** The words that stand before the rows, where the rest begins, and whether one of the rows is asked for. */
interface Asked {
  readonly words: readonly Token[];
  readonly end: number;
  readonly isOne: boolean;
}

/** The words that ask, where a verb follows them: "how many (of them) have", "which one is", "who has". */
function askedAfter(tokens: readonly Token[], at: number): Asked | null {
  const [first, second] = tokens.slice(at, at + 2);
  if (first === undefined || second === undefined) return null;
  if (first.norm === 'how' && second.norm === 'many') {
    const isOf = tokens[at + 2]?.norm === 'of' && THEM.has(tokens[at + 3]?.norm ?? '');
    const end = isOf ? at + 4 : at + 2;
    return isVerb(tokens[end]) ? { words: [first, second], end, isOne: false } : null;
  }
  const end = ONES.has(second.norm) ? at + 2 : at + 1;
  const isAsked = WHICH.has(first.norm) || first.norm === 'who';
  return isAsked && isVerb(tokens[end])
    ? { words: [spokenAs(first, 'which')], end, isOne: second.norm === 'one' }
    : null;
}

/** "what is the name of the one with", "show the income of the ones without". */
function askedOfOne(tokens: readonly Token[], at: number): Asked | null {
  const one = tokens.findIndex(({ norm }, place) => place > at + 1 && ONES.has(norm));
  const [of, the, said] = tokens.slice(one - 2, one + 1).map(({ norm }) => norm);
  return of === 'of' && the === 'the' && ASKING.has(tokens[at]?.norm ?? '')
    ? { words: tokens.slice(at, one), end: one + 1, isOne: said === 'one' }
    : null;
}

function isVerb(token: Token | undefined): boolean {
  const norm = token?.norm ?? '';
  return BEING.has(norm) || HAVING.has(norm) || PAST_VERBS.has(norm) || /[a-z]{2}ed$/.test(norm);
}

const ROWS_MAX = 3;
const OF: ReadonlySet<string> = new Set(['of', 'among', 'amongst', 'out', 'from']);
const AMONG: ReadonlySet<string> = new Set(['of', 'among', 'amongst']);
const ALL: ReadonlySet<string> = new Set(['all', 'of', 'our', 'the', 'these', 'those']);
const THEM: ReadonlySet<string> = new Set(['them', 'these', 'those']);
const ONES: ReadonlySet<string> = new Set(['one', 'ones']);
const ASKING: ReadonlySet<string> = new Set('find give list name show tell what'.split(' '));
const WHICH: ReadonlySet<string> = new Set(['which', 'what']);
/** What one of them does. */
const SINGULAR: ReadonlySet<string> = new Set('charges costs does earns has is owes pays was'.split(' '));
const BEING: ReadonlySet<string> = new Set('are did do does is live owe own was were'.split(' '));
