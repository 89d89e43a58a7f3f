import type { DatePart, Expression } from '../../shared/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { AggregateQuery, Condition, MeasureOutput, Order, Output, Transform } from '../logical-query.ts';
import { type Assembly, noSense, type ResolvedMeasure, resolveField } from './assembly.ts';
import { mentionedIn, mergeOutputs } from './build-list.ts';
import type { Draft } from './draft.ts';
import { growthBetween, takePeriods } from './growth-between.ts';
import { hiddenOutputs } from './hidden-outputs.ts';
import { withUniqueNames } from './naming.ts';
import {
  allOf,
  type ConditionScope,
  defaultDate,
  resolveCondition,
  resolveNominal,
  segmentDate,
} from './resolve-condition.ts';
import { partOutput, resolveDimension } from './resolve-dimension.ts';
import { resolveMeasure, toExpression, withFilter } from './resolve-measure.ts';
import type { ConditionSketch, DimensionSketch, FieldTerm, MeasureSketch, Nominal } from './sketch.ts';

/** One row per group: "average rate by grade for loans issued in 2024", "top 5 states by volume". */
export function buildAggregate(assembly: Assembly, whole: Draft): AggregateQuery {
  const { draft, periods } = takePeriods(whole);
  const roles = rolesOf(assembly, draft);
  const [main] = roles.measures;
  if (main === undefined) return noSense('nothing is measured');
  const named = subjectDataset(draft, roles.subjects);
  const own: ConditionScope = {
    anchor: main.table,
    mentioned: mentionedIn(draft),
    date: main.date ?? segmentDate(assembly, spokenConditions(draft)),
    ...(named === null ? {} : { subject: named }),
  };

  const basis = dateBasis(assembly, draft);
  const scope = basis === null ? own : { ...own, date: basis.date };
  const groupSketches = draft.groups.filter((group) => group !== basis?.group);
  const groups = dimensionsOf(assembly, [...groupSketches, ...impliedGroups(draft)], scope);
  const subjects = dimensionsOf(assembly, roles.subjects, scope);
  const compared = draft.compare === null ? null : resolveCompare(assembly, draft.compare.sides, scope);
  const dimensions = withUniqueNames(mergeOutputs([...groups, ...subjects, ...(compared?.dimensions ?? [])]));
  if (roles.subjects.length > 0 && draft.rank === null && draft.groups.length > 0) noSense('two groupings');
  if (draft.rank !== null && roles.subjects.length === 0 && draft.groups.length > 1)
    noSense('what is ranked is not said');
  if (
    draft.rank !== null &&
    roles.subjects.length > 1 &&
    roles.subjects.some(({ kind }) => kind === 'part')
  ) {
    noSense('whether one of all or one of each period is asked for is not said');
  }
  if (subjects.some(({ role }) => role === 'measure')) noSense('a quantity among what is grouped by');
  if (
    groups.some(
      ({ role, unit, expression }) =>
        role === 'measure' && unit?.kind === 'money' && expression.kind === 'column',
    )
  ) {
    noSense('single amounts are no groups');
  }

  checkDimensions(draft, roles.subjects, main.table);

  checkGrain(draft, dimensions);
  const isGrouped = dimensions.length > 0;
  checkBareQuantities(draft, roles.measures);
  const { having, rowConditions } = splitConditions(assembly, draft, scope, isGrouped);
  if (new Set(roles.measures.map(({ table }) => table)).size > 1) checkSharedTimes(draft);
  const measured = mergeMeasures(
    periods === null
      ? roles.measures
      : roles.measures.map((one) => growthBetween(assembly, one, { periods, scope })),
  );
  const where = allOf([
    ...measured.conditions,
    ...roles.restrictions
      .map((nominal) => restriction(assembly, nominal, scope))
      .filter((one) => one !== null),
    ...rowConditions.map((one) => resolveCondition(assembly, one, scope)),
    ...(compared === null ? [] : [compared.where]),
    ...presence(assembly, dimensions, subjects),
  ]);
  const outputs = withUniqueNames([...dimensions, ...transformed(draft, measured.outputs, dimensions)]);
  const measures = outputs
    .slice(dimensions.length)
    .filter((output): output is MeasureOutput => 'transform' in output);
  checkTotals(measures, isGrouped);
  checkImpliedShare(draft);
  if (draft.rank?.by && draft.measures.some(({ kind }) => kind === 'share-of-total'))
    noSense('a share of some of the groups');
  if (isGrouped && draft.conditions.some(({ kind }) => kind === 'versus'))
    noSense('whether rows or groups are compared is not said');
  if (
    draft.transform !== null &&
    dimensions.filter(({ role, expression }) => role === 'time' || expression.kind === 'date-part').length > 1
  ) {
    noSense('a change over two times');
  }
  if (draft.isInPercent && measures.every(({ unit }) => unit?.kind !== 'percent'))
    noSense('it is not in percent');
  return {
    kind: 'aggregate',
    dimensions,
    measures,
    where,
    having,
    ...ranked(draft, { groups, dimensions, measures, main, isGrouped }),
    keepEmptyGroups: draft.keepEmptyGroups,
    hidden: hiddenOf(outputs, draft, subjects),
    assumptions: [...assembly.assumptions],
  };
}

