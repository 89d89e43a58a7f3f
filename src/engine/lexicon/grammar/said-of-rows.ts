import type { LocalTurn } from '../../local-turns.ts';

const PEOPLE = 'applicants|borrowers|clients|customers|members|people';
const THEY = `${PEOPLE}|they`;
const WHO = 'who|that|which';
const US = 'we|us|you';
const GOING_ON = 'and|have|has|is|live|lives|made|on|that|to|was|were|which|who|with';
const END = `&$|.|!|?|,|;|are|by|for|from|in|per|during|since|${GOING_ON}`;
const LAST = `&$|.|!|?|,|;|are|by|${GOING_ON}`;
const KEPT =
  'captured|entered|filled|given|known|listed|logged|noted|obtained|provided|recorded|reported|stored|taken';
const BOUND = '{above|below|over|under}';
const THAN = '{bigger|fewer|greater|higher|larger|less|lower|more|smaller} than';
const ENOUGH = '{at} {least|most}';
const MORE = 'greater|higher|more|above|larger';
const LESS = 'fewer|less|lower|below|smaller';
const DATED = '{application|birth|closing|decision|due|issue|maturity|opening|payment}';
const ZERO = '0|nil|zero';
const PAYMENTS = '{installments|instalments|payments}';
const FEE = '{charge|charges|fee|fees|penalties|penalty}';
const A = 'a|an|any|some';

/** A bound that is a mark, is not reached, or stands in another place than before its number. */
const ofBounds = (): readonly LocalTurn[] => [
  [`${WHO}? do|does|did not come|get|make it|up? to a|an|the? # *2 ${LAST}`, 'with $2 under $1'],
  ['upward of &#', 'over'],
  // "not making the 600 mark on score", "who do not reach a score of 600"
  ...['do|does|did not', 'not', 'fail|fails|failed|failing to'].flatMap((not): LocalTurn[] => [
    [
      `${WHO}? ${not} hit|hitting|make|making|meet|meeting|pass|reach|reaching the # mark in|on|for the|their? *2 ${END}`,
      'with $2 under $1',
    ],
    [
      `${WHO}? ${not} attain|attaining|get|getting|hit|hitting|make|making|reach|reaching to? a|an *2 of &#`,
      'with $1 under',
    ],
    [
      `${WHO}? ${not} attain|attaining|get|getting|hit|hitting|make|making|reach|reaching to? # in|on|for the|their? *2 ${LAST}`,
      'with $2 under $1',
    ],
  ]),
  // "above the 600 mark", "past the 30-day mark"
  [
    `${WHO}? are|is|fall|falls|score|scores|sit|sits? ${BOUND} the|a # *2 line|mark|threshold`,
    'with $3 $1 $2',
  ],
  [`${BOUND} the # mark|line|threshold|level`, '$1 $2'],
  ['beyond|exceeding|past the # mark|line|threshold|level', 'over $1'],
  [`above|beyond|exceeding|over|past the # day mark`, 'more than $1 days late'],
  [
    `above|beyond|exceeding|over|past the # {application|customer|loan|order|payment} mark`,
    'with over $1 $2',
  ],
  // "whose boats come to three or more"
  [
    'whose {dependents|children|kids} add|amount|come|number up? to? # or more|greater|higher',
    'with at least $2 $1',
  ],
  ['whose {dependents|children|kids} add|amount|come|number up? to? {over|under} #', 'with $2 $3 $1'],
  [
    'whose {dependents|children|kids} add|amount|come|number up? to? {more|fewer|less} than #',
    'with $2 than $3 $1',
  ],
  // "sub-600 credit", "sub-600 guests by score", "a sub-5% rate"
  [
    `{${PEOPLE}|applications|branches|loans|payments} with|at|on|carrying|having a|an? sub # *2 ${LAST}`,
    '$1 with $3 under $2',
  ],
  [`sub # {${PEOPLE}|applications|branches|loans} by *2 ${LAST}`, '$2 with $3 under $1'],
  // "rated below 600 by score", "whose score goes past 600"
  [`rated|ranked|scored|assessed ${BOUND} # by|in|on the|their? *2 ${LAST}`, 'with $3 $1 $2'],
  ['{whose} *3 gets|go|goes|run|runs|went beyond|past &#', '$1 $2 is over'],
  // "in the income range above 50,000"
  [`in|within the|an? *1 range|bracket|band ${BOUND} &#`, 'with $1 $2'],
  // "with known score that is lower than 600"
  [`{with|having} a|an known|recorded *2 that|which is|'s {${LESS}|${MORE}|at|under|over}`, '$1 $2 $3'],
  [`{with|having} a|an *2 that|which is|'s {${LESS}|${MORE}|at|under|over}`, '$1 $2 $3'],
];

