import type { Expression } from '../../../shared/mod.ts';
import { joinPath } from '../../joins/join-path.ts';
import type { Condition, Output } from '../../logical-query.ts';
import type { Assembly, DateColumn, ResolvedMeasure } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { test } from '../expressions.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { listedBandColumn, startOfBands } from '../listed-band-output.ts';
import { mentionedIn } from '../mentioned.ts';
import { noSense, undecided } from '../rejection.ts';
import { type ConditionScope, segmentDate, segmentMeasure } from '../resolve-condition/condition-scope.ts';
import {
  type ConditionSketch,
  type DimensionSketch,
  type FieldAlternative,
  isBareTime,
  type MeasureSketch,
} from '../sketch.ts';
import type { Roles } from './asked-roles.ts';

/** What the rows are about, and what they are grouped by once it is known which date is meant. */
export interface GroupingScope {
  readonly scope: ConditionScope;
  readonly groups: readonly DimensionSketch[];
}

/** Finds what bare times, values and names of the question are about. */
export function groupingScope(
  assembly: Assembly,
  draft: Draft,
  { measures: [main], subjects }: Roles,
): GroupingScope {
  const subject = subjectDataset(draft, subjects);
  const basis = dateBasis(assembly, draft);
  const groups = draft.groups.filter((group) => group !== basis?.group);
  const spoken = spokenDate(assembly, draft, main.table);
  if (main.date !== null && spoken !== null && spoken.column !== main.date.column && hasBarePeriod(draft)) {
    undecided('which date the periods are of is not said');
  }
  if (main.date !== null && isOfAnotherDate(draft, main.date)) {
    undecided('which date the time is of is not said');
  }
  if (hasBarePeriod(draft) && (basis ?? main.date ?? spoken) === null && isOfPeople(assembly, main))
    undecided('which date the periods are of is not said');
  return {
    scope: {
      anchor: main.table,
      mentioned: mentionedIn(draft),
      date: basis?.date ?? main.date ?? spoken ?? segmentDate(assembly, spokenConditions(draft)),
      measure: segmentMeasure(assembly, main.table, spokenConditions(draft)),
      ...(subject === null ? {} : { subject }),
    },
    groups: [...groups, ...impliedGroups(draft)],
  };
}

/** "average credit score by year": when they came, or when they borrowed; how many came is counted when they did. */
function isOfPeople({ index }: Assembly, { table, output: { expression } }: ResolvedMeasure): boolean {
  const isCount = expression.kind === 'aggregate' && expression.argument === null;
  return index.isParty(table) && !isCount;
}

/** The table whose rows are ranked or listed, for "name". */
function subjectDataset({ nominals, groups }: Draft, subjects: readonly DimensionSketch[]): string | null {
  for (const subject of subjects) if (subject.kind === 'dataset') return subject.dataset;
  // "the name and size of the shop with the highest …": the name is the shop's as well.
  const owners = new Set(subjects.flatMap((one) => (one.kind === 'field' ? (one.field.owner ?? []) : [])));
  const [owner] = owners;
  if (nominals.length === 0 && owner !== undefined && owners.size === 1) return owner;
  // "the name and average rating for each shop"
  const [group] = groups.filter(({ kind }) => kind === 'dataset');
  return nominals[0]?.dataset ?? (group?.kind === 'dataset' ? group.dataset : null);
}

/** "late in 2024, by due date": a date beside a bare time says which date the time is about. */
function dateBasis(
  { index }: Assembly,
  { groups, columns, conditions, nominals, rank }: Draft,
): { readonly group: DimensionSketch; readonly date: DateColumn } | null {
  const all = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)];
  const asksForPeriod = rank !== null && columns.some((one) => one.kind === 'part' && one.field === null);
  const hasBareTime = rank === null && all.some((one) => one.kind === 'time' && one.field === null);
  const hasPeriod = groups.some((one) => one.kind === 'part' && one.field === null);
  if (!asksForPeriod && !hasBareTime && !hasPeriod) return null;
  for (const group of groups) {
    if (group.kind !== 'field') continue;
    const [only, ...others] = group.field.alternatives;
    if (only === undefined || others.length > 0) continue;
    if (isTime(index, only)) return { group, date: { table: only.dataset, column: only.field } };
  }
  return null;
}

function isTime(index: KnowledgeIndex, { dataset, field }: FieldAlternative): boolean {
  const { type } = index.field(dataset, field);
  return type === 'date' || type === 'timestamp';
}

function hasBarePeriod({ groups, columns }: Draft): boolean {
  return [...groups, ...columns].some((one) => one.kind === 'part' && one.field === null);
}

/**
 * "by month of 2024 closing dates", "payments made by month": a date that restricts the rows, or that something happened
 * at, is also the one that bare periods are of.
 */
function spokenDate({ index }: Assembly, draft: Draft, table: string): DateColumn | null {
  // "people born since 2000" are not the loans that are counted.
  const nominals = draft.nominals.filter((one) => one.dataset === table);
  const [only, ...others] = spokenConditions({ ...draft, nominals }).flatMap((one) => {
    const field = one.kind === 'not' && one.of.kind === 'missing' ? one.of.field : null;
    if (one.kind === 'time' || one.kind === 'recurring') return one.field ?? [];
    return field?.alternatives.every((each) => isTime(index, each)) ? field : [];
  });
  if (only === undefined || others.length > 0) return null;
  const own = only.alternatives.filter(({ dataset }) => dataset === table);
  const [alternative, ...more] = own.length > 0 ? own : only.alternatives;
  return alternative === undefined || more.length > 0
    ? null
    : { table: alternative.dataset, column: alternative.field };
}

