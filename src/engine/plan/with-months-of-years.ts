import type { TimeMeaning } from '../candidate.ts';
import type { Draft } from './draft.ts';
import type { ConditionSketch, DimensionSketch, MeasureSketch, Nominal } from './sketch.ts';

const YEARS: DimensionSketch = { kind: 'part', part: 'year', field: null };

/**
 * "loans issued in December by year" are those of every December, for no single one has several years; "volume in March
 * each year" has one number for each of the years.
 */
export function withMonthsOfYears(drafted: Draft, words: readonly string[]): Draft {
  const draft = withYearsTogether(drafted, words.join(' '));
  const { conditions, nominals, measures, groups, columns } = draft;
  if ([...groups, ...columns].some(isYear))
    return {
      ...draft,
      conditions: conditions.map(ofAnyYear),
      nominals: nominals.map(ofAllYears),
      measures: measures.map(measureOfAllYears),
    };
  const said = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)];
  const isRecurring = said.some((one) => one.kind === 'recurring' && one.part !== 'weekday');
  const isOpen = groups.length + columns.length === 0 && draft.rank === null;
  return isRecurring && isOpen && EACH_YEAR.test(words.join(' ')) ? { ...draft, groups: [YEARS] } : draft;
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

/** Months or quarters for which no year is said, in whichever year they are; any other condition as it is. */
function ofAnyYear(condition: ConditionSketch): ConditionSketch {
  if (condition.kind !== 'time') return condition;
  const recurring = condition.times.flatMap(({ recurs }: TimeMeaning) => recurs ?? []);
  const [first] = recurring;
  const isOne =
    recurring.length === condition.times.length && recurring.every(({ unit }) => unit === first?.unit);
  if (first === undefined || !isOne) return condition;
  const { field } = condition;
  return first.unit === 'month'
    ? {
        kind: 'recurring',
        field,
        part: 'month-of-year',
        values: recurring.map(({ number }) => String(number).padStart(2, '0')),
      }
    : {
        kind: 'recurring',
        field,
        part: 'quarter-of-year',
        values: recurring.map(({ number }) => `Q${number}`),
      };
}
