import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|?|!|,';
const HAVE = 'have|has|had|having|with';
const ASK = 'which|what|list|show|give';
const THE = 'their|its|the|all';
const SHOW = 'show|give|list|include|report|display';
const COMES = 'comes|come|came|is|are|was|were|stems|derives';
const THAT_PART = 'percentage|percent|share|part|proportion';

const BOUNDS = [
  ['more|greater|higher than', 'above'],
  ['over|above|exceeding', 'above'],
  ['less|fewer|lower|smaller than', 'below'],
  ['under|below', 'below'],
  ['at least', 'at least'],
  ['at most', 'at most'],
];

/** "shops *with more than 5% of their value in late orders*": a bound of the part, and none of what each has. */
export const PART_SENSES: readonly LocalTurn[] = [
  ...BOUNDS.flatMap(([said, bound]): LocalTurn[] => {
    const of = `${said} #% of ${THE}? **3`;
    // "in 2024" is when, and no part.
    const rows = '{in} &!#|both|each|every|full|it|last|one|only|that|this|total *4';
    const part = `${of} ${rows}`;
    const end = bound?.startsWith('at') ? `of ${bound}` : bound;
    return [
      // "… Show the shop and that percentage."
      [
        `&^ ${ASK}? *2 ${HAVE} ${part} .|?|, and? ${SHOW}|with the|their? *2 and the|that|this|its? ${THAT_PART}`,
        `share of $3 $4 $5 by $1 , only those ${bound} $2`,
      ],
      [`${HAVE} ${part} ${END}`, `with a share of $2 $3 $4 ${end} $1`],
      ...['where', 'for which', 'in which', 'at which'].map(
        (where): LocalTurn => [
          `${where} ${of} {is|are|was|were|sits|sit|lies|lie} ${rows} ${END}`,
          `with a share of $2 $4 $5 ${end} $1`,
        ],
      ),
    ];
  }),
  // A part of each whole, and no part of all: "within each region, what percentage of the weight comes from each kind of cargo"
  [
    `&^ {for|within|in|inside} {each|every} *2 , what|which {${THAT_PART}} of the|all|its? *4 ${COMES} from|of|in|due|to? each|every *2 ${END}`,
    '$4 of the $5 by $3 and $6 , within $2 $3',
  ],
  // "for each region, the share of weight by kind of cargo within the region"
  [
    `&^ for|in {each|every} *2 , **9 ,? within|in|inside the|that|its|this|same same? =2 ${END}`,
    '$3 , within each $2',
  ],
  // One number, and none of each: "different towns among our members - how many are there?"
  [
    '&^ the? distinct|different|unique *3 {across|among|in|of|for|on} *5 -|–|—|:|,|; how many is|are|were it|that|there|those|they|these &$|?|.|!|in|from|with',
    'how many different $1 are there $2 $3',
  ],
  [
    '&^ the? distinct|different|unique *3 {across|among|in|of|for|on} *5 -|–|—|:|,|; how many &$|?|.|!',
    'how many different $1 are there $2 $3',
  ],
  // "how many owners have 0, 1, 2, 3 and so on boats?"
  [
    '&^ how many *1 have|has|had|own|made 0|no|zero , 1|one , 2|two , 3|three? ,? and|or? so on|forth|etc ,? *1 &$|?|.',
    'number of $1 by number of $2 , including those with none',
  ],
  [
    '&^ how many *1 have|has|had|own|made 0|no|zero , 1|one , 2|two , 3|three? ,? and|or? more *1 &$|?|.',
    'number of $1 by number of $2 , including those with none',
  ],
  // Not the value that is called so: "with a rowing boat and no boat of any other kind"
  ...['have|has|had', 'and|but have|has?', 'and|but who|that have|has?'].flatMap((link): LocalTurn[] => [
    [
      `{with|have|has|had} a|an *1 *1 *1 ${link} no|not|never any|a? =4 in|of|for|from|on|through|with any other =2 ${END}`,
      'with a $2 $3 $4 and no $4 in any $2 other than $3',
    ],
    [
      `{with|have|has|had} a|an *2 *1 ${link} no|not|never any|a? =3 {in|of|for|from|on|through|with} any other *2 ${END}`,
      '$1 a $2 $3 and no $3 $4 any $5 other than $2',
    ],
  ]),
];