/**
 * What has not happened is in no period, and what has no reason has none: rows without the date of a calendar part, or
 * without the category that is grouped by, are left out, which the reading says.
 */
function presence(
  assembly: Assembly,
  dimensions: readonly Output[],
  subjects: readonly Output[],
): readonly Condition[] {
  return dimensions.flatMap(({ expression, name, role }): Condition[] => {
    const isAsked = role === 'category' || subjects.some((subject) => subject.name === name);
    const operand = expression.kind === 'date-part' ? expression.operand : isAsked ? expression : null;
    if (operand?.kind !== 'column' || !assembly.index.field(operand.table, operand.column).isNullable)
      return [];
    return [{ kind: 'test', expression: { kind: 'is-null', operand, negated: true } }];
  });
}

/**
 * Columns that the words leave out: those not listed; the key of what is asked for by name; the number by which the
 * most common one is found; all but the name, where the name alone is asked for.
 */
function hiddenOf(outputs: readonly Output[], draft: Draft, subjects: readonly Output[]): readonly string[] {
  const { outputs: asked, columns, measures, rank, groups, isChangeAlone } = draft;
  if (asked !== null) return hiddenOutputs(outputs, asked);
  const byName = columns.some(({ kind }) => kind === 'display');
  const isKeyOfSubject = ({ role, expression }: Output): boolean =>
    byName &&
    role === 'identifier' &&
    subjects.some((subject) => JSON.stringify(subject.expression) === JSON.stringify(expression));
  const isBareCount =
    rank?.quality === 'number' && rank.by === null && rank.limit === null && measures.length === 0;
  const isNameAlone =
    byName && measures.length === 0 && columns.every(({ kind }) => kind === 'display' || kind === 'dataset');
  return outputs
    .filter(
      (output) =>
        isKeyOfSubject(output) ||
        (isChangeAlone && 'transform' in output && output.transform === null) ||
        ('transform' in output && groups.length === 0 && (isBareCount || (rank !== null && isNameAlone))),
    )
    .map(({ name }) => name);
}

interface Roles {
  readonly measures: readonly ResolvedMeasure[];
  /** What is ranked or asked for: "which *states* …", "top 5 *branches*". */
  readonly subjects: readonly DimensionSketch[];
  /** Noun phrases that restrict what is measured. */
  readonly restrictions: readonly Nominal[];
}

