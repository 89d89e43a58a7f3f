import type { Expression } from '../../../shared/mod.ts';
import type { Assembly, DateColumn, Scope } from '../assembly.ts';
import { noSense } from '../rejection.ts';
import type { ConditionSketch } from '../sketch.ts';

/** Where a condition stands: the table whose rows it is about, and the date that a bare time means there. */
export interface ConditionScope extends Scope {
  readonly anchor: string;
  /** The table whose rows the answer names: "branches" in "branches by volume: name and volume". */
  readonly subject?: string;
  /** For a metric with a date of its own; null for the table's default date. */
  readonly date?: DateColumn | null;
}

/** The date that a bare time means for the rows of the anchor. */
export function defaultDate({ index, assumptions }: Assembly, { anchor, date }: ConditionScope): Expression {
  if (date !== undefined && date !== null) return index.columnOf(date.table, date.column);
  const { defaultDate: name, label } = index.dataset(anchor);
  if (name === null) return noSense(`a ${label} has no single date`);
  const field = index.field(anchor, name);
  assumptions.add(`time is by ${field.label}`);
  return index.columnOf(anchor, name);
}

/** The date of a state is when it began: charged-off loans "in 2024" were charged off then. Null without such a state. */
export function segmentDate({ index }: Assembly, conditions: readonly ConditionSketch[]): DateColumn | null {
  const segments = conditions.flatMap((one) => (one.kind === 'segment' ? one.segments : []));
  const dates = segments.flatMap((name) => {
    const { dataset, date } = index.segment(name);
    return date === undefined || date === null ? [] : [{ table: dataset, column: date }];
  });
  const [first] = dates;
  return first !== undefined && dates.every(({ column }) => column === first.column) ? first : null;
}
