import type { WordClasses } from './word-classes.ts';

const BE = ['is', 'are', 'was', 'were'];

function how(...adjectives: readonly string[]): readonly string[] {
  return adjectives.flatMap((adjective) => BE.map((verb) => `how ${adjective} ${verb}`));
}

/** What is asked of one thing without the name of a column: `fact:<property>`, and `fact:place` for where it is. */
export const FACTS = {
  'fact:depth': [...how('deep')],
  'fact:height': [...how('high', 'tall')],
  /** How long something lasts; a book that "is long" has many pages. */
  'fact:duration': ['how long did', 'how long do', 'how long does'],
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
  /** The same at the end of what is asked: "how long does it *last*". */
  'fact-end:duration': ['last', 'take'],
  'fact-end:pay': ['get paid'],
  'fact-end:place': ['based', 'live', 'situated'],
  /** That there is any of it, or none. */
  'in-stock': ['in stock', 'on stock', 'available in stock', 'currently in stock', 'still in stock'],
  'out-of-stock': ['currently out of stock', 'out of stock'],
} satisfies WordClasses;

/** The same by words that are also names of columns, or begin as they do: `cost`, `earnings`, `location`, `weight`. */
export const FACT_VERBS = {
  pay: new Set(['earn', 'make']),
  place: new Set(['located']),
  price: new Set(['cost']),
  weight: new Set(['weigh']),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;
