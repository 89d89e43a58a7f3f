import type { Catalog, CatalogColumn, CatalogTable } from '../catalog.ts';
import { isIdName } from '../introspection/find-primary-key.ts';
import type { Dataset, Field } from '../knowledge.ts';
import { OTHER_WORDS } from '../names/abbreviations.ts';
import type { Naming } from '../names/naming.ts';
import { participleOf } from '../names/participles.ts';
import { pluralOf, singularOf } from '../names/plural.ts';
import { expandWords, splitName } from '../names/split-name.ts';
import { DATE_HINTS, DEEDS, MEASURE_WORDS } from './column-hints.ts';
import { guessDisplay } from './guess-display.ts';
import { guessFields } from './guess-field.ts';

/** A dataset with label, date, measure and display columns as names and values suggest. */
export function guessDataset(
  table: CatalogTable,
  context: { readonly catalog: Catalog; readonly naming: Naming; readonly currency: string },
): Dataset {
  const { catalog, naming, currency } = context;
  const { label, labelPlural } = guessLabels(naming.tableWords(table.name));
  const keys = new Set([
    ...(table.primaryKey.length === 1 ? table.primaryKey : []),
    ...catalog.foreignKeys.filter((key) => key.from === table.name).flatMap((key) => key.fromColumns),
  ]);
  const tableWords = label.split(' ');
  const referring = catalog.foreignKeys.filter((key) => key.from === table.name);
  const guessed = table.columns.flatMap((column) =>
    guessFields({
      table,
      column,
      spelled: naming.spelled.column(table.name, column.name),
      words: naming.columnWords(table.name, column.name),
      tableWords,
      isKey: keys.has(column.name) && !isNaturalKey(column, table),
      currency,
    }),
  );
  const fields = referring.length > 1 ? guessed.map(withPointsScored) : guessed;
  const defaultDate = guessDate(fields, { table, tableWords });
  // The `valley_name` of a hut names its valley.
  const isOwn = ({ name }: Field): boolean =>
    table.primaryKey.includes(name) || !referring.some(({ fromColumns }) => fromColumns.includes(name));
  return {
    name: table.name,
    label,
    labelPlural,
    synonyms: [
      ...otherLabels(naming.spelled.table(table.name), label),
      ...withoutPeriod(label),
      ...withoutQualifier(label, labelPlural),
      ...withoutHolder(label, catalog, naming),
      ...calledByKey(table, fields, naming),
    ],
    description: null,
    primaryKey: table.primaryKey,
    fields: withDeeds(fields, { defaultDate, tableWords }),
    defaultDate,
    display: guessDisplay(fields.filter(isOwn), { table, tableWords }),
    defaultMeasure: guessMeasure(fields, tableWords),
    rowCount: table.rowCount,
    isVisible: true,
  };
}

/** Points that somebody scored in something are added up, unlike those that a thing is rated with. */
function withPointsScored(field: Field): Field {
  return field.unit?.kind === 'score' && /(?:^| )points$/.test(field.label)
    ? { ...field, unit: { kind: 'count' } }
    : field;
}

/** What else the rows may be called where the table's name is cut short, in the singular and the plural. */
function otherLabels(table: string, label: string): string[] {
  return splitName(table).flatMap((cut) => {
    const [likeliest = ''] = expandWords([cut]);
    return (OTHER_WORDS.get(cut) ?? []).flatMap((other) => {
      const name = label.replace(likeliest, other);
      return name === label ? [] : [name, pluralOf(name)];
    });
  });
}

/** `wallet transactions daily` are wallet transactions. */
function withoutPeriod(label: string): string[] {
  const words = label.split(' ');
  if (words.length < 2 || !PERIODIC.test(words.at(-1) ?? '')) return [];
  const name = words.slice(0, -1).join(' ');
  return [name, pluralOf(name)];
}