/** "amount paid by month of due date in 2025": the time may be of either date of the payment. */
function isOfAnotherDate(draft: Draft, { table, column }: DateColumn): boolean {
  const dates = draft.groups.flatMap((group) =>
    group.kind === 'part' ? (group.field?.alternatives ?? []) : [],
  );
  return (
    spokenConditions(draft).some(isBareTime) &&
    dates.some(({ dataset, field }) => dataset === table && field !== column)
  );
}

/** All conditions that the words ask of what is measured. */
function spokenConditions({ conditions, nominals, measures, rank }: Draft): readonly ConditionSketch[] {
  const named = rank?.by ? [...measures, rank.by] : measures;
  // "months with more than 20 charge-offs", "charge-offs per month on average"
  const asked = conditions.flatMap((one) => (one.kind === 'count' ? one.nominal.conditions : []));
  return [
    ...conditions,
    ...named.flatMap(countedConditions),
    ...asked,
    ...nominals.flatMap((nominal) => nominal.conditions),
  ];
}

function countedConditions(measure: MeasureSketch): readonly ConditionSketch[] {
  if (measure.kind === 'nested') return countedConditions(measure.inner);
  return measure.kind === 'count' ? measure.nominal.conditions : [];
}

/** A trend or a change without a period is by month, or by the period that the change is over. */
function impliedGroups({ groups, columns, openers, transform }: Draft): readonly DimensionSketch[] {
  if (groups.some(({ kind }) => kind === 'part')) return [];
  if (transform === null) {
    return openers.has('trend') ? [{ kind: 'part', part: 'month', field: null }] : [];
  }
  // "which quarter had the largest drop in volume": the quarters.
  if (transform.kind === 'change' && columns.some(({ kind }) => kind === 'part')) return [];
  const part = transform.kind === 'running-total' ? 'month' : transform.per;
  return part === null
    ? noSense('a change over which periods is not said')
    : [{ kind: 'part', part, field: null }];
}

/** The quantity of bands that are named by their lower bounds: what has none is in no band. */
function steppedColumn(expression: Expression): Expression | null {
  if (expression.kind !== 'binary' || expression.operator !== '*' || expression.left.kind !== 'function')
    return null;
  const [quotient] = expression.left.arguments;
  return quotient?.kind === 'binary' ? quotient.left : null;
}

/** A further column of a row that others before it name: no group of its own. */
export function isOfNamedRow(
  { index }: Pick<Assembly, 'index'>,
  { expression }: Output,
  dimensions: readonly Output[],
): boolean {
  if (expression.kind !== 'column') return false;
  const { table, column } = expression;
  const { display, primaryKey } = index.dataset(table);
  const [first] = dimensions.flatMap((one) =>
    one.expression.kind === 'column' && one.expression.table === table ? [one.expression.column] : [],
  );
  return first !== undefined && first !== column && (display.includes(first) || primaryKey.includes(first));
}

/**
 * What has not happened is in no period, and what has no reason has none: rows without the date of a calendar part, or
 * without the category that is grouped by, are left out, which the reading says.
 */
export function presenceOf(
  { index }: Pick<Assembly, 'index'>,
  dimensions: readonly Output[],
  {
    subjects,
    anchor,
    measured,
  }: {
    readonly subjects: readonly Output[];
    readonly anchor: string;
    /** The tables that the measures are over. */
    readonly measured: ReadonlySet<string>;
  },
): readonly Condition[] {
  const mayMiss = (from: string, to: string): boolean => index.isToOne(from, to) && index.mayMiss(from, to);
  return dimensions.flatMap((dimension) => {
    const { expression, name, role } = dimension;
    // "the theme of each exhibition": an exhibition without one is one of them.
    if (isOfNamedRow({ index }, dimension, dimensions)) return [];
    const start = startOfBands(expression);
    if (start !== null) return [test(start)];
    const isAsked = role === 'category' || subjects.some((subject) => subject.name === name);
    // "players of each team": those without one are of none.
    const isOfOther =
      expression.kind === 'column' &&
      (mayMiss(anchor, expression.table) ||
        endsNowhere(index, anchor, expression.table) ||
        (anchor === expression.table && [...measured].some((table) => mayMiss(table, anchor))));
    const operand =
      expression.kind === 'date-part'
        ? expression.operand
        : isAsked || isOfOther
          ? expression
          : (steppedColumn(expression) ?? listedBandColumn(expression));
    const canBeMissing =
      operand?.kind === 'column' && (isOfOther || index.field(operand.table, operand.column).isNullable);
    return canBeMissing ? [test({ kind: 'is-null', operand, negated: true })] : [];
  });
}

/** "courses taught by each lecturer": a course has sections, and those without a lecturer are of none. */
function endsNowhere(index: KnowledgeIndex, from: string, to: string): boolean {
  if (from === to || index.isToOne(from, to)) return false;
  const path = joinPath(index.knowledge, { from, to, named: new Set([from, to]) });
  return !('kind' in path) && path.some(({ isReverse, mayMiss }) => !isReverse && mayMiss);
}
