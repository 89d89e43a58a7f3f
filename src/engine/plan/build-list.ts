import type { ColumnRole } from '../../shared/mod.ts';
import type { Condition, ListQuery, Order, Output } from '../logical-query.ts';
import { type Assembly, noSense, resolveField, type Scope } from './assembly.ts';
import type { Draft } from './draft.ts';
import { hiddenOutputs } from './hidden-outputs.ts';
import { withUniqueNames } from './naming.ts';
import { allOf, resolveCondition, resolveNominal } from './resolve-condition.ts';
import { datasetOutputs, fieldOutput, resolveDimension } from './resolve-dimension.ts';
import { resolveMeasure } from './resolve-measure.ts';
import type { DimensionSketch, FieldTerm, MeasureSketch, Nominal, RankPhrase } from './sketch.ts';

/** Rows of one table: "the 10 most recent loans with borrower name and branch". */
export function buildList(assembly: Assembly, draft: Draft): ListQuery {
  const subject = subjectOf(assembly, draft);
  const scope: Scope & { anchor: string } = { anchor: subject.dataset, mentioned: mentionedIn(draft) };
  const partitions = draft.groups.flatMap((group) => resolveDimension(assembly, group, scope));
  const named = [
    ...draft.columns.flatMap((column) => resolveDimension(assembly, column, scope)),
    ...draft.measures.map((measure) => bareOutput(assembly, measure, scope)),
  ];
  if (draft.isInPercent) noSense('rows are not in percent');
  if (draft.nominals.length === 0 && draft.conditions.length > 0) assembly.cost += NO_NOUN;
  const isDistinct =
    draft.nominals.length === 0 || (named.length > 0 && named.every(({ role }) => KINDS.has(role)));
  const where = allOf(
    [
      ...[subject, ...draft.nominals.slice(1)].map((nominal, position) =>
        position === 0
          ? resolveNominal(assembly, nominal, scope)
          : resolveCondition(assembly, { kind: 'exists', nominal }, scope),
      ),
      ...draft.conditions.map((condition) => resolveCondition(assembly, condition, scope)),
      ...(isDistinct && draft.rank === null ? presenceOf(assembly, named) : []),
    ].filter((condition) => condition !== null),
  );
  const own = named.length === 0 || draft.addsColumns ? identity(assembly, draft, subject.dataset) : [];
  const shown = [...own, ...named];
  if (draft.openers.has('when') && !named.some(({ role }) => role === 'time'))
    noSense('no date is asked for');
  if (named.length > 0 && !asksForRows(draft, named))
    noSense('it is not said whether rows or a number is wanted');
  const ranking = rankingOf(assembly, draft, scope);
  const outputs = withUniqueNames(
    mergeOutputs([...partitions, ...shown, ...(ranking === null ? [] : [ranking.by])]),
  );
  const nameOf = (output: Output): string =>
    outputs.find(({ expression }) => same(expression, output.expression))?.name ?? output.name;
  const order: Order[] = ranking === null ? [] : [{ by: nameOf(ranking.by), direction: ranking.direction }];
  const limit = draft.rank === null ? null : (draft.rank.limit ?? 1);
  return {
    kind: 'list',
    from: subject.dataset,
    fields: outputs,
    hidden: hiddenOf(outputs, draft, { ranking: ranking?.by ?? null, named }),
    distinct: isDistinct && ranking === null,
    where,
    order,
    limit: partitions.length > 0 ? null : limit,
    offset: (draft.rank?.position ?? 1) - 1,
    perGroup: partitions.length > 0 && limit !== null ? { partitionBy: partitions.map(nameOf), limit } : null,
    assumptions: [...assembly.assumptions],
  };
}

/** "who" asks for names; else a row is named so that no two are the same. */
function identity(assembly: Assembly, { openers }: Draft, table: string): readonly Output[] {
  const dataset = assembly.index.dataset(table);
  const names = dataset.display.map((name) => ({ dataset, field: assembly.index.field(table, name) }));
  return openers.has('who') && names.length > 0
    ? names.map((name) => fieldOutput(assembly, name))
    : datasetOutputs(assembly, dataset);
}

/** Columns are wanted of rows that are listed, ranked or singled out; "the income of borrowers" may be a number. */
function asksForRows(
  { openers, rank, nominals, measures, columns, startsWithColumns, startsWithNominal }: Draft,
  shown: readonly Output[],
): boolean {
  if (
    rank !== null ||
    openers.has('list') ||
    openers.has('show') ||
    openers.has('which') ||
    openers.has('who')
  )
    return true;
  if (openers.has('distinct') || openers.has('when')) return true;
  if (nominals.some(({ conditions }) => conditions.some(({ kind }) => kind === 'key' || kind === 'text')))
    return true;
  if (startsWithNominal && columns.length > 0 && columns.length + measures.length > 1) return true;
  return (
    measures.length === 0 &&
    shown.every(({ role }) => role !== 'measure') &&
    (startsWithColumns || columns.length > 1)
  );
}

/** Conditions are about rows that a noun names. */
const NO_NOUN = 0.15;

