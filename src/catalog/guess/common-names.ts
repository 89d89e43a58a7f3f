import type { Dataset, Field, Knowledge } from '../knowledge.ts';
import { agentOf } from '../names/agent-nouns.ts';
import { pluralOf, singularOf } from '../names/plural.ts';
import { countedNames } from './counted-names.ts';
import { datedNames } from './dated-names.ts';
import { isOfPeople } from './general-nouns.ts';
import { measured, measuredSo } from './measured.ts';
import { periodicNames, yearlyNames } from './periodic-names.ts';
import { ratingNames } from './ratings.ts';
import { revenuesOf, saleAmountOf } from './revenue.ts';
import { EVENTS, type Group, PROPERTIES, THINGS } from './thesaurus.ts';
import { COUNTED, measuredNames, timedNames, unitNames } from './unit-ends.ts';
import { averageSale, unitsSold } from './units-sold.ts';

/**
 * The knowledge with the other words of common English for what its tables and columns hold, where nothing else in the
 * database is called so and one thing alone can be meant. `isNamed` tells the tables that a person has named.
 */
export function withCommonNames(knowledge: Knowledge, isNamed: (table: string) => boolean): Knowledge {
  const taken = wordsOf(knowledge);
  const named = labelsOf(knowledge);
  const datasets = knowledge.datasets.map((dataset) =>
    isNamed(dataset.name) ? dataset : withOtherNames(dataset, { knowledge, taken, named }),
  );
  const free = { ...knowledge, datasets: datasets.filter(({ name }) => !isNamed(name)) };
  const revenues = taken.has('revenue') ? [] : revenuesOf(free);
  const sold = [...revenues, ...averageSale(free, revenues.at(-1)), ...unitsSold(free)];
  const names = labelsOf({ datasets });
  const called = sold.map((one) => ({ ...one, synonyms: one.synonyms.filter((name) => !isTaken(name)) }));
  return { ...knowledge, datasets, metrics: [...knowledge.metrics, ...called] };

  /** A table of sales, or a column of what was spent. */
  function isTaken(name: string): boolean {
    // "units in stock" are no units, which may be sold.
    const others = name === 'units' || name === 'pieces' ? names : taken;
    return [name, ...(name.startsWith('sales ') ? ['sales'] : [])].some(
      (one) => others.has(one) || others.has(singularOf(one)),
    );
  }
}

interface Names {
  readonly knowledge: Knowledge;
  /** Every name that something in the database is called by, and every word of one. */
  readonly taken: ReadonlySet<string>;
  /** What tables and columns are called. */
  readonly named: ReadonlySet<string>;
}

function withOtherNames(dataset: Dataset, { knowledge, taken, named }: Names): Dataset {
  const labels = knowledge.datasets.map(({ label }) => label);
  const people = knowledge.datasets
    .filter((one) => one !== dataset && isOfPeople(one))
    .map(({ label }) => label);
  return {
    ...dataset,
    synonyms: [
      ...dataset.synonyms,
      // Of cities that are towns or villages some are towns.
      ...otherNames(dataset.label, { labels, groups: THINGS, taken }).filter(
        (name) => !isState(name, dataset.fields),
      ),
      ...withoutHolder(dataset.label, knowledge),
      // Not the other way round: what is "on sale" has not been purchased.
      ...(dataset.label.endsWith(' rating') && labels.filter((one) => one.endsWith('rating')).length === 1
        ? ['rating']
        : []),
      ...(dataset.label === 'sale' && !taken.has('purchase') ? ['purchase'] : []),
    ],
    fields: dataset.fields.map((field): Field => {
      const worth = field === saleAmountOf(dataset) ? WORTH.map((word) => `${dataset.label} ${word}`) : [];
      const names = [
        ...fieldNames(field, {
          table: dataset.label,
          siblings: dataset.fields,
          tables: labels,
          people,
          taken,
          named,
        }),
        ...[...worth, ...ratingNames(field, { dataset, knowledge })].filter(
          (name) => !taken.has(name) || name === 'rating',
        ),
      ];
      const periods = [
        ...periodicNames(dataset, field, names),
        ...yearlyNames([field.label, ...field.synonyms, ...names]),
      ];
      const all = [...names, ...periods.filter((name) => !taken.has(name))];
      return all.length === 0 ? field : { ...field, synonyms: [...field.synonyms, ...all] };
    }),
  };
}

