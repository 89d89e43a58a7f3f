import type { Field } from '../../catalog/mod.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { allValuesAsked } from './all-values.ts';
import type { Assembly } from './assembly.ts';
import { buildAggregate } from './build-aggregate/build-aggregate.ts';
import { countedGroups, withNumber } from './build-aggregate/counted-groups.ts';
import { withSharedFirst } from './build-aggregate/shared-first.ts';
import { buildList } from './build-list/build-list.ts';
import { buildSchema } from './build-schema.ts';
import { checkPlacesIn } from './check-places-in.ts';
import { columnsOfGroups } from './columns-of-groups.ts';
import type { Draft } from './draft.ts';
import { aggregateOf } from './grammar/measures/aggregates.ts';
import { groupsOfRows } from './groups-of-rows.ts';
import { holdersByGroup } from './holders-by-group.ts';
import { isAboutGroups } from './is-about-groups.ts';
import { isTotalSaid } from './is-total-said.ts';
import { mentionedIn } from './mentioned.ts';
import { namesSomebody } from './names-somebody.ts';
import { isOneRow } from './one-row.ts';
import { orderedLists } from './ordered-lists.ts';
import type { OutputItem } from './phrase.ts';
import { noSense, Rejected, undecided } from './rejection.ts';
import { resolveField } from './resolve-field.ts';
import { rowsOfColumns } from './rows-of-columns.ts';
import { rowsOfDoers } from './rows-of-doers.ts';
import { rowsOfEach, rowsOfOwner } from './rows-of-each.ts';
import { rowsOfExtremes } from './rows-of-extremes.ts';
import { rowsOfGroups } from './rows-of-groups.ts';
import { rowsOfPairs } from './rows-of-pairs.ts';
import { rowsOfTheirs } from './rows-of-theirs.ts';
import { rowsOfTotals } from './rows-of-totals.ts';
import { type DimensionSketch, type FieldTerm, isRowsAgain, type Nominal } from './sketch.ts';
import { valuesInPlace } from './values-in-place.ts';
import { valuesOfBoth } from './values-of-both.ts';
import { withAmountsSo } from './with-amounts-so.ts';
import { withDateOfState, withDateOfTime } from './with-date-of.ts';
import { withInstructions } from './with-instructions.ts';
import { withNew } from './with-new.ts';
import { withNumbersOfRows } from './with-numbers-of-rows.ts';
import { withOrderMeasured } from './with-order-measured.ts';
import { withOutputs } from './with-outputs.ts';
import { withRankedByName } from './with-ranked-by-name.ts';
import { withSharedHeads } from './with-shared-heads.ts';
import { withSomebody } from './with-somebody.ts';
import { withStatesOfTheirs } from './with-states-of-theirs.ts';
import { withTextOfColumn } from './with-text-of-column.ts';
import { withValuesOfTheirs } from './with-values-of-theirs.ts';

/** Makes the logical query of a draft, or rejects it. */
export function buildQuery(assembly: Assembly, whole: Draft): LogicalQuery {
  if (whole.schema.length > 0) return buildSchema(assembly, whole.schema);
  const steps = [
    withSomebody,
    withNew,
    withTextOfColumn,
    withInstructions,
    withDateOfTime,
    withDateOfState,
    withNumbersOfRows,
    withAmountsSo,
    withOrderMeasured,
    withSharedHeads,
    withRankedByName,
    valuesInPlace,
  ];
  const draft = withSharedFirst(
    steps.reduce((made, step) => step(assembly, made), whole),
    assembly.index,
  );
  checkPlacesIn(draft);
  return (
    withSides(assembly, draft) ??
    withRowsOfSides(assembly, draft) ??
    withGroupsCounted(assembly, draft) ??
    valuesOfBoth(assembly, draft, chosen) ??
    chosen(assembly, draft)
  );
}

/** "credit score behind approved applications and behind declined ones": averaged over the applications. */
function withRowsOfSides(assembly: Assembly, draft: Draft): LogicalQuery | null {
  const [side] = draft.compare?.sides ?? [];
  const [segment] = side?.kind === 'segment' ? side.segments : [];
  const dataset =
    draft.compare?.rows ?? (segment === undefined ? undefined : assembly.index.segment(segment).dataset);
  if (dataset === undefined || draft.nominals.length > 0) return null;
  const nominals: readonly Nominal[] = [{ kind: 'nominal', dataset, conditions: [] }];
  return attempted(assembly, () => chosen(assembly, { ...draft, nominals }));
}

