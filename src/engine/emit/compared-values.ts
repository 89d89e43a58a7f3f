import type { Expression } from '../../shared/mod.ts';
import { datePartText } from './date-part-sql.ts';

/** A number that a calendar part is compared with as the part is written, `'03'` for 3; others unchanged. */
export function toPartText(part: Expression, value: Expression): Expression {
  if (part.kind !== 'date-part' || value.kind !== 'literal' || typeof value.value !== 'number') return value;
  const text = datePartText(part.part, value.value);
  return text === null ? value : { kind: 'literal', value: text };
}
