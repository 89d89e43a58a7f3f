import type { LocalTurn } from '../../local-turns.ts';

const MORE = '{more|less|fewer}';
const BOUNDS = '{over|under|above|below|exactly|about}';
const MINUTES = '{minutes|minute|mins|min|hours|hour}';
const RUN =
  'run|runs|ran|running|arrive|arrives|arrived|arriving|depart|departs|departed|departing|leave|leaves|left';
const END = '&$|.|!|?|,|;|and|by|for|in|per|since|during|on|or|with';
const LOST =
  'bags|bag|luggage|suitcases|parcels|parcel|packages|package|items|item|books|book|shipments|shipment|letters|pieces';

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
];
