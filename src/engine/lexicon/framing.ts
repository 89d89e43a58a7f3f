/**
 * How people speak of themselves, of what a number is for, and of the asking, around a question: whoever asks with a verb of wishing,
 * an occasion after "for" or "before", a courtesy. In the words of the question, apart by one space.
 */

const OCCASION =
  '(?:agenda|analysis|appendix|appointment|article|assignment|audit|blog|board|briefing|budget|bulletin|call|catch up|check in|committee|conference|course|dashboard|deck|discussion|document|email|essay|exam|examination|exercise|faq|file|files|filing|forecast|handout|homework|huddle|inspection|interview|intranet|investigation|kickoff|lecture|letter|mail|meeting|meetings|memo|newsletter|note|notes|offsite|one on one|one pager|overview|pack|panel|paper|piece|pitch|planning|powerpoint|presentation|press release|project|qbr|records|report|reporting|research|review|session|slide|slides|standup|steerco|story|strategy|study|submission|summary|sync|talk|thesis|tile|town hall|training|update|visit|website|workshop|write up)';
const PEOPLE =
  '(?:accountant|accountants|analyst|analysts|audience|auditor|auditors|bank|board|boss|ceo|cfo|chief|client|coo|cro|colleague|colleagues|committee|controller|cto|department|dept(?: \\.)?|desk|director|directors|editor|examiner|examiners|executive|executives|exec|execs|friend|group|guys|head|inspector|inspectors|intern|investor|investors|journalist|lawyer|lawyers|lead|leads|management|manager|managers|office|officer|officers|owner|partner|partners|people|press|regulator|regulators|reporter|reporters|researcher|side|supervisor|supervisors|team|teammate|teams|trainee|trainees|treasurer|underwriter|underwriters|unit|vp)';
/** Of these, none is called like rows of a business. */
const ROLE =
  '(?:accountant|analyst|auditors?|boss|board|ceo|cfo|committee|compliance|controller|coo|cro|desk|director|editor|examiners?|executive|inspectors?|intern|investors?|journalist|lawyers?|lead|management|manager|officer|press|regulators?|reporter|researcher|supervisor|team|trainee|treasurer|underwriter|vp)';
const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|the morning|the afternoon|next week|this week|next month|later today|soon|shortly)';
const ON_DAY = `(?: (?:on |in |by |this |next |later |due )*${DAY})?`;

/** An occasion, with whose it is: "tomorrow's ALCO meeting", "the branch managers' call". Its words may restrict nothing. */
const FOR_OCCASION = `(?:(?:just|only|mainly|purely) )?(?:for (?:context|use|background) in|for the sake of|for|before|ahead of|in advance of|in preparation (?:for|of)|in time for|in view of|to prepare(?: for)?|prior to|towards?|as (?:an? )?(?:input|preparation|prep|background|material|basis) (?:for|to|in)) (?!each |every |all |any )(?:(?:[^ ,.?!:;]+ ){0,5}?${OCCASION})(?: (?:with|to|of|at|for) (?:(?:the|our|my|a) )?(?:[^ ,.?!:;]+ )?(?:${PEOPLE}|${OCCASION}))?${ON_DAY}`;

/** What the occasion is about: "for my story *on access to credit*". */
const ABOUT = '(?: (?:about|on|regarding) [^,.?!:;]{1,40}?)?';

/** Nobody who asks: "*how many people* like …". */
const PERSON = `(?!(?:how|what|which|whose) )(?:an? |the |our |my |one of (?:the|our|my) |somebody (?:from|in|at) (?:the |our )?|someone (?:from|in|at) (?:the |our )?)?(?:(?:[^ ,.?!:;]+ ){0,2}${PEOPLE})(?: (?:from|in|of|at) (?:the |our )?(?:[^ ,.?!:;]+ )?[^ ,.?!:;]+?)?`;
const ASKER = `(?:i|we|they|someone|somebody|everybody|everyone|${PERSON})`;
const HELPED =
  "(?:(?:'d|'m|'ve|'re|'s|'ll|would|will|am|are|is|was|were|have|has|had|been|be|being|do|really|just|also|only|still|currently|now|always|kindly|then|both|so|keep|keeps|getting|get|got|might|may|must|should|could|very|quite|much|urgently|actually|here) )*";
const SEE =
  '(?:ask|bring|check|compare|confirm|determine|figure out|find|find out|get|give|have|hear|include|know|learn|look at|look into|look up|present|provide|pull|pull up|quote|receive|report|report on|see|share|show|state|tell|understand|work out)(?: (?:me|us|you|him|her|them|everyone|everybody))?';
