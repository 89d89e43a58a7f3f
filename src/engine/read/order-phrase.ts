import type { ColumnRole } from '../../shared/mod.ts';
import type { Order } from '../logical-query.ts';
import { enumerate } from './reader.ts';
import { ordinal } from './value-phrase.ts';

interface Ranking {
  readonly order: readonly Order[];
  readonly limit: number | null;
  readonly offset: number;
  readonly perGroup: { readonly limit: number; readonly offset?: number } | null;
}

interface Shown {
  readonly outputs: readonly { readonly name: string; readonly role: ColumnRole; readonly phrase: string }[];
  /** The output that needs no name when the rows are ordered by it. */
  readonly main: string | null;
  /** What the groups are of which the first rows are kept. */
  readonly partition: readonly string[];
}

/** `highest first`, `latest issue date first`, `top 5`, `the 3 first in each region`, `only the 2nd`. */
export function orderPhrases(query: Ranking, shown: Shown): readonly string[] {
  const order = query.order.flatMap((term) => orderPhrase(term, shown) ?? []);
  return [
    ...(order.length === 0 ? [] : [`${order.join(', then ')}`]),
    ...perGroupPhrase(query, shown),
    ...limitPhrase(query, shown),
  ];
}

function orderPhrase({ by, direction }: Order, { outputs, main }: Shown): readonly string[] {
  const output = outputs.find(({ name }) => name === by);
  if (output === undefined) return [];
  const name = by === main ? '' : ` ${output.phrase.replace(/ \(.*\)$/, '')}`;
  switch (output.role) {
    case 'measure':
    case 'share':
    case 'rate':
      return [`${direction === 'desc' ? 'highest' : 'lowest'}${name} first`];
    case 'time':
      return [`${direction === 'desc' ? 'latest' : 'earliest'}${name} first`];
    default:
      return [`by${name}${direction === 'desc' ? ', in descending order' : ''}`];
  }
}

function perGroupPhrase({ perGroup }: Ranking, { partition }: Shown): readonly string[] {
  if (perGroup === null) return [];
  const { limit, offset = 0 } = perGroup;
  const after = offset === 0 ? '' : ` after the first ${offset}`;
  const first = limit === 1 ? 'the first' : `the first ${limit}${after}`;
  const count = limit === 1 && offset > 0 ? `the ${ordinal(offset + 1)}` : first;
  return [`${count} in each ${enumerate(partition, 'and')}`];
}

function limitPhrase({ limit, offset, order }: Ranking, { outputs }: Shown): readonly string[] {
  if (limit === 1 && offset > 0) return [`only the ${ordinal(offset + 1)}`];
  const skipped = offset === 0 ? [] : [offset === 1 ? 'without the first' : `without the first ${offset}`];
  if (limit === null) return skipped;
  const [first] = order;
  const role = outputs.find(({ name }) => name === first?.by)?.role;
  const isRanking = role === 'measure' || role === 'share' || role === 'rate';
  const word = isRanking ? (first?.direction === 'desc' ? 'top' : 'bottom') : 'first';
  return [...skipped, limit === 1 ? `only the ${isRanking ? word : 'first'}` : `${word} ${limit}`];
}
