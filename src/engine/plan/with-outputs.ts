import type { Expression } from '../../shared/mod.ts';
import { isSame } from '../is-same.ts';
import type { AggregateQuery, ListQuery, MeasureOutput, Output } from '../logical-query.ts';
import { outputNamed } from './asked-outputs.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { restrict } from './grammar/terms.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { OutputItem, PhraseOf } from './phrase.ts';
import { noSense } from './rejection.ts';
import type { DimensionSketch, MeasureSketch } from './sketch.ts';

type AskedDraft = Draft & { readonly outputs: PhraseOf<'outputs'> };
type Build<Query> = (assembly: Assembly, draft: Draft) => Query;

/** A column that the rest of the question does not ask for. */
const ADDED = 0.15;

/**
 * The query with the columns that the words after it list. An item names a column that the query has, or one more that
 * its rows or groups have; what is neither rejects the attempt.
 */
export function withOutputs<Query extends AggregateQuery | ListQuery>(
  assembly: Assembly,
  whole: Draft,
  build: Build<Query>,
): Query {
  const { index, cost } = assembly;
  const first = build(assembly, whole);
  if (whole.outputs === null) return first;
  const draft = { ...whole, outputs: whole.outputs };
  checkCounted(draft);
  const isOwn = (item: OutputItem): boolean => ownColumn(first, item, index) !== null;
  const known = (item: OutputItem): Output | null =>
    outputNamed(nameable(outputsOf(first), item, index), item, index) ??
    outputAsked(first, draft, item) ??
    outputOfField(outputsOf(first), item);
  const has = (item: OutputItem): boolean => known(item) !== null;
  const absent = draft.outputs.items.filter((item) => !has(item));
  // What rows have of their own stands before what is computed of them.
  const missing = absent.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  if (missing.length === 0) return showing(first, draft, known);
  // "default rate by grade, just the number": the number is that of the rate.
  const isOther = draft.outputs.manner === 'only' && draft.measures.length > 0;
  if (draft.outputs.manner === 'added' || isOther) return nameless(missing[0]);
  assembly.cost = cost + ADDED * missing.length;
  assembly.assumptions.clear();
  assembly.manySides.clear();
  const second = build(assembly, extended(draft, missing, { query: first, index }));
  const added = outputsOf(second).filter(
    ({ expression }) => !outputsOf(first).some((known) => isSame(known.expression, expression)),
  );
  if (added.length !== missing.length) nameless(missing[0]);
  return showing(second, draft, (item) =>
    missing.includes(item) ? (added[missing.indexOf(item)] ?? null) : known(item),
  );
}

/** "which author has the most books, and how many *books* do they have": it is those that were spoken of. */
function checkCounted({ outputs: { of }, rank, measures, byMeasures }: AskedDraft): void {
  if (of === undefined) return;
  const named = [...measures, ...(rank?.by ? [rank.by] : []), ...byMeasures];
  const isSame =
    named.length === 1 && named.every((one) => one.kind === 'count' && one.nominal.dataset === of);
  if (!isSame) noSense('what is counted was not spoken of');
}

/** The measure that the rest of the question names in the same words: "number of late loans". */
function outputAsked(
  query: AggregateQuery | ListQuery,
  draft: Draft,
  { measures }: OutputItem,
): Output | null {
  if (query.kind === 'list') return null;
  const sketches = [...draft.measures, ...(draft.rank?.by ? [draft.rank.by] : []), ...draft.byMeasures];
  const at = sketches.findIndex((sketch) => measures.some((measure) => isSame(measure, sketch)));
  return sketches.length === query.measures.length ? (query.measures[at] ?? null) : null;
}

/** "show both courses and scores": a course is shown by its name or key, not by another column of its own. */
function nameable(
  outputs: readonly Output[],
  { dimensions: [first] }: OutputItem,
  index: KnowledgeIndex,
): readonly Output[] {
  if (first?.kind !== 'dataset') return outputs;
  const { display, primaryKey } = index.dataset(first.dataset);
  return outputs.filter(({ role, expression }) =>
    expression.kind === 'column' && expression.table === first.dataset
      ? display.includes(expression.column) || primaryKey.includes(expression.column)
      : role !== 'measure',
  );
}

