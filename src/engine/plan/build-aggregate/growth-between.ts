import type { DatePart } from '../../../shared/mod.ts';
import type { TimeMeaning } from '../../candidate.ts';
import { isSame } from '../../is-same.ts';
import type { Assembly, ResolvedMeasure } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { binary, percentOf } from '../expressions.ts';
import type { PhraseOf } from '../phrase.ts';
import { noSense, undecided } from '../rejection.ts';
import { type ConditionScope, defaultDate } from '../resolve-condition/condition-scope.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import { withinDate } from '../resolve-condition/times.ts';
import { filteredBy, overRows } from '../resolve-measure/filters.ts';
import { type ConditionSketch, type FieldTerm, isBareTime, type Nominal } from '../sketch.ts';
import { comparedMeasures } from './compared-measures.ts';
import { withMeasuresInTimes } from './measures-in-times.ts';

/** Two times that are compared, the earlier one first, and how. */
export interface Periods {
  readonly spans: readonly [TimeMeaning, TimeMeaning];
  /** The date that the words say they are of; null for the usual one. */
  readonly field: FieldTerm | null;
  readonly as: 'difference' | 'percent';
  /** "grew the most": of a rate in points; of an amount it is not said. */
  readonly isOpen: boolean;
  /** "the change, in percent": of an amount; of a rate it may be in points. */
  readonly isOfAmount: boolean;
  /** The sides that are shown beside the change; null where it is asked for alone. */
  readonly sides: PhraseOf<'compare'> | null;
}

/**
 * "growth of volume from 2023 to 2024" names two years and no grouping: takes them out of the draft, since they are
 * what is compared and not what is left.
 */
export function takePeriods(whole: Draft): { readonly draft: Draft; readonly periods: Periods | null } {
  const draft = whole.transform?.kind === 'change' ? withTimesApart(withMeasuresInTimes(whole)) : whole;
  const { transform, groups, conditions, compare } = draft;
  // The months of two years beside one another have a change each.
  const areOfEach = [...groups, ...draft.columns].some(
    (one) => one.kind === 'part' && (compare?.as !== 'columns' || !OF_YEAR.has(one.part)),
  );
  if (transform?.kind !== 'change' || areOfEach) return { draft, periods: null };
  const manner = {
    as: transform.as,
    isOpen: transform.isOpen === true,
    isOfAmount: transform.isOfAmount === true,
  };
  if (compare !== null) {
    const spans = inOrder(compare);
    return spans === null || !isStep(transform.per, spans)
      ? { draft, periods: null }
      : {
          draft: { ...draft, transform: null, compare: null },
          periods: {
            spans,
            field: fieldOf(compare.sides),
            ...manner,
            sides: draft.addsChange ? compare : null,
          },
        };
  }
  const spans = conditions.flatMap((condition) =>
    isBareTime(condition) ? [yearsOf(condition.times, transform)] : [],
  );
  const [periods] = spans;
  if (periods === undefined || periods === null || spans.length > 1) return { draft, periods: null };
  if (!isStep(transform.per, periods)) return { draft, periods: null };
  return {
    draft: {
      ...draft,
      transform: null,
      conditions: conditions.filter((condition) => !isBareTime(condition)),
    },
    periods: {
      spans: periods,
      field: null,
      ...manner,
      sides: draft.addsChange ? sidesOf(asSaid(conditions) ?? periods) : null,
    },
  };
}

const OF_YEAR: ReadonlySet<string> = new Set(['month-of-year', 'quarter-of-year']);

/** "a drop in loans from 2023 to 2024": the times are those of the change, and not of the loans. */
function withTimesApart(draft: Draft): Draft {
  const times: ConditionSketch[] = [];
  const withoutTime = (nominal: Nominal): Nominal => {
    times.push(...nominal.conditions.filter(isBareTime));
    return { ...nominal, conditions: nominal.conditions.filter((each) => !isBareTime(each)) };
  };
  const measures = draft.measures.map((one) =>
    one.kind === 'count' ? { ...one, nominal: withoutTime(one.nominal) } : one,
  );
  const nominals = draft.nominals.map(withoutTime);
  return times.length === 1 && !draft.conditions.some(isBareTime)
    ? { ...draft, measures, nominals, conditions: [...draft.conditions, ...times] }
    : draft;
}

/** "yoy change, 2024 vs 2023" is of these two years; "yoy change from 2020 to 2024" is of each step. */
function isStep(per: DatePart | null, [before, after]: Periods['spans']): boolean {
  if (per === null) return true;
  if (before.grain === per && after.grain === per) return before.end === after.start;
  const isYearLater = Number(before.start?.slice(0, 4)) + 1 === Number(after.start?.slice(0, 4));
  return per === 'year' && isYearLater && before.start?.slice(4) === after.start?.slice(4);
}

function sidesOf(spans: Periods['spans']): PhraseOf<'compare'> {
  const sides = spans.map((span): ConditionSketch => ({ kind: 'time', field: null, times: [span] }));
  return { kind: 'compare', as: 'columns', sides };
}

function fieldOf([first]: readonly ConditionSketch[]): FieldTerm | null {
  return first?.kind === 'time' ? first.field : null;
}

