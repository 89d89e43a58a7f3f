import type { Dataset, Field, Knowledge } from '../knowledge.ts';
import { pluralOf } from '../names/plural.ts';

/**
 * The knowledge with what keys call things of which there is no table, or columns of their own: the `team_id` of salaries is the
 * team, and `winner_rank` beside a `winner_id` the rank of the winner. None where anything else is called so. `isNamed` tells the
 * tables that a person has described.
 */
export function withKeyNouns(knowledge: Knowledge, isNamed: (table: string) => boolean): Knowledge {
  const taken = namesOf(knowledge);
  return {
    ...knowledge,
    datasets: knowledge.datasets.map((dataset) =>
      isNamed(dataset.name) || !dataset.isVisible
        ? dataset
        : { ...dataset, fields: dataset.fields.map((field) => named(field, { dataset, knowledge, taken })) },
    ),
  };
}

interface Known {
  readonly dataset: Dataset;
  readonly knowledge: Knowledge;
  readonly taken: ReadonlySet<string>;
}

function named(field: Field, known: Known): Field {
  const names = [...nounOfKey(field, known), ...ownedNames(field, known)].filter(
    (name) => !known.taken.has(name) && name !== field.label && !field.synonyms.includes(name),
  );
  return names.length === 0 ? field : { ...field, synonyms: [...field.synonyms, ...names] };
}

/** `team id`: a team, where the key leads nowhere and is none of the table's own rows. */
function nounOfKey(field: Field, { dataset, knowledge }: Known): readonly string[] {
  const noun = field.role === 'key' ? KEY.exec(field.label)?.[1] : undefined;
  const isOwn = dataset.primaryKey.length === 1 && dataset.primaryKey[0] === field.name;
  const leads = knowledge.relationships.some(
    ({ from, fromColumns, to, toColumns }) =>
      (from === dataset.name && fromColumns.includes(field.name)) ||
      (to === dataset.name && toColumns.includes(field.name)),
  );
  return noun === undefined || isOwn || leads ? [] : [noun];
}

const KEY = /^([a-z]{4,}) id$/;

/** `winner rank`: the rank of the winner, whom a key of the same row tells. */
function ownedNames({ label, role }: Field, { dataset, knowledge }: Known): readonly string[] {
  const [owner = '', ...rest] = label.split(' ');
  if (role === 'key' || rest.length === 0) return [];
  const isKey = dataset.fields.some(
    (one) =>
      one.label === `${owner} id` &&
      knowledge.relationships.some(
        ({ from, fromColumns }) =>
          from === dataset.name && fromColumns.length === 1 && fromColumns[0] === one.name,
      ),
  );
  return isKey ? [owner, pluralOf(owner)].map((one) => `${rest.join(' ')} of ${one}`) : [];
}

/** Everything that something in the database is called by. */
function namesOf({ datasets, metrics, segments }: Knowledge): ReadonlySet<string> {
  const fields = datasets.flatMap((one) => one.fields);
  const values = fields.flatMap((one) => (one.values ?? []).map(({ value }) => String(value).toLowerCase()));
  return new Set([
    ...values,
    ...[...datasets, ...fields, ...metrics, ...segments].flatMap((one) => [one.label, ...one.synonyms]),
    // Player awards are awards.
    ...datasets.flatMap(({ label, labelPlural }) => [...label.split(' '), labelPlural]),
  ]);
}
