import { aggregatesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { Output } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import { startOfBands } from '../listed-band-output.ts';
import { type ConditionSketch, isBareTime } from '../sketch.ts';
import { isWholeCycle } from '../whole-cycle.ts';
import type { Roles } from './asked-roles.ts';
import { asksForEach } from './roles.ts';
import { check, type SenseCheck } from './sense-check.ts';

/** The groups that were made, before what is asked of the rows is looked at. */
export interface Grouping {
  readonly draft: Draft;
  readonly roles: Roles;
  /** What is grouped by: "by grade", "per month". */
  readonly groups: readonly Output[];
  /** What is ranked or asked for. */
  readonly subjects: readonly Output[];
  /** Both, and what is set side by side. */
  readonly dimensions: readonly Output[];
}

/** Rejects groups that the words cannot mean. */
export function checkGrouping(grouping: Grouping): void {
  check(GROUPING_CHECKS, grouping);
}

/** Parts of dates of which columns keep no more. */
const KEPT_PARTS: ReadonlySet<string> = new Set(['month', 'year']);

const GROUPING_CHECKS: readonly SenseCheck<Grouping>[] = [
  {
    message: 'two ways to group are named, and how they belong together is not clear',
    isBroken: ({ draft, roles }) =>
      roles.subjects.length > 0 && draft.rank === null && draft.groups.length > 0,
  },
  {
    message: 'what is ranked is not said',
    isBroken: ({ draft, roles }) =>
      draft.rank !== null && roles.subjects.length === 0 && draft.groups.length > 1,
  },
  // "which areas have the most shops, and how many are in each area": the one that has most, or all of them.
  {
    message: 'whether the first or all of them are asked for is not said',
    isUndecided: true,
    isBroken: ({ draft: { rank, groups }, roles: { subjects } }) =>
      rank !== null && groups.some((group) => subjects.some((subject) => isSame(subject, group))),
  },
  {
    message: 'whether one of all or one of each period is asked for is not said',
    isUndecided: true,
    isBroken: ({ draft, roles: { subjects } }) =>
      draft.rank !== null && subjects.length > 1 && subjects.some(({ kind }) => kind === 'part'),
  },
  {
    message: 'whether the total, the average or each value of a number that is named is meant is not said',
    // "the most common loan term": how often each number is there.
    isBroken: ({ draft: { rank }, subjects }) =>
      rank?.isOccurrence !== true && subjects.some(({ role }) => role === 'measure'),
  },
  // "equity loans issued in 2021 number" has no row for each day.
  {
    message: 'a day among what is grouped by',
    isBroken: ({ draft, subjects }) =>
      draft.rank === null &&
      subjects.some(
        ({ role, label, expression }) =>
          role === 'time' && expression.kind === 'column' && !KEPT_PARTS.has(label),
      ),
  },
  {
    message: 'single amounts are no groups',
    isBroken: ({ groups }) =>
      groups.some(
        ({ role, unit, expression }) =>
          role === 'measure' && unit?.kind === 'money' && expression.kind === 'column',
      ),
  },
  // "new members by year by joining date" has no row for each day.
  {
    message: 'what has groups of its own beside them',
    isBroken: ({ dimensions }) =>
      dimensions.some((one) => dimensions.some((other) => one !== other && isMadeOf(other, one))),
  },
  {
    message: 'rows cannot be grouped by themselves',
    // "the ratio of the budget to the number of students for each faculty": its budget by the number of others.
    isBroken: ({ draft, roles: { subjects, measures } }) =>
      [...draft.groups, ...subjects].some(
        (one) => one.kind === 'dataset' && measures[0].table === one.dataset && !comparesOthers(measures[0]),
      ),
  },
  {
    message: 'what one of the things that are named has to do with the rest is not said',
    isBroken: ({ draft, roles }) =>
      roles.subjects.length > 0 &&
      !asksForEach(draft) &&
      !(draft.startsWithColumns && !draft.openers.has('how-much')),
  },
  // "how much did volume increase …", "the biggest increase in volume …" ask for the change itself.
  {
    message: 'a change is asked for, and not those that changed',
    isBroken: ({ draft: { conditions, columns, groups, rank, byMeasures, openers } }) =>
      conditions.some(({ kind }) => kind === 'changed') &&
      (columns.length === 0 ||
        groups.length > 0 ||
        openers.has('how-much') ||
        (rank !== null && rank.by === null && byMeasures.length === 0)),
  },
  // "quarters with rising volume in 2023 and 2024": no quarter is in both years.
  {
    message: 'a period is not compared in two times',
    isBroken: ({ draft: { conditions, columns } }) =>
      conditions.some(({ kind }) => kind === 'changed') &&
      columns.some((one) => one.kind === 'part' && GOING_ON.has(one.part)),
  },
  // "in December by year" speaks of every December, which a span of days does not.
  { message: 'a period shorter than what it is grouped by', isBroken: hasShortPeriod },
  // "for each year from 2019" has one year, or all since.
  {
    message: 'whether one period or all since then are asked for is not said',
    isUndecided: true,
    isBroken: hasOnePeriod,
  },
  // "by month of the year, March to June", "by month, January to December": of one year, or of all.
  {
    message: 'of which year it is, or of all years, is not said',
    isUndecided: true,
    isBroken: hasUndatedTimes,
  },
  // "for every grade: loans and average credit score of the borrowers": with each loan, or each borrower once.
  {
    message: 'whether each of them counts once or as often as it is there is not said',
    isUndecided: true,
    isBroken: averagesOwners,
  },
  // "share of payments by days late 1-10, 11-30 and over 30": of those in the bands, or of all.
  {
    message: 'whether the parts are of all rows or of those in the bands is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures, transform }, dimensions }) =>
      dimensions.some(({ expression }) => startOfBands(expression) !== null) &&
      (transform !== null || measures.some(({ kind }) => kind === 'share' || kind === 'share-of-total')),
  },
  // "average amount over 30,000": the number is of the average, or of each row; a count's rows are what is compared.
  {
    message: 'it is not said what the number is of',
    isUndecided: true,
    isBroken: ({ draft, roles }) => draft.conditions.some(isBareNumber) && !roles.measures.every(isRowCount),
  },
];

/** An average over those who own the rows that the first number is over. */
/** Parts of the calendar that do not come again. */
const GOING_ON: ReadonlySet<string> = new Set(['year', 'quarter', 'month', 'week', 'day']);

function averagesOwners({ draft: { measures, groups }, roles }: Grouping): boolean {
  const [{ table: main }] = roles.measures;
  return (
    groups.length > 0 &&
    measures.length > 1 &&
    measures.some(
      (one, at) =>
        one.kind === 'aggregate' &&
        one.function === 'avg' &&
        one.field.owner !== undefined &&
        one.field.owner !== main &&
        roles.measures[at]?.table === one.field.owner,
    )
  );
}

const GRAINS: readonly string[] = ['day', 'week', 'month', 'quarter', 'year'];

function hasShortPeriod(grouping: Grouping): boolean {
  return comparePeriods(grouping, (period, part) => period < part);
}

function hasOnePeriod(grouping: Grouping): boolean {
  return comparePeriods(grouping, (period, part) => period === part);
}

function hasUndatedTimes({ draft: { conditions, nominals }, dimensions }: Grouping): boolean {
  const times = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)].flatMap((one) =>
    isBareTime(one) ? one.times : [],
  );
  return dimensions.some(
    ({ expression }) =>
      expression.kind === 'date-part' &&
      times.some((time) =>
        expression.part === 'month-of-year' || expression.part === 'quarter-of-year'
          ? (time.recurs ?? time.ends?.[0].recurs) !== undefined
          : isWholeCycle(time) && time.ends?.[0].grain === expression.part,
      ),
  );
}

