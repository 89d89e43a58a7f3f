import type { Dataset } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalledIn } from '../../tables-called.ts';
import { tablesOnWay } from '../../tables-on-way.ts';
import { isOfValue } from '../value-tests.ts';

/**
 * Rejects the name of somebody that somebody else may bear who has a part of its own in the rows: "how many prescriptions did Vera Rossi
 * write" is of the patient of that name as little as of the doctor, where `prescribed_by` refers to doctors and neither is said.
 */
export function checkWhoseValue(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !index.knowledge.datasets.some(({ roleOf }) => roleOf !== undefined)) return;
  const called = tablesCalledIn(words, index);
  for (const { left, right } of partsOf(query).filter(isOfValue)) {
    const owner = index.dataset(left.table);
    const { label, role } = index.field(left.table, left.column);
    if (owner.roleOf !== undefined || role !== 'name' || called.has(owner.name)) continue;
    const onWay = tablesOnWay(query, index.knowledge);
    const other = index.knowledge.datasets.find(
      (one) =>
        one.roleOf !== undefined &&
        one.roleOf !== owner.name &&
        index.knowledge.relationships.some(({ from, to }) => to === one.name && onWay.has(from)) &&
        hasValue(one, { label, value: String(right.value) }, index),
    );
    if (other !== undefined)
      undecided(
        `whether the ${label} is that of the ${owner.label} or of the ${index.dataset(other.roleOf ?? '').label} is not said`,
      );
  }
}

/** Whether a column of the rows that play the part, called as this one is, has the value as well. */
function hasValue(
  { roleOf }: Dataset,
  { label, value }: { readonly label: string; readonly value: string },
  index: KnowledgeIndex,
): boolean {
  const fields = roleOf === undefined ? [] : index.dataset(roleOf).fields;
  const values = fields.find((field) => field.label === label)?.values ?? [];
  return values.some((one) => String(one.value).toLowerCase() === value.toLowerCase());
}
