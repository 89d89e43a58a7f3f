import { pluralOf, singularOf } from '../../catalog/mod.ts';
import { doneOf } from '../lexicon/askings.ts';
import { clauseTurns } from '../lexicon/clause-turns.ts';
import { SHARE_WORDS } from '../lexicon/cues.ts';
import { ARTICLES } from '../lexicon/inversions.ts';
import { PARTS_ASKED, PROSE_TURNS } from '../lexicon/prose-turns.ts';
import { RETOLD_PHRASES } from '../lexicon/retold-phrases.ts';
import type { Turn } from '../lexicon/turn.ts';
import { TURN_WORDS, TURNS } from '../lexicon/turns.ts';
import { localTurns } from '../local-turns.ts';
import { createSeeker } from '../seek.ts';
import type { Token } from '../token.ts';
import { tokensWithin } from '../tokens-within.ts';

/**
 * The question in the plainer ways to say the same, the best first: "how many of the loans are late, in percent?" asks
 * what percentage of the loans are late. None where no turn is known.
 */
export function withPlainTurn(tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (!tokens.some(({ norm }) => TURN_WORDS.has(norm))) return [];
  return [turnsIn, proseTurnsIn].flatMap((likely) => turnedBy(tokens, likely));
}

/** The question with its clauses in plainer grammar: customers "by whom a claim was made" are those "who made a claim". Null where they are so. */
export function withPlainClauses(tokens: readonly Token[]): readonly Token[] | null {
  let plain = retold(tokens);
  // A turn may fit what it says itself.
  for (let times = 0; times < TURNS_MAX; times += 1) {
    const [turned] = turnedBy(plain, clausesIn);
    if (turned === undefined) break;
    plain = turned;
  }
  return plain === tokens ? null : plain;
}

/** The question in the plainer way of the first of these turns that fits; null where none does. */
export function firstTurned(tokens: readonly Token[], turns: readonly Turn[]): readonly Token[] | null {
  return turnedBy(tokens, () => turns)[0] ?? null;
}

/** What puts a question in the plainer way of the first of these turns that fits, of which only those are tried that it has the words for; null where none does. */
export function createTurner(turns: readonly Turn[]): (tokens: readonly Token[]) => readonly Token[] | null {
  const likely = createSeeker(turns, saidIn);
  return (tokens) => turnedBy(tokens, likely)[0] ?? null;
}

let phrases: ReturnType<typeof localTurns> | null = null;
function retold(tokens: readonly Token[]): readonly Token[] {
  phrases ??= localTurns(RETOLD_PHRASES);
  return phrases(tokens);
}

/** So many clauses of one question are in another grammar. */
const TURNS_MAX = 3;

/** "how much of our volume, in percent, went to renters?": what percentage did; "how many late and how many open loans": of both. */
export function withPartAsked(tokens: readonly Token[]): readonly Token[] | null {
  const [first, second, third] = tokens.map(({ norm }) => norm);
  const isHow = first === 'how' && (third === 'of' || tokens.findLastIndex(({ norm }) => norm === 'how') > 0);
  const isDone = (first === 'what' || first === 'which') && (third === 'do' || third === 'did');
  const isAsked =
    isHow ||
    first === '%' ||
    first === 'pct' ||
    first === 'never' ||
    (first === 'counting' && second === 'each') ||
    ((second === 'of' || second === 'in' || second === 'from' || third === 'of') &&
      tokens.some(({ norm }) => norm === 'most' || norm === 'least')) ||
    (first === 'having' && second === 'never') ||
    (WHOLES.has(first ?? '') && tokens.some(({ norm }) => norm === 'what')) ||
    (OPENINGS.has(first ?? '') && tokens.some(({ norm }) => norm === 'and')) ||
    (isDone && second !== undefined) ||
    tokens.some(
      ({ norm }, at) =>
        norm === 'itself' ||
        (OWNING.has(norm) &&
          IN.has(tokens[at - 1]?.norm ?? '') &&
          tokens.some((one) => SHARE_WORDS.has(one.norm))) ||
        (norm === 'within' && YEAR.test(tokens[at + 1]?.norm ?? '')) ||
        (HAS.has(norm) && ASKED.has(tokens[at + 1]?.norm ?? '')) ||
        (norm === 'share' && tokens.slice(Math.max(0, at - 2), at).some((one) => one.norm === "'s")) ||
        (norm === ':' && CHANGES.has(tokens[at + 1]?.norm ?? '')) ||
        (norm === 'their' && tokens[at - 1]?.norm === 'and') ||
        ((norm === 'with' || norm === 'and') &&
          YEAR.test(tokens[tokens.findIndex((one) => one.norm === 'by') + 1]?.norm ?? '')) ||
        (norm === 'how' && AGAIN.has(tokens[at + 1]?.norm ?? '')),
    );
  return isAsked ? (turnedBy(tokens, partsAskedIn)[0] ?? null) : null;
}

