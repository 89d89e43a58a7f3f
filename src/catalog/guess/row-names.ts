import type { Catalog } from '../catalog.ts';
import type { Dataset, Field, Knowledge, Segment } from '../knowledge.ts';
import { eventNounsOf } from '../names/event-nouns.ts';
import { participleOf } from '../names/participles.ts';
import { pluralOf } from '../names/plural.ts';
import { completeColumns } from './complete-columns.ts';

/**
 * The knowledge with what else people call the rows of a table: by what a number of them numbers (cases have a
 * `case_number`), and by what happened to each of them on a date (admissions are patients by `admitted_on`). None where
 * anything else is called so, or two tables could be. `isNamed` tells the tables that a person has described.
 */
export function withRowNames(
  knowledge: Knowledge,
  { catalog, isNamed }: { readonly catalog: Catalog; readonly isNamed: (table: string) => boolean },
): Knowledge {
  const complete = completeColumns(catalog);
  const refers = new Set(
    knowledge.relationships.flatMap(({ from, fromColumns }) =>
      fromColumns.map((column) => `${from}.${column}`),
    ),
  );
  const tables = knowledge.datasets.filter(({ name, isVisible }) => isVisible && !isNamed(name));
  const found = tables.flatMap((dataset) => {
    const isComplete = ({ name, yearColumn = name }: Field): boolean =>
      complete.has(`${dataset.name}.${yearColumn}`);
    const numbers = numbered(dataset, isComplete).filter(
      ({ field }) => !refers.has(`${dataset.name}.${field.name}`),
    );
    return [...numbers, ...referredTo(dataset, knowledge), ...happened(dataset, isComplete)];
  });
  const taken = takenBy(knowledge);
  const free = [...Map.groupBy(found, ({ noun }) => noun)].flatMap(([noun, [first, ...others]]) => {
    if (first === undefined || others.some(({ dataset }) => dataset !== first.dataset)) return [];
    const { fields } = first.dataset;
    const called = [...(taken.get(noun) ?? []), ...(taken.get(pluralOf(noun)) ?? [])];
    const isOwnDate = (one: Field): boolean => one.role === 'time' && fields.includes(one);
    // Others may be of that kind too: a value is no name of rows.
    const isValue = (one: Field): boolean => first.field.role === 'key' && !isCalled(one, noun);
    const isFree = called.every((one) => one !== null && (isOwnDate(one) || isValue(one)));
    return isFree && (first.isOfAll || others.length === 0) ? [first] : [];
  });
  if (free.length === 0) return knowledge;
  return {
    ...knowledge,
    datasets: knowledge.datasets.map((dataset) => {
      const nouns = free.filter((one) => one.dataset === dataset && one.isOfAll).map(({ noun }) => noun);
      const names = nouns.flatMap((noun) => [noun, pluralOf(noun)]);
      return names.length === 0 ? dataset : { ...dataset, synonyms: [...dataset.synonyms, ...names] };
    }),
    segments: [...knowledge.segments, ...segmentsOf(free.filter(({ isOfAll }) => !isOfAll))],
  };
}

/** A noun for rows of a table, after one of its columns. */
interface RowName {
  readonly noun: string;
  readonly dataset: Dataset;
  readonly field: Field;
  /** Whether every row is one, on its usual date. */
  readonly isOfAll: boolean;
}

/** One word that tells what is numbered. */
const NUMBERED = /^([a-z]{3,}) (?:id|number|code|key|reference)$/;

