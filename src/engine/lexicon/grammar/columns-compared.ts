import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|!|?|,|;|:|(';
const BE = 'is|are|was|were';
const PLACES = '{city|country|county|district|neighborhood|province|region|state|town|village|zone}';
const LIVE = 'lives|live|lived|resides|is|are|was|sits|lies';
const MORE = '{bigger|cheaper|dearer|greater|higher|larger|less|longer|lower|more|older|shorter|smaller}';
const TAKE =
  'borrow|borrowed|charge|charged|get|got|hit|hits|reach|reached|reaches|take|took|takes|use|used|uses';
const LIMIT = '{highest|largest|lowest|max|maximum|min|minimum|smallest}';
const UNEQUAL = [`${BE} different`, 'differ|differs', 'do|does|did not match|agree|coincide'];
const EQUAL = [`${BE} the? same|identical|equal`, 'coincide|coincides|match|agree'];
const SAME = 'is the same as';
const OTHER = 'is different from';

/** Two columns of two things, with what makes them equal or not. */
const equals = (): readonly LocalTurn[] => [
  // "whose colour differs from that of the owner"
  [`{whose|where} the? *2 differs from that of the? *1 ${END}`, `$1 $2 ${OTHER} the $3 's $2`],
  [`{whose|where} the? *2 ${BE} not that of the? *1 ${END}`, `$1 $2 ${OTHER} the $3 's $2`],
  [
    `{whose|where} the? *2 ${BE} different from|than|to that of the? *1 ${END}`,
    `$1 $2 ${OTHER} the $3 's $2`,
  ],
  [`{whose|where} the? *2 ${BE} the? same as that of the? *1 ${END}`, `$1 $2 ${SAME} the $3 's $2`],
  [`{whose|where} the? *2 ${BE} that of the? *1 ${END}`, `$1 $2 ${SAME} the $3 's $2`],
  [`*1 's *2 ${BE} not that of the? *1 ${END}`, `$1 's $2 ${OTHER} the $3 's $2`],
  [`*1 's *2 ${BE} the? same as? that of the? *1 ${END}`, `$1 's $2 ${SAME} the $3 's $2`],
  [`*1 's *2 ${BE} that of the? *1 ${END}`, `$1 's $2 ${SAME} the $3 's $2`],
  [`*1 's *2 differs from that of the? *1 ${END}`, `$1 's $2 ${OTHER} the $3 's $2`],
  // "have a colour that differs from the owner's colour"
  [`{with|having|have|has} a|an|the? *2 that differs from`, `whose $2 ${OTHER}`],
  [`{with|having|have|has} a|an|the? *2 that ${BE} different|other from|than|to`, `whose $2 ${OTHER}`],
  [`{with|having|have|has} a|an|the? *2 that matches|equals`, `whose $2 ${SAME}`],
  // "where the owner's town and the builder's town differ"
  ...UNEQUAL.map(
    (differ): LocalTurn => [
      `*1 's ${PLACES} and the? *1 's =2 ${differ} ${END}`,
      `$1 's $2 ${OTHER} the $3 's $2`,
    ],
  ),
  ...EQUAL.map(
    (agree): LocalTurn => [
      `*1 's ${PLACES} and the? *1 's =2 ${agree} ${END}`,
      `$1 's $2 ${SAME} the $3 's $2`,
    ],
  ),
  // "where the owner and the builder are in different towns"
  [
    `{where|whose} the? *1 and the? *1 ${BE} in|from the same ${PLACES} ${END}`,
    `where $2 's $4 ${SAME} the $3 's $4`,
  ],
  // "whose owner lives in the builder's town"
  [
    `{whose|where} the? *1 ${LIVE} located|based? in the *1 's ${PLACES} ${END}`,
    `$1 $2 's $4 ${SAME} the $3 's $4`,
  ],
  [
    `{whose|where} the? *1 ${LIVE} not|outside of? the *1 's ${PLACES} ${END}`,
    `$1 $2 's $4 ${OTHER} the $3 's $4`,
  ],
  [
    `{whose|where} the? *1 ${LIVE} located|based? in the same ${PLACES} as the? *1 ${END}`,
    `$1 $2 's $3 ${SAME} the $4 's $3`,
  ],
];

/** An amount beside another of the same rows or of what they belong to. */
const amounts = (): readonly LocalTurn[] => [
  // "came out lower than"
  [`came|comes|come|ended|turned|turns|worked out|up ${MORE} than`, 'is $1 than'],
  // "than what the owner earns in a year"
  [
    'than what the|a|an|their? *1 earns|earn|makes|make in|per|during|over a|one|each? year',
    "than the $1 's income",
  ],
  ['than the? *1 earns|earn|makes|make in|per|during|over a|one|each? year', "than the $1 's income"],
  // "that use the full maximum weight of their class"
  [
    `{where} the? *1 ${TAKE} the|their full|whole|entire|very? ${LIMIT} *1 of|for their|the|its *1 ${END}`,
    'at the $3 $4 of their $5',
  ],
  [
    `that|which? ${TAKE} the|their full|whole|entire|very? ${LIMIT} *1 of|for their|the|its *1 ${END}`,
    'are at the $1 $2 of their $3',
  ],
  [
    `{ask|asks|asked} for the|their full|whole|entire|very? ${LIMIT} *1 of|for their|the|its *1 ${END}`,
    'are at the $2 $3 of their $4',
  ],
];

/** What compares two columns of things by a clause with a verb, in the words of a comparison. */
export const columnsCompared = (): readonly LocalTurn[] => [...equals(), ...amounts()];
