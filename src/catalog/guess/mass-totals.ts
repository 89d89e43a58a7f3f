import type { Dataset, Knowledge, Metric } from '../knowledge.ts';
import { pluralOf } from '../names/plural.ts';
import { impliedTotal } from './implied-total.ts';

/** What each row is some of, so that a total of it is an amount and no number of rows. */
const MASSES: ReadonlySet<string> = new Set(
  'cost earning expenditure expense income revenue salary spending tax turnover wage'.split(' '),
);

/**
 * The knowledge with the totals of what tables keep some of in each row: the "total income" is that of all rows of an `income`
 * table with one amount. None where anything else is called so. `isNamed` tells the tables that a person has described.
 */
export function withMassTotals(knowledge: Knowledge, isNamed: (table: string) => boolean): Knowledge {
  const names = new Set([
    ...knowledge.metrics.flatMap(({ label, synonyms }) => [label, ...synonyms]),
    ...knowledge.datasets.flatMap(({ fields }) =>
      fields.flatMap(({ label, synonyms }) => [label, ...synonyms]),
    ),
  ]);
  const totals = knowledge.datasets
    .filter(({ name, isVisible, label }) => isVisible && !isNamed(name) && MASSES.has(label))
    .flatMap((dataset) => totalOf(dataset))
    .filter(({ label, synonyms }) => ![label, ...synonyms].some((name) => names.has(name)));
  return totals.length === 0 ? knowledge : { ...knowledge, metrics: [...knowledge.metrics, ...totals] };
}

function totalOf({ name: table, label, defaultMeasure, fields }: Dataset): readonly Metric[] {
  const field = fields.find(({ name }) => name === defaultMeasure);
  if (field === undefined || field.expression !== null) return [];
  return [
    impliedTotal(table, field, {
      name: `total of ${table}`,
      label: `total ${label}`,
      synonyms: [`total ${pluralOf(label)}`],
    }),
  ];
}