/** Decides what each noun is: what is counted, what is grouped by, or what restricts. */
function rolesOf(assembly: Assembly, draft: Draft): Roles {
  const { nominals, columns, rank, byMeasures, openers } = draft;
  const sketches = [...draft.measures, ...(rank?.by ? [rank.by] : []), ...byMeasures].map((sketch) =>
    openers.has('how-much') ? summed(sketch) : countedAsAsked(sketch, draft.conditions),
  );
  const mentioned = mentionedIn(draft);
  const [first] = nominals;
  if (sketches.length === 0) {
    const asked = draft.conditions.find((one) => one.kind === 'aggregate');
    if (asked !== undefined && first === undefined) {
      const measure = resolveMeasure(assembly, asked.measure, { anchor: null, mentioned });
      return { measures: [measure], subjects: columns, restrictions: nominals };
    }
    const counted = first ?? countedByColumns(assembly, columns, draft.conditions);
    return {
      measures: [
        resolveMeasure(assembly, { kind: 'count', nominal: counted }, { anchor: counted.dataset, mentioned }),
      ],
      subjects: columns,
      restrictions: nominals.slice(1),
    };
  }
  const anchor = first?.dataset ?? subjectTable(assembly, draft, { sketches, mentioned });
  const isMixed =
    sketches.some(({ kind }) => kind === 'bare') && sketches.some(({ kind }) => kind !== 'bare');
  if (isMixed) assembly.cost += MIXED;
  const rows = first?.dataset ?? groupedRows(assembly, draft);
  const measureScope = { anchor, mentioned, ...(rows === null ? {} : { rows }) };
  const measures = sketches.map((sketch) => resolveMeasure(assembly, sketch, measureScope));
  const table = measures[0]?.table;
  const groupsByNoun =
    first !== undefined &&
    table !== undefined &&
    first.dataset !== table &&
    asksForEach(draft) &&
    assembly.index.isToOne(table, first.dataset);
  if (rank !== null && !groupsByNoun && columns.length + draft.groups.length === 0)
    noSense('nothing to rank');
  if (measures.some(({ output }) => output === undefined)) noSense('nothing is measured');
  if (
    (asksForEach(draft) || draft.startsWithNominal) &&
    draft.measures.some((sketch) => sketch.kind === 'aggregate' && sketch.isSuperlative)
  ) {
    noSense('a superlative asks for the one that has it');
  }
  return {
    measures,
    subjects: groupsByNoun ? [{ kind: 'dataset', dataset: first.dataset }, ...columns] : columns,
    restrictions: nominals,
  };
}

/** What "how many" counts where no noun says it: the rows that another measure is over. */
function subjectTable(
  assembly: Assembly,
  { columns, groups, conditions }: Draft,
  {
    sketches,
    mentioned,
  }: { readonly sketches: readonly MeasureSketch[]; readonly mentioned: ReadonlySet<string> },
): string | null {
  if (!sketches.some(({ kind }) => kind === 'count-subject')) return null;
  const other = sketches.find(({ kind }) => kind !== 'count-subject');
  if (other !== undefined) return resolveMeasure(assembly, other, { anchor: null, mentioned }).table;
  return countedByColumns(assembly, [...columns, ...groups], conditions).dataset;
}

/** A quantity without an aggregate beside measures that have one is more likely another name of theirs. */
const MIXED = 0.6;

/** "average credit score by grade": the rows that have the grade are averaged over, each loan once. */
function groupedRows({ index }: Assembly, { groups }: Draft): string | null {
  for (const group of groups) {
    if (group.kind !== 'field' && group.kind !== 'band') continue;
    const tables = new Set(group.field.alternatives.map(({ dataset }) => dataset));
    const [table] = tables;
    if (tables.size === 1 && table !== undefined && !index.isParty(table)) return table;
  }
  return null;
}

/** "which branch …", "top 5 branches …", "list branches with their volume": one row for each. */
function asksForEach({ rank, openers, startsWithNominal, columns }: Draft): boolean {
  return (
    rank !== null ||
    openers.has('which') ||
    (openers.has('list') && (startsWithNominal || columns.length > 0))
  );
}

/** "states with more than 25 late loans, and how many": how many late loans. */
function countedAsAsked(sketch: MeasureSketch, conditions: readonly ConditionSketch[]): MeasureSketch {
  const asked = conditions.find((one) => one.kind === 'count');
  return sketch.kind === 'count-subject' && asked !== undefined
    ? { kind: 'count', nominal: asked.nominal }
    : sketch;
}

