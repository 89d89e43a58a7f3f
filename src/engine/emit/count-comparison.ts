import type { Expression } from '../../shared/mod.ts';

type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** Whether a condition on a number of rows only asks for one: `COUNT(*) > 0` and its like. */
export function isExistence(having: Expression): boolean {
  if (having.kind !== 'binary' || having.left.kind !== 'aggregate' || having.right.kind !== 'literal')
    return false;
  const { left, operator, right } = having;
  if (left.function !== 'count' || left.argument !== null) return false;
  return (
    (operator === '>' && right.value === 0) ||
    (operator === '>=' && right.value === 1) ||
    (operator === '<>' && right.value === 0)
  );
}

/** A comparison as SQL makes it, of numbers. */
export function compareNumbers(left: number, operator: Comparison, right: number): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '<>':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
