import { type Dataset, type Knowledge, pluralOf, type Relationship } from '../catalog/mod.ts';
import { isEndOf, wordsOfRole } from './words-of-role.ts';

/**
 * The knowledge with what references call the rows of a table as a further name of it, where that is a part of its own name
 * and nothing else is called so: `status_id` of plants refers to the plant status types,
 * `hero_id` to the superheroes.
 */
export function withShortNames(knowledge: Knowledge): Knowledge {
  const { datasets, relationships, metrics, segments } = knowledge;
  const references = new Map(
    relationships.flatMap((relationship) => {
      const name = shortName(relationship, datasets);
      return name === null ? [] : [[name, relationship.to] as const];
    }),
  );
  if (references.size === 0) return knowledge;
  const named = [
    ...datasets.filter(({ isVisible }) => isVisible),
    ...metrics,
    ...segments,
    ...datasets.flatMap(({ fields }) => fields.filter(({ role }) => role !== 'key')),
  ];
  const taken = new Set(named.flatMap(({ label, synonyms }) => [label, ...synonyms]));
  const free = [...references].filter(([name]) => !taken.has(name));
  return {
    ...knowledge,
    datasets: datasets.map((dataset) => {
      const names = free.flatMap(([name, table]) => (table === dataset.name ? [name, pluralOf(name)] : []));
      return names.length === 0 ? dataset : { ...dataset, synonyms: [...dataset.synonyms, ...names] };
    }),
  };
}

function shortName({ from, to, fromColumns }: Relationship, datasets: readonly Dataset[]): string | null {
  const [owner, table] = [from, to].map((name) => datasets.find((dataset) => dataset.name === name));
  const [words = ''] = owner?.fields.flatMap((one) => (one.name === fromColumns[0] ? [one.label] : [])) ?? [];
  const role = wordsOfRole(words);
  const own = table?.label.split(' ') ?? [];
  const isShort = fromColumns.length === 1 && role.length < own.length;
  const [only = '', ...others] = role;
  const isEnd =
    others.length === 0 && role.length > 0 && fromColumns.length === 1 && isEndOf(only, own.at(-1) ?? '');
  const isPart = isShort && role.length > 0 && role.every((word) => own.includes(word));
  return isPart || isEnd ? role.join(' ') : null;
}
