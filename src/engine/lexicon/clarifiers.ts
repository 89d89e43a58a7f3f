/** What a part of a question may say of how the answer is computed, which is how it is computed anyway. */
export type ClarifierKind =
  /** "each name only once". */
  | 'once'
  /** "missing scores ignored". */
  | 'missing'
  /** "taken as one group". */
  | 'together'
  /** "computed loan by loan". */
  | 'by-row'
  /** "both years included". */
  | 'inclusive'
  /** "whatever became of them". */
  | 'any-state'
  /** "active or not", "including those who have left". */
  | 'whole'
  /** "only towns with at least one such shop". */
  | 'no-empty'
  /** "I mean the one with the largest number". */
  | 'winner'
  /** "(0, 10, 20 …)" of bands, "(1, 2, 3 …)" of numbers. */
  | 'listing'
  /** "(cash basis)" of what came in. */
  | 'cash'
  /** "one sale can cover several tickets". */
  | 'caution'
  /** "by number". */
  | 'counted'
  /** "in percentage points". */
  | 'difference'
  /** "band = lower bound". */
  | 'band'
  /** "January against December 2024" of a change from month to month. */
  | 'period-before';

/** What announces such a part, and says nothing itself. */
export const ANNOUNCEMENTS =
  /^(?:(?:and|but|so|please|also) )*(?:(?:that is(?: to say)?|going by|ie|i mean|meaning|namely|in other words|that means|which means|by which i mean|please note(?: that)?|note(?: that)?|nb|mind(?: you)?(?: that)?|bear in mind(?: that)?|keep in mind(?: that)?|remember(?: that)?|just to be clear|to be clear|for clarity) )?/;

const NOUN = '(?:the |same |different )*[a-z]+(?: [a-z]+)?';
const IGNORED =
  '(?:ignored|excluded|skipped|disregarded|omitted|left out|left aside|dropped|not counted|not considered)';
const IGNORING =
  '(?:ignoring|ignore|excluding|exclude|skipping|skip|disregarding|disregard|omitting|omit|leaving out|leave out|leaving aside|not counting|do not count|without|dropping|drop)';
const MISSING = '(?:missing|unknown|null|nulls|empty|blank|blanks|unavailable|absent)';
const COMPUTED =
  '(?:computed|calculated|measured|taken|averaged|worked out|determined|evaluated|figured|derived)';
const POOLED =
  '(?:taken|treated|counted|considered|seen|put|lumped|pooled|combined|viewed|grouped|added|looked at|all|both)';

/** What rows are like that are no more what they were, and what those are that still are. */
const GONE =
  '(?:archived|cancell?ed|closed|completed|deactivated|deleted|discontinued|dismissed|dissolved|dormant|ended|expired|finished|former|inactive|lapsed|old|past|previous|resigned|retired|settled|sold|terminated|withdrawn)';
const STILL = '(?:active|alive|current|existing|live|open|ongoing|present|running|valid|working)';
const ONES = '(?:ones|members|people|staff|employees|workers|customers|clients|users)';
const WHO = '(?:who|that|which)';
const BE_GONE = `(?:(?:have |has |had )(?:already |since |meanwhile |now )?(?:been )?(?:left(?: us| the company)?|gone|quit|${GONE})|(?:already |since |now )?left(?: us| the company)?|(?:are|is|were) (?:already |now )?(?:${GONE}|not ${STILL}(?: any ?more)?|no longer ${STILL}|no longer (?:here|there|with us|employed|in (?:use|service)))|no longer work(?: here| for us)?)`;
const ALL_THE = '(?:the |those |any |all |also |our )*';
const INCLUDING = '(?:and )?(?:also )?(?:including|incl|inclusive of|counting|not only the active ones but)';