/** The one output that shows a field of the item's name. */
function outputOfField(outputs: readonly Output[], { dimensions }: OutputItem): Output | null {
  const fields = dimensions.flatMap((one) => (one.kind === 'field' ? one.field.alternatives : []));
  const [found, ...others] = outputs.filter(
    ({ expression }) =>
      expression.kind === 'column' &&
      fields.some(({ dataset, field }) => dataset === expression.table && field === expression.column),
  );
  return found === undefined || others.length > 0 ? null : found;
}

/** Only the columns that are listed are shown. */
function showing<Query extends AggregateQuery | ListQuery>(
  query: Query,
  draft: AskedDraft,
  find: (item: OutputItem) => Output | null,
): Query {
  const { items, manner } = draft.outputs;
  const all = outputsOf(query);
  const wanted = items.map((item) => {
    const meant = find(item) ?? nameless(item);
    return (
      all.find(({ expression, name }) => name === meant.name && isSame(expression, meant.expression)) ??
      nameless(item)
    );
  });
  if (new Set(wanted).size < wanted.length) noSense('one column is named twice');
  if (draft.transform !== null && manner !== 'added' && !wanted.some(isMadeOfOthers))
    noSense('the change that is asked for is not among the columns');
  if (manner === 'added' || restatesGroups(query, draft, wanted)) return query;
  const left = asked(query, draft).filter(
    (output) => !wanted.includes(output) && !isNamedBy(output, { wanted, draft }),
  );
  // "how many on each weekday? Show its name": the number was asked for before.
  if (manner === 'shown' && left.length > 0 && wanted.length === 1) return query;
  // "rank branches by volume and show the number of loans": numbers alone do not say whose they are.
  if (manner === 'shown' && wanted.every(isNumber) && asksForGroups(query, draft)) return query;
  if (manner !== 'only' && left.length > 0) noSense('what is asked for first is not among the columns');
  const kept = keepsNames(draft, wanted) ? all.filter(isName) : keptGroups(query, draft, wanted);
  const hidden = all
    .filter((output) => !wanted.includes(output) && !kept.includes(output))
    .map(({ name }) => name);
  return { ...query, hidden };
}

/** "find the branches whose rate is over 8 %, and show it", "rank branches by volume and show …": the groups are asked for. */
function asksForGroups(query: AggregateQuery | ListQuery, { byMeasures, columns }: AskedDraft): boolean {
  return (
    byMeasures.length > 0 || (query.kind === 'aggregate' && query.dimensions.length > 0 && columns.length > 0)
  );
}

/** A change, a share or a running total. */
function isMadeOfOthers(output: Output | MeasureOutput): boolean {
  return 'transform' in output && output.transform !== null;
}

/** "loans per weekday (weekday name)": the groups are said again, and their number was asked for before. */
function restatesGroups(
  query: AggregateQuery | ListQuery,
  { groups, outputs }: AskedDraft,
  wanted: readonly Output[],
): boolean {
  return (
    query.kind === 'aggregate' &&
    outputs.manner === 'listed' &&
    groups.length > 0 &&
    query.dimensions.length === groups.length &&
    query.dimensions.every((dimension) => wanted.includes(dimension)) &&
    wanted.length === groups.length
  );
}

/** "which airports have the longest runway? Show its length": which, and how long. */
function keepsNames({ openers, outputs }: AskedDraft, wanted: readonly Output[]): boolean {
  return outputs.manner === 'shown' && openers.has('which') && wanted.every(isNumber);
}

function isNumber({ role }: Output): boolean {
  return role === 'measure' || role === 'rate';
}

/** "loans by term, just counts": a number of each group says nothing without the group. */
function keptGroups(
  query: AggregateQuery | ListQuery,
  { groups, outputs }: AskedDraft,
  wanted: readonly Output[],
): readonly Output[] {
  if (query.kind !== 'aggregate' || outputs.manner !== 'only' || groups.length === 0) return [];
  return query.dimensions.some((dimension) => wanted.includes(dimension)) ? [] : query.dimensions;
}

function isName({ role }: Output): boolean {
  return role === 'text' || role === 'identifier';
}

/** "per physician … Return the last name": another column of the physician names it. */
function isNamedBy(
  { expression }: Output,
  { wanted, draft }: { readonly wanted: readonly Output[]; readonly draft: Draft },
): boolean {
  if (expression.kind !== 'column') return false;
  const { table } = expression;
  return (
    draft.groups.some((group) => group.kind === 'dataset' && group.dataset === table) &&
    wanted.some((one) => one.expression.kind === 'column' && one.expression.table === table)
  );
}

