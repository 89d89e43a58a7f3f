import type { LogicalQuery } from '../logical-query.ts';
import type { Assembly } from './assembly.ts';
import { buildAggregate } from './build-aggregate/build-aggregate.ts';
import { buildList } from './build-list/build-list.ts';
import { buildSchema } from './build-schema.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Opener, OutputItem } from './phrase.ts';
import { noSense, Rejected, undecided } from './rejection.ts';
import {
  type ConditionSketch,
  type DimensionSketch,
  type FieldAlternative,
  type FieldTerm,
  isBareTime,
  isRowRatio,
  type MeasureSketch,
  type Nominal,
} from './sketch.ts';
import { withOutputs } from './with-outputs.ts';

const ASKS_FOR_ROWS: readonly Opener[] = ['which', 'who', 'list', 'show'];

/** Makes the logical query of a draft, or rejects it. */
export function buildQuery(assembly: Assembly, whole: Draft): LogicalQuery {
  if (whole.schema !== null) return buildSchema(assembly, whole.schema);
  const draft = withNew(assembly, withSomebody(assembly, whole));
  checkPlaces(draft);
  return withSides(assembly, draft) ?? chosen(assembly, draft);
}

/** "who has the lowest credit score" asks for one of those who have credit scores. */
function withSomebody({ index }: Assembly, draft: Draft): Draft {
  const { openers, nominals, columns, rank } = draft;
  if (!openers.has('who') || nominals.length + columns.length > 0 || rank?.by?.kind !== 'bare') return draft;
  const owners = new Set(rank.by.field.alternatives.map(({ dataset }) => dataset));
  const [owner] = owners;
  if (owner === undefined || owners.size > 1 || !index.isParty(owner)) return draft;
  return { ...draft, nominals: [{ kind: 'nominal', dataset: owner, conditions: [] }] };
}

/** "new customers this quarter" came then: the time is that of the date by which they are known. */
function withNew({ index }: Assembly, draft: Draft): Draft {
  const { nominals, measures, conditions, groups } = draft;
  const counted = measures.flatMap((one) => (one.kind === 'count' ? [one.nominal] : []));
  const fresh = [...nominals, ...counted].find(({ isNew }) => isNew === true);
  const date = fresh === undefined ? null : index.dataset(fresh.dataset).defaultDate;
  if (fresh === undefined || date === null) return draft;
  const field: FieldTerm = { alternatives: [{ dataset: fresh.dataset, field: date, cost: 0 }] };
  const dated = (condition: ConditionSketch): ConditionSketch =>
    isBareTime(condition) ? { ...condition, field } : condition;
  const came = (nominal: Nominal): Nominal =>
    nominal.isNew === true ? { ...nominal, conditions: nominal.conditions.map(dated) } : nominal;
  return {
    ...draft,
    nominals: nominals.map(came),
    measures: measures.map((one) => (one.kind === 'count' ? { ...one, nominal: came(one.nominal) } : one)),
    conditions: conditions.map(dated),
    groups: groups.map((group) =>
      group.kind === 'part' && group.field === null ? { ...group, field } : group,
    ),
  };
}

/** "2023 vs 2024 by grade: grade, 2023, 2024" wants a column for each side; the columns that are listed tell. */
function withSides(assembly: Assembly, draft: Draft): LogicalQuery | null {
  const { compare, outputs } = draft;
  if (compare === null || compare.as !== 'rows' || outputs === null || draft.transform !== null) return null;
  const { cost } = assembly;
  try {
    return chosen(assembly, { ...draft, compare: { ...compare, as: 'columns' } });
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    assembly.cost = cost;
    assembly.assumptions.clear();
    assembly.manySides.clear();
    return null;
  }
}

function chosen(assembly: Assembly, whole: Draft): LogicalQuery {
  const draft = asMeasures(assembly, namesOfEach(assembly, rowsOfEach(assembly, measuredByOutputs(whole))));
  const query = isAboutGroups(assembly, draft)
    ? withOutputs(assembly, draft, buildAggregate)
    : withOutputs(assembly, draft, buildList);
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  if (outputs.every(({ name }) => query.hidden?.includes(name))) noSense('nothing is left to show');
  if (draft.openers.has('who') && query.kind === 'aggregate' && query.dimensions.length === 0)
    noSense('"who" asks for somebody');
  if (draft.openers.has('who') && query.kind === 'list' && !query.fields.some(({ role }) => role === 'text'))
    noSense('"who" asks for somebody, by name');
  return query;
}

