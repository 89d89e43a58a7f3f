import { spanOfExpression } from '../../elapsed.ts';
import type { Assembly } from '../assembly.ts';
import { opposite } from '../opposite.ts';
import type { ListRanking } from './implied-ranking.ts';

/** The date behind an age in whole years or months: of two branches that are 16, the older one comes first. */
export function exactAges({ index }: Assembly, { by, direction }: ListRanking): readonly ListRanking[] {
  const { expression } = by;
  const derived =
    expression.kind === 'column' ? index.field(expression.table, expression.column).expression : null;
  const span = spanOfExpression(derived ?? expression);
  if (span?.from.kind !== 'column' || !IN_WHOLE.has(span.unit)) return [];
  const { table, column } = span.from;
  const { label } = index.field(table, column);
  const date = { name: column, label, expression: span.from, role: 'time' as const, unit: null };
  return [{ by: date, direction: opposite(direction) }];
}

const IN_WHOLE: ReadonlySet<string> = new Set(['months', 'years']);
