import type { LocalTurn } from '../../local-turns.ts';

const PEOPLE =
  'applicants|borrowers|clients|customers|debtors|holders|individuals|members|owners|people|residents';
const PERSON = 'applicant|borrower|client|customer|holder|owner';
const PLACES = 'agencies|branches|locations|offices|outlets|shops|sites|stores';
const ROWS = '{accounts|applications|credits|loans|mortgages|orders|payments}';
const LOANS = '{credits|loan|loans|mortgages|ones}';
const THE = 'the|a|an|any|our|its|their|some';
const CLAUSE_END = '&$|.|!|?|,|;|and|are|by|during|for|in|is|last|per|since|there|this|was|were';
/** Not all of them, or those of a number. */
const SOME = '#|all|any|both|few|many|most|no|none|several|some|than|two|three|four|five|what|which';
const MADE = '{approved|arranged|booked|funded|granted|handled|issued|made|originated|sold|written}';
const RECORDED =
  'classed|classified|entered|filed|flagged|grouped|labeled|labelled|listed|marked|recorded|tagged';
const COLUMNS = '{category|channel|grade|purpose|reason|region|status|type}';
const OTHER =
  'another|different|other|outside|existing|old|older|several|multiple|many|various|all|some|the|their|his|her';
const MERGE =
  'bundle|bundling|combine|combining|consolidate|consolidating|merge|merging|pull|pulling|roll|rolling|unify|unifying';
const USES =
  'buying|consolidating|covering|financing|funding|improving|paying|purchasing|refinancing|remodeling|renovating|starting';

/** Whose they are, said before them, or by what those did. */
const ofOwners = (): readonly LocalTurn[] => [
  // "retired owners' boats", "West region shops' boats"
  [`many *3 {${PEOPLE}|${PLACES}} 's ${ROWS}`, 'many $3 of $1 $2'],
  [
    `{all|between|by|for|from|number|of|on|our|the|to|total} &!of|the|our *3 {${PEOPLE}|${PLACES}} 's ${ROWS}`,
    '$1 $4 of $2 $3',
  ],
  // "boats the western shops made", "the West region's shops have made", "our shops in the West put on the books"
  [
    `${ROWS} that|which? the|our *2 region|state|area|city 's {${PLACES}} have|has? ${MADE} ${CLAUSE_END}`,
    '$1 $4 by $3 in $2',
  ],
  [
    `${ROWS} that|which? the|our? &!${SOME} *3 {${PLACES}} have|has|had? ${MADE} ${CLAUSE_END}`,
    '$1 $4 by $2 $3',
  ],
  [
    `${ROWS} that|which? the|our? {${PLACES}} in|of the? *2 have|has|had? ${MADE} ${CLAUSE_END}`,
    '$1 $4 by $2 in $3',
  ],
  [
    `${ROWS} that|which? the|our? {${PLACES}} in|of the? *2 have|has|had? put|brought on|onto the books ${CLAUSE_END}`,
    '$1 made by $2 in $3',
  ],
  [
    `${ROWS} that|which? the|our? {${PLACES}} in|of|out the? *2 wrote ${CLAUSE_END}`,
    '$1 written by $2 in $3',
  ],
  [`${LOANS} credited|attributed to {${PLACES}}`, '$1 of $2'],
  // "boats that retired owners took out"
  [
    `${ROWS} that|which? the|our? &!${SOME} *3 {${PEOPLE}} have|has|had? got|taken|took|received out? ${CLAUSE_END}`,
    '$1 taken out by $2 $3',
  ],
  // "with a Texas resident as the owner", "under the names of retirees"
  [`with a|an *3 as the|its|their {${PERSON}} ${CLAUSE_END}`, 'whose $2 is a $1'],
  [`${LOANS} under|in the names|name of`, '$1 of'],
];

/** Where they live and what they do. */
const ofLives = (): readonly LocalTurn[] => [
  ['whose clients are', 'whose client is'],
  ['whose customers are', 'whose customer is'],
  ['{by|of|to} anybody|anyone who? is?', '$1 people who are'],
  [`where|whose the? {${PERSON}} 's home is in?`, 'whose $1 lives in'],
  // "Texas-based owners", "people whose home is in Texas", "whose owners call Texas home", "with a Texas address"
  [
    `{by|for|from|of|to|with|many|number|all|our} *2 - based {${PEOPLE}|${PERSON}|${PLACES}}`,
    '$1 $3 based in $2',
  ],
  [
    `{by|for|from|of|to|with|many|number|all|our} &!by|for|from|of|our|to|with *2 based {${PEOPLE}|${PERSON}|${PLACES}}`,
    '$1 $3 based in $2',
  ],
  ['whose home|residence|house|domicile is|are|lies in', 'living in'],
  ['who|that have|has their|a home|residence|house in', 'living in'],
  [`whose {${PEOPLE}|${PERSON}} call|calls *2 home`, 'whose $1 live in $2'],
  ['who call|calls *2 home', 'who live in $1'],
  [
    `{${PEOPLE}} with|having|at a|an? &!email|mail|web|missing|known|unknown *2 address|addresses ${CLAUSE_END}`,
    '$1 living in $2',
  ],
  // "works for himself"
  ['{work|working|works} for her|him|herself|himself', '$1 for themselves'],
  [
    'who|that? run|runs|running|own|owns|with|have|has their|his|her|a own business|company|firm',
    'who are self-employed',
  ],
  // "owners with retired status"
  [`{${PEOPLE}} with|in|of a|an? *3 status|standing ${CLAUSE_END}`, '$1 who are $2'],
];

