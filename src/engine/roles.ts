import {
  type Dataset,
  type Field,
  type Knowledge,
  pluralOf,
  type Relationship,
  singularOf,
} from '../catalog/mod.ts';
import type { Expression } from '../shared/mod.ts';
import { mapExpression } from './expression-walk.ts';
import type { Tie } from './ties.ts';
import { isEndOf, isSameKey, wordsOfRole } from './words-of-role.ts';

/**
 * The knowledge with a dataset more for each part that rows of one table play in those of another: `listings.seller_id`
 * and `orders.buyer_id` refer to users, of which there are then sellers and buyers too, joined by that key alone.
 */
export function withRoles(knowledge: Knowledge, ties: readonly Tie[] = []): Knowledge {
  const played = knowledge.relationships.flatMap((relationship) => {
    const isTied = ties.some(({ other }) => other === relationship);
    const role = isTied ? tiedRole(relationship, knowledge) : roleOf(relationship, knowledge);
    return role === null ? [] : [{ relationship, role, key: `${role} of ${relationship.to}` }];
  });
  if (played.length === 0) return knowledge;
  const taken = new Set(knowledge.datasets.map(({ name }) => name.toLowerCase()));
  const parts = [...Map.groupBy(played, ({ key }) => key).values()].flatMap((same) => {
    const [first] = same;
    const table = knowledge.datasets.find(({ name }) => name === first?.relationship.to);
    if (first === undefined || table === undefined) return [];
    const dataset = playing(table, { role: first.role, taken });
    taken.add(dataset.name.toLowerCase());
    return [{ dataset, keys: same.map(({ relationship }) => relationship) }];
  });
  const labels = new Set(parts.map(({ dataset }) => dataset.label));
  return {
    ...knowledge,
    datasets: [
      ...knowledge.datasets.map((dataset) => withoutRoleNames(dataset, labels)),
      ...parts.map(({ dataset }) => dataset),
    ],
    relationships: [
      ...withoutQualified(knowledge.relationships, played),
      ...parts.flatMap((part) => keysOf(part, knowledge)),
    ],
  };
}

/**
 * "films per language": by `language_id`, and not by the `original_language_id` beside it, which says that it is another; "staff of a
 * ward": by the `ward_id` of each, and not by the `head_id` of the ward; "tracks of an artist": by the albums, and not by the
 * `featured_artist_id` that some of them have.
 */
function withoutQualified(
  relationships: readonly Relationship[],
  played: readonly { readonly relationship: Relationship }[],
): readonly Relationship[] {
  const qualified = new Set(played.map(({ relationship }) => relationship));
  const isPlain = (one: Relationship): boolean => !qualified.has(one) && one.fromColumns.length === 1;
  const isBetween = (one: Relationship, from: string, to: string): boolean =>
    one.from === from && one.to === to && isPlain(one);
  const isPlainWay = (from: string, to: string): boolean =>
    relationships.filter((other) => isBetween(other, from, to)).length === 1;
  /** Each row belongs to one there by what it belongs to, which its own key need not say. */
  const isPlainChain = ({ from, to, isTotal }: Relationship): boolean => {
    const ways = relationships.flatMap((first) =>
      first.from === from && isPlain(first) && first.isTotal
        ? relationships.filter((second) => isBetween(second, first.to, to) && second.isTotal)
        : [],
    );
    return !isTotal && ways.length === 1;
  };
  return relationships.filter(
    (one) =>
      !qualified.has(one) ||
      one.from === one.to ||
      !(isPlainWay(one.from, one.to) || isPlainWay(one.to, one.from) || isPlainChain(one)),
  );
}

interface Part {
  readonly dataset: Dataset;
  /** By which the role is played. */
  readonly keys: readonly Relationship[];
}

const PREPOSITIONS: ReadonlySet<string> = new Set([
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'to',
  'with',
]);

/** What the referring column calls the row, where that is no name of the table: `seller`; null where it is one. */
function roleOf({ from, to, fromColumns, toColumns }: Relationship, { datasets }: Knowledge): string | null {
  const [owner, table] = [from, to].map((name) => datasets.find((dataset) => dataset.name === name));
  const column = owner?.fields.find(({ name }) => name === fromColumns[0]);
  const key = table?.fields.find(({ name }) => name === toColumns[0]);
  if (owner === undefined || table === undefined || column === undefined || fromColumns.length > 1)
    return null;
  if (!owner.isVisible || !table.isVisible || column.label === key?.label) return null;
  if (key !== undefined && isSameKey(column.name, key.name)) return null;
  const role = withoutKey(wordsOfRole(column.label), key);
  const own = [table.label, ...table.synonyms].flatMap((name) => name.split(' '));
  const isOwn = role.every((word) =>
    own.some((other) => other.startsWith(singularOf(word)) || isEndOf(singularOf(word), other)),
  );
  const label = role.join(' ');
  const isOther = datasets.some((dataset) => dataset.label === label || dataset.synonyms.includes(label));
  if (isOwn || isOther) return null;
  // Whom somebody reports to is a manager.
  if (label === 'reports to' && from === to) return 'manager';
  // "referred by" alone is no name for who did it.
  return PREPOSITIONS.has(role.at(-1) ?? '') ? `${label} ${table.label}` : label;
}

