import type { LocalTurn } from '../../local-turns.ts';
import { PEOPLE, TERMS } from '../everyday-words.ts';

const LAST = '&$|.|!|?';
const ENDS = 'biggest|fewest|greatest|highest|largest|lowest|smallest';
const AMOUNTS =
  'amount|amounts|balance|debt|exposure|fees|income|number|outstanding|principal|sales|value|volume';
const ASKED = 'display|give|list|name|show';
/** What stands in a list of them: "min avg max price". */
const AGGREGATES =
  '&|,|/|and|average|avg|count|highest|lowest|max|maximum|mean|median|min|minimum|or|sum|total|with';
const PERIOD = '{month|quarter|week|year}';
const ROWS = 'applications|borrowers|loans|orders|payments|requests';
const MOVED = 'develop|developed|evolve|evolved|progress|progressed';
const GROUPS = 'branches|categories|channels|cities|grades|products|purposes|regions|states';

/** What each of the rows has one of, as one and as several. */
const KINDS = [
  ['category', 'categories'],
  ['channel', 'channels'],
  ['grade', 'grades'],
  ['product', 'products'],
  ['purpose', 'purposes'],
  ['reason', 'reasons'],
  ['term', 'terms'],
];

const TOOK = 'take|took|taken|got|have|had|borrowed taken? out?';

/** Those of all rows, each once: "name each reason for which people took a loan". */
const KINDS_LISTED: readonly LocalTurn[] = KINDS.flatMap(([kind = '', kinds = '']): LocalTurn[] => {
  const each = `${ASKED} me|us? each|every loan? ${kind} for|under|with|on which our|the|any? ${PEOPLE} ${TOOK} a|any|their? loan|loans`;
  const listed = `list the different ${kinds} of loans`;
  return [
    ...['', ',? without duplicates|repeats|repetition|repetitions ', ',? only|just? once '].map(
      (once): LocalTurn => [`${each} ${once}${LAST}`, listed],
    ),
    [`${each} {in|during|since|before|after} # ${LAST}`, `${listed} issued $1 $2`],
  ];
});

/** The groups have so many of them, and no one does: "the reasons for which people took more than 500 loans". */
const KINDS_BOUNDED: readonly LocalTurn[] = [
  ['{more|fewer|less} than', '$2 than $3'],
  ['{over|under|exactly}', '$2 $3'],
  ['at {least|most}', 'at $2 $3'],
].map(
  ([bound, plain]): LocalTurn => [
    `{${KINDS.map(([, kinds]) => kinds).join('|')}} for|under|with|on which our|the? ${PEOPLE} ${TOOK} ${bound} # loans`,
    `$1 with ${plain} loans`,
  ],
);

const DECIDE = 'decide|rule';
const UNDECIDED_END = 'on|about? &$|?|.|!|,|by|for|from|in|per';

/** They wait for a decision, and have none: "how many requests do we still have to decide on". */
const UNDECIDED: readonly LocalTurn[] = [
  'still have to',
  'still need to',
  'have still to',
  'still must',
  'have yet to',
].map(
  (must): LocalTurn => [
    `{applications|requests} that|which? do|did? we|you ${must} ${DECIDE} ${UNDECIDED_END}`,
    '$1 are pending',
  ],
);

const SORTED = 'arrange|arranged|order|ordered|rank|ranked|ranking|sort|sorted';
const RANKED = [
  `when|if|once they|we|you|all? are|is? ${SORTED} them|all? by|on the|their? *4`,
  `when|if|once the|our|all? {${GROUPS}} are ${SORTED} by|on the|their? *4`,
];
const HIGH = 'biggest|high|highest|largest';
const LOW = 'low|lowest|smallest';

