import type { Knowledge } from '../../catalog/mod.ts';
import { uniqueName } from './unique-name.ts';

/** The wanted name for a CTE, with a number if a table has it: a CTE would hide the table. */
export function cteName(wanted: string, knowledge: Knowledge, taken: Iterable<string> = []): string {
  return uniqueName(wanted, new Set([...knowledge.datasets.map(({ name }) => name), ...taken]));
}