const TO_SEE = `(?:like|love|want|wants|wanted|need|needs|needed|wish|hope|hoping|try|trying|tries|looking|keen|eager|happy|glad|grateful|delighted|interested|curious|asked|told|tasked|requested|supposed|going|have|has)(?: (?:me|us))?(?: by ${PERSON})? to ${SEE}`;
const FOR_THAT =
  '(?:looking for|look for|search|search for|searching for|searching|after|in need of|asking for|asked for|asking (?:me|us) for|asked (?:me|us) for|interested in|curious about|wondering about|asking about|requesting|requested|require|requires|like|love|want|wants|wanted|need|needs|needed|appreciate)';
const WONDERS =
  '(?:wondering|wonder|wonders|wondered|curious|asking|asking me|asking us|asked|asked me|asked us|asks|asks me|not sure|unsure|dying to know|keen to know)(?= (?:how|what|which|who|whose|when|where)\\b)';
const MAKES =
  '(?:preparing|putting together|working on|writing|building|compiling|drafting|updating|finishing|doing|making|setting up|presenting|giving|have|has)';
const WISH = `(?:${ASKER} ${HELPED}(?:${TO_SEE}|${FOR_THAT}|${WONDERS}))`;
const JOINED = '(?:,? ?(?:and|so|hence|therefore|;|-|,)) ';
/** A sentence of its own, before the question. */
const APART =
  ' [.!-] (?=how |what |which |who |when |please |can |could |i |we |give |show |list |number |count |total |average )';

/** What a question may begin with, each again after the other; none of its words may restrict what is asked. */
export const OPENINGS: readonly RegExp[] = [
  ...[
    `${FOR_OCCASION}${ABOUT} ?[,:] `,
    `${FOR_OCCASION} (?=${ASKER} ${HELPED}(?:${TO_SEE}|${FOR_THAT}|${WONDERS})|how |what |which |please |can |could )`,
    `${ASKER} ${HELPED}${MAKES} (?:an? |the |our |my |some )?(?:(?:[^ ,.?!:;]+ ){0,4}?${OCCASION})(?: (?:on|about|for|with|of|to) (?:[^,.?!:;]{1,40}?))?${ON_DAY}(?:${APART}|${JOINED}(?:(?=${ASKER})|${HELPED}(?:need|like|want|love)(?: to ${SEE})? ))`,
    `(?:the|our|my) (?:(?:[^ ,.?!:;]+ ){0,3}?${PEOPLE}) (?:meets?|is meeting|will meet|are meeting|convenes?)${ON_DAY}${JOINED}`,
    `(?:speaking |writing |asking )?(?:as|being) ${PERSON} ?[,:] `,
    `as ${PERSON} (?=${ASKER} ${HELPED}(?:${TO_SEE}|${FOR_THAT}|${WONDERS}))`,
    `(?:(?:as|like) (?:asked|requested|wanted|wished|required|discussed|agreed)(?: (?:by|with|from) ${PERSON})?|on behalf of ${PERSON}) ?[,:] `,
    `(?:(?:for|from|to|via) )?(?:(?:an?|the|our|my) )?(?:[^ ,.?!:;]+ ){0,3}?${ROLE}(?: here)?(?: again)? ?: `,
    `${PERSON} here ?[.,:!-] `,
    `for (?!(?:all|any|both|each|every|most|these|those|which) )(?:[^ ,.?!:;]+ ){0,2}(?:purposes?|use|reasons?) ?[,:] `,
    `just for (?:fun|interest|info|information|reference|my information|the record) ?[,:-] `,
    `(?:in the interest of time|to save time|following up on [^,.?!:;]{1,40}?|with respect to [^,.?!:;]{1,30}? (?:call|meeting|mail|email|discussion)) ?[,:-] `,
    `dear (?:[^ ,.?!:;]+ ){0,2}(?:team|all|colleagues?|sirs?|madam|friends?|folks|everyone|analysts?|support)(?: ,| :|) `,
    `${WISH} `,
    `it (?:would|'d|will) (?:really |also |greatly )?(?:help|be (?:great|good|nice|helpful|useful|lovely|interesting|perfect))(?: (?:me|us))? (?:to|if (?:i|we|you) could) ${SEE} `,
    `(?:so |ok |okay )?(?:just )?(?:an? |one |my |another )?(?:real |really |very |super |probably an? |maybe an? |last |next |first )?(?:quick|quickly|brief|short|simple|easy|small|silly|basic|fast|beginner|dumb|naive|newbie|odd|random|stupid|weird)(?: (?:one|question|check|thing|ask|request|q|query|favou?r|number))?(?: (?:for you|please|first|though|today|i know|perhaps|maybe))?(?: ,? ?but | [:,.!-] (?:but )?)`,
    `(?:an? |another |my |one )?(?:quick |short )?(?:question|request|query|ask|note|follow up) (?:from|by|of|for|via) ${PERSON} [:,.-] `,
    `(?:i )?hope (?:you|this|all|everyone|everything|your)(?: [^ ,.?!:;]+){1,6} [.!,] `,
    `(?:(?:i|we) (?:am|'m|are) )?not sure (?:if|whether) (?:this|that|it|you|we)(?: [^ ,.?!:;]+){1,6} ,? ?but `,
    `(?:there is |there 's )?no (?:rush|hurry|worries|pressure|stress)(?: at all)? ,? ?but `,
    `when(?:ever)? you (?:get|have|find|got) (?:an? |the |some )?(?:chance|moment|minute|second|sec|time)(?: ,|(?= how | what | which | can | could | please ))? `,
    `let (?:'s|us|me) (?:see|think|have a look) [:,.] `,
    `(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))(?: (?:all|team|there|everyone|again|both|folks))?) [,!.:] `,
    '(?:so|ok|okay|well|right|alright|now|please)(?: then)? ,? ?(?=how |what |which |i |we |our |my |the |can |could |for )',
  ].map((said) => new RegExp(`^${said}`)),
];