/** "this year compared to last year": the two times, the earlier one first where it is not said which the change is from. */
function inOrder({ sides, changesFrom }: PhraseOf<'compare'>): readonly [TimeMeaning, TimeMeaning] | null {
  const times = sides.flatMap((side) =>
    side.kind === 'time' && isSame(side.field, fieldOf(sides)) ? side.times : [],
  );
  const inTime = times.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1));
  const ordered = { first: times, second: times.toReversed(), none: inTime };
  const [first, second] = ordered[changesFrom ?? 'none'];
  return first !== undefined && second !== undefined && times.length === 2 ? [first, second] : null;
}

/** What is asked of two periods of a measure: its change, beside what it is in each where that is asked too. */
export function ofPeriods(
  assembly: Assembly,
  measure: ResolvedMeasure,
  { periods, scope }: { readonly periods: Periods; readonly scope: ConditionScope },
): readonly ResolvedMeasure[] {
  if (measure.output.transform !== null)
    return noSense('how a share changed cannot be computed: ask for the share by period');
  const change = growthBetween(assembly, measure, { periods, scope });
  const { sides } = periods;
  if (sides === null) return [change];
  const compare: PhraseOf<'compare'> = { ...sides, as: 'columns' };
  return [...comparedMeasures(assembly, [measure], { compare, scope }), change];
}

/** Said of the change of a rate. */
export const IN_POINTS = 'whether the change is in percent or in percentage points is not said';

/** Said of the greatest change of an amount. */
export const HOW_CHANGED = 'whether the change is in amount or in percent is not said';

/** The change of a measure from the first period to the second, in percent of the first. */
function growthBetween(
  assembly: Assembly,
  measure: ResolvedMeasure,
  { periods, scope }: { readonly periods: Periods; readonly scope: ConditionScope },
): ResolvedMeasure {
  const { field } = periods;
  const [before, after] = periods.spans.map((period) =>
    field === null
      ? filteredBy(measure.output.expression, withinDate(assembly, defaultDate(assembly, scope), period))
      : overRows(
          measure.output.expression,
          resolveCondition(assembly, { kind: 'time', field, times: [period] }, scope),
        ),
  );
  if (before === undefined || after === undefined) return noSense('a change needs two periods');
  const [first, second] = periods.spans;
  const change = binary(after, '-', before);
  const isRate = measure.output.unit?.kind === 'percent';
  if (periods.isOpen && !isRate) undecided(HOW_CHANGED);
  if (periods.isOfAmount && isRate) undecided(IN_POINTS);
  if (periods.as === 'difference') {
    const label = `change of ${measure.output.label} from ${first.label} to ${second.label}`;
    const output = { ...measure.output, name: `${measure.output.name}_change`, label, expression: change };
    return { ...measure, output };
  }
  return {
    ...measure,
    output: {
      ...measure.output,
      name: `${measure.output.name}_growth`,
      label: `change of ${measure.output.label} from ${first.label} to ${second.label} in percent`,
      expression: percentOf(change, before),
      role: 'rate',
      unit: { kind: 'percent' },
    },
  };
}

/** Two periods of a kind as a list or the ends of a range; null for other times, and where each step between them may be meant. */
function yearsOf(
  times: readonly TimeMeaning[],
  { per, isVague }: { readonly per: DatePart | null; readonly isVague?: true },
): Periods['spans'] | null {
  const [first, second] = times;
  if (first !== undefined && second !== undefined && times.length === 2) {
    if (first.grain !== second.grain || !areAsLong(first, second)) return null;
    return (first.start ?? '') < (second.start ?? '') ? [first, second] : [second, first];
  }
  if (first === undefined || times.length > 1) return null;
  if (first.ends === undefined) return per === 'year' && isVague !== true ? withYearBefore(first) : null;
  return areCompared(first.ends, per) ? first.ends : null;
}

/** "year-over-year growth for 2025": since the year before. */
function withYearBefore(time: TimeMeaning): Periods['spans'] | null {
  const { start, end, label } = time;
  const year = start?.slice(0, 4) ?? '';
  if (start === null || end === null || time.grain !== 'year' || !label.includes(year)) return null;
  const earlier = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return [
    { ...time, start: earlier(start), end: earlier(end), label: label.replace(year, earlier(year)) },
    time,
  ];
}

/** Two times in the order in which they are listed; null for the ends of a span. */
function asSaid(conditions: readonly ConditionSketch[]): Periods['spans'] | null {
  const [first, second] = conditions.flatMap((one) => (isBareTime(one) ? one.times : []));
  return first === undefined || second === undefined ? null : [first, second];
}

/** "H1 and H2 2024", and no half beside a quarter. */
function areAsLong(first: TimeMeaning, second: TimeMeaning): boolean {
  return first.grain !== 'range' || (monthsOf(first) > 0 && monthsOf(first) === monthsOf(second));
}

/** How many whole months a time has; 0 where it does not begin and end with one. */
function monthsOf({ start, end }: TimeMeaning): number {
  if (start === null || end === null || !start.endsWith('-01') || !end.endsWith('-01')) return 0;
  const [from, to] = [start, end].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return (to ?? 0) - (from ?? 0);
}

/** Neighbours, or the same part of two years: of a longer span each step may be meant, where steps are spoken of. */
function areCompared([first, last]: readonly [TimeMeaning, TimeMeaning], per: DatePart | null): boolean {
  if (first.grain !== last.grain || first.grain === 'range' || first.grain === 'day') return false;
  if (per === null) return first.start !== last.start;
  const isSamePart = first.grain !== 'year' && first.start?.slice(4) === last.start?.slice(4);
  return first.end === last.start || isSamePart;
}
