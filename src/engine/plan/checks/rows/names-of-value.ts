import type { Condition } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';

/** What the value that a condition asks for is called, in small letters; none for other conditions. */
export function namesOfValue(condition: Condition, index: KnowledgeIndex): readonly string[] {
  if (condition.kind !== 'test' || condition.expression.kind !== 'binary') return [];
  const { operator, left, right } = condition.expression;
  if (operator !== '=' || left.kind !== 'column' || right.kind !== 'literal') return [];
  const known = index.field(left.table, left.column).values?.find(({ value }) => value === right.value);
  return known === undefined ? [] : [`${known.value}`, ...known.synonyms].map((name) => name.toLowerCase());
}