/** "For each category, return its name and the number of products": what is computed is among the columns. */
function measuredByOutputs(draft: Draft): Draft {
  const { outputs, groups, measures, nominals, rank } = draft;
  if (outputs === null || groups.length === 0 || measures.length + nominals.length > 0 || rank !== null)
    return draft;
  const computed = outputs.items.flatMap((item) =>
    item.dimensions.length === 0 ? item.measures.slice(0, 1) : [],
  );
  return { ...draft, measures: computed };
}

/** "the name, city and average rating of each shop": a group for each shop, with what is its own. */
function namesOfEach({ index }: Assembly, draft: Draft): Draft {
  const { groups, measures, columns, rank } = draft;
  const [group, ...others] = groups;
  if (group?.kind !== 'dataset' || others.length > 0 || measures.length === 0 || rank !== null) return draft;
  const { dataset } = group;
  const { display } = index.dataset(dataset);
  const own = columns.map((column) => {
    if (column.kind === 'display')
      return column.dataset === null || column.dataset === dataset ? 'name' : null;
    if (column.kind !== 'field') return null;
    const field = column.field.alternatives.find((one) => one.dataset === dataset)?.field;
    if (field === undefined) return null;
    return display.includes(field) ? 'name' : 'other';
  });
  const isOfEach = own.includes('name') && !own.includes(null);
  const more = columns.filter((_, at) => own[at] === 'other');
  return isOfEach ? { ...draft, columns: [], groups: [group, ...more] } : draft;
}

/** "the capacity of each stadium", "team name and city for each team": a row for each, with what is its own. */
function rowsOfEach(assembly: Assembly, draft: Draft): Draft {
  const { groups, measures, columns, nominals, conditions, rank, transform, openers } = draft;
  const [group, ...others] = groups;
  const dataset = group === undefined ? null : eachOf(assembly, group);
  if (group === undefined || dataset === null || others.length > 0 || rank !== null || transform !== null)
    return draft;
  const { index } = assembly;
  const isOwn = (field: FieldTerm): boolean =>
    field.alternatives.some((alternative) => alternative.dataset === dataset);
  const { display } = index.dataset(dataset);
  const namesRow = (column: DimensionSketch): boolean =>
    column.kind === 'display' ||
    (column.kind === 'field' &&
      isOwn(column.field) &&
      column.field.alternatives.some(({ field }) => display.includes(field)));
  const hasOwnColumns = columns.length > 0 && columns.every((one) => one.kind !== 'part');
  const isOfRows =
    nominals.length + conditions.length === 0 &&
    columns.length + measures.length > 0 &&
    measures.every((one) => quantitiesOf(one)?.every(isOwn) === true) &&
    (hasOwnColumns || measures.length > 0);
  const isByKey = group.kind === 'field' && group.field.alternatives.some((one) => isKey(index, one));
  return isOfRows
    ? {
        ...draft,
        groups: [],
        nominals: [{ kind: 'nominal', dataset, conditions: [] }],
        columns: isByKey ? [group, ...columns] : columns,
        addsColumns: !isByKey && !columns.some(namesRow),
        openers: new Set([...openers, 'list']),
      }
    : draft;
}

/** The table of which there is a row for each: "each stadium", "each product name", "each aircraft code". */
function eachOf({ index }: Assembly, group: DimensionSketch): string | null {
  if (group.kind === 'dataset') return group.dataset;
  if (group.kind !== 'field') return null;
  const [only, ...others] = group.field.alternatives.filter((one) => isKey(index, one));
  if (only !== undefined) return others.length > 0 ? null : only.dataset;
  const [named, ...rivals] = group.field.alternatives;
  if (named === undefined || rivals.length > 0) return null;
  return index.dataset(named.dataset).display.includes(named.field) ? named.dataset : null;
}

function isKey({ dataset }: KnowledgeIndex, { dataset: table, field }: FieldAlternative): boolean {
  const { primaryKey } = dataset(table);
  return primaryKey.length === 1 && primaryKey[0] === field;
}

