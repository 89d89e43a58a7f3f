import type { Candidate } from './candidate.ts';
import { CHANGED, COUNTED, PASSIVE } from './lexicon/cues.ts';
import { NAMED_IN_PLURAL } from './lexicon/plural-names.ts';
import { RESTRICTING } from './lexicon/restricting.ts';
import { meaningKey } from './meaning-key.ts';
import { isNoWhole } from './no-wholes.ts';
import { isWholeWord } from './recognize/words.ts';
import type { Token } from './token.ts';
import { tornNames } from './torn-names.ts';

/** "in" and "me" are states only when written `IN`, `ME`; "late" may be the word rather than the state of a loan. */
const COMMON_WORD = 0.8;
/** The same for the name of a field. */
const COMMON_FIELD = 0.3;
/** "min and max amount" may be two columns as well as the ends of one. */
const COMMON_HEADLESS = 0.15;
/** A value that is also a table's name is first the table. */
const TABLE_FIRST = 1;
/** "growth in originations": what names a metric as it is called is no row of a table of a like name, unless it is counted. */
const METRIC_FIRST = 1.2;
/** "students" are those who are called so, before they are what else is like them: student loans. */
const NOUN_FIRST = 0.5;
/** A part of a longer name is first that name. */
const PART_OF_NAME = 0.2;
/** "medications" are those of the column called so, before they are treatments of that type. */
const COLUMN_FIRST = 0.5;
/** A synonym of a value that is part of another value as it is stored: "college" in "College Loan". */
const PART_OF_VALUE = 0.8;
/** A state that is part of the name of a metric ("default rate") or of another state ("never late") is that. */
const PART_OF_TERM = 1.2;
/** "with a loan" is more than that state where the loan is told of: "with a loan *over $50,000*". */
const TOLD_OF = 1.2;

/** What is left of the cost of a short form that is said again. */
const AGAIN = 0.25;

/** What the names and values of the data are less likely to mean because of the words that they consist of. */
export function weighCandidates(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
): readonly Candidate[] {
  const isTorn = tornNames(candidates);
  const linked = candidates.filter(
    (candidate) =>
      !isPartOfSpeech(candidate, tokens) &&
      !isTorn(candidate) &&
      !isArticle(candidate, tokens) &&
      !isValueRather(candidate, { tokens, candidates }) &&
      !isNoWhole(candidate, { tokens, candidates }),
  );
  const spans = spansOf(linked);
  const isRepeated = repeats(tokens);
  return linked.map((candidate) => {
    const extra =
      commonness(candidate, tokens, spans) +
      overshadowing(candidate, { tokens, spans }) +
      (isToldOf(candidate, { tokens, spans }) ? TOLD_OF : 0);
    const cost = isRepeated(candidate) ? candidate.cost * AGAIN : candidate.cost;
    return cost + extra === candidate.cost ? candidate : { ...candidate, cost: cost + extra };
  });
}

/** "at least one cat", of pets that are cats, is no category. */
function isValueRather(
  { start, end, match, meaning }: Candidate,
  { tokens, candidates }: { readonly tokens: readonly Token[]; readonly candidates: readonly Candidate[] },
): boolean {
  return (
    meaning.kind === 'field' &&
    match === 'abbreviated' &&
    !GROUPING.has(tokens[start - 1]?.norm ?? '') &&
    candidates.some(
      (one) =>
        one.meaning.kind === 'value' && one.match === 'exact' && one.start === start && one.end === end,
    )
  );
}

const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);

