import { spanOfExpression } from '../../elapsed.ts';
import type { Assembly } from '../assembly.ts';
import { opposite } from '../opposite.ts';
import type { ListRanking } from './implied-ranking.ts';

/** The date behind an age in whole years or months: of two branches that are 16, the older one comes first. */
export function exactAges({ index }: Assembly, { by, direction }: ListRanking): readonly ListRanking[] {
  const span = spanOfExpression(by.expression);
  if (span === null || span.from.kind !== 'column' || (span.unit !== 'years' && span.unit !== 'months')) return [];
  if (span.to.kind !== 'literal') return [];
  const { table, column } = span.from;
  const { label } = index.field(table, column);
  const date = { name: column, label, expression: span.from, role: 'time' as const, unit: null };
  return [{ by: date, direction: opposite(direction) }];
}
