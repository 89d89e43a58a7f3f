import type { Dataset, Field } from '../knowledge.ts';

/** "daily volume" of the `volume` of `daily_price`, "monthly usage" of what `usage_month` holds: its names with the period of each row. */
export function periodicNames({ label }: Dataset, field: Field, names: readonly string[]): readonly string[] {
  const words = label.split(' ');
  const period = words.find((word) => PERIODS.has(word)) ?? PERIODIC.get(words.at(-1) ?? '');
  return period === undefined || words.length < 2 || field.role !== 'measure'
    ? []
    : [field.label, ...field.synonyms, ...names].map((name) => `${period} ${name}`);
}

const PERIODIC: ReadonlyMap<string, string> = new Map([
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['quarter', 'quarterly'],
  ['year', 'yearly'],
]);
const PERIODS: ReadonlySet<string> = new Set([...PERIODIC.values(), 'annual', 'hourly']);

/** "yearly mileage" of an `annual_mileage`, and "annual fee" of a `yearly_fee`: its names with the other word for the same. */
export function yearlyNames(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const [first = '', ...rest] = name.split(' ');
    const other = YEARLY.get(first);
    return other === undefined || rest.length === 0 ? [] : [[other, ...rest].join(' ')];
  });
}

const YEARLY: ReadonlyMap<string, string> = new Map([
  ['annual', 'yearly'],
  ['yearly', 'annual'],
]);
