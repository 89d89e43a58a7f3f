import type { Expression } from '../../../../shared/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';

/** Rejects a number before a column as its factor where nothing is said to be multiplied: "for *four price* ranges". */
export function checkUnsaidProduct(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || words.some((word) => MULTIPLYING.has(word))) return;
  const grouped = query.dimensions.map(({ expression }) => expression);
  if (grouped.flatMap(partsOf).some(isMultiple)) noSense('nothing is said to be multiplied');
}

const MULTIPLYING: ReadonlySet<string> = new Set(
  'annual annually annualised annualized double half multiplied percent quarter third times triple twice yearly * x %'.split(
    ' ',
  ),
);

function isMultiple(part: object): boolean {
  const { kind, operator, left } = part as Partial<Extract<Expression, { kind: 'binary' }>>;
  return kind === 'binary' && operator === '*' && left?.kind === 'literal' && left.value !== 100;
}