/** The columns that the question asks for before it lists any: its groups and its measures. */
function asked(
  query: AggregateQuery | ListQuery,
  { groups, measures, columns, transform, outputs }: AskedDraft,
): readonly Output[] {
  if (query.kind === 'list') {
    // "minimum amount, maximum amount" goes on with the columns that it began with.
    const fields = columns.flatMap((one) => (one.kind === 'field' ? one.field.alternatives : []));
    const isNamed = ({ expression }: Output): boolean =>
      expression.kind === 'column' &&
      fields.some(({ dataset, field }) => dataset === expression.table && field === expression.column);
    return outputs.manner === 'trailing' ? query.fields.filter(isNamed) : [];
  }
  return [
    ...(groups.length > 0 ? query.dimensions : []),
    ...(measures.length > 0 && transform === null ? query.measures.slice(0, measures.length) : []),
  ];
}

/** The draft with what the items say added: measures of the groups, columns of the rows. */
function extended(
  draft: Draft,
  items: readonly OutputItem[],
  { query, index }: { readonly query: AggregateQuery | ListQuery; readonly index: KnowledgeIndex },
): Draft {
  if (query.kind === 'list') {
    const columns = items.map(({ dimensions, words }) => dimensions[0] ?? nameless({ words }));
    const own = draft.columns.length + draft.measures.length === 0;
    return { ...draft, columns: [...draft.columns, ...columns], addsColumns: draft.addsColumns || own };
  }
  const own = items.flatMap((item) => ownColumn(query, item, index) ?? []);
  const computed = items.filter((item) => ownColumn(query, item, index) === null);
  const measures = computed.map((item) => differing(item, summed(item.measures[0] ?? nameless(item))));
  const counted: readonly MeasureSketch[] =
    draft.measures.length === 0 && (draft.rank?.by ?? null) === null && draft.byMeasures.length === 0
      ? [{ kind: 'count-subject' }]
      : [];
  const grouped =
    draft.rank === null && draft.groups.length > 0
      ? { groups: [...draft.groups, ...own] }
      : { columns: [...draft.columns, ...own] };
  return { ...draft, ...grouped, measures: [...counted, ...draft.measures, ...measures] };
}

/** "for each seller … Return the id and the phone": another column of the rows that make the groups. */
function ownColumn(
  query: AggregateQuery | ListQuery,
  { dimensions, words }: OutputItem,
  index: KnowledgeIndex,
): DimensionSketch | null {
  if (query.kind !== 'aggregate' || words.some((word) => COUNTING.has(word))) return null;
  const tables = query.dimensions.flatMap(({ expression }) =>
    expression.kind === 'column' && namesRow(expression, index) ? [expression.table] : [],
  );
  const found = new Set(tables).size === 1 ? tables[0] : undefined;
  if (found === undefined) return null;
  for (const one of dimensions) {
    if (one.kind !== 'field' || one.field.derived !== undefined) continue;
    const field = restrict(one.field, found);
    if (field !== null) return { ...one, field };
  }
  return null;
}

/** Words of what is computed, whatever column ends in the same. */
const COUNTING: ReadonlySet<string> = new Set(['number', 'count', 'total', 'average', 'sum', 'avg']);

/** The key or the name of a row. */
function namesRow(
  { table, column }: Extract<Expression, { kind: 'column' }>,
  index: KnowledgeIndex,
): boolean {
  const { display, primaryKey } = index.dataset(table);
  return display.includes(column) || primaryKey.includes(column);
}

/** "the number of unique customers" beside sales: those that the sales are of. */
function differing({ words }: OutputItem, measure: MeasureSketch): MeasureSketch {
  return measure.kind === 'count' &&
    measure.nominal.conditions.length === 0 &&
    words.some((word) => DIFFERENT.has(word))
    ? { kind: 'count-different', dataset: measure.nominal.dataset }
    : measure;
}

const DIFFERENT: ReadonlySet<string> = new Set(['different', 'distinct', 'unique']);

/** A quantity beside numbers of groups is their total. */
function summed(sketch: MeasureSketch): MeasureSketch {
  return sketch.kind === 'bare'
    ? { kind: 'aggregate', function: 'sum', field: sketch.field, distinct: false, percentile: null }
    : sketch;
}

function outputsOf(query: AggregateQuery | ListQuery): readonly Output[] {
  return query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
}

function nameless(item: Pick<OutputItem, 'words'> | undefined): never {
  return noSense(`no single column is ${item?.words.join(' ')}`);
}
