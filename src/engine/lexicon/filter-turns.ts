import type { LocalTurn } from '../local-turns.ts';
import { ASKED_AMOUNTS } from './asked-amounts.ts';
import { DENIAL_TURNS } from './denial-turns.ts';
import { EVERYDAY_FILTERS } from './everyday-turns.ts';
import { EXISTENCE_FILTERS } from './existence-turns.ts';
import { CHARGED, MISSING_TURNS } from './missing-turns.ts';
import { MONEY_FILTERS } from './money-turns.ts';
import { OFFICE_FILTERS } from './office-turns.ts';
import { PLAIN_PHRASES } from './plain-phrases.ts';
import { QUANTILE_TURNS } from './quantile-turns.ts';
import { RELATION_FILTERS } from './relation-turns.ts';
import { SHARE_FILTERS } from './share-turns.ts';
import { SPOKEN_FILTERS } from './spoken-turns.ts';

const RECORDED =
  'recorded|listed|flagged|classed|classified|categorised|categorized|marked|registered|reported|described|tagged|labelled|labeled|coded|entered|noted|logged|documented|designated|identified|treated|held|carried|booked|sold';
const HOW_MUCH =
  'over|under|above|below|more|less|at|between|better|worse|higher|lower|greater|fewer|no|not|north|south|upwards|exactly|up|from|in|#';
const MEANS =
  'bank|cash|card|cards|check|checks|cheque|cheques|credit|debit|direct|invoice|paypal|transfer|voucher|wallet|wire';
const MAILBOXES = 'gmail|yahoo|hotmail|outlook|aol|icloud|protonmail';
const WAITING = 'pending|waiting|open|unresolved|unanswered';
const OCCURS =
  'occur|occurs|occurred|appear|appears|come|comes|happen|happens|used|cited|given|are|is|was|were';
const AGES_OF_LIFE = [
  ['twenties', 'twenty'],
  ['thirties', 'thirty'],
  ['forties', 'forty'],
  ['fifties', 'fifty'],
  ['sixties', 'sixty'],
  ['seventies', 'seventy'],
  ['eighties', 'eighty'],
] as const;
const NOBODY = 'we|you|they|i|one';
const UNTIL = 'to|-|and|through';

/** "10,000 up to (not including) 25,000", "from 8 to but not including 15", "to just under 10". */
const UP_TO: readonly LocalTurn[] = [
  ['up? to|until (|,? but|and? not including|counting )|,? &#', 'to under'],
  ['up? to|until just|strictly under|below &#', 'to under'],
];

const AGE_BOUNDS = 'under|over|above|below|between|aged|older|younger';

/** What something is as, without an article. */
const ROLES = '{category|cause|outcome|purpose|reason|result|status|type}';

