import type { LocalTurn } from '../local-turns.ts';

const PEOPLE = 'customer|customers|borrower|borrowers|applicant|applicants|client|clients|people';
const WHO = `he|she|it|they|we|was|were|is|the? ${PEOPLE}?`;
const ASKED = `${WHO} had|have|has? asked|requested|wanted|applied for?`;
const MORE = 'less|lower|more|higher|smaller|larger|bigger|greater';
const BOUNDS = [
  ['less|lower|smaller', 'below'],
  ['more|higher|larger|bigger|greater', 'above'],
] as const;
const GOT = 'was|were|have|has|had? got|gets|get|received|given|granted|lent out?';

/** Amounts that are called by what was done with them: "what was asked for", "what the product allows at most". */
export const ASKED_AMOUNTS: readonly LocalTurn[] = [
  // "whose principal was lower than what the customer had asked for"
  ...BOUNDS.flatMap(([more, bound]) =>
    ['what', 'the amount'].map(
      (asked): LocalTurn => [
        `whose approved|granted|final|actual? *1 is|are|was|were ${more} than ${asked} ${ASKED}`,
        `whose $1 is ${bound} the requested amount`,
      ],
    ),
  ),
  // "that got less than requested", "for less than what was requested"
  [`that|which? ${GOT} {${MORE}} than what? ${ASKED}`, 'whose amount is $1 than the requested amount'],
  [`for|of {less|more} than what? ${ASKED}`, 'whose amount is $1 than the requested amount'],
  [`{${MORE}} than what ${ASKED}`, 'whose amount is $1 than the requested amount'],
  // "the gap between what was asked for and what was lent"
  [`what ${ASKED}`, 'the requested amount'],
  [`what ${WHO} had|have|has? {lent|funded|granted|disbursed|paid|owed|due} out?`, 'the amount $1'],
  // "90 percent of what the product allows at most"
  [
    'of what the|their|its *1 allows|allow|permits|permit|lets|let at? {most|least}',
    "of the $1 's $2 amount",
  ],
  ["of the *1 's most amount", "of the $1 's maximum amount"],
  ["of the *1 's least amount", "of the $1 's minimum amount"],
  // "booked at exactly the maximum of their product"
  [
    'booked|made|issued|granted|approved|lent|taken? at|for exactly|precisely? the {maximum|minimum|max|min} amount? of|for|on their|its|the *1',
    'whose amount is equal to the $1 amount of the $2',
  ],
  [
    "booked|made|issued|granted|approved|lent|taken? at|for exactly|precisely? their|its|the *1 's? {maximum|minimum|max|min} amount?",
    'whose amount is equal to the $2 amount of the $1',
  ],
];
