import { isSame } from '../../is-same.ts';
import type { MeasureOutput, Output } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import { noSense, undecided } from '../rejection.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch } from '../sketch.ts';
import { asksForEach, type Roles } from './roles.ts';

/** What makes a reading senseless; the message goes into the sentence that the user reads. */
interface SenseCheck<T> {
  readonly message: string;
  /** Another reading is not taken instead: it would be a guess. */
  readonly isUndecided?: true;
  readonly isBroken: (made: T) => boolean;
}

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

/** The result that was made. */
export interface Result {
  readonly draft: Draft;
  readonly dimensions: readonly Output[];
  readonly measures: readonly MeasureOutput[];
}

/** Rejects groups that the words cannot mean. */
export function checkGrouping(grouping: Grouping): void {
  check(GROUPING_CHECKS, grouping);
}

/** Rejects a result that the words cannot mean. */
export function checkResult(result: Result): void {
  check(RESULT_CHECKS, result);
}

/** The first that is broken is what the user reads. */
function check<T>(checks: readonly SenseCheck<T>[], made: T): void {
  for (const { message, isUndecided, isBroken } of checks) {
    if (isBroken(made)) (isUndecided === true ? undecided : noSense)(message);
  }
}

const GROUPING_CHECKS: readonly SenseCheck<Grouping>[] = [
  {
    message: 'two groupings',
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
    message: 'a quantity among what is grouped by',
    isBroken: ({ subjects }) => subjects.some(({ role }) => role === 'measure'),
  },
  // "equity loans issued in 2021 number" has no row for each day.
  {
    message: 'a day among what is grouped by',
    isBroken: ({ draft, subjects }) =>
      draft.rank === null &&
      subjects.some(({ role, expression }) => role === 'time' && expression.kind === 'column'),
  },
  {
    message: 'single amounts are no groups',
    isBroken: ({ groups }) =>
      groups.some(
        ({ role, unit, expression }) =>
          role === 'measure' && unit?.kind === 'money' && expression.kind === 'column',
      ),
  },
  {
    message: 'rows cannot be grouped by themselves',
    isBroken: ({ draft, roles: { subjects, measures } }) =>
      [...draft.groups, ...subjects].some(
        (one) => one.kind === 'dataset' && one.dataset === measures[0].table,
      ),
  },
  {
    message: 'a noun that is neither counted nor grouped by',
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
  // "in December by year" speaks of every December, which a span of days does not.
  { message: 'a period shorter than what it is grouped by', isBroken: hasShortPeriod },
  // "for each year from 2019" has one year, or all since.
  {
    message: 'whether one period or all since then are asked for is not said',
    isUndecided: true,
    isBroken: hasOnePeriod,
  },
  // "for every grade: loans and average credit score of the borrowers": with each loan, or each borrower once.
  {
    message: 'whether each of them counts once or as often as it is there is not said',
    isUndecided: true,
    isBroken: averagesOwners,
  },
  // "average amount over 30,000": the number is of the average, or of each row; a count's rows are what is compared.
  {
    message: 'it is not said what the number is of',
    isUndecided: true,
    isBroken: ({ draft, roles }) => draft.conditions.some(isBareNumber) && !roles.measures.every(isRowCount),
  },
];

/** An average over those who own the rows that the first number is over. */
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

const RESULT_CHECKS: readonly SenseCheck<Result>[] = [
  // "late loans in Texas, number of loans and volume": of those loans, or of all.
  {
    message: 'whether the second number is of all rows or of those of the first is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures, nominals, isOfClauses } }) => {
      if (isOfClauses === true) return false;
      const later = measures.slice(measures.findIndex(isOfSome) + 1);
      // "number of auto loans and volume of personal loans"
      const isRestricted = nominals.some(({ conditions }) => conditions.some(({ kind }) => kind !== 'time'));
      return measures.some(isOfSome) && later.some((one) => isRestricted || isOfAll(one));
    },
  },
  // "auto loans vs personal loans volume": the volume of both, or of the second only.
  {
    message: 'whether the second number is of both is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures, isOfClauses } }) => {
      const first = isOfClauses === true ? -1 : measures.findIndex(isOfSome);
      return first >= 0 && measures.slice(first + 1).some(({ kind }) => kind === 'restricted');
    },
  },
  // "loans per borrower by state: number of loans divided by number of borrowers" has no row for each borrower.
  {
    message: 'a ratio to what it is grouped by',
    isUndecided: true,
    isBroken: ({ draft: { measures, groups, columns } }) => {
      const grouped = [...groups, ...columns].flatMap((one) => (one.kind === 'dataset' ? [one.dataset] : []));
      return measures.some(
        (one) =>
          (one.kind === 'nested' && grouped.length > 0) ||
          (one.kind === 'ratio' &&
            one.denominator.kind === 'count' &&
            grouped.includes(one.denominator.nominal.dataset)),
      );
    },
  },
  // "2023 vs 2024 by grade: grade, 2023, 2024" wants a column for each side.
  {
    message: 'two things side by side, and one of them again',
    isUndecided: true,
    isBroken: ({ draft: { compare, conditions, outputs } }) =>
      compare !== null &&
      compare.as === 'rows' &&
      (outputs !== null || conditions.some((one) => isAlso(one, compare.sides))),
  },
  {
    message: 'a share of the whole by nothing',
    isBroken: ({ dimensions, measures }) =>
      dimensions.length === 0 && measures.some(({ transform }) => transform !== null),
  },
  // "share of approved applications that became loans": with a second condition the first is the base, or it is not.
  {
    message: 'it is not said which condition is the share and which its base',
    isUndecided: true,
    isBroken: ({ draft: { measures, conditions } }) =>
      measures.some((one) => one.kind === 'share' && one.isImplied === true) &&
      conditions.some(({ kind }) => kind !== 'time' && kind !== 'value'),
  },
  // "what share of volume in 2025 came through brokers": the year is the base, though it comes first.
  {
    message: 'it is not said which condition is the share and which its base',
    isUndecided: true,
    isBroken: ({ draft: { measures, conditions } }) =>
      measures.some((one) => one.kind === 'share' && one.which.every(isBareTime)) &&
      conditions.some((one) => !isBareTime(one)),
  },
  // "volume by region for 2023 and 2024": of each, or of both together.
  {
    message: 'whether each of the times or all together are asked for is not said',
    isUndecided: true,
    isBroken: ({ draft: { conditions, measures, groups, nominals, outputs }, dimensions }) =>
      conditions.some((one) => isBareTime(one) && one.isJoined === true) &&
      outputs === null &&
      ![...nominals, ...measures.flatMap((one) => (one.kind === 'count' ? [one.nominal] : []))].some(
        (nominal) => nominal.conditions.some(({ kind }) => kind === 'time'),
      ) &&
      !(groups.length === 0 && measures.every(({ kind }) => kind === 'count')) &&
      !dimensions.some(isTime),
  },
  // "distribution of the number of loans per customer": how many customers have one, two, …
  {
    message: 'whether a number for each or how many have which number is asked for is not said',
    isUndecided: true,
    isBroken: ({ draft: { openers }, dimensions }) =>
      openers.has('breakdown') && dimensions.some(({ role }) => role === 'identifier'),
  },
  // "year over year change in default rate": in percent of it, or in points.
  {
    message: 'whether the change is in percent or in percentage points is not said',
    isUndecided: true,
    isBroken: ({ draft: { transform, isInPercent }, measures }) =>
      transform?.kind === 'change' &&
      transform.isVague === true &&
      transform.as === 'percent' &&
      !isInPercent &&
      measures.some((one) => one.transform === null && one.unit?.kind === 'percent'),
  },
  // "percentage of loans in each status per year": of all loans, or of those of the year.
  {
    message: 'whether the share is of all or of those of each period is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures }, dimensions }) =>
      dimensions.length > 1 &&
      dimensions.some(isTime) &&
      measures.some(({ kind }) => kind === 'share-of-total'),
  },
  // "interest rate distribution by grade": no average tells it.
  {
    message: 'how many have which value, or what they have on average, is not said',
    isUndecided: true,
    isBroken: ({ draft: { openers, measures } }) =>
      openers.has('breakdown') && measures.some(({ kind }) => kind === 'bare'),
  },
  // "share of defaults by grade": of each grade's loans, or of all defaults.
  {
    message: 'whether the share is of each group or of all of them is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures }, dimensions }) =>
      dimensions.length > 0 && measures.some((one) => one.kind === 'share' && one.isOfOutcome === true),
  },
  {
    message: 'a share of some of the groups',
    isBroken: ({ draft: { rank, measures } }) =>
      rank !== null && rank.by !== null && measures.some(({ kind }) => kind === 'share-of-total'),
  },
  {
    message: 'whether rows or groups are compared is not said',
    isUndecided: true,
    isBroken: ({ draft, dimensions }) =>
      dimensions.length > 0 && draft.conditions.some(({ kind }) => kind === 'versus'),
  },
  {
    message: 'a change over two times',
    isBroken: ({ draft: { transform }, dimensions }) =>
      transform !== null && transform.kind !== 'running-total' && dimensions.filter(isTime).length > 1,
  },
  {
    message: 'no amount of money',
    isBroken: ({ draft, measures }) =>
      draft.isInMoney && !measures.some(({ unit }) => unit?.kind === 'money'),
  },
  {
    message: 'it is not in percent',
    isBroken: ({ draft, measures }) =>
      (draft.isInPercent || draft.isInPoints) && measures.every(({ unit }) => unit?.kind !== 'percent'),
  },
];

