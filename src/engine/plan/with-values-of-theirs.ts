import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { mentionedIn } from './mentioned.ts';
import { isSomebody } from './people.ts';
import type { ConditionSketch, MeasureSketch, Nominal } from './sketch.ts';

/**
 * "A-grade customers": people who are called so for a row of theirs. They are those who have such a row; "highest rate of A-grade
 * customers" is that of the rows themselves.
 */
export function withValuesOfTheirs(assembly: Assembly, draft: Draft): Draft {
  const { index } = assembly;
  const counted = draft.measures.flatMap((one) => (one.kind === 'count' ? [one.nominal] : []));
  const [holder, ...others] = [...draft.nominals, ...counted].filter((one) => heldBy(index, one) !== null);
  const table = holder === undefined ? null : heldBy(index, holder);
  if (holder === undefined || table === null || others.length > 0) return draft;
  const isTheirs = (one: ConditionSketch): boolean => tableOf(one) === table;
  const theirs = holder.conditions.filter(isTheirs);
  const rest = holder.conditions.filter((one) => !isTheirs(one));
  if (!rest.every(({ kind }) => OF_THEMSELVES.has(kind))) return draft;
  const rows: ConditionSketch = {
    kind: 'exists',
    nominal: { kind: 'nominal', dataset: table, conditions: theirs },
  };
  if (!isMeasuredOn(assembly, draft, table))
    return replaced(draft, holder, { ...holder, conditions: [...rest, rows] });
  if (rest.length > 0)
    return {
      ...replaced(draft, holder, { ...holder, conditions: rest }),
      conditions: [...draft.conditions, ...theirs],
    };
  const nominals = draft.nominals.filter((one) => one !== holder);
  return { ...draft, nominals, conditions: [...draft.conditions, ...theirs] };
}

/** What is said of the people themselves; a time or a deed may be of either. */
const OF_THEMSELVES: ReadonlySet<ConditionSketch['kind']> = new Set(['value', 'compare', 'range', 'missing']);

/** The one table, of which each of the people has many rows, that values are of which are said of them. */
function heldBy(index: KnowledgeIndex, { dataset, conditions }: Nominal): string | null {
  if (!isSomebody(index, index.dataset(dataset))) return null;
  const [table, ...others] = new Set(conditions.flatMap((one) => tableOf(one) ?? []));
  if (table === undefined || others.length > 0 || index.isToOne(dataset, table)) return null;
  const ways = index.knowledge.relationships.filter(({ from, to }) => from === table && to === dataset);
  return ways.length === 1 ? table : null;
}

function tableOf(condition: ConditionSketch): string | null {
  if (condition.kind !== 'value' || condition.field !== null || condition.isAgent === true) return null;
  const tables = condition.values.flatMap(({ alternatives }) => alternatives.map(({ dataset }) => dataset));
  const [table, ...others] = new Set(tables);
  return table === undefined || others.length > 0 ? null : table;
}

/** Whether all that is computed is of those rows. */
export function isMeasuredOn(assembly: Assembly, draft: Draft, table: string): boolean {
  const scope = { anchor: null, mentioned: mentionedIn(draft, assembly.index) };
  const { cost } = assembly;
  const measured = (one: MeasureSketch): boolean =>
    one.kind !== 'count' &&
    one.kind !== 'count-subject' &&
    assembly.resolveMeasure(assembly, one, scope).table === table;
  const isOn = draft.measures.length > 0 && draft.measures.every(measured);
  assembly.cost = cost;
  return isOn;
}

function replaced(draft: Draft, before: Nominal, after: Nominal): Draft {
  return {
    ...draft,
    nominals: draft.nominals.map((one) => (one === before ? after : one)),
    measures: draft.measures.map((one) =>
      one.kind === 'count' && one.nominal === before ? { ...one, nominal: after } : one,
    ),
  };
}
