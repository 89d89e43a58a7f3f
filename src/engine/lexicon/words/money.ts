import type { WordClasses } from './word-classes.ts';

const RELATIVES = ['', 'who ', 'that ', 'which ', 'have ', 'has ', 'who have ', 'who has ', 'that have '];

/** Verbs that say of somebody that money changed hands: what it is of, the amounts of the rows tell. */
export const MONEY = {
  'money:pay': [
    ...['pay', 'pay us', 'collect', 'receive', 'take in', 'bring in'],
    ...['paid', 'paid us', 'collected', 'received', 'taken in', 'brought in', 'took in'].flatMap((verb) =>
      RELATIVES.map((who) => who + verb),
    ),
  ],
  'money:spend': [
    'spend',
    'spends',
    ...['spent', 'spent with us'].flatMap((verb) => RELATIVES.map((who) => who + verb)),
  ],
} satisfies WordClasses;
