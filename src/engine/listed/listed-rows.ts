import type { AggregateFunction, Expression } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import type { Condition, ListQuery, Output } from '../logical-query.ts';
import { outputNamed } from '../plan/asked-outputs.ts';
import type { Assembly, ResolvedMeasure } from '../plan/assembly.ts';
import { rowValue } from '../plan/build-list/row-values.ts';
import { isSaid } from '../plan/build-list/shown-columns.ts';
import { columnsOf } from '../plan/columns-in.ts';
import { mergeOutputs } from '../plan/merge-outputs.ts';
import { toTitle, withUniqueNames } from '../plan/naming.ts';
import { noSense, undecided } from '../plan/rejection.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { isOfRowAlone, overRows } from '../plan/resolve-measure/filters.ts';
import { resolveMeasure } from '../plan/resolve-measure/resolve-measure.ts';
import type { MeasureSketch } from '../plan/sketch.ts';
import { columnOfWhose, withEventsListed } from './events-listed.ts';
import type { ListItem } from './list-item.ts';
import type { ColumnList } from './list-items.ts';
import { attempted, checkSeveral, columnNamed, namesOfRows, namesRow } from './own-column.ts';
import { withKey } from './with-key.ts';

/** The rows with the columns that are listed, or with these besides. */
export function rowsWithColumns(
  assembly: Assembly,
  found: ListQuery,
  { items: said, isAdded: areMore, isWith, isOfAnswer, orderedBy }: ColumnList,
): ListQuery {
  const items = withKey(assembly.index, said, {
    isCounted: conjunctsOf(found.where).some(({ kind }) => kind === 'related-aggregate'),
  });
  const asked = areMore ? found : withEventsListed(assembly, found, items);
  // "which borrowers …? Just give the number": of the borrowers.
  if (!areMore && items.every(({ number }) => number !== null)) noSense('a number of which rows is not said');
  // "number of late loans and total principal": of these.
  const areSpokenOf = items.some((item) => isSpokenOf(assembly, asked, item));
  const listed = items.flatMap(
    (item) =>
      namesOfRows(assembly, found.from, item) ??
      (asked === found ? null : columnOfWhose(assembly, item, found.from)) ??
      columnOfRows(assembly, asked, { item, areSpokenOf }),
  );
  const query = orderedBy === null ? asked : orderedByListed(asked, listed, orderedBy);
  // Numbers of the rows that belong to each say nothing without it.
  const areOfTheirs = listed.every(({ expression }) => expression.kind === 'related');
  const isAdded =
    areMore ||
    areOfTheirs ||
    (isWith === true && !listed.some((one) => namesRow(assembly, one, found.from))) ||
    (isOfAnswer && listed.every(({ role }) => role === 'measure' || role === 'rate'));
  if (
    query.distinct &&
    !listed.every((one) => query.fields.some((known) => isSame(known.expression, one.expression)))
  )
    noSense('different values have no other columns');
  const named = (name: string): readonly Output[] => query.fields.filter((field) => field.name === name);
  const before = isAdded ? query.fields.filter(({ name }) => query.hidden?.includes(name) !== true) : [];
  const partitions = (query.perGroup?.partitionBy ?? []).flatMap(named);
  const shown = mergeOutputs([...partitions, ...before, ...listed], assembly.index);
  if (!isAdded && mergeOutputs(listed, assembly.index).length < listed.length)
    noSense('one column is named twice');
  if (shown.every((output) => isSaid(output, query.where))) noSense('what is asked for is said');
  const keys = query.order.flatMap(({ by }) => named(by));
  const fields = withUniqueNames(mergeOutputs([...shown, ...keys]));
  const nameOf = (name: string): string => {
    const [output] = named(name);
    return (
      fields.find(({ expression }) => isSame(expression, output?.expression))?.name ??
      noSense('an order of nothing')
    );
  };
  const { perGroup } = query;
  return {
    ...query,
    fields,
    hidden: fields.slice(shown.length).map(({ name }) => name),
    order: query.order.map((one) => ({ ...one, by: nameOf(one.by) })),
    perGroup: perGroup === null ? null : { ...perGroup, partitionBy: perGroup.partitionBy.map(nameOf) },
    assumptions: [...new Set([...query.assumptions, ...assembly.assumptions])],
  };
}