function summed(sketch: MeasureSketch): MeasureSketch {
  return sketch.kind === 'bare'
    ? { kind: 'aggregate', function: 'sum', field: sketch.field, distinct: false, percentile: null }
    : sketch;
}

/** "most common purpose", "states with more than 100 loans": what is counted when no measure is named. */
function countedByColumns(
  assembly: Assembly,
  columns: readonly DimensionSketch[],
  conditions: readonly ConditionSketch[],
): Nominal {
  for (const condition of conditions) {
    if (condition.kind === 'count') return condition.nominal;
  }
  const terms = columns.flatMap((column): FieldTerm[] =>
    'field' in column && column.field !== null ? [column.field] : [],
  );
  const [term] = terms;
  if (term === undefined) return noSense('nothing is counted');
  const { dataset } = resolveField(assembly, term, { anchor: null, mentioned: new Set() });
  return { kind: 'nominal', dataset: dataset.name, conditions: [] };
}

function dimensionsOf(
  assembly: Assembly,
  sketches: readonly DimensionSketch[],
  scope: ConditionScope,
): readonly Output[] {
  return sketches.flatMap((sketch) => resolveDimension(assembly, sketch, scope));
}

/** "average amount over 30,000": the number is of the average, or of each row; a count's rows are what is compared. */
function checkBareQuantities({ conditions }: Draft, measures: readonly ResolvedMeasure[]): void {
  const isOfRows = measures.every(
    ({ output }) => output.expression.kind === 'aggregate' && output.expression.argument === null,
  );
  const isBare = (one: ConditionSketch): boolean =>
    (one.kind === 'compare' || one.kind === 'range') && one.field === null;
  if (!isOfRows && conditions.some(isBare)) noSense('it is not said what the number is of');
}

const GRAINS: readonly string[] = ['day', 'week', 'month', 'quarter', 'year'];

/** "in December by year" speaks of every December, which a span of days does not. */
function checkGrain({ conditions, nominals }: Draft, dimensions: readonly Output[]): void {
  const times = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)].flatMap((one) =>
    one.kind === 'time' ? one.times : [],
  );
  for (const { expression } of dimensions) {
    if (expression.kind !== 'date-part') continue;
    const wanted = GRAINS.indexOf(expression.part);
    if (
      times.length === 1 &&
      times.some(({ grain }) => GRAINS.includes(grain) && GRAINS.indexOf(grain) < wanted)
    ) {
      noSense('a period shorter than what it is grouped by');
    }
  }
}

/** Columns beside measures want a reason: a ranking, "which", a list. A table is never grouped by its own rows. */
function checkDimensions(draft: Draft, subjects: readonly DimensionSketch[], table: string): void {
  if ([...draft.groups, ...subjects].some((one) => one.kind === 'dataset' && one.dataset === table)) {
    noSense('rows cannot be grouped by themselves');
  }
  const isListed = draft.startsWithColumns && !draft.openers.has('how-much');
  if (subjects.length > 0 && !asksForEach(draft) && !isListed) {
    noSense('a noun that is neither counted nor grouped by');
  }
}

/** "late in 2024, by due date": a date beside a bare time says which date the time is about. */
function dateBasis(
  { index }: Assembly,
  { groups, conditions, nominals, rank }: Draft,
): { readonly group: DimensionSketch; readonly date: { table: string; column: string } } | null {
  const all = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)];
  if (rank !== null || !all.some((one) => one.kind === 'time' && one.field === null)) return null;
  for (const group of groups) {
    if (group.kind !== 'field' || group.field.alternatives.length !== 1) continue;
    const [alternative] = group.field.alternatives;
    if (alternative === undefined) continue;
    const { type } = index.field(alternative.dataset, alternative.field);
    if (type === 'date' || type === 'timestamp') {
      return { group, date: { table: alternative.dataset, column: alternative.field } };
    }
  }
  return null;
}

