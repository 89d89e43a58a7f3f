import { SHARE_WORDS } from '../lexicon/cues.ts';
import {
  BREAKS,
  COUNTS,
  ENDING,
  GROUPING,
  JOINTS,
  MODIFYING,
  NUMBERS,
  OF,
  PLACING,
  SUPERLATIVE,
  TIME,
  TOPS,
} from '../lexicon/measures-apart.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { tablesCalled } from './tables-called.ts';

/** Places in a list of words: from the first to before the last. */
export type Stretch = readonly [from: number, to: number];

/** One of several numbers, each said to be of rows of its own. */
export interface MeasureApart {
  /** All of it: "average rate of late loans". */
  readonly at: Stretch;
  /** The rows with what is said of them: "late loans". */
  readonly rows: Stretch;
  /** They are called by the name of a table alone: "loans". */
  readonly areAll: boolean;
}

/** What a question asks of several rows, and what it says after them of all. */
export interface MeasuresApart {
  readonly measures: readonly [MeasureApart, MeasureApart, ...MeasureApart[]];
  readonly tail: Stretch;
  /** What the first of them ranks: the "branches" of "top 5 branches by total principal of auto loans, with …"; null for none. */
  readonly ranked: Stretch | null;
}

/** From the number to the rows that it is of, from there to their noun, and from that to the next number there are no more words. */
const NUMBER_MAX = 5;
const ROWS_MAX = 6;
const MODIFIERS_MAX = 8;

/**
 * The numbers of a question that are each of rows of their own: "total principal of auto loans and average rate of late loans by
 * branch". Null where there are not several, where all are of the very same rows, or of all rows.
 */
export function measuresApart(words: readonly string[], index: KnowledgeIndex): MeasuresApart | null {
  const found: MeasureApart[] = [];
  const ranked = rankedIn(words);
  let from = 0;
  while (true) {
    const begin = found.length === 0 && ranked !== null ? ranked[1] + 1 : from;
    const of = placeOf(words, begin, found.length === 0 ? words.length : begin + NUMBER_MAX + 1);
    const noun = of === null ? null : nounAfter(words, of + 1, index);
    if (of === null || noun === null) break;
    if (!isNumber(words.slice(begin, of))) break;
    // "number of orders and return rate for regular customers": both are for these.
    const isOfAll = words[of] === 'for' && found.some(({ rows }) => words[rows[0] - 1] === 'of');
    if (isOfAll) return null;
    const next = nextNumber(words, noun);
    const end = next?.joint ?? noun + modifiersAt(words, noun);
    const areAll = end === of + 2 && tablesCalled(words[of + 1] ?? '', index).length > 0;
    found.push({ at: [from, end], rows: [of + 1, end], areAll });
    if (next === null) break;
    from = next.from;
  }
  return apart(found, { words, ranked });
}

function apart(
  found: readonly MeasureApart[],
  { words, ranked }: { readonly words: readonly string[] } & Pick<MeasuresApart, 'ranked'>,
): MeasuresApart | null {
  const [first, second, ...others] = found;
  if (first === undefined || second === undefined) return null;
  const said = new Set(found.map(({ rows }) => words.slice(...rows).join(' ')));
  // "average rate and balance of loans" are averages of both, but "average rate of loans and balance of loans" are not.
  const isInherited = !found.every(({ at }) => words.slice(...at).some((word) => NUMBERS.has(word)));
  if ((said.size === 1 || found.every(({ areAll }) => areAll)) && !isInherited) return null;
  const end = (others.at(-1) ?? second).at[1];
  return { measures: [first, second, ...others], tail: [end, words.length], ranked };
}

/**
 * Whether what is said of the rows of one may be said of others too: "average rate of car loans and number of loans" may be of car loans;
 * "number of car loans and share of late loans"; "number of loans in 2024 and average rate of late loans" of those of that time.
 */
