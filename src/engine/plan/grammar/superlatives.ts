import { PROPERTIES, type Property } from '../../lexicon/properties.ts';
import { WORDS } from '../../lexicon/words.ts';
import { mapped, type Parser, terminal } from '../parser.ts';
import type { RankQuality, Superlative } from '../superlative.ts';

const OCCURRENCE = /^(?:common|frequent)/;

const QUALITIES: readonly RankQuality[] = ['size', 'number', 'time', 'merit', 'value', 'age'];

const RANKS = Object.keys(WORDS).filter((sense) => sense.startsWith('rank:'));

/** "highest", "fewest", "latest", "worst". */
export const superlative: Parser<Superlative> = terminal(
  'language',
  ({ meaning, start, end }, { words }) => {
    const [family, direction, about] = meaning.sense.split(':');
    if (family !== 'rank' || (direction !== 'asc' && direction !== 'desc')) return null;
    const quality = QUALITIES.find((one) => one === about);
    const isOccurrence = words.slice(start, end).some((word) => OCCURRENCE.test(word));
    if (quality !== undefined) return { direction, quality, ...(isOccurrence ? { isOccurrence } : {}) };
    return isProperty(about) ? { direction, quality: 'size', property: about } : null;
  },
  RANKS,
);

/** A superlative of one of the qualities, as the aggregate that it is: "highest interest rate", "earliest issue date". */
export function extreme(...qualities: readonly RankQuality[]): Parser<'max' | 'min'> {
  return mapped(superlative, ({ direction, quality }) => {
    if (!qualities.includes(quality)) return null;
    return direction === 'desc' ? 'max' : 'min';
  });
}

function isProperty(name: string | undefined): name is Property {
  return name !== undefined && Object.hasOwn(PROPERTIES, name);
}
