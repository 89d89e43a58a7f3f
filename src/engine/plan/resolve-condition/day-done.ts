import { PLANNED } from '../../lexicon/cues.ts';
import type { Assembly, DateColumn } from '../assembly.ts';
import { isBareTime, type Nominal } from '../sketch.ts';

/**
 * The day on which rows were done that are usually dated by when they ought to be: "no payment in the last 90 days" is none
 * that came in, whatever was due. Null where more is said of the rows than a time.
 */
export function dayDone(
  { index, assumptions }: Assembly,
  { dataset, conditions }: Nominal,
): DateColumn | null {
  const [only, ...others] = conditions;
  if (only === undefined || others.length > 0 || !isBareTime(only)) return null;
  const { defaultDate, fields } = index.dataset(dataset);
  const isPlanned = (label: string): boolean => label.split(' ').some((word) => PLANNED.has(word));
  if (defaultDate === null || !isPlanned(index.field(dataset, defaultDate).label)) return null;
  const [done, ...more] = fields.filter(
    ({ role, label, expression, isNullable }) =>
      role === 'time' && expression === null && isNullable && !isPlanned(label),
  );
  if (done === undefined || more.length > 0) return null;
  assumptions.add(`time is by ${done.label}`);
  return { table: dataset, column: done.name };
}
