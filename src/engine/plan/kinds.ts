import type { Dataset, Field } from '../../catalog/mod.ts';
import { KINDS, KINDS_OF_PEOPLE, PLAIN_KINDS } from '../lexicon/kinds.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { FieldAlternative } from './sketch.ts';

/** The tables whose rows a value of the field names, as a noun in the plural: "mammals", "tailors"; none for most fields. */
export function rowsCalledBy(
  index: KnowledgeIndex,
  { dataset: name, field: column }: FieldAlternative,
): readonly string[] {
  const dataset = index.dataset(name);
  const field = index.field(name, column);
  const isName = dataset.display.includes(column);
  if (isTableOfKinds(dataset) && (isName || isKind(field, dataset))) {
    const [holder, ...others] = holdersOf(index, name);
    // "hedgehogs" are patients, "mammals" are species too.
    return holder === undefined || others.length > 0 ? [] : isName ? [holder] : [name, holder];
  }
  return isKind(field, dataset) || field.label.split(' ').some((word) => KINDS_OF_PEOPLE.has(word))
    ? [name]
    : [];
}

/** Whether the rows are kinds of what other rows are: species, categories of costumes. */
export function isTableOfKinds({ label }: Dataset): boolean {
  return KINDS.has(label.split(' ').at(-1) ?? '');
}

/** Whether the column says what the rows are: the type, or the customer type of customers; not the payment type of orders. */
export function isKind({ label, role }: Field, dataset: Dataset): boolean {
  const words = label.split(' ');
  const before = words.slice(0, -1);
  const own = dataset.label.split(' ');
  return (
    role === 'category' &&
    KINDS.has(words.at(-1) ?? '') &&
    (PLAIN_KINDS.has(before.join('')) || before.every((word) => own.includes(word)))
  );
}

/** Whether each row has a value of its own there, by which it is known; kinds are known by their names too. */
export function isNameOfRow(index: KnowledgeIndex, { dataset: name, field }: FieldAlternative): boolean {
  const dataset = index.dataset(name);
  const isKnownBy = dataset.display.length === 1 && dataset.display.includes(field);
  return isKnownBy && !isTableOfKinds(dataset) && index.field(name, field).distinctCount === dataset.rowCount;
}

/** The tables whose rows refer to one of these. */
function holdersOf({ knowledge, dataset }: KnowledgeIndex, name: string): readonly string[] {
  const from = knowledge.relationships.filter(({ to }) => to === name).map((one) => one.from);
  return [...new Set(from)].filter((one) => one !== name && dataset(one).roleOf === undefined);
}