/** Whole parts by what they say, marks and announcements aside; words apart by one space. */
export const CLARIFIERS: Readonly<Record<ClarifierKind, readonly RegExp[]>> = {
  once: [
    new RegExp(
      `^(?:(?:count|counting|list|listing|show|showing|give|with) )?(?:each|every|a|one|the same) ${NOUN}(?: is| are| being)?(?: listed| counted| shown| named| given| counts)?(?: only| just| exactly| but)? once(?: only| each)?(?: please)?$`,
    ),
    new RegExp(
      `^(?:one|a single|a) (?:value|row|line|entry|figure|number|record|count) (?:per|for each|for every) ${NOUN}(?: please)?$`,
    ),
    /^(?:each|every one)(?: of them)?(?: only| just)? once$/,
    /^(?:no duplicates|without duplicates|no repeats|no repetitions|without repeats|without repetition|without repetitions|deduplicated|de duplicated|no doubles)(?: please)?$/,
  ],
  missing: [
    new RegExp(`^${MISSING}(?: [a-z]+){0,2}(?: are| is| being| to be)? ${IGNORED}$`),
    new RegExp(`^${IGNORING}(?: the| any| all| those with| those without)*(?: ${MISSING})+(?: [a-z]+){0,2}$`),
    new RegExp(
      `^those (?:without|with no|with ${MISSING})(?: an?| any| known| known)?(?: [a-z]+){1,2}(?: are| being)? ${IGNORED}$`,
    ),
    // "skip borrowers without a score", "people without score left out"
    new RegExp(
      `^${IGNORING} (?:the |any |all )*[a-z]+ (?:without|with no|lacking) (?:an? |any )?(?:known )?[a-z]+(?: [a-z]+)?$`,
    ),
    new RegExp(
      `^[a-z]+ (?:without|with no|lacking) (?:an? |any )?(?:known )?[a-z]+(?: [a-z]+)?(?: are| being)? ${IGNORED}$`,
    ),
    /^(?:where|when|if|as far as) (?:it is |one is |they are |there is one )?(?:known|available|recorded|given|present|there is one)$/,
  ],
  together: [
    new RegExp(
      `^(?:${POOLED} )*(?:as|in|into) (?:one|a|a single)(?: single| common| combined)? (?:group|pool|figure|number|total|bucket|set|class|category)$`,
    ),
    new RegExp(`^${POOLED} (?:together|as one|in one|combined|jointly)$`),
    /^(?:together|combined|jointly|pooled|in one figure|as one|all of them together|both together|all together|one figure for (?:both|all)(?: of them)?|one number for (?:both|all)(?: of them)?)$/,
  ],
  'by-row': [
    new RegExp(
      `^${COMPUTED} (?:for each ${NOUN}|per ${NOUN}|individually|one by one|([a-z]+) by \\1|separately for each ${NOUN}|at (?:the )?[a-z]+ level)$`,
    ),
    /^([a-z]+) by \1$/,
  ],
  inclusive: [
    /^(?:both )?(?:the )?(?:end |start and end )?(?:years|months|days|dates|ends|bounds|limits|quarters|endpoints|end points)? ?(?:are )?(?:included|inclusive|inclusively|counted)$/,
    /^(?:both|the first and (?:the )?last(?: years?| months?| days?)?|first and last(?: years?| months?| days?)?|start and end|limits|bounds)(?: years| months| days| dates| ends| limits| bounds| quarters)?(?: are)? (?:included|inclusive|counted)$/,
    /^(?:including|inclusive of|counting) both(?: of)?(?: the)?(?: end)?(?: years| months| days| dates| ends| limits| bounds| quarters)?$/,
    /^both ends?$/,
  ],
  'any-state': [
    /^(?:all|any|every)(?: the)? (?:decisions?|outcomes?|results?|states?|statuses)(?: are| being)? (?:combined|counted|included|taken together)$/,
    /^(?:no matter |regardless of |irrespective of |independent of )?(?:whatever|what)(?: has| have)? (?:became|become|happened|happens|came)(?: of| to)? (?:them|it|those|these)(?: later| since| afterwards| in the end| then| after that)?$/,
    /^(?:whatever|no matter|regardless of|irrespective of|independent of|in any|of any|with any|in whatever|in every|any)(?: the| their| its| what)? (?:current )?(?:status|state|outcome|fate|result|condition)(?: they (?:are|were) in| they have| is| may be)?$/,
    /^(?:however|how|no matter how) (?:they|it) (?:ended|ended up|turned out|went|fared|developed|performed)(?: later| since| afterwards)?$/,
  ],
  whole: [
    new RegExp(
      `^(?:(?:no matter |regardless of )?whether )?(?:(?:they|it) (?:are|is|were|was) )?(?:still |currently |yet )?(?:since )?(?:${STILL}|${GONE}) or not$`,
    ),
    new RegExp(
      `^(?:both |whether )?(?:${STILL} (?:or|and) (?:${GONE}|not)|${GONE} (?:or|and) ${STILL})(?: ${ONES})?(?: alike)?$`,
    ),
    /^(?:still )?(?:here|there|with us|employed|in (?:use|service)) or (?:not|no longer|gone)$/,
    new RegExp(
      `^${INCLUDING} ${ALL_THE}(?:${GONE}|in${STILL}|leavers|ex)(?: (?:and|or) ${GONE})?(?: ${ONES})?(?: too| as well)?$`,
    ),
    new RegExp(
      `^${INCLUDING} ${ALL_THE}(?:${ONES} |anyone |everyone |anybody |everybody )?${WHO} ${BE_GONE}(?: too| as well)?$`,
    ),
    new RegExp(
      `^(?:and )?(?:also )?${ALL_THE}(?:${GONE}|leavers)(?: ${ONES})? (?:too|as well|included|also included)$`,
    ),
    new RegExp(
      `^(?:and )?(?:also )?${ALL_THE}(?:${ONES} )?${WHO} ${BE_GONE} (?:too|as well|included|also included|are included)$`,
    ),
  ],
  'no-empty': [
    /^(?:and )?(?:show |list |count )?only (?:the |those )?[a-z]+ (?:with|having|that have|which have) (?:at least (?:one|1)|one or more|any) such [a-z]+(?: [a-z]+)?$/,
    /^(?:leave|leaving) out (?:the |those |any |all )*[a-z]+ (?:with no|without|with zero) (?:any )?such [a-z]+(?: [a-z]+)?$/,
  ],
  winner: [
    /^(?:only |just )?(?:the )?(?:single |top )?(?:one|ones|state|that one) (?:with|that has|that have|having|which has|of) (?:the )?(?:single )?(?:largest|highest|most|biggest|greatest|top) ?(?:number|count|amount|total|sum|figure|value|rate)?(?: of (?:them|those|these|all))?$/,
  ],
  listing: [
    /^(?:(?:eg|ie|like|say|such as) )?\$?\d\S*(?: , \$?\d\S*)+(?: ,)?(?: and so on| etc| and up| \.)+$/,
  ],
  'period-before': [
    /^(?:so )?(?:the first (?:one|month|quarter)|january|jan|q1|the first quarter)(?: (?:of )?(?:19|20)\d\d)?(?: (?:is|being|itself))*(?: (?:compared|measured|taken|set|computed))? (?:against|to|vs|versus|with|from|over) (?:the )?(?:(?:december|dec|q4|last quarter|one|month|quarter)(?: (?:of )?(?:the )?(?:(?:19|20)\d\d|year before|previous year|prior year))?(?: before(?: it)?)?)$/,
  ],
  cash: [/^(?:on )?(?:an? )?(?:cash(?: basis)?|(?:actually |as )?(?:collected|received|paid)(?: basis)?)$/],
  counted: [/^(?:(?:by|as|in|the) )*(?:count|counts|number|numbers|#|head count|number of (?:them|those))$/],
  band: [
    /^(?:(?:name|call|label|identify|denote) )?(?:(?:each|every|the|them) )?(?:bands?|groups?|steps?|buckets?|labels?|brackets?|classes|class|ones?|names?|it)?(?: ?(?:is|are|=|being))? ?(?:named|called|labelled|labeled|identified|given|shown|by|as|after|at|with| )* ?(?:its|their|the|by)? ?(?:lower|first|starting|start|left|bottom|beginning) (?:bound|bounds|edge|edges|end|limit|limits|value|values|year|number)$/,
  ],
  difference: [/^(?:in |as |by )?(?:percentage points|percent points|points|pp|ppt|ppts|pct points)$/],
  caution: [
    /^(?:one|an?|some|any|each|every|the same|single|several|many) (?:[a-z]+ )?[a-z]+ (?:can|may|might|could) (?:also )?(?:have|cover|hold|contain|include|carry|appear|occur|be on|belong to|comprise|consist of|show up)(?: in| on| of| to| with)? (?:several|many|more than one|multiple|a number of|different|two or more|more)(?: [a-z]+){0,3}$/,
  ],
};

/** With what a clarifying part may begin that is said last, without a comma. */
export const OPEN_ENDED: ReadonlySet<string> = new Set(
  'taken treated counted considered lumped pooled combined together computed calculated measured each ignoring whatever regardless excluding including counting'.split(
    ' ',
  ),
);

/** Words in brackets beside a value that is named again: "(status *equal to* Own)". */
export const VALUE_WORDS: ReadonlySet<string> = new Set(
  'status type kind category code value values flag label state is are = equal equals to and or the with'.split(
    ' ',
  ),
);
