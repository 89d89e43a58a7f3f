import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|?|!|,';
const HAVE = 'have|has|had|having|with';
const ASK = 'which|what|list|show|give';
const THE = 'their|its|the|all';
const SHOW = 'show|give|list|include|report|display';
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
  // One number, and none of each: "different towns among our members - how many are there?"
  [
    '&^ the? distinct|different|unique *3 {across|among|in|of|for|on} *5 -|–|—|:|,|; how many is|are|were it|that|there|those|they|these &$|?|.|!|in|from|with',
    'how many different $1 are there $2 $3',
  ],
  [
    '&^ the? distinct|different|unique *3 {across|among|in|of|for|on} *5 -|–|—|:|,|; how many &$|?|.|!',
    'how many different $1 are there $2 $3',
  ],
];
