import type { KnowledgeIndex } from './knowledge-index.ts';
import { isAdditive } from './resolve-measure/is-additive.ts';
import type { FieldTerm } from './sketch.ts';

/** "total cost" of a `total_cost`; "cost" of it is not said to be that of all. */
export function isTotalSaid({ alternatives }: FieldTerm, index: KnowledgeIndex): boolean {
  return (
    alternatives.length > 0 &&
    alternatives.every(({ dataset, field: name, cost }) => {
      const { label, unit } = index.field(dataset, name);
      return cost === 0 && label.startsWith('total ') && isAdditive(unit);
    })
  );
}
