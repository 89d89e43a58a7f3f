/** A part of a question that asks, or says what is asked about, by itself. */
export interface Clause {
  /** Token indices, end exclusive; marks and joints between clauses are in none. */
  readonly start: number;
  readonly end: number;
}

const CLAUSES_MAX = 5;

/** Whether a clause that begins there asks for something. */
type Asks = (words: readonly string[], start: number) => boolean;

/**
 * The clauses of a question: "how many loans have we made | how many of them are late"; "late loans: | how many". A comma
 * or "and" begins one before a word that asks, other marks before anything. Empty where there is only one.
 */
export function splitClauses(words: readonly string[], isAsked: Asks = asks): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (let at = 0; at < words.length; at += 1) {
    const next = beginning(words, at, isAsked);
    if (next === null || afterOfThose(words, start) === at + 1) continue;
    if (at > start) clauses.push({ start, end: at });
    start = next;
    at = next - 1;
  }
  if (start < words.length) clauses.push({ start, end: words.length });
  return clauses.length < 2 || clauses.length > CLAUSES_MAX ? [] : clauses;
}

/** How many of the clauses ask for something by a word that asks. */
export function countAsks(words: readonly string[]): number {
  return splitClauses(words).filter(({ start }) => asks(words, start)).length;
}

/** Where the clause begins that what stands at `at` sets apart from the one before; null where nothing does. */
function beginning(words: readonly string[], at: number, isAsked: Asks): number | null {
  const word = words[at] ?? '';
  if (!MARKS.has(word) && !JOINTS.has(word)) return null;
  let next = at + 1;
  while (MARKS.has(words[next] ?? '') || JOINTS.has(words[next] ?? '')) next += 1;
  const isStrong = words.slice(at, next).some((one) => MARKS.has(one));
  return isStrong || isAsked(words, next) || speaksOfThem(words, next) ? next : null;
}

const MARKS: ReadonlySet<string> = new Set([':', ';', '?', '.', '!']);
const JOINTS: ReadonlySet<string> = new Set([',', 'and', '-', '–', '—', 'but']);

/** "how many", "at what", "what": words that ask. */
export function asks(words: readonly string[], start: number): boolean {
  const at = afterOfThose(words, start);
  const first = words[at] ?? '';
  const asked = PREPOSITIONS.has(first) ? (words[at + 1] ?? '') : first;
  const next = words[words.indexOf(asked, at) + 1] ?? '';
  return asked === 'how' ? next === 'many' || next === 'much' : ASKING.has(asked) && next !== 'about';
}

/** "of those, how many": where it goes on after them. */
function afterOfThose(words: readonly string[], at: number): number {
  if (words[at] !== 'of' || !THEM.has(words[at + 1] ?? '')) return at;
  return JOINTS.has(words[at + 2] ?? '') ? at + 3 : at + 2;
}

/** "their average rate", "the amount due on them": a few words, up to the next mark, of those before. */
function speaksOfThem(words: readonly string[], at: number): boolean {
  if (POSSESSIVES.has(words[at] ?? '')) return true;
  const length = words.slice(at).findIndex((word) => MARKS.has(word) || JOINTS.has(word));
  const last = length < 0 ? words.length : at + length;
  return THEM.has(words[last - 1] ?? '') && PREPOSITIONS.has(words[last - 2] ?? '');
}

/** Words of what those before have. */
export const POSSESSIVES: ReadonlySet<string> = new Set(['their', 'its']);
const THEM: ReadonlySet<string> = new Set(['them', 'those', 'these']);
const PREPOSITIONS: ReadonlySet<string> = new Set([
  'across',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'over',
  'to',
  'with',
]);
const ASKING: ReadonlySet<string> = new Set(['what', "what's", 'which']);
