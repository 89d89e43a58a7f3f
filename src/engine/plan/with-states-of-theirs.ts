import type { Assembly } from './assembly.ts';
import { tableOfAny } from './called-after.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import {
  type ConditionSketch,
  type DimensionSketch,
  type FieldTerm,
  isBareTime,
  type Nominal,
} from './sketch.ts';
import { isMeasuredOn } from './with-values-of-theirs.ts';

/**
 * "applicants declined in 2025", "applicants per year": people who are called so for what they have, an application, and what is
 * said of that is said of them: that they have one that was declined then.
 */
export function withStatesOfTheirs(assembly: Assembly, draft: Draft): Draft {
  const { index } = assembly;
  const counted = draft.measures.flatMap((one) => (one.kind === 'count' ? [one.nominal] : []));
  const [holder, ...others] = [...draft.nominals, ...counted].filter((one) => heldBy(index, one) !== null);
  if (holder === undefined || others.length > 0) return draft;
  const table = heldBy(index, holder);
  if (table !== null && draft.groups.some(isBarePart) && !isMeasuredOn(assembly, draft, table))
    return inTimesOfTheirs(draft, { index, holder, table });
  const isTheirs = (one: ConditionSketch): boolean => isOf(index, one, table) || isBareTime(one);
  const theirs = [...holder.conditions, ...draft.conditions].filter(isTheirs);
  // "who applied in 2024 and 2025": in each of the times, or in any of them.
  const isInSeveral = theirs.some((one) => one.kind === 'time' && one.times.length > 1);
  if (table === null || theirs.length === 0 || isInSeveral) return draft;
  // "approval rate of online applicants" is that of the applications themselves.
  if (isMeasuredOn(assembly, draft, table))
    return measuredThemselves(index, draft, { holder, table, isTheirs });
  const settled = (nominal: Nominal): Nominal =>
    nominal !== holder
      ? nominal
      : {
          ...nominal,
          conditions: [
            ...nominal.conditions.filter((one) => !isTheirs(one) && tableHeld(index, nominal, one) !== table),
            { kind: 'exists', nominal: { kind: 'nominal', dataset: table, conditions: theirs } },
          ],
        };
  return {
    ...draft,
    nominals: draft.nominals.map(settled),
    measures: draft.measures.map((one) =>
      one.kind === 'count' ? { ...one, nominal: settled(one.nominal) } : one,
    ),
    conditions: draft.conditions.filter((one) => !isTheirs(one)),
  };
}

/** "applicants per year", "applicants by month in 2024": in the times of what they are called after. */
function inTimesOfTheirs(
  draft: Draft,
  {
    index,
    holder,
    table,
  }: { readonly index: KnowledgeIndex; readonly holder: Nominal; readonly table: string },
): Draft {
  const { defaultDate } = index.dataset(table);
  if (defaultDate === null) return draft;
  const field: FieldTerm = { alternatives: [{ dataset: table, field: defaultDate, cost: 0 }] };
  const timed = (one: ConditionSketch): ConditionSketch => (isBareTime(one) ? { ...one, field } : one);
  const settled = (nominal: Nominal): Nominal =>
    nominal === holder ? { ...nominal, conditions: nominal.conditions.map(timed) } : nominal;
  return {
    ...draft,
    nominals: draft.nominals.map(settled),
    measures: draft.measures.map((one) =>
      one.kind === 'count' ? { ...one, nominal: settled(one.nominal) } : one,
    ),
    conditions: draft.conditions.map(timed),
    groups: draft.groups.map((one) => (isBarePart(one) ? { ...one, field } : one)),
  };
}

function isBarePart(one: DimensionSketch): one is DimensionSketch & { readonly kind: 'part' } {
  return one.kind === 'part' && one.field === null;
}

/** What is said of the rows that are measured as conditions on them, and of who has them what else is said. */
function measuredThemselves(
  index: KnowledgeIndex,
  draft: Draft,
  {
    holder,
    table,
    isTheirs,
  }: {
    readonly holder: Nominal;
    readonly table: string;
    readonly isTheirs: (one: ConditionSketch) => boolean;
  },
): Draft {
  const rest = holder.conditions.filter((one) => !isTheirs(one) && tableHeld(index, holder, one) !== table);
  const nominals = draft.nominals.flatMap((one) => {
    if (one !== holder) return [one];
    return rest.length === 0 ? [] : [{ ...holder, conditions: rest }];
  });
  return { ...draft, nominals, conditions: [...draft.conditions, ...holder.conditions.filter(isTheirs)] };
}

/** The table of which the rows have some, where they are called after that. */
function heldBy(index: KnowledgeIndex, nominal: Nominal): string | null {
  const tables = nominal.conditions.flatMap((one) => tableHeld(index, nominal, one) ?? []);
  return tables.length === 1 ? (tables[0] ?? null) : null;
}

/** That there is any row of another table, and nothing more of it. */
function tableHeld(index: KnowledgeIndex, { dataset }: Nominal, condition: ConditionSketch): string | null {
  if (condition.kind !== 'segment' || condition.segments.length !== 1) return null;
  const [name = ''] = condition.segments;
  return index.segment(name).dataset === dataset ? tableOfAny(index, name) : null;
}

/** A state or a value of rows of that table alone. */
function isOf(index: KnowledgeIndex, condition: ConditionSketch, table: string | null): boolean {
  if (condition.kind === 'segment')
    return condition.segments.every((name) => index.segment(name).dataset === table);
  return (
    condition.kind === 'value' &&
    condition.values.every(({ alternatives }) => alternatives.every(({ dataset }) => dataset === table))
  );
}
