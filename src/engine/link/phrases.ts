import {
  ABBREVIATIONS,
  type Dataset,
  type Field,
  type Knowledge,
  pluralOf,
  singularOf,
} from '../../catalog/mod.ts';
import type { Meaning } from '../candidate.ts';
import { tokenize } from '../tokenize.ts';

/** Words that mean something in this database. */
export interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
  /** Some of the words, or all in another order, do not mean it. */
  readonly isWhole?: boolean;
}

/** What is known by its words, and values that only match as a whole. */
export interface Phrases {
  /** Names, and values of columns with few of them: also found inflected, abbreviated, misspelt. */
  readonly flexible: readonly Phrase[];
  /** Values of columns with many. */
  readonly exact: readonly Phrase[];
}

/** A column with more values than this is one of names or notes: a misspelt word may be anything there. */
const FLEXIBLE_VALUES_MAX = 1000;
/** All flexible values together; the columns with most values are matched exactly beyond that. */
const FLEXIBLE_TOTAL_MAX = 20_000;
const WORDS_MAX = 12;

/** All phrases of the visible datasets, metrics and segments. Equal words of them are one string. */
export function collectPhrases(knowledge: Knowledge): Phrases {
  const words = new Map<string, string>();
  const shared = (all: readonly Phrase[]): readonly Phrase[] =>
    all.map((phrase) => ({
      ...phrase,
      words: phrase.words.map((word) => {
        const known = words.get(word);
        if (known === undefined) words.set(word, word);
        return known ?? word;
      }),
    }));
  const { flexible, exact } = phrasesOf(knowledge);
  return { flexible: shared(flexible), exact: shared(exact) };
}

function phrasesOf(knowledge: Knowledge): Phrases {
  const visible = knowledge.datasets.filter((dataset) => dataset.isVisible);
  const tables = new Set(visible.map(({ label }) => label));
  const rows = new Set(
    visible.flatMap(({ label, labelPlural, synonyms }) => [label, labelPlural, ...synonyms]),
  );
  const names = [
    ...visible.flatMap((dataset) =>
      datasetPhrases(dataset, { tables, rows, called: pairedEnd(dataset, knowledge) }),
    ),
    ...metricPhrases(knowledge),
    ...segmentPhrases(knowledge),
  ];
  // A value is named by what holds it, whichever part that plays.
  const columns = visible
    .filter(({ roleOf }) => roleOf === undefined)
    .flatMap((dataset) =>
      dataset.fields.map((field) => ({ dataset, field, count: field.values?.length ?? 0 })),
    )
    .sort((a, b) => a.count - b.count);
  const flexible: Phrase[] = [...names];
  const exact: Phrase[] = [];
  let total = 0;
  for (const { dataset, field, count } of columns) {
    total += count;
    const isFlexible = field.role !== 'other' && count <= FLEXIBLE_VALUES_MAX && total <= FLEXIBLE_TOTAL_MAX;
    (isFlexible ? flexible : exact).push(...valuePhrases(dataset, field));
  }
  return { flexible, exact };
}

/** The words of a name or value, divided as those of questions are. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return lower.split(' ');
  return tokenize(text)
    .filter((token) => token.kind !== 'symbol')
    .flatMap((token) => (token.kind === 'quoted' ? token.norm.split(' ') : [token.norm]));
}

function phrases(texts: Iterable<string>, meaning: Meaning): Phrase[] {
  return [...new Set(texts)]
    .map((text) => wordsOf(text))
    .filter((words) => words.length > 0 && words.length <= WORDS_MAX)
    .map((words) => ({ words, meaning }));
}

/** What tables are called: by their own names, and by any. */
interface TableNames {
  readonly tables: ReadonlySet<string>;
  readonly rows: ReadonlySet<string>;
}

/**
 * The table that the name of a pair means: `film_category` only says of which films the categories are, and a film category is a
 * category. Null for tables that hold more.
 */
function pairedEnd({ name, label, fields }: Dataset, { datasets, relationships }: Knowledge): string | null {
  const ends = relationships.filter(({ from }) => from === name).map(({ to }) => to);
  const isPair =
    new Set(ends).size === 2 && fields.every((one) => one.role === 'key' || KEPT.test(one.label));
  const called = datasets.filter((one) => ends.includes(one.name) && isPair);
  const [last, ...others] = called.filter((one) => label.endsWith(` ${one.label}`));
  const isOfOther = called.some((one) => one !== last && label === `${one.label} ${last?.label}`);
  return last !== undefined && others.length === 0 && isOfOther ? last.name : null;
}

/** When a row was last touched. */
const KEPT = /^(?:last update|(?:created|updated|modified)(?: at| on)?)$/;

function datasetPhrases(
  dataset: Dataset,
  { tables, rows, called }: TableNames & { readonly called: string | null },
): Phrase[] {
  const names = [dataset.label, dataset.labelPlural, dataset.name.replaceAll('_', ' '), ...dataset.synonyms];
  return [
    ...phrases(names, { kind: 'dataset', dataset: called ?? dataset.name }).map((one) =>
      // "each paper in the dataset" is no paper dataset.
      called === null ? one : { ...one, isWhole: true },
    ),
    ...dataset.fields.flatMap((field) =>
      phrases(
        withoutRows(
          [
            field.label,
            ...(dataset.roleOf === undefined ? nameOf(field, { tables, siblings: dataset.fields }) : []),
            ...numberOf(field, tables),
            ...field.synonyms,
            ...nameOfDoer(field),
          ],
          { dataset, field, rows },
        ),
        {
          kind: 'field',
          dataset: dataset.name,
          field: field.name,
        },
      ),
    ),
  ];
}