/** The quantities that a number is of which each row has by itself; null for other numbers. */
function quantitiesOf(measure: MeasureSketch): readonly FieldTerm[] | null {
  if (measure.kind === 'bare') return [measure.field];
  return isRowRatio(measure) ? [measure.numerator.field, measure.denominator.field] : null;
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

/** Pieces that have nothing to stand with. */
function checkPlaces(draft: Draft): void {
  const { rank, byMeasures, order, nominals, columns, measures, groups } = draft;
  if (byMeasures.length > 1) noSense('ranked by two things at once');
  if (byMeasures.length > 0 && rank === null && order === null && measures.length > 0) {
    noSense('a second measure without a ranking');
  }
  if (rank !== null && rank.by !== null && byMeasures.length > 0) noSense('ranked by two things at once');
  if (rank?.by && !canRankBy(draft)) noSense('a superlative of a quantity is a number');
  if (rank !== null && nominals.length + columns.length + groups.length === 0) noSense('nothing to rank');
}

/** Whether the answer is one row per group (or in all), rather than rows of a table. */
function isAboutGroups(assembly: Assembly, draft: Draft): boolean {
  const { measures, groups, columns, nominals, rank, byMeasures, conditions, transform, compare, openers } =
    draft;
  if (isLabel(assembly, draft)) return true;
  if (transform !== null || compare !== null || openers.has('trend')) return true;
  if (measures.some((one) => one.kind !== 'bare' && !(isRowRatio(one) && nominals.length > 0))) return true;
  if (openers.has('how-much') && measures.length > 0) return true;
  if (isRowwise(assembly, draft)) return false;
  const key = rank?.by ?? byMeasures[0] ?? null;
  if (key !== null && !isOwnQuantity(key, nominals[0])) return true;
  if (key !== null && nominals.length === 0) return true;
  if (groups.length > 0) return rank === null || nominals.length === 0;
  if (rank?.quality === 'number') return true;
  if (
    nominals.length === 0 &&
    conditions.some(({ kind }) => kind === 'count' || kind === 'aggregate' || kind === 'overall')
  )
    return true;
  // "interest rate and term of loan 7": bare quantities of the rows that the noun names are columns of a list.
  return measures.length > 0 && columns.length > 0 && nominals.length === 0;
}

/** "courses with the most students enrolled": the number that each course has of its own. */
function isOwnQuantity(key: MeasureSketch, nominal: Nominal | undefined): boolean {
  if (key.kind !== 'aggregate' || key.function !== 'sum' || nominal === undefined) return key.kind === 'bare';
  return key.field.alternatives.every(({ dataset }) => dataset === nominal.dataset);
}

/**
 * "late loans in Texas", without a verb: the label of a number. Words that ask to see rows make it a list, and so do
 * things of which there are few: "branches in Texas".
 */
function isLabel(
  { index }: Assembly,
  { openers, nominals, columns, measures, groups, rank, order, outputs }: Draft,
): boolean {
  const isNounAlone =
    columns.length + measures.length + groups.length === 0 && rank === null && order === null;
  const [nominal, ...others] = nominals;
  if (!isNounAlone || nominal === undefined || others.length > 0) return false;
  const { rowCount, display, primaryKey } = index.dataset(nominal.dataset);
  const hasNames = display.length > 0 && !display.some((name) => primaryKey.includes(name));
  const isNamed = hasNames && rowCount <= NAMED_MAX && nominal.conditions.length > 0;
  return !isNamed && nominal.conditions.every(isSimpleCondition) && openers.size === 0 && outputs === null;
}

/** So many things and fewer are known by their names. */
const NAMED_MAX = 100;

/** Conditions of a label; "branches with more than 500 loans" names the branches. */
const SIMPLE: ReadonlySet<ConditionSketch['kind']> = new Set([
  'time',
  'recurring',
  'value',
  'route',
  'segment',
  'compare',
  'range',
  'missing',
]);

/** "products without reviews" names the products. */
function isSimpleCondition(condition: ConditionSketch): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.every(isSimpleCondition);
    case 'not':
      return isSimpleCondition(condition.of);
    default:
      return SIMPLE.has(condition.kind);
  }
}

/** "the 5 largest balances: loan id, name and balance": columns that name single rows make a ranking of rows. */
function isRowwise({ index }: Assembly, { rank, columns, nominals, measures }: Draft): boolean {
  const [nominal] = nominals;
  const namesRows = columns.some(
    (column) =>
      column.kind === 'field' &&
      column.field.alternatives.some(
        ({ dataset, field }) =>
          (nominal?.dataset ?? dataset) === dataset && index.dataset(dataset).primaryKey.includes(field),
      ),
  );
  return rank !== null && namesRows && measures.length < 2;
}

/** "the highest rate of grade A loans" is a number; "which loan has the highest rate", "loans with the …" rank. */
function canRankBy({ rank, openers, startsWithNominal, startsWithColumns }: Draft): boolean {
  if (rank === null || rank.limit !== null || rank.position !== null || rank.by?.kind !== 'bare') return true;
  return startsWithNominal || startsWithColumns || ASKS_FOR_ROWS.some((one) => openers.has(one));
}
