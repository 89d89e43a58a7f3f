import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|!|?|,|;|)';
const MOST =
  'best|biggest|cheapest|dearest|earliest|fastest|greatest|heaviest|highest|largest|latest|lightest|longest|lowest|newest|oldest|priciest|shortest|slowest|smallest|worst';
const SORT = 'sort|sorted|order|ordered|arrange|arranged|list|listed|ranked';

/** The end that a list begins with: "sort from dearest", "sorted from most expensive to least". */
const orders = (): readonly LocalTurn[] => [
  [`,|; and? ${SORT} from the? {${MOST}} to|down|up to? the? ${MOST} ${END}`, ', $1 first'],
  [`,|; and? ${SORT} from the? {${MOST}} down|up|on|onwards? ${END}`, ', $1 first'],
  [`${SORT} from the? {${MOST}} to|down|up to? the? ${MOST} ${END}`, ', $1 first'],
  [`${SORT} from the? {${MOST}} down|up|on|onwards? ${END}`, ', $1 first'],
  [
    `,|; and? ${SORT} from the? {most|least} {expensive|recent} to|down|up the? most|least expensive|recent? ${END}`,
    ', $1 $2 first',
  ],
  [`,|; and? ${SORT} from the? {most|least} {expensive|recent} down|up|on|onwards? ${END}`, ', $1 $2 first'],
];

const SPENT = 'spend|spending|expenditure|expense|expenses|outlay';

/** What was spent is what they cost together: "device spend per manufacturer", "spending on devices by year". */
const spending = (): readonly LocalTurn[] => [
  [`total|overall? ${SPENT} on|for the|our? *1 {per|by|in|for} &!which`, 'total cost of $1 $2'],
  [`&^ total|overall|our|the? *1 ${SPENT} {per|by} &!which`, 'total cost of $1 $2'],
];

const DONE =
  'filled|sent|handed|completed|returned|submitted|given|made|recorded|written|taken|entered|logged';

/** Values that are counted, each by itself, and rows that there are some of: "ratings of each value", "for which a survey was filled in". */
const rows = (): readonly LocalTurn[] => [
  [`how many *2 of each value are|is|were|was? there|${DONE}? in|out? ${END}`, 'distribution of $1'],
  [`the? number of *2 of each value are|is|were|was? there|${DONE}? in|out? ${END}`, 'distribution of $1'],
  [`for which a|an *2 was|were|has|have been? ${DONE} in|out? ${END}`, 'that have a $1'],
];

/** Amounts, orders and rows in the short forms of notes. */
export const amountsInShort = (): readonly LocalTurn[] => [...orders(), ...spending(), ...rows()];