const MIND = '(?:mind|object)';
const END = '(?: [?.!]+)?$';

/** What a question may end with. */
export const CLOSINGS: readonly RegExp[] = [
  ...[
    `,? ?(?:if|when(?:ever)?|where) (?:(?:that|this|it) (?:is|'s|would be) )?(?:at all )?(?:possible|feasible|ok|okay|alright|not too much (?:trouble|work|to ask))`,
    `,? ?if (?:you|i|we|nobody) (?:do not|don't|would not|wouldn't) ${MIND}`,
    `,? ?if (?:you|i|we) (?:can|could|may|have (?:an? |the |some )?(?:minute|moment|second|sec|time|chance))`,
    `[,.?!;-] (?:could|can|would|will) (?:you|somebody|someone|anybody) (?:please |kindly |maybe )?(?:check|help|look|look it up|find out|have a look|take a look|assist|confirm|do that|tell me|let me know)(?: (?:that|it|this|me|us|for me|for us|on this|with (?:that|this)|into (?:it|that|this)|out))*`,
    `[.?!,] (?:thanks|thank you|cheers|much appreciated|many thanks|appreciated|appreciate it|ta|thx)(?: [^ ,.?!:;]+){0,4}`,
    `[.?!,] ?(?:just |only )?(?:an? )?(?:rough|simple|small|plain|quick|short|basic|approximate)(?: (?:table|list|number|overview|figure|summary|estimate|answer|view))? (?:is|would be|will be|'s|will) (?:fine|ok|okay|enough|sufficient|good|great|perfect|do)`,
    `[.?!] (?:so )?what (?:'s|is|was) (?:the|that) (?:number|figure|count|answer|value|total)`,
    `[.?!;,] (?:(?:one|an?|the) )?(?:row|line|split|breakdown|table|list|chart|detail|details)(?: (?:per|by|for each|of) [^,.?!:;]{1,30}?)? (?:is|are) not (?:needed|required|necessary)(?: [,;:-] (?:just|only) (?:the )?(?:[^ ,.?!:;]+ )?(?:numbers?|figures?|counts?|totals?|values?))?`,
    `[.?!,;-] (?:(?:with |my |our )?(?:many |kind |best |warm |kindest |warmest )?(?:regards|greetings|wishes|cheers|sincerely|yours))(?: ,)?(?: [^ ,.?!:;]+){0,3}`,
    `[.?!] (?:that |it |this |which )?(?:feels|seems|looks|sounds|seemed|felt)(?: like)?(?: (?:an? |far |way |quite |rather |very )*(?:lot|too (?:many|much|few|little|low|high)|off|odd|wrong|weird|strange|high|low|many|much|few))(?: to me)?`,
    `,? so(?: that)? (?:(?:i|we) (?:can|could|know|see|understand|will know)|(?:they|the (?:[a-z]+ )?(?:${ROLE}|managers?|team)) (?:(?:can|could) ${SEE}|know|knows|see|understand|will know))\\b(?![^.?!:;]*(?:\\d|\\b(?:but|compare|each|every|except|exclude|ignore|only|without)\\b))[^.?!:;]*`,
    ' [-–—] (?:tile|widget|card|kpi|dashboard tile|chart title)',
    ' (?:for me|for us|at hand|on hand|to hand|handy|in a hurry|in a rush)',
  ].map((said) => new RegExp(`${said}${END}`)),
];
