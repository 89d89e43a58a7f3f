import type { LocalTurn } from '../../local-turns.ts';
import { HOLDER, HOLDERS, NOW, THE } from '../everyday-words.ts';

/** What may follow a clause that is complete. */
const CLAUSE_END = '&$|.|!|?|,|;|and|are|by|during|for|from|in|is|last|per|since|there|this|were|was';
const RIGHT_NOW = 'at|currently|just|moment|now|present|right|the|today';
const WHOLLY = 'completely|entirely|fully|totally|wholly';
const STATE = '{behind|delinquent|late}';
/** What is lent, and so paid back. */
const LENT = '{accounts|credits|debts|loan|loans|mortgages|notes}';
const COINS = 'buck|cent|dime|dollar|nickel|penny|thing';
const RECOVERED = 'recouped|recovered|recovering|regained';
const GOT = `${RECOVERED}|collected|got|received`;
const OPEN = 'active|alive|going|live|open|outstanding|running';
const UNRECOVERED = 'with nothing recovered';

/** What became of them, said of those who did it. */
const ofHolders = (): readonly LocalTurn[] => [
  // "bills somebody is late on right now", "that owners are delinquent on at present"
  [
    `that|which? ${THE}? ${HOLDERS} is|are ${NOW}? ${STATE} on ${RIGHT_NOW}? ${RIGHT_NOW}? ${RIGHT_NOW}? ${CLAUSE_END}`,
    'that are $1',
  ],
  [
    `that|which? ${THE}? ${HOLDERS} have|has fallen|gotten {behind} on ${RIGHT_NOW}? ${RIGHT_NOW}? ${CLAUSE_END}`,
    'that are $1',
  ],
  // "paid off by the owner", who is no other for each of them
  [`{off|back|repaid|settled|full} by the|their|its ${HOLDER} ${CLAUSE_END}`, '$1'],
];

/** How those are to whom they belong, or what these still do. */
const ofThem = (): readonly LocalTurn[] => [
  // "whose owners are behind"
  [`${LENT} whose ${HOLDERS} is|are ${NOW}? ${STATE} ${CLAUSE_END}`, '$1 that are $2'],
  [`currently|now running ${STATE} ${CLAUSE_END}`, 'currently $1'],
  [`${LENT} that|which are|is either? on time or late ${CLAUSE_END}`, '$1 that are current or late'],
  [`${LENT} that|which are|is still? on our books ${CLAUSE_END}`, '$1 that are on the books'],
  // "that we ended up writing off", "where the status reads late"
  ['we|you ended|wound up writing off', 'we wrote off'],
  ['we|you ended|wound up charging off', 'we charged off'],
  [
    `where|whose the|their? {category|grade|purpose|status|type} reads|says|shows|states *2 ${CLAUSE_END}`,
    'whose $1 is $2',
  ],
];

/** The whole of what was paid back, and how it was closed. */
const ofWhole = (): readonly LocalTurn[] => [
  ['closed out? because they|it were|was|are|is {paid|repaid}', '$1'],
  [`${WHOLLY} {paid} {off|back}`, 'fully $1 $2'],
];

/** How they are kept in the books. */
const ofRecords = (): readonly LocalTurn[] => [
  // "showing up as late", "who are down as retired"
  ['{who|that|which} is|are put? down|up in? our? books|records|system? as', '$1 are'],
  ['{is|are|was|were} put? down|up in? our? books|records|system? as', '$1'],
  [
    'who|that|which? appear|appearing|appears|come|comes|coming|go|goes|going|show|showing|shows up|down as',
    'that are',
  ],
  [
    'who|that|which appear|appears|show|shows up? in|on? the|our? books|file|records|system? as &!a|an|part',
    'that are',
  ],
  ['who|that|which? {is|are} on file|record as', '$1'],
  // "that we consider late"
  [
    `that|which? we|you call|classify|consider|count|deem|label|regard|treat as? {behind|closed|current|delinquent|late|lost|open|secured|unsecured} ${CLAUSE_END}`,
    'that are $1',
  ],
  // "wrote off as a loss", "late at this point"
  ['{write|writing|written|wrote|charge|charged|charging} {off} as a? loss|losses', '$1 $2'],
  [
    '{late|behind|delinquent|open|closed|current|overdue|active} at this point|stage &!in|of|last',
    '$1 currently',
  ],
  // "where we took a charge-off"
  ['where|on|for which? we took|booked|recorded|had a|an? charge off|offs', 'that were charged off'],
  ['where|on|for which? we took|booked|recorded|had a|an? write off|offs', 'that were written off'],
];

/** What is said of all of them, and so of none the less: "late or not". */
const ofAll = (): readonly LocalTurn[] => [
  // "still running, whether late or not", "outstanding, late or not"
  [
    `{${OPEN}|loans|mortgages|applications|payments} , whether they|it? are|is? *2 or not ${CLAUSE_END}`,
    '$1',
  ],
  [`{${OPEN}|loans|mortgages} , late|delinquent|overdue|secured or not ${CLAUSE_END}`, '$1'],
  [`{${OPEN}|repaid} , on time or late|behind ${CLAUSE_END}`, '$1'],
  [`{${OPEN}|repaid} , late|behind or on time ${CLAUSE_END}`, '$1'],
  // "open boats, late ones included"
  [
    `still? {${OPEN}} {accounts|loans|mortgages}? , the? late|delinquent|overdue ones? included ${CLAUSE_END}`,
    '$1 $2',
  ],
  // "whether current or late", "be they current or late"
  [
    `{${OPEN}|status|loans|mortgages} , whether they? are? &!not *2 or &!not *2 ${CLAUSE_END}`,
    '$1 that are $2 or $3',
  ],
  [`, be they|it|those *2 or &!not *2 ${CLAUSE_END}`, 'that are $1 or $2'],
  // "in an open status"
  ['in|of|under|with a|an {active|open|closed|current|late|live} status', 'that are $1'],
  // "old and new boats combined"
  [
    'how many *1 and *1 *1 combined|together|altogether are|were there',
    'what is the number of $1 and $2 $3 combined',
  ],
];

/** Of which nothing came back. */
const ofNothing = (): readonly LocalTurn[] => [
  // "on which we never recovered a cent", "that we never got anything back on"
  ...[
    `{never} ${RECOVERED} a|an|any|one? single? ${COINS}|anything|money back?`,
    `{never} ${GOT} a|an|any|one? single? ${COINS}|anything|money back`,
    `did|do|have {not} recover|recovered|recoup a|any|one? single? ${COINS}|anything|money back?`,
    `did|do|have {not} get|got|receive|received a|any|one? single? ${COINS}|anything|money back`,
  ].flatMap((none): LocalTurn[] => [
    [`on|from|for which we|you ${none} ${CLAUSE_END}`, UNRECOVERED],
    [`where we|you ${none} ${CLAUSE_END}`, UNRECOVERED],
    [`that|which? we|you ${none} from|for|on|off ${CLAUSE_END}`, UNRECOVERED],
    [`and ${none} from|for|on|off? ${CLAUSE_END}`, UNRECOVERED],
  ]),
];

/** What became of rows, in other constructions than what is said of them. */
export const statesTold = (): readonly LocalTurn[] => [
  ...ofHolders(),
  ...ofThem(),
  ...ofWhole(),
  ...ofRecords(),
  ...ofAll(),
  ...ofNothing(),
];
