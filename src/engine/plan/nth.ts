import type { Field } from '../../catalog/mod.ts';
import type { Expression, RelatedExpression } from '../../shared/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense, undecided } from './rejection.ts';
import type { Nth } from './sketch.ts';

/** A value of the first, second … of the rows that belong to a row of the owner, by their usual date and then their key. */
export function nthOf(index: KnowledgeIndex, nth: Nth, value: Expression): RelatedExpression {
  const { dataset, position, isLast } = nth;
  const owner = nth.owner ?? somebody(index, dataset);
  if (owner === dataset || !index.isToOne(dataset, owner) || index.isToOne(owner, dataset))
    return noSense(`a row of ${owner} has no first of ${dataset}`);
  const { label } = index.dataset(dataset);
  const date = orderingDate(index, nth) ?? noSense(`a ${label} has no single date`);
  return {
    kind: 'related',
    table: owner,
    related: dataset,
    value,
    position,
    ...(isLast === true ? { isFromEnd: isLast } : {}),
    orderBy: [index.columnOf(dataset, date), keyOf(index, dataset)],
  };
}

/** The date by which a row is the first or the last: the usual one; of what is planned ahead, the last is the last that came. */
export function orderingDate(index: KnowledgeIndex, { dataset, isLast }: Nth): string | null {
  const { defaultDate, label, fields } = index.dataset(dataset);
  if (isLast !== true || defaultDate === null || !isAhead(index, index.field(dataset, defaultDate)))
    return defaultDate;
  const others = fields.filter((field) => field.role === 'time' && field.name !== defaultDate);
  const [came, ...more] = others;
  return came === undefined || more.length > 0 || isAhead(index, came)
    ? undecided(`by which date a ${label} is the last is not said`)
    : came.name;
}

/** Whether some of it lies after the day of the data. */
function isAhead({ asOf }: KnowledgeIndex, { max }: Field): boolean {
  return asOf !== null && typeof max === 'string' && max.slice(0, asOf.length) > asOf;
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
