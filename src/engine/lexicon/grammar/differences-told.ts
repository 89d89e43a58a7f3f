import type { LocalTurn } from '../../local-turns.ts';
import { ASKED, type Turn, turn } from '../turn.ts';

const THE = '(?:(?:the|our|its|their) )*';
const NAME =
  '(?!(?:average|mean|total|number|count) )[a-z-]+(?: (?!(?:of|from|than|exceeds?|minus|less|for|by|in|and|on|is|are|to|against|versus)\\b)[a-z-]+){0,3}?';
const A = `${THE}(?<A>${NAME})`;
const B = `${THE}(?<B>${NAME})`;
/** Of each row, and by no group: "per boat", which "per town" is not. */
const EACH =
  '(?:(?: ,)? (?:for|per|in|on|over|across) (?:(?:each|every|all|the|our) )*(?:loans?|applications?|payments?|orders?|rows?|cases?))?';
const GIVE = '(?:give|show|report|compute|calculate|state|tell|find)(?: me)?';
const MEAN = '(?:average|mean)';
const GAP = '(?:difference|gap|distance|spread|margin|shortfall|discrepancy)';
const AVERAGE = 'average difference between A and B';
const TAKE = '(?:take|compute|calculate|work out|form)';
const ONE = '(?:you|we|i|one)';

const FALLS = [
  `(?:do|does|did) ${B} (?:fall|come|stay|remain|lie|end up) (?:short of|below|under|behind) ${A}`,
  `(?:is|are|was|were) ${B} (?:below|under|short of|less than|lower than|smaller than) ${A}`,
];

/** The mean of what lies between two amounts of each row. */
const ofAmounts = (): readonly Turn[] => [
  // "average difference, price minus cost", "price versus cost: average difference per trip"
  turn(`${ASKED}${THE}${MEAN} ${GAP} (?:,|:|-) ${A} (?:minus|less) ${B}${EACH}`, AVERAGE),
  turn(
    `${A} (?:versus|vs|against|and|compared (?:to|with)) ${B} (?::|,) ${THE}${MEAN} ${GAP}(?: in dollars)?${EACH}`,
    AVERAGE,
  ),
  turn(`${ASKED}${THE}${MEAN}(?: value)? of ${A} (?:minus|less) ${B}${EACH}`, AVERAGE),
  turn(`${ASKED}${THE}${MEAN} ${GAP} between ${A} and ${B}${EACH}`, AVERAGE),
  // "take price less cost for every trip and give me the average"
  turn(
    `${TAKE} ${A} (?:minus|less) ${B}${EACH}(?: ,)? (?:and|then|and then) (?:${GIVE} ${THE}${MEAN}(?: of (?:it|this|that|these|those))?|average (?:it|this|that|these|those|the results?))`,
    AVERAGE,
  ),
  turn(
    `(?:if|when|once) ${ONE} (?:subtract|deduct|take(?: away)?) ${B} from ${A}${EACH} , (?:what is|what 's|what would be|how (?:much|high|large) is) ${THE}${MEAN}(?: ${GAP}| result)?`,
    AVERAGE,
  ),
  // "by how much does the cost fall short of the price on average"
  ...FALLS.flatMap((said) => [
    turn(`(?:by )?how (?:much|far) ${said}(?: ,)? on average${EACH}`, AVERAGE),
    turn(`on average , (?:by )?how (?:much|far) ${said}${EACH}`, AVERAGE),
    turn(`(?:by )?how (?:much|far)(?: ,)? on average(?: ,)? ${said}${EACH}`, AVERAGE),
  ]),
  turn(`on average , (?:by )?how far (?:below|under|short of) ${A} (?:is|are|was|were) ${B}${EACH}`, AVERAGE),
  turn(
    `(?:by )?how far (?:below|under|short of) ${A} (?:is|are|was|were) ${B}(?: ,)? on average${EACH}`,
    AVERAGE,
  ),
  // "how many dollars lie, on average, between the price and the cost"
  turn(
    `how (?:many dollars|much(?: money)?) (?:lie|lies|is|are|there is)(?: there)?(?: ,)? on average(?: ,)? between ${A} and ${B}${EACH}`,
    AVERAGE,
  ),
  turn(
    `${ASKED}${THE}${MEAN} (?:shortfall|deficit) of ${B} (?:against|from|to|versus|compared (?:to|with)|relative to) ${A}`,
    AVERAGE,
  ),
];

const YEAR = '(?:19|20)\\d\\d';
const PERIOD = `(?:(?:[a-z]+ )?${YEAR})`;
const PERCENT = '(?:percent|percentage|%|pct)';
const AS_PERCENT = `(?:(?: ,)? (?:(?:expressed )?(?:in|as an?|as) )?${PERCENT})`;
const MOVE =
  '(?:(?:rise|grow|increase|go up|climb|gain)(?: or (?:fall|shrink|decrease|decline|drop|go down|lose))?|(?:fall|shrink|decrease|decline|drop|go down) or (?:rise|grow|increase)|change|move|develop|differ)';
