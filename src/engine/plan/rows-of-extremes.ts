import { singularOf } from '../../catalog/mod.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { RankPhrase } from './phrase.ts';
import { noSense } from './rejection.ts';
import { isAdditive } from './resolve-measure/is-additive.ts';
import type { DimensionSketch, FieldAlternative, FieldTerm } from './sketch.ts';

/**
 * "which company has the largest headcount", "who got the highest bonus": the row with the highest of a quantity that each row
 * has, where the columns are what these rows go by or whose they are. Of a quantity that nobody adds up otherwise, and that is
 * no number of things, the highest is that of one row and no total.
 */
export function rowsOfExtremes(assembly: Assembly, draft: Draft): Draft {
  const { rank, nominals, measures, groups, columns, transform, compare } = draft;
  if (rank === null || nominals.length + measures.length + groups.length > 0 || columns.length === 0)
    return draft;
  if (transform !== null || compare !== null || !QUALITIES.has(rank.quality)) return draft;
  const field = quantityOf(draft);
  const [only, ...others] = field?.alternatives ?? [];
  if (field === null || only === undefined || others.length > 0) return draft;
  const { aggregate, unit } = assembly.index.field(only.dataset, only.field);
  if (!isAdditive(unit) || aggregate !== undefined) return draft;
  const isOfRows =
    areOfNamed(assembly, columns, only.dataset) ||
    (isOfOne(assembly, rank, only) && columns.every((column) => isOfOwner(assembly, column, only.dataset)));
  if (!isOfRows) {
    const areTheirs = columns.every((column) =>
      tablesOf(column).some((table) => assembly.index.isToOne(only.dataset, table)),
    );
    return rank.by?.kind === 'aggregate' && !areTheirs ? noSense('they have no such quantity') : draft;
  }
  const by = rank.by === null ? null : { kind: 'bare' as const, field };
  return {
    ...draft,
    rank: { ...rank, by },
    nominals: [{ kind: 'nominal', dataset: only.dataset, conditions: [] }],
  };
}

function tablesOf(column: DimensionSketch): readonly string[] {
  if (column.kind === 'field') return column.field.alternatives.map(({ dataset }) => dataset);
  return (column.kind === 'dataset' || column.kind === 'display') && column.dataset !== null
    ? [column.dataset]
    : [];
}

/** What is ranked by: "the largest bonus", "the maximum bonus"; null for what is computed of rows. */
function quantityOf({ rank, byMeasures }: Draft): FieldTerm | null {
  const key = rank?.by ?? byMeasures[0];
  if (key?.kind === 'bare') return key.field;
  return key?.kind === 'aggregate' && ENDS.has(key.function) ? key.field : null;
}

const ENDS: ReadonlySet<string> = new Set(['max', 'min']);

const QUALITIES: ReadonlySet<RankPhrase['quality']> = new Set(['value', 'size']);

/** "the top 3 companies by headcount, with their industry": what rows go by, and what else is theirs. */
function areOfNamed(assembly: Assembly, columns: readonly DimensionSketch[], table: string): boolean {
  const own = columns.filter((column) => !namesRows(assembly, column, table));
  return own.length < columns.length && own.every((column) => tablesOf(column).includes(table));
}

/** A name that no two rows share, or their key. */
function namesRows({ index }: Assembly, column: DimensionSketch, table: string): boolean {
  if (column.kind !== 'field') return false;
  return column.field.alternatives.every((one) => one.dataset === table && isUnique(index, one));
}

function isUnique(index: KnowledgeIndex, { dataset, field }: FieldAlternative): boolean {
  return index.field(dataset, field).distinctCount === index.dataset(dataset).rowCount;
}

/** "the highest bonus" is one; "the highest api calls" are those of a while, and so are totals that a model names. */
function isOfOne(
  { index }: Assembly,
  { limit, by }: RankPhrase,
  { dataset, field }: FieldAlternative,
): boolean {
  const { label } = index.field(dataset, field);
  const last = label.split(' ').at(-1) ?? '';
  if (by?.kind === 'aggregate') return true;
  // "who has the highest total spent": a total of a row is a part of theirs.
  if (label.split(' ').includes('total')) return false;
  return limit === null && index.knowledge.showsRanks !== true && singularOf(last) === last;
}

/** Those to whom the rows belong, or what these go by. */
function isOfOwner({ index }: Assembly, column: DimensionSketch, table: string): boolean {
  if (column.kind === 'dataset') return refersTo(index, table, column.dataset);
  if (column.kind === 'display') return column.dataset !== null && refersTo(index, table, column.dataset);
  return (
    column.kind === 'field' &&
    column.field.alternatives.every(
      (one) =>
        refersTo(index, table, one.dataset) &&
        (isUnique(index, one) || index.dataset(one.dataset).display.includes(one.field)),
    )
  );
}

/** By a key of its own: the largest loan of a district is rather that of all who live there. */
function refersTo(index: KnowledgeIndex, table: string, owner: string): boolean {
  return owner !== table && index.distance(table, owner) === 1 && index.isToOne(table, owner);
}
