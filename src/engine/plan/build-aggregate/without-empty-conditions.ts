import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ConditionSketch, MeasureSketch, Nominal } from '../sketch.ts';

/**
 * The draft without what holds for all rows that are counted beside other numbers: in "number of loans issued and total principal per
 * year" every loan is issued, and on the day that years are of anyway. Such words tell the first number apart from no other.
 */
export function withoutEmptyConditions(draft: Draft, index: KnowledgeIndex): Draft {
  if (draft.measures.length < 2) return draft;
  const bare = (nominal: Nominal): Nominal => {
    const conditions = nominal.conditions.filter((one) => !isEmpty(one, nominal.dataset, index));
    return conditions.length === nominal.conditions.length ? nominal : { ...nominal, conditions };
  };
  const bareOf = (measure: MeasureSketch): MeasureSketch =>
    measure.kind === 'count' ? { ...measure, nominal: bare(measure.nominal) } : measure;
  return { ...draft, measures: draft.measures.map(bareOf), nominals: draft.nominals.map(bare) };
}

/** Whether it says that the day is known by which the rows are told apart in time, and which all of them have. */
function isEmpty(condition: ConditionSketch, dataset: string, index: KnowledgeIndex): boolean {
  if (condition.kind !== 'not' || condition.of.kind !== 'missing') return false;
  const { defaultDate, fields } = index.dataset(dataset);
  const date = fields.find(({ name }) => name === defaultDate);
  return (
    date?.isNullable === false &&
    condition.of.field.alternatives.some((one) => one.dataset === dataset && one.field === date.name)
  );
}
