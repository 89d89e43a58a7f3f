import type { Expression, RelatedExpression } from '../../shared/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense, undecided } from './rejection.ts';
import type { Nth } from './sketch.ts';

/** A value of the first, second … of the rows that belong to a row of the owner, by their usual date and then their key. */
export function nthOf(index: KnowledgeIndex, nth: Nth, value: Expression): RelatedExpression {
  const { dataset, position } = nth;
  const owner = nth.owner ?? somebody(index, dataset);
  if (owner === dataset || !index.isToOne(dataset, owner) || index.isToOne(owner, dataset))
    return noSense(`a row of ${owner} has no first of ${dataset}`);
  const { defaultDate, label } = index.dataset(dataset);
  const date = defaultDate ?? noSense(`a ${label} has no single date`);
  return {
    kind: 'related',
    table: owner,
    related: dataset,
    value,
    position,
    orderBy: [index.columnOf(dataset, date), keyOf(index, dataset)],
  };
}

/** What tells a row from the others of its table. */
export function keyOf(index: KnowledgeIndex, dataset: string): Expression {
  const { primaryKey, label } = index.dataset(dataset);
  const [key, ...others] = primaryKey;
  return key === undefined || others.length > 0
    ? noSense(`a ${label} has no single key`)
    : index.columnOf(dataset, key);
}

/** Those whose "first loan" is meant where nobody is named: the people that the rows are of. */
function somebody(index: KnowledgeIndex, dataset: string): string {
  const people = index.knowledge.datasets.filter(
    ({ name, fields, roleOf }) =>
      roleOf === undefined &&
      name !== dataset &&
      index.isToOne(dataset, name) &&
      fields.some(({ label }) => /\b(?:full|first|last) name\b|\bbirth/.test(label)),
  );
  const [only, ...others] = people;
  return only === undefined || others.length > 0
    ? undecided('whose first or second it is, is not said')
    : only.name;
}
