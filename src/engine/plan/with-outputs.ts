import type { Expression } from '../../shared/mod.ts';
import { isSame } from '../is-same.ts';
import type { AggregateQuery, ListQuery, Output } from '../logical-query.ts';
import { outputNamed } from './asked-outputs.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { restrict } from './grammar/terms.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { OutputItem } from './phrase.ts';
import { noSense } from './rejection.ts';
import { type AskedDraft, nameless, outputsOf, showing } from './shown-outputs.ts';
import type { DimensionSketch, MeasureSketch } from './sketch.ts';

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
  checkOnly(draft, first);
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

/** "products: secured only, name and category": what is more than that is not what is left out. */
function checkOnly({ outputs, columns }: AskedDraft, { kind }: AggregateQuery | ListQuery): void {
  const isShown = (column: DimensionSketch): boolean =>
    outputs.items.some(({ dimensions }) => dimensions.some((one) => isSame(one, column)));
  if (
    kind === 'list' &&
    outputs.manner === 'only' &&
    columns.some((one) => one.kind === 'field' && !isShown(one))
  )
    noSense('columns beside those that alone are shown');
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
