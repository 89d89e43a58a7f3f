import { unknownTokens } from '../find-candidates.ts';
import { BEING } from '../lexicon/cues.ts';
import type { Token } from '../token.ts';
import { tellsWhere } from '../told-in-brackets.ts';
import type { Wordings } from '../unknown/unknown-words.ts';
import { meaningIn, type ToldWord, toldIn } from './told-words.ts';
import { withMeaning } from './with-meaning.ts';

/**
 * The question with what it says of its own words in their place: "how many carcinogenic molecules contain chlorine? Label '+' means the
 * molecule is carcinogenic; chlorine (element 'cl')" becomes "how many molecules with label '+' contain atoms with element 'cl'". Null
 * where it says nothing of them, or tells of a word that it does not use.
 */
export function withToldWords(tokens: readonly Token[], wordings: Wordings): readonly Token[] | null {
  const { asked, told } = sentencesOf(tokens, wordings);
  const noted = withBrackets(asked, wordings);
  const all = [...told, ...noted.told];
  if (all.length === 0 || noted.asked.length === 0) return null;
  let written = noted.asked;
  for (const one of all) {
    const next = withMeaning(written, one, wordings);
    if (next === null) return null;
    written = next;
  }
  return written;
}

interface Told {
  readonly asked: readonly Token[];
  readonly told: readonly ToldWord[];
}

/** The sentences that ask, and what the others tell. */
function sentencesOf(tokens: readonly Token[], wordings: Wordings): Told {
  const asked: Token[] = [];
  const told: ToldWord[] = [];
  for (const sentence of sentences(tokens)) {
    const own = sentence.filter(({ norm, kind }) => kind === 'quoted' || !STOPS.has(norm));
    const isQuestion = sentence.at(-1)?.norm === '?' || !own.some(({ norm }) => MEANS.has(norm));
    const words = isQuestion ? null : toldIn(own, wordings);
    const clause = words === null ? clauseOf(sentence, wordings) : null;
    if (clause !== null) {
      asked.push(...clause.asked);
      told.push(...clause.told);
    } else if (words === null) asked.push(...sentence);
    else told.push(...words);
  }
  return { asked, told };
}

/** "how many vips are there, *where vip means tier Gold*": what a sentence that asks ends with. */
function clauseOf(sentence: readonly Token[], wordings: Wordings): Told | null {
  for (const [at, { norm }] of sentence.entries()) {
    if (norm !== ',' || !CLAUSES.has(sentence[at + 1]?.norm ?? '')) continue;
    const rest = sentence.slice(at + 2).filter((token) => token.kind === 'quoted' || !STOPS.has(token.norm));
    const told = rest.some((token) => MEANS.has(token.norm)) ? toldIn(rest, wordings) : null;
    if (told !== null) return { asked: sentence.slice(0, at), told };
  }
  return null;
}

const CLAUSES: ReadonlySet<string> = new Set(['assuming', 'given', 'if', 'where', 'with']);

const STOPS: ReadonlySet<string> = new Set(['.', '?', '!', ';']);
/** What is in every sentence that tells of a word. */
const MEANS: ReadonlySet<string> = new Set(
  '= : are as correspond corresponds denote denotes if indicates is mean means refer refers represent represents signifies stand stands when whenever'.split(
    ' ',
  ),
);

function sentences(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const found: Token[][] = [[]];
  for (const token of tokens) {
    found.at(-1)?.push(token);
    if (token.kind !== 'quoted' && STOPS.has(token.norm)) found.push([]);
  }
  return found.filter((one) => one.length > 0);
}

/** The same of brackets: "(origin code 2 means imported)", and "chlorine (element 'cl')" for the unknown words before it. */
function withBrackets(tokens: readonly Token[], wordings: Wordings): Told {
  let asked = tokens;
  const told: ToldWord[] = [];
  for (let at = asked.length - 1; at >= 0; at -= 1) {
    if (asked[at]?.norm !== '(' || asked[at]?.kind === 'quoted') continue;
    const open = at;
    const close = asked.findIndex(
      ({ norm, kind }, place) => place > open && norm === ')' && kind !== 'quoted',
    );
    const inner = close < 0 ? [] : asked.slice(at + 1, close);
    if (inner.length === 0) continue;
    const words = inner.some(({ norm }) => MEANS.has(norm)) ? toldIn(inner, wordings) : null;
    const own = words ?? notedAt(asked, at, { inner, wordings });
    if (own.length === 0) continue;
    told.push(...own);
    asked = [...asked.slice(0, at), ...asked.slice(close + 1)];
  }
  return { asked, told };
}

/** The unknown word before a bracket, or before the rows that stand there, with what the bracket says. */
function notedAt(
  tokens: readonly Token[],
  at: number,
  { inner, wordings }: { readonly inner: readonly Token[]; readonly wordings: Wordings },
): readonly ToldWord[] {
  const { find } = wordings;
  const candidates = find(tokens);
  const unknown = unknownTokens(tokens, candidates);
  const rows = candidates.filter(({ end, meaning }) => end === at && meaning.kind === 'dataset');
  const isUnknown = (place: number): boolean => {
    const token = tokens[place];
    return token?.kind === 'word' && unknown.includes(token);
  };
  const ends = [at, ...rows.map(({ start }) => start)];
  const end =
    ends.find((place) => isUnknown(place - 1)) ??
    ends.slice(1).find((place) => DEGREES.has(tokens[place - 1]?.norm ?? ''));
  if (end === undefined) return [];
  let start = end - 1;
  while (isUnknown(start - 1) || PREFIXES.has(tokens[start - 1]?.norm ?? '')) start -= 1;
  const said = find(inner);
  // "vip loans (issued in 2024)" says more of them, and not what the word means.
  if (said.some(({ meaning }) => meaning.kind === 'time')) return [];
  const known = meaningIn({ tokens: inner, candidates: said }, { start: 0, end: inner.length });
  if (known === null || known.kind === 'column' || known.kind === 'rows' || tellsWhere(inner[0])) return [];
  // "vip loans (Ohio)" says where they are: a value alone is of the noun before it, and quoted.
  if (known.kind === 'value' && (end !== at || inner[0]?.kind !== 'quoted')) return [];
  // "weekly rent collection (code WEE)": more words than this one are explained, other than by "the element bromine ('br')".
  if (end === at && known.kind !== 'value' && !isBeforePhrase(tokens[start - 1])) return [];
  return [{ ...known, name: tokens.slice(start, end).map(({ norm }) => norm), noun: null }];
}

/** Whether the word is no part of the phrase that begins after it. */
function isBeforePhrase(before: Token | undefined): boolean {
  return (
    before === undefined ||
    before.kind === 'symbol' ||
    BEFORE_PHRASES.has(before.norm) ||
    BEING.has(before.norm)
  );
}

const BEFORE_PHRASES: ReadonlySet<string> = new Set(
  'a all an and any are by contain contained containing contains did do does each every for from had has have in include includes including many need needs no not of on or our some the their to use uses using which with without'.split(
    ' ',
  ),
);

/** Words of the language that a bracket after the rows may be for: "double bonds (type D)". */
const DEGREES: ReadonlySet<string> = new Set(
  'big double early elderly heavy high large late long low major minor old senior short single small strong triple weak young'.split(
    ' ',
  ),
);

/** "*non*-carcinogenic" is one word. */
const PREFIXES: ReadonlySet<string> = new Set(['anti', 'non', 'pre', 'un']);
