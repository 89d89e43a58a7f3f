import { singularOf } from '../catalog/mod.ts';
import type { Candidate } from './candidate.ts';
import { idleWords, withTodays } from './idle-words.ts';
import { BEFORE_ROW } from './lexicon/cues.ts';
import { UNITS } from './lexicon/times.ts';
import type { Sense } from './lexicon/words.ts';
import type { Linker } from './link/create-linker.ts';
import { namesInPlace } from './names-in-place.ts';
import { recognizeEachPeriod } from './recognize/each-period.ts';
import { recognizeNumbers } from './recognize/numbers.ts';
import { recognizeTimes } from './recognize/times.ts';
import { isLanguageWord, recognizeWords } from './recognize/words.ts';
import { isSeason, isTermOfData, withSeasonsAsNames } from './seasons.ts';
import type { Token } from './token.ts';
import { weighCandidates } from './weigh-candidates.ts';
import { withoutArticles } from './without-articles.ts';
import { wordsBesideNames } from './words-beside-names.ts';

/** What tells the names of the data, and the day that relative dates count from. */
export interface CandidateSources {
  readonly linker: Linker;
  /** ISO day. */
  readonly asOf: string;
}

/** Everything that the spans of a question may mean: words of the language, numbers, times, text, names and values. */
export function findCandidates(
  typed: readonly Token[],
  { linker, asOf }: CandidateSources,
): readonly Candidate[] {
  const tokens = withSeasonsAsNames(typed);
  const numbers = recognizeNumbers(tokens);
  const words = recognizeWords(tokens)
    .filter((one) => !isUnitOf(numbers, one))
    .filter(({ start, end }) => end > start + 1 || !isSeason(tokens, start))
    .filter((one) => !endsInBound(one, tokens));
  const linked = withTheirSigns(namesInPlace(linker.link(tokens), tokens), tokens)
    .filter((one) => !endsInBound(one, tokens))
    .map((one) => withItsStop(one, tokens));
  const times = recognizeTimes(tokens, { asOf })
    .filter((one) => !isRowNumber(one, { tokens, linked }))
    .map((one) => (isTermOfData(one, { tokens, linked }) ? { ...one, cost: one.cost + TERM_FIRST } : one));
  const found = [
    ...wordsBesideNames(words, { tokens, linked }),
    ...numbers.filter((one) => !isLengthOf(times, one, tokens)),
    ...times,
    ...recognizeEachPeriod(tokens, times),
    ...bareTexts(words, { tokens, linked }),
    ...weighCandidates(withoutBlocked(linked, { words, times, tokens }), tokens),
    ...quotedTexts(tokens),
  ];
  const asked = withTodays(withoutArticles(found, tokens), tokens);
  return [...asked, ...idleWords(tokens, asked)];
}

/** "blood group O-" is no O+, and grade "B+" where the data has such grades is not B or better. */
function withTheirSigns(linked: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  const isSigned = ({ meaning, end }: Candidate): boolean => {
    const [last, sign] = [tokens[end - 1], tokens[end]];
    const isBeside = sign !== undefined && SIGNS.has(sign.norm) && sign.start === last?.end;
    return isBeside && meaning.kind === 'value' && `${meaning.value}`.endsWith(sign.norm);
  };
  const signed = linked.filter(isSigned);
  return signed.length === 0
    ? linked
    : linked.flatMap((one) => {
        if (signed.includes(one)) return [{ ...one, end: one.end + 1 }];
        return signed.some(({ end }) => end === one.end) && one.meaning.kind === 'value' ? [] : [one];
      });
}

const SIGNS: ReadonlySet<string> = new Set(['+', '-']);

/** The stop that a name or value ends with is its own: "the Comp. Sci. department", "the serial no. of". */
function withItsStop(one: Candidate, tokens: readonly Token[]): Candidate {
  const { meaning, end } = one;
  const isValue = meaning.kind === 'value' && `${meaning.value}`.endsWith('.');
  const isShort = meaning.kind === 'field' && tokens[end - 1]?.norm === 'no' && end + 1 < tokens.length;
  const isOwn = tokens[end]?.norm === '.' && (isValue || isShort);
  return isOwn ? { ...one, end: end + 1 } : one;
}

/** "is the rate of loans *no* less than 7 %": how a bound begins, and no "loan no". */
function endsInBound({ end }: Candidate, tokens: readonly Token[]): boolean {
  const [last, next, than] = [tokens[end - 1], tokens[end], tokens[end + 1]];
  return last?.norm === 'no' && than?.norm === 'than' && COMPARATIVE.test(next?.norm ?? '');
}

const COMPARATIVE = /^(?:less|more|worse|better|[a-z]+er)$/;

/** "over 90 percent of the limit" asks for no share: the word is the number's. */
function isUnitOf(numbers: readonly Candidate[], { start, meaning }: Candidate): boolean {
  return (
    meaning.kind === 'language' &&
    meaning.sense.startsWith('share') &&
    numbers.some((one) => one.start < start && one.end > start)
  );
}

/** "the four years 2021 to 2023": how long the time is that is said after it, and no quantity of anything. */
function isLengthOf(
  times: readonly Candidate[],
  { start, end }: Candidate,
  tokens: readonly Token[],
): boolean {
  const isNamed = DETERMINERS.has(tokens[start - 1]?.norm ?? '') && UNITS.has(tokens[end - 1]?.norm ?? '');
  return isNamed && times.some((time) => time.start === end);
}

