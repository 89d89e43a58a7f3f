import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|!|?|,|;|)';
const ENDS = 'end|ends|ended|expire|expires|expired|lapse|lapses';
const WHEN = '&in|on|before|after|by|within|during|next|this|between|from|last';
const ENDS_OF_ALL = 'average|avg|highest|lowest|maximum|mean|median|minimum|total|number|share|percentage';
const NAMES = 'name|names|title|titles|id|ids|number|numbers|code|codes';

/** What a row has that ends on a day: "devices with a warranty that ends in 2026". */
const endings = (): readonly LocalTurn[] => [
  [`{with|has|have|having|carrying} a|an|the|its|their? *2 that|which will? ${ENDS} ${WHEN}`, '$1 $2 ending'],
];

/** Two columns side by side: "name of the doctor next to supervisor name". */
const besides = (): readonly LocalTurn[] => [
  [`{${NAMES}} next to|alongside|beside the|their|its|his|her? *2 ${END}`, '$1 and $2'],
  [`{${NAMES}} alongside|beside the|their|its|his|her? *2 ${END}`, '$1 and $2'],
];

/** What each of them has: "devices and their cost, cheapest first". */
const theirs = (): readonly LocalTurn[] => [
  [`&^ all|our|the? *2 and their &!${ENDS_OF_ALL} *2 ${END}`, 'list $1 with $2'],
  [
    `&^ list|show|display|give me? &!of all|the|our? *2 and their &!${ENDS_OF_ALL} *2 ${END}`,
    'list $1 with $2',
  ],
];

/** Columns that are said after what they are of. */
export const columnsBeside = (): readonly LocalTurn[] => [...endings(), ...besides(), ...theirs()];