/** "how many branches grew", "how many states have more than 100 loans": how many of the groups are so. */
function withGroupsCounted(assembly: Assembly, draft: Draft): LogicalQuery | null {
  const counted = countedGroups(assembly, draft);
  if (counted === null) return null;
  const made = counted.areValues ? null : attempted(assembly, () => chosen(assembly, draft));
  return made ?? withNumber(buildAggregate(assembly, counted.draft), counted);
}

/**
 * "2023 vs 2024 by grade" is a row for each grade with both years, as where the columns are listed: "grade, 2023, 2024". Calendar
 * parts of the years have a row for each of theirs.
 */
function withSides(assembly: Assembly, draft: Draft): LogicalQuery | null {
  const { compare, outputs, groups } = draft;
  if (compare === null || compare.as !== 'rows' || draft.transform !== null) return null;
  const areTwoTimes = compare.sides.length === 2 && compare.sides.every(({ kind }) => kind === 'time');
  const isOfEach = groups.length > 0 && groups.every(({ kind }) => kind !== 'part');
  const isPlain = draft.rank === null && draft.order === null;
  if (outputs === null && !(areTwoTimes && isOfEach && isPlain)) return null;
  return attempted(assembly, () => chosen(assembly, { ...draft, compare: { ...compare, as: 'columns' } }));
}

/** What is made, or null where it makes no sense; nothing is left of it then. */
function attempted(assembly: Assembly, make: () => LogicalQuery): LogicalQuery | null {
  const { cost } = assembly;
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    assembly.cost = cost;
    assembly.assumptions.clear();
    assembly.manySides.clear();
    return null;
  }
}

/** What the draft says in other words than its query needs, one after another. */
const SETTLED: readonly ((assembly: Assembly, draft: Draft) => Draft)[] = [
  withStatesOfTheirs,
  withValuesOfTheirs,
  holdersByGroup,
  brokenDown,
  measuredByOutputs,
  rowsOfOwner,
  rowsOfExtremes,
  rowsOfTheirs,
  rowsOfTotals,
  rowsOfDoers,
  rowsOfPairs,
  rowsOfColumns,
  orderedLists,
  rowsOfEach,
  columnsOfGroups,
  groupsOfRows,
  asMeasures,
  inAll,
  withAmountsSo,
];

function chosen(assembly: Assembly, whole: Draft): LogicalQuery {
  const query = chosenAsSaid(assembly, whole);
  const all = allValuesAsked(query, assembly);
  if (all === null) return query;
  return all.without(chosenAsSaid(assembly, { ...whole, groups: [...whole.groups, all.group] }));
}

function chosenAsSaid(assembly: Assembly, whole: Draft): LogicalQuery {
  const draft = SETTLED.reduce((made, step) => step(assembly, made), whole);
  const made = isAboutGroups(assembly, draft)
    ? withOutputs(assembly, draft, buildAggregate)
    : withOutputs(assembly, draft, buildList);
  const query = made.kind === 'aggregate' ? rowsOfGroups(assembly.index, made) : made;
  if (draft.openers.has('whole') && query.kind !== 'list') noSense('a number has no other columns');
  if (draft.fact !== null && query.kind !== 'list')
    noSense('which one of them is meant, or whether the average is, is not said');
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  if (outputs.every(({ name }) => query.hidden?.includes(name))) noSense('nothing is left to show');
  if (draft.openers.has('who') && query.kind === 'aggregate' && query.dimensions.length === 0)
    noSense('"who" asks for somebody');
  if (draft.openers.has('who') && query.kind === 'list' && !query.fields.some(namesSomebody))
    noSense('"who" asks for somebody, by name');
  return query;
}

/** "loan status breakdown", "grade distribution of auto loans", "credit score distribution": how many rows there are of each. */
function brokenDown(assembly: Assembly, draft: Draft): Draft {
  const { openers, columns, groups, measures, nominals, rank, transform, compare } = draft;
  if (!openers.has('breakdown') || columns.length === 0 || groups.length + measures.length > 0) return draft;
  if (rank !== null || transform !== null || compare !== null) return draft;
  const scope = { anchor: nominals[0]?.dataset ?? null, mentioned: mentionedIn(draft, assembly.index) };
  const { cost } = assembly;
  const kinds = columns.map((one) => (isOfField(one) ? resolveField(assembly, one.field, scope) : null));
  assembly.cost = cost;
  const [first] = kinds;
  const parts = columns.map((one, at) => partOfBreakdown(one, kinds[at]?.field));
  if (first == null || parts.some((one) => one === null)) return draft;
  const rows: Nominal = { kind: 'nominal', dataset: first.dataset.name, conditions: [] };
  return {
    ...draft,
    columns: [],
    groups: parts.flatMap((one) => one ?? []),
    nominals: nominals.length > 0 ? nominals : [rows],
  };
}