/** Whether the length of the one period that is asked for is so beside one that is grouped by. */
function comparePeriods(
  { draft: { conditions, nominals }, dimensions }: Grouping,
  isSo: (period: number, part: number) => boolean,
): boolean {
  const times = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)].flatMap((one) =>
    one.kind === 'time' ? one.times : [],
  );
  const [only, ...others] = times;
  if (only === undefined || others.length > 0 || !GRAINS.includes(only.grain)) return false;
  return dimensions.some(
    ({ expression }) =>
      expression.kind === 'date-part' && isSo(GRAINS.indexOf(only.grain), GRAINS.indexOf(expression.part)),
  );
}

/** A ratio of an amount of these rows and a number of others. */
function comparesOthers({ table, output: { expression } }: Roles['measures'][number]): boolean {
  return (
    expression.kind === 'binary' &&
    expression.operator === '/' &&
    aggregatesOf(expression).some((one) => one.table !== table && one.function === 'count')
  );
}

function isBareNumber(condition: ConditionSketch): boolean {
  return (condition.kind === 'compare' || condition.kind === 'range') && condition.field === null;
}

function isRowCount({ output: { expression } }: Roles['measures'][number]): boolean {
  return expression.kind === 'aggregate' && expression.argument === null;
}

/** Whether it is the periods or the bands of the other, or of what is counted as that is: an age. */
export function isMadeOf({ expression, unit }: Output, other: Output): boolean {
  if (expression.kind !== 'date-part' && expression.kind !== 'case') return false;
  const isCounted = other.role === 'measure' && other.expression.kind === 'binary' && unit !== null;
  return (
    (isCounted && isSame(unit, other.unit)) ||
    JSON.stringify(expression).includes(JSON.stringify(other.expression))
  );
}
