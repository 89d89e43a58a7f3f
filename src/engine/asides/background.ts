import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

/** A sentence before a question, and the question. */
export interface Background {
  readonly first: readonly Token[];
  readonly rest: readonly Token[];
  /** What names something of the data, a number or a time, in each; places are of its own tokens. */
  readonly before: readonly Candidate[];
  readonly after: readonly Candidate[];
}

/** Places of words, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

type Kind = Candidate['meaning']['kind'];

/** What names something of the data without saying which rows. */
export const NAMES: ReadonlySet<Kind> = new Set(['dataset', 'event', 'field', 'metric']);

/** The longest stretches that may mean something of these kinds, each once. */
export function spansOf(candidates: readonly Candidate[], kinds: ReadonlySet<Kind>): readonly Span[] {
  const spans: Span[] = [];
  const named = candidates.filter(({ meaning }) => kinds.has(meaning.kind));
  for (const { start, end } of named.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (start >= (spans.at(-1)?.end ?? 0)) spans.push({ start, end });
  return spans;
}

/** Forms of "be" and the like, after which a verb in "-ing" is what somebody does. */
export const BEING: ReadonlySet<string> = new Set('am are be been is keep keeps was were'.split(' '));

/** Rows, and those that have others: "applicants". */
export function isOfRows({ meaning }: Candidate, { segments }: Knowledge): boolean {
  if (meaning.kind !== 'segment') return meaning.kind === 'dataset';
  const condition = segments.find(({ name }) => name === meaning.segment)?.condition;
  return (
    condition?.kind === 'binary' &&
    condition.operator === '>' &&
    condition.left.kind === 'aggregate' &&
    condition.left.filter === null &&
    condition.right.kind === 'literal' &&
    condition.right.value === 0
  );
}
