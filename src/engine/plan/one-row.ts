import type { KnowledgeIndex } from './knowledge-index.ts';
import type { ConditionSketch, Nominal } from './sketch.ts';

/** Whether the words single a row of the table out, by its name or its number: "the Arts faculty", "order 57". */
export function isOneRow(index: KnowledgeIndex, { dataset, conditions }: Nominal): boolean {
  return conditions.some((one) => namesRow(index, dataset, one));
}

function namesRow(index: KnowledgeIndex, table: string, condition: ConditionSketch): boolean {
  if (condition.kind === 'key') return condition.dataset === table;
  if (condition.kind !== 'value') return false;
  const [only, ...others] = condition.values;
  if (only === undefined || others.length > 0 || condition.isOneWord === true) return false;
  const { display, rowCount } = index.dataset(table);
  return only.alternatives.some(({ dataset, field }) => {
    if (dataset !== table) return false;
    const { distinctCount } = index.field(table, field);
    // "the asking price of 7 Church Street": no other row has the address.
    return display.includes(field)
      ? display.length > 1 || distinctCount > rowCount / 2
      : distinctCount === rowCount;
  });
}
