import type { LocalTurn } from '../local-turns.ts';

/** What is said of other rows: how often, of which there are none, in which order they are. */
export const RELATION_FILTERS: readonly LocalTurn[] = [
  // "a hotel in France but never one in Portugal", "but none in Portugal"
  ['but|yet never|not one|any &at|by|for|from|in|of|on|to', 'but not'],
  ['but|yet none &at|by|for|from|in|of|on|to', 'but not'],
  // "patients who have been diagnosed with asthma" have it, those "diagnosed with asthma" are with it
  ['has|have|had|is|are|was|were been? ever? diagnosed with both', 'have both'],
  ['has|have|had been? ever? diagnosed with', 'have a diagnosis of'],
  ['is|are|was|were diagnosed with', 'have a diagnosis of'],
  ['diagnosed with', 'with a diagnosis of'],
  // "from the most recently launched to the oldest"
  ['from the? most recently *1 to the? oldest|earliest', 'from newest to oldest'],
  ['from the? newest|latest to the? least recently *1', 'from newest to oldest'],
  // "each of the listed directors", "are listed for Texas"
  ['{all|any|each} of the listed', '$1 of the'],
  ['is|are|was|were listed for', 'are there in'],
  // "visited the most times", "booked the greatest number of times"
  ['for? the? greatest|highest|largest|most number of times', 'most often'],
  ['for? the? fewest|least|lowest|smallest number of times', 'least often'],
  ['for? the? most times', 'most often'],
  ['for? the? fewest|least times', 'least often'],
];
