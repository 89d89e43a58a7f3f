import type { LocalTurn } from '../../local-turns.ts';

const HOLDERS = 'borrower|borrowers|client|clients|customer|customers|people|someone|somebody|they';
const THE = 'the|a|an|our|their';
const CLAUSE_END = '&$|.|!|?|,|;|and|are|by|for|from|in|is|last|per|since|there|this|was|were';
const ABOVE = 'above|beyond|exceeding|over|past|topping';
const BELOW = 'below|beneath|under';
const MARK = 'barrier|level|line|mark|threshold';
const LENT = 'borrowed|disbursed|extended|financed|granted|lent|loaned';
const ROWS = '{accounts|applications|borrowers|clients|customers|loan|loans|mortgages|payments}';
const CARRIES = 'bear|bears|carry|carries|charge|charges|charged|earn|earns|pay|pays|paying';
const LETTER = '{a|b|c|d|e|f|g}';
/** Each grade with the next one below it. */
const STEPS = ['ab', 'bc', 'cd', 'de', 'ef', 'fg'].map((two) => [...two]);
const TIME_END = '&$|.|!|?|,|;|and|are|by|in|is|per|there|under';
const DEBT = 'debt|debts';

/** Bounds in other words than "over" and "at least", which each of these says: the bound, then its plain word. */
const BOUNDS: readonly (readonly [string, string])[] = [
  ['{more|less} than', '$1 than'],
  ['{over|above|under|below}', '$1'],
  ['at {least|most}', 'at $1'],
];

/** A line that is passed, and a bound that is said in two words. */
const ofBounds = (): readonly LocalTurn[] => [
  // "past the $50,000 mark", "above the 40 % price line", "past $50,000 in price"
  [`${ABOVE} the? # ${MARK}`, 'above $1'],
  [`${ABOVE} the? # *1 ${MARK} ${CLAUSE_END}`, 'above $1 $2'],
  [`${BELOW} the? # ${MARK}`, 'below $1'],
  [`${BELOW} the? # *1 ${MARK} ${CLAUSE_END}`, 'below $1 $2'],
  [`${ROWS} past|beyond|topping &#`, '$1 above'],
  // "breaking the 40 % mark", "that top 5,000", "that go past 40 %"
  [`that|which? breaking|clearing|crossing|passing|surpassing|exceeding the # ${MARK}`, 'above $1'],
  [
    `that|which? breaking|clearing|crossing|passing|surpassing|exceeding the # *1 ${MARK} ${CLAUSE_END}`,
    'above $1 $2',
  ],
  [
    'that|which top|tops|topped|surpass|surpasses|surpassed|pass|passes|passed|break|breaks|cross|crosses &#',
    'above',
  ],
  ['that|which? go|goes|going|went above|beyond|over|past &#', 'above'],
  // "from 15 % on up", "15 % or beyond"
  ['from # on? up|upward|upwards', 'of at least $1'],
  ['# or {above|beyond|greater|over|upward|upwards}', '$1 or more'],
  // "equal to or greater than", "no lower than"
  [`that|which? is|are|was|were? equal to or {greater|higher|larger|more} than &#`, 'of at least'],
  [`that|which? is|are|was|were? equal to or above|over &#`, 'of at least'],
  [`that|which? is|are|was|were? {greater|higher|larger|more} than or equal to &#`, 'of at least'],
  [`that|which? is|are|was|were? equal to or {less|lower|smaller} than &#`, 'of at most'],
  [`that|which? is|are|was|were? {less|lower|smaller} than or equal to &#`, 'of at most'],
  // "that reach or exceed 15 %", "that hits 15 % or goes beyond it"
  [
    'that|which hit|hits|meet|meets|reach|reaches or exceed|exceeds|surpass|surpasses|top|tops &#',
    'of at least',
  ],
  ['hit|hits|meet|meets|reach|reaches or exceed|exceeds|surpass|surpasses|top|tops &#', 'is at least'],
  ['that|which hits|meets|reaches # or goes|is above|beyond|higher|over|past it|that?', 'of at least $1'],
  // "in amounts above 5,000", "made out for more than 5,000"
  ['in amounts|sums of? &above|at|below|between|less|more|over|under', 'of'],
];

/** What was lent, and what is charged, by those who do it. */
const ofDeeds = (): readonly LocalTurn[] =>
  BOUNDS.flatMap(([said, plain]): LocalTurn[] => [
    // "in which more than $50,000 was borrowed", "where the owner got more than 5,000"
    [`in|for|on|under which|where ${said} # was|were|has|is|been? been? ${LENT}`, `of ${plain} $2`],
    [`in|for|on|under which|where we|you ${LENT}|gave|paid out? ${said} # ${CLAUSE_END}`, `of ${plain} $2`],
    [
      `in|for|on|under? which|where ${THE}? ${HOLDERS} borrowed|got|received|took|obtained out? ${said} # ${CLAUSE_END}`,
      `of ${plain} $2`,
    ],
    // "on which we charge at least 15 % interest"
    [
      `on|for|at|in? which|where ${THE}? ${HOLDERS}|we|you ${CARRIES} ${said} #% {interest}`,
      `with ${plain} $2 $3`,
    ],
    [
      `on|for|at|in? which|where ${THE}? ${HOLDERS}|we|you ${CARRIES} {interest} of ${said} #%`,
      `with ${'$1'} of ${plain.replace('$1', '$2')} $3`,
    ],
    // "that cost the owner more than 15 % a year in interest"
    [
      `that|which? cost|costs|costing ${THE}? ${HOLDERS}? ${said} #% a? year|annually? in {interest}`,
      `with ${plain} $2 $3`,
    ],
  ]);

