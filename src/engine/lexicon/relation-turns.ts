import type { LocalTurn } from '../local-turns.ts';

const THEIR = 'her|his|its|their';

/** "a higher salary than their manager": the same of the one that is theirs. */
function ofTheirs(more: string, bound: string): readonly LocalTurn[] {
  const plain = `whose $1 is ${bound} the $2 's $1`;
  return [
    [`whose *3 is|are|was|were ${more} than that|those of the|${THEIR} *2`, plain],
    [`whose *3 is|are|was|were ${more} than ${THEIR} *1`, plain],
    [`have|has|having|with a|an? ${more} *3 than that of ${THEIR} *1`, plain],
    [`who|that? have|has|having|with a|an? ${more} *3 than ${THEIR} *1`, plain],
    [
      `who|that? earn|earns|earned|earning ${more} than ${THEIR} *1`,
      `whose salary is ${bound} the $1 's salary`,
    ],
  ];
}

const MADE =
  'booked|built|carried|done|given|held|hosted|issued|made|opened|ordered|performed|placed|played|published|received|recorded|released|reported|sent|signed|sold|staged|submitted|taken|written';
const WHEN = '&after|before|between|during|in|on|since';

/** What is said of other rows: how often, of which there are none, in which order they are. */
export const RELATION_FILTERS: readonly LocalTurn[] = [
  ...ofTheirs('bigger|greater|higher|larger|longer|more', 'above'),
  ...ofTheirs('fewer|less|lower|shorter|smaller', 'below'),
  // "whose largest loan is over 200k" have one over it
  [
    'whose biggest|highest|largest|oldest *1 is|was above|bigger|greater|higher|larger|more|over than? &#',
    'with a $1 over',
  ],
  ['whose lowest|smallest|youngest *1 is|was below|less|lower|smaller|under than? &#', 'with a $1 under'],
  // "whose loans all have grade A"
  ['whose *1 all|always have|had {category|grade|purpose|status|type}', 'whose $1 are all $2'],
  // "in the order in which they joined", "ordered by when they were hired"
  ['in the? order in? which|that? he|it|she|they were|was? *1', ', earliest $1 first'],
  ['in order of when he|it|she|they were|was? *1', ', earliest $1 first'],
  ['ordered|sorted by when he|it|she|they were|was? *1', ', earliest $1 first'],
  // "at which address is there no meter?", "streets where there is no meter"
  ['at|for|from|in|on {what|which} *2 is|are|was|were there no *2', '$1 $2 have no $3'],
  ['where|for? which? there is|are|was|were no', 'without'],
  // "through which channel were the most payments made?"
  [
    `at|by|from|in|on|through|via|with {what|which} *2 was|were the? {fewest|most} *2 ${MADE} &?|.`,
    '$1 $2 had the $3 $4',
  ],
  // "bookings that start in June"
  [`start|starts|begin|begins ${WHEN}`, 'started'],
  [`end|ends|finish|finishes ${WHEN}`, 'ended'],
  // "who have been suspended or are inactive"
  ['{who|that} are|is|was|were *2 or who|that? are|is|was|were', '$1 are $2 or'],
  ['{who|that} have|has been *2 or who|that? are|is|was|were', '$1 are $2 or'],
  ['{who|that} have|has been *2 or who|that? have|has been', '$1 are $2 or'],
  // "a hotel in France but never one in Portugal", "but none in Portugal"
  ['but|yet never|not one|any &at|by|for|from|in|of|on|to', 'but not'],
  ['but|yet none &at|by|for|from|in|of|on|to', 'but not'],
  // "patients who have been diagnosed with asthma" have it, those "diagnosed with asthma" are with it
  ['has|have|had|is|are|was|were been? ever? diagnosed with both', 'have both'],
  ['has|have|had been? ever? diagnosed with', 'have a diagnosis of'],
  ['is|are|was|were diagnosed with', 'have a diagnosis of'],
  ['diagnosed with', 'with a diagnosis of'],
  // "from the most recently launched to the oldest"
  ['from the? most recently *1 to the? oldest|earliest', 'from newest to oldest'],
  ['from the? newest|latest to the? least recently *1', 'from newest to oldest'],
  // "each of the listed directors", "are listed for Texas"
  ['{all|any|each} of the listed', '$1 of the'],
  ['is|are|was|were listed for', 'are there in'],
  // "visited the most times", "booked the greatest number of times"
  ['for? the? greatest|highest|largest|most number of times', 'most often'],
  ['for? the? fewest|least|lowest|smallest number of times', 'least often'],
  ['for? the? most times', 'most often'],
  ['for? the? fewest|least times', 'least often'],
];
