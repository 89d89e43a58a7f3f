import type { Expression } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { aggregatesOf, mapExpression } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import { COMPUTED_ITEMS } from '../lexicon/column-lists.ts';
import type { AggregateQuery, MeasureOutput, Output } from '../logical-query.ts';
import type { Assembly } from '../plan/assembly.ts';
import { isMadeOf } from '../plan/build-aggregate/grouping-checks.ts';
import { areOfTwoTimes, isDatedOf } from '../plan/dated-quantity.ts';
import type { KnowledgeIndex } from '../plan/knowledge-index.ts';
import { withUniqueNames } from '../plan/naming.ts';
import { noSense } from '../plan/rejection.ts';
import { fieldOutput } from '../plan/resolve-dimension.ts';
import { withFilter } from '../plan/resolve-measure/filters.ts';
import { resolveMeasure } from '../plan/resolve-measure/resolve-measure.ts';
import type { MeasureSketch } from '../plan/sketch.ts';
import { isOfKind } from './is-of-kind.ts';
import type { ListItem } from './list-item.ts';
import type { ColumnList } from './list-items.ts';
import { attempted, columnNamed, namesOfRows, namesRow } from './own-column.ts';

/** The groups with the columns that are listed, or with these besides. */
export function groupsWithColumns(
  assembly: Assembly,
  query: AggregateQuery,
  { items, isAdded: areMore, isAll, isWith }: ColumnList,
): AggregateQuery {
  const { dimensions } = query;
  const isPlain = query.sides === undefined && query.counted === undefined && query.isTogether !== true;
  if (!isPlain || dimensions.length === 0) return noSense('there are no groups that have columns');
  const table = tableOfGroups(query, assembly.index);
  const listed = items.flatMap(
    (item) =>
      namesOfRows(assembly, table, item) ??
      numbersOfTimes(assembly, query, item) ??
      columnOfGroups(assembly, query, item),
  );
  // Numbers of groups say nothing without the groups.
  const isNamed = listed.some(
    (one) =>
      dimensions.some((group) => isSameOutput(group, one)) ||
      (table !== null && namesRow(assembly, one, table)),
  );
  const isAdded = areMore || listed.every(isMeasure) || (isWith === true && !isNamed);
  const measures = isAll === true && isAdded ? measuresSaid(query) : query.measures;
  if (listed.some((one, at) => listed.some((other, place) => place < at && isSameOutput(one, other))))
    return noSense('one column is named twice');
  const isKnown = (one: Output): boolean =>
    [...dimensions, ...measures].some((known) => isSameOutput(known, one));
  const added = listed.filter((one) => !isKnown(one));
  const groups = [...dimensions, ...added.filter((one) => !isMeasure(one))];
  // "by age group: under 30, 30 and over, *age as of today*" has no row for each age.
  if (dimensions.some((one) => added.some((other) => isMadeOf(one, other))))
    return noSense('what has groups of its own beside them');
  const numbers = [...measures, ...added.filter(isMeasure)];
  const inOrder = <T extends Output>(outputs: readonly T[]): readonly T[] =>
    query.perGroup === null && !isAdded
      ? outputs.toSorted((a, b) => placeIn(listed, a) - placeIn(listed, b))
      : outputs;
  const named = withUniqueNames<Output | MeasureOutput>([...dimensions, ...measures, ...added]);
  const renamed = <T extends Output>(output: T): T => {
    const found = named.find((one) => isSameOutput(one, output));
    return found === undefined ? output : { ...output, name: found.name };
  };
  const all = [...groups, ...numbers].map(renamed);
  const isShown = shownBy(query, { listed, isAdded, isWith });
  return {
    ...query,
    dimensions: inOrder(groups).map(renamed),
    measures: inOrder(numbers).map(renamed),
    hidden: all.filter((output) => !isShown(output)).map(({ name }) => name),
    assumptions: [...new Set([...query.assumptions, ...assembly.assumptions])],
  };
}

/** "lower volume in 2025 than in 2024? Show the branch and both volumes": that of each of the times. */
function numbersOfTimes(
  assembly: Assembly,
  { measures, ...query }: AggregateQuery,
  { areSeveral, number, measures: sketches }: ListItem,
): readonly MeasureOutput[] | null {
  const { index } = assembly;
  const [one, other, ...others] = measures;
  if (areSeveral !== true || one === undefined || other === undefined || others.length > 0) return null;
  if (!areOfTwoTimes(one.expression, other.expression, index)) return null;
  const isNamed =
    number === null
      ? sketches.some((sketch) => {
          const made = attempted(() => measureOfGroups(assembly, { ...query, measures }, sketch));
          return made !== null && isDatedOf(one.expression, made.expression, index);
        })
      : isOfKind(one, number);
  return isNamed ? measures : null;
}