/** A bound after its number. */
const ofBoundsLast = (): readonly LocalTurn[] => [
  // "a yearly rate", "high-rate boats, that is, over 40 %"
  ['yearly {rate|interest}', 'annual $1'],
  [
    'high|low *2 {loans|mortgages|applications|payments|borrowers|customers} ,|(|- that is|means ,? {above|below|over|under} # )?',
    '$2 with $1 $3 $4',
  ],
  // "debt compared with income", "a debt load of more than 40 % of income"
  [`${DEBT} compared|relative|measured against|to|with {income}`, 'debt to $1'],
  [
    'in|on|for? which|where|whose the? {debt} to {income} ratio? amounts|comes|runs|works out? to|at &#|above|at|below|between|less|more|over|under',
    'with $1 to $2',
  ],
  [
    `with|having a? ${DEBT} load|burden|level? of {more|less} than # of their? {income}`,
    'with a debt to $3 of $1 than $2',
  ],
  [
    `with|having a? ${DEBT} load|burden|level? {above|below|over|under} # of their? {income}`,
    'with a debt to $3 $1 $2',
  ],
];

/** Clauses of an amount: "whose size passes 50,000". */
const ofClauses = (): readonly LocalTurn[] => [
  [
    '{whose|where} the? {amount|balance|dti|income|principal|rate|size} passes|passed|tops|topped|crosses|surpasses &#',
    '$1 the $2 is above',
  ],
  ['bigger|greater|higher|larger in {amount|principal|size|value} than &#', 'with a $1 above'],
  ['comes|come|works|turns out {above|at|below|over|under} &#|least|most', 'is $1'],
  // "at a rate starting from 15 %", "where people are charged 15 % or more"
  ['{interest|rate|rates} starting|starts from|at #%', '$1 of at least $2'],
  // "where debts eat up more than 40 % of income"
  ...BOUNDS.map(
    ([said, plain]): LocalTurn => [
      `where|with ${THE}? ${HOLDERS}? 's? ${DEBT} eating|eats|eat|make|makes|making|take|takes|taking up ${said} # of ${THE}? {income}`,
      `with a debt to $3 of ${plain} $2`,
    ],
  ),
];

/** How long they run. */
const ofTerms = (): readonly LocalTurn[] => [
  // "with three years to pay them back", "payable over three years", "scheduled for 36 months"
  [`with # to pay|repay it|them? back|off? ${CLAUSE_END}`, 'with a term of $1'],
  [
    `for|on|in? which|where ${THE}? ${HOLDERS} has|have # to pay|repay it|them? back|off? ${CLAUSE_END}`,
    'with a term of $1',
  ],
  [`payable|repayable over # ${TIME_END}`, 'with a term of $1'],
  [`that|which? are|is|was|were? scheduled|set up? for # ${TIME_END}`, 'with a term of $1'],

  // "made for a period of 36 months", "set up to be repaid over 36 months"
  [`made|given|granted|issued|written|taken? out? for|over a? period of # ${TIME_END}`, 'with a term of $1'],
  [`set|scheduled|due|meant|supposed up? to last|run|go for? # ${TIME_END}`, 'with a term of $1'],
  [
    `due|scheduled|spread|spreading|stretched|stretching out? over # by|under? the|their? contract|agreement? ${TIME_END}`,
    'with a term of $1',
  ],
  [`{term} {of} # by|under the|their? contract|agreement`, '$1 $2 $3'],
];

/** "below grade E", "graded lower than E", "with a grade worse than E" */
function beside(letter: string, side: string, than: string, plain: string): readonly LocalTurn[] {
  return [side, `${than} than`].flatMap((bound): LocalTurn[] => [
    [`${bound} grade ${letter} ${CLAUSE_END}`, plain],
    [`graded|rated ${bound} ${letter} ${CLAUSE_END}`, plain],
    [
      `with|having|of a|an? grade|rating|grades|ratings that|which? is|are? ${bound} grade? ${letter} ${CLAUSE_END}`,
      plain,
    ],
  ]);
}

/** Letters that are given, and those on one side of one. */
const ofGrades = (): readonly LocalTurn[] => [
  [`${LETTER} - or|and ${LETTER} -? {rated|graded} ${ROWS}`, '$1 or $2 $3 $4'],
  ...STEPS.flatMap(([better = '', worse = '']): LocalTurn[] => [
    ...beside(better, 'below|beneath|under', 'lower|worse', `of grade ${worse} or lower`),
    ...beside(worse, 'above', 'better|higher', `of grade ${better} or better`),
  ]),
];

/** Amounts, bounds and terms in other constructions than a plain condition has. */
export const amountsTold = (): readonly LocalTurn[] => [
  ...ofBounds(),
  ...ofDeeds(),
  ...ofBoundsLast(),
  ...ofClauses(),
  ...ofTerms(),
  ...ofGrades(),
];