/** What they are for. */
const ofUses = (): readonly LocalTurn[] => [
  // "whose stated purpose is to buy a car", "where the money went to", "taken out in order to"
  ['stated|declared {purpose} is|was to|for?', '$1 is'],
  ['where|when the? money went to|toward|towards|into &!people|customers|borrowers', 'for'],
  [`${ROWS} taken|borrowed|made out? in order to`, '$1 to'],
  [`where *3 is|was the {purpose|status|grade|category|channel} ${CLAUSE_END}`, 'whose $2 is $1'],
  // "where the owner is buying a car"
  [`in? where|which ${THE}? ${PERSON}|${PEOPLE} is|are|was|were {${USES}}`, 'for $1'],
  // "taken so they could consolidate debt", "that people used to buy a car"
  [
    `${LOANS} that|which? ${THE}? ${PEOPLE} wanted|needed|took|got|used|asked for? out? so that? they could|can`,
    '$1 to',
  ],
  [
    `${LOANS} that|which? ${THE}? ${PEOPLE} have? borrowed|needed|took|taken|got|gotten|use|used|wanted out? in? order? to`,
    '$1 to',
  ],
  // "roll their debts into one", "merge several debts", "consolidating the owner's other debts"
  [
    `{to|for} ${MERGE} up? ${OTHER}? ${PERSON}|${PEOPLE}? 's? ${OTHER}? debt|debts|balances|bills together? into? one|a? single? loan|payment? ${CLAUSE_END}`,
    '$1 debt consolidation',
  ],
  [
    `that|which? could|would|can|will? ${MERGE} up? ${OTHER}? debt|debts together? into? one? ${CLAUSE_END}`,
    'for debt consolidation',
  ],
  // "intended for", "designed to"
  [
    `${ROWS} that|which? are|is|were|was? aimed|designed|destined|earmarked|intended|meant {for|to|at}`,
    '$1 $2',
  ],
  // "tagged Car under purpose", "with purpose set to Car"
  [`${RECORDED} as? *3 under|by|for the|their|its? ${COLUMNS} ${CLAUSE_END}`, 'with $2 $1'],
  [`{with|having|whose} the|a|their? ${COLUMNS} is|are? set|recorded|given|listed|stated to|as`, 'with $2'],
  [
    `grouped|filed|listed|put|booked|sold|placed {under} the|our? *3 category|segment|line|group ${CLAUSE_END}`,
    '$1 the $2 category',
  ],
];

/** What they are not for, and which are left out. */
const ofOthers = (): readonly LocalTurn[] => [
  // "for everything besides Car", "of every purpose save Car"
  [
    'for|with|of everything|anything|something|things|stuff besides|save|bar|barring|excluding|outside of?',
    'for anything but',
  ],
  [
    `for|with|of every|any|each|all {purpose|purposes|reason|reasons|use|uses} besides|save|but|except|bar|barring|excluding for?`,
    'for anything but',
  ],
  [
    'for|with some|a|another|any|different? reason|reasons|purpose|purposes|use|goal other|different than|from',
    'for anything but',
  ],
  ['for|with other|different purposes|reasons than', 'for anything but'],
  ['something|anything else than', 'something other than'],
  // "minus the ones with", "unrelated to Car", "where Car is not the purpose"
  [`${ROWS} minus|less|sans|barring|save|besides the? ones`, '$1 except those'],
  [`${ROWS} other than those|these`, '$1 except those'],
  [`${ROWS} other than the? ones`, '$1 except those'],
  [`${ROWS} minus|less|sans|barring|save|besides those`, '$1 except those'],
  ['that|which? are|is|have|has|had? nothing|unrelated to? do? with|to', 'not for'],
  [
    `where|whose *3 is|was|are|were not the|a|their {purpose|status|reason|category|channel}`,
    'whose $2 is not $1',
  ],
];

/** Products by another name, and how they are sold. */
const ofProducts = (): readonly LocalTurn[] => [
  // "from our secured product lineup", "sold as secured lending products", "secured-product boats"
  // "given against collateral", "whose product calls for collateral", "which need to be secured"
  ['given|made|granted|issued|lent against {collateral|security}', 'with $1'],
  ['asks|ask|calls|call for {collateral|security}', 'requires $1'],
  ['that|which need|needs|have|has to be secured', 'that are secured'],
  [`product lineup|range|shelf ${CLAUSE_END}`, 'products'],
  [`${LOANS} sold|offered|made|issued|marketed as *2 lending? products ${CLAUSE_END}`, '$1 on $2 products'],
  [`{many|of|all|our|the|number} *1 -? product ${ROWS} ${CLAUSE_END}`, '$1 $3 on $2 products'],
];

/** Whose rows are, where those live, what they took them for and which are left out, in other constructions. */
export const ownersTold = (): readonly LocalTurn[] => [
  ...ofOwners(),
  ...ofLives(),
  ...ofUses(),
  ...ofOthers(),
  ...ofProducts(),
];