/** What is numbered and is no row: people have a phone number, cars a plate number. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `account badge bank barcode batch building card cell chassis contact document email engine external fax flight house iban identity
  insurance internal licence license line lot mobile model national part passport phone pin plate policy postal product
  ref ring room seat sequence serial social sort street tag tax telephone tracking vat vin zip`.split(/\s+/),
);

/** `case_number`: its rows are cases, where each has its own. */
function numbered(dataset: Dataset, isComplete: (field: Field) => boolean): readonly RowName[] {
  const { primaryKey, rowCount } = dataset;
  return dataset.fields.flatMap((field) => {
    const isKey = primaryKey.length === 1 && primaryKey[0] === field.name;
    const isUnique = isKey || (field.distinctCount === rowCount && isComplete(field) && rowCount > 1);
    const noun = NUMBERED.exec(field.label)?.[1];
    const isName = noun !== undefined && isUnique && (isKey || !ATTRIBUTES.has(noun));
    return isName ? [{ noun, dataset, field, isOfAll: true }] : [];
  });
}

/** `player_id` of people, to which other tables refer: players are those who have one. */
function referredTo(dataset: Dataset, { relationships }: Knowledge): readonly RowName[] {
  return dataset.fields.flatMap((field) => {
    const noun = NUMBERED.exec(field.label)?.[1];
    const isReferred = relationships.some(
      ({ to, toColumns: [column, ...others] }) =>
        to === dataset.name && column === field.name && others.length === 0,
    );
    const isOwn = field.role === 'key' && field.isNullable && dataset.primaryKey.length === 0;
    return noun !== undefined && isReferred && isOwn ? [{ noun, dataset, field, isOfAll: false }] : [];
  });
}

function isCalled({ label, synonyms }: Field, noun: string): boolean {
  return [label, ...synonyms].some((name) => name === noun || name === pluralOf(noun));
}

/** What ends the name of a date, after the event that it dates. */
const DATE_ENDS = / (?:at|date|datetime|day|night|on|time|timestamp)$/;

/** Nouns of money as much as of events: the total of the payments is no number of them. */
const AMOUNTS: ReadonlySet<string> = new Set(['bill', 'investment', 'loss', 'payment', 'refund', 'sale']);

/** `admitted_on`: admissions are its rows, those that have the date. */
function happened(dataset: Dataset, isComplete: (field: Field) => boolean): readonly RowName[] {
  return dataset.fields.flatMap((field) => {
    if (field.role !== 'time') return [];
    const event = field.label.replace(/^date (?:of )?/, '').replace(DATE_ENDS, '');
    const isOfAll = dataset.defaultDate === field.name && isComplete(field);
    return eventNounsOf(participleOf(event) ?? event)
      .filter((noun) => !AMOUNTS.has(noun))
      .map((noun) => ({ noun, dataset, field, isOfAll }));
  });
}

/** Of each word or name the column that is called so, or null for anything else that is. */
function takenBy({ datasets, metrics, segments }: Knowledge): ReadonlyMap<string, readonly (Field | null)[]> {
  const named = [
    ...[...datasets.filter(({ isVisible }) => isVisible), ...metrics, ...segments].map((one) => ({
      names: [one.label, ...one.synonyms, ...('nouns' in one ? one.nouns : [])],
      by: null,
    })),
    ...datasets.flatMap(({ fields }) =>
      fields.map((field) => ({
        names: [
          field.label,
          ...field.synonyms,
          ...(field.values ?? []).map(({ value }) => String(value).toLowerCase()),
        ],
        by: field,
      })),
    ),
  ];
  const taken = new Map<string, (Field | null)[]>();
  for (const { names, by } of named)
    for (const name of new Set(names)) taken.set(name, [...(taken.get(name) ?? []), by]);
  return taken;
}

/** Rows that have the date, where not all have one or another date is their usual one. */
function segmentsOf(found: readonly RowName[]): readonly Segment[] {
  return [...Map.groupBy(found, ({ field }) => field).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { dataset, field } = first;
    return [
      {
        name: `${dataset.name}.${field.name} happened`,
        label: `with ${field.label}`,
        synonyms: [],
        nouns: same.map(({ noun }) => noun),
        dataset: dataset.name,
        condition: {
          kind: 'is-null',
          operand: { kind: 'column', table: dataset.name, column: field.name },
          negated: true,
        },
        ...(field.role === 'time' ? { date: field.name } : {}),
      },
    ];
  });
}
