import type { Dataset, Field, Knowledge } from '../knowledge.ts';
import { eventNounsOf } from '../names/event-nouns.ts';
import { pluralOf, singularOf } from '../names/plural.ts';
import { isMoney, lastWord } from './takings.ts';

/** Words that say no more than that a column is an amount. */
const AMOUNT = /^(?:(.+) )?(?:amount|sum|value)$/;

/** What money is paid as: the `fee_amount` of a row is its fee. */
const DUES: ReadonlySet<string> = new Set(
  `bonus charge commission compensation deposit fee fine grant levy penalty premium prize refund rent reward royalty subsidy
  surcharge tax tip toll`.split(/\s+/),
);

/** Tables of which each row says how something was found to be: a score of a `satisfaction_survey` is a satisfaction score. */
const FINDINGS: ReadonlySet<string> = new Set(
  'assessment check evaluation exam feedback inspection measurement rating reading review survey test'.split(
    ' ',
  ),
);

/**
 * The knowledge with the names that columns have of what they are kept for: "fees" of a `fee_amount`, "prize money" of a
 * prize in euros, "sponsorship money" of the one amount of a table, "creation date" of what tells when rows were created.
 * None where anything else is called so. `isNamed` tells the tables that a person has described.
 */
export function withAmountNames(knowledge: Knowledge, isNamed: (table: string) => boolean): Knowledge {
  const found = knowledge.datasets
    .filter(({ name, isVisible }) => isVisible && !isNamed(name))
    .flatMap((dataset) =>
      dataset.fields.flatMap((field) =>
        [
          ...moneyNames(field, dataset),
          ...findingNames(field, dataset),
          ...momentNames(field),
          ...percentNames(field),
        ].map((name) => ({
          name,
          field,
        })),
      ),
    );
  const taken = namesOf(knowledge);
  const fields = Map.groupBy(found, ({ name }) => name);
  const free = found.filter(
    ({ name }) => fields.get(name)?.length === 1 && !taken.has(singularOf(name)) && !taken.has(name),
  );
  if (free.length === 0) return knowledge;
  const byField = Map.groupBy(free, ({ field }) => field);
  return {
    ...knowledge,
    datasets: knowledge.datasets.map((dataset) => ({
      ...dataset,
      fields: dataset.fields.map((field) => {
        const names = (byField.get(field) ?? []).map(({ name }) => name);
        return names.length === 0 ? field : { ...field, synonyms: [...field.synonyms, ...names] };
      }),
    })),
  };
}

function moneyNames(field: Field, { label: table, fields }: Dataset): readonly string[] {
  if (!isMoney(field)) return [];
  const isOnly = fields.filter(isMoney).length === 1;
  const amount = AMOUNT.exec(field.label);
  const thing = amount === null ? field.label : amount[1];
  const named = thing === undefined ? [] : [`${thing} money`];
  const due =
    thing !== undefined && amount !== null && DUES.has(lastWord(thing)) ? [thing, pluralOf(thing)] : [];
  return [...new Set([...named, ...due, ...(isOnly ? [`${table} money`] : [])])];
}

function findingNames({ label, role }: Field, { label: table }: Dataset): readonly string[] {
  const about = table.slice(0, -lastWord(table).length - 1);
  return role === 'measure' && about !== '' && FINDINGS.has(lastWord(table)) && !label.includes(' ')
    ? [`${about} ${label}`]
    : [];
}

/** `loss_pct` is the loss percentage. */
function percentNames({ label, role }: Field): readonly string[] {
  return role === 'measure' && label.endsWith(' percent') ? [`${label}age`] : [];
}

/** What was done at a moment, as a noun: `created_at` is the creation date. How long a creation took it does not tell. */
function momentNames({ label, role }: Field): readonly string[] {
  const participle = /^(\w+) (?:at|on|date|time)$/.exec(label)?.[1];
  if (role !== 'time' || participle === undefined) return [];
  if (participle === 'created')
    return ['creation date', 'creation time', 'date of creation', 'time of creation'];
  return eventNounsOf(participle).flatMap((noun) => [`${noun} date`, `date of ${noun}`]);
}

/** Everything that something in the database is called by, in the singular too. */
function namesOf({ datasets, metrics, segments }: Knowledge): ReadonlySet<string> {
  const named = [...datasets, ...datasets.flatMap(({ fields }) => fields), ...metrics, ...segments];
  const values = datasets.flatMap(({ fields }) =>
    fields.flatMap(({ role, values: all }) => (role === 'category' ? (all ?? []) : [])),
  );
  return new Set([
    ...named.flatMap(({ label, synonyms }) =>
      [label, ...synonyms].flatMap((name) => [name, singularOf(name)]),
    ),
    ...values.map(({ value }) => String(value).toLowerCase()),
  ]);
}
