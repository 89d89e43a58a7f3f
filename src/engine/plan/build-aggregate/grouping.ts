import type { Expression } from '../../../shared/mod.ts';
import { joinPath } from '../../joins/join-path.ts';
import type { Condition, Output } from '../../logical-query.ts';
import type { Assembly, ResolvedMeasure } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { test } from '../expressions.ts';
import { isStanding } from '../is-standing.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { listedBandColumn, startOfBands } from '../listed-band-output.ts';
import { mentionedIn } from '../mentioned.ts';
import { noSense, undecided } from '../rejection.ts';
import { type ConditionScope, segmentDate, segmentMeasure } from '../resolve-condition/condition-scope.ts';
import type { DimensionSketch } from '../sketch.ts';
import type { Roles } from './asked-roles.ts';
import {
  dateBasis,
  groupedDate,
  hasBarePeriod,
  isOfAnotherDate,
  spokenConditions,
  spokenDate,
} from './grouping-dates.ts';

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
      mentioned: mentionedIn(draft, assembly.index),
      date:
        basis?.date ??
        main.date ??
        spoken ??
        segmentDate(assembly, spokenConditions(draft)) ??
        groupedDate(draft, main.table),
      measure: segmentMeasure(assembly, main.table, spokenConditions(draft)),
      ...(subject === null ? {} : { subject }),
    },
    groups: [...groups, ...impliedGroups(assembly, draft)],
  };
}

/** "average credit score by year": when they came, or when they borrowed; how many came is counted when they did. */
function isOfPeople({ index }: Assembly, { table, output: { expression } }: ResolvedMeasure): boolean {
  const isCount = expression.kind === 'aggregate' && expression.argument === null;
  return isStanding(index, table) && !isCount;
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

/** A trend or a change without a period is by month, or by the period that the change is over. */
function impliedGroups(
  { index }: Assembly,
  { groups, columns, openers, transform }: Draft,
): readonly DimensionSketch[] {
  if (groups.some(({ kind }) => kind === 'part')) return [];
  // "cumulative volume by year of issue": where that is a column of its own, it is the period all the same.
  const isPeriod = (group: DimensionSketch): boolean =>
    group.kind === 'field' &&
    group.field.alternatives.some(
      ({ dataset, field }) => index.field(dataset, field).expression?.kind === 'date-part',
    );
  if (groups.some(isPeriod)) return [];
  if (transform === null) {
    return openers.has('trend') ? [{ kind: 'part', part: 'month', field: null }] : [];
  }
  // "which quarter had the largest drop in volume": the quarters.
  if (transform.kind === 'change' && columns.some(({ kind }) => kind === 'part')) return [];
  const part = transform.kind === 'running-total' ? 'month' : transform.per;
  return part === null
    ? noSense('whether the change is by month, by quarter or by year is not said')
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
          : (steppedColumn(expression) ?? listedBandColumn(dimension));
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
