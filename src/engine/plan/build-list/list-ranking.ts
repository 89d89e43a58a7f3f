import type { Dataset } from '../../../catalog/mod.ts';
import type { ColumnRole } from '../../../shared/mod.ts';
import type { Property } from '../../lexicon/properties.ts';
import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { lifetimeOf } from '../lifetime.ts';
import { opposite } from '../opposite.ts';
import { isOfPeople } from '../people.ts';
import type { Opener, OrderAbout, RankPhrase, RankQuality } from '../phrase.ts';
import { noSense, undecided } from '../rejection.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { fieldOutput, resolveDimension } from '../resolve-dimension.ts';
import { fieldAbout, resolveField } from '../resolve-field.ts';
import type { DimensionSketch, MeasureSketch } from '../sketch.ts';
import { lifetimeTerm } from '../span-terms.ts';
import { rowValue } from './row-values.ts';
import { spokenDate } from './spoken-date.ts';

/** What rows are ordered by. */
export interface ListRanking {
  readonly by: Output;
  readonly direction: 'asc' | 'desc';
}

/** What the list is ordered by: the measure named, or what the superlative is about; null for no order. */
export function listRanking(assembly: Assembly, draft: Draft, scope: ConditionScope): ListRanking | null {
  const { rank, byMeasures, order, openers, columns, measures, nominals, conditions } = draft;
  checkOfGroups(assembly, draft);
  const named = namedKey(assembly, draft, scope);
  if (rank !== null && named !== null) return { by: named, direction: rank.direction };
  if (rank !== null) {
    const key = rank.by ?? byMeasures[0] ?? lifetimeKey(assembly, rank, scope);
    const isBare =
      rank.limit === null &&
      columns.every((one) => one.kind === 'dataset' && one.dataset === scope.anchor) &&
      !ROW_OPENERS.some((one) => openers.has(one));
    if (
      key === undefined &&
      rank.quality === 'size' &&
      rank.property === undefined &&
      isBare &&
      !hasSize(assembly, scope)
    )
      undecided('whether the row or its amount is wanted is not said');
    return key === undefined
      ? impliedRanking(assembly, rank, {
          scope,
          spoken: spokenDate(scope.anchor, [...conditions, ...(nominals[0]?.conditions ?? [])]),
        })
      : { by: rowValue(assembly, key, scope), direction: directionOf(assembly, rank, { key, scope }) };
  }
  if (order?.about === 'occurrence') noSense('rows are there once each');
  const age = order?.about === 'time' && order.by === null ? columnOfAge(assembly, draft, scope) : null;
  if (age !== null && order !== null)
    return { by: age, direction: opposite(order.direction === 'desc' ? 'desc' : 'asc') };
  if (order === null) return byMeasures.length === 0 ? null : noSense('a measure without a ranking');
  const by =
    order.by === null
      ? order.about === undefined
        ? firstColumn(assembly, { columns, measures }, scope)
        : (aboutProperty(assembly, order.property, scope) ??
          onlyAbout(assembly, order.about, { draft, scope }))
      : isDimension(order.by)
        ? resolveDimension(assembly, order.by, scope)[0]
        : rowValue(assembly, order.by, scope);
  if (by === undefined) return noSense('an order of nothing');
  const direction = order.direction ?? 'asc';
  return direction === 'best' || direction === 'worst'
    ? noSense('which rows are the best is not known')
    : { by, direction: order.isByAge === true && by.role === 'time' ? opposite(direction) : direction };
}

/** "the longest outage": by when it begins and ends, where no column says how long it is. */
function lifetimeKey(
  { index }: Assembly,
  { property }: RankPhrase,
  { anchor }: ConditionScope,
): MeasureSketch | undefined {
  if (property !== 'length') return undefined;
  const dataset = index.dataset(anchor);
  const lifetime = fieldAbout(dataset, property) === null ? lifetimeOf(dataset) : null;
  if (lifetime === null) return undefined;
  const hasTime = lifetime.start.type === 'timestamp' && lifetime.end.type === 'timestamp';
  return { kind: 'bare', field: lifetimeTerm(anchor, hasTime ? 'minutes' : 'days') };
}

/** "the loan with the worst debt ratio" has the highest, where a low one is known to be good. */
function directionOf(
  assembly: Assembly,
  { quality, direction }: RankPhrase,
  { key, scope }: { readonly key: MeasureSketch; readonly scope: ConditionScope },
): 'asc' | 'desc' {
  if (quality !== 'merit' || key.kind !== 'bare') return direction;
  const { lowerIsBetter, label } = resolveField(assembly, key.field, scope).field;
  if (lowerIsBetter === null && !isMark(label))
    return noSense(`it is not known whether a high ${label} is good`);
  return lowerIsBetter === true ? opposite(direction) : direction;
}

