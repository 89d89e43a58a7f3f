import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { ConditionSketch, DimensionSketch } from './sketch.ts';

/**
 * "names of teachers and their courses", where one table alone says which teacher has which course: a row for each of its pairs.
 */
export function rowsOfPairs({ index }: Assembly, draft: Draft): Draft {
  const { nominals, measures, groups, rank, outputs } = draft;
  const columns = withOwners(draft);
  const [noun, ...others] = nominals;
  if (measures.length + groups.length + others.length > 0 || rank !== null || outputs !== null) return draft;
  const tables = columns.map(tableOf);
  const [one, other, ...more] = new Set(tables);
  if (one === null || other === null || one === undefined || other === undefined || more.length > 0)
    return draft;
  if (noun !== undefined && noun.dataset !== one && noun.dataset !== other) return draft;
  const link = linkOf(index, one, other);
  if (link === null) return draft;
  const whose: readonly ConditionSketch[] =
    noun === undefined || noun.conditions.length === 0 ? [] : [{ kind: 'exists', nominal: noun }];
  return {
    ...draft,
    columns,
    nominals: [{ kind: 'nominal', dataset: link, conditions: whose }],
    addsColumns: false,
    startsWithNominal: false,
    startsWithColumns: true,
  };
}

/** "names and hometowns of teachers": whose name it is the other column says, or the noun. */
function withOwners({ columns, nominals }: Draft): readonly DimensionSketch[] {
  const owners = columns.flatMap((one) => (one.kind === 'field' ? (one.field.owner ?? []) : []));
  const [owner, ...others] = new Set(nominals.length > 0 ? nominals.map(({ dataset }) => dataset) : owners);
  if (owner === undefined || others.length > 0) return columns;
  return columns.map((one) =>
    one.kind === 'display' && one.dataset === null ? { kind: 'display', dataset: owner } : one,
  );
}

/** The one table that a column is of; null where it may be of several, or of none. */
function tableOf(column: DimensionSketch): string | null {
  if (column.kind === 'dataset' || column.kind === 'display') return column.dataset;
  if (column.kind !== 'field' || column.field.derived !== undefined) return null;
  const [only, ...others] = new Set(column.field.alternatives.map(({ dataset }) => dataset));
  return only === undefined || others.length > 0 ? null : only;
}

/**
 * The only table that refers to both, and to nothing else, where neither refers to the other. What other rows belong to is more
 * than a pair.
 */
function linkOf({ knowledge: { relationships } }: KnowledgeIndex, one: string, other: string): string | null {
  const refersTo = (from: string): readonly string[] =>
    relationships.filter((relationship) => relationship.from === from).map(({ to }) => to);
  if (refersTo(one).includes(other) || refersTo(other).includes(one)) return null;
  const [link, ...others] = new Set(
    relationships
      .map(({ from }) => from)
      .filter((from) => [one, other].every((table) => refersTo(from).includes(table))),
  );
  const keys = relationships.flatMap(({ from, fromColumns }) => (from === link ? [fromColumns.join()] : []));
  const isPair = link !== undefined && others.length === 0 && new Set(keys).size === 2;
  return isPair && !relationships.some(({ to }) => to === link) ? link : null;
}
