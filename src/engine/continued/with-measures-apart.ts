import { isSame } from '../is-same.ts';
import { SENTENCE_ENDS } from '../lexicon/cues.ts';
import { SMALLEST_FIRST, SORTED, TIME, TIMES } from '../lexicon/measures-apart.ts';
import type { AggregateQuery } from '../logical-query.ts';
import { type MeasuresApart, mayBeOfSame, measuresApart, type Stretch } from '../plan/measures-apart.ts';
import type { Token } from '../token.ts';
import { isPlainNumber, measuresTogether } from './measures-together.ts';
import { type QuestionReader, spokenLike } from './state-said.ts';

/**
 * The query of a question for several numbers, each of rows of its own, by the same groups: "total principal of auto loans and average rate of
 * late loans by branch". Each is read by itself with what is said after the last, which is a time or what it is grouped by. Null where
 * one of them is not read so, or what follows may be of the last alone.
 */
export function withMeasuresApart(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const said = tokens.filter(({ norm }) => !SENTENCE_ENDS.has(norm));
  const words = said.map(({ norm }) => norm);
  const apart = measuresApart(words, reader.index);
  if (apart === null || !isOfAll(words.slice(apart.tail[0])) || mayBeOfSame(apart, words)) return null;
  const { tail, sorted } = sortedBy(words, apart);
  if (sorted === undefined) return null;
  const rest = said.slice(...tail);
  const queries = apart.measures.map(({ at }, place): AggregateQuery | null => {
    const groups =
      apart.ranked === null || place === 0 ? [] : [...spokenLike(said, 'by'), ...said.slice(...apart.ranked)];
    const query = reader.read([...said.slice(...at), ...rest, ...groups]);
    const isRanking = apart.ranked !== null && place === 0;
    return query?.kind === 'aggregate' && isPlainNumber(query, isRanking) ? query : null;
  });
  const all = queries.flatMap((query) => query ?? []);
  const [first, ...others] = all;
  if (first === undefined || all.length < queries.length) return null;
  // "highest first" without a name may be of any of them.
  if (apart.ranked === null && all.some(({ order }) => order.length > 0)) return null;
  if (!others.every((one) => isSame(one.dimensions, first.dimensions))) return null;
  const made = measuresTogether(first, others);
  if (made === null) return null;
  const by = made.measures[sorted?.measure ?? 0]?.name ?? '';
  if (apart.ranked !== null)
    return sorted === null ? { ...made, order: first.order.map((one) => ({ ...one, by })) } : null;
  return sorted === null ? made : { ...made, order: [{ by, direction: sorted.direction }] };
}

/** "by branch", "in 2024 per region": what stands nearer to the last rows may be said of these alone. */
function isOfAll(tail: readonly string[]): boolean {
  const [first, second = ''] = tail;
  if (first === undefined || GROUPS.has(first) || first === ',') return true;
  return first === 'for' ? EACH.has(second) : TIMES.has(first) && TIME.test(second);
}

const GROUPS: ReadonlySet<string> = new Set(['by', 'per']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);

interface Sorted {
  /** Which of the numbers, from 0. */
  readonly measure: number;
  readonly direction: 'asc' | 'desc';
}

/** What is said after the last of the rows but for the order, and the number that orders; undefined where that is none of them. */
function sortedBy(
  words: readonly string[],
  { measures, tail: [from, to] }: MeasuresApart,
): { readonly tail: Stretch; readonly sorted: Sorted | null | undefined } {
  const text = words.slice(from, to).join(' ');
  const found = SORTED.exec(text);
  const { by, way, best } = found?.groups ?? {};
  if (found === null || (by ?? best) === undefined) return { tail: [from, to], sorted: null };
  const measure = measures.findIndex(({ at }) => isSaid(words.slice(...at), by ?? best ?? ''));
  const direction = SMALLEST_FIRST.test(way ?? '') ? 'asc' : 'desc';
  const before = text
    .slice(0, found.index)
    .split(' ')
    .filter((word) => word !== '').length;
  return { tail: [from, from + before], sorted: measure < 0 ? undefined : { measure, direction } };
}

/** Whether a number is called so, but for what leads in the question. */
function isSaid(measure: readonly string[], said: string): boolean {
  const called = measure.join(' ');
  return called === said || (called.endsWith(` ${said}`) && !JOINED.test(said));
}

const JOINED = / and /;