/** A high mark is good everywhere. */
function isMark(label: string): boolean {
  return /\b(?:rating|score|stars|points)\b/.test(label);
}

/** "states by total volume, highest first" is of each state: no single row has a total. */
function checkOfGroups({ index }: Assembly, draft: Draft): void {
  const { rank, byMeasures, order, columns, groups, outputs, startsWithNominal, ranksColumns } = draft;
  // "the most days late" says nothing of a total.
  const said = rank?.quality === 'number' ? null : (rank?.by ?? byMeasures[0] ?? order?.by ?? null);
  const isComputed = said?.kind === 'metric' || (said?.kind === 'aggregate' && said.isSuperlative !== true);
  const namesRows = columns.some(
    (one) =>
      one.kind === 'field' &&
      one.field.alternatives.some(({ dataset, field }) => index.dataset(dataset).primaryKey.includes(field)),
  );
  const isOfRows = namesRows || (startsWithNominal && !ranksColumns);
  if (isComputed && outputs === null && !isOfRows && columns.length + groups.length > 0)
    noSense('what is computed of groups is not of single rows');
}

/** "name and age of the visitors, oldest first": they have an age and no date. */
function columnOfAge(assembly: Assembly, { columns, measures }: Draft, scope: ConditionScope): Output | null {
  const listed = [
    ...columns.flatMap((column) => resolveDimension(assembly, column, scope)),
    ...measures.map((measure) => rowValue(assembly, measure, scope)),
  ];
  if (listed.some(({ role }) => role === 'time')) return null;
  return listed.find(({ label }) => label === 'age') ?? null;
}

/** "cheapest first": by the price, where the rows have one. */
function aboutProperty(
  assembly: Assembly,
  property: Property | undefined,
  { anchor }: ConditionScope,
): Output | null {
  const dataset = assembly.index.dataset(anchor);
  const field = property === undefined ? null : fieldAbout(dataset, property);
  return field === null ? null : fieldOutput(assembly, { dataset, field });
}

/** "largest first": by the one quantity that is listed; "newest first": by the one date; else by the usual one. */
function onlyAbout(
  assembly: Assembly,
  about: OrderAbout,
  { draft: { columns, measures, outputs }, scope }: { readonly draft: Draft; readonly scope: ConditionScope },
): Output | undefined {
  const listed = [
    ...columns.flatMap((column) => resolveDimension(assembly, column, scope)),
    ...[...measures, ...(outputs?.items ?? []).flatMap((item) => item.measures.slice(0, 1))].map((measure) =>
      rowValue(assembly, measure, scope),
    ),
    ...(outputs?.items ?? [])
      .filter((item) => item.measures.length === 0)
      .flatMap((item) => item.dimensions.slice(0, 1))
      .flatMap((one) => resolveDimension(assembly, one, scope)),
  ];
  const isMeant = ({ role, label }: Output): boolean =>
    about === 'time' ? role === 'time' || /\byear\b/.test(label) : role === 'measure' || role === 'rate';
  const [only, ...others] = listed.filter(isMeant);
  if (others.length > 0) return undecided('by which of the columns the rows are ordered is not said');
  if (only !== undefined) return only;
  const rank: RankPhrase = {
    kind: 'rank',
    direction: 'desc',
    quality: about === 'time' ? 'time' : 'size',
    limit: null,
    position: null,
    by: null,
  };
  return impliedRanking(assembly, rank, { scope, spoken: null }).by;
}

/** "in alphabetical order": by the first column that is named, else by the name of the rows. */
function firstColumn(
  assembly: Assembly,
  { columns, measures }: Pick<Draft, 'columns' | 'measures'>,
  scope: ConditionScope,
): Output | undefined {
  const [first] = columns;
  if (first !== undefined) return resolveDimension(assembly, first, scope)[0];
  const [measure] = measures;
  if (measure !== undefined) return rowValue(assembly, measure, scope);
  return resolveDimension(assembly, { kind: 'display', dataset: scope.anchor }, scope)[0];
}

/** What decides between rows that are equal otherwise. */
export function tiesOf(assembly: Assembly, { ties }: Draft, scope: ConditionScope): readonly ListRanking[] {
  if (ties === null) return [];
  const { by, direction } = ties;
  const sketch = by ?? { kind: 'display', dataset: null };
  const outputs = isDimension(sketch)
    ? resolveDimension(assembly, sketch, scope)
    : [rowValue(assembly, sketch, scope)];
  const [key] = outputs;
  return key === undefined || outputs.length > 1
    ? noSense('what decides between ties is not said')
    : [{ by: key, direction }];
}

