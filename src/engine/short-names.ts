import { type Dataset, type Knowledge, pluralOf, type Relationship } from '../catalog/mod.ts';
import { KINDS } from './lexicon/kinds.ts';
import { isEndOf, wordsOfRole } from './words-of-role.ts';

/**
 * The knowledge with what references call the rows of a table as a further name of it, where that is a part of its own name
 * and nothing else is called so: `status_id` of plants refers to the plant status types,
 * `hero_id` to the superheroes, and the amenities of dorms are `dorm_amenity`.
 */
export function withShortNames(knowledge: Knowledge): Knowledge {
  const { datasets, relationships, metrics, segments } = knowledge;
  const references = new Map(
    relationships.flatMap((relationship) => {
      const name = shortName(relationship, datasets);
      return name === null ? [] : [[name, relationship.to] as const];
    }),
  );
  for (const [name, table] of kindsOfOthers(knowledge)) references.set(name, table);
  if (references.size === 0) return knowledge;
  const named = [...datasets.filter(({ isVisible }) => isVisible), ...metrics, ...segments];
  const taken = new Set(named.flatMap(({ label, synonyms }) => [label, ...synonyms]));
  // The name of an amenity stands for it.
  const isColumn = (called: string, table: string): boolean =>
    datasets.some(({ name, fields, display }) =>
      fields.some(
        (one) =>
          one.role !== 'key' &&
          [one.label, ...one.synonyms].includes(called) &&
          !(name === table && display[0] === one.name),
      ),
    );
  // "type" is that of whatever has one, where several tables are of types.
  const isOfMany = (called: string): boolean =>
    KINDS.has(called) && datasets.filter(({ label }) => label.endsWith(` ${called}`)).length > 1;
  const free = [...references].filter(
    ([name, table]) => !taken.has(name) && !isColumn(name, table) && !isOfMany(name),
  );
  return {
    ...knowledge,
    datasets: datasets.map((dataset) => {
      const names = free.flatMap(([name, table]) => (table === dataset.name ? [name, pluralOf(name)] : []));
      return names.length === 0 ? dataset : { ...dataset, synonyms: [...dataset.synonyms, ...names] };
    }),
  };
}

/** The tables between a table and another that is called as it, and more: `has_amenity` beside `dorm` and `dorm_amenity`. */
function kindsOfOthers({ datasets, relationships }: Knowledge): readonly (readonly [string, string])[] {
  const labels = new Set(datasets.map(({ label }) => label));
  const links = new Set(datasets.filter((one) => isLink(one, relationships)).map(({ name }) => name));
  const kinds = datasets.flatMap(({ label, name }) => {
    const at = label.lastIndexOf(' ');
    return at > 0 && labels.has(label.slice(0, at)) && !links.has(name)
      ? [[label.slice(at + 1), name] as const]
      : [];
  });
  return kinds.filter(([kind]) =>
    datasets.some(({ label, name }) => links.has(name) && label.endsWith(` ${kind}`)),
  );
}

/** All that its rows say is what belongs together. */
function isLink({ name, fields }: Dataset, relationships: readonly Relationship[]): boolean {
  const ties = relationships.filter(({ from }) => from === name);
  return ties.length > 1 && fields.every(({ role }) => role === 'key');
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
