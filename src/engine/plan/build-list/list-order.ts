import type { EndAbout } from '../../lexicon/order-ends.ts';
import type { Property } from '../../lexicon/properties.ts';
import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { directionAsked, directionBy, isSortedSo } from '../build-aggregate/order-output.ts';
import type { Draft } from '../draft.ts';
import { directionOfBest } from '../order-of-merit.ts';
import { isOfPeople } from '../people.ts';
import type { PhraseOf, RankPhrase } from '../phrase.ts';
import { noSense, undecided } from '../rejection.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { fieldOutput, resolveDimension } from '../resolve-dimension.ts';
import { fieldAbout, isCalledAfter } from '../resolve-field.ts';
import type { DimensionSketch, MeasureSketch } from '../sketch.ts';
import { impliedRanking, type ListRanking } from './implied-ranking.ts';
import { rowValue } from './row-values.ts';

/** What the rows are sorted by where that is said after them: "sorted by price", "newest first", "in alphabetical order". */
export function listOrder(
  assembly: Assembly,
  draft: Draft,
  { order, scope }: { readonly order: PhraseOf<'order'>; readonly scope: ConditionScope },
): ListRanking {
  if (order.about === 'occurrence' || order.computed !== undefined) noSense('rows are there once each');
  const isOfRows = order.by !== null && !isNameOfKinds(order.by, draft);
  const by = isOfRows
    ? keyNamed(assembly, order.by, scope)
    : keyAbout(assembly, draft, { order: order.by === null ? order : { ...order, about: 'name' }, scope });
  if (by === undefined) return noSense('what is to be sorted is not said');
  if (order.by !== null && !isSortedSo(order, by)) noSense('such an order is none of that column');
  const direction = directionAsked(order, by);
  if (direction !== 'best' && direction !== 'worst')
    return { by, direction: directionBy(order, by, direction) };
  const ofColumn = order.by === null ? null : directionOfBest(by, direction, assembly.index);
  return ofColumn === null ? noSense('which rows are the best is not known') : { by, direction: ofColumn };
}

/** "different cities of the owners, sorted by name": what they are called, and no name of an owner. */
function isNameOfKinds(by: MeasureSketch | DimensionSketch, { openers, columns }: Draft): boolean {
  return by.kind === 'display' && by.dataset === null && openers.has('distinct') && columns.length === 1;
}

function keyNamed(
  assembly: Assembly,
  by: MeasureSketch | DimensionSketch,
  scope: ConditionScope,
): Output | undefined {
  if (by.kind === 'listed-bands') return noSense('rows are in no order by what bands they are in');
  return isDimension(by) ? resolveDimension(assembly, by, scope)[0] : rowValue(assembly, by, scope);
}

function keyAbout(
  assembly: Assembly,
  draft: Draft,
  {
    order: { about, properties },
    scope,
  }: { readonly order: PhraseOf<'order'>; readonly scope: ConditionScope },
): Output | undefined {
  if (about === 'name' || about === 'own' || about === undefined)
    return firstColumn(assembly, draft, { about, scope });
  if (about === 'age') {
    const isBorn = isOfPeople(assembly.index.dataset(scope.anchor));
    return (
      columnOfAge(assembly, draft, scope) ??
      (isBorn ? impliedBy(assembly, 'age', scope) : onlyAbout(assembly, 'time', { draft, scope }))
    );
  }
  return properties === undefined
    ? onlyAbout(assembly, about, { draft, scope })
    : aboutProperty(assembly, properties, { draft, scope });
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

/** "cheapest first": by the price, where the rows have one; of one column alone, "the terms, shortest first", by that. */
function aboutProperty(
  assembly: Assembly,
  properties: readonly Property[],
  { draft, scope }: { readonly draft: Draft; readonly scope: ConditionScope },
): Output {
  // "by length of the title, longest first" is not by the other length that a book has.
  const named = draft.byMeasures
    .map((measure) => rowValue(assembly, measure, scope))
    .find(({ label }) => properties.some((property) => isCalledAfter(label, property)));
  if (named !== undefined) return named;
  const dataset = assembly.index.dataset(scope.anchor);
  const fields = new Set(properties.flatMap((property) => fieldAbout(dataset, property) ?? []));
  const [field, ...others] = fields;
  const [column, ...further] = listedQuantities(assembly, draft, scope);
  if (field === undefined && column !== undefined && further.length === 0) return column;
  return field === undefined || others.length > 0
    ? noSense('by what the rows are sorted is not said')
    : fieldOutput(assembly, { dataset, field });
}

/** The columns of a list where they are quantities alone. */
function listedQuantities(
  assembly: Assembly,
  { columns, measures, outputs }: Draft,
  scope: ConditionScope,
): readonly Output[] {
  const listed = [
    ...columns.flatMap((column) => resolveDimension(assembly, column, scope)),
    ...measures.map((measure) => rowValue(assembly, measure, scope)),
  ];
  const isAlone = (outputs?.items ?? []).length === 0;
  return isAlone && listed.every(({ role }) => role === 'measure' || role === 'rate') ? listed : [];
}

/** "largest first": by the one quantity that is listed; "newest first": by the one date; else by the usual one. */
function onlyAbout(
  assembly: Assembly,
  about: EndAbout,
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
  const isMeant = (output: Output): boolean =>
    about === 'time' ? isOfTime(output) : output.role === 'measure' || output.role === 'rate';
  const [only, ...others] = listed.filter(isMeant);
  if (others.length > 0) return undecided('by which of the columns the rows are ordered is not said');
  return only ?? impliedBy(assembly, about === 'time' ? 'time' : 'size', scope);
}

/** Times of the day are kept as text; a running time is a measure. */
function isOfTime({ role, label }: Output): boolean {
  return role === 'time' || /\byear\b/.test(label) || (role !== 'measure' && / time$/.test(label));
}

/** What a superlative would rank them by. */
function impliedBy(assembly: Assembly, quality: RankPhrase['quality'], scope: ConditionScope): Output {
  const rank: RankPhrase = {
    kind: 'rank',
    direction: 'desc',
    quality,
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
  { about, scope }: { readonly about: EndAbout | undefined; readonly scope: ConditionScope },
): Output | undefined {
  const named = columns.flatMap((column) => resolveDimension(assembly, column, scope)[0] ?? []);
  if (about === 'name') {
    const text = named.find((output) =>
      isSortedSo({ kind: 'order', by: null, direction: null, about }, output),
    );
    if (text !== undefined) return text;
  } else {
    const [measure] = measures;
    if (named[0] !== undefined) return named[0];
    if (measure !== undefined) return rowValue(assembly, measure, scope);
  }
  return resolveDimension(assembly, { kind: 'display', dataset: scope.anchor }, scope)[0];
}

/** Whether it is a column rather than what is computed. */
export function isDimension(sketch: DimensionSketch | MeasureSketch): sketch is DimensionSketch {
  return ['field', 'part', 'band', 'dataset', 'display'].includes(sketch.kind);
}
