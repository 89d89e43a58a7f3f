import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { restrict } from './grammar/terms.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { ConditionSketch, DimensionSketch, FieldAlternative, FieldTerm, SketchOf } from './sketch.ts';

/**
 * "which cities have both adult and senior members", "genres with no checkouts": a value of many rows has what any of these
 * rows has, and has none where none of them has any. Each is a number of the group.
 */
export function groupsOfRows({ index }: Assembly, draft: Draft): Draft {
  const { nominals, had, columns, conditions, measures, groups, rank, order, transform } = draft;
  const [column, ...others] = columns;
  const isPlain = rank === null && order === null && transform === null;
  if (!isPlain || measures.length + groups.length + others.length > 0) return draft;
  if (column?.kind !== 'field' || !draft.startsWithColumns) return draft;
  const inEach = inEachTime(column.field, draft);
  // "which methods of payment were never refunded"
  const { owner: _, ...bare } = column.field;
  const isOfValues = draft.openers.has('which') && conditions.every(({ kind }) => kind === 'not');
  if (inEach.length === 0 && isOfEachRow(index, isOfValues ? bare : column.field)) return draft;
  if (inEach.length === 0 && nominals.some((one) => !had.includes(one))) return draft;
  const theirs = nominals.map((nominal): ConditionSketch => ({ kind: 'exists', nominal }));
  const own = nominals.length > 0 ? conditions : conditions.map((one) => ofSomeRows(column.field, one));
  const found = numbersOfGroups(index, column, inEach.length > 0 ? inEach : [...theirs, ...own]);
  if (found === null) return draft;
  const { group, counts } = found;
  return {
    ...draft,
    measures: numbersOf(counts),
    nominals: [],
    had: [],
    columns: [group],
    conditions: counts,
  };
}

type SketchOfField = Extract<DimensionSketch, { kind: 'field' }>;

/** The column of those that are counted, and how many of them each of its values is to have; null where rows may be asked for. */
export function numbersOfGroups(
  index: KnowledgeIndex,
  column: SketchOfField,
  conditions: readonly ConditionSketch[],
): { readonly group: SketchOfField; readonly counts: readonly Count[] } | null {
  const counts = conditions.flatMap(countsOf);
  if (!counts.every((one) => one !== null)) return null;
  // Where it is asked for rows of one kind alone these may be listed as well.
  if (counts.length < 2 && !counts.some(isOfNone)) return null;
  const group = ofThose(index, column, counts);
  return group === null ? null : { group, counts };
}

/** "themes of concerts held in 2014 as well as in 2015": of the rows that have the value some are of each time. */
function inEachTime(
  { alternatives }: FieldTerm,
  { nominals, conditions }: Draft,
): readonly ConditionSketch[] {
  const [own, ...others] = alternatives;
  const isOfOne = own !== undefined && others.length === 0;
  if (!isOfOne || nominals.some(({ dataset }) => dataset !== own.dataset)) return [];
  const said = [...nominals.flatMap((one) => one.conditions), ...conditions];
  const joined = said.find((one) => one.kind === 'time' && one.isJoined === true);
  if (joined?.kind !== 'time') return [];
  const rest = said.filter((one) => one !== joined);
  return joined.times.map((time) =>
    withRows(own.dataset, [...rest, { kind: 'time', field: joined.field, times: [time] }]),
  );
}

function withRows(dataset: string, conditions: readonly ConditionSketch[]): SketchOf<'exists'> {
  return { kind: 'exists', nominal: { kind: 'nominal', dataset, conditions } };
}

/** "methods that were never refunded": of the rows that have the value, none is so. */
function ofSomeRows({ alternatives }: FieldTerm, condition: ConditionSketch): ConditionSketch {
  const [own, ...others] = alternatives;
  const denied = condition.kind === 'not' ? condition.of : null;
  if (own === undefined || others.length > 0 || denied === null) return condition;
  const isSo = denied.kind === 'time' || denied.kind === 'segment' || isOfOther(denied, own);
  return isSo ? { kind: 'not', of: withRows(own.dataset, [denied]) } : condition;
}