/**
 * "how many courses": the rows, and no values of the column that names each of them. "physician" is one of the physicians,
 * and no reference to them, of which there are several.
 */
function withoutRows(
  names: readonly string[],
  {
    dataset: { label, labelPlural, display, primaryKey, rowCount },
    field: { name, role, distinctCount, label: own },
    rows,
  }: { readonly dataset: Dataset; readonly field: Field } & Pick<TableNames, 'rows'>,
): readonly string[] {
  const isOwnKey = primaryKey.length === 1 && primaryKey[0] === name;
  const isReference = role === 'key' && !isOwnKey && rows.has(own);
  const isNaming = display.length === 1 && display[0] === name && distinctCount === rowCount;
  // "series" are those of `tv_series`, and not the `series_name` of the channels.
  const called = own.endsWith(' name') ? own.slice(0, -' name'.length) : '';
  const isOfOthers = [...rows].some((one) => one !== label && one.endsWith(` ${called}`));
  const taken = isReference
    ? [own]
    : [...(isNaming ? [label, labelPlural] : []), ...(called !== '' && isOfOthers ? [called] : [])];
  return names.filter((one) => !taken.includes(one.toLowerCase()));
}

/**
 * The column's own name is typed too (`issued_on`), unless it is one short word with abbreviations (`dt`), or a key called
 * as those are that it refers to, or the year of a date that is called so (`founded`).
 */
function nameOf(
  { name, role }: Field,
  { tables, siblings }: { readonly tables: ReadonlySet<string>; readonly siblings: readonly Field[] },
): string[] {
  const words = name.replaceAll('_', ' ');
  const isDated = siblings.some(
    ({ yearColumn, label }) => yearColumn === name && label === words.toLowerCase(),
  );
  return ABBREVIATIONS.has(name) || isDated || (role === 'key' && tables.has(words)) ? [] : [words];
}

/** "name of the director" of a `directed_by`. */
function nameOfDoer({ label, synonyms }: Field): string[] {
  return / by$/.test(label)
    ? synonyms.flatMap((name) => (synonyms.includes(`${name} name`) ? [`name of ${name}`] : []))
    : [];
}

/** What is a number in itself: "fax number" of a `fax`. */
const NUMBERED = /(?:^| )(?:fax|mobile|passport|phone|telephone|tty)$/;

/** `num_titles` and `seat_count` are numbers of titles and of seats, unless those are rows that can be counted. */
function numberOf({ label, role }: Field, tables: ReadonlySet<string>): string[] {
  if (NUMBERED.test(label)) return [`${label} number`];
  // A `track number` is the number of one track, and tells its place.
  const counted = /^(?:number|count) (?!of )(.+)$|^(.+) count$/.exec(label);
  const noun = counted?.[1] ?? counted?.[2];
  const isAmount = role === 'measure' && noun !== undefined && !tables.has(singularOf(noun));
  const plural = pluralOf(singularOf(noun ?? ''));
  // "the most titles" are those that it counts.
  return isAmount ? [`number of ${plural}`, ...(noun?.includes(' ') === true ? [] : [plural])] : [];
}

function metricPhrases(knowledge: Knowledge): Phrase[] {
  return knowledge.metrics.flatMap((metric) => {
    const named = phrases([metric.label, metric.name.replaceAll('_', ' '), ...metric.synonyms], {
      kind: 'metric',
      metric: metric.name,
    });
    return metric.unit?.kind === 'percent' ? [...named, ...named.flatMap(inPercent)] : named;
  });
}

/** "default %" is the default rate. */
function inPercent({ words, meaning }: Phrase): Phrase[] {
  const [first, ...others] = words.toReversed();
  return first === 'rate' && others.length > 0
    ? PERCENT.map((sign) => ({ words: [...others.toReversed(), sign], meaning }))
    : [];
}

const PERCENT: readonly string[] = ['%', 'percent', 'percentage'];

function segmentPhrases(knowledge: Knowledge): Phrase[] {
  return knowledge.segments.flatMap((segment) => [
    ...phrases([segment.label, ...segment.synonyms], {
      kind: 'segment',
      segment: segment.name,
      isNoun: false,
    }),
    ...phrases(
      segment.nouns.flatMap((noun) => [noun, pluralOf(noun)]),
      {
        kind: 'segment',
        segment: segment.name,
        isNoun: true,
      },
    ),
  ]);
}

function valuePhrases(dataset: Dataset, field: Field): Phrase[] {
  return (field.values ?? []).flatMap(({ value, synonyms }) =>
    phrases([String(value), ...withoutKind(String(value), dataset, field), ...synonyms], {
      kind: 'value',
      dataset: dataset.name,
      field: field.name,
      value,
    }),
  );
}

/** "Houston Galleria" of `Houston Galleria Branch`: what a row is called, without what all of its table are. */
function withoutKind(value: string, { label, display }: Dataset, { name }: Field): readonly string[] {
  if (!display.includes(name) || !value.toLowerCase().endsWith(` ${label}`)) return [];
  const own = value.slice(0, -label.length - 1);
  // One word by itself is as often a place or a person.
  return own.includes(' ') ? [own] : [];
}