/** "status of loan 2020": the number of a row, for all that it may be a year too; "loans 2020" are those of the year. */
function isRowNumber(
  { start, end }: Candidate,
  { tokens, linked }: { readonly tokens: readonly Token[]; readonly linked: readonly Candidate[] },
): boolean {
  const [number, noun, before] = [tokens[start], tokens[start - 1], tokens[start - 2]];
  return (
    end - start === 1 &&
    number?.kind === 'number' &&
    BEFORE_ROW.has(before?.norm ?? '') &&
    singularOf(noun?.norm ?? '') === noun?.norm &&
    linked.some((one) => one.end === start && one.start === start - 1 && one.meaning.kind === 'dataset')
  );
}

/** A term of the data is first that, where it can be. */
const TERM_FIRST = 0.4;

const DETERMINERS: ReadonlySet<string> = new Set(['the', 'these', 'those', 'all']);

const BLOCKED: Sense = 'blocked';

const WITHOUT: Sense = 'without';

const GROUP: Sense = 'group';

const SINCE: ReadonlySet<string> = new Set(['from', 'since']);

/**
 * Within a turn of speech that misleads word by word, no word is a name or value: "the mobile app". None begins with the
 * end of "without a single" either, or ends with what a time begins with.
 */
function withoutBlocked(
  linked: readonly Candidate[],
  {
    words,
    times,
    tokens,
  }: {
    readonly words: readonly Candidate[];
    readonly times: readonly Candidate[];
    readonly tokens: readonly Token[];
  },
): readonly Candidate[] {
  // "taken by customers since 2023" tells no "customer since", beside which 2023 alone would be a year.
  const since = times.filter(
    ({ start, meaning }) =>
      meaning.kind === 'time' && meaning.end === null && SINCE.has(tokens[start]?.norm ?? ''),
  );
  const spansOf = (sense: Sense): readonly Candidate[] =>
    words.filter(({ meaning }) => meaning.kind === 'language' && meaning.sense === sense);
  const [blocked, without] = [spansOf(BLOCKED), spansOf(WITHOUT)];
  // "in terms of loans" speaks of no terms.
  const turns = spansOf(GROUP).filter(
    ({ start, end }) => end - start === 3 && tokens[start + 1]?.norm === 'terms',
  );
  return linked.filter(
    ({ start, end }) =>
      !blocked.some(
        (span) => span.start <= start && span.end >= end && span.end - span.start > end - start,
      ) &&
      !turns.some((span) => span.start < start && span.end > start) &&
      !since.some((span) => span.start === end - 1 && span.end > end) &&
      !without.some((span) => span.start < start && span.end > start && span.end < end),
  );
}

/** Text that is not quoted is less likely text. */
const BARE_TEXT = 0.2;

/**
 * "starting with Maria": the word after such words is text, quoted or not. Which dishes "contain gluten" their names do not
 * tell: of the text within a name it must be said that it is one.
 */
function bareTexts(
  words: readonly Candidate[],
  { tokens, linked }: { readonly tokens: readonly Token[]; readonly linked: readonly Candidate[] },
): readonly Candidate[] {
  const named = new Set(linked.flatMap(({ meaning, end }) => (meaning.kind === 'field' ? [end] : [])));
  // "beers that contain Citra": what the data knows by itself is no part of a name.
  const known = new Set(
    linked.flatMap(({ meaning, start, match }) =>
      meaning.kind === 'value' && match === 'exact' ? [start] : [],
    ),
  );
  const starts = words.flatMap(({ meaning, start, end }) => {
    if (meaning.kind !== 'language') return [];
    const isWithin = meaning.sense === 'text:contains' && CONTAIN.test(tokens[end - 1]?.norm ?? '');
    const isOfName = named.has(start) || /^names?$/.test(tokens[start - 1]?.norm ?? '');
    const isSaid = isOfName || (isName(tokens[end]) && !known.has(end));
    if (meaning.sense === 'text:equals' && known.has(end)) return [];
    if (meaning.sense.startsWith('text:')) return isWithin && !isSaid ? [] : [end];
    // "with auto in the name"
    return meaning.sense === 'in-name' ? [start - 1] : [];
  });
  return [...new Set(starts)].flatMap((start) => {
    const token = tokens[start];
    return token?.kind === 'word' && !isLanguageWord(token.norm)
      ? [textAt(start, token.text, BARE_TEXT)]
      : [];
  });
}

const CONTAIN = /^contain(?:s|ing)?$/;

function isName(token: Token | undefined): boolean {
  return token !== undefined && token.text !== token.text.toLowerCase();
}

function quotedTexts(tokens: readonly Token[]): readonly Candidate[] {
  return tokens.flatMap((token, start) => (token.kind === 'quoted' ? [textAt(start, textIn(token), 0)] : []));
}

/** What stands between the quotes; spaces that the reading put there ("last name starts with Mc") are its own. */
function textIn({ text, norm }: Token): string {
  const quoted = text.slice(1, -1);
  return norm.startsWith(' ') ? quoted : quoted.trim();
}

function textAt(start: number, text: string, cost: number): Candidate {
  return { start, end: start + 1, meaning: { kind: 'text', text }, match: 'exact', cost };
}

/** Tokens that nothing is known of. */
export function unknownTokens(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] {
  const covered = new Set<number>();
  for (const { start, end } of candidates) for (let at = start; at < end; at += 1) covered.add(at);
  return tokens.filter((_, at) => !covered.has(at));
}
