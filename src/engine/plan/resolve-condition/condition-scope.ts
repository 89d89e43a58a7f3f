import type { Dataset } from '../../../catalog/mod.ts';
import type { Expression } from '../../../shared/mod.ts';
import type { Assembly, DateColumn, Scope } from '../assembly.ts';
import { isHappening, isStanding } from '../is-standing.ts';
import { isOfPeople } from '../people.ts';
import { noSense, undecided } from '../rejection.ts';
import { type ConditionSketch, isBareTime } from '../sketch.ts';

/** Where a condition stands: the table whose rows it is about, and the date that a bare time means there. */
export interface ConditionScope extends Scope {
  readonly anchor: string;
  /** The table whose rows the answer names: "branches" in "branches by volume: name and volume". */
  readonly subject?: string;
  /** The table of the noun that this one is said of: "late payments" of loans are not payments of late loans. */
  readonly outer?: string;
  /** For a metric with a date of its own; null for the table's default date. */
  readonly date?: DateColumn | null;
}

/** The date that a bare time means for the rows of the anchor. */
export function defaultDate(assembly: Assembly, { anchor, date }: ConditionScope): Expression {
  const { index, assumptions } = assembly;
  if (date !== undefined && date !== null) return index.columnOf(date.table, date.column);
  const { defaultDate: name, label } = index.dataset(anchor);
  if (name === null) return dateOfWhole(assembly, anchor) ?? noSense(`a ${label} has no single date`);
  const field = index.field(anchor, name);
  const kept = field.yearColumn ?? field.monthColumn;
  assumptions.add(`time is by ${kept === undefined ? field.label : index.field(anchor, kept).label}`);
  return index.columnOf(anchor, name);
}

/**
 * Goals have the date of their match, lines that of their order: rows without a date that belong to one that has. What happened then
 * comes before what else has a date: scores are of the day of a contest, and not of the year of a wine.
 */
function dateOfWhole({ index, assumptions }: Assembly, anchor: string): Expression | null {
  const { fields } = index.dataset(anchor);
  if (fields.some(({ role }) => role === 'time')) return null;
  const wholes = index.knowledge.relationships
    .filter(({ from, to }) => from === anchor && to !== anchor && !isStanding(index, to))
    .flatMap(({ to }) => {
      const { label, defaultDate: name } = index.dataset(to);
      return name === null || isOfPeople(index.dataset(to)) ? [] : [{ table: to, label, name }];
    });
  const events = wholes.filter(({ table }) => isHappening(index, table));
  const [whole, ...others] = events.length > 0 ? events : wholes;
  if (whole === undefined || others.length > 0) return null;
  const { label } = index.field(whole.table, whole.name);
  assumptions.add(`time is by the ${label} of the ${whole.label}`);
  return index.columnOf(whole.table, whole.name);
}

/**
 * The date of a state is when it began: charged-off loans "in 2024" were charged off then. Null without such a state.
 * Rejects where a time is of states that began on different dates: "paid off or charged off in 2024".
 */
export function segmentDate({ index }: Assembly, conditions: readonly ConditionSketch[]): DateColumn | null {
  // Of each condition, as the states of one hold alternatively.
  const begun = conditions.flatMap((one) => (one.kind === 'segment' ? [one.segments.map(dateOf)] : []));
  const columns = new Set(begun.flat().map((date) => date?.column ?? null));
  const isMixed = begun.some((dates) => new Set(dates.map((date) => date?.column ?? null)).size > 1);
  if (isMixed && conditions.some(isBareTime)) undecided('when which of the states began is not said');
  // "the latest loans that are late or charged off": not all of them have the day of a charge-off.
  if (isMixed) return null;
  columns.delete(null);
  return columns.size === 1 ? (begun.flat().find((date) => date !== null) ?? null) : null;

  function dateOf(name: string): DateColumn | null {
    const { dataset, date } = index.segment(name);
    return date === undefined || date === null ? null : { table: dataset, column: date };
  }
}

/**
 * The column that tells how large rows in such a state are: of unpaid payments what is due, as nothing was paid. Null
 * without such a state.
 */
export function segmentMeasure(
  { index }: Assembly,
  table: string,
  conditions: readonly ConditionSketch[],
): string | null {
  const columns = new Set(
    conditions.flatMap((one) =>
      one.kind === 'segment'
        ? one.segments.flatMap((name) => {
            const { dataset, measure } = index.segment(name);
            return dataset === table && measure !== undefined && measure !== null ? [measure] : [];
          })
        : [],
    ),
  );
  const [only, ...others] = columns;
  return only === undefined || others.length > 0 ? null : only;
}

/** The table of the rows, with the amount that they are known by. */
export function measuredDataset({ index }: Assembly, { anchor, measure }: ConditionScope): Dataset {
  const dataset = index.dataset(anchor);
  return measure === undefined || measure === null ? dataset : { ...dataset, defaultMeasure: measure };
}