export function mayBeOfSame({ measures }: MeasuresApart, words: readonly string[]): boolean {
  const says = ({ at }: MeasureApart, set: ReadonlySet<string>): boolean =>
    words.slice(...at).some((word) => set.has(word));
  const first = measures.findIndex(({ areAll }) => !areAll);
  const later = first < 0 ? [] : measures.slice(first + 1);
  // "number of late loans and number of loans"
  const areCounts = measures.every((one) => says(one, COUNTS));
  if (!areCounts && later.some((one) => one.areAll || says(one, SHARE_WORDS))) return true;
  return measures.slice(0, -1).some(({ rows }) => words.slice(...rows).some((word) => TIME.test(word)));
}

/** "outstanding balance", "what is the average rate"; "issued before 2020, for grade A loans, average principal of loans" begins with none. */
function isNumber(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (PLACING.has(first) || /^\d/.test(first) || words.some((word) => JOINTS.has(word))) return false;
  return words.length <= NAME_MAX || words.some((word) => NUMBERS.has(word));
}

const NAME_MAX = 3;

/** The "branches" of "top 5 branches by"; null where a question does not begin so. */
function rankedIn(words: readonly string[]): Stretch | null {
  const top = words.findIndex((word) => TOPS.has(word));
  const by = words.indexOf('by', top);
  const isLead = top >= 0 && top <= LEAD_MAX && /^\d+$|^(?:three|five|ten)$/.test(words[top + 1] ?? '');
  return isLead && by > top + 2 && by <= top + 2 + RANKED_MAX ? [top + 2, by] : null;
}

/** Where "of" stands between two places, before anything is grouped; null for nowhere. */
function placeOf(words: readonly string[], from: number, to: number): number | null {
  for (let at = from; at < Math.min(to, words.length); at += 1) {
    const word = words[at] ?? '';
    if (GROUPING.has(word)) return null;
    if (at > from && OF.has(word)) return at;
  }
  return null;
}

/** Behind the noun of the rows that begin at `from`; null where no noun is near. */
function nounAfter(words: readonly string[], from: number, index: KnowledgeIndex): number | null {
  for (let at = from; at < Math.min(words.length, from + ROWS_MAX); at += 1) {
    const word = words[at] ?? '';
    // "at-fault claims" are at nothing.
    const isPlacing = PLACING.has(word) && !isState(`${word} ${words[at + 1]}`, index);
    if (GROUPING.has(word) || JOINTS.has(word) || isPlacing) return null;
    if (isNoun(word, index)) return at + 1;
  }
  return null;
}

/** Whether rows are called so: at fault. */
function isState(said: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.segments.some(({ label, synonyms }) => label === said || synonyms.includes(said));
}

/** "loans", and "mortgages", which are some of them. */
function isNoun(word: string, index: KnowledgeIndex): boolean {
  return (
    tablesCalled(word, index).length > 0 || index.knowledge.segments.some(({ nouns }) => nouns.includes(word))
  );
}

/** What joins another number to that whose rows end before `noun`, and where that begins; null where none follows. */
function nextNumber(
  words: readonly string[],
  noun: number,
): { readonly joint: number; readonly from: number } | null {
  for (let at = noun; at < Math.min(words.length, noun + MODIFIERS_MAX); at += 1) {
    const word = words[at] ?? '';
    if (GROUPING.has(word) || BREAKS.has(word)) return null;
    const isWith =
      word === 'with' && words.slice(at + 1, at + 3).some((one) => NUMBERS.has(one)) && !ranks(words, at + 1);
    if (!JOINTS.has(word) && !isWith) continue;
    let from = at + 1;
    while (JOINTS.has(words[from] ?? '') || words[from] === 'with') from += 1;
    return placeOf(words, from, from + NUMBER_MAX + 1) === null ? null : { joint: at, from };
  }
  return null;
}

/** "with the largest number of orders" */
function ranks(words: readonly string[], at: number): boolean {
  return words.slice(at, at + 2).some((word) => SUPERLATIVE.has(word));
}

/** How many words say more of the rows behind their noun: "over $50,000", "with grade C". */
function modifiersAt(words: readonly string[], noun: number): number {
  if (!MODIFYING.has(words[noun] ?? '')) return 0;
  const rest = words.slice(noun);
  const end = rest.findIndex((word) => GROUPING.has(word) || ENDING.has(word));
  return end < 0 ? rest.length : end;
}

/** "show me the top 5" */
const LEAD_MAX = 3;
const RANKED_MAX = 3;