/** `origin` of `origin iata`, where `iata` is the key that it refers to. */
function withoutKey(role: readonly string[], key: Field | undefined): readonly string[] {
  const own = key?.label.split(' ') ?? [];
  const isKey = own.length < role.length && own.every((word, at) => word === role.at(at - own.length));
  return isKey ? role.slice(0, -own.length) : role;
}

/** Who is at the other end of a tie: "friend highschooler", as the tie itself is called a friend. */
function tiedRole({ from, to, fromColumns }: Relationship, { datasets }: Knowledge): string | null {
  const [owner, table] = [from, to].map((name) => datasets.find((dataset) => dataset.name === name));
  const column = owner?.fields.find(({ name }) => name === fromColumns[0]);
  if (table === undefined || column === undefined) return null;
  const label = wordsOfRole(column.label).join(' ');
  return datasets.every((dataset) => dataset.label !== `${label} ${table.label}`)
    ? `${label} ${table.label}`
    : null;
}

/** The table under the name of the role; its columns are named together with the role only. */
function playing(
  table: Dataset,
  { role, taken }: { readonly role: string; readonly taken: ReadonlySet<string> },
): Dataset {
  const plain = role.replaceAll(/[^\p{L}\p{N}]+/gu, '_');
  const name = taken.has(plain) ? `${plain}_${table.name}` : plain;
  const noun = table.label.split(' ').at(-1) ?? table.label;
  const isNoun = role.split(' ').at(-1) === noun;
  return {
    ...table,
    name,
    roleOf: table.name,
    label: role,
    labelPlural: pluralOf(role),
    synonyms: isNoun ? endsOf(role) : [`${role} ${noun}`, pluralOf(`${role} ${noun}`)],
    fields: table.fields.map((field) => ofRole(field, { role, noun, table: table.name, name })),
  };
}

/** What says by itself which end of a way is meant: "by origin" of an `origin location`. */
const ENDS: ReadonlySet<string> = new Set([
  'arrival',
  'departure',
  'destination',
  'origin',
  'source',
  'target',
]);

function endsOf(role: string): readonly string[] {
  const [first = '', ...others] = role.split(' ');
  return others.length === 1 && ENDS.has(first) ? [first, pluralOf(first)] : [];
}

interface Playing {
  readonly role: string;
  /** The last word of the table's label. */
  readonly noun: string;
  readonly table: string;
  readonly name: string;
}

function ofRole(field: Field, { role, noun, table, name }: Playing): Field {
  const moved = (node: Expression): Expression | null =>
    node.kind === 'column' && node.table === table ? { ...node, table: name } : null;
  // The name of an origin location is called `location name`, and not the origin location's location name.
  const prefixes = [role, ...endsOf(role).slice(0, 1)];
  const called = (prefix: string, label: string): string =>
    (label === noun || label.startsWith(`${noun} `)) && prefix.endsWith(noun)
      ? prefix + label.slice(noun.length)
      : `${prefix} ${label}`;
  const [label = field.label, ...synonyms] = [field.label, ...field.synonyms].flatMap((one) =>
    prefixes.map((prefix) => called(prefix, one)),
  );
  return {
    ...field,
    label,
    synonyms: [...new Set(synonyms)].filter((one) => one !== label),
    expression: field.expression === null ? null : mapExpression(field.expression, moved),
  };
}

/** The keys by which the role is played, and those by which who plays it refers to others. */
function keysOf({ dataset, keys }: Part, { relationships }: Knowledge): readonly Relationship[] {
  // The head of a ward need not work there.
  const owners = new Set(keys.map(({ from }) => from));
  const further = relationships.filter(
    ({ from, to }) => from === dataset.roleOf && to !== dataset.roleOf && !owners.has(to),
  );
  return [
    ...keys.map((key) => ({ ...key, to: dataset.name, name: `${key.name} ${dataset.name}` })),
    ...further.map((key) => ({ ...key, from: dataset.name, name: `${dataset.name} ${key.name}` })),
  ];
}

/** "by base airport" is by the airport, where the column that holds its key is called so too. */
function withoutRoleNames(dataset: Dataset, roles: ReadonlySet<string>): Dataset {
  const isRole = ({ role, label }: Field): boolean => role === 'key' && roles.has(label);
  return dataset.fields.some(isRole)
    ? {
        ...dataset,
        fields: dataset.fields.map((field) =>
          isRole(field) ? { ...field, label: `${field.label} key`, synonyms: [] } : field,
        ),
      }
    : dataset;
}
