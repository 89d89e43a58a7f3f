/**
 * How a question asks for those of whom one thing came after another. Words apart by one space, without
 * marks and articles. Groups: `people`,
 * with `listed` where they are not counted; `row` what the rows of both are called, with the states `first` and `second` in which the earlier and the later of them are; or
 * `later` what came later, and `earlier` and `deed` what was done before, or `date` what its date is called.
 */

const COUNT =
  '(?:(?:how many|for how many|to how many|count|(?:what is |give )?number of)(?: all| our)?(?: different| distinct| unique| separate)?)';
const PEOPLE = '(?<people>[a-z]+?s|people)';
const LISTED = '(?<listed>which|list(?: all)?|name(?: all| each)?|show(?: all)?)';
const ASKED = `^(?:${COUNT}|${LISTED}) ${PEOPLE}`;
const STATE = '[a-z]+(?: off)?';
const FIRST = `(?<first>${STATE})`;
const SECOND = `(?<second>${STATE})`;
const ROW = '(?<row>[a-z]+)';
const ONE = '(?:one|\\k<row>)';
const HAD = '(?:who |that )?(?:have had|had|have|has|with)';
const THEIRS = '(?: of theirs| from them)?';
const MADE = '(?:dated|filed|made|submitted)';
const DATE = '(?:application |issue |order )?date';
const LATER_DATE = `(?:(?:at|on|by|with) later ${DATE}|later|later on|afterwards)`;
const ONCE = '(?: at some point| at one point| once| before| earlier)?';
const BY_DATE = `(?: (?:going )?by ${DATE})?`;

const GOT =
  '(?:who |that )?(?:(?:have|had) )?(?:received|got|took out|took|obtained|were issued|were given|were granted|was issued|with)';
const LATER = '(?:(?:another|further|later|new) )*(?<later>[a-z]+)';
const EARLIER =
  '(?:(?<same>one of theirs)|(?:(?:another|earlier|other|previous) )*(?<earlier>[a-z]+)(?: of theirs)?|(?:one|another) of their(?: earlier| other| previous| own)? (?<earliest>[a-z]+)s)';
const DONE = '(?:has been|had been|have been|was|were|is)';
const DEED = `(?:decided with )?(?<deed>${STATE})`;
const AFTER =
  '(?:after|later than|(?:at|on) later date than|(?:that was |which was )?(?:issued|made|dated|booked) after)';
const DAY = '(?:(?:date|day|one|time|when)(?: (?:on|at) which| when| that)?)';

/** Of rows of one kind, by their own dates. */
export const ROWS_IN_ORDER: readonly RegExp[] = [
  // "owners with a declined offer followed by an approved one"
  `${ASKED} ${HAD} ${FIRST} ${ROW}(?: (?:that|which) was)? followed(?: ${LATER_DATE})? by ${SECOND} ${ONE}(?: ${LATER_DATE})?(?: (?:that|which) (?:they )?(?:made|submitted|filed)(?: ${LATER_DATE})?)?`,
  `${ASKED} whose ${FIRST} ${ROW} was followed(?: ${LATER_DATE})? by ${SECOND} ${ONE}`,
  // "owners who had an offer declined and a later one approved"
  `${ASKED} ${HAD} ${ROW} ${FIRST} and (?:then |later |afterwards )?(?:had )?(?:another )?(?:later|subsequent) ${ONE} ${SECOND}`,
  `${ASKED} ${HAD} ${ROW} ${FIRST} and (?:later|afterwards) (?:made |had |filed |submitted )?another ${ONE} (?:that|which) (?:was|got) ${SECOND}`,
  `${ASKED} ${HAD} ${FIRST} ${ROW} and (?:later|afterwards) (?:had )?${SECOND} ${ONE}`,
  `${ASKED} ${HAD} ${FIRST} ${ROW} and later ${SECOND} ${ONE}`,
  `${ASKED} ${HAD} ${FIRST} ${ROW} followed ${LATER_DATE} by one that (?:got|was) ${SECOND}`,
  // "owners who were declined and then had an offer with a later date approved"
  `${ASKED}(?: who)? were ${FIRST}${ONCE} and (?:then |later |afterwards )?had ${ROW} ${LATER_DATE} ${SECOND}`,
  `${ASKED}(?: who)? were ${FIRST}${ONCE} and (?:then |later |afterwards )?(?:got |had |received )?${SECOND} (?:on|for) ${ROW} ${MADE} ${LATER_DATE}`,
  // "owners who had an offer approved that was made after a declined one"
  `${ASKED} ${HAD} ${ROW} ${SECOND} (?:that was )?${MADE} after ${FIRST} ${ONE}${THEIRS}`,
  `${ASKED} ${HAD} ${SECOND} ${ROW} (?:(?:that was )?(?:${MADE} )?after|with later date than) ${FIRST} ${ONE}${THEIRS}`,
  // "owners who were approved on an offer made after one of theirs that was declined"
  `${ASKED}(?: who)? (?:were|got|had|received) ${SECOND} (?:on|for) ${ROW} ${MADE} after one${THEIRS} (?:that|which) (?:was|had been|we had|we) ${FIRST}`,
].map((said) => new RegExp(`${said}${BY_DATE}$`, 'u'));

/** What was done with rows, and others that came later. */
export const ROWS_AFTER_DEEDS: readonly RegExp[] = [
  // "owners who got a boat after one of their offers was declined"
  `${ASKED} ${GOT} ${LATER} ${AFTER}(?: ${DAY})? ${EARLIER} ${DONE} ${DEED}`,
  `${ASKED} (?:where|for whom|to whom) ${LATER} was (?:issued|made|given) ${AFTER}(?: ${DAY})? ${EARLIER} ${DONE} ${DEED}`,
  `${ASKED} did we (?:issue|give|grant|make) ${LATER} ${AFTER}(?: ${DAY})? ${EARLIER} ${DONE} ${DEED}`,
  // "owners who had an offer declined and later got a boat"
  `${ASKED} ${HAD} (?<earlier>[a-z]+) (?<deed>[a-z]+(?: off)?) and (?:later|afterwards) (?:received|got|took out|obtained|were issued|were given|were granted) ${LATER}`,
  // "owners who got a boat after the decision date of one of their declined offers"
  `${ASKED} ${GOT} ${LATER} ${AFTER} (?<date>[a-z]+(?: off)?) date of (?:one of their |another of their )?(?:other )?(?:(?<deed>${STATE}) )?(?<earliest>[a-z]+?)s?${THEIRS}`,
  // "owners for whom there is a boat whose date comes after the day on which one of their offers was declined"
  `${ASKED} is there ${LATER} whose (?:issue )?date (?:comes|is|lies|falls) after (?:day|date) on which ${EARLIER} ${DONE} ${DEED}`,
  `${ASKED} is there ${LATER} whose (?:issue )?date (?:comes|is|lies|falls) after (?<date>[a-z]+(?: off)?) date of (?:one of their |another of their |another )?(?:other )?(?:(?<deed>${STATE}) )?(?<earliest>[a-z]+?)s?${THEIRS}`,
].map((said) => new RegExp(`${said}$`, 'u'));

/** What is got where something is done. */
export const STATES_OF_NOUNS: ReadonlyMap<string, string> = new Map([
  ['approval', 'approved'],
  ['decline', 'declined'],
  ['rejection', 'rejected'],
  ['refusal', 'refused'],
]);

/** Words for a row that tell no kind of it. */
export const NO_ROWS: ReadonlySet<string> = new Set(['one', 'date', 'time', 'yes', 'thing']);
