import type { WordClasses } from './word-classes.ts';

const BE = ['is', 'are', 'was', 'were'];

function how(...adjectives: readonly string[]): readonly string[] {
  return adjectives.flatMap((adjective) => BE.map((verb) => `how ${adjective} ${verb}`));
}

/** What is asked of one thing without the name of a column: `fact:<property>`, and `fact:place` for where it is. */
export const FACTS = {
  'fact:depth': [...how('deep')],
  'fact:height': [...how('high', 'tall')],
  'fact:length': [...how('long')],
  'fact:pay': [...how('well paid')],
  'fact:place': [
    ...BE.map((verb) => `where ${verb}`),
    'where can i find',
    'where can we find',
    'where did',
    'where do',
    'where does',
  ],
  'fact:price': [...how('costly', 'dear', 'expensive', 'much', 'pricey')],
  'fact:speed': [...how('fast')],
  'fact:weight': [...how('heavy')],
} satisfies WordClasses;
