import type { LocalTurn } from '../../local-turns.ts';

const MORE = '{more|less|fewer}';
const BOUNDS = '{over|under|above|below|exactly|about}';
const MINUTES = '{minutes|minute|mins|min|hours|hour}';
const RUN =
  'run|runs|ran|running|arrive|arrives|arrived|arriving|depart|departs|departed|departing|leave|leaves|left';
const END = '&$|.|!|?|,|;|and|by|for|in|per|since|during|on|or|with';
const LOST =
  'bags|bag|luggage|suitcases|parcels|parcel|packages|package|items|item|books|book|shipments|shipment|letters|pieces';

const PEOPLE = 'people|users|employees|workers|agents|technicians|engineers|persons';
const REVIEWED =
  'reviewed|rated|booked|reserved|visited|ordered|bought|borrowed|rented|reported|sold|used|commented';

/** What people say of things and of those who work with them, where the data calls it otherwise. */
export const saidOfThings = (): readonly LocalTurn[] => [
  // "more than 30 minutes late", "ran over half an hour late", "late by more than 20 minutes"
  ['half an hour late', '30 minutes late'],
  ['late by *2 half an hour', 'late by $1 30 minutes'],
  [`${RUN} ${MORE} than # ${MINUTES} late`, 'were delayed by $1 than $2 $3'],
  [`${RUN} at {least|most} # ${MINUTES} late`, 'were delayed by at $1 $2 $3'],
  [`${RUN} ${BOUNDS} # ${MINUTES} late`, 'were delayed by $1 $2 $3'],
  [`${MORE} than # ${MINUTES} late`, 'delayed by $1 than $2 $3'],
  [`at {least|most} # ${MINUTES} late`, 'delayed by at $1 $2 $3'],
  [`${BOUNDS} # ${MINUTES} late`, 'delayed by $1 $2 $3'],
  [`late by ${MORE} than # ${MINUTES}`, 'delayed by $1 than $2 $3'],
  [`late by ${BOUNDS} # ${MINUTES}`, 'delayed by $1 $2 $3'],
  // "how late do flights run on average", "how late flights are on average"
  [`how late are|were|is|was the? *2 on average`, 'average delay of $1'],
  [`how late do|does|did the? *2 ${RUN} on average`, 'average delay of $1'],
  [`how late the? *2 ${RUN}|are|were on average`, 'average delay of $1'],
  // "bags that went missing"
  [`{${LOST}} that? {went|go|goes|gone} missing`, '$1 that were lost'],
  ['{percent|percentage|share|proportion|fraction} {went|go|goes} missing', '$1 were lost'],
  // "the headcount of each team"
  ['the? headcount {per|by|of|in|for}', 'number of people $1'],
  ['{show|give|list|report|what} the? headcount', '$1 the number of people'],
  // "direct reports of each manager", "report directly to"
  [`the? direct reports {of|by|per|for}`, 'people $1'],
  ['how many direct? reports|subordinates {does|do|did}', 'how many people $1'],
  // "not shown in any sale", "never turn up in a sale"
  [`do|does|did not ever? show|turn|come up in|on|among any|a|an|the? *2 ${END}`, 'have no $1'],
  [
    `never show|shows|showed|turn|turns|turned|come|comes|came up in|on|among any|a|an|the? *2 ${END}`,
    'have no $1',
  ],
  [`do|does|did not ever? appear|occur|feature|figure in|on|among any|a|an|the? *2 ${END}`, 'have no $1'],
  ...NEVER_DOERS.flatMap(([doer, done]): readonly LocalTurn[] => [
    [`are|is|were|was not|never the ${doer} of any|a|an|the`, `have never ${done} a`],
    [`who|that have|has not|never been the ${doer} of any|a|an|the`, `who have never ${done} a`],
  ]),
  // "restaurants nobody has reviewed yet"
  [`that|which nobody|noone has|have {${REVIEWED}} yet?`, 'that have never been $1'],
  [`nobody|noone has|have {${REVIEWED}} yet?`, 'that have never been $1'],
  [`that|which no one has|have {${REVIEWED}} yet?`, 'that have never been $1'],
  [`no one has|have {${REVIEWED}} yet?`, 'that have never been $1'],
  // "labels that no ticket carries"
  [
    `that|which no *2 carries|carry|has|have|bears|bear|holds|hold|contains|contain|mentions|mention ${END}`,
    'with no $1',
  ],
  // "out of every 100 sales, how many had a refund"
  ['out? of every # *2 , how many', 'what percentage of $2'],
  // "the three users assigned the most tickets"
  [
    `{${PEOPLE}} who|that? have|has|had|are|is|were|was? been? assigned {the|more|most|at|over}`,
    'assignees with $2',
  ],
  // "how many hours does it take for a ticket to be resolved after it is created"
  ...TAKEN.map(([base, done]): LocalTurn => [`for a|an|the *2 to be|get|become ${done}`, `to ${base} a $1`]),
  // "how many kilos does a bag weigh", "how many miles is the longest flight"
  ['how many kilos|kilograms|kg|kgs {does|do|did} a|an|the *2 weigh', 'weight kg of $2'],
  [`how many {miles|km} is|was the? longest *2 ${END}`, 'what is the maximum distance $1 of $2'],
  [`how many {miles|km} is|was the? shortest *2 ${END}`, 'what is the minimum distance $1 of $2'],
  // "how much is a dish on average"
  ['how much is|are {a|an|the} *2 on average', 'how much does $1 $2 cost on average'],
  // "that the warranty covered"
  ['that|which the {warranty|insurance|guarantee|policy} {covered|covers|covering}', 'covered by $1'],
  // "already open ahead of 1995", "started up after 2010"
  ['are|is|were|was already? open ahead|prior of|to #', 'opened before $1'],
  [`{opened|started|founded|built|hired|born|joined} ahead of #`, '$1 before $2'],
  [`{started|start|starts} up {before|after|since|in|later|earlier}`, 'opened $2'],
  // "by the ways of paying", "for which we list over thirty cars"
  ['way|ways of paying|payment', 'payment method'],
  ['for which we list|stock|carry|keep|hold {over|under} #', 'with $1 $2'],
  ['for which we list|stock|carry|keep|hold {more|fewer|less|at} {than|least|most} #', 'with $1 $2 $3'],
  // "and what is it": of what comes first
  [
    '{earliest|latest|highest|lowest|largest|smallest|biggest|longest|shortest} *2 , and what is|was it|that',
    '$1 $2 , and what is the $2',
  ],
];

/** Who they are who do something, and how it is said that they did. */
const NEVER_DOERS: readonly (readonly [doer: string, done: string])[] = [
  ['reporter', 'reported'],
  ['author', 'written'],
  ['owner', 'owned'],
  ['lead', 'led'],
  ['leader', 'led'],
  ['manager', 'managed'],
  ['organizer|organiser', 'organized'],
  ['winner', 'won'],
  ['buyer', 'bought'],
  ['seller', 'sold'],
];

/** What is done to things so that they come to an end, which takes a time. */
const TAKEN: readonly (readonly [base: string, done: string])[] = [
  ['resolve', 'resolved'],
  ['close', 'closed'],
  ['complete', 'completed'],
  ['deliver', 'delivered'],
  ['ship', 'shipped'],
  ['approve', 'approved'],
  ['decide', 'decided'],
  ['settle', 'settled'],
  ['repair', 'repaired'],
  ['finish', 'finished'],
  ['return', 'returned'],
  ['pay', 'paid'],
];
