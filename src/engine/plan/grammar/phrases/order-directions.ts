import { END_PROPERTIES, ENDS_ABOUT } from '../../../lexicon/order-ends.ts';
import { mapped, type Parser, revised } from '../../parser.ts';
import type { OrderEnd } from '../../phrase.ts';
import type { Superlative } from '../../superlative.ts';
import { member } from '../words.ts';

const direction = member('order', ['asc', 'desc', 'best', 'worst']);

/** "largest first" is about a quantity, "newest first" about a date, "from oldest to youngest" about an age, "descending" about none. */
export const orderEnd: Parser<OrderEnd> = revised(direction, (found, chart, at) =>
  found.map(({ value, end, cost }) => {
    const words = chart.words.slice(at, end);
    const about = ENDS_ABOUT.find(([, some]) => words.some((one) => some.has(one)))?.[0];
    const isOwn = about === undefined && words.join(' ') === 'in order';
    const properties = words.map((one) => END_PROPERTIES.get(one)).find((some) => some !== undefined);
    return {
      value: {
        direction: value,
        ...(isOwn ? { about: 'own' as const } : about === undefined ? {} : { about }),
        ...(properties === undefined ? {} : { properties }),
      },
      end,
      cost,
    };
  }),
);

/** What is left of an end where it is said by which column: that one is. */
export const directionOnly: Parser<OrderEnd> = mapped(orderEnd, ({ direction: way, about }) =>
  about === 'age' || about === 'name' ? { direction: way, about } : { direction: way },
);

/** "highest balance on top": the end that comes first, or last, with what it is of. */
export function endOf(end: Superlative, isLast: boolean): OrderEnd {
  const isHigh = (end.direction === 'desc') !== isLast;
  if (end.quality === 'merit') return { direction: isHigh ? 'best' : 'worst' };
  const about = end.isOccurrence === true ? 'occurrence' : ABOUT[end.quality];
  const properties = end.property === undefined ? {} : { properties: [end.property] };
  return { direction: isHigh ? 'desc' : 'asc', about, ...properties };
}

const ABOUT = {
  age: 'age',
  number: 'measure',
  size: 'measure',
  time: 'time',
  value: 'measure',
} as const;
