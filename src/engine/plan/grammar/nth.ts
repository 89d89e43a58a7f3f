import { either, mapped, optional, type Parser, sequence, symbol } from '../parser.ts';
import type { Moment, Nominal, Nth } from '../sketch.ts';
import { extreme } from './superlatives.ts';
import { datasetTerm, ordinal } from './terms.ts';
import { word } from './words.ts';

const POSITION_MAX = 9;

/** "first", "very first", "2nd". */
export const nthWord: Parser<number> = symbol(() =>
  sequence([optional(word('very')), ordinal], (_, position) =>
    position >= 1 && position <= POSITION_MAX ? position : null,
  ),
);

/** Which of the rows of one: "first", "second", "latest". */
export const oneOfTheirs: Parser<Pick<Nth, 'position' | 'isLast'>> = symbol(() =>
  either<Pick<Nth, 'position' | 'isLast'>>(
    mapped(nthWord, (position) => ({ position })),
    mapped(extreme('time'), (end) => (end === 'max' ? { position: 1, isLast: true } : { position: 1 })),
  ),
);

/** "a borrower's first loan", "the second order of each customer": with whose it is. */
export const nthOfOwner: Parser<Nth> = symbol(() =>
  either<Nth>(
    sequence([datasetTerm, nthWord, datasetTerm], (owner, position, dataset) => ({
      dataset,
      position,
      owner,
    })),
    sequence(
      [nthWord, datasetTerm, word('of', 'of-each', 'group'), datasetTerm],
      (position, dataset, _, owner) => ({
        dataset,
        position,
        owner,
      }),
    ),
  ),
);

/** The rows that are so. */
export const nthRows: Parser<Nominal> = mapped(nthOfOwner, (nth) => ({
  kind: 'nominal',
  dataset: nth.dataset,
  conditions: [{ kind: 'nth', ...nth }],
}));

/** "the first and second loan of a customer", "a customer's first loan and their second one". */
export const nthPair: Parser<readonly [Moment, Moment]> = symbol(() =>
  either<readonly [Moment, Moment]>(
    sequence(
      [optional(datasetTerm), nthWord, word('span-to'), nthWord, datasetTerm, optional(owned)],
      (before, first, _, second, dataset, after) => pairOf(dataset, [first, second], before ?? after),
    ),
    sequence(
      [
        optional(datasetTerm),
        nthWord,
        datasetTerm,
        word('span-to'),
        nthWord,
        optional(either<unknown>(datasetTerm, word('ones'))),
        optional(owned),
      ],
      (before, first, dataset, _, second, __, after) => pairOf(dataset, [first, second], before ?? after),
    ),
  ),
);

const owned: Parser<string> = sequence([word('of', 'of-each', 'group'), datasetTerm], (_, owner) => owner);

function pairOf(
  dataset: string,
  [first, second]: readonly [number, number],
  owner: string | null,
): readonly [Moment, Moment] | null {
  return first === second
    ? null
    : [
        { kind: 'nth', dataset, position: first, owner },
        { kind: 'nth', dataset, position: second, owner },
      ];
}
