import { isSame } from '../../is-same.ts';
import type { AggregateQuery, MeasureOutput } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import { noSense, undecided } from '../rejection.ts';
import type { SketchOf } from '../sketch.ts';

type Stepped = SketchOf<'stepped'>;

/** Periods that are asked for by how a number changed in them. */
export interface ChosenPeriods {
  /** The change itself is asked for of all periods. */
  readonly draft: Draft;
  readonly change: Stepped | null;
  /** The number is not asked for. */
  readonly isUnseen: boolean;
}

/** "list every purpose with a drop in volume from 2023 to 2024": those are asked for, and no number of each. */
export function withGroupsAsked(draft: Draft): Draft {
  const { openers, columns, groups, measures, nominals, conditions } = draft;
  const isAsked =
    (openers.has('list') || openers.has('show')) && columns.length + measures.length + nominals.length === 0;
  const isOfChange = conditions.some(({ kind }) => kind === 'changed' || kind === 'stepped');
  return isAsked && isOfChange ? { ...draft, columns: groups, groups: [] } : draft;
}

/** "months in which volume fell": the change of each month is computed, and those are kept in which it is so. */
export function takeChosenPeriods(draft: Draft): ChosenPeriods {
  const changes = draft.conditions.filter((one) => one.kind === 'stepped');
  const [change, ...others] = changes;
  if (change === undefined) return { draft, change: null, isUnseen: false };
  const { columns, groups, measures, transform, compare, rank } = draft;
  const areOnlyPeriods = columns.length === 1 && columns.every(({ kind }) => kind === 'part');
  if (!areOnlyPeriods || groups.length > 0)
    return noSense('whether the change is by month, by quarter or by year is not said');
  if (others.length > 0 || transform !== null || compare !== null || rank !== null)
    return noSense('one change of the periods that are asked for');
  if (!measures.every((one) => isSame(one, change.measure))) return noSense('what changed is another number');
  return {
    draft: {
      ...draft,
      measures: [change.measure],
      transform: { kind: 'change', as: isInPercent(change) ? 'percent' : 'difference', per: change.per },
      conditions: draft.conditions.filter((one) => one !== change),
    },
    change,
    isUnseen: measures.length === 0,
  };
}

function isInPercent({ by }: Stepped): boolean {
  return by?.quantity.sign === 'percent';
}

/** What of the change keeps a period, and what of the numbers is not shown. */
export function keptBy(
  { change, isUnseen }: ChosenPeriods,
  measures: readonly MeasureOutput[],
): Pick<AggregateQuery, 'kept'> & { readonly hidden: readonly string[] } {
  const output = measures.find(({ transform }) => transform?.kind === 'change');
  if (change === null || output === undefined) return { hidden: [] };
  const { direction, by } = change;
  if (by !== null && isInPercent(change) && measures.some(isRate))
    undecided('whether percent or percentage points are meant is not said');
  const value = by?.quantity.value ?? 0;
  const hidden = measures.filter((one) => isUnseen || one === output).map(({ name }) => name);
  const upwards = by?.operator ?? '>';
  return direction === 'up'
    ? { kept: { by: output.name, operator: upwards, value }, hidden }
    : { kept: { by: output.name, operator: turned(upwards), value: value === 0 ? 0 : -value }, hidden };
}

function isRate({ unit, transform }: MeasureOutput): boolean {
  return transform === null && unit?.kind === 'percent';
}

/** "fell by more than 10" is a change of less than -10. */
function turned(operator: Operator): Operator {
  return TURNED[operator];
}

type Operator = NonNullable<AggregateQuery['kept']>['operator'];

const TURNED: Readonly<Record<Operator, Operator>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};
