import type { Property } from '../lexicon/properties.ts';

/** What a superlative is about: size ("largest"), number ("most"), time ("latest"), merit ("best"), order of value ("highest"). */
export type RankQuality = 'size' | 'number' | 'time' | 'merit' | 'value' | 'age';

/** "highest": which end of what. */
export interface Superlative {
  readonly direction: 'asc' | 'desc';
  readonly quality: RankQuality;
  readonly property?: Property;
  /** "most common": how often it is there, and not how much it is liked or has. */
  readonly isOccurrence?: true;
}
