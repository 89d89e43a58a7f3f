import type { TimeMeaning } from '../../candidate.ts';
import { isSame } from '../../is-same.ts';
import { partsOf, rewrite } from '../rewrite.ts';
import type { ConditionSketch, FieldTerm, SketchOf } from '../sketch.ts';
import type { Reading } from './asked-clause.ts';

type Compared = SketchOf<'compare' | 'range' | 'time'>;

/**
 * "How many borrowers have a score below 600, and how many above 700", "how many were issued in 2023, and how many in 2024":
 * numbers and times of a clause that say nothing of what they are of are of what those before it are of.
 */
export function withComparedField(
  before: { readonly base: readonly ConditionSketch[]; readonly measures: readonly object[] },
  reading: Reading,
): Reading {
  const { conditions = [] } = reading.draft ?? {};
  // "and how many were charged off in 2025" says what the time is of.
  const isWhole = conditions.every(isComparison);
  const bare = isWhole ? partsOf(conditions).filter(isCompared).filter(isBare) : [];
  if (reading.draft === null || bare.length === 0) return reading;
  const said = partsOf([before.base, before.measures]).filter(isCompared);
  const fieldFor = (part: Compared): FieldTerm | null => {
    const [first, ...others] = said.flatMap((one) => (isTime(one) === isTime(part) ? (one.field ?? []) : []));
    return first === undefined || others.some((one) => !isSame(one, first)) ? null : first;
  };
  const draft = rewrite(reading.draft, (part) =>
    isCompared(part) && isBare(part) ? { ...part, field: fieldFor(part) } : part,
  );
  return { ...reading, draft };
}

/** Whether two conditions are of the same quantity, or both say when. */
export function isOfSame(one: ConditionSketch, other: ConditionSketch): boolean {
  const [first] = partsOf(one).filter(isCompared);
  const [second] = partsOf(other).filter(isCompared);
  if (first === undefined || second === undefined || isTime(first) !== isTime(second)) return false;
  return isTime(first) || isSame(first.field, second.field);
}

/** Whether two conditions say times of which none is in the other. */
export function areApart(one: ConditionSketch, other: ConditionSketch): boolean {
  if (one.kind !== 'time' || other.kind !== 'time') return false;
  if (one.field !== null && other.field !== null && !isSame(one.field, other.field)) return false;
  const ends = (said: readonly TimeMeaning[], late: string): readonly string[] =>
    said.map(({ end }) => end ?? late);
  const starts = (said: readonly TimeMeaning[]): readonly string[] => said.map(({ start }) => start ?? '');
  const [first, second] = [one.times, other.times];
  const isBefore = (a: readonly TimeMeaning[], b: readonly TimeMeaning[]): boolean =>
    ends(a, LATEST).every((end) => starts(b).every((start) => end <= start));
  return isBefore(first, second) || isBefore(second, first);
}

const LATEST = '9999-12-31';

function isComparison(condition: ConditionSketch): boolean {
  if (condition.kind === 'and' || condition.kind === 'or') return condition.of.every(isComparison);
  return isCompared(condition);
}

function isBare({ field }: Compared): boolean {
  return field === null;
}

function isTime({ kind }: Compared): boolean {
  return kind === 'time';
}

function isCompared(part: object): part is Compared {
  return 'kind' in part && 'field' in part && /^(?:compare|range|time)$/.test(String(part.kind));
}