/** Who is first in an order that is told, and which end of it is first. */
const FIRST_RANKED: readonly LocalTurn[] = [
  ['comes|came|is|ranks|stands first|top', 'highest', 'lowest'],
  ['comes|came|is|ranks|stands on|at|out the? top', 'highest', 'lowest'],
  ['comes|came|is|ranks|stands last', 'lowest', 'highest'],
].flatMap(([first = '', falling = '', rising = '']): readonly LocalTurn[] =>
  RANKED.flatMap((ranked, at): LocalTurn[] => {
    const asked = `which|what *2 ${first} ${ranked}`;
    const by = `$${at + 2}`;
    return [
      [`${asked} , from? the? ${HIGH} to the? ${LOW} ${LAST}`, `which $1 has the ${falling} ${by}`],
      [`${asked} , from? the? ${LOW} to the? ${HIGH} ${LAST}`, `which $1 has the ${rising} ${by}`],
      [`${asked} , ${HIGH} first ${LAST}`, `which $1 has the ${falling} ${by}`],
      [`${asked} , ${LOW} first ${LAST}`, `which $1 has the ${rising} ${by}`],
    ];
  }),
);

/** What brackets tell of a word before them; before all else, since it goes on as if it stood without them. */
export const BRACKET_SENSES: readonly LocalTurn[] = [
  // The year of what is told in brackets, and of no other day: "fees per year (year in which the boat was sold)"
  [
    '{per|by|each|every} year|quarter|month ( the? {year|quarter|month} {in|of} {which} {the|a} *1 {was|were} *2 )',
    '$1 $2 $3 $4 $5 $6 $7 $8',
  ],
];

/** Everyday words that would be read in another sense than they have in their place. */
export const EVERYDAY_SENSES: readonly LocalTurn[] = [
  ...KINDS_LISTED,
  ...KINDS_BOUNDED,
  ...UNDECIDED,
  // All of each one's, and not of all of them: "the five towns with the highest combined catch"
  [`{${ENDS}} combined|joint &${AMOUNTS}`, '$1 total'],
  // Over the years, and no difference from each to the next: "how did the catch develop from year to year"
  ...['year', 'quarter', 'month'].flatMap((unit): LocalTurn[] => [
    [`how did|do|does|has|have the|our? **8 ${MOVED} from ${unit} to ${unit}`, `$1 by ${unit}`],
    [`how did|do|does|has|have the|our? **8 ${MOVED} ${unit} by ${unit}`, `$1 by ${unit}`],
  ]),
  // What is found among rows is what they have: "all colours that occur among the boats"
  [
    `that|which occur|occurred|appear|appeared|exist|existed|feature|featured|turn|turned|come|crop|show up? among|amongst|in|across|on the|our|all? {${ROWS}} ${LAST}`,
    'of $1',
  ],
  // No grade of its own: "with a grade of either A or B"
  ['{channel|category|grade|purpose|state|status|term} of|in either', '$1'],
  // How long they are made for, and no time in which they were made: "trips that last 36 hours"
  [
    `that|which last|lasts|lasted for? {${TERMS}} {months|years} &!before|ago|until|to`,
    'with a term of $1 $2',
  ],
  // When it was: the season has no such words behind it, "whose start falls in 2021"
  ['{customer} since falls|fall|fell in|into|within|during the? year? #', '$1 since is in $2'],
  ['{date|since} fall|falls|fell within|into|during the? year? &#', '$1 is in'],
  // Of that year, and no number of them: "which 2024 month saw the most"
  [`which|what {${years()}} ${PERIOD} &!loan|loans|mortgage|mortgages|plan|term|terms`, 'which $2 of $1'],
  // An end of the averages, and no bound: "town max avg price"
  ['&^ max|maximum {average|avg|mean} &!,|/|and|median|min|minimum|sum|total', 'highest $1'],
  ['&^ min|minimum {average|avg|mean} &!,|/|and|median|max|maximum|sum|total', 'lowest $1'],
  [`&!${AGGREGATES} *1 max|maximum {average|avg|mean} &!${AGGREGATES}`, '$1 highest $2'],
  [`&!${AGGREGATES} *1 min|minimum {average|avg|mean} &!${AGGREGATES}`, '$1 lowest $2'],
  // The first of them, and not all in that order: "which town comes first when ranked by mean price, highest to lowest?"
  ...FIRST_RANKED,
];

function years(): string {
  return Array.from({ length: 60 }, (_, at) => `${1990 + at}`).join('|');
}
