import { aggregateOf } from './grammar/measures/aggregates.ts';
import { countOf } from './grammar/measures/counts.ts';
import { type Phrase, phrasesOf } from './phrase.ts';
import type { DimensionSketch, MeasureSketch } from './sketch.ts';

/** "loans per month on average": the average of the groups, where there is one number for each of one thing. */
export function averagedIn(phrases: readonly Phrase[]): {
  readonly measures: readonly MeasureSketch[];
  readonly groups: readonly DimensionSketch[];
} {
  const measures = weightedIn(phrases, inPercent(phrases, measuresIn(phrases)));
  const groups = phrasesOf(phrases, 'group').flatMap(({ dimensions }) => dimensions);
  if (phrasesOf(phrases, 'on-average').length === 0) return { measures, groups };
  // "applications per month on average": their number.
  const [rows, ...otherRows] = phrasesOf(phrases, 'nominal').map(({ nominal }) => nominal);
  const counted = rows !== undefined && otherRows.length === 0 ? countOf(rows) : undefined;
  const inner = measures.length === 0 ? counted : measures[0];
  // "loans of each branch per month on average": the branch's average of its months
  const per = groups.length === 1 ? groups[0] : onlyPeriod(groups);
  if (inner?.kind === 'bare' && (per === undefined || isNamedPeriod(per) || isAveragedFirst(phrases, per)))
    return { measures: [aggregateOf('avg', inner.field)], groups };
  if (inner === undefined || per === undefined || measures.length > 1) return { measures, groups };
  return {
    measures: [{ kind: 'nested', function: 'avg', inner, per }],
    groups: groups.filter((group) => group !== per),
  };
}

/** "what do books cost on average per genre": the average of each genre's books. */
function isAveragedFirst(phrases: readonly Phrase[], per: DimensionSketch): boolean {
  const at = (kind: Phrase['kind']): number => phrases.findIndex((one) => one.kind === kind);
  return per.kind === 'field' && at('on-average') < at('group');
}

/** "birth year", "quarter of issue": the rows of each are looked at, and no number of each is averaged. */
export function isNamedPeriod(group: DimensionSketch): boolean {
  return group.kind === 'part' && group.field !== null;
}

/** The period among several groups, where it is the only one. */
function onlyPeriod(groups: readonly DimensionSketch[]): DimensionSketch | undefined {
  const periods = groups.filter(({ kind }) => kind === 'part');
  return periods.length === 1 ? periods[0] : undefined;
}

/** "what fraction …, as a percentage": the percentage. */
function inPercent(phrases: readonly Phrase[], measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  if (phrasesOf(phrases, 'in-percent').length === 0) return measures;
  return measures.map((one) => {
    if (one.kind !== 'share') return one;
    const { isFraction: _, ...share } = one;
    return share;
  });
}

/** "average rate by grade, weighted by principal": the weight that is said later. */
function weightedIn(
  phrases: readonly Phrase[],
  measures: readonly MeasureSketch[],
): readonly MeasureSketch[] {
  const [weight] = phrasesOf(phrases, 'weight');
  const [only] = measures;
  if (weight === undefined || only === undefined) return measures;
  return only.kind === 'aggregate' || only.kind === 'weighted'
    ? [{ kind: 'weighted', field: only.field, weight: weight.field }]
    : measures;
}

/** What is computed, the same again of what was said before. */
export function measuresIn(phrases: readonly Phrase[]): readonly MeasureSketch[] {
  return [...rowsPerPeriod(phrases), ...ofThoseBefore(measuresSaid(phrases))];
}

/** "applications per month with approval rate": how many there are of each, and the rate beside them. */
function rowsPerPeriod(phrases: readonly Phrase[]): readonly MeasureSketch[] {
  const at = phrases.findIndex(({ kind }) => kind === 'measures');
  const [measured, joint] = [phrases[at], phrases[at - 1]];
  const said = phrases.slice(0, Math.max(at, 0)).filter(({ kind }) => !BESIDE.has(kind));
  const [rows, group, ...others] = said;
  const isPerPeriod = group?.kind === 'group' && group.dimensions.every(({ kind }) => kind === 'part');
  if (rows?.kind !== 'nominal' || !isPerPeriod || measured?.kind !== 'measures' || others.length > 0)
    return [];
  const isAdded =
    measured.joint === 'with' ||
    measured.joint === 'and' ||
    (joint?.kind === 'noise' && joint.isAnd === true);
  const isCounted = measured.measures.some(
    (one) => one.kind === 'count' && one.nominal.conditions.length === 0,
  );
  const isOrdered = phrases.some(({ kind }) => kind === 'rank' || kind === 'order');
  // What is said of the rows holds for all of the numbers.
  return isAdded && !isCounted && !isOrdered ? [countOf({ ...rows.nominal, conditions: [] })] : [];
}

const BESIDE: ReadonlySet<Phrase['kind']> = new Set(['conditions', 'noise', 'opener']);

/** "how many loans, and for how much": of those loans; "average rate, and the highest": of the rate. */
function ofThoseBefore(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  if (!measures.some(({ kind }) => kind === 'again' || kind === 'amount')) return measures;
  return measures.map((one, at) => {
    const before = measures.slice(0, at).filter(({ kind }) => kind !== 'again');
    if (one.kind === 'again') return { ...one, of: before.at(-1) ?? null };
    const counted = before.findLast(({ kind }) => kind === 'count');
    return one.kind === 'amount' && one.nominal === null && counted?.kind === 'count'
      ? { ...one, nominal: counted.nominal }
      : one;
  });
}

function measuresSaid(phrases: readonly Phrase[]): readonly MeasureSketch[] {
  return phrases.flatMap((phrase) => {
    if (phrase.kind === 'measures') return phrase.measures;
    const isNamed = phrase.kind === 'compare' || phrase.kind === 'excess' || phrase.kind === 'transform';
    return isNamed && phrase.measure !== undefined ? [phrase.measure] : [];
  });
}