/** "the latest payments received", "the second largest balance": what stands for the rows is what they are ranked by. */
function namedKey(
  assembly: Assembly,
  { rank, columns, nominals, byMeasures }: Draft,
  scope: ConditionScope,
): Output | null {
  if (rank?.named !== undefined) {
    const output = fieldOutput(assembly, resolveField(assembly, rank.named, scope));
    if (output.role === 'time') return output;
  }
  const [column, ...others] = columns;
  const role = rank === null ? undefined : RANKED_ROLES.get(rank.quality);
  if (role === undefined || nominals.length > 0 || column?.kind !== 'field') return null;
  if (role === 'measure' && (others.length > 0 || rank?.by !== null || byMeasures.length > 0)) return null;
  const output = fieldOutput(assembly, resolveField(assembly, column.field, scope));
  return output.role === role ? output : null;
}

const RANKED_ROLES: ReadonlyMap<RankQuality, ColumnRole> = new Map([
  ['time', 'time'],
  ['size', 'measure'],
]);

/** Words that ask for rows; "the largest loan" alone may be its amount. */
export const ROW_OPENERS: readonly Opener[] = ['which', 'who', 'list', 'show'];

function isDimension(sketch: DimensionSketch | MeasureSketch): sketch is DimensionSketch {
  return ['field', 'part', 'band', 'dataset', 'display'].includes(sketch.kind);
}

/** "latest" is by date, "largest" by the main quantity, "oldest" by age or, the other way round, by a date. */
function impliedRanking(
  assembly: Assembly,
  rank: RankPhrase,
  {
    scope: { anchor: table, date },
    spoken,
  }: { readonly scope: ConditionScope; readonly spoken: string | null },
): ListRanking {
  const { index, assumptions } = assembly;
  const dataset = index.dataset(table);
  const key = rank.quality === 'age' ? keyOfAge(dataset) : keyOf(assembly, dataset, rank);
  // "the latest charge-offs" are the latest by charge-off date.
  const name = (rank.quality === 'time' ? (spoken ?? date?.column) : null) ?? key;
  if (name === null) return noSense(`it is not said by what to rank ${dataset.labelPlural}`);
  const field = index.field(table, name);
  assumptions.add(`ranked by ${field.label}`);
  const opposite = rank.direction === 'asc' ? 'desc' : 'asc';
  const isByDate = rank.quality === 'age' && field.role === 'time';
  return {
    by: fieldOutput(assembly, { dataset, field }),
    direction: isByDate ? opposite : rank.direction,
  };
}

/** The field that the superlative is about; null for none. */
function keyOf({ index }: Assembly, dataset: Dataset, { quality, property }: RankPhrase): string | null {
  if (property !== undefined) return fieldAbout(dataset, property)?.name ?? null;
  if (quality === 'time') return dataset.defaultDate;
  if (quality !== 'size') return null;
  // The largest department may have the largest budget or the most people.
  return index.isParty(dataset.name) ? onlySize(dataset) : (dataset.defaultMeasure ?? onlySize(dataset));
}

/** The age; for people the birth, for other things the date when they began. */
function keyOfAge(dataset: Dataset): string | null {
  const { fields, defaultDate } = dataset;
  const age = fields.find(({ label }) => label === 'age');
  const birth = fields.find(({ role, label }) => role === 'time' && /\bbirth|\bborn/.test(label));
  // The birth tells apart those of the same age.
  return (birth ?? age)?.name ?? (isOfPeople(dataset) ? null : defaultDate);
}

/** "the largest enclosure" has the largest capacity, where there is no amount that might be meant. */
function hasSize({ index }: Assembly, { anchor }: ConditionScope): boolean {
  const dataset = index.dataset(anchor);
  return dataset.defaultMeasure === null && onlySize(dataset) !== null;
}

/** What the largest has most of, where no amount tells: the one area, capacity or population. */
function onlySize({ fields }: Dataset): string | null {
  const [size, ...others] = fields.filter(
    ({ role, label }) => role === 'measure' && label.split(' ').some((word) => SIZES.has(word)),
  );
  return size === undefined || others.length > 0 ? null : size.name;
}

const SIZES: ReadonlySet<string> = new Set(['area', 'capacity', 'headcount', 'population', 'size', 'volume']);