/** Without the number of rows, which is asked for where nothing else is; not where it orders the groups. */
function measuresSaid({ measures, order, having }: AggregateQuery): readonly MeasureOutput[] {
  const [only, ...others] = measures;
  const { name, expression } = { ...only };
  const isRowCount =
    expression?.kind === 'aggregate' && expression.function === 'count' && expression.argument === null;
  const isNeeded = others.length > 0 || having !== null || order.some(({ by }) => by === name);
  return isRowCount && !isNeeded ? [] : measures;
}

function isMeasure(output: Output): output is MeasureOutput {
  return 'transform' in output;
}

/** Whether two columns show the same. */
export function isSameOutput(one: Output, other: Output): boolean {
  const transformOf = (output: Output): unknown => (isMeasure(output) ? output.transform : null);
  return isSame(one.expression, other.expression) && isSame(transformOf(one), transformOf(other));
}

function placeIn(listed: readonly Output[], output: Output): number {
  const at = listed.findIndex((one) => isSameOutput(one, output));
  return at < 0 ? listed.length : at;
}

/** Which columns are shown: those listed, and what the groups or the question cannot be without. */
function shownBy(
  query: AggregateQuery,
  {
    listed,
    isAdded,
    isWith,
  }: { readonly listed: readonly Output[]; readonly isAdded: boolean; readonly isWith?: boolean | undefined },
): (output: Output) => boolean {
  const isListed = (output: Output): boolean => listed.some((one) => isSameOutput(one, output));
  const isHidden = ({ name }: Output): boolean => query.hidden?.includes(name) === true;
  const isOld = (output: Output): boolean => !isHidden(output) || isListed(output);
  if (isAdded) return (output) => isOld(output) && (isListed(output) || !isKeyOfNamed(output, listed));
  const asked =
    query.limit === null && query.perGroup === null
      ? query.measures.filter((one) => !isHidden(one) && !isSide(one, query))
      : [];
  const left = asked.filter((one) => !isListed(one));
  const isOfGroupsOnly = listed.every((one) => !isMeasure(one));
  if (left.length > 0 && !isOfGroupsOnly) noSense('what is asked for first is not among the columns');
  const unnamed = query.dimensions.filter(
    (one) => !isListed(one) && !isHidden(one) && !isNamedBy(one, listed),
  );
  if (listed.every(isMeasure) && query.limit === 1) return isOld;
  if (unnamed.length > 0) noSense('a group that is not among the columns');
  // "the top 2 in each state, with name and balance": the state stands before them.
  const isWhole = ({ name }: Output): boolean =>
    isWith === true && query.perGroup?.partitionBy.includes(name) === true;
  return (output) => isListed(output) || isWhole(output) || left.some((one) => isSameOutput(one, output));
}

/** "more loans in 2025 than in 2024": of what is compared neither number is asked for. */
function isSide({ expression }: Output, { having }: AggregateQuery): boolean {
  if (having?.kind !== 'binary' || aggregatesOf(having.right).length === 0) return false;
  return [having.left, having.right].some((side) => isSame(aggregatesOf(side), aggregatesOf(expression)));
}

/** "the top 2 borrowers in each region, with name and balance": those who are asked for by name need no key. */
function isKeyOfNamed({ role, expression }: Output, listed: readonly Output[]): boolean {
  return (
    role === 'identifier' &&
    expression.kind === 'column' &&
    listed.some(
      (one) =>
        one.role === 'text' && one.expression.kind === 'column' && one.expression.table === expression.table,
    )
  );
}

/** Another column of the same thing tells which it is. */
function isNamedBy({ expression }: Output, listed: readonly Output[]): boolean {
  return (
    expression.kind === 'column' &&
    listed.some((one) => one.expression.kind === 'column' && one.expression.table === expression.table)
  );
}

