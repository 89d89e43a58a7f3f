import { wordSet } from './word-set.ts';

/** Words of an explanation that say nothing by themselves. */
export const ECHO_WORDS: ReadonlySet<string> = wordSet(`
  's a an and are as at be been being by for from had has have having here in is it its lives living live of on one or our
  so that the their them then these they this those to us was we were where which who whose with , ; : & by going ie i.e meaning namely
  being counted measured taken computed calculated expressed`);

/** They hold one thing against another, which must be said too. */
export const COMPARING: ReadonlySet<string> = wordSet(`
  above after at before below beyond between earlier fewer greater higher later least less lower more most over shorter than under until`);

/** How numbers are put together, by the functions that do it. */
export const AGGREGATES_SAID: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '#': ['count'],
    average: ['avg'],
    avg: ['avg'],
    count: ['count'],
    counts: ['count'],
    mean: ['avg'],
    median: ['percentile', 'median'],
    number: ['count'],
    sum: ['sum'],
    total: ['sum'],
  }),
);

/** Units by what is said of them. */
export const UNITS_SAID: ReadonlyMap<string, string> = new Map(
  Object.entries({
    $: 'money',
    '%': 'percent',
    day: 'days',
    days: 'days',
    dollar: 'money',
    dollars: 'money',
    months: 'months',
    pct: 'percent',
    percent: 'percent',
    percentage: 'percent',
    percentages: 'percent',
    usd: 'money',
    years: 'years',
  }),
);
