import type { Dataset } from '../../catalog/mod.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { namedThrough } from './named-through.ts';
import { type ConditionSketch, isOfGroups, isRowRatio, type MeasureSketch, type Nominal } from './sketch.ts';

/** Whether the answer is one row per group (or in all), rather than rows of a table. */
export function isAboutGroups(assembly: Assembly, draft: Draft): boolean {
  const { measures, groups, columns, nominals, rank, byMeasures, conditions, transform, compare, openers } =
    draft;
  if (isLabel(assembly, draft)) return true;
  if (transform !== null || compare !== null || openers.has('trend')) return true;
  if (measures.some((one) => one.kind !== 'bare' && !(isRowRatio(one) && nominals.length > 0))) return true;
  if (openers.has('how-much') && measures.length > 0) return true;
  // "what is quantity times price of all orders" asks for one number, and "list …" for that of each.
  if (openers.has('value') && measures.some(isComputed) && rank === null) return true;
  if (isRowwise(assembly, draft)) return false;
  const key = rank?.by ?? byMeasures[0] ?? null;
  if (key !== null && !isOwnQuantity(key, nominals[0])) return true;
  if (key !== null && nominals.length === 0) return true;
  if (key !== null && isTotalOfOwners(key, draft)) return true;
  if (groups.length > 0)
    return nominals.length === 0 || isGroupsRanked(draft) || (rank === null && !listsNames(assembly, draft));
  // "the pilot with the fewest hours" has them in a column.
  const isOwn = rank?.by !== null && rank?.by !== undefined && isOwnQuantity(rank.by, nominals[0]);
  if (rank?.quality === 'number') return !isOwn;
  // "names of customers with more than 5 orders" lists the customers.
  const isOfRows =
    columns.length > 0 && columns.every((one) => one.kind === 'display' && one.dataset !== null);
  if (nominals.length === 0 && conditions.some(isOfGroups)) return !isOfRows;
  // "interest rate and term of loan 7": bare quantities of the rows that the noun names are columns of a list.
  return measures.length > 0 && columns.length > 0 && nominals.length === 0;
}

/** "loans by branch, top 10": so many branches, by the number of their loans. */
function isGroupsRanked({ rank, openers, startsWithNominal, startsWithRank }: Draft): boolean {
  return (
    rank?.quality === 'value' &&
    rank.by === null &&
    rank.limit !== null &&
    startsWithNominal &&
    !startsWithRank &&
    openers.size === 0
  );
}

function isComputed(measure: MeasureSketch): boolean {
  return measure.kind === 'bare' && measure.field.derived !== undefined;
}

/** "courses with the most students enrolled": the number that each course has of its own. */
function isOwnQuantity(key: MeasureSketch, nominal: Nominal | undefined): boolean {
  if (key.kind !== 'aggregate' || key.function !== 'sum' || nominal === undefined) return key.kind === 'bare';
  return key.field.alternatives.every(({ dataset }) => dataset === nominal.dataset);
}

/** "drivers with the most kilometres on completed runs", "drivers by total distance of completed runs": each has them in all of its runs. */
function isTotalOfOwners(key: MeasureSketch, { columns, nominals }: Draft): boolean {
  if (key.kind !== 'aggregate' || key.function !== 'sum' || key.isSuperlative === true) return false;
  return columns.some((one) => one.kind === 'dataset' && one.dataset !== nominals[0]?.dataset);
}

/**
 * "late loans in Texas", without a verb: the label of a number. Words that ask to see rows make it a list, and so do
 * things of which there are few: "branches in Texas".
 */
function isLabel(
  { index }: Assembly,
  { openers, nominals, columns, measures, groups, conditions, rank, order, outputs }: Draft,
): boolean {
  const isNounAlone =
    columns.length + measures.length + groups.length === 0 && rank === null && order === null;
  const [nominal, ...others] = nominals;
  if (!isNounAlone || nominal === undefined || others.length > 0) return false;
  const rows = index.dataset(nominal.dataset);
  const isRestricted = nominal.conditions.length + conditions.length > 0;
  const isNamed = isRestricted && rows.rowCount <= NAMED_MAX && goByNames(index, rows);
  // "late loans of retired borrowers": as simple as what is said of the borrower alone.
  const isOfTheirOwner = (one: ConditionSketch): boolean =>
    one.kind === 'exists' &&
    one.nominal.isName !== true &&
    index.isToOne(nominal.dataset, one.nominal.dataset) &&
    one.nominal.conditions.every(isSimple);
  return (
    !isNamed &&
    nominal.conditions.every((one) => isSimple(one) || isOfTheirOwner(one)) &&
    !conditions.some(countsTheirs) &&
    openers.size === 0 &&
    outputs === null
  );
}

/** Whether rows are known by more than their numbers: by a name, which may be the key of a song and that of the employee that a professor is. */
function goByNames(index: KnowledgeIndex, rows: Dataset): boolean {
  const { name: table, display, primaryKey } = rows;
  const [key, ...otherKeys] = primaryKey;
  // A warehouse is known by its code; what happens has a number only.
  const isNamedByKey =
    key !== undefined &&
    otherKeys.length === 0 &&
    index.isParty(table) &&
    index.field(table, key).type === 'text';
  const isNumber = (name: string): boolean =>
    primaryKey.includes(name) && index.field(table, name).role !== 'name';
  return (
    isNamedByKey ||
    (display.length === 0 ? namedThrough(index, rows, table) !== null : !display.some(isNumber))
  );
}

/** "with at least 4 applications", "and not a single loan". */
function countsTheirs(condition: ConditionSketch): boolean {
  if (condition.kind === 'and') return condition.of.some(countsTheirs);
  return isOfGroups(condition) || (condition.kind === 'not' && condition.of.kind === 'exists');
}

/** "list of branches by region": those that are known by their names, and not their number. */
function listsNames({ index }: Assembly, { openers, nominals, measures, groups }: Draft): boolean {
  const [nominal] = nominals;
  if (nominal === undefined || measures.length > 0 || !openers.has('list')) return false;
  const areOwn = groups.every(
    (group) =>
      group.kind === 'field' && group.field.alternatives.some(({ dataset }) => dataset === nominal.dataset),
  );
  if (!areOwn) return false;
  const { rowCount, display, primaryKey } = index.dataset(nominal.dataset);
  return rowCount <= NAMED_MAX && display.some((name) => !primaryKey.includes(name));
}

/** So many things and fewer are known by their names. */
export const NAMED_MAX = 5000;

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
function isSimple(condition: ConditionSketch): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.every(isSimple);
    case 'not':
      return isSimple(condition.of);
    // "claims closed within 30 days of being reported" are looked at one by one.
    case 'compare':
    case 'range':
      return condition.field?.derived === undefined || condition.field.impliedLabel !== undefined;
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
  // "the id of the document with the greatest number of paragraphs": each document has a number of them.
  const isCounted = rank?.by?.kind === 'count' && rank.by.nominal.dataset !== nominal?.dataset;
  return rank !== null && namesRows && measures.length < 2 && !isCounted;
}