/** A short form means what it did before: "the highest *fare* to the lowest *fare*" is as sure as one of them. */
function repeats(tokens: readonly Token[]): (candidate: Candidate) => boolean {
  const first = new Map<string, number>();
  return ({ start, end, match, meaning }) => {
    if (match !== 'partial') return false;
    const said = tokens.slice(start, end).map(({ norm }) => norm);
    const key = `${meaningKey(meaning)} ${said.join(' ')}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, start);
    return known !== undefined && known < start;
  };
}

/** Whether a state ends with rows that what comes next restricts. */
function isToldOf(
  { start, end, meaning }: Candidate,
  { tokens, spans }: { readonly tokens: readonly Token[]; readonly spans: Spans },
): boolean {
  return (
    meaning.kind === 'segment' &&
    OF_OTHERS.has(tokens[start]?.norm ?? '') &&
    spans.tables.has(`${end - 1} ${end}`) &&
    RESTRICTING.has(tokens[end]?.norm ?? '')
  );
}

/** How the name of a state begins that rows have by others. */
const OF_OTHERS: ReadonlySet<string> = new Set(['having', 'that', 'which', 'who', 'with', 'without']);

type Span = Pick<Candidate, 'start' | 'end'>;
/** `isTerm`: a metric or a state is called so; `isStored`: a value of more than one word. */
type NamedSpan = Span & { readonly isTerm: boolean; readonly isStored: boolean };

/** Where names and values are, each span once: in a large schema a word names many fields. */
interface Spans {
  readonly exact: readonly NamedSpan[];
  /** How many tables are named by the span `start end`. */
  readonly tables: ReadonlyMap<string, number>;
  /** The tables that are named by a span that starts there. */
  readonly ownRows: ReadonlyMap<number, ReadonlySet<string>>;
  /** Where columns are named in the plural. */
  readonly columns: ReadonlySet<string>;
  /** Where states stand for rows, as a noun. */
  readonly nouns: ReadonlySet<string>;
  /** Where metrics are named as they are called. */
  readonly metrics: ReadonlySet<string>;
}

function spansOf(linked: readonly Candidate[]): Spans {
  const exact = new Map<string, NamedSpan>();
  const tables = new Map<string, number>();
  const columns = new Set<string>();
  const metrics = new Set<string>();
  const nouns = new Set<string>();
  const ownRows = new Map<number, Set<string>>();
  for (const { start, end, match, meaning } of linked) {
    const key = `${start} ${end}`;
    const known = exact.get(key);
    const isTerm = meaning.kind === 'metric' || meaning.kind === 'segment' || known?.isTerm === true;
    const isLong = meaning.kind === 'value' && String(meaning.value).includes(' ');
    const isStored = isLong || known?.isStored === true;
    if (match === 'exact') exact.set(key, { start, end, isTerm, isStored });
    if (meaning.kind === 'field' && match === 'inflected') columns.add(key);
    if (meaning.kind === 'segment' && meaning.isNoun && match === 'exact') nouns.add(key);
    if (meaning.kind === 'metric' && match === 'exact') metrics.add(key);
    if (meaning.kind !== 'dataset') continue;
    tables.set(key, (tables.get(key) ?? 0) + 1);
    ownRows.set(start, (ownRows.get(start) ?? new Set()).add(meaning.dataset));
  }
  return { exact: [...exact.values()], tables, columns, metrics, nouns, ownRows };
}

/** A word of the language is not taken for a name that is only like it: "month" is not the term in months. */
function isPartOfSpeech({ start, end, match, meaning }: Candidate, tokens: readonly Token[]): boolean {
  if (match === 'partial') return areCommon(tokens.slice(start, end));
  // "last names" is the last name, for all that both are words of the language.
  const [word] = tokens.slice(start, end);
  const isPlural = match === 'inflected' && word !== undefined && NAMED_IN_PLURAL.has(word.norm);
  const isWhole =
    match === 'exact' || match === 'headless' || isPlural || (match === 'inflected' && end - start > 1);
  return meaning.kind === 'field' && !isWhole && areCommon(tokens.slice(start, end));
}

/** "without a grade" speaks of any grade, and not of `A`. */
function isArticle({ start, end, meaning }: Candidate, tokens: readonly Token[]): boolean {
  const isOne = meaning.kind === 'value' && tokens[start]?.text === 'a';
  const isListed = end - start === 1 && LISTED.has(tokens[end]?.norm ?? '');
  return isOne && !isListed && HAVING.has(tokens[start - 1]?.norm ?? '');
}

const LISTED: ReadonlySet<string> = new Set([',', 'and', 'or']);
const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'having', 'with', 'without']);

function commonness(
  { start, end, meaning, match }: Candidate,
  tokens: readonly Token[],
  { tables }: Spans,
): number {
  const words = tokens.slice(start, end);
  if (meaning.kind === 'field' && match === 'headless') return areCommon(words) ? COMMON_HEADLESS : 0;
  if (meaning.kind === 'field') return areCommon(words) && !isLongName(words) ? COMMON_FIELD : 0;
  if (!areCommon(words)) return 0;
  const [word, ...others] = words;
  if (word === undefined || others.length > 0 || isPassive(tokens[start - 1], word)) return 0;
  // "declined applications" are rows, and no change of a number.
  const isOfRows = (CHANGED.has(word.norm) || word.norm === NEW) && tables.has(`${end} ${end + 1}`);
  if (meaning.kind === 'segment') return isWholeWord(word.norm) && !isOfRows ? COMMON_WORD : 0;
  const isWritten = word.kind === 'quoted' || isCapitals(word) || (start > 0 && isAsStored(word, meaning));
  return meaning.kind === 'value' && !isWritten ? COMMON_WORD : 0;
}

/** "new cars" are those that are not used, where the data tells which are. */
const NEW = 'new';

/** "were declined" tells a state, and no change of a number. */
function isPassive(before: Token | undefined, { norm }: Token): boolean {
  return before !== undefined && PASSIVE.has(before.norm) && CHANGED.has(norm);
}

/** "Sales" within a sentence is written as a name is. */
function isAsStored({ text, norm }: Token, meaning: Candidate['meaning']): boolean {
  return meaning.kind === 'value' && text === String(meaning.value) && text !== norm;
}

/** "first names" are nothing but that. */
function isLongName(words: readonly Token[]): boolean {
  return words.length > 1 && /^names?$/.test(words.at(-1)?.norm ?? '');
}

function areCommon(words: readonly Token[]): boolean {
  return words.every(({ norm }) => isWholeWord(norm));
}

function isCapitals({ text }: Token): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function overshadowing(
  { start, end, meaning, match }: Candidate,
  {
    tokens,
    spans: { exact, tables, columns, metrics, nouns, ownRows },
  }: { readonly tokens: readonly Token[]; readonly spans: Spans },
): number {
  const names = exact.filter(
    (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
  );
  const isState = meaning.kind === 'segment' || meaning.kind === 'value';
  // "with a late payment", of loans: borrowers have them too.
  const isHad = (other: Span): boolean =>
    meaning.kind === 'segment' &&
    meaning.isNoun &&
    other.end === end &&
    OF_OTHERS.has(tokens[other.start]?.norm ?? '');
  const isTerm = names.some((other) => other.isTerm && !isHad(other));
  if (names.length > 0 && isState && isTerm) return PART_OF_TERM;
  if (names.some((other) => other.isStored) && meaning.kind === 'value') return PART_OF_VALUE;
  if (names.length > 0) return PART_OF_NAME;
  const key = `${start} ${end}`;
  if (meaning.kind === 'dataset' && match === 'inflected' && metrics.has(key))
    return isCounted(tokens, start) ? 0 : METRIC_FIRST;
  if (isState && match === 'inflected' && end - start === 1 && nouns.has(key)) return NOUN_FIRST;
  if (meaning.kind !== 'value') return 0;
  // "transaction notifications" are notifications of that type, whatever else is called so.
  if (ownRows.get(end)?.has(meaning.dataset) === true) return 0;
  return (
    (tables.get(key) ?? 0) * TABLE_FIRST + (match === 'inflected' && columns.has(key) ? COLUMN_FIRST : 0)
  );
}

/** Whether something before says that there are so and so many. */
function isCounted(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1];
  const isNumber = before?.number != null && !YEAR.test(before.norm);
  return isNumber || tokens.slice(0, start).some(({ norm }) => COUNTED.has(norm));
}

const YEAR = /^(?:19|20)\d\d$/;
