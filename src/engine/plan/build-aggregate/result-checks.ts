import { isSame } from '../../is-same.ts';
import type { MeasureOutput, Output } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import { type ConditionSketch, type DimensionSketch, isBareTime, type MeasureSketch } from '../sketch.ts';
import { IN_POINTS } from './growth-between.ts';
import { check, type SenseCheck } from './sense-check.ts';
import { isOfTimes } from './transforms.ts';

/** The result that was made. */
export interface Result {
  readonly draft: Draft;
  readonly dimensions: readonly Output[];
  readonly measures: readonly MeasureOutput[];
}

/** Rejects a result that the words cannot mean. */
export function checkResult(result: Result): void {
  check(RESULT_CHECKS, result);
}

/** No group is held against its own average: "by grade, with a rate above the average of their grade" is of rows. */
function isVersusUnsaid(condition: ConditionSketch, groups: readonly DimensionSketch[]): boolean {
  if (condition.kind !== 'versus') return false;
  const { within } = condition;
  return !groups.some((group) => {
    if (within?.kind === 'dataset') return group.kind === 'dataset' && group.dataset === within.dataset;
    if (within?.kind !== 'field' || group.kind !== 'field') return false;
    return isSame(group.field.alternatives, within.field.alternatives);
  });
}

const RESULT_CHECKS: readonly SenseCheck<Result>[] = [
  // "late loans in Texas, number of loans and volume": of those loans, or of all.
  {
    message: 'whether the second number is of all rows or of those of the first is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures, nominals, isOfClauses } }) => {
      if (isOfClauses === true) return false;
      const later = measures.slice(measures.findIndex(isOfSome) + 1);
      // "number of auto loans and volume of personal loans", but not "… and volume of auto loans"
      const counted = measures.filter(isOfSome).map((one) => one.kind === 'count' && one.nominal.conditions);
      const isAgain = ({ conditions }: Draft['nominals'][number]): boolean =>
        counted.some((one) => isSame(one, conditions));
      const isRestricted = nominals.some(
        (one) => !isAgain(one) && one.conditions.some(({ kind }) => kind !== 'time'),
      );
      // "number of loans in 2024 and loan volume by product"
      const isTimed = measures.some((one) => one.kind === 'count' && one.nominal.conditions.some(isBareTime));
      const isOther = (one: MeasureSketch): boolean =>
        isRestricted || (isOfAll(one) && !nominals.some(isAgain)) || (isTimed && one.kind === 'metric');
      return measures.some(isOfSome) && later.some(isOther);
    },
  },
  // "total balance of late loans and total balance": of those, and of all.
  {
    message: 'a number that is asked for twice',
    isUndecided: true,
    isBroken: ({ draft: { measures: asked, nominals, compare }, measures }) =>
      compare === null &&
      asked.length > measures.length &&
      nominals.some(({ conditions }) => conditions.length > 0),
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
          (one.kind === 'nested' && one.per.kind === 'dataset' && grouped.includes(one.per.dataset)) ||
          (one.kind === 'ratio' &&
            one.denominator.kind === 'count' &&
            grouped.includes(one.denominator.nominal.dataset)),
      );
    },
  },
  // "2023 vs 2024 by grade: grade, 2023, 2024" wants a column for each side.
  {
    message: 'two things are compared, and one of them is asked for again',
    isUndecided: true,
    isBroken: ({ draft: { compare, conditions, outputs } }) =>
      compare !== null &&
      compare.as === 'rows' &&
      (outputs !== null ||
        (compare.sharesTail !== true && conditions.some((one) => isAlso(one, compare.sides)))),
  },
  // "3-month rolling sum of loans issued in 2024": of what was before, the first have nothing; no more have those of all time.
  {
    message: 'whether what was before the time counts is not said',
    isUndecided: true,
    isBroken: ({ draft: { transform, measures, nominals, conditions } }) =>
      transform?.kind === 'moving-average' &&
      transform.isTotal === true &&
      (!conditions.some(isBareTime) || JSON.stringify([measures, nominals]).includes('"kind":"time"')),
  },
  {
    message: 'by what the whole is divided into shares is not said',
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
    isBroken: ({ draft: { measures, conditions, nominals } }) =>
      (measures.some((one) => one.kind === 'share' && one.which.every(isBareTime)) &&
        [...conditions, ...nominals.flatMap((one) => one.conditions)].some((one) => !isBareTime(one))) ||
      (measures.some((one) => one.kind === 'share' && one.which.every(isOfTime)) &&
        [...conditions, ...nominals.flatMap((one) => one.conditions)].some((one) => !isOfTime(one))),
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
  // "distribution of the number of loans per customer": how many customers have one, two, …; it is no single number.
  {
    message: 'whether a number for each or how many have which number is asked for is not said',
    isUndecided: true,
    isBroken: ({ draft: { openers }, dimensions }) =>
      openers.has('breakdown') &&
      (dimensions.length === 0 || dimensions.some(({ role }) => role === 'identifier')),
  },
  // "year over year change in default rate": in percent of it, or in points.
  {
    message: IN_POINTS,
    isUndecided: true,
    isBroken: ({ draft: { transform, isInPercent }, measures }) =>
      transform?.kind === 'change' &&
      ((transform.isVague === true && !isInPercent) || transform.isOfAmount === true) &&
      transform.as === 'percent' &&
      measures.some((one) => one.transform === null && one.unit?.kind === 'percent'),
  },
  // "percentage of loans in each status per year": of all loans, or of those of the year.
  {
    message: 'whether the share is of all or of those of each period is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures, whole, compare }, dimensions }) =>
      whole === undefined &&
      !isOfTimes(compare) &&
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
  // "for each branch, share of volume in 2024": of what the branch ever had, or of what all had in that year.
  {
    message: 'whether the share is of each group or of all of them in that time is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures }, dimensions }) =>
      dimensions.length > 0 && measures.some((one) => one.kind === 'share' && one.which.every(isBareTime)),
  },
  // "share of defaults by grade": of each grade's loans, or of all defaults.
  {
    message: 'whether the share is of each group or of all of them is not said',
    isUndecided: true,
    isBroken: ({ draft: { measures }, dimensions }) =>
      dimensions.length > 0 && measures.some((one) => one.kind === 'share' && one.isOfOutcome === true),
  },
  {
    message: 'whether the shares are of all or of the groups that are shown is not said',
    isBroken: ({ draft: { rank, measures } }) =>
      rank !== null && rank.by !== null && measures.some(({ kind }) => kind === 'share-of-total'),
  },
  {
    message: 'whether rows or groups are compared is not said',
    isUndecided: true,
    isBroken: ({ draft, dimensions }) =>
      dimensions.length > 0 && draft.conditions.some((one) => isVersusUnsaid(one, draft.groups)),
  },
  {
    message: 'the change is asked over two different times',
    isBroken: ({ draft: { transform }, dimensions }) =>
      transform !== null && transform.kind !== 'running-total' && dimensions.filter(isTime).length > 1,
  },
  {
    message: 'what is asked for is no amount of money',
    isBroken: ({ draft, measures }) =>
      draft.isInMoney && !measures.some(({ unit }) => unit?.kind === 'money'),
  },
  {
    message: 'a rate has no value in dollars',
    isBroken: ({ draft, measures }) =>
      draft.isInDollars && draft.transform === null && measures.every(({ unit }) => unit?.kind === 'percent'),
  },
  {
    message: 'percent are asked for of what is no percentage',
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

function isOfTime({ kind }: ConditionSketch): boolean {
  return kind === 'time';
}

function isTime({ role, expression }: Output): boolean {
  return role === 'time' || expression.kind === 'date-part';
}