/** "share of the sales *of its* region" */
const OWNING: ReadonlySet<string> = new Set(['its', 'their']);
const IN: ReadonlySet<string> = new Set(['at', 'for', 'in', 'of', 'within']);
/** "top 5 shops by *2025* sales, with the sales" */
const YEAR = /^(?:19|20)\d\d$/;

/** "*in* 2025, which …, and what …" */
const OPENINGS: ReadonlySet<string> = new Set(['during', 'in']);
const WHOLES: ReadonlySet<string> = new Set(['among', 'amongst', 'from', 'of', 'out']);
/** "the oldest branch *has what* region" */
const HAS: ReadonlySet<string> = new Set(['had', 'has']);
const ASKED: ReadonlySet<string> = new Set(['what', 'which']);
/** "Q4 2025 compared to Q4 2024: *change* in %", "late boats: *count* and % of open ones" */
const CHANGES: ReadonlySet<string> = new Set('# change count difference growth how number the'.split(' '));
/** "and how *often* each occurs" */
const AGAIN: ReadonlySet<string> = new Set(['frequently', 'many', 'often']);

/** The turns that may be in a text. */
type Likely = (text: string) => readonly Turn[];

const saidIn = ({ said }: Turn): RegExp => said;
const turnsIn: Likely = createSeeker(TURNS, saidIn);
const proseTurnsIn: Likely = createSeeker(PROSE_TURNS, saidIn);
/** Few questions need them: they are made for the first one. */
let clauses: Likely | null = null;
const clausesIn: Likely = (text) => {
  clauses ??= createSeeker(clauseTurns(), saidIn);
  return clauses(text);
};
const partsAskedIn: Likely = createSeeker(PARTS_ASKED, saidIn);

/** In the ways of the first turn that fits. */
function turnedBy(tokens: readonly Token[], likely: Likely): readonly (readonly Token[])[] {
  const text = tokens.map(({ norm }) => norm).join(' ');
  for (const { said, plain } of likely(text)) {
    const stretches = said.exec(text)?.indices?.groups;
    if (stretches !== undefined) return plain.map((way) => written(way, { tokens, stretches }));
  }
  return [];
}

interface Turned {
  readonly tokens: readonly Token[];
  readonly stretches: Readonly<Record<string, Stretch | undefined>>;
}

function written(way: string, { tokens, stretches }: Turned): readonly Token[] {
  const [mark] = tokens;
  const words = way.split(' ');
  return words.flatMap((word, place): readonly Token[] => {
    if (!NAME.test(word)) return mark === undefined ? [] : [writtenAs(word, mark)];
    const stretch = stretches[word.charAt(0)];
    const found = stretch === undefined ? [] : tokensWithin(tokens, stretch);
    const kept = isSide(words, place) ? found.map(asOneOfSides) : found;
    return kept.map((token, at) =>
      inForm(place > 0 ? withoutCapital(token) : token, word, { at, length: kept.length }),
    );
  });
}

/** The "A" that a question begins with is no grade where it stands within it. */
function withoutCapital(token: Token): Token {
  return token.start === 0 && ARTICLES.has(token.norm) ? { ...token, text: token.norm } : token;
}

/** "of *A* versus B" */
function isSide(words: readonly string[], at: number): boolean {
  return words[at + 1] === 'versus' && words[at - 1] === 'of';
}

/** "renters, students and owners" are three sides: what a comma lists stands apart as the last one does. */
function asOneOfSides(token: Token): Token {
  return token.norm === ',' ? writtenAs('versus', token) : token;
}

function writtenAs(word: string, like: Token): Token {
  const isNumber = /^\d+$/.test(word);
  const number = isNumber ? { value: Number(word), sign: null } : null;
  return { ...like, kind: isNumber ? 'number' : MARK.test(word) ? 'symbol' : 'word', norm: word, number };
}

const MARK = /^[,;:?]$/;

const NAME = /^[A-Z][~+-]?$/;

/** "collect" as "collected" after `~`, which the first word of a verb is; "loan" as "loans" after `+`, "loans" as "loan" after `-`, which the last of a noun is. */
function inForm(
  token: Token,
  name: string,
  { at, length }: { readonly at: number; readonly length: number },
): Token {
  // As typed: "recover" may have been taken for a "recovery" misspelt.
  if (name.endsWith('~') && at === 0) return { ...token, norm: doneOf(token.text.toLowerCase()) };
  if (at < length - 1) return token;
  if (name.endsWith('-')) return { ...token, norm: singularOf(token.norm) };
  return name.endsWith('+') ? { ...token, norm: pluralOf(singularOf(token.norm)) } : token;
}

/** Where something begins and ends in the text, by characters. */
type Stretch = readonly [start: number, end: number];
