import { aggregatesOf } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { ConditionSketch, DimensionSketch, Nominal } from './sketch.ts';

/**
 * "customers with open loans by branch": they have no branch of their own, so it is that of the loans, and counted is how many
 * different ones hold such loans of each.
 */
export function holdersByGroup({ index, assumptions }: Assembly, whole: Draft): Draft {
  const draft = ranked(whole);
  const { groups, columns, measures, nominals, rank, compare, transform } = draft;
  const holder = holderIn(draft);
  if (holder === null || groups.length === 0 || columns.length > 0) return whole;
  if (compare !== null || transform !== null || (rank !== null && draft === whole)) return whole;
  const [had, ...others] = holder.conditions.filter((one) => rowsHad(index, one) !== null);
  const said = draft === whole ? saidWay(index, holder.dataset, groups) : null;
  const main = had === undefined ? (said ?? outcomeOf(index, holder.dataset, groups)) : null;
  const theirs =
    main === null ? (had === undefined || others.length > 0 ? null : rowsHad(index, had)) : rowsOf(main);
  if (theirs === null || !areHeldOnce(index, theirs.dataset, holder.dataset)) return whole;
  const table = theirs.dataset;
  const isOf = (dataset: string): boolean => dataset === table || index.isToOne(table, dataset);
  const isOwn = (dataset: string): boolean =>
    dataset === holder.dataset || index.isToOne(holder.dataset, dataset);
  // "the department of each physician", who has admissions elsewhere: there is one.
  const isOfOne = (dataset: string): boolean => index.isToOne(dataset, holder.dataset);
  const areApart = groups.every(
    (one) => tablesOf(one).some(isOf) && !tablesOf(one).some((of) => isOwn(of) || isOfOne(of)),
  );
  if (!areApart) return whole;
  if (main !== null)
    assumptions.add(
      `${index.dataset(holder.dataset).labelPlural} by their ${index.dataset(main).labelPlural}`,
    );
  const rest = holder.conditions.filter((one) => one !== had);
  const owner: readonly ConditionSketch[] =
    rest.length === 0
      ? []
      : [{ kind: 'exists', nominal: { kind: 'nominal', dataset: holder.dataset, conditions: rest } }];
  const rows: Nominal = { ...theirs, conditions: [...theirs.conditions, ...owner] };
  return {
    ...draft,
    nominals: [rows, ...nominals.filter((one) => one !== holder)],
    measures: [{ kind: 'count-different', dataset: holder.dataset }, ...measures.slice(1)],
  };
}

/** "the 5 branches with the most customers", "by number of customers": those are grouped by, and who is counted ranks them. */
function ranked(draft: Draft): Draft {
  const { rank, byMeasures, columns, nominals, measures, groups } = draft;
  const [of, ...others] = [...columns, ...nominals.map(wholeTable)];
  const [by, ...more] = [...byMeasures, ...(rank?.by == null ? [] : [rank.by])];
  if (rank === null || by?.kind !== 'count' || (of?.kind !== 'dataset' && of?.kind !== 'field')) return draft;
  if (others.length + more.length + measures.length + groups.length > 0) return draft;
  const asked = { columns: [], nominals: [], byMeasures: [], groups: [of], measures: [by] };
  return { ...draft, ...asked, rank: { ...rank, by: null } };
}

function wholeTable({ dataset, conditions }: Nominal): DimensionSketch | null {
  return conditions.length > 0 ? null : { kind: 'dataset', dataset };
}

/**
 * "customers by branch", who have loans and applications with it: of two kinds of rows that connect them, those that came of the
 * others are meant. Null where it is not so.
 */
function outcomeOf(index: KnowledgeIndex, holder: string, groups: readonly DimensionSketch[]): string | null {
  const { knowledge } = index;
  const ways = waysBetween(index, holder, groups);
  const main = ways.find((way) =>
    knowledge.relationships.some(({ from, to }) => from === way && to !== way && ways.includes(to)),
  );
  return ways.length === 2 ? (main ?? null) : null;
}

/** "courses offered by semester" are those of the offerings, where others bring them together too. */
function saidWay(index: KnowledgeIndex, holder: string, groups: readonly DimensionSketch[]): string | null {
  const [said, ...others] = waysBetween(index, holder, groups).filter(
    (way) => index.dataset(way).isSaid === true,
  );
  return others.length > 0 ? null : (said ?? null);
}

/** The tables whose rows are of one of the holders and of one of each that is grouped by. */
function waysBetween(
  { knowledge, isToOne }: KnowledgeIndex,
  holder: string,
  groups: readonly DimensionSketch[],
): readonly string[] {
  return knowledge.datasets.flatMap(({ name }) => {
    const isTheirs = knowledge.relationships.some(({ from, to }) => from === name && to === holder);
    const hasAll = groups.every((one) => tablesOf(one).some((of) => of !== holder && isToOne(name, of)));
    return isTheirs && hasAll ? [name] : [];
  });
}

function rowsOf(dataset: string): Nominal {
  return { kind: 'nominal', dataset, conditions: [] };
}

/** Who is counted, and nothing else. */
function holderIn({ measures, nominals }: Draft): Nominal | null {
  const [measure, ...otherMeasures] = measures;
  const [noun, ...otherNouns] = nominals;
  if (otherMeasures.length + otherNouns.length > 0) return null;
  if (measure === undefined) return noun ?? null;
  if (measure.kind === 'count' && noun === undefined) return measure.nominal;
  return measure.kind === 'count-subject' ? (noun ?? null) : null;
}

/** The rows of which they have at least one: "with a late loan", "active". */
function rowsHad(index: KnowledgeIndex, condition: ConditionSketch): Nominal | null {
  if (condition.kind === 'segment') return rowsOfSegment(index, condition.segments);
  if (condition.kind !== 'exists') return null;
  const { nominal, isSelf, isSeparate, isLeftOut } = condition;
  return isSelf === true || isSeparate === true || isLeftOut === true ? null : nominal;
}

/** A name for those who have any row, or any in a state that has a name too: "active" of who has an open loan. */
function rowsOfSegment(index: KnowledgeIndex, [name = '', ...others]: readonly string[]): Nominal | null {
  if (others.length > 0) return null;
  const { condition } = index.segment(name);
  const [only, ...more] = aggregatesOf(condition);
  if (only === undefined || more.length > 0 || only.function !== 'count' || only.distinct) return null;
  if (condition.kind !== 'binary' || condition.operator !== '>' || condition.left !== only) return null;
  if (condition.right.kind !== 'literal' || condition.right.value !== 0) return null;
  const { table, filter } = only;
  if (filter === null) return { kind: 'nominal', dataset: table, conditions: [] };
  const state = index.knowledge.segments.find(
    (one) => one.dataset === table && isSame(one.condition, filter),
  );
  if (state === undefined) return null;
  return { kind: 'nominal', dataset: table, conditions: [{ kind: 'segment', segments: [state.name] }] };
}

function areHeldOnce(index: KnowledgeIndex, table: string, owner: string): boolean {
  const ways = index.knowledge.relationships.filter(({ from, to }) => from === table && to === owner);
  return ways.length === 1 && !index.isToOne(owner, table);
}

/** The tables that what is grouped by may be of; none for a period. */
function tablesOf(group: DimensionSketch): readonly string[] {
  if (group.kind === 'dataset') return [group.dataset];
  return group.kind === 'field' ? group.field.alternatives.map(({ dataset }) => dataset) : [];
}
