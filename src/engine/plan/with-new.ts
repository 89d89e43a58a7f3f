import { isSame } from '../is-same.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import {
  type ConditionSketch,
  type DimensionSketch,
  type FieldAlternative,
  type FieldTerm,
  isBareTime,
  type Nominal,
} from './sketch.ts';

/** "new customers this quarter" came then: the time is that of the date by which they are known. */
export function withNew({ index }: Assembly, draft: Draft): Draft {
  const { nominals, measures, conditions, groups, compare } = draft;
  const counted = measures.flatMap((one) => (one.kind === 'count' ? [one.nominal] : []));
  const fresh = [...nominals, ...counted].find(({ isNew }) => isNew === true);
  const date = fresh === undefined ? null : index.dataset(fresh.dataset).defaultDate;
  if (fresh === undefined || date === null) return draft;
  const field: FieldTerm = { alternatives: [{ dataset: fresh.dataset, field: date, cost: 0 }] };
  const dated = (condition: ConditionSketch): ConditionSketch =>
    isBareTime(condition) ? { ...condition, field } : condition;
  const hasPeriod = groups.some(({ kind }) => kind === 'part');
  // "new members by year *by joining date*"
  const isOfDate = (group: DimensionSketch): boolean =>
    group.kind === 'field' && isSame(group.field.alternatives.map(nameOf), field.alternatives.map(nameOf));
  const came = (nominal: Nominal): Nominal =>
    nominal.isNew === true ? { ...nominal, conditions: nominal.conditions.map(dated) } : nominal;
  return {
    ...draft,
    nominals: nominals.map(came),
    measures: measures.map((one) => (one.kind === 'count' ? { ...one, nominal: came(one.nominal) } : one)),
    conditions: conditions.map(dated),
    compare: compare === null ? null : { ...compare, sides: compare.sides.map(dated) },
    groups: groups
      .filter((group) => !hasPeriod || !isOfDate(group))
      .map((group) => (group.kind === 'part' && group.field === null ? { ...group, field } : group)),
  };
}

function nameOf({ dataset, field }: FieldAlternative): string {
  return `${dataset}.${field}`;
}
