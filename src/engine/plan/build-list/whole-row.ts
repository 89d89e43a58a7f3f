import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { noSense } from '../rejection.ts';
import { fieldOutput } from '../resolve-dimension.ts';

/** "all the information about the shops": every column that is stored of them, in the order of the table; null for others. */
export function wholeRow(
  assembly: Assembly,
  { openers, columns, measures, groups, outputs }: Draft,
  table: string,
): readonly Output[] | null {
  if (!openers.has('whole')) return null;
  if (columns.length + measures.length + groups.length > 0 || outputs !== null || openers.has('distinct'))
    noSense('everything is asked for, and something of it');
  const dataset = assembly.index.dataset(table);
  return dataset.fields
    .filter(({ expression }) => expression === null)
    .map((field) => fieldOutput(assembly, { dataset, field }));
}
