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
  const { kind, operator, left, right } = part as Partial<Extract<Expression, { kind: 'binary' }>>;
  // A hundred of a quotient makes it a percentage; of a column alone it was said: "of every 100 dollars asked for".
  const isPlain = left?.kind === 'literal' && (left.value !== 100 || right?.kind === 'column');
  return kind === 'binary' && operator === '*' && isPlain;
}
