import type { Dataset } from '../../catalog/mod.ts';

/** Whether the rows are people: they have names of their own kind, or were born. */
export function isOfPeople({ fields }: Dataset): boolean {
  return fields.some(({ label }) => /\b(?:full|first|last|family) name\b|\bsurname\b|\bbirth/.test(label));
}
