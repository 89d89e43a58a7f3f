import { joinPath } from '../../joins/join-path.ts';
import type { Assembly } from '../assembly.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ConditionSketch, FieldAlternative, Nominal } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';

/**
 * "members who borrowed history books from Old Town": it was there that they borrowed them, and not that anybody did. What the
 * rows themselves cannot be asked, and what brings them together with the others can, is asked of that.
 */
export function throughEvent({ index }: Assembly, nominal: Nominal, scope: ConditionScope): Nominal {
  const { dataset } = nominal;
  const table = eventBetween(index, dataset, scope);
  if (table === null) return nominal;
  const conditions = nominal.conditions.flatMap((one) => (one.kind === 'and' ? one.of : [one]));
  const asked = conditions.filter((one) => isOfEvent(index, one, { table, dataset }));
  if (asked.length === 0) return nominal;
  const rest = conditions.filter((one) => !asked.includes(one));
  const isAny = rest.length === 0 && !index.mayMiss(table, dataset);
  const theirs: ConditionSketch = { kind: 'exists', nominal: { ...nominal, conditions: rest } };
  const told = asked.flatMap((one) =>
    one.kind === 'exists' && one.nominal.dataset === table ? one.nominal.conditions : [one],
  );
  return { kind: 'nominal', dataset: table, conditions: [...(isAny ? [] : [theirs]), ...told] };
}

/**
 * "owners with more than one Pug": there is one row of that name in the table of breeds, and what there are several of are the dogs
 * that refer to it.
 */
export function eventsOfOne({ index }: Assembly, nominal: Nominal, scope: ConditionScope): Nominal {
  const { dataset, conditions } = nominal;
  const { rowCount } = index.dataset(dataset);
  const isName = ({ dataset: table, field }: FieldAlternative): boolean =>
    table === dataset && index.field(table, field).distinctCount === rowCount;
  const isOne = conditions.some(
    (one) => one.kind === 'value' && one.values.length === 1 && one.values[0]?.alternatives.every(isName),
  );
  const table = isOne ? eventBetween(index, dataset, scope) : null;
  return table === null
    ? nominal
    : { kind: 'nominal', dataset: table, conditions: [{ kind: 'exists', nominal }] };
}

/** The table on the way of which each row is of one of the anchor's and one of the others; null where they are related otherwise. */
function eventBetween(
  index: KnowledgeIndex,
  dataset: string,
  { anchor, mentioned }: ConditionScope,
): string | null {
  if (dataset === anchor || index.isToOne(anchor, dataset) || index.isToOne(dataset, anchor)) return null;
  const path = joinPath(index.knowledge, { from: anchor, to: dataset, named: mentioned });
  if ('kind' in path) return null;
  const between = path.find(
    ({ to }) => to !== anchor && to !== dataset && index.isToOne(to, anchor) && index.isToOne(to, dataset),
  );
  return between?.to ?? null;
}

/** What the rows cannot be asked, and the event can. */
function isOfEvent(
  index: KnowledgeIndex,
  condition: ConditionSketch,
  { table, dataset }: { readonly table: string; readonly dataset: string },
): boolean {
  const has = (from: string, to: string): boolean => from === to || index.isToOne(from, to);
  const isOfEventAlone = (tables: readonly string[]): boolean =>
    !tables.some((to) => has(dataset, to)) && tables.some((to) => has(table, to));
  switch (condition.kind) {
    case 'value':
      return condition.values.every(({ alternatives }) => isOfEventAlone(tablesOf(alternatives)));
    case 'compare':
    case 'range':
    case 'text':
    case 'time':
      return condition.field !== null && isOfEventAlone(tablesOf(condition.field.alternatives));
    case 'key':
    case 'exists': {
      const to = condition.kind === 'key' ? condition.dataset : condition.nominal.dataset;
      const isSelf = condition.kind === 'exists' && condition.isSelf === true;
      return !isSelf && isOfEventAlone([to]) && isByWayOf(index, { table, dataset, to });
    }
    default:
      return false;
  }
}

function tablesOf(alternatives: readonly FieldAlternative[]): readonly string[] {
  return alternatives.map(({ dataset }) => dataset);
}

/** Whether the rows lead there by way of the event alone, or of what is between it and them. */
function isByWayOf(
  { knowledge }: KnowledgeIndex,
  { table, dataset, to }: { readonly table: string; readonly dataset: string; readonly to: string },
): boolean {
  if (to === table) return true;
  const named: ReadonlySet<string> = new Set();
  const path = joinPath(knowledge, { from: dataset, to, named });
  const way = joinPath(knowledge, { from: table, to: dataset, named });
  if ('kind' in path || 'kind' in way) return true;
  const between = new Set([table, ...way.map((hop) => hop.to).filter((one) => one !== dataset)]);
  return path.some((hop) => between.has(hop.to));
}
