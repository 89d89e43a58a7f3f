import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { restrict } from './grammar/terms.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { ConditionSketch, DimensionSketch, FieldTerm, SketchOf } from './sketch.ts';

/**
 * "which cities have both adult and senior members", "genres with no checkouts": a value of many rows has what any of these
 * rows has, and has none where none of them has any. Each is a number of the group.
 */
export function groupsOfRows({ index }: Assembly, draft: Draft): Draft {
  const { nominals, had, columns, conditions, measures, groups, rank, order, transform } = draft;
  const [column, ...others] = columns;
  const isPlain = rank === null && order === null && transform === null;
  if (!isPlain || measures.length + groups.length + others.length > 0) return draft;
  if (column?.kind !== 'field' || isOfEachRow(index, column.field)) return draft;
  if (!draft.startsWithColumns || nominals.some((one) => !had.includes(one))) return draft;
  const theirs = nominals.map((nominal): ConditionSketch => ({ kind: 'exists', nominal }));
  const counts = [...theirs, ...conditions].flatMap(countsOf);
  if (!counts.every((one) => one !== null)) return draft;
  // Where it is asked for rows of one kind alone these may be listed as well.
  if (counts.length < 2 && !counts.some(isOfNone)) return draft;
  const grouped = ofThose(column, counts);
  return grouped === null
    ? draft
    : { ...draft, nominals: [], had: [], columns: [grouped], conditions: counts };
}

/** "the last names of members who have no checkouts", "their names": of each row its own. */
function isOfEachRow(index: KnowledgeIndex, { owner, derived, alternatives }: FieldTerm): boolean {
  const areNames = alternatives.some(({ dataset, field }) => index.dataset(dataset).display.includes(field));
  return owner !== undefined || derived !== undefined || areNames;
}

type Count = SketchOf<'count'>;

/** What is there, or is not, as the number of them; null for what is no matter of related rows. */
function countsOf(condition: ConditionSketch): readonly (Count | null)[] {
  switch (condition.kind) {
    case 'and':
      return condition.of.flatMap(countsOf);
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

function isOfNone({ operator, value }: Count): boolean {
  return operator === '=' && value === 0;
}

/** The column as that of the rows that are counted, where they have it; null where it is not known whose it is. */
function ofThose(
  column: Extract<DimensionSketch, { kind: 'field' }>,
  counts: readonly Count[],
): DimensionSketch | null {
  const [table, ...others] = new Set(counts.map(({ nominal }) => nominal.dataset));
  const tables = new Set(column.field.alternatives.map(({ dataset }) => dataset));
  const own = table === undefined || others.length > 0 ? null : restrict(column.field, table);
  // Of every group there are some rows.
  const hasAlways = counts.some(
    (one) => isOfNone(one) && one.nominal.conditions.length === 0 && tables.has(one.nominal.dataset),
  );
  if (hasAlways) return null;
  if (own !== null) return { ...column, field: own };
  const isOfOthers = others.length === 0 && !counts.some(isOfNone);
  return tables.size === 1 || isOfOthers ? column : null;
}
