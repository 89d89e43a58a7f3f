import type { Field } from '../../../catalog/mod.ts';

/** A quantity: it can be compared with a number and summed or averaged. */
export function isQuantity(field: Field): boolean {
  return (field.type === 'integer' || field.type === 'real') && field.role !== 'key' && field.role !== 'flag';
}

/** A date or a moment. */
export function isTime(field: Field): boolean {
  return field.type === 'date' || field.type === 'timestamp';
}

/** Something that rows can be grouped by or that equals a word: category, name, key, flag. */
export function isDiscrete(field: Field): boolean {
  return !isTime(field) && field.type !== 'blob' && field.role !== 'measure';
}

/** Any field. */
export function isAnyField(): boolean {
  return true;
}