function labelsOf({ datasets }: Pick<Knowledge, 'datasets'>): ReadonlySet<string> {
  return new Set([...datasets, ...datasets.flatMap(({ fields }) => fields)].map(({ label }) => label));
}

/** What `customer details` and `sample data 15` hold, where nothing else is called so. */
function withoutHolder(label: string, { datasets }: Knowledge): readonly string[] {
  const held = HOLDERS.exec(label)?.[1] ?? '';
  const named = datasets.flatMap((one) => [one.label, ...one.fields.map((field) => field.label)]);
  const isFree = held !== '' && !named.some((name) => endsIn(name, held) || endsIn(name, pluralOf(held)));
  return isFree ? [held, pluralOf(held)] : [];
}

/** Ends of names that say that a table holds something. */
const HOLDERS = /^(.+?) (?:data|details?|info|information|list|master|records?|table)(?: \d+)?$/;

/** What a sale amounts to: the order value. */
const WORTH: readonly string[] = ['value', 'total', 'worth', 'amount'];

interface FieldPlace extends Omit<Names, 'knowledge'> {
  /** What the table is called. */
  readonly table: string;
  readonly siblings: readonly Field[];
  /** What the tables are called. */
  readonly tables: readonly string[];
  /** What the other tables of people are called. */
  readonly people: readonly string[];
}

function fieldNames(
  field: Field,
  { table, siblings, tables, people, taken, named }: FieldPlace,
): readonly string[] {
  const { label, role } = field;
  if (role === 'time') {
    const times = siblings.filter((one) => one.role === 'time').map((one) => eventOf(one.label));
    const others = otherNames(eventOf(label), { labels: times, groups: EVENTS, taken }).filter(
      (name) => !isState(name, siblings),
    );
    const dated = datedNames(field, { siblings, taken });
    return [...others, ...dated, ...joiningNames(field, { table, times, taken })];
  }
  const labels = siblings.map((one) => one.label);
  const kind = role === 'category' ? (KIND_ENDS.exec(label)?.[0] ?? null) : null;
  const doers = role === 'key' ? [] : doersOf(label).filter((name) => !taken.has(name));
  const counted =
    role === 'measure' ? [...countedNames(label, { people, tables }), ...timedNames(label, labels)] : [];
  return [
    ...(kind !== null && isOnlyEnd(kind, named) ? [kind] : []),
    ...otherNames(label, { labels, groups: PROPERTIES, taken }),
    ...datedNames(field, { siblings, taken }),
    ...doers,
    ...[
      ...counted,
      ...measured(label),
      ...(role === 'measure' ? measuredSo(label, labels) : []),
      ...unitNames(label, labels),
    ].filter((name) => !taken.has(name) && !tables.includes(singularOf(name))),
    ...(role === 'measure' ? measuredNames(label, labels).filter((name) => !named.has(name)) : []),
  ];
}

/** What the kinds of a column are called by the last word of its name, which bands of amounts are called too: a `fare_class` is a class. */
const KIND_ENDS = /(?<= )(?:class|level|tier)$/;

/** Whether nothing else of the data is called so. */
function isOnlyEnd(kind: string, named: ReadonlySet<string>): boolean {
  return [...named].filter((name) => name.split(' ').includes(kind)).length === 1;
}

/** Whether rows are so by a value: "expired" is then no date. */
function isState(name: string, fields: readonly Field[]): boolean {
  return fields.some(({ values }) => values?.some(({ value }) => String(value).toLowerCase() === name));
}

/** "director" of a `directed_by`. */
function doersOf(label: string): readonly string[] {
  const participle = /^([a-z]+) by$/.exec(label)?.[1];
  const doer = participle === undefined ? null : agentOf(participle);
  return doer === null ? [] : [doer, `${doer} name`];
}