/** All conditions that the words ask of what is measured. */
function spokenConditions({ conditions, nominals, measures }: Draft): readonly ConditionSketch[] {
  const counted = measures.flatMap((measure) => (measure.kind === 'count' ? measure.nominal.conditions : []));
  return [...conditions, ...counted, ...nominals.flatMap((nominal) => nominal.conditions)];
}

/** The table whose rows are ranked or listed, for "name". */
function subjectDataset({ nominals }: Draft, subjects: readonly DimensionSketch[]): string | null {
  for (const subject of subjects) if (subject.kind === 'dataset') return subject.dataset;
  return nominals[0]?.dataset ?? null;
}

/** A trend or a change without a period is by month, or by the period that the change is over. */
function impliedGroups({ groups, openers, transform }: Draft): readonly DimensionSketch[] {
  const hasTime = groups.some(({ kind }) => kind === 'part');
  if (hasTime) return [];
  if (transform !== null) {
    const part = transform.kind === 'running-total' ? 'month' : transform.per;
    if (part === null) return noSense('a change over which periods is not said');
    return [{ kind: 'part', part, field: null }];
  }
  return openers.has('trend') ? [{ kind: 'part', part: 'month', field: null }] : [];
}

function restriction(assembly: Assembly, nominal: Nominal, scope: ConditionScope): Condition | null {
  if (nominal.dataset === scope.anchor) return resolveNominal(assembly, nominal, scope);
  if (nominal.conditions.length === 0) noSense('a noun that restricts nothing');
  return resolveCondition(assembly, { kind: 'exists', nominal }, scope);
}

/** Counts and aggregates asked of groups are conditions on the groups; the rest is on rows. */
function splitConditions(
  assembly: Assembly,
  { conditions }: Draft,
  scope: ConditionScope,
  isGrouped: boolean,
): { having: Expression | null; rowConditions: readonly ConditionSketch[] } {
  const onGroups = conditions.filter(({ kind }) => isGrouped && (kind === 'count' || kind === 'aggregate'));
  const operands = onGroups.map((sketch): Expression => {
    if (sketch.kind !== 'count' && sketch.kind !== 'aggregate') return noSense('not a condition on groups');
    const measure = withFilter(
      resolveMeasure(
        assembly,
        sketch.kind === 'count' ? { kind: 'count', nominal: sketch.nominal } : sketch.measure,
        {
          anchor: scope.anchor,
          mentioned: scope.mentioned,
        },
      ),
    );
    const value = sketch.kind === 'count' ? sketch.value : sketch.quantity.value;
    return {
      kind: 'binary',
      operator: sketch.operator,
      left: measure.output.expression,
      right: { kind: 'literal', value },
    };
  });
  const [first] = operands;
  return {
    having:
      first === undefined
        ? null
        : operands.length === 1
          ? first
          : { kind: 'logical', operator: 'and', operands },
    rowConditions: conditions.filter((one) => !onGroups.includes(one)),
  };
}

/** A time said once beside measures of different tables is each one's own; said within one of them it may be either. */
function checkSharedTimes({ measures, conditions }: Draft): void {
  const inner = measures.some(
    (measure) => measure.kind === 'count' && measure.nominal.conditions.some(({ kind }) => kind === 'time'),
  );
  if (inner || conditions.some(({ kind }) => kind === 'time'))
    noSense('a time beside measures with different dates');
}

/** One measure's conditions hold for all rows; those of several stay with each. */
function mergeMeasures(measures: readonly ResolvedMeasure[]): {
  outputs: readonly MeasureOutput[];
  conditions: readonly Condition[];
} {
  const sets = new Set(measures.map(({ conditions }) => JSON.stringify(conditions)));
  const [first] = measures;
  if (sets.size <= 1) {
    return {
      outputs: mergeOutputs(measures.map(({ output }) => output)),
      conditions: first?.conditions ?? [],
    };
  }
  return {
    outputs: mergeOutputs(measures.map((measure) => labelled(withFilter(measure), measure))),
    conditions: [],
  };
}