/** Turns of conditions that say the same as plainer ones, in this order, each wherever it stands. */
export const FILTER_TURNS: readonly LocalTurn[] = [
  ...OFFICE_FILTERS,
  ...QUANTILE_TURNS,
  ...SHARE_FILTERS,
  ...EXISTENCE_FILTERS,
  ...DENIAL_TURNS,
  ...RELATION_FILTERS,
  ...SPOKEN_FILTERS,
  ...EVERYDAY_FILTERS,
  // Where each payment is kept with a column for it: "who paid the highest fee".
  ['paid|received the single? {highest|largest|biggest|lowest|smallest} *3 ?? &$', 'had the $1 $2'],
  // So dates are written anyway.
  ['in|as|using the? format? yyyy mm dd? format?', ''],
  // Where visits are kept as `checkins`.
  ['{have|has|had} checked in at|to', '$1 check ins at'],
  ['who|that checked in at|to', 'with check ins at'],
  ['how many people live|lived|reside in|on|within', 'what is the total population of'],
  ['middle|midpoint|typical|central value? ( median )', 'median'],
  ['middle value , that is the {median} ,', '$1'],
  ['{owed|due} to us', '$1'],
  // A turn is written out once: one for each of the bands.
  ...UP_TO,
  ...UP_TO,
  ...UP_TO,
  // "how many are today under 30", "by current age group"
  [`{are|is} today|now|currently &${AGE_BOUNDS}`, '$1'],
  ['current|present {age}', '$1'],
  // "income band in 25k steps by lower edge"
  [
    '{band|bands|bracket|brackets} in|of # steps|intervals|increments by lower|first edge|bound|end|limit',
    '$1 of $2',
  ],
  ['{band|bands|bracket|brackets} in|of # steps|intervals|increments', '$1 of $2'],
  ['in # steps|intervals|increments by lower|first edge|bound|end|limit', 'in bands of $1'],
  ['{are|been|is|never|not|was|were} taken out &,|.|?|ever|yet', '$1 borrowed'],
  // "recorded as self-employed", "whose status is listed as late"
  [`{is|are|was|were} ${RECORDED} as`, '$1'],
  [`{is|are|was|were} not ${RECORDED} as`, '$1 not'],
  [`not ${RECORDED} as`, 'that are not'],
  [`${RECORDED} as`, 'that are'],
  // "aged either 32 or 33", "who are 32 or 33 years old"
  ['aged either? # or #', 'whose age is $1 or $2'],
  ['who|that are|is|were either? # or # years|year? old', 'whose age is $1 or $2'],
  ['are|is|were either? # or # years|year? old', 'with age $1 or $2'],
  ...PLAIN_PHRASES,
  ...ASKED_AMOUNTS,
  // "…, how many of them were there per branch?"
  ['how many of? them|these|those? was|were|are|is there &per|by|in|for|at', 'how many'],
  // "the dollar amount", "the total dollar value"
  ['dollar {amount|amounts|volume|total|totals|value}', '$1'],
  ...MONEY_FILTERS,
  // "loans per borrower, among those that have any"
  [
    'among|for|of those|ones|borrowers|customers that|who|which|with have|has? any|one',
    'for those with at least one',
  ],
  // "how old are they on average as of the reporting date, in full years"
  ['as of the? report|reporting|snapshot|data|as-of date', ''],
  [', in full|whole|completed years', ''],
  // "when was our oldest customer born"
  ['when was|were *5 born', 'what is the birth date of $1'],
  // "a balance from 20,000 up"
  ['from # up|upward|upwards', 'of at least $1'],
  // "the reason we turn people down"
  ['{reason|reasons} why? we|you|they turn|turned|decline|declined|reject|rejected *1 down?', 'decline $1'],
  // "people employed for more than 30 years"
  ['who? have|has|had? been? employed for {over} #', 'with $1 $2 employed'],
  ['who? have|has|had? been? employed for {more|less} than #', 'with $1 than $2 employed'],
  ['who? have|has|had? been? employed for at {least|most} #', 'with at $1 $2 employed'],
  ['who? have|has|had? been? employed for # or more|longer', 'with at least $1 employed'],
  // "the most new volume"
  ['new {volume|originations|lending|business}', '$1'],
  // "the single largest loan", "the single branch with the most loans"
  ['the single &best|biggest|highest|largest|longest|lowest|most|oldest|shortest|smallest|worst', 'the'],
  ['the single *1 with the', 'the $1 with the'],
  // "states where customers earn over 80,000 on average"
  [
    'where|whose our? *1 earn|earns|make|makes {more|less} than # on average',
    'where the average income of $1 is $2 than $3',
  ],
  ['where|whose our? *1 earn|earns {over|under} # on average', 'where the average income of $1 is $2 $3'],
  // "states in which nobody ever got a loan", "branches where no one is late"
  ['in|at|on? which|where nobody|noone ever? got|gets|took|takes|has|had|holds|received a|an|any', 'with no'],
  // "who never applied for anything"
  ['{apply|applied|applying|applies} for anything|something at? all?', '$1'],
  // "customers who came to us through a broker"
  [
    '{customers|clients|borrowers|people|who|that} come|came|comes|coming to us through|via|by',
    '$1 applied through',
  ],
  // "loans sold through brokers", "deals sourced via a partner"
  ['sold|sourced|arranged|obtained|acquired|generated|placed through|via', 'that came through'],
  // "how long do people wait for an answer"
  ['{wait|waited|waiting} for an|a|the|our answer|reply|response', '$1 for a decision'],
  [
    'how long ,? on? average? ,? do|does|did|must *3 wait for a|the? decision',
    'average wait for a decision of $1',
  ],
  // "in the 600-659 range", "in the 30-40 age range", "outside the range of 5 to 10", "8 to 10 inclusive"
  [`in|within the? # ${UNTIL} # range|band|bracket`, 'between $1 and $2'],
  [`in|within the? # ${UNTIL} # *2 range|band|bracket`, 'with $3 between $1 and $2'],
  [`in|within|inside the|a? range|interval of|from|between? # ${UNTIL} #`, 'between $1 and $2'],
  // "with a version number later than 5"
  ['{number|numbers|version|versions|round|rounds|edition|season|episode|lap} later than #', '$1 above $2'],
  ['{number|numbers|version|versions|round|rounds|edition|season|episode|lap} earlier than #', '$1 below $2'],
  [`outside of? the? range? of|from|between? # ${UNTIL} # range?`, 'not between $1 and $2'],
  ['between the *2 of # and #', 'with $1 between $2 and $3'],
  ['# inclusive|inclusively', '$1'],
  ['# ( inclusive )', '$1'],
  ['# both inclusive|included', '$1'],
  [
    'is|are|was|were|lies|lie|falls|fall|sits|sit|stands|stand|ranges anywhere|somewhere? &between|above|below|over|under|outside',
    'is',
  ],
  ['lies|lie|falls|fall|sits|sit|ranges anywhere|somewhere? from # to|through', 'is between $1 and'],
  // "sorted from the largest balance down"
  [
    'sorted|ordered|ranked|listed? from the? {biggest|earliest|greatest|highest|largest|latest|lowest|newest|oldest|smallest} *2 down|downward|downwards|up|upward|upwards|on',
    '$1 $2 first',
  ],
  // "amount and rate, largest first": a rate is high, and an amount large
  ...[',', ';', '.'].flatMap((mark): LocalTurn[] => [
    [
      `{amount|amounts|balance|balances|principal} and {rate|rates} ${mark} {biggest|largest|smallest} first`,
      '$1 and $2 , $3 $1 first',
    ],
    [
      `{rate|rates} and {amount|amounts|balance|balances|principal} ${mark} {biggest|largest|smallest} first`,
      '$1 and $2 , $3 $2 first',
    ],
  ]),
  ['lying|falling|ranging &between|above|below|over|under|outside', ''],
  // "scoring 740 or better", "where the borrower scores below 600"
  [`who|that|which score|scores|scored &${HOW_MUCH}`, 'with score'],
  [`scoring &${HOW_MUCH}`, 'with score'],
  [`scores|scored &${HOW_MUCH}`, 'has score'],
  ['{score|scores|rating|ratings} is|are|was|were? better than', '$1 over'],
  ['a? sub - # {score|scores|rating|ratings}', '$2 below $1'],
  ['a? sub - # *1 {score|scores|rating|ratings}', '$2 $3 below $1'],
  ['a? sub # {score|scores|rating|ratings}', '$2 below $1'],
  ['a? sub # *1 {score|scores|rating|ratings}', '$2 $3 below $1'],
  ['who|that makes|make &over|more|less|under|at|between|#', 'who earn'],
  ['makes|make &over|more|less|under|at|between|#', 'earns'],
  // "running 60 months", "that last longer than five years"
  [
    `that|which? run|runs|ran|lasts|lasted|running|lasting for|over? a|the? term? of? &${HOW_MUCH}|longer|shorter`,
    'of',
  ],
  // "the last 12 months" last no 12 months
  [`that|which last for|over? a|the? term? of? &${HOW_MUCH}|longer|shorter`, 'of'],
  // "pending for more than 30 days", "waiting longer than a week for a decision"
  [
    `{${WAITING}} on|for? {more|over|longer|upwards} than|of? # for|on? a|the? decision|answer|reply|response?`,
    '$1 with days $1 over $3',
  ],
  [
    `{${WAITING}} for|on a|the? decision|answer|reply|response for {more|over|longer|upwards} than|of? #`,
    '$1 with days $1 over $3',
  ],
  // "sitting as pending for more than a week since they were filed"
  [`been? sitting|stuck|hanging|lying as|in|at? &${WAITING}`, 'are'],
  // "will reach maturity in 2026"
  ['{will|should}? reach|reaches|reached their? maturity', 'mature'],
  // "in 2024, month by month"
  ['{day|week|month|quarter|year} by day|week|month|quarter|year', 'by $1'],
  // "customers in their thirties"
  ...AGES_OF_LIFE.map(
    ([decade, first]): LocalTurn => [`in their|his|her ${decade}`, `aged ${first} to ${first} nine`],
  ),
  // "behind on their payments"
  [
    '{are|is|was|were} behind on|with their|the|his|her|our? payments|installments|repayments|bills|rent|dues|schedule',
    '$1 behind',
  ],
  // "overdue by more than 60 days"
  ['{overdue|late} by {more|less} than #', '$2 than $3 $1'],
  ['{overdue|late} by {over|under} #', '$2 $3 $1'],
  ['{overdue|late} by at {least|most} #', 'at $2 $3 $1'],
  // "with a negative amount", "where the fee is zero"
  ['with|having|of a|an|any? negative *2', 'with $1 below 0'],
  ['where|whose|with the|a|an|any? *2 is|are|was|were negative', 'with $1 below 0'],
  ['where|whose the|a|any? *2 is|are|was|were zero', 'with $1 of 0'],
  // "in another state than the one the customer lives in", "is not the customer's state"
  ['{from|than} the? one|that the? *1 lives|live|resides|reside|is|are in|based|located in?', "$1 the $2 's"],
  ["{is|are|was|were} not the *1 's *1", "$1 not the same as the $2 's $3"],
  // "paid before they were due", "charged off after being late"
  ['{before|after} they|it|these|those were|was|are|is|got|became|had been?', '$1'],
  ['{before|after} being|getting|becoming', '$1'],
  // "closed on the exact day"
  ['the exact|very same? {day|date|month|year}', 'the same $1'],
  // "whose end falls in 2027", "whose start comes before May", "in next year"
  [
    '{whose} *3 falls|fall|fell|comes|came|lies|lay|occurs|occurred &in|on|before|after|within|during|between|since',
    '$1 $2 is',
  ],
  ['in|during {next|last|this} {year|month|quarter|week}', '$1 $2'],
  // "30 late payments in their history"
  [', over? their? whole|entire|full history', ''],
  ['in|over|across|throughout their|its entire|whole|full|loan|credit? history|lifetime', ''],
  // "who always paid on time": who has paid nothing is not said to have done so.
  ['{who} have|has? always paid on time', '$1 have at least one payment and never paid late'],
  ['always *1 on time', 'never $1 late'],
  // "customers with a birthday in March"
  ['who? have|has|with|whose a|their? birthday|birthdays is|are|falls|fall? &in|on', 'born'],
  // "ranked by how often they occur"
  [
    `{by} how often|frequently|commonly|common|frequent they|it|each|these|this|are|is? ${OCCURS}?`,
    '$1 number',
  ],
  // "the longest term we offer", "the products that we have"
  [
    '{longest|shortest|highest|lowest|largest|smallest|biggest} *2 that|which? we offer|have|give|grant|do|allow',
    '$1 $2',
  ],
  // "with their category and whether they're secured"
  ["{and|,} whether they|it is|are|was|were|'re|re|'s", '$1'],
  ["if they|it is|are|was|were|'re|re|'s", ''],
  // "…, and what do the requested amounts add up to?"
  ['and what do|does|did the? *3 add|sum|come|total|amount up? to', 'and total $1'],
  // "the minimum and maximum amount allowed", "the minimum amount allowed"
  [
    'minimum|min and|or|to the? maximum|max *1 allowed|permitted|possible|available|offered',
    'minimum $1 and maximum $1',
  ],
  [
    '{minimum|maximum|max|min|smallest|largest|lowest|highest} *1 allowed|permitted|possible|available|offered',
    '$1 $2',
  ],
  [`{${WAITING}} > #`, '$1 with days $1 over $2'],
  [`{$WAITING} since {more|over|longer} than|of? #`, '$1 with days $1 over $3'],
  [`{$WAITING} *1 older than|over? #`, '$1 $2 with days $1 over $3'],
  // "are signed up for the newsletter"
  ['who|that are|is|have|has? signed up for|to the?', 'with'],
  ['are|is|were|was|have|has signed up for|to the?', 'have'],
  ['signed up for|to the?', 'with'],
  // "were paid in cash", "rides paid by credit card"
  [`{is|are|was|were} paid|settled for? in|with|by|via|using|through a? &${MEANS}`, '$1'],
  [`paid|settled for? in|with|by|via|using|through a? &${MEANS}`, 'with'],
  // "loans which have since been charged off"
  ['which|that|who have|has since|subsequently|meanwhile been', 'that were'],
  // "new members per year and the cumulative number of them"
  ['and|with|plus the? {cumulative|running} {number|total|count} of them|these|those', 'and the $1 $2'],
  // "new members per year with the accumulated count next to it"
  [
    'with|and|plus the|an|a? cumulative|accumulated|cumulated|running count|number|total|sum|volume|amount next to it|them|that',
    'and the running total',
  ],
  [
    'with|and|plus the|an|a? cumulative|accumulated|cumulated|running count|number|total|sum|volume|amount alongside|beside|besides it|them|that?',
    'and the running total',
  ],
  [
    'with|and|plus the|an|a? accumulated|cumulated count|number|total|sum|volume|amount &!of|for|by|per|in|that|who',
    'and the running total',
  ],
  // "how many each year, and what is the cumulative number?", "… and how did that number change from the year before?"
  [
    'and|with|plus what? is|was|are|were? the|their? cumulative|running|accumulated|cumulated number|total|count|sum|amount',
    'and the running total',
  ],
  [
    'and how did|does|has|have the|that|this|their|its? it|number|count|total|figure|amount|volume changed|change|moved|move|developed|develop|compare|compared|differ|differed &from|against|versus|vs|compared|to|with',
    'and the change',
  ],
  // "carrying a fee", "priced above 10 %"
  ['carrying|bearing|charging|incurring|possessing|exhibiting|featuring|displaying', 'with'],
  // "leaving mortgages out", "with pending ones left out"
  ['leaving|leave|taking|take|keeping|keep *4 out', 'excluding $1'],
  ['with *4 left|taken|kept out', 'excluding $1'],
  ['with *4 removed|excluded|omitted|dropped', 'excluding $1'],
  ...MISSING_TURNS,
  // "for which we levied a fee"
  [`on|for which ${NOBODY}? ${CHARGED}`, 'with'],
  [`where ${NOBODY} ${CHARGED}`, 'with'],
  // "has the most resolved tickets assigned to them"
  ['that|which? are|is|were|was? allocated|assigned|attached|belonging|given|linked to them|it|him|her', ''],
  ['is|are|was|were positive', 'is over 0'],
  // "with the last name Foster", "whose surname is Foster"
  ['with|having|has|have the|a? last|family name|names of? *1', 'whose name ends with $1'],
  ['with|having|has|have the|a? surname|surnames of? *1', 'whose name ends with $1'],
  ['with|having|has|have the|a? first|given name|names of? *1', 'whose name starts with $1'],
  ['whose last|family name|names is|are|was|= *1', 'whose name ends with $1'],
  ['whose surname|surnames is|are|was|= *1', 'whose name ends with $1'],
  ['whose first|given name|names is|are|was|= *1', 'whose name starts with $1'],
  // "customers with loans of different grades", "who applied through several channels"
  [
    '{with|have|has|had|who|that} *4 {across|at|by|from|in|of|through} different|multiple|several|various &!kinds|reasons|types|ways',
    '$1 $2 $3 at least 2 different',
  ],
  // "who missed a payment in December"
  ['who|that have|has? missed a|an|any|one|their *1 due? in|during', 'who have a missed $1 in'],
  // "whose name includes 'son'", "whose name has 'son' in it"
  ['{name|names|title|titles} includes|include', '$1 contains'],
  ['{name|names|title|titles} has|have *1 in it|them', '$1 contains $2'],
  ['{name|names|title|titles} begins|begin|starts|start in', '$1 starts with'],
  // "have a Gmail address", "using Yahoo email"
  [
    `with|having|has|have|had|use|uses|using a|an? {${MAILBOXES}} email|mail|e-mail? address|addresses|account|accounts|domain|email|mail`,
    'whose email contains $1',
  ],
  // "…, and, on top of that, …", "… and in addition …"
  ['and ,? on top of that|this|it|these ,?', 'and'],
  [', on top of that|this|it|these ,?', 'and'],
  ['and ,? in addition ,? to? that|this? ,?', 'and'],
  ['and ,? what is more ,?', 'and'],
  // "whose grade is anything but A"
  ['{is|are|was|were} anything|something|anyone but|except|besides|bar', '$1 not'],
  ['{is|are|was|were} anything|something|one other|different than|from', '$1 not'],
  // "applied in 2023 and again in 2024", "took a loan in 2022 and another one in 2023"
  ['in|during *2 and ,? then|once|also? again in|during *2', 'in $1 as well as in $2'],
  ['in|during *2 and another one|loan|application|order? in|during *2', 'in $1 as well as in $2'],
  ['in|during both # and #', 'in $1 as well as in $2'],
  ['both in|during # and in|during? #', 'in $1 as well as in $2'],
  ['in|during # and also *1 in|during #', 'in $1 as well as in $3'],
  ['{applied|apply|ordered|paid|joined} in? # and in? # both', '$1 in $2 as well as in $3'],
  // "neither an online nor a branch application"
  ['neither a|an *1 nor a|an *1 *1', 'no $1 $3 and no $2 $3'],
  // "applied neither through a branch nor through a broker"
  [
    '{applied|apply|came} neither through|by|via a|an|the? *2 nor through|by|via? a|an|the? *2',
    'never $1 by $2 or $3',
  ],
  // "for everything issued in 2021"
  [
    'for|from|across everything {issued|booked|originated|funded|lent|made|sold|ordered|granted|charged}',
    '$1',
  ],
  // "applications that asked for over $20,000"
  [`that|which|who? asked|asking for &${HOW_MUCH}`, 'of'],
  // "does the database contain", "in the loan data"
  [
    'do|does|did the|our|this loan|whole? database|data|dataset|system|book|books contain|hold|include|store|comprise|cover|list',
    'do we have',
  ],
  [
    'in|of|within the|our|this loan|loans|payment|payments|application|applications|sales|order|orders|whole|entire|full data|dataset|database|records',
    '',
  ],
  ['in|of|within the|our|this data|dataset|database|records|system', ''],
  // "in the fall of 2009", "wineries with ten wines listed"
  ['the? {spring|summer|fall|autumn|winter} of #', '$1 $2'],
  ['listed &?|.', ''],
  // "which courses has nobody chosen"
  ['{which|what} *2 has|have nobody|noone', '$1 $2 did nobody'],
  // "airlines that are no longer active"
  ['{is|are|was|were} no longer', '$1 not'],
  // "airports below sea level", "cities south of the equator"
  ['that|which? is|are|lie|lies? located|situated? {above|below} sea level', 'with elevation $1 0'],
  ['that|which? is|are|lie|lies? located|situated? north of the equator', 'with latitude above 0'],
  ['that|which? is|are|lie|lies? located|situated? south of the equator', 'with latitude below 0'],
  // "…, from the lowest up", "from the top down"
  [
    'from the? {lowest|smallest|cheapest|oldest|youngest|shortest|earliest|highest|largest|biggest|newest|longest|latest|dearest} up|upwards|down|downwards|on|onwards',
    '$1 first',
  ],
  // "from best score down"
  [
    'from the? {best|worst|highest|lowest|largest|smallest|biggest} *2 down|downwards|up|upwards',
    '$1 $2 first',
  ],
  ['from the? top down|downwards', 'highest first'],
  ['from the? bottom up|upwards', 'lowest first'],
  // "states that are home to over 300 customers"
  ['that|which are|is|was|were home to', 'with'],
  // "which game sold the most units over all platforms"
  [
    '{which|what|top} *6 {most|highest|best|largest|biggest|least|lowest|by} *5 over|across all the|our|of? the? *1',
    '$1 $2 $3 $4',
  ],
  [`is|are|was|were home to &the|more|fewer|over|under|most|at|#|less`, 'has'],
  ['whose home is|are|was', 'whose home ownership is'],
  // "…, and add the number"
  [', and? add|append|attach &the|a|an|each|their|its|how', ', with'],
  ['and add|append|attach &the|a|an|each|their|its|how', 'with'],
  [
    ', and? show|give|report|include the? {percent|percentage|%} {change|growth|difference}',
    'with the $1 $2',
  ],
  ['and show|give|report|include the? {percent|percentage|%} {change|growth|difference}', 'with the $1 $2'],
  // "whose average income is higher than the average income of all our borrowers"
  ['{is|are|was|were} higher|greater|larger than &the|that|their|its', '$1 above'],
  ['{is|are|was|were} lower|smaller than &the|that|their|its', '$1 below'],
  // "more guests staying in them than they have rooms"
  ['{more|fewer} *2 enrolled|living|registered|staying|working at|in|on it|them than', '$1 $2 than'],
  ['of|for all our *1', 'of all $1'],
  // "declined because of low income", "only if the state has 100 loans", "do not count withdrawn ones"
  ['{is|are|was|were} because of?', '$1 due to'],
  ['because of?', 'due to'],
  ['only if the? *2 has|have|had', 'only those with'],
  ['do not count|include|consider|show the? *2', 'excluding $1'],
  // "who defaulted one time or more", "with a late payment more than 5 times"
  ['one|1 time|times or more', 'at least once'],
  ['have|has|had|with a|an? *2 more than # times', 'with more than $2 $1'],
  // "in data"
  ['in data|database|dataset', ''],
  // "is number 3 by how many loans"
  ['by how many', 'by number of'],
  // "customers last name Garcia"
  [
    '{customers|borrowers|clients|people|persons|employees|members} last|family name *1',
    '$1 whose name ends with $2',
  ],
  // "with low income as the decline reason"
  ['with|stating|giving|citing|having *4 as the|a|its|their|an *2', 'with $2 $1'],
  ['have|has|had *4 as the|a|its|their|an *2', 'have $2 $1'],
  [`with|stating|giving|citing|having *4 as ${ROLES}`, 'with $2 $1'],
  [`have|has|had *4 as ${ROLES}`, 'have $2 $1'],
  // "maturing within 90 days", "over 1.5x the average"
  ['{maturing|mature|matures|due|expiring|expire|ending} within #', '$1 within the next $2'],
  ['# x &the|their|its|that|average', '$1 times'],
];

/** Prepositions that are said again in a list: "in Texas or in Florida", "neither in the south nor in the west". */
export const LIST_PREPOSITIONS: ReadonlySet<string> = new Set(
  'at by for from in of on through to under via with'.split(' '),
);

/** Prepositions of the way something is done, which may differ in a list: "by phone or via a broker". */
export const MEANS_PREPOSITIONS: ReadonlySet<string> = new Set(['by', 'over', 'through', 'using', 'via']);

/** What something with a rate does at it: "priced above 10 %", "charging 8 %". */
export const RATE_VERBS: ReadonlySet<string> = new Set(
  'at bearing carrying charging cheaper cost costing costs paying priced'.split(' '),
);

/** What may stand between such a verb and its percentage. */
export const RATE_BOUNDS: ReadonlySet<string> = new Set(
  'a above and at below between excess exactly from higher in least less lower more most no north of over than to under up'.split(
    ' ',
  ),
);