/** The rows of `cars_data` are cars, where no other table is called so. */
function withoutHolder(label: string, { tables }: Catalog, naming: Naming): string[] {
  const words = label.split(' ');
  const name = words.slice(0, -1).map(singularOf).join(' ');
  if (name === '' || !HOLDERS.has(words.at(-1) ?? '')) return [];
  const others = tables.map((table) => guessLabels(naming.tableWords(table.name)).label);
  const isFree = others.every((one) => one === label || (one !== name && !one.startsWith(`${name} data`)));
  return isFree ? [name, pluralOf(name)] : [];
}

/** The rows of `allergy_type` are allergies, where their key is the word `allergy` and not another table's name. */
function calledByKey(table: CatalogTable, fields: readonly Field[], { tableWords }: Naming): string[] {
  const key = fields.find(({ name }) => name === table.primaryKey[0]);
  const isWord = key?.role === 'category' && table.primaryKey.length === 1 && !key.label.includes(' ');
  const isOwn = isWord && tableWords(table.name).includes(key.label);
  return isOwn && tableWords(table.name).length > 1 ? [key.label, pluralOf(key.label)] : [];
}

/** What holds rows, and says nothing of them. */
const HOLDERS: ReadonlySet<string> = new Set(
  'data datum detail details directory info location locations master roster'.split(' '),
);

const PERIODIC = /^(?:daily|hourly|weekly|monthly|quarterly|yearly)$/;

/** A name that serves as key (`state_name`), or words (an `allergy` that is called "tree pollen"), is still what people ask by. */
function isNaturalKey({ name, content, values }: CatalogColumn, { primaryKey }: CatalogTable): boolean {
  if (/(?:name|title|semester)$/i.test(name)) return true;
  const isOwn = primaryKey.length === 1 && primaryKey[0] === name;
  const isWord = isOwn && content === 'text' && !isIdName(name) && !CODE_NAME.test(name);
  return isWord && values !== null && values.length > 0 && values.every((value) => WORDS.test(`${value}`));
}

const CODE_NAME = /(?:code|cd|key|no|nr|num|number|ref|reference|symbol|abbr)$/i;
const WORDS = /^\p{L}[\p{L}'. /&-]*\p{Ll}[\p{L}'. /&()-]*$/u;

/** Singular and plural, made at the noun: `payment made`, `payments made`; `class of service`, `classes of service`. */
function guessLabels(words: readonly string[]): { readonly label: string; readonly labelPlural: string } {
  const head = headOf(words);
  const singular = words.map((word, index) => (index === head ? singularOf(word) : word));
  const plural = singular.map((word, index) => (index === head ? pluralOf(word) : word));
  return { label: singular.join(' '), labelPlural: plural.join(' ') };
}

/** The last word, the one before `of`, or a plural before a participle or an adverb. */
function headOf(words: readonly string[]): number {
  const last = words.length - 1;
  const before = words[last - 1] ?? '';
  const of = words.indexOf('of');
  if (of > 0) return of - 1;
  if (last > 0 && PERIODIC.test(words[last] ?? '')) return last - 1;
  const isQualifier = QUALIFIER.test(words[last] ?? '');
  return isQualifier && singularOf(before) !== before ? last - 1 : last;
}

const QUALIFIER = /(?:ed|made|sent|paid|sold|held|given|taken|written|bought|won|lost|ly)$/;

/** `student tests taken` are student tests. */
function withoutQualifier(label: string, labelPlural: string): string[] {
  const cut = (name: string): string => name.slice(0, name.lastIndexOf(' '));
  const isQualified = label !== labelPlural && label.includes(' ') && !labelPlural.endsWith('s');
  return isQualified && QUALIFIER.test(label) ? [cut(label), cut(labelPlural)] : [];
}

/**
 * The only date, or the one whose name alone says that it dates the row, or of those the only one that every row has; null
 * when it is not clear.
 */