/** Columns that are named leave out what the rows are only ranked by; "who" asks for the name alone. */
function hiddenOf(
  outputs: readonly Output[],
  { outputs: items, openers, rank }: Draft,
  { ranking, named }: { readonly ranking: Output | null; readonly named: readonly Output[] },
): readonly string[] {
  if (items !== null || ranking === null) return hiddenOutputs(outputs, items);
  const isNamed = named.some(({ expression }) => same(expression, ranking.expression));
  const isImplied = named.length > 0 && rank?.by === null;
  if (isNamed || (!isImplied && !openers.has('who'))) return [];
  return outputs.filter(({ expression }) => same(expression, ranking.expression)).map(({ name }) => name);
}

/** Columns of which the different values are wanted, not one for each row: "which regions do we have branches in". */
const KINDS: ReadonlySet<ColumnRole> = new Set(['category', 'ordered-category', 'geography']);

/** The rows that are listed: those of the noun, or of the table whose columns are named. */
function subjectOf(assembly: Assembly, { nominals, columns, measures }: Draft): Nominal {
  const [first] = nominals;
  if (first !== undefined) return first;
  const terms = [
    ...columns.map(fieldOf),
    ...measures.map((measure) => (measure.kind === 'bare' ? measure.field : null)),
  ];
  const term = terms.find((found) => found !== null) ?? null;
  if (term === null) {
    const [column] = columns;
    if (column?.kind === 'dataset') return { kind: 'nominal', dataset: column.dataset, conditions: [] };
    return noSense('nothing is asked for');
  }
  const { dataset } = resolveField(assembly, term, { anchor: null, mentioned: new Set() });
  return { kind: 'nominal', dataset: dataset.name, conditions: [] };
}

function fieldOf(sketch: DimensionSketch): FieldTerm | null {
  return sketch.kind === 'field' || sketch.kind === 'band' || sketch.kind === 'part' ? sketch.field : null;
}

function bareOutput(assembly: Assembly, measure: MeasureSketch, scope: Scope): Output {
  if (measure.kind === 'bare') return fieldOutput(assembly, resolveField(assembly, measure.field, scope));
  // For one row a total is the value: "the loans with the highest outstanding balance".
  const { expression } = resolveMeasure(assembly, measure, scope).output;
  if (expression.kind !== 'aggregate' || expression.function !== 'sum' || expression.filter !== null) {
    return noSense('an aggregate among the columns of a list');
  }
  const { argument, table } = expression;
  if (table !== scope.anchor || argument?.kind !== 'column') return noSense('a total over other rows');
  const dataset = assembly.index.dataset(table);
  return fieldOutput(assembly, { dataset, field: assembly.index.field(table, argument.column) });
}

/** What the list is ordered by: the measure named, or what the superlative is about. */
function rankingOf(
  assembly: Assembly,
  { rank, byMeasures, order }: Draft,
  scope: Scope & { anchor: string },
): { by: Output; direction: 'asc' | 'desc' } | null {
  if (rank !== null) {
    const key = rank.by ?? byMeasures[0];
    const by =
      key === undefined ? impliedKey(assembly, rank, scope.anchor) : bareOutput(assembly, key, scope);
    return { by, direction: rank.direction };
  }
  if (order === null) return byMeasures.length === 0 ? null : noSense('a measure without a ranking');
  if (order.by === null) return noSense('an order of nothing');
  const by = isDimension(order.by)
    ? resolveDimension(assembly, order.by, scope)[0]
    : bareOutput(assembly, order.by, scope);
  return by === undefined ? noSense('an order of nothing') : { by, direction: order.direction ?? 'asc' };
}

function isDimension(sketch: DimensionSketch | MeasureSketch): sketch is DimensionSketch {
  return ['field', 'part', 'band', 'dataset', 'display'].includes(sketch.kind);
}

function impliedKey(assembly: Assembly, { quality }: RankPhrase, table: string): Output {
  const { index, assumptions } = assembly;
  const dataset = index.dataset(table);
  const name = quality === 'time' ? dataset.defaultDate : quality === 'size' ? dataset.defaultMeasure : null;
  if (quality === 'time' && dataset.fields.some(({ label }) => label === 'age'))
    noSense('by age or by date is not said');
  const implied = quality === 'age' ? dataset.fields.find(({ label }) => label === 'age')?.name : name;
  if (implied === null || implied === undefined)
    return noSense(`it is not said by what to rank ${dataset.labelPlural}`);
  const field = index.field(table, implied);
  assumptions.add(`ranked by ${field.label}`);
  return fieldOutput(assembly, { dataset, field });
}

/** A value that is asked for is there. */
function presenceOf({ index }: Assembly, outputs: readonly Output[]): readonly Condition[] {
  return outputs.flatMap(({ expression }): Condition[] =>
    expression.kind === 'column' && index.field(expression.table, expression.column).isNullable
      ? [{ kind: 'test', expression: { kind: 'is-null', operand: expression, negated: true } }]
      : [],
  );
}

/** Tables that the question names, which decide between fields of the same name. */
export function mentionedIn({ nominals, columns, groups, measures }: Draft): ReadonlySet<string> {
  return new Set([
    ...nominals.map(({ dataset }) => dataset),
    ...[...columns, ...groups].flatMap((sketch) => (sketch.kind === 'dataset' ? [sketch.dataset] : [])),
    ...measures.flatMap((measure) => (measure.kind === 'count' ? [measure.nominal.dataset] : [])),
  ]);
}

/** The outputs without repetition. */
export function mergeOutputs<T extends Output>(outputs: readonly T[]): readonly T[] {
  return outputs.filter(
    (output, position) =>
      outputs.findIndex(({ expression }) => same(expression, output.expression)) === position,
  );
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
