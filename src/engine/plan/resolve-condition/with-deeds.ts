import { tablesOf } from '../../expression-walk.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { type ConditionSketch, isBareTime, type Nominal, type SketchOf } from '../sketch.ts';

/**
 * "people who applied through a broker": rows have no channel, but the verb tells what they did, and that has one. What
 * only their deeds can be asked is asked of these.
 */
export function withDeeds(
  index: KnowledgeIndex,
  { dataset, conditions }: Nominal,
): readonly ConditionSketch[] {
  if (conditions.length < 2) return conditions;
  const tables = conditions.map((one) => tableOfDeed(index, one, dataset));
  const table = tables.find((one) => one !== null) ?? null;
  if (table === null) return conditions;
  const deed = conditions[tables.indexOf(table)];
  const others = conditions.filter((one) => one !== deed);
  const asked = others.filter((one) => isOfDeed(index, one, { table, dataset }));
  if (asked.length === 0) return conditions;
  const counts = asked.filter((one) => one.kind === 'count');
  const nominal: Nominal = {
    kind: 'nominal',
    dataset: table,
    conditions: [
      ...(deed?.kind === 'not' ? [deed] : []),
      ...asked.filter(({ kind }) => kind !== 'count'),
      ...others.filter(isBareTime),
    ],
  };
  return [
    ...others.filter((one) => !asked.includes(one) && !isBareTime(one)),
    ...(counts.length === 0 ? [{ kind: 'exists', nominal } as const] : []),
    ...counts.map((one): SketchOf<'count'> => ({ ...one, nominal, distinctOf: one.nominal.dataset })),
  ];
}

/** The table of what was done, where the words say that something was done: "who applied", "paid". */
function tableOfDeed(index: KnowledgeIndex, condition: ConditionSketch, dataset: string): string | null {
  const tables = [...tablesTold(index, condition)];
  const [table = null] = tables;
  return table !== null && tables.length === 1 && isMany(index, table, dataset) ? table : null;
}

function tablesTold(index: KnowledgeIndex, condition: ConditionSketch): ReadonlySet<string> {
  if (condition.kind === 'not' && condition.of.kind === 'missing')
    return new Set(condition.of.field.alternatives.map(({ dataset }) => dataset));
  const [segment, ...more] = condition.kind === 'segment' ? condition.segments : [];
  if (segment === undefined || more.length > 0) return new Set();
  const test = index.segment(segment).condition;
  // Of "with an open loan" nothing more is said than that they have one.
  const isAny = test.kind === 'binary' && test.left.kind === 'aggregate' && test.left.filter === null;
  return isAny && test.operator === '>' ? tablesOf(test) : new Set();
}

function isMany(index: KnowledgeIndex, table: string, dataset: string): boolean {
  return table !== dataset && index.isToOne(table, dataset) && !index.isToOne(dataset, table);
}

/** What rows cannot be asked themselves, and what they did can. */
function isOfDeed(
  index: KnowledgeIndex,
  condition: ConditionSketch,
  { table, dataset }: { readonly table: string; readonly dataset: string },
): boolean {
  const has = (from: string, to: string): boolean => from === to || index.isToOne(from, to);
  switch (condition.kind) {
    case 'value':
      return condition.values.every(
        ({ alternatives }) =>
          !alternatives.some((one) => has(dataset, one.dataset)) &&
          alternatives.some((one) => has(table, one.dataset)),
      );
    case 'exists':
      return (
        condition.isSelf !== true &&
        condition.isSeparate !== true &&
        index.isToOne(table, condition.nominal.dataset) &&
        !has(dataset, condition.nominal.dataset)
      );
    case 'count':
      return (
        condition.distinctOf === undefined &&
        condition.valuesOf === undefined &&
        condition.nominal.conditions.length === 0 &&
        index.isToOne(table, condition.nominal.dataset)
      );
    default:
      return false;
  }
}