/** A value that some rows have beside the one that is asked for. */
function isOfOther(one: ConditionSketch, { dataset, field }: FieldAlternative): boolean {
  if (one.kind !== 'value' || one.isAgent === true) return false;
  return one.values.every(({ alternatives }) =>
    alternatives.every((value) => value.dataset === dataset && value.field !== field),
  );
}

/** "the last names of members who have no checkouts", "their names": of each row its own; "pet type" is what the column is called. */
function isOfEachRow(index: KnowledgeIndex, { owner, derived, alternatives }: FieldTerm): boolean {
  const areNames = alternatives.some(({ dataset, field }) => index.dataset(dataset).display.includes(field));
  const isSaid =
    owner !== undefined &&
    !alternatives.every(({ dataset, field }) =>
      index.field(dataset, field).label.startsWith(`${index.dataset(owner).label} `),
    );
  return isSaid || derived !== undefined || areNames;
}

type Count = SketchOf<'count'>;

/** What is there, or is not, as the number of them; null for what is no matter of related rows. */
function countsOf(condition: ConditionSketch): readonly (Count | null)[] {
  switch (condition.kind) {
    case 'and':
      return condition.of.flatMap(countsOf);
    case 'count':
      return [isOfDifferent(condition) ? null : condition];
    case 'exists':
      return [numberOf(condition, { operator: '>=', value: 1 })];
    case 'not':
      return condition.of.kind === 'exists' ? [numberOf(condition.of, { operator: '=', value: 0 })] : [null];
    default:
      return [null];
  }
}

function numberOf(
  { nominal, isSelf, isDeed, isOne, isLeftOut }: SketchOf<'exists'>,
  bound: Pick<Count, 'operator' | 'value'>,
): Count | null {
  return isSelf === true || isDeed === true || isOne === true || isLeftOut === true
    ? null
    : { kind: 'count', nominal, ...bound };
}

/** "more than 100 loans but no late ones": the number that is spoken of is theirs. */
function numbersOf(counts: readonly Count[]): Draft['measures'] {
  const said = counts.find(({ nominal, value }) => value > 1 && nominal.conditions.length === 0);
  return said === undefined ? [] : [{ kind: 'count', nominal: said.nominal }];
}

/** "in at least three states": counted are not the rows. */
function isOfDifferent({ distinctOf, valuesOf, partsOf }: Count): boolean {
  return distinctOf !== undefined || valuesOf !== undefined || partsOf !== undefined;
}

function isOfNone({ operator, value }: Count): boolean {
  return operator === '=' && value === 0;
}

/** The column as that of the rows that are counted, where they have it; null where it is not known whose it is. */
function ofThose(
  index: KnowledgeIndex,
  column: SketchOfField,
  counts: readonly Count[],
): SketchOfField | null {
  const counted = [...new Set(counts.map(({ nominal }) => nominal.dataset))];
  const tables = new Set(column.field.alternatives.map(({ dataset }) => dataset));
  // "cities with at least 20 customers and no late loans": of the customers, whose the loans are.
  const owner = counted.find((one) =>
    counted.every((other) => other === one || (tables.has(one) && index.isToOne(other, one))),
  );
  const own = owner === undefined ? null : restrict(column.field, owner);
  // Of every group there are some rows.
  const hasAlways = counts.some(
    (one) => isOfNone(one) && one.nominal.conditions.length === 0 && tables.has(one.nominal.dataset),
  );
  if (hasAlways) return null;
  if (own !== null) return { ...column, field: own };
  // A group of which there are no rows is none of theirs.
  const isOfOthers =
    counted.length === 1 &&
    !counts.every(isOfNone) &&
    counts.every((one) => !isOfNone(one) || one.nominal.conditions.length > 0);
  return tables.size === 1 || isOfOthers ? column : null;
}
