import type { AggregateQuery, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { numbersOfGroups } from '../groups-of-rows.ts';
import { undecided } from '../rejection.ts';
import { COUNT, named } from '../resolve-measure/measure-of.ts';
import { type ConditionSketch, type DimensionSketch, isBareTime, isOfGroups } from '../sketch.ts';

/** The groups of a question that asks how many there are: "how many branches grew", as "which branches grew". */
export interface CountedGroups {
  readonly draft: Draft;
  readonly output: Output;
  /** A field's values: what is asked of each of them is asked of no row. */
  readonly areValues: boolean;
}

/** What is asked of groups, where only their number is wanted; null for other questions. */
export function countedGroups({ index }: Assembly, draft: Draft): CountedGroups | null {
  const { measures, conditions, groups, columns, nominals, rank, transform, compare, outputs } = draft;
  const [only, ...others] = measures;
  const isAlone = groups.length + columns.length + nominals.length + others.length === 0;
  if (only === undefined || !isAlone || rank !== null || outputs !== null) return null;
  if (transform !== null || compare !== null) return null;
  if (only.kind === 'aggregate' && only.function === 'count' && only.distinct) {
    const [first] = only.field.alternatives;
    if (first === undefined) return null;
    const label = `number of different values of ${index.field(first.dataset, first.field).label}`;
    const column = { kind: 'field' as const, field: only.field };
    const numbers = numbersOfGroups(index, column, conditions);
    if (numbers !== null) return counted(draft, numbers.group, { conditions: numbers.counts, label });
    // A state where some have no late loans may have others that have.
    if (conditions.some(isOfNone))
      undecided('whether groups that have none at all are meant, or rows that are not so, is not said');
    if (!conditions.some(isOfGroups) || !conditions.every(isClear)) return null;
    return counted(draft, column, { conditions, label });
  }
  if (only.kind !== 'count') return null;
  const { dataset, conditions: own } = only.nominal;
  const all = [...own, ...conditions];
  if (!all.some(isOfEachGroup) || !conditions.every(isClear)) return null;
  const ofRows = all.filter((one) => own.includes(one) && !isOfGroups(one));
  const restriction: readonly ConditionSketch[] =
    ofRows.length === 0
      ? []
      : [{ kind: 'exists', nominal: { kind: 'nominal', dataset, conditions: ofRows } }];
  return counted(
    draft,
    { kind: 'dataset', dataset },
    {
      conditions: [...restriction, ...all.filter((one) => !ofRows.includes(one))],
      label: `number of ${index.dataset(dataset).labelPlural}`,
    },
  );
}

function isOfNone(condition: ConditionSketch): boolean {
  return condition.kind === 'not' && condition.of.kind === 'exists';
}

/** Times are of the rows that the groups have; of anything else it is not said whether of those or of the groups. */
function isClear(condition: ConditionSketch): boolean {
  return isOfGroups(condition) || isBareTime(condition);
}

/** What only a group has, and no row: numbers of related rows are asked of rows too. */
function isOfEachGroup({ kind }: ConditionSketch): boolean {
  return kind === 'changed' || kind === 'stepped' || kind === 'overall' || kind === 'aggregate';
}

function counted(
  draft: Draft,
  group: DimensionSketch,
  { conditions, label }: { readonly conditions: readonly ConditionSketch[]; readonly label: string },
): CountedGroups {
  return {
    draft: { ...draft, measures: [], columns: [group], conditions, startsWithColumns: true },
    output: { ...named(label), ...COUNT, expression: { kind: 'literal', value: null } },
    areValues: group.kind === 'field',
  };
}

/** The query of the groups with their number in place of them. */
export function withNumber(query: AggregateQuery, { output }: CountedGroups): AggregateQuery {
  return { ...query, counted: output, order: [], hidden: query.measures.map(({ name }) => name) };
}