const MOVED = '(?:changed|moved|grew or shrank|rose or fell|increased or decreased|differed|went up or down)';
const M = `${THE}(?:booked )?(?<M>[a-z-]+(?: (?!(?:rise|grow|increase|fall|go|change|move|differ|develop)\\b)[a-z-]+){0,4}?)`;
const FROM = `(?:(?:,|when|going|moving|as we go) )*from (?<P>${PERIOD}) to (?<Q>${PERIOD})`;
const OVER = '(?:against|over|versus|vs|compared (?:to|with)|relative to|from|on)';
const MORE = '(?:more|less)(?: or (?:more|less))?';
const SOLD = `(?<V>lend|sell|earn|collect|recover|spend|pay|raise) in (?<Q>${PERIOD}) than in (?<P>${PERIOD})`;
const BEFORE = '(?:the )?(?:year before|previous year|preceding year|prior year)';
const SINCE_BEFORE = 'M growth in Q over the previous year as a percentage';
const CHANGE = 'percent change in M from P to Q';

/** What changed from one period to another, in percent. */
const ofPeriods = (): readonly Turn[] => [
  // "how many percent did our sales rise or fall from 2023 to 2024"
  turn(`(?:by )?(?:how many|what|which) ${PERCENT} (?:did|has|have) ${M} ${MOVE} ${FROM}`, CHANGE),
  turn(`(?:by )?how (?:much|strongly|far)(?: ,)? in ${PERCENT}(?: ,)? did ${M} ${MOVE} ${FROM}`, CHANGE),
  turn(`in ${PERCENT} , (?:by )?how (?:much|strongly|far) did ${M} ${MOVE} ${FROM}`, CHANGE),
  turn(`${FROM} , ${M} ${MOVED} by (?:how many|what) ${PERCENT}`, CHANGE),
  turn(`${FROM} , by (?:how many|what) ${PERCENT} did ${M} ${MOVE}`, CHANGE),
  turn(`${M} ${MOVED} by (?:how many|what) ${PERCENT} ${FROM}`, CHANGE),
  // "in percent, how much more or less did we sell in 2024 than in 2023"
  turn(`in ${PERCENT} , how much ${MORE} did we ${SOLD}`, 'percent change in amount V~ from P to Q'),
  turn(
    `(?:by )?how (?:much|many ${PERCENT}) ${MORE} did we ${SOLD}${AS_PERCENT}`,
    'percent change in amount V~ from P to Q',
  ),
  // "growth rate of sales, 2024 against 2023, percent"
  turn(
    `${ASKED}${THE}(?:growth(?: rate)?|(?:percent|percentage|relative) change|change) (?:of|in) ${M}(?: in dollars)? (?:,|:) (?<Q>${PERIOD}) ${OVER} (?<P>${PERIOD})${AS_PERCENT}`,
    CHANGE,
  ),
  turn(
    `${ASKED}${THE}(?:growth(?: rate)?|change|increase|decrease) (?:of|in) ${THE}(?<Q>${PERIOD}) (?<M>[a-z]+(?: [a-z]+){0,2}) ${OVER} (?:that (?:of|in|for) |the )?(?<P>${PERIOD})(?: one)?${AS_PERCENT}`,
    CHANGE,
  ),
];

/** What changed since the period before. */
const sinceBefore = (): readonly Turn[] => [
  turn(
    `(?:what|how many) ${PERCENT} (?:up or down|higher or lower|more or less) (?:was|were|is) ${M} in (?<Q>${PERIOD}) ${OVER} ${BEFORE}`,
    SINCE_BEFORE,
  ),
  turn(
    `${ASKED}${THE}(?<Q>${PERIOD}) 's ${M.replace('(?!(?:', '(?!(?:growth|')} (?:growth|change|increase) ${OVER} ${BEFORE}${AS_PERCENT}`,
    SINCE_BEFORE,
  ),
];

/** What lies between two amounts or two periods, in other constructions than "the difference between". */
export const differencesToldTurns = (): readonly Turn[] => [...ofAmounts(), ...ofPeriods(), ...sinceBefore()];

/** What was asked for and what was given, by their deeds. */
export const differencesTold = (): readonly LocalTurn[] => [
  // The later less the earlier, as it is anyway: "the sales in 2023, the sales in 2024 and the difference 2024 minus 2023".
  ...['', ' ,'].map(
    (mark): LocalTurn => [
      `in #${mark} and? *5 in # ,? and the? {difference|change|gap} ,? (? =3 minus|less =1 )?`,
      `in $1${mark === '' ? ' and' : mark} $2 in $3 and the $4`,
    ],
  ),
  ['{amount} applied|asked for in the|an|its|their? application|applications?', 'requested $1'],
  ['{amount} applied|asked for &and|,|$|.|?|is', 'requested $1'],
];
