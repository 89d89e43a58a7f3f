import type { LocalTurn } from '../../local-turns.ts';
import { END, LAST, PEOPLE, US, WHO, ZERO } from '../everyday-words.ts';

const KEPT =
  'captured|entered|filled|given|known|listed|logged|noted|obtained|provided|recorded|reported|stored|taken';

/** Who has borrowed how often, and since when. */
export const ofPeople = (): readonly LocalTurn[] => [
  // "who rent rather than own", "who never took a loan out", "we have made no loans to"
  [
    '{rent|rents|renting} rather|instead than|of own|owning|owns|buy|buying a|their|the? home|homes|house?',
    '$1',
  ],
  ['do|does not own ,? but {rent|rents}', '$1'],
  [
    '{two|three|four|five|six|#} {dependents|dependants|children|kids} at the? least|minimum',
    'at least $1 $2',
  ],
  // "whose boat count is zero", "not holding any boat", "boatless"
  [`whose number of *1 is|was|equals ${ZERO} ${LAST}`, 'with no $1'],
  [`whose *1 count|number|total is|was|equals ${ZERO} ${LAST}`, 'with no $1'],
  [`{with|having} a|an? {application|loan|order|payment} count|number|total of ${ZERO}`, '$1 no $2'],
  ['not having|holding|carrying|owning any', 'with no'],
  [', open|current or closed|past|not? {are}', '$1'],
  // "whose score was never recorded", "with no score listed"
  [`whose *3 nobody|noone has|had|ever? ever? ${KEPT}`, 'with no $1'],
  [`whose *3 was|were|is|are|has|have never been? ${KEPT} in? ${LAST}`, 'with no $1'],
  [`{with|having} no *3 ${KEPT} ${LAST}`, 'with no $2'],
  ['{with|having} nothing in the {applications|loans|orders|payments} table|list|book|file', '$1 no $2'],
  // "who first came to us in 2019", "new to us in 2019", "the 2019 joiners"
  ...['after|before|between|during|in|on|since', 'this|last|next'].flatMap((when): LocalTurn[] => [
    [`{${WHO}|${PEOPLE}} first|originally? came|come to|aboard|over us? {${when}}`, '$1 joined $2'],
    [`{${WHO}|${PEOPLE}} first|originally joined us? {${when}}`, '$1 joined $2'],
    [`${WHO}|whom? ${US} have|had? first? picked|signed|brought up|in|on|aboard {${when}}`, 'who joined $1'],
    [`${WHO}|whom? ${US} have|had? first? added|acquired|brought in? {${when}}`, 'who joined $1'],
    [`{${PEOPLE}} added|picked up? {${when}}`, '$1 who joined $2'],
    [
      `whose relationship|business|history with us began|begins|started|starts|dates|goes from|back|to? {${when}}`,
      'who joined $1',
    ],
    [
      `${WHO} signed|came on|up|aboard as a? borrower|client|customer|member|borrowers|clients|customers|members {${when}}`,
      'who joined $1',
    ],
    [`${WHO} signed|came up|on|aboard with us? {${when}}`, 'who joined $1'],
    [`{${PEOPLE}} that|who? are|were? new to us {${when}}`, '$1 who joined $2'],
    [`{${PEOPLE}} that|who? were|are new {${when}}`, '$1 who joined $2'],
  ]),
  [`# {joiners|signups} among|of|in our|the? {${PEOPLE}}`, '$3 who joined in $1'],
  ['# joiners', 'customers who joined in $1'],
  ['joiners {of|in} #', 'customers who joined in $2'],
  ['{during|in|for|of} calendar year &#', '$1'],
  // "call Texas home", "with their home in Texas", "make their home in Texas"
  [`${WHO}? call *2 home ${END}`, 'living in $1'],
  [`${WHO}? calling *2 home ${END}`, 'living in $1'],
  ['with|having|have|has|had a|their|his|her home|homes|house {in}', 'living $1'],
  [`${WHO}? makes|make|making|made their|his|her homes|home {in}`, 'living $1'],
  // "who have retired from work", "living in retirement"
  ['{retired} from work|working|their|his|her|job|jobs?', '$1'],
  ['living in retirement', 'in retirement'],
  // "pay rent for the place they live in", "renting where they live", "live in a house they rent"
  [
    '{pay|pays|paying} {rent} for|on the|their|a place|home|house|flat|apartment that|which? they? live|lives|living? in?',
    '$1 $2',
  ],
  ['{rent|rents|renting} where they live', '$1'],
  [
    'live|lives|living in a|the|an|their? place|home|house|flat|apartment or|and? house|apartment|flat|home? that|which? they rent',
    'who rent',
  ],
  [
    'live|lives|living in a|an? rental|rentals|rented accommodation|accommodations|apartment|flat|home|house|place|property|unit?',
    'who rent',
  ],
  [`{${PEOPLE}} in a rented|rental apartment|flat|home|house|place|property|unit`, '$1 who rent'],
  [
    '{rent|rents|renting} a|an|the|their apartment|flat|home|house or a|an|the|their? apartment|flat|home|house',
    '$1',
  ],
  ['lease|leases|leasing a|an|the|their home|homes|house|apartment|flat|place', 'rent'],
  ['with|having a|an? *2 address', 'living in $1'],
  ['earn|earns|earning|make|makes|making better than &#', 'earning more than'],
  // "who claim three or more children", "on whom three people depend", "responsible for three children"
  [
    `${WHO} claim|claims|declare|declares|list|lists|report|reports|care|provide|look for|after? {${'at|exactly|fewer|less|more|no|over|under|two|three|four|five|six|#'}} **3 {dependents|dependants|children|kids}`,
    'with $1 $2 $3',
  ],
  [
    `${WHO} claim|claims|declare|declares|list|lists|report|reports {two|three|four|five|six|#} {dependents|dependants|children|kids}`,
    'with $1 $2',
  ],
  [
    '{two|three|four|five|six|#} {dependents|dependants|children|kids} or more|greater|higher',
    'at least $1 $2',
  ],
  [
    'on whom {two|three|four|five|six|#} or more people|persons|others depend|rely',
    'with at least $1 dependents',
  ],
  [
    'on whom at least {two|three|four|five|six|#} people|persons|others depend|rely',
    'with at least $1 dependents',
  ],
  [
    'on whom more than {two|three|four|five|six|#} people|persons|others depend|rely',
    'with more than $1 dependents',
  ],
  [
    `${WHO}? responsible for {at|more|fewer|less|exactly|two|three|four|five|six|#} **3 {dependents|dependants|children|kids}`,
    'with $1 $2 $3',
  ],
  // "who support three or more people"
  [
    'feed|feeds|feeding|support|supports|supporting {at|exactly|fewer|more|over|two|three|four|five|six|#} **3 people|persons|others',
    'with $1 $2 dependents',
  ],
  [`{dependents|dependants|children|kids} to support|feed|raise ${LAST}`, '$1'],
  [
    `{two|three|four|five|six|#} or more people|persons depending|relying on|upon them ${LAST}`,
    'at least $1 dependents',
  ],
];