/** "largest first": by the one amount that is listed. */
function orderedByListed(query: ListQuery, listed: readonly Output[], kind: 'measure' | 'time'): ListQuery {
  const isMeant = ({ role }: Output): boolean => (role === 'rate' ? 'measure' : role) === kind;
  const [only, ...others] = listed.filter(isMeant);
  const [order] = query.order;
  if (only === undefined || order === undefined) return query;
  if (others.length > 0) return undecided('by which of the columns the rows are ordered is not said');
  const fields = withUniqueNames([...query.fields, only]);
  const by = fields.at(-1)?.name ?? order.by;
  const hidden = [...(query.hidden ?? []), by];
  // What was assumed of the order before holds no longer.
  const assumptions = query.assumptions.filter(
    (one) => !one.startsWith('ranked by ') || one === `ranked by ${only.label}`,
  );
  return { ...query, fields, hidden, order: [{ ...order, by }, ...query.order.slice(1)], assumptions };
}

/** Whether an item names the rows of which the question says that there are some, with what it says of them. */
function isSpokenOf({ index }: Assembly, query: ListQuery, { measures, number }: ListItem): boolean {
  if (number === 'number') return true;
  const guards = guardsOf(query).filter(({ where }) => where !== null);
  return measures.some(
    (one) =>
      one.kind === 'count' &&
      one.nominal.conditions.length > 0 &&
      guards.some((guard) => tableOf(guard) === index.dataset(one.nominal.dataset).name),
  );
}

interface Asked {
  readonly item: ListItem;
  readonly areSpokenOf: boolean;
}

/** The column of the rows that an item names; rejects one that names none. */
export function columnOfRows(assembly: Assembly, query: ListQuery, { item, areSpokenOf }: Asked): Output {
  if (SPOKEN.has(item.number ?? ''))
    return outputNamed(query.fields, item, assembly.index) ?? spokenOf(query, item.number ?? '', assembly);
  const place = { assembly, outputs: query.fields, table: query.from, date: dateSaid(query, assembly) };
  const named = columnNamed(place, item);
  if (named !== null) return isTotalOf(item, named) ? noSense('a total is of several rows') : named;
  checkSeveral(assembly, item, query.from);
  for (const sketch of item.number === null ? item.measures : []) {
    const made = attempted(() => quantityOf(assembly, query, { sketch, areSpokenOf }));
    if (made !== null) return isTotalOf(item, made) ? noSense('a total is of several rows') : made;
  }
  return noSense(`no single column is ${item.words.join(' ')}`);
}

/** The one date of the rows that a condition on them is of: when they were closed, for "closed in May". */
function dateSaid({ from, where }: ListQuery, { index }: Assembly): string | null {
  const dates = conjunctsOf(where).flatMap((one) =>
    one.kind === 'test' ? columnsOf(one.expression).filter(({ table }) => table === from) : [],
  );
  const [only, ...others] = new Set(
    dates.flatMap(({ column }) => (index.field(from, column).role === 'time' ? [column] : [])),
  );
  return only === undefined || others.length > 0 ? null : only;
}

/** Numbers that were spoken of, by how they are computed. */
const SPOKEN: ReadonlyMap<string, AggregateFunction> = new Map([
  ['average', 'avg'],
  ['number', 'count'],
  ['total', 'sum'],
]);

/** "which loans are late? Give the total principal": of all of them, or each its own. */
function isTotalOf({ words }: ListItem, { expression, label }: Output): boolean {
  return expression.kind === 'column' && words.some((word) => TOTALS.has(word) && !label.includes(word));
}

const TOTALS: ReadonlySet<string> = new Set(['average', 'avg', 'mean', 'sum', 'total']);

/** The row's own quantity, or a number of what belongs to it. */
function quantityOf(
  assembly: Assembly,
  query: ListQuery,
  { sketch, areSpokenOf }: { readonly sketch: MeasureSketch; readonly areSpokenOf: boolean },
): Output {
  const scope = { anchor: query.from, mentioned: new Set([query.from]) };
  const own = attempted(() => rowValue(assembly, sketch, scope));
  if (own !== null) return own;
  if (sketch.kind === 'bare') return noSense('a quantity of other rows');
  const measure = resolveMeasure(assembly, sketch, { ...scope, anchor: null });
  return relatedOutput(assembly, query, { measure, areSpokenOf });
}