/** "2023 vs 2024 … in March": a time beside times, values beside values. */
function isAlso({ kind }: ConditionSketch, sides: readonly ConditionSketch[]): boolean {
  const areTimes = sides.some((side) => side.kind === 'time');
  return kind === 'time' ? areTimes : !areTimes && (kind === 'value' || kind === 'segment');
}

function isOfSome(measure: MeasureSketch): boolean {
  return measure.kind === 'count' && measure.nominal.conditions.length > 0;
}

function isOfAll(measure: MeasureSketch): boolean {
  return measure.kind === 'count' ? measure.nominal.conditions.length === 0 : measure.kind === 'aggregate';
}

const GRAINS: readonly string[] = ['day', 'week', 'month', 'quarter', 'year'];

function hasShortPeriod(grouping: Grouping): boolean {
  return comparePeriods(grouping, (period, part) => period < part);
}

function hasOnePeriod(grouping: Grouping): boolean {
  return comparePeriods(grouping, (period, part) => period === part);
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

function isBareNumber(condition: ConditionSketch): boolean {
  return (condition.kind === 'compare' || condition.kind === 'range') && condition.field === null;
}

function isRowCount({ output: { expression } }: Roles['measures'][number]): boolean {
  return expression.kind === 'aggregate' && expression.argument === null;
}

function isTime({ role, expression }: Output): boolean {
  return role === 'time' || expression.kind === 'date-part';
}
