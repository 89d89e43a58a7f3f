import type { ColumnRole } from '../../shared/mod.ts';
import { HOLDER_NOUNS } from '../lexicon/role-holders.ts';

/** Whether the column tells who somebody is: a name, or who holds a part, as the `commander` of a district. */
export function namesSomebody({
  role,
  label,
}: {
  readonly role: ColumnRole;
  readonly label: string;
}): boolean {
  return (
    role === 'text' || (role === 'category' && HOLDER_NOUNS.has(label.slice(label.lastIndexOf(' ') + 1)))
  );
}
