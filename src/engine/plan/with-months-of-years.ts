import type { TimeMeaning } from '../candidate.ts';
import type { Draft } from './draft.ts';
import type { ConditionSketch, DimensionSketch, MeasureSketch, Nominal } from './sketch.ts';
import { textOf } from './text-of.ts';

const YEARS: DimensionSketch = { kind: 'part', part: 'year', field: null };

/**
 * "loans issued in December by year" are those of every December, for no single one has several years; "volume in March
 * each year" has one number for each of the years.
 */
export function withMonthsOfYears(drafted: Draft, words: readonly string[]): Draft {
  const draft = withYearsTogether(drafted, textOf(words));
  const { conditions, nominals, measures, groups, columns } = draft;
  if ([...groups, ...columns].some(isYear))
    return {
      ...draft,
      conditions: conditions.map(ofAnyYear),
      nominals: nominals.map(ofAllYears),
      measures: measures.map(measureOfAllYears),
    };
  const counted = measures.flatMap((one) => (one.kind === 'count' ? [one.nominal] : []));
  const said = [...conditions, ...[...nominals, ...counted].flatMap((nominal) => nominal.conditions)];
  const isRecurring = said.some((one) => one.kind === 'recurring' && one.part !== 'weekday');
  const isOpen = groups.length + columns.length === 0 && draft.rank === null;
  return isRecurring && isOpen && EACH_YEAR.test(textOf(words)) ? { ...draft, groups: [YEARS] } : draft;
}

/** "by calendar month over all years": January is that of all years. */
function withYearsTogether(draft: Draft, text: string): Draft {
  if (!CALENDAR_MONTH.test(text) || !ALL_YEARS.test(text)) return draft;
  const together = (one: DimensionSketch): DimensionSketch =>
    one.kind === 'part' && one.part === 'month' ? { ...one, part: 'month-of-year' } : one;
  return { ...draft, groups: draft.groups.map(together), columns: draft.columns.map(together) };
}

const CALENDAR_MONTH = /\bcalendar months?\b/;
const ALL_YEARS = /\b(?:across|over|for|of|in|whichever|any|all) (?:all )?(?:the )?years?\b/;

const EACH_YEAR = /\b(?:each|every) year\b/;

function isYear(group: DimensionSketch): boolean {
  return group.kind === 'part' && group.part === 'year';
}

function ofAllYears(nominal: Nominal): Nominal {
  return { ...nominal, conditions: nominal.conditions.map(ofAnyYear) };
}

function measureOfAllYears(measure: MeasureSketch): MeasureSketch {
  if (measure.kind === 'restricted') return { ...measure, condition: ofAnyYear(measure.condition) };
  return measure.kind === 'count' ? { ...measure, nominal: ofAllYears(measure.nominal) } : measure;
}

/** Months, quarters or halves for which no year is said, in whichever year they are; any other condition as it is. */
function ofAnyYear(condition: ConditionSketch): ConditionSketch {
  if (condition.kind !== 'time') return condition;
  const recurring = condition.times.flatMap((time) => partsOf(time) ?? []);
  const [first] = recurring;
  const isOne =
    recurring.length === condition.times.length && recurring.every(({ unit }) => unit === first?.unit);
  if (first === undefined || !isOne) return condition;
  const { field } = condition;
  const numbers = recurring.flatMap((one) => one.numbers);
  return first.unit === 'month'
    ? {
        kind: 'recurring',
        field,
        part: 'month-of-year',
        values: numbers.map((number) => String(number).padStart(2, '0')),
      }
    : {
        kind: 'recurring',
        field,
        part: 'quarter-of-year',
        values: numbers.map((number) => `Q${number}`),
      };
}

interface PartsOfYear {
  readonly unit: 'month' | 'quarter';
  /** From 1. */
  readonly numbers: readonly number[];
}

/** "January", "Q1", "the first half", "March to June": which months or quarters of a year it is. */
function partsOf({ recurs, ends }: TimeMeaning): PartsOfYear | null {
  if (recurs?.unit === 'half')
    return { unit: 'quarter', numbers: [recurs.number * 2 - 1, recurs.number * 2] };
  if (recurs !== undefined) return { unit: recurs.unit, numbers: [recurs.number] };
  const [from, to] = (ends ?? []).map(partsOf);
  if (!from || !to || from.unit !== to.unit) return null;
  const [first = 1, last = 0] = [from.numbers[0], to.numbers.at(-1)];
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return numbers.length === 0 ? null : { unit: from.unit, numbers };
}