/** The day or the year of a date in other words than when it was. */
const ofDates = (): readonly LocalTurn[] => [
  // "with 2019 as the year they joined", "with a 2019 order date", "birth years up to 1969"
  [`{with|having} # as the|their? year ${WHO}? {they|it|he|she|we} *3 ${LAST}`, 'that $4 in $2'],
  [
    `{with|having} a|an? # ${DATED} {date} and *2 as the|its|their? {channel|category|grade|purpose|status|type}`,
    '$1 $3 $4 in $2 and with $6 $5',
  ],
  [`{with|having} a|an? # ${DATED} {date}`, '$1 $3 $4 in $2'],
  [`year of ${DATED}`, '$1 year'],
  [`years of ${DATED}`, '$1 year'],
  ...['year', 'years', 'date', 'dates'].flatMap((unit): LocalTurn[] => [
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? in|of? # or|and before|earlier`,
      '$1 date in $2 or earlier',
    ],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? in|of? # or|and after|later`,
      '$1 date in $2 or later',
    ],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? no|not later|after than? #`,
      '$1 date in $2 or earlier',
    ],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? no|not earlier|before than? #`,
      '$1 date in $2 or later',
    ],
    [`${DATED} ${unit} up? to|through and? including? # ${LAST}`, '$1 date in $2 or earlier'],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? earlier|before|prior|under|below than|to? #`,
      '$1 date before $2',
    ],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? later|after than? #`,
      '$1 date after $2',
    ],
    [`${DATED} ${unit} in|within|during|from the? year|years before|prior to? #`, '$1 date before $2'],
  ]),
  ['{born} in|during the years|decades before', '$1 before'],
  // "pre-1970-born", "born when 1970 started"
  ['anytime {after|before|between|during|in}', '$1'],
  [`pre # born {${PEOPLE}}`, '$2 born before $1'],
  [`post # born {${PEOPLE}}`, '$2 born after $1'],
  [`{${WHO}} were|was already born|alive when # began|came|started`, '$1 were born before $2'],
  ['{branches|offices} that|which? are|were|is|was? open since before #', '$1 opened before $2'],
  ['that|which? go|goes|went|date|dates|dating|reach|reaches back to|from? {before} #', 'opened $1 $2'],
  ['that|which? date|dates|dating from {before|after} #', 'opened $1 $2'],
  ['that|which? have|has been around|operating|open|running|there|going since before #', 'opened before $1'],
  ['that|which? have|has been around|operating|open|running|there|going since &#', 'opened in'],
  [
    '{branches|offices} that|which? started|start|opened|open up {after|before|between|during|in|on|since}',
    '$1 opened $2',
  ],
];