type Guard = Extract<Condition, { kind: 'exists' | 'related-aggregate' }>;

/** What says that a row has some of the rows of another table. */
function guardsOf(query: ListQuery): readonly Guard[] {
  return conjunctsOf(query.where).filter(
    (one): one is Guard =>
      (one.kind === 'exists' && one.table === query.from) ||
      (one.kind === 'related-aggregate' && one.table === query.from && isAtLeastOne(one)),
  );
}

function isAtLeastOne({ operator, value }: { readonly operator: string; readonly value: number }): boolean {
  return (operator === '>' && value >= 0) || ((operator === '>=' || operator === '=') && value > 0);
}

function tableOf(guard: Guard): string {
  return guard.kind === 'exists' ? guard.related : guard.aggregate.table;
}

/** "borrowers with at least 3 loans: name and how many", "whose average rating is over 4: name and average": what was spoken of. */
function spokenOf({ where, from }: ListQuery, number: string, { index }: Assembly): Output {
  const fn = SPOKEN.get(number);
  const [only, ...others] = conjunctsOf(where).flatMap((one) =>
    one.kind === 'related-aggregate' &&
    one.table === from &&
    one.aggregate.function === fn &&
    (fn === 'count') === (one.aggregate.argument === null)
      ? [one]
      : [],
  );
  if (only === undefined) return noSense('no number was spoken of');
  if (others.length > 0) return undecided('what is counted is not said');
  const { aggregate } = only;
  const such = only.where === null ? '' : 'such ';
  const value = only.where === null ? aggregate : restrictedTo(aggregate, only.where);
  const { argument } = aggregate;
  const field = argument?.kind === 'column' ? index.field(argument.table, argument.column) : null;
  const of = field?.label ?? `of ${such}${index.dataset(aggregate.table).labelPlural}`;
  const output = ofRow(from, { related: aggregate.table, value, label: `${number} ${of}` });
  return field === null ? output : { ...output, unit: field.unit };
}

/**
 * A measure of the rows that belong to each row: of those of which the question says that it has some. Fewer of them, or
 * all of them where some were spoken of, may be meant.
 */
function relatedOutput(
  { index }: Assembly,
  query: ListQuery,
  { measure, areSpokenOf }: { readonly measure: ResolvedMeasure; readonly areSpokenOf: boolean },
): Output {
  const { output, table: related, conditions } = measure;
  if (related === query.from || !index.isToOne(related, query.from))
    return noSense('a measure of other rows');
  const guards = guardsOf(query).filter((one) => tableOf(one) === related);
  const [guard, ...others] = guards;
  if (guard === undefined || others.length > 0) return noSense('of rows that have none nothing is said');
  const said = conjunctsOf(guard.where);
  const asked = conditions.flatMap(conjunctsOf);
  const fewer = asked.filter((one) => !said.some((other) => isSame(one, other)));
  if (fewer.length > 0 && said.length > 0) return noSense('a measure of other rows than were spoken of');
  if (!areSpokenOf && said.length > 0 && asked.length === 0 && !said.every(isOfTime(index)))
    return undecided('whether all of them are meant is not said');
  // "with more than 500 loans, and how many were charged off": of all that it has.
  const where = guard.where ?? allOf(fewer);
  const value = where === null ? output.expression : restrictedTo(output.expression, where);
  return {
    ...ofRow(query.from, { related, value, label: output.label }),
    role: output.role,
    unit: output.unit,
  };
}

function restrictedTo(expression: Expression, where: Condition): Expression {
  return isOfRowAlone(where) ? overRows(expression, where) : noSense('which of them is said by others');
}

/** Whether a condition says when. */
function isOfTime(index: Assembly['index']): (condition: Condition) => boolean {
  return (condition) =>
    condition.kind === 'test' &&
    condition.expression.kind === 'binary' &&
    condition.expression.left.kind === 'column' &&
    index.field(condition.expression.left.table, condition.expression.left.column).role === 'time';
}

function ofRow(
  table: string,
  { related, value, label }: { readonly related: string; readonly value: Expression; readonly label: string },
): Output {
  return {
    name: toTitle(label),
    label,
    expression: { kind: 'related', table, related, value, position: null, orderBy: [] },
    role: 'measure',
    unit: { kind: 'count' },
  };
}
