import type { Overview } from '../../../../src/ask/mod.ts';
import type { ColumnMeaning, Unit } from '../../../../src/shared/mod.ts';
import type { Meaning } from './column-format.ts';

/** What the columns of a result mean: as the generator said, else by columns and metrics of their names. */
export function meaningOf(
  name: string,
  {
    stated,
    overview,
  }: { readonly stated: readonly ColumnMeaning[] | null; readonly overview: Overview | null },
): Meaning {
  const said = stated?.find((column) => column.name === name);
  if (said !== undefined) return { role: said.role, unit: said.unit };
  const known = overview === null ? null : knownUnit(name, overview);
  return known === null ? { role: null, unit: null } : { role: 'measure', unit: known };
}

/** `average_interest_rate` is in the unit of `interest_rate`; a number of things is a count. */
function knownUnit(name: string, { tables, metrics }: Overview): Unit | null {
  if (COUNT.test(name)) return { kind: 'count' };
  const bare = name.replace(AGGREGATE, '');
  const metric = metrics.find((each) => each.name === name || each.name === bare);
  if (metric !== undefined) return metric.unit;
  const units = tables
    .flatMap(({ columns }) => columns)
    .filter((column) => column.name === bare)
    .map(({ unit }) => unit);
  const [first = null] = units;
  return units.every((unit) => JSON.stringify(unit) === JSON.stringify(first)) ? first : null;
}

const COUNT = /^(?:number_of_|count_of_|num_|n_)|(?:^|_)count$/i;
const AGGREGATE =
  /^(?:average|avg|mean|median|total|sum|min|max|minimum|maximum|largest|smallest|highest|lowest)_/i;
