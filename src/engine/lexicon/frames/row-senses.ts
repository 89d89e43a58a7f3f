import type { LocalTurn } from '../../local-turns.ts';
import { BOUND, WHO } from '../everyday-words.ts';

const END =
  '&$|.|!|?|,|;|and|are|by|during|for|from|have|in|is|made|of|on|per|since|that|to|was|were|which|with';
const EARN = 'bring|bringing|brings|pull|pulling|pulls|rake|raking|rakes|take|takes|taking';
const MORE = '{fewer|greater|higher|less|lower|more}';

/** Points that a score has: an amount of money would be said in its currency. */
const POINTS = Array.from({ length: 56 }, (_, at) => 300 + at * 10)
  .flatMap((points) => [points - 1, points])
  .join('|');

const ANSWERS = [
  ['decline|denial|no|refusal|rejection', 'declined'],
  ['approval|go-ahead|yes', 'approved'],
];

/** What is said of rows where one of its words would be read as something else. */
export const ROW_SENSES: readonly LocalTurn[] = [
  // No loans: "who score below 600 on their credit", "with credit that is under 600"
  [
    `score|scored|scores|scoring ${BOUND} # on|for|in the|their|his|her? credit &!bureau|card|check`,
    'with credit score $1 $2',
  ],
  [
    `score|scored|scores|scoring ${MORE} than # on|for|in the|their|his|her? credit &!bureau|card|check`,
    'with credit score $1 than $2',
  ],
  [`{credit} {is|was} scored at? &above|below|less|more|over|under`, '$1 score $2'],
  [`{credit} that|which? is|'s? ${BOUND} {${POINTS}}`, '$1 score $2 $3'],
  [`{credit} that|which? is|'s? ${MORE} than {${POINTS}}`, '$1 score $2 than $3'],
  // An income, and nothing that was paid in each year: "pulling in over 90,000 every year"
  ...['annually|yearly', 'a|per|each|every year'].flatMap((yearly): LocalTurn[] => [
    [`${EARN} down|home|in {fewer|less|more} than *4 ${yearly}`, 'earning $1 than $2 a year'],
    [`${EARN} down|home|in ${BOUND} *4 ${yearly}`, 'earning $1 $2 a year'],
    [`${EARN} down|home|in {at} {least|most} *4 ${yearly}`, 'earning $1 $2 $3 a year'],
  ]),
  ['{earn|earning|earns|make|makes|making} {above|below|over|under} # each|every year', '$1 $2 $3 a year'],
  ['{earn|earning|earns|make|makes|making} {fewer|less|more} than # each|every year', '$1 $2 than $3 a year'],
  // No groups by it: "with a year of birth no later than 1969"
  [
    `{whose|with|having} a|an|the? year of {birth|issue|opening} {is|was}? &above|after|at|before|below|earlier|in|later|no|not|of|or|over|prior|under|up`,
    '$1 $2 year $3',
  ],
  // Their pay, and no loan that is paid off: "who get paid over 90,000 a year"
  [`are|get|gets|getting|is paid ${BOUND} # &$|.|!|?|,|a|annually|each|every|in|per|yearly`, 'earn $1 $2'],
  [
    `are|get|gets|getting|is paid ${MORE} than # &$|.|!|?|,|a|annually|each|every|in|per|yearly`,
    'earn $1 than $2',
  ],
  // They joined: "guests that became ours in 2019"
  [`{borrowers|clients|customers|people} ${WHO}? became|become ours`, '$1 who joined'],
  // One deed in two words: "have missed and still owe us"
  [`{missed|skipped} and still? owe us? ${END}`, '$1'],
  // Of theirs, and of nothing that they have: "guests whose start date was in 2019"
  [
    '{borrowers|clients|customers|members} {whose|with|having} a|the|their? {start|starting} {date}',
    '$1 $2 customer start date',
  ],
  // Some day then, and no kind of guest: "born sometime before 1970"
  ['sometime|somewhen {after|before|between|during|in}', '$1'],
  // Not known, and nothing that follows denied: "guests whose score was never recorded live in Oslo"
  [
    'whose *2 has|is|was never been? captured|entered|listed|logged|noted|recorded|stored &!after|at|before|by|during|for|in|on|since',
    'with no $1',
  ],
  // Their number, and no numbers that they have: "with boats numbering under 5"
  [`{with|having} *2 numbering ${BOUND} #`, '$1 $3 $4 $2'],
  [`{with|having} *2 numbering ${MORE} than #`, '$1 $3 than $4 $2'],
  [`{with|having} *2 numbering at {least|most} #`, '$1 at $3 $4 $2'],
  [`{with|having} *2 numbering # or more`, '$1 at least $3 $2'],
  [`whose {applications|dependents|loans|orders|payments} number ${BOUND} #`, 'with $2 $3 $1'],
  [`whose {applications|dependents|loans|orders|payments} number ${MORE} than #`, 'with $2 than $3 $1'],
  [`whose {applications|dependents|loans|orders|payments} number at {least|most} #`, 'with at $2 $3 $1'],
  // Those of one group, and no groups: "in the retired group by employment status"
  [`in the *2 class|group by {category|channel|grade|purpose|status|type} ${END}`, 'with $2 $1'],
  [
    `in the *2 class|group by {employment|housing|home|loan} {category|grade|ownership|purpose|status|type} ${END}`,
    'with $2 $3 $1',
  ],
  // That one, and no groups by it: "where a broker was the channel"
  ['where a|an|the? *1 is|was the {channel|grade|purpose|status}', 'with $2 $1'],
  // The rows, and no groups of them: "for which our answer was a no"
  ...ANSWERS.flatMap(([said, plain]): LocalTurn[] => [
    [
      `for|on|to which|whom our|the|we? answer|answered|decision|response|reply|verdict is|was|with? a|an|the? ${said} ${END}`,
      `that were ${plain}`,
    ],
    [
      `where our|the answer|decision|response|reply|verdict is|was a|an? ${said} ${END}`,
      `that were ${plain}`,
    ],
  ]),
  [
    `for which a|an|the? *3 is|was a|our|the reason|grounds ${WHO}|why|for? we|you|they? declined|refused|rejected|declining|rejecting|refusing`,
    'that were declined due to $1',
  ],
  // One of theirs that is so, and not that they have any: "owners whose boats include a sunk one".
  ['whose *1 include|includes|contain|contains at? least? a|an|one|some *1 one', 'with a $2 $1'],
  // The fewest, and no end of a ranking: "several boats, two at the least".
  ['several|multiple|many *1 ,|( {two|three|four|five|#} at the {least|most} )?', 'at $3 $2 $1'],
];