/** The column of the groups that an item names; rejects one that names none, or one of other rows. */
export function columnOfGroups(assembly: Assembly, query: AggregateQuery, item: ListItem): Output {
  const { index } = assembly;
  const outputs: readonly Output[] = [...query.dimensions, ...query.measures];
  const computed = item.measures.filter(({ kind }) => kind !== 'bare');
  const counted = numberOfNamed(query, item);
  if (counted !== null) return counted;
  const named = attempted(() => columnNamed({ assembly, outputs, table: tableOfGroups(query, index) }, item));
  // "by balance (due minus paid): name and balance": what is added up for each.
  if (named !== null && !isMeasure(named) && named.expression.kind === 'binary')
    return (
      query.measures.find(({ expression }) => isSame(withoutSums(expression), named.expression)) ??
      noSense('what single rows have is no column of groups')
    );
  const isCounted =
    computed.length > 0 &&
    named !== null &&
    !isMeasure(named) &&
    item.words.some((word) => COMPUTED_ITEMS.has(word));
  if (named !== null && !isCounted) return named;
  for (const sketch of computed) {
    const made = attempted(() => measureOfGroups(assembly, query, sketch));
    if (made !== null) return made;
  }
  return (
    named ?? placeBeside(assembly, query, item) ?? noSense(`no single column is ${item.words.join(' ')}`)
  );
}

/** "which cities have the most customers? City, state and …": places of one name apart, by where they lie. */
function placeBeside(
  assembly: Assembly,
  { dimensions }: AggregateQuery,
  { dimensions: asked }: ListItem,
): Output | null {
  const { index } = assembly;
  const [place, ...others] = dimensions.flatMap(({ expression, role }) =>
    expression.kind === 'column' && role === 'geography' ? [expression] : [],
  );
  if (place === undefined || others.length > 0 || dimensions.length > 1) return null;
  const [beside] = asked.flatMap((one) =>
    one.kind === 'field' ? one.field.alternatives.filter(({ dataset }) => dataset === place.table) : [],
  );
  if (beside === undefined) return null;
  const field = index.field(beside.dataset, beside.field);
  // "top 3 states: state, city, …" would be of cities.
  const isWider = field.distinctCount < index.field(place.table, place.column).distinctCount;
  return field.role === 'geography' && isWider
    ? fieldOutput(assembly, { dataset: index.dataset(beside.dataset), field })
    : null;
}

/** "total due minus total paid" as what single rows have. */
function withoutSums(expression: Expression): Expression {
  return mapExpression(expression, (one) =>
    one.kind === 'aggregate' && one.function === 'sum' && one.filter === null ? one.argument : null,
  );
}

/** "applications by channel: channel, applications": their number. */
function numberOfNamed(
  { measures }: AggregateQuery,
  { dimensions: [thing] }: ListItem,
): MeasureOutput | null {
  if (thing?.kind !== 'dataset') return null;
  const [only, ...others] = measures.filter(
    ({ expression, transform }) =>
      transform === null &&
      expression.kind === 'aggregate' &&
      expression.function === 'count' &&
      expression.argument === null &&
      expression.table === thing.dataset,
  );
  return only === undefined || others.length > 0 ? null : only;
}

/**
 * The table whose rows the groups are: they are named by its key, or by what no two of them share. "for each region, which shop has the
 * most sales": the shops.
 */
function tableOfGroups({ dimensions, perGroup }: AggregateQuery, index: KnowledgeIndex): string | null {
  const tables = new Set(
    dimensions.flatMap(({ name, expression }) => {
      if (perGroup?.partitionBy.includes(name) === true) return [];
      if (expression.kind !== 'column') return [];
      const { primaryKey, rowCount } = index.dataset(expression.table);
      const isKey = primaryKey.length === 1 && primaryKey[0] === expression.column;
      return isKey || index.field(expression.table, expression.column).distinctCount === rowCount
        ? [expression.table]
        : [];
    }),
  );
  const [only, ...others] = tables;
  return only === undefined || others.length > 0 ? null : only;
}

/** A measure of the same rows that make the groups; of fewer of them where its words say so. */
function measureOfGroups(assembly: Assembly, query: AggregateQuery, sketch: MeasureSketch): MeasureOutput {
  const tables = new Set(
    query.measures.flatMap(({ expression }) => aggregatesOf(expression)).map(({ table }) => table),
  );
  const [fact, ...others] = tables;
  if (fact === undefined || others.length > 0) return noSense('what the groups are of is not one thing');
  const measure = resolveMeasure(assembly, sketch, { anchor: fact, mentioned: new Set([fact]) });
  if (measure.table !== fact) return noSense('a measure of other rows');
  const said = conjunctsOf(query.where);
  const own = measure.conditions
    .flatMap(conjunctsOf)
    .filter((one) => !said.some((other) => isSame(one, other)));
  const { output } = withFilter({ ...measure, conditions: own });
  return query.measures.find((one) => isSameOutput(one, output)) ?? output;
}