/** Who has borrowed how often, and since when. */
const ofPeople = (): readonly LocalTurn[] => [
  // "who rent rather than own", "who never took a loan out", "we have made no loans to"
  [
    '{rent|rents|renting} rather|instead than|of own|owning|owns|buy|buying a|their|the? home|homes|house?',
    '$1',
  ],
  ['do|does not own ,? but {rent|rents}', '$1'],
  ['{take|taken|took|taking} {a|any|out} {loan|loans} out', '$1 $2 $3'],
  [`${WHO}|whom? ${US} have|had? given|granted|issued|made no loan|loans to`, 'who never got a loan'],
  [
    '{two|three|four|five|six|#} {dependents|dependants|children|kids} at the? least|minimum',
    'at least $1 $2',
  ],
  // "we have never lent to", "to whom we never made a loan", "on file but never lent to"
  ...[
    `${WHO}|whom? ${US} have|had? never ever? lent money|anything? to`,
    `${WHO}|whom? ${US} have|had? never ever? made|given|granted|issued|sold a|any|one single? loan|loans to`,
    `${WHO}|whom? ${US} have|are? still? yet to lend money? to`,
    `${WHO}|whom? have|are? still? yet to borrow from? us? anything?`,
    `to whom ${US} have|had? never ever? lent money|anything?`,
    `to whom ${US} have|had? never ever? made|given|granted|issued a|any|one single? loan|loans`,
    `${WHO}|whom? ${US} have|had? not ever? lent money|anything? to`,
    `${WHO}|whom? ${US} have|had? not ever? made|given|granted|issued a|any|one single? loan|loans to`,
    `to whom no loan|loans was|were|has|have been? ever? given|granted|issued|made`,
  ].map((said): LocalTurn => [said, 'who never got a loan']),
  [
    `${WHO}? ${US} have|keep on file|record|books but|yet|and have? {never} lent money? to`,
    'who never got a loan',
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
  // "we have lent to two or more times", "got a loan at least twice"
  ...[
    ['at least twice', 'at least 2'],
    ['twice or more', 'at least 2'],
    ['two or more times', 'at least 2'],
    ['more than once', 'at least 2'],
    ['at least two times', 'at least 2'],
    ['repeatedly', 'at least 2'],
    ['several times', 'at least 2'],
    ['multiple times', 'at least 2'],
    ['more than twice', 'more than 2'],
    ['three or more times', 'at least 3'],
    ['at least three times', 'at least 3'],
    ['exactly once', 'exactly 1'],
    ['only|just once', 'exactly 1'],
  ].flatMap(([often, number]): LocalTurn[] => [
    [`${WHO}|whom? ${US} have|had? lent money? to ${often}`, `with ${number} loans`],
    [`to whom ${US} have|had? lent money? ${often}`, `with ${number} loans`],
    [
      `{${WHO}} have|has|had? got|gotten|taken|took|received|borrowed out? a? loan|loans|money? from|with? us? ${often}`,
      `$1 have ${number} loans`,
    ],
  ]),
  [
    `${WHO}|whom? ${US} have|had? given|granted|issued|made {more|fewer|less} than {one|two|three|four|five|#} loan|loans to`,
    'with $1 than $2 loans',
  ],
  [
    `${WHO}|whom? ${US} have|had? given|granted|issued|made at {least|most} {one|two|three|four|five|#} loan|loans to`,
    'with at $1 $2 loans',
  ],
  [
    `${WHO}|whom? ${US} have|had? given|granted|issued|made {two|three|four|five|#} or more loans to`,
    'with at least $1 loans',
  ],
  [
    `${WHO} have|has|had? got|gotten|taken|took|received out? a second loan ,? and|or? maybe|perhaps|possibly? more? ${END}`,
    'who have at least 2 loans',
  ],
  [
    `${WHO} have|has? come|came back for a second loan ,? and|or? maybe|perhaps|possibly? more? ${END}`,
    'who have at least 2 loans',
  ],
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
  // "currently late on a loan", "whose loans include a late one", "behind on one or more of their loans"
  [
    `${WHO}? are|is|were|was? currently|presently|now|today? late|behind|delinquent on|with a|any|one or? more? of? their|the|our? loan|loans`,
    'with a late loan',
  ],
  [
    `${WHO}? are|is|were|was? currently|presently|now|today? late|behind|delinquent on|with at least one of? their|the|our? loan|loans`,
    'with a late loan',
  ],
  [
    `${WHO} have|has? fallen|fell|gotten|got behind|late on|with a|any|one of? their|our? loan|loans`,
    'with a late loan',
  ],
  ['in arrears|delinquency on|with a|any|one of? their|our? loan|loans', 'with a late loan'],
  [`{dependents|dependants|children|kids} to support|feed|raise ${LAST}`, '$1'],
  [
    `{two|three|four|five|six|#} or more people|persons depending|relying on|upon them ${LAST}`,
    'at least $1 dependents',
  ],
  [
    'whose {loans|applications|payments} include|includes|contain|contains at? least? a|an|one|some *2 one',
    'with a $2 $1',
  ],
];

/** What has become of what is owed. */
const ofPayments = (): readonly LocalTurn[] => [
  // "settled in May", "that hit our account in May"
  [
    `${PAYMENTS} ${WHO}? were|was|got? cleared|credited|settled {after|before|between|during|in|on|since}`,
    '$1 received $2',
  ],
  [
    `${PAYMENTS} ${WHO} hit|reached our account|accounts|books {after|before|between|during|in|on|since}`,
    '$1 received $2',
  ],
  // "later than 30 days", "tardy by over 30 days"
  ['tardy', 'late'],
  [`${PAYMENTS} ${WHO}? were|are? later than # ${END}`, '$1 that are more than $2 late'],
  [`${WHO}? burdened|charged|slapped with ${A} *1 ${FEE}`, 'with a $1 $2'],
  ...[
    `${WHO}? we are|were? still? owed after|past|beyond their|the due date|dates`,
    `${WHO}? have|had? come due and|but gone|remained|stayed|went unpaid`,
    `${WHO}? have|had? gone|remained|stayed|went|left unpaid after|past|beyond their|the due date|dates`,
  ].map((said): LocalTurn => [`${PAYMENTS} ${said}`, 'overdue payments']),
  ['late {charge|charges}', 'late fee'],
  [`on|for which ${THEY} was|were|got billed|charged ${A} *1 ${FEE}`, 'with a $1 $2'],
  // "having a fee", "with a fee charged", "where a fee applied"
  [`having|involving|including|carrying ${A} *1 ${FEE}`, 'with a $1 $2'],
  [`{with} ${A} *1 ${FEE} charged|billed|levied|imposed|assessed|charge ${LAST}`, '$1 a $2 $3'],
  [`where ${A} *1 ${FEE} applied|applies`, 'with a $1 $2'],
  // "had a fee tacked on", "got hit with a fee", "we slapped a fee on", "that triggered a fee"
  [
    `${WHO} had|has|have|got|carried|carry ${A} *1 ${FEE} added|applied|assessed|attached|billed|charged|imposed|levied|put|slapped|tacked on|to? it|them?`,
    'with a $1 $2',
  ],
  [
    `{with} ${A} *1 ${FEE} added|applied|attached|tacked|slapped|on top|on|to? it|them? ${LAST}`,
    '$1 a $2 $3',
  ],
  [
    `${WHO} got|were|was|are|is? hit|saddled|penalised|penalized|punished|slapped with ${A} *1 ${FEE}`,
    'with a $1 $2',
  ],
  [`${WHO}? penalised|penalized|hit with|by ${A} *1 ${FEE}`, 'with a $1 $2'],
  [`${WHO}? are|were|is|was? assessed|billed|charged ${A} *1 ${FEE}`, 'with a $1 $2'],
  [
    `${WHO} attracted|brought|caused|drew|earned|incurred|led|resulted|triggered to|in? ${A} *1 ${FEE}`,
    'with a $1 $2',
  ],
  [`${WHO} came|come with ${A} *1 ${FEE}`, 'with a $1 $2'],
  [
    `${WHO} carry|carried|bear|bore|include|included|show|have|had|has|contain|contained ${A} *1 ${FEE}`,
    'with a $1 $2',
  ],
  [
    `${WHO}? ${US} charged|slapped|put|imposed|levied|added|tacked ${A} *1 ${FEE} on|onto|to|for`,
    'with a $1 $2',
  ],
  [
    `on|for|to|where which? ${US} charged|slapped|put|imposed|levied|added|collected ${A} *1 ${FEE}`,
    'with a $1 $2',
  ],
  ...['on which', 'for which', 'where'].map(
    (where): LocalTurn => [
      `${where} ${A} *1 ${FEE} was|were|got added|applied|assessed|billed|charged|due|imposed|levied|owed`,
      'with a $1 $2',
    ],
  ),
  [
    `${WHO}? are|is|were|was? subject to ${A} *1 ${FEE} that|which? was? actually? charged|imposed|due?`,
    'with a $1 $2',
  ],
  [`where the|a|an|any? *2 is|are|was|were not ${ZERO}`, 'with $1 over 0'],
  [`whose *2 is|are|was|were not ${ZERO}`, 'with $1 over 0'],
  ['{with|having} a|an? positive number|amount|count|sum of? *2', '$1 $2 over 0'],
  ['{with|having} a|an? positive|nonzero *2', '$1 $2 over 0'],
  // "that were not on time when they came in", "borrowers were late in making"
  [`${WHO} were|was not on time when|by the? time? they|it came|arrived in?`, 'paid late'],
  [
    `${WHO} missed their|the|its due date|dates|day but|and|yet were|was|got|came|arrived? made|paid|settled|in? afterward|afterwards|later|anyway|eventually`,
    'paid late',
  ],
  [`${WHO}? ${THEY} were|was late in|with making|paying`, 'paid late'],
  [`${WHO}? ${THEY} made|paid late`, 'paid late'],
  // "whose due date has passed with nothing paid", "we should have gotten by now but have not"
  ...[
    'whose due date has|had? passed|gone by? with nothing paid|received|in',
    `${WHO}? ${US} should have got|gotten|received|had by now|already|today? but|and have|had|did not`,
    `${WHO}? are|were|is? still? owed|open|unpaid|outstanding|unsettled after|past the|their|its due date`,
    `${WHO}? are|were|is? past due ,? that|and|which? nobody|noone has|have? paid|settled`,
    `${WHO}? are|were|is? due before the as of date and|but? are|were|is? not paid|settled`,
    'whose due date has|had? passed|gone by? without a|any? payment',
    `${WHO}? are|were|is? past due ,? and|but still? unpaid|open|unsettled`,
    `${WHO}? we never received|got|saw by|on their|the due date`,
    `${WHO}? borrowers|clients|customers|people still owe us? after|past the|their due date`,
    `with a due date in the past that|which? nobody|noone|customers? has|have? not? paid`,
    `${WHO}? are|were? due in the past that|which? nobody|noone has|have? paid`,
    `${WHO}? should have? already|by now|today? have? been? made|paid|received by? now?`,
    `{with} no paid date and a due date that|which? has|is|'s? already? gone|passed|past by?`,
    `{with} a due date that|which? has|is|'s? already? gone|passed|past by? and no paid date`,
    `${WHO}? are|were|is? already? due ,? yet|but|and are|were|is? still? open|unpaid|outstanding|not paid?`,
  ].map((said): LocalTurn => [`${PAYMENTS} ${said}`, 'overdue payments']),
  [`unpaid|outstanding|open ${PAYMENTS} with a due date in the past`, 'overdue $1'],
  [
    `unpaid|outstanding|open ${PAYMENTS} whose due date is|was|lies already? past|passed|gone|over`,
    'overdue $1',
  ],
  [`${PAYMENTS} {due} in the past that|which? nobody|noone has|have? paid`, 'overdue $1'],
  ['unpaid {payments|installments} past their|the|its due date|dates', 'overdue $1'],
  // "where the money came in in May", "incoming payments from May", "in the third month of 2025"
  ...['where', 'for which'].map(
    (where): LocalTurn => [
      `{payments} ${where} the? money|cash came|arrived in? {in|during|on|between|after|before|since}`,
      '$1 received $2',
    ],
  ),
  [
    `${PAYMENTS} ${WHO}? borrowers|clients|customers|people sent|brought|paid in? and we? got|received {in|during|on|between|after|before|since}`,
    '$1 received $2',
  ],
  [`${PAYMENTS} ${WHO}? we got|took in? {in|during|on|between|after|before|since} `.trim(), '$1 received $2'],
  ['incoming {payments} from|in|of|during &!each|every|borrowers|clients|customers', '$1 received in'],
  ...'january february march april may june july august september october november december'
    .split(' ')
    .map(
      (month, at): LocalTurn => [
        `the? ${'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')[at]} month of &#`,
        month,
      ],
    ),
  // "received more than 30 days past the due date", "paid 31 or more days late", "30 days behind schedule"
  [
    `${WHO}? are|were|was? came|come|made|paid|received|settled|arrived|showed|turned|in|up? # or more days late|overdue`,
    'that are at least $1 days late',
  ],
  ...[
    [`${THAN} #`, '$1 than $2'],
    ['{over} #', '$1 $2'],
    [`${ENOUGH} #`, '$1 $2 $3'],
  ].flatMap(([bound, plain]): LocalTurn[] => [
    [
      `${WHO}? are|were|was? came|come|made|paid|received|settled|arrived|showed|turned in|up? ${bound} after|behind|beyond|past the|their|its due date|dates|day|schedule`,
      `that are ${plain} late`,
    ],
    [
      `${WHO}? are|were|was? came|come|made|paid|received|settled|arrived|showed|turned in|up? ${bound} behind|past|after schedule|due`,
      `that are ${plain} late`,
    ],
    [
      `${WHO} missed|overshot|overran the|their|its due date|dates|day by ${bound} before coming|arriving|being in|paid?`,
      `that are ${plain} late`,
    ],
    [`${WHO} missed|overshot|overran the|their|its due date|dates|day by ${bound}`, `that are ${plain} late`],
    [
      `${WHO} took ${bound} after|beyond|past the|their|its due date|dates|day to come|arrive|be in|paid?`,
      `that are ${plain} late`,
    ],
    [
      `where ${bound} went|passed|lay|lie by? between the? due date and the? paid|payment date`,
      `that are ${plain} late`,
    ],
  ]),
  ['# plus days late|overdue', 'at least $1 days late'],
  ...[
    [`${THAN} #`, '$1 than $2'],
    ['{over} #', '$1 $2'],
    [`${ENOUGH} #`, '$1 $2 $3'],
  ].map(
    ([bound, plain]): LocalTurn => [
      `${WHO}? are|were|was? came|come|made|paid|received|settled|arrived in? ${bound} after|beyond|past they|it were|was|fell|came|became due`,
      `that are ${plain} late`,
    ],
  ),
  [
    'made|paid|received|settled later than # after coming|falling|being|becoming due',
    'that are more than $1 late',
  ],
];

/** What was decided, and who asked for how much. */
const ofApplications = (): readonly LocalTurn[] => [
  // "rejected by us", "we chose to decline", "awaiting our decision", "not acted on yet"
  [`{accepted|approved|declined|denied|granted|issued|refused|rejected} by us ${END}`, '$1'],
  ['we chose|decided|opted to decline|refuse|reject', 'we declined'],
  ['we chose|decided|opted to accept|approve|grant', 'we approved'],
  ['awaiting our|the {answer|decision}', 'awaiting a $1'],
  [
    `{applications|requests} ${WHO}? have|has? not yet? been? acted on|upon yet? ${END}`,
    '$1 that are pending',
  ],
  [`${WHO} were|was|got given? a no ${END}`, 'that were declined'],
  // "with a negative decision from us"
  [
    '{with|having} a|an negative|unfavorable|unfavourable {answer|decision|outcome|verdict} from us?',
    'that were declined',
  ],
  [
    '{with|having} a|an positive|favorable|favourable {answer|decision|outcome|verdict} from us?',
    'that were approved',
  ],
  // "we have not decided on", "up in the air", "in the queue for a decision"
  ...[
    `${US} have|had not yet? decided on|about? yet?`,
    `${US} still have|need to decide on|about?`,
    `${WHO}? are|is|were? still? up in the air still?`,
    `on which the|a|our? decision is|was|has still? out|open|outstanding|pending still?`,
    `${WHO}? nobody|noone has|have? made a|any|the call|decision on|about yet?`,
    `${WHO}? are|is|were? still? in|on the queue|line|pile for|awaiting a|the? decision`,
  ].map((said): LocalTurn => [`{applications|requests} ${said} ${END}`, '$1 that are pending']),
  ...[
    'where no decision has|had been? made|taken|reached yet?',
    `${WHO} have|has no decision|answer|outcome yet|so? far?`,
    `${WHO}? nobody|noone has|have? decided on|about? yet?`,
    `${WHO}? are|is? still? waiting on|for a|the|our decision|answer|verdict`,
    'whose outcome|decision|result is|was still? open|undecided|unknown|pending|outstanding',
    `${WHO} are|is still being reviewed|considered|processed|examined|assessed|looked at?`,
  ].map((said): LocalTurn => [`{applications|requests} ${said} ${END}`, '$1 that are pending']),
  // "came back declined", "met with a rejection"
  [`${WHO}? came back {approved|declined|rejected|denied}`, 'that were $1'],
  [`${WHO}? met with a|an|our refusal|rejection|denial|decline`, 'that were declined'],
  ['open {applications|requests} without a|any decision', '$1 without a decision'],
  ['open {applications|requests} with no decision', '$1 without a decision'],
  // "sent our way by brokers", "broker-sourced"
  ['sent|brought|passed|referred our way by', 'brought by'],
  ['{broker|brokers} sourced|originated|generated|submitted {applications|requests|loans}', '$1 $2'],
  // "where the guest wants more than 30,000", "for amounts greater than 30,000", "seeking over 30,000"
  ...['where', 'in which'].map(
    (where): LocalTurn => [
      `${where} the|a? applicant|borrower|client|customer|person wants|wanted|seeks|sought|needs|needed &!to`,
      'requesting',
    ],
  ),
  ['for|with? amounts|sums bigger|greater|higher|larger|more than &#', 'requesting more than'],
  ['for|with? amounts|sums {above|over|below|under} &#', 'requesting $1'],
  [
    `by|from|of ${PEOPLE}|folks|someone who|that? looking|wanting|seeking|hoping to borrow &!from`,
    'requesting',
  ],
  [
    '{applications|requests} that|which want|seek|need|desire &above|over|under|below|more|less|at|#',
    '$1 requesting',
  ],
  [
    `from|by|of ${PEOPLE} wanting|seeking|needing|requesting &above|over|under|below|more|less|at|#`,
    'requesting',
  ],
  ['{applications|requests} seeking|wanting &above|over|under|below|more|less|at|#', '$1 requesting'],
  // "guests took back", "the guest chose to take back", "that applicants pulled back"
  ...[
    'pulled|took back',
    'called off',
    'withdrew|pulled',
    'chose|decided to take|pull|withdraw|cancel back?',
  ].map(
    (said): LocalTurn => [
      `{applications|requests} ${WHO}? the|our|an|a? applicant|applicants|borrower|borrowers|client|clients|customer|customers|people ${said} ${END}`,
      '$1 that were withdrawn',
    ],
  ),
  [
    '{called|given|pulled|taken} {back|off|out|up} by the|a|an|our|their? applicant|applicants|borrower|borrowers|client|clients|customer|customers',
    '$1 $2',
  ],
  [
    '{abandoned|cancelled|canceled|dropped|recalled|retracted|withdrawn} by the|a|an|our|their? applicant|applicants|borrower|borrowers|client|clients|customer|customers',
    '$1',
  ],
  // "denied over a low score", "whose decline was based on a low score"
  [`{declined|denied|refused|rejected|to} over a|an {low|high|short|insufficient}`, '$1 due to $2'],
  [`{away|declined|denied|down|refused|rejected} over {low|high|short|insufficient}`, '$1 due to $2'],
  ['on the? grounds|ground|basis|strength of a|an?', 'due to'],
  ['for having|with? too {low|high|short} a *2', 'due to $1 $2'],
  ['for having|with a|an too {low|high|short} *2', 'due to $1 $2'],
  ['because|since|as the|a|their *2 was|is|were too? {low|high|short|insufficient}', 'due to $2 $1'],
  ['due|because to|of a? low score|scores', 'due to low credit score'],
  ['whose decline|denial|refusal|rejection is|was based|blamed|founded on a|an|the?', 'declined due to'],
  ['with the explanation|reason|argument that the *2 is|was {low|high|short|insufficient}', 'due to $2 $1'],
  [
    "because|since|as the applicant|borrower|client|customer 's *2 was|is too? {low|high|short|insufficient}",
    'due to $2 $1',
  ],
];

/** Which have none or many of what is theirs. */
const ofBranches = (): readonly LocalTurn[] => [
  [`${WHO}? failing|failed|fail to issue|make|book|grant even? one|a single? loan`, 'that issued no loans'],
  ['where nothing was|got ever? booked|funded|granted|issued|lent', 'that issued no loans'],
  ['with|having nothing booked|funded|granted|issued|lent', 'that issued no loans'],
  ['gave|give|gives|giving|handed|handing|hands out {a|any|at|fewer|less|more|no|over|under|#}', 'issued $1'],
  [
    `${WHO}? top|tops|topped|surpass|surpasses|surpassed|exceed|exceeds|exceeded # {loans|applications|payments}`,
    'with more than $1 $2',
  ],
  // "that existed before 2010"
  [`{branches|offices} ${WHO}? were|was? in operation|existence|business before &#`, '$1 opened before'],
  [`{branches|offices} ${WHO}? existed|operated before &#`, '$1 opened before'],
  [
    `{branches|offices} ${WHO}? came into being|existence|operation {after|before|between|during|in|since} &#`,
    '$1 opened $2',
  ],
  [`{branches|offices} ${WHO}? were|was around|there|running|operating before &#`, '$1 opened before'],
  [
    'whose # loan|loans? issues|originations|lending are|is|was|were 0|zero|nil',
    'that issued no loans in $1',
  ],
  ['{having|with} no # issued loans', '$1 no loans issued in $2'],
  ['over|during|for the whole|entire|all of? year? &#', 'in'],
  [`{with|had|having|have} no lending {in|during} the? year? &#`, '$1 no loans issued $2'],
  [`${WHO} sat|sit out # with no loan|loans issued?`, 'that issued no loans in $1'],
  [
    'where # passed|went by? without a|any|one single? loan|loans being|getting booked|granted|issued|made',
    'that issued no loans in $1',
  ],
  [`${WHO}? each account|accounts for ${THAN} #`, 'with $1 than $2'],
  [`${WHO}? account|accounts for ${THAN} # *1 each`, 'with $1 than $2 $3'],
];

/** What rows have in ordinary words that the plain grammar says otherwise. */
export const saidOfRows = (): readonly LocalTurn[] => [
  ...ofBounds(),
  ...ofDates(),
  ...ofPeople(),
  ...ofPayments(),
  ...ofApplications(),
  ...ofBranches(),
];