/** Measures that differ only in their conditions need names that tell them apart; the reading spells them out. */
function labelled(filtered: ResolvedMeasure, { output }: ResolvedMeasure): MeasureOutput {
  return { ...filtered.output, label: output.label };
}

/** Two things side by side: rows of either, grouped by which it is. */
function resolveCompare(
  assembly: Assembly,
  sides: readonly ConditionSketch[],
  scope: ConditionScope,
): { dimensions: readonly Output[]; where: Condition } {
  const conditions = sides.map((side) => resolveCondition(assembly, side, scope));
  const where: Condition = { kind: 'any', of: conditions };
  const [first] = sides;
  if (first?.kind === 'time') {
    const grains = new Set(sides.map((side) => (side.kind === 'time' ? side.times[0]?.grain : null)));
    const [grain] = grains;
    if (grains.size !== 1 || grain === null || grain === undefined || grain === 'range') {
      return noSense('the periods are of different lengths');
    }
    return { dimensions: [partOutput(grain, defaultDate(assembly, scope))], where };
  }
  const operands = conditions.map((condition) => toExpression(condition));
  const columns = operands.map((operand) =>
    operand.kind === 'binary' && operand.left.kind === 'column' ? operand.left : null,
  );
  const [column] = columns;
  if (
    column === null ||
    column === undefined ||
    columns.some((other) => JSON.stringify(other) !== JSON.stringify(column))
  ) {
    return noSense('the two sides are not of one kind');
  }
  const field = assembly.index.field(column.table, column.column);
  return {
    dimensions: [
      { name: column.column, label: field.label, expression: column, role: 'category', unit: null },
    ],
    where,
  };
}

/** Growth, running totals and moving averages stand beside the measure that they are of. */
function transformed(
  { transform }: Draft,
  measures: readonly MeasureOutput[],
  dimensions: readonly Output[],
): readonly MeasureOutput[] {
  if (transform === null) return measures;
  const time = dimensions.find(({ expression }) => expression.kind === 'date-part');
  if (time === undefined || time.expression.kind !== 'date-part') return noSense('a change over no time');
  const within = dimensions.filter(({ name }) => name !== time.name).map(({ name }) => name);
  const { part } = time.expression;
  return measures.flatMap((measure): MeasureOutput[] => {
    if (measure.transform !== null) return noSense('a change of a share');
    switch (transform.kind) {
      case 'change': {
        const as = transform.as ?? 'percent';
        const change: Transform = {
          kind: 'change',
          as,
          over: time.name,
          lag: lagOf(transform.per ?? part, part),
          within,
        };
        const label =
          as === 'percent' ? `change in ${measure.label} in percent` : `change in ${measure.label}`;
        const unit = as === 'percent' ? ({ kind: 'percent' } as const) : measure.unit;
        return [measure, { ...measure, name: `${measure.name}_change`, label, unit, transform: change }];
      }
      case 'running-total': {
        const { name, label } = measure;
        if (!isTotal(measure.expression)) return noSense(`${label} does not add up over time`);
        return [
          {
            ...measure,
            name: `cumulative_${name}`,
            label: `cumulative ${label}`,
            transform: { kind: 'running-total', over: time.name, within },
          },
        ];
      }
      case 'moving-average':
        return [
          {
            ...measure,
            name: `moving_average_${measure.name}`,
            label: `moving average of ${measure.label} over ${transform.periods} ${part}s`,
            transform: { kind: 'moving-average', over: time.name, periods: transform.periods, within },
          },
        ];
      default:
        return noSense('an unknown change');
    }
  });
}

function isTotal(expression: Expression): boolean {
  return (
    expression.kind === 'aggregate' && (expression.function === 'sum' || expression.function === 'count')
  );
}

const PERIODS_PER_YEAR: Partial<Record<DatePart, number>> = { year: 1, quarter: 4, month: 12, week: 52 };

