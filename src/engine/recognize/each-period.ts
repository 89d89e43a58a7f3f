import type { Candidate, TimeMeaning } from '../candidate.ts';
import { UNITS } from '../lexicon/times.ts';
import { APART, EACH_OF, OVER_THE } from '../lexicon/times-apart.ts';
import type { Sense } from '../lexicon/words.ts';
import type { Token } from '../token.ts';
import { readCardinal } from './cardinal.ts';

/** What stands for one row per period beside a time that has several, with the time as it is. */
type Every = Extract<Sense, `every:${string}`>;

/**
 * Finds what asks for each of the periods of a time that is said beside it: "*each of* the last four quarters", "*over the
 * months* of 2025", "2021, 2022 and 2023 *separately*". The time itself remains a time.
 */
export function recognizeEachPeriod(tokens: readonly Token[], times: readonly Candidate[]): Candidate[] {
  const spans = times.flatMap(({ start, end, meaning }) =>
    meaning.kind === 'time' ? [{ start, end, meaning }] : [],
  );
  if (spans.length === 0) return [];
  return tokens.flatMap((token, at) => [
    ...eachOf({ tokens, spans, at }),
    ...overThe({ tokens, spans, at }),
    ...(APART.has(token.norm) ? apart({ tokens, spans, at }) : []),
  ]);
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly meaning: TimeMeaning;
}

interface Place {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly at: number;
}

/** "each of the last four quarters", "every one of the years 2021 to 2023", "each of the four quarters of 2024". */
function eachOf({ tokens, spans, at }: Place): Candidate[] {
  const normAt = (index: number): string => tokens[index]?.norm ?? '';
  const words = EACH_OF.find((form) => form.every((word, index) => normAt(at + index) === word));
  if (words === undefined) return [];
  const of = at + words.length;
  const direct = longestAt(spans, of);
  const unit = direct === undefined ? undefined : unitOf(tokens, direct);
  if (unit !== undefined) return [every(unit, at, of)];
  const named = unitAfter(tokens, of);
  return named !== null && spans.some(({ start }) => start === named.end)
    ? [every(named.unit, at, named.end)]
    : [];
}

/** "the four quarters", before "of 2024". */
function unitAfter(
  tokens: readonly Token[],
  from: number,
): { readonly unit: string; readonly end: number } | null {
  const first = ARTICLES.has(tokens[from]?.norm ?? '') ? from + 1 : from;
  const at = readCardinal(tokens, first)?.end ?? first;
  const unit = UNITS.get(tokens[at]?.norm ?? '');
  return unit === undefined ? null : { unit, end: at + 1 };
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'these', 'those', 'all']);

/** "over the months of 2025". */
function overThe({ tokens, spans, at }: Place): Candidate[] {
  if (!OVER_THE.has(tokens[at]?.norm ?? '') || tokens[at + 1]?.norm !== 'the') return [];
  const word = tokens[at + 2]?.norm ?? '';
  const unit = UNITS.get(word);
  if (unit === undefined || !word.endsWith('s')) return [];
  const isWhole = spans.some(
    ({ start, meaning }) => start === at + 3 && meaning.grain !== unit && meaning.ends === undefined,
  );
  return isWhole ? [every(unit, at, at + 3)] : [];
}

/** "2021, 2022 and 2023 separately", "2021 to 2023 each". */
function apart({ tokens, spans, at }: Place): Candidate[] {
  const last = spans.find(({ end }) => end === at || (end === at - 1 && tokens[end]?.norm === ','));
  // "in 2021 and 2022 each branch" goes on.
  const goesOn = tokens[at]?.norm === 'each' && tokens[at + 1]?.kind === 'word';
  if (last === undefined || goesOn) return [];
  const others = spans.filter(({ end, meaning }) => end < last.start && meaning.grain === last.meaning.grain);
  const unit = last.meaning.ends?.[0].grain ?? (others.length > 0 ? last.meaning.grain : 'range');
  return unit === 'range' ? [] : [every(unit, at, at + 1)];
}

function longestAt(spans: readonly Span[], at: number): Span | undefined {
  return spans.filter(({ start }) => start === at).toSorted((a, b) => b.end - a.end)[0];
}

/** The unit that the words name, or that of what begins or ends the time. */
function unitOf(tokens: readonly Token[], { start, end, meaning }: Span): string | undefined {
  const said = tokens.slice(start, end).flatMap(({ norm }) => UNITS.get(norm) ?? []);
  const grain = meaning.ends?.[0].grain ?? meaning.grain;
  return said[0] ?? (grain === 'range' ? undefined : grain);
}

function every(unit: string, start: number, end: number): Candidate {
  const sense = EVERY.find((one) => one === `every:${unit}`);
  if (sense === undefined) throw new Error(`no sense for each ${unit}`);
  return { start, end, meaning: { kind: 'language', sense }, match: 'exact', cost: 0 };
}

const EVERY: readonly Every[] = ['every:year', 'every:quarter', 'every:month', 'every:week', 'every:day'];
