import type { LocalTurn } from '../local-turns.ts';

const STATES =
  'open|active|current|running|late|overdue|outstanding|closed|pending|paid|approved|declined|cancelled';
const PEOPLE = 'customer|customers|borrower|borrowers|client|clients|people|person|member|members|applicants';
const PREPOSITIONS = 'at|by|for|from|in|of|on|with';
/** A time when they came back, before which they had one. */
const WHEN = 'after|before|between|during|in|last|since|this|within';
const BACK = 'come|came|comes|coming|return|returned|returns|returning';

/** Phrases of everyday English in shorter words, each wherever it stands. */
export const PLAIN_PHRASES: readonly LocalTurn[] = [
  // "charged off even so"
  ['even so', ''],
  ['all the same &.|,|;|-|?', ''],
  // "…, and next to it the change"
  [',? and? next to|beside it|each|them|that|these ,? &the|a|an|its|their', 'with'],
  // "in each status today"
  ['{each|every|by|the|which|what} {status|state|stage|standing} today|nowadays', '$1 $2'],
  // "with a mortgage, past or present"
  [',? past or present|current', ''],
  [',? present|current or past|former', ''],
  [',? open or closed &.|,|;|:|-|?', ''],
  // "at the same time right now"
  ['at the same time right now|currently|today', 'now'],
  // "renting the place they live in"
  [
    '{rent|rents|renting|rented|own|owns|owning} the|their place|home|house|flat|apartment|property|one that|which? they live|reside in',
    '$1',
  ],
  // "neither for cars nor for education nor credit cards"
  [`neither {${PREPOSITIONS}} *2 nor ${PREPOSITIONS}? *2 nor ${PREPOSITIONS}? *2`, 'not $1 $2 , $3 or $4'],
  // "took their first loan only in 2025"
  [
    'took|take|takes {their|his|her|its} first *1 only? {in|on|before|after|since|during}',
    'got $1 first $2 $3',
  ],
  // "how many have used neither the online channel nor a branch"
  [
    'how many have|has? used|tried|chosen neither a|an|the? *1 channel? nor a|an|the? *1 channel?',
    'how many never applied by $1 or $2',
  ],
  // "decided on the same day", "same-day decisions"
  ['decided|answered on the? same day {as|that|when|they|it}', 'decided the same day $1'],
  ['decided|answered on the? same day', 'decided the same day they came in'],
  ['{decided} the same day &?|.|$|by|per', '$1 the same day they came in'],
  // "made exactly on the due date"
  [
    'that? are|were|was? made|paid|received|settled exactly|precisely|right? on the|their|its due date|day',
    'with paid date equal to due date',
  ],
  // "for medical reasons"
  ['for {medical|health|business|personal|private|educational} reason|reasons', 'for $1 purposes'],
  ['incl', 'including'],
  // "customers per town, only towns that begin with San"
  [', only|just *1 {that|which|whose|starting|beginning}', 'for $1 $2'],
  // "the typical (median) income"
  ['typical|usual|normal|representative ( {median|mean|average} )', '$1'],
  ['{median|mean|average} ( typical )', '$1'],
  // "children or other dependents", "no kids or dependents at all"
  ['children|kids or|and any? other? {dependents|dependants}', '$1'],
  ['{dependents|dependants} or|and children|kids', '$1'],
  // "renters, no dependents: …"
  [', no *1 at? all? &,|:|;|.|?|and', ', without $1'],
  // "never saw a single late payment", "have not made a single loan"
  ['{never|not} saw|seen|see|showed|shown a? single', '$1 had a'],
  [`{not|never} funded|made|granted|booked|written a? single`, '$1 issued any'],
  // "on anything in the mortgage category"
  ['{on|for|from|in} anything|everything {in|within|under} the', '$1 those $2 the'],
  // "as a share of that channel's applications"
  [
    "{by|per} *2 as a|an? {share|percentage|percent|%|pct|fraction|proportion|part} of that|each|the|its *1 's *1",
    'as a $3 of all $5 $1 $2',
  ],
  // "no later than 30 days after joining"
  ['no|not later than # after', 'within $1 of'],
  // "came back for a second loan or more"
  [`who|that? ${BACK} back for|to a? second|2nd|another *1 or more|later &!${WHEN}`, 'have at least two $1'],
  [`{${PEOPLE}} who|that? ${BACK} back for|to a? second|2nd|another *1 &!${WHEN}`, '$1 with at least two $2'],
  // "names that more than three customers share"
  ['that|which {more|fewer} than # *1 share|have in? common?', 'shared by $1 than $2 $3'],
  ['that|which at {least|most} # *1 share|have in? common?', 'shared by at $1 $2 $3'],
  // "cash taken in during March"
  ['{cash|money} taken|brought|got in &during|in|last|this|since|over|for', '$1 collected'],
  // "whose loans sum to more than", "add up to over"
  [
    'whose {loans|orders|payments|invoices|purchases|sales|donations} sum|add|amount|come up? to',
    'whose total $1 are',
  ],
  // "earning six figures"
  ['{earn|earns|earning|make|makes|making} six|6 figures|figure incomes|salaries?', '$1 at least 100000'],
  ['a? six|6 figure {income|salary|incomes|salaries}', '$1 of at least 100000'],
  // "payments we expect from current loans"
  ['we|you expect|await|anticipate {from|on}', '$1'],
  // "what income do they average"
  ['what *2 do|does|did they|it average', 'what is their average $1'],
  // "another loan open", "a late loan and another that is current"
  [`and {a|an|another} *1 {${STATES}} &.|,|;|?`, 'and a $3 $2'],
  // "how many …? Can you get me the count and also what percent"
  [
    '.|?|, can|could|please? you? please? get|give|tell|show|send me|us the count|number|figure and also? &what|which|how',
    ', and',
  ],
  // "…, and what percentage of all open loans this is"
  ['what|which {percent|percentage|pct|%|share|proportion} of *6 {this|that|it} is', 'what $1 of $2 is that'],
  // "under 21 at the time of funding"
  [
    'at the|their? time|moment|point|date of {funding|issue|origination|booking|joining|application|hire|sale}',
    'at $1',
  ],
  // "unpaid instalments that were due before the as-of date"
  [
    '{unpaid|open|outstanding} *1 that? are|were? due|falling before the? reporting|report|snapshot|as of? date',
    'overdue $2',
  ],
];