/** How many rows back the row to compare with is: year over year by month is 12. */
function lagOf(step: DatePart, grain: DatePart): number {
  const [perStep, perGrain] = [PERIODS_PER_YEAR[step], PERIODS_PER_YEAR[grain]];
  if (perStep === undefined || perGrain === undefined || perGrain % perStep !== 0) {
    return noSense(`a change by ${step} over ${grain}s`);
  }
  return perGrain / perStep;
}

/** "share of approved applications that became loans": with a second condition the first is the base, or it is not. */
function checkImpliedShare({ measures, conditions }: Draft): void {
  const isImplied = measures.some((measure) => measure.kind === 'share' && measure.isImplied === true);
  if (isImplied && conditions.some(({ kind }) => kind !== 'time' && kind !== 'value')) {
    noSense('it is not said which condition is the share and which its base');
  }
}

/** A share of the total needs groups to share it. */
function checkTotals(measures: readonly MeasureOutput[], isGrouped: boolean): void {
  if (!isGrouped && measures.some(({ transform }) => transform !== null))
    noSense('a share of the whole by nothing');
}

function ranked(
  draft: Draft,
  made: {
    readonly groups: readonly Output[];
    readonly dimensions: readonly Output[];
    readonly measures: readonly MeasureOutput[];
    readonly main: ResolvedMeasure;
    readonly isGrouped: boolean;
  },
): Pick<AggregateQuery, 'order' | 'limit' | 'offset' | 'perGroup'> {
  const { rank, order, byMeasures } = draft;
  const key = made.measures[rank?.by || byMeasures.length > 0 ? made.measures.length - 1 : 0];
  if (rank === null) {
    if (order === null && byMeasures.length === 0)
      return { order: [], limit: null, offset: 0, perGroup: null };
    const by = order?.by === null || order === null ? key : matching(order.by, made);
    if (by === undefined) return noSense('an order of nothing');
    const direction = order?.direction ?? (byMeasures.length > 0 ? 'desc' : 'asc');
    return { order: [{ by: by.name, direction }], limit: null, offset: 0, perGroup: null };
  }
  if (!made.isGrouped || key === undefined) return noSense('nothing to rank');
  if (rank.quality === 'time' || rank.quality === 'age') return noSense('groups have no date to rank by');
  const direction = rank.quality === 'merit' ? meritDirection(rank.direction, made.main) : rank.direction;
  const orders: Order[] = [{ by: key.name, direction }];
  const limit = rank.limit ?? 1;
  const isWithinGroups = draft.groups.length > 0 && made.dimensions.length > made.groups.length;
  return isWithinGroups
    ? {
        order: orders,
        limit: null,
        offset: 0,
        perGroup: { partitionBy: made.groups.map(({ name }) => name), limit },
      }
    : { order: orders, limit, offset: (rank.position ?? 1) - 1, perGroup: null };
}

/** The output that an order names, by the words that it shares with it. */
function matching(
  sketch: MeasureSketch | DimensionSketch,
  {
    dimensions,
    measures,
  }: { readonly dimensions: readonly Output[]; readonly measures: readonly MeasureOutput[] },
): Output | undefined {
  const fields =
    'field' in sketch && sketch.field !== null ? sketch.field.alternatives.map(({ field }) => field) : [];
  const names = (expression: Expression): boolean =>
    expression.kind === 'column'
      ? fields.includes(expression.column)
      : aggregatesOf(expression).some(({ argument }) => argument !== null && names(argument));
  if (sketch.kind === 'metric' || sketch.kind === 'count' || sketch.kind === 'share') return measures[0];
  return [...dimensions, ...measures].find(({ expression }) => names(expression));
}

function meritDirection(
  direction: 'asc' | 'desc',
  { lowerIsBetter, output }: ResolvedMeasure,
): 'asc' | 'desc' {
  if (lowerIsBetter === null) return noSense(`it is not known whether a high ${output.label} is good`);
  return (direction === 'desc') === lowerIsBetter ? 'asc' : 'desc';
}
