import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const HAVE = 'have|has|had|having|got|took|take|taken|with|hold|holds|held';
const AT = 'at|from|with|through|in|of';
const NEVER = '(?:without (?:ever )?(?:being|having been)|and (?:was|were) never)';
const END = '&$|?|.|!|,|;|and|by|per|for';
const EACH = '(?:each|every)';
const UNIT = '(?<U>day|week|month|quarter|year)';
const ASK =
  "(?:(?:please )?(?:show|give|list|tell|find|compute|report)(?: me| us)? |what is |what 's |what was )?(?:the )?";

/** What is told in more words than it takes: each thing by itself, what was never so, what it is set against. */
export const TOLD_AT_LENGTH: readonly LocalTurn[] = [
  // "a boat at the harbour and also one at the lake", "at least one boat at … and at least one at …"
  [
    `{${HAVE}} out? at? least? a|an|one|some? *1 ${AT} the? *3 and also|too? at? least? a|an|one|another ${AT} the? *3 ${END}`,
    '$1 $2 from both $3 and $4',
  ],
  [
    `{${HAVE}} out? at? least? a|an|one *1 ${AT} the? *3 and also? at? least? a|an|one =2 ${AT} the? *3 ${END}`,
    '$1 $2 from both $3 and $4',
  ],
  // "who bought in 2024 and did not buy again in 2025", "with a boat bought in 2024 who did not buy one in 2025"
  [
    '{in|during} # {and|but|who|that} did|do|does|have|has not *1 one|any|again|anything|more? {in|during} # &$|?|.|!|,',
    '$1 $2 but not $5 $6',
  ],
  // "applied three times without ever being accepted"
  [`{times|once|twice} without ever? being|having been? *1 ${END}`, '$1 and were never $2'],
  // "never got an approval"
  ['never got|received|had an|any {approval}', 'were never approved'],
  // "together with its difference to the prior year's count"
  [
    "together|along? with|and its|the|their? difference|change|growth to|from|against|over|on the? {prior|previous|preceding} {year|month|quarter} 's *2 &$|?|.|!",
    'and the change from the previous $2',
  ],
  // "the difference in dollars between …"
  ['{difference} in dollars|money|euros {between}', '$1 $2'],
  // "using the balance as the weight"
  [', using|with|taking the? *2 as the? {weight|weights}', 'weighted by $1'],
  ['using|taking the? *2 as the? {weight|weights}', 'weighted by $1'],
  // "the range of prices, smallest and largest"
  [
    'the? range of *3 , the? {smallest|lowest|minimum|least} and|to|through the? {largest|highest|maximum|most}',
    'the $2 and the $3 $1',
  ],
  // "where the town of the shop and the town of the guest are not the same"
  [
    "where|whose|for which? the? *1 of the *1 and the =1 of the *1 are not|n't the? same|equal|identical",
    'where the $2 $1 differs from the $3 $1',
  ],
  [
    'where|whose|for which? the? *1 of the *1 and the =1 of the *1 differ|differs|are different',
    'where the $2 $1 differs from the $3 $1',
  ],
  // "although one or more of their payments were late"
  ...['one or more', 'at least one', 'some'].flatMap((some): LocalTurn[] => [
    [`although|though|but|while ${some} of their|its *1 that`, 'that have at least one $1 that'],
    [`although|though|but|while ${some} of their|its *1 {was|were}`, 'that have at least one $1 that $2'],
  ]),
  // "who sent in three requests or more"
  ['sent|turned|handed|put in &one|two|three|four|five|at|more|several|multiple|no', 'made'],
  ['the {average|mean} *2 of|across|over|in the? whole|entire|total book|portfolio', 'the overall $1 $2'],
  ['all|the *1 taken|put|lumped together', 'all $1 together'],
  // "a worse default rate than …"
  ['a? worse {charge} {off} {rate|rates} than', 'a higher $1 $2 $3 than'],
  ['a? worse {decline|default|delinquency|loss} {rate|rates} than', 'a higher $1 $2 than'],
  // "category of product by category"
  ['*1 of *1 by =1', 'by $2 $1'],
  // "regardless of which year they were made in"
  [
    'regardless|irrespective of which|what|the? {year|month} they|it were|was made|issued|in? in?',
    'over all years',
  ],
];