/** Who has an account since it was created: `created_at` of users is when they signed up. */
function joiningNames(
  { label }: Field,
  { table, times, taken }: Pick<FieldPlace, 'table' | 'taken'> & { readonly times: readonly string[] },
): readonly string[] {
  const isCreation = CREATIONS.has(eventOf(label)) && ACCOUNTS.has(table.slice(table.lastIndexOf(' ') + 1));
  const isTold = times.some((time) => JOINED.some((word) => time.split(' ').includes(word)));
  return isCreation && !isTold ? JOINED.filter((name) => !taken.has(name)) : [];
}

const CREATIONS: ReadonlySet<string> = new Set(['created', 'creation']);
/** Whose rows are made when they join. */
const ACCOUNTS: ReadonlySet<string> = new Set(
  'client customer guest host member merchant partner seller subscriber user vendor'.split(' '),
);
const JOINED = 'registered registration joined signup'
  .split(' ')
  .concat('signed up', 'sign up', 'signup date', 'registration date', 'joining date');

/** What a date dates: `hire` of a hire date. */
function eventOf(label: string): string {
  return label.replace(/^date (?:of )?/, '').replace(/ (?:date|on|at|time|day|datetime|timestamp)$/, '');
}

/** The label with its last words replaced by others for the same; none where another label could get that name too. */
function otherNames(
  whole: string,
  context: {
    readonly labels: readonly string[];
    readonly groups: readonly Group[];
    readonly taken: ReadonlySet<string>;
  },
): readonly string[] {
  const { taken } = context;
  // What a quantity is of, or counted in, stands after its name: `price per person`, `duration days`.
  const label = whole.replace(COUNTED, '');
  const after = whole.slice(label.length);
  const labels = context.labels.map((other) => other.replace(COUNTED, ''));
  const names = context.groups.flatMap(({ names, wider }) => {
    const own = names.find((word) => endsIn(label, word));
    if (own === undefined) return [];
    const rivals = labels.filter((other) => [...names, ...wider].some((word) => endsIn(other, word)));
    const before = label.slice(0, label.length - (label.endsWith(own) ? own : pluralOf(own)).length);
    const isClear = rivals.filter((other) => other === label || before === '').length === 1;
    return isClear
      ? [...names, ...wider]
          .filter((word) => word !== own && partsOf(word, own).every((one) => !isTaken(one)))
          .flatMap((word) => (after === '' ? [before + word] : [before + word + after, before + word]))
      : [];
  });
  return [...new Set(after === '' || names.length === 0 ? names : [label, ...names])];

  function isTaken(word: string): boolean {
    return taken.has(word) || taken.has(pluralOf(word));
  }
}

/**
 * Of a "job title" the title is said alone too, which may be another's; a "phone number" is the phone's whatever else has
 * numbers, a "cell phone" that of a "cell number", and the head of a "population density" is the own name of the density.
 */
function partsOf(name: string, own: string): readonly string[] {
  const head = headOf(name);
  const first = own.split(' ', 1).join();
  return name.startsWith(`${first} `) || head === 'name' || head === own ? [name] : [name, head];
}

function headOf(words: string): string {
  return words.slice(words.lastIndexOf(' ') + 1);
}

function endsIn(label: string, words: string): boolean {
  return label === words || label === pluralOf(words) || label.endsWith(` ${words}`);
}

function wordsOf({ datasets, metrics, segments }: Knowledge): ReadonlySet<string> {
  const named = [
    ...datasets,
    ...datasets.flatMap(({ fields }) => fields),
    ...metrics,
    ...segments.filter(({ name }) => !name.includes('.')),
  ];
  return new Set(
    named.flatMap(({ label, synonyms }) =>
      [label, ...synonyms].flatMap((text) => [
        text,
        // The price of a unit is no number of them.
        ...(text === 'unit price' ? ['price'] : text.split(' ')).flatMap((word) => [word, singularOf(word)]),
      ]),
    ),
  );
}
