import type { Condition } from '../logical-query.ts';
import { amountPhrase } from './value-phrase.ts';

/** `more than 100`, `no`, `exactly 2`: a comparison of a count, before what is counted. */
export function countPhrase(
  operator: Extract<Condition, { kind: 'related-aggregate' }>['operator'],
  value: number,
): string {
  const amount = amountPhrase(value, null);
  switch (operator) {
    case '=':
      return value === 0 ? 'no' : `exactly ${amount}`;
    case '<>':
      return `other than ${amount}`;
    case '<':
      return `fewer than ${amount}`;
    case '<=':
      return `at most ${amount}`;
    case '>':
      return `more than ${amount}`;
    case '>=':
      return `at least ${amount}`;
  }
}
