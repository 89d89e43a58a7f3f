import type { Dataset, Field } from '../../../catalog/mod.ts';
import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { isYear } from '../grammar/fields.ts';
import { namedThrough } from '../named-through.ts';
import { isOfPeople } from '../people.ts';
import type { RankPhrase } from '../phrase.ts';
import { noSense } from '../rejection.ts';
import { type ConditionScope, measuredDataset } from '../resolve-condition/condition-scope.ts';
import { fieldOutput } from '../resolve-dimension.ts';
import { fieldAbout } from '../resolve-field.ts';

/** What rows are ordered by. */
export interface ListRanking {
  readonly by: Output;
  readonly direction: 'asc' | 'desc';
}

/** The superlative of a ranking. */
type Ended = Pick<RankPhrase, 'direction' | 'quality' | 'property'>;

/** "latest" is by date, "largest" by the main quantity, "oldest" by age or, the other way round, by a date. */
export function impliedRanking(
  assembly: Assembly,
  rank: Ended,
  { scope, spoken }: { readonly scope: ConditionScope; readonly spoken: string | null },
): ListRanking {
  const { index, assumptions } = assembly;
  const { anchor: table, date } = scope;
  const dataset = measuredDataset(assembly, scope);
  const key = rank.quality === 'age' ? keyOfAge(dataset) : keyOf(assembly, dataset, rank);
  // "the latest charge-offs" are the latest by charge-off date; that of a retired vehicle is none of its shipments.
  const own = date?.table === table ? date.column : undefined;
  const name = (rank.quality === 'time' ? (spoken ?? own) : null) ?? key;
  const { of, field } =
    name === null
      ? ofWhatTheyAre(assembly, dataset, { rank, table })
      : { of: dataset, field: index.field(table, name) };
  assumptions.add(`ranked by ${field.label}`);
  const opposite = rank.direction === 'asc' ? 'desc' : 'asc';
  const isByDate = rank.quality === 'age' && isDate(field);
  return {
    by: fieldOutput(assembly, { dataset: of, field }),
    direction: isByDate ? opposite : rank.direction,
  };
}

/** "the tallest poker player", whose height is kept with what players are: the people. */
function ofWhatTheyAre(
  assembly: Assembly,
  dataset: Dataset,
  { rank, table }: { readonly rank: Ended; readonly table: string },
): { readonly of: Dataset; readonly field: Field } {
  const { index } = assembly;
  const of = namedThrough(index, dataset, table);
  const isTold = of !== null && (rank.quality === 'age' || rank.property !== undefined);
  const name = !isTold ? null : rank.quality === 'age' ? keyOfAge(of) : keyOf(assembly, of, rank);
  if (of === null || name === null) return noSense(`it is not said by what to rank ${dataset.labelPlural}`);
  return { of, field: index.field(of.name, name) };
}

/** The field that the superlative is about; null for none. */
function keyOf({ index }: Assembly, dataset: Dataset, { quality, property }: Ended): string | null {
  if (property !== undefined) return fieldAbout(dataset, property)?.name ?? null;
  if (quality === 'time') return dataset.defaultDate;
  if (quality !== 'size') return null;
  // The largest department may have the largest budget or the most people.
  return index.isParty(dataset.name) ? onlySize(dataset) : (dataset.defaultMeasure ?? onlySize(dataset));
}

/** A day, or the year of one. */
function isDate(field: Field): boolean {
  return field.role === 'time' || isYear(field);
}

/** The age; for people the birth, for other things the date when they began. */
function keyOfAge(dataset: Dataset): string | null {
  const { fields, defaultDate } = dataset;
  const age = fields.find(({ label }) => label === 'age' || label === `${dataset.label} age`);
  const birth = fields.find((field) => isDate(field) && /\bbirth|\bborn/.test(field.label));
  // The birth tells apart those of the same age.
  return (birth ?? age)?.name ?? (isOfPeople(dataset) || isJoined(dataset) ? null : defaultDate);
}

/** "the oldest bidder": how long ago they registered is no age of theirs. */
function isJoined({ fields, defaultDate }: Dataset): boolean {
  return JOINED.test(fields.find(({ name }) => name === defaultDate)?.label ?? '');
}

const JOINED = /^(?:enrol|hire|join|regist|sign)/;

/** "the largest enclosure" has the largest capacity, where there is no amount that might be meant. */
export function hasSize({ index }: Assembly, { anchor }: ConditionScope): boolean {
  const dataset = index.dataset(anchor);
  return dataset.defaultMeasure === null && onlySize(dataset) !== null;
}

/** What the largest has most of, where no amount tells: the one area, capacity or population; the largest country has the largest area. */
function onlySize({ fields, label: noun }: Dataset): string | null {
  const [size, ...others] = fields.filter(
    ({ role, label }) => role === 'measure' && label.split(' ').some((word) => SIZES.has(word)),
  );
  if (size === undefined || others.length === 0) return size?.name ?? null;
  const [area, ...more] = [size, ...others].filter(({ label }) => label !== 'population');
  return LANDS.has(noun) && area?.label === 'area' && more.length === 0 ? area.name : null;
}

/** The largest city may have the most people. */
const LANDS: ReadonlySet<string> = new Set(
  'continent country county island nation park province region state territory'.split(' '),
);

const SIZES: ReadonlySet<string> = new Set(['area', 'capacity', 'headcount', 'population', 'size', 'volume']);