/** The same of whole questions. */
export const toldAtLengthTurns = (): readonly Turn[] => [
  // "break the boats of the lake down by kind and count them"
  turn(
    `(?:break|split|divide|group) (?:the |our |all )*(?<X>[a-z]+s\\b.*?) (?:down |up )?by (?<G>.+?) and (?:then )?(?:count|tell me how many|show how many|say how many)(?: of)?(?: them| there are| each has| in each| we have)*`,
    'number of X by G',
  ),
  // "how many boats had been built in all by the end of each year", "up to the end of each month"
  turn(
    `(?:total )?how many (?<X>[a-z]+s) (?:had|have|were) (?:we |been )?(?<V>[a-z]+)(?: in (?:all|total)| altogether| overall| so far)? (?:by|up to|until|as of|at) (?:the )?end of ${EACH} ${UNIT}(?<R> (?:of|in) (?:.+))?`,
    'cumulative number of X V by U R',
  ),
  turn(
    `how much (?:had|have) we (?<V>[a-z]+)(?: in (?:all|total)| altogether)? (?:by|up to|until|as of|at) (?:the )?end of ${EACH} ${UNIT}(?<R> (?:of|in) (?:.+?))?(?: ,? ?counting from (?:january|the start(?: of the year)?))?`,
    'cumulative amount V by U R',
  ),
  // "month by month through 2024, what was the cumulative amount we had lent since January"
  turn(
    `${UNIT} by (?:day|week|month|quarter|year) (?:through|throughout|over|in|for|of) (?<Y>(?:19|20)[0-9]{2}|this year|last year) , ${ASK}(?<A>cumulative .+?)(?: since (?:january|the start of the year))?`,
    'A by U in Y',
  ),
  // "without ever being accepted, how many guests asked three times"
  turn(`${NEVER} (?<V>[a-z]+) , (?<Q>how many .+)`, 'Q and were never V'),
  // "each reason makes up what share of the declined requests"
  turn(
    `${EACH} (?<G>[a-z]+(?: [a-z]+)?) (?:makes up|make up|accounts for|account for|is|has|represents) what (?:share|percentage|percent|part) of (?:all |the |our )*(?<X>.+)`,
    'percentage breakdown of X by G',
  ),
  turn(
    `(?:break down|split|split up) (?:all |the |our )*(?<X>(?<V>[a-z]+) .+?) by (?<G>[a-z]+(?: [a-z]+)?) ,? ?(?:as|in) (?:a |an )?(?:share|percentage|percent|percentages) of (?:all )?(?:of )?(?:the |these |those )*(?:ones|total|them|whole|#V [a-z]+)`,
    'percentage breakdown of X by G',
  ),
  turn(
    `(?:among|of|for|within) (?:all |the |our )*(?<X>[a-z]+s .+?) , (?:what is |what 's |what was |show |give )?(?:me )?(?:the )?(?:share|percentage|percent) of ${EACH} (?<G>[a-z]+(?: [a-z]+)?)`,
    'percentage breakdown of X by G',
  ),
  turn(
    `(?:the )?(?:share|percentage|percent) of ${EACH} (?<G>[a-z]+(?: [a-z]+)?) (?:among|within|in) (?:all |the |our )*(?<X>[a-z]+ed [a-z]+s\\b.*)`,
    'percentage breakdown of X by G',
  ),
  // "for what reasons do we decline requests, and how many times each"
  turn(
    'for (?:what|which) reasons (?:do|did) we (?<V>[a-z]+) (?<X>[a-z]+s)(?<R> .+?)? , and how (?:many times|often)(?: each| for each)?(?<S> [?.;,:] .+)?',
    'number of X V~ by V reason R S',
  ),
];
