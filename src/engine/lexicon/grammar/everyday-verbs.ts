import type { LocalTurn } from '../../local-turns.ts';

const PEOPLE = 'applicants|borrowers|clients|customers|members|people';
const LAST = '&$|.|!|?|,|;|and|by|for|in|per|since|during|on';
const END = '&$|.|!|?|,|;';
const EACH = '{each|every}';

/** Deeds that everyday words tell in two parts, or with another verb than the data does. */
export const EVERYDAY_VERBS: readonly LocalTurn[] = [
  // "turn applications down", "write the balance off", "pay their loans off": what belongs to the verb stands by it
  ['{turn|turned|turning|turns} *2 {down} &!to|from|by', '$1 $3 $2'],
  ['{write|wrote|writing|writes} *2 {off}', '$1 $3 $2'],
  ['{pay|paid|paying|pays} &!us|off|back|for|out *2 {off|back}', '$1 $3 $2'],
  // "put in an application", "were issued a loan"
  [
    'put|putting|puts in {a|an|any|no|another|their|two|three|#} {application|applications|claim|claims|request|requests}',
    'submitted $1 $2',
  ],
  [`{${PEOPLE}|who} was|were issued|granted {a|an|any|no}`, '$1 got $2'],
  // "have run up the most late fees"
  ['{have|has|had} run|racked|piled up', '$1'],
  ['ran|racked|piled up {the|a|an|more|most}', 'had $1'],
  // "by the month they were decided"
  [
    `by the? {day|week|month|quarter|year} in? that|which? they|these|it is|are|was|were decided on? ${LAST}`,
    'by $1 of decision',
  ],
  [
    `by the? {day|week|month|quarter|year} in? that|which? they|these|it is|are|was|were issued ${LAST}`,
    'by $1 of issue',
  ],
  [
    `by the? {day|week|month|quarter|year} in? that|which? they|these|it is|are|was|were closed ${LAST}`,
    'by $1 of closing',
  ],
  // "what rate does each town show"
  [
    `what *2 {average|balance|percentage|rate|ratio|score|share} does|do|did ${EACH} *2 have|post|record|report|show ${END}`,
    'what is the $1 $2 of $3 $4',
  ],
  // "leaving boats aside", "putting late ones to one side"
  ['leaving|putting|setting *3 aside ,', 'excluding $1 ,'],
  ['leaving|putting|setting aside|out *3 ,', 'excluding $1 ,'],
  // "people applying for a loan", "are home to less than 25 of our guests", "along the way"
  ['{borrowers|clients|customers|people} applying for', '$1 who applied for'],
  ['are|is home to {at|exactly|fewer|less|more|over|under|#}', 'have $1'],
  ['{fewer|less|more} {than} # of our {applications|borrowers|clients|customers|loans}', '$1 $2 $3 $4'],
  ['{at} {least|most} # of our {applications|borrowers|clients|customers|loans}', '$1 $2 $3 $4'],
  [`along the way ${END}`, ''],
  ['how does|do the? average *2 come|comes out at? &!of', 'what is the average $1'],
  // "closed no later than one year after", "at or above", "exactly on the maturity date"
  [
    'no|not later than {a|one|two|three|four|five|six|nine|ten|twelve|#} {day|days|week|weeks|month|months|year|years} after',
    'within $1 $2 after',
  ],
  ['at or above|over', 'at least'],
  ['at or below|under', 'at most'],
  ['exactly|precisely|right? on exactly? their|its|the maturity date', 'on the day they matured'],
  // "a tenth of their principal"
  ['a|one? tenth of {its|the|their}', '10 % of $1'],
  ['a|one? fifth of {its|the|their}', '20 % of $1'],
  ['a|one quarter of {its|their}', '25 % of $1'],
  ['half of? {its|their}', '50 % of $1'],
  // "waiting for a decision on an application"
  ['{is|are} at the same time', '$1 also'],
  // "at which towns do we find boats", "ahead of schedule", "the late rate of our portfolio"
  [
    'at|in|on {which|what} {branches|branch|channels|cities|products|regions|states} do|can|did we|you|i find',
    '$1 $2 have',
  ],
  ['of|for|across|in our|the whole|entire|total|loan portfolio &$|.|!|?|,', ''],
  ['of|for|across|in our|the portfolio &$|.|!|?|,', ''],
];