type OfField = Extract<
  DimensionSketch,
  { readonly field: FieldTerm; readonly kind: 'field' | 'band' | 'listed-bands' }
>;

function isOfField(one: DimensionSketch): one is OfField {
  return one.kind === 'field' || one.kind === 'band' || one.kind === 'listed-bands';
}

/** What has a row of its own: a kind, or a band; of a quantity that has bands of its own, those. */
function partOfBreakdown(one: DimensionSketch, field: Field | undefined): DimensionSketch | null {
  if (one.kind !== 'field') return isOfField(one) ? one : null;
  if (field !== undefined && KINDS.has(field.role)) return one;
  if ((field?.bands ?? null) !== null) return { kind: 'band', field: one.field };
  // "loan term distribution": of few numbers each is a kind.
  const isOfFew = field?.type === 'integer' && field.distinctCount > 1 && field.distinctCount <= FEW_VALUES;
  return isOfFew && field.role === 'measure' ? one : null;
}

const FEW_VALUES = 15;

const KINDS: ReadonlySet<string> = new Set(['category', 'geography']);

/** "For each category, return its name and the number of products": what is computed is among the columns. */
function measuredByOutputs(_: Assembly, draft: Draft): Draft {
  const { outputs, groups, measures, nominals, rank } = draft;
  if (outputs === null || groups.length === 0 || measures.length + nominals.length > 0 || rank !== null)
    return draft;
  const computed = outputs.items.flatMap((item) =>
    item.dimensions.length === 0 ? item.measures.slice(0, 1) : [],
  );
  return { ...draft, measures: computed };
}

/** "late loans in Texas: count and total principal": numbers of the rows are listed, and no columns of theirs. */
function asMeasures(assembly: Assembly, draft: Draft): Draft {
  const { outputs, columns, measures, rank, openers } = draft;
  if (outputs?.manner !== 'listed' || rank !== null || openers.has('list')) return draft;
  if (columns.length + measures.length > 0 || isAboutGroups(assembly, draft)) return draft;
  const computed = outputs.items.map((item) => item.measures.find(({ kind }) => kind !== 'bare'));
  if (computed.every((one) => one === undefined)) return draft;
  const named = outputs.items.map((item, at) => computed[at] ?? item.measures[0]);
  const all = named.filter((one) => one !== undefined);
  if (outputs.items.some((item) => isVague(assembly, draft, item)))
    undecided('which of the rates or amounts of them is wanted is not said');
  return all.length < named.length ? draft : { ...draft, measures: all, outputs: null };
}

/** "amount recovered for late loans", "total cost of visits": what is known to be added up, or says so, of all of them. */
function inAll({ index }: Assembly, draft: Draft): Draft {
  const { columns, measures, groups, nominals, conditions, openers, rank, order, outputs } = draft;
  const [only, ...others] = columns.filter((one) => !isRowsAgain(one, nominals));
  const isAlone = others.length + measures.length + groups.length === 0 && rank === null && order === null;
  if (!isAlone || outputs !== null || [...openers].some((one) => one !== 'value')) return draft;
  if (only?.kind !== 'field' || only.field.alternatives.length === 0) return draft;
  const areTotals = only.field.alternatives.every(
    ({ dataset, field }) => index.field(dataset, field).aggregate === 'sum',
  );
  const areCalledSo = draft.isOfEach !== true && isTotalSaid(only.field, index);
  const isOfRows = only.field.owner !== undefined && (conditions.length > 0 || areCalledSo);
  const isOfSome = isOfRows || nominals.some((nominal) => nominal.conditions.length > 0 || areCalledSo);
  if (!(areTotals || areCalledSo) || !isOfSome || nominals.some((one) => isOneRow(index, one))) return draft;
  return { ...draft, columns: [], measures: [aggregateOf('sum', only.field)] };
}

/** "charge-offs: number and rate": theirs, or that of all; the word alone ends the names of several metrics. */
function isVague({ index }: Assembly, { nominals }: Draft, { words, measures }: OutputItem): boolean {
  const [word = '', ...others] = words.filter((one) => one !== 'the');
  const [first] = measures;
  const isOfSome = nominals.some(({ conditions }) => conditions.some(({ kind }) => kind === 'segment'));
  return (
    isOfSome &&
    others.length === 0 &&
    first?.kind === 'bare' &&
    index.knowledge.metrics.some(({ label }) => label.endsWith(` ${word}`))
  );
}
