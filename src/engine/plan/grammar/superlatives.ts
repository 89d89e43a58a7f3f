import { mapped, type Parser, terminal } from '../parser.ts';
import type { RankQuality } from '../sketch.ts';

/** "highest": which end of what. */
export interface Superlative {
  readonly direction: 'asc' | 'desc';
  readonly quality: RankQuality;
}

const QUALITIES: readonly RankQuality[] = ['size', 'number', 'time', 'merit', 'value', 'age'];

/** "highest", "fewest", "latest", "worst". */
export const superlative: Parser<Superlative> = terminal(({ meaning }) => {
  if (meaning.kind !== 'language') return null;
  const [family, direction, quality] = meaning.sense.split(':');
  const known = QUALITIES.find((one) => one === quality);
  if (family !== 'rank' || known === undefined) return null;
  return direction === 'asc' || direction === 'desc' ? { direction, quality: known } : null;
});

/** A superlative of one of the qualities, as the aggregate that it is: "highest interest rate", "earliest issue date". */
export function extreme(...qualities: readonly RankQuality[]): Parser<'max' | 'min'> {
  return mapped(superlative, ({ direction, quality }) => {
    if (!qualities.includes(quality)) return null;
    return direction === 'desc' ? 'max' : 'min';
  });
}
