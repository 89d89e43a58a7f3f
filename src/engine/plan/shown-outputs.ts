import { isSame } from '../is-same.ts';
import type { AggregateQuery, ListQuery, MeasureOutput, Output } from '../logical-query.ts';
import type { Draft } from './draft.ts';
import type { OutputItem, PhraseOf } from './phrase.ts';
import { noSense } from './rejection.ts';

/** A draft that lists the columns of its answer. */
export type AskedDraft = Draft & { readonly outputs: PhraseOf<'outputs'> };

/** Only the columns that are listed are shown. */
export function showing<Query extends AggregateQuery | ListQuery>(
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
  if (manner === 'added') return withoutKeys(query, wanted);
  if (restatesGroups(query, draft, wanted)) return query;
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

/** "the top 3 customers in each region, with region, name and volume": those who are asked for by name need no key. */
function withoutKeys<Query extends AggregateQuery | ListQuery>(
  query: Query,
  wanted: readonly Output[],
): Query {
  const tables = wanted.flatMap(({ role, expression }) =>
    role === 'text' && expression.kind === 'column' ? [expression.table] : [],
  );
  const keys = outputsOf(query).filter(
    (one) =>
      one.role === 'identifier' &&
      !wanted.includes(one) &&
      one.expression.kind === 'column' &&
      tables.includes(one.expression.table),
  );
  return keys.length === 0
    ? query
    : { ...query, hidden: [...(query.hidden ?? []), ...keys.map(({ name }) => name)] };
}

/** All columns of the query, in their order. */
export function outputsOf(query: AggregateQuery | ListQuery): readonly Output[] {
  return query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
}

/** Rejects a column that is asked for and cannot be told. */
export function nameless(item: Pick<OutputItem, 'words'> | undefined): never {
  return noSense(`no single column is called "${item?.words.join(' ')}"`);
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
  // "which four branches made the most loans? Show their region and the count": who they are was asked for before.
  const isNamed = wanted.some(isName) || wanted.some(({ role }) => role === 'time');
  return outputs.manner === 'shown' && openers.has('which') && !isNamed && wanted.some(isNumber);
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