function guessDate(
  fields: readonly Field[],
  { table, tableWords }: { readonly table: CatalogTable; readonly tableWords: readonly string[] },
): string | null {
  const times = fields.filter((field) => field.role === 'time');
  const exact = times.filter(
    ({ yearColumn, monthColumn }) => yearColumn === undefined && monthColumn === undefined,
  );
  const ranked = (exact.length > 0 ? exact : times)
    .map((field) => ({ name: field.name, points: datePoints(field, tableWords) }))
    .sort((a, b) => b.points - a.points);
  const [best, second] = ranked;
  if (best === undefined || best.points < 0) return null;
  if (second === undefined || best.points > second.points) return best.name;
  const complete = ranked.filter(
    ({ name, points }) =>
      points === best.points && table.columns.some((one) => one.name === name && one.nullCount === 0),
  );
  return complete.length === 1 ? (complete[0]?.name ?? null) : null;
}

/** What was done to the rows on their usual date: invoices are issued on theirs, `scheduled departure` says it itself. */
function withDeeds(
  fields: readonly Field[],
  {
    defaultDate,
    tableWords,
  }: { readonly defaultDate: string | null; readonly tableWords: readonly string[] },
): readonly Field[] {
  const date = fields.find(({ name }) => name === defaultDate);
  if (date === undefined) return fields;
  const [first = '', ...others] = date.label.split(' ');
  const isBare = others.length === 0 && ['date', 'day', 'time', 'timestamp'].includes(first);
  const deeds = isBare
    ? (DEEDS.get(tableWords.at(-1) ?? '') ?? [participleOf(tableWords.at(-1) ?? '') ?? ''].filter(Boolean))
    : others.length > 0 && first.endsWith('ed') && participleOf(first) !== null
      ? [first]
      : [];
  const taken = fields.flatMap(({ label, synonyms, values }) => [
    label,
    ...synonyms,
    ...(values ?? []).map(({ value }) => String(value).toLowerCase()),
  ]);
  const free = deeds.filter((deed) => !taken.includes(deed));
  return free.length === 0
    ? fields
    : fields.map((field) => (field === date ? { ...field, synonyms: [...field.synonyms, ...free] } : field));
}

function datePoints(field: Field, tableWords: readonly string[]): number {
  const words = field.label.split(' ');
  const isStay = STAYS.has(tableWords.at(-1) ?? '');
  const further = words.filter((word) => !tableWords.some((other) => isOfEvent(word, other)));
  const points = further.map((word) =>
    isStay && ARRIVALS.has(word) ? ARRIVED : (DATE_HINTS.get(word) ?? 0),
  );
  const lowest = Math.min(0, ...points);
  // The end of a session is no date of it.
  if (lowest < 0) return lowest;
  if (further.length < words.length) return Math.max(7, ...points.map((one) => one + 4));
  return words.every((word) => ['date', 'day', 'time', 'timestamp', 'datetime'].includes(word))
    ? 6
    : Math.max(...points);
}

/** Of what lasts, the day when it begins is its date. */
const STAYS: ReadonlySet<string> = new Set(['admission', 'booking', 'reservation', 'stay', 'visit']);
const ARRIVALS: ReadonlySet<string> = new Set(['arrival', 'arrived']);
/** More than what a departure tells, and less than when it was booked. */
const ARRIVED = 4.5;

/** `ordered` dates an order, `ship` a shipment: the same word, or the same beginning with short endings. */
function isOfEvent(word: string, table: string): boolean {
  if (word === table || singularOf(word) === table) return true;
  let shared = 0;
  while (shared < word.length && word[shared] === table[shared]) shared += 1;
  return shared >= 4 && word.length - shared <= 5 && table.length - shared <= 5;
}

/** The only amount of money, or the one that is called so and nothing more; null when it is not clear. */
function guessMeasure(fields: readonly Field[], tableWords: readonly string[]): string | null {
  const money = fields.filter((field) => field.role === 'measure' && field.unit?.kind === 'money');
  if (money.length === 1) return money[0]?.name ?? null;
  for (const word of MEASURE_WORDS) {
    const named = money.filter((field) =>
      field.label.split(' ').every((part) => part === word || tableWords.includes(part)),
    );
    if (named.length === 1) return named[0]?.name ?? null;
    if (named.length > 1) return null;
  }
  return null;
}
