import type { FirstOfEach } from '../logical-query.ts';
import { comparison, type Printed } from './print-expression.ts';

/** The rows of a group that are kept, by their numbers: the first ones, or those after so many. */
export function keptPositions(position: string, { limit, offset = 0 }: FirstOfEach): readonly Printed[] {
  if (offset === 0) return [comparison(`${position} <= ${limit}`)];
  if (limit === 1) return [comparison(`${position} = ${offset + 1}`)];
  return [comparison(`${position} > ${offset}`), comparison(`${position} <= ${offset + limit}`)];
}
