/**
 * How a question goes on with which rows it is about: "…, only open loans", "… (unsecured)", "…, excluding auto loans". Whole ends
 * of questions after a mark, words apart by one space.
 */

const LEAD = '(?:(?:and|but|please|pls|also|here|then|i mean|i want|we want|we need|show|with|use) )*';
const CLOSE = '(?: (?:please|pls|here|thanks))?';
const KEEP =
  '(?:(?:just|only|solely|exclusively|strictly)(?: (?:for|count|counting|consider|considering|include|including|keep|look at|looking at|take|taking|use|using|within|among))?|(?:count|counting|consider|considering|include|including|keep|keeping|look at|looking at|take|taking|use|using) (?:just|only)|(?:limited|restricted|limit|restrict)(?: (?:it|this|that|them))? to|for|within)';
const KEPT = '(?:only|alone|exclusively|only (?:count|matter)|only please)';
const LEAVE =
  '(?:excluding|excl|exclude|leaving out|leave out|ignoring|ignore|disregarding|disregard|skipping|skip|dropping|drop|omitting|omit|without|w/o|not counting|not including|do not count|do not include|except|except for|apart from|other than|but not for|but without)';
const LEFT =
  '(?:(?:are |is |should be |to be )?(?:excluded|left out|ignored|disregarded|omitted|aside|not counted|not included))';

/** Groups: `kept` what alone counts, `left` what does not. */
export const LIMITED_ROWS: readonly RegExp[] = [
  whole(`${KEEP} (?<kept>.+?)(?: ${KEPT}| count)?`),
  whole(`(?<kept>.+) ${KEPT}`),
  whole(`${LEAVE} (?<left>.+)`),
  whole(`(?<left>.+?) ${LEFT}`),
];

/** Within brackets what is said of the rows needs no such word: "(unsecured)". */
export const IN_BRACKETS: readonly RegExp[] = [whole('no (?<left>.+)'), whole('(?<kept>.+)')];

/** Words that stand for the rows before what they are: "*those* of 2022". */
export const ROW_POINTERS: ReadonlySet<string> = new Set('all any ones that the these those'.split(' '));

/** What is not there is no row: "missing scores ignored". */
export const MISSING: ReadonlySet<string> = new Set(['blank', 'empty', 'missing', 'null', 'unknown']);

/** Words before which no mark is needed. */
export const LIMIT_BEGINNINGS: ReadonlySet<string> = new Set(
  'but except excl excluding ignoring leaving'.split(' '),
);

/** Between two of those that are left out, and before the second: "mortgages *and* *without* grade A". */
export const LAST_PARTS: ReadonlySet<string> = new Set(['and', 'nor', 'or']);
export const BETWEEN_PARTS: ReadonlySet<string> = new Set([',', ...LAST_PARTS]);
export const BEFORE_PARTS: ReadonlySet<string> = new Set([
  ...LIMIT_BEGINNINGS,
  ...'counting exclude for from ignore including leave not out without'.split(' '),
]);

/** What begins what is said of the whole question: "excluding grade A *only for* open loans". */
export const OF_ALL: ReadonlySet<string> = new Set(
  'across among considering counting for just limited looking only over restricted taking where'.split(' '),
);

/** What may be said of the rows that are left, or of what is left out: "excluding Texas and Ohio *for* mortgages". */
export const OF_ROWS: ReadonlySet<string> = new Set('at by during for from in of on since to'.split(' '));

/** What goes on after "and": "mortgages *with* a rate over 5 and a term of 60 months". */
export const PART_SCOPES: ReadonlySet<string> = new Set('having that where which who whose with'.split(' '));

function whole(said: string): RegExp {
  return new RegExp(`^${LEAD}${said}${CLOSE}$`, 'du');
}

/** Words before the rows that come first: "rate *of* the 10 largest loans", "what share *do* the 10 largest loans hold". */
export const BEFORE_FIRST_ROWS: ReadonlySet<string> = new Set(
  'across among amongst by considering do for from in of on'.split(' '),
);
/** Between them and their number. */
export const BEFORE_NUMBER_OF_FIRST: ReadonlySet<string> = new Set(
  'biggest bottom first highest largest last latest lowest most newest oldest our recent smallest the top'.split(
    ' ',
  ),
);
/** What they end before. */
export const AFTER_FIRST_ROWS: ReadonlySet<string> = new Set(
  'account accounted accounts are come comes did do had has have hold holds how is make makes represent represents was were what'.split(
    ' ',
  ),
);
/** What goes on with which rows they are, or may: a verb that is none of these says what some of them do. */
export const SAYS_WHICH: ReadonlySet<string> = new Set(
  `about above after among and as at before below between booked by closed created decided due during filed for from funded given granted
  held in into issued lent made not of on opened or originated over owed owned paid placed received sent since sold started submitted
  taken than that to under we which who whom whose with within without`.split(/\s+/),
);
/** What a share of the whole is asked with, before and after the whole. */
export const SHARE_OF_WHOLE =
  /^(?:what |which |the |give |show |me )*(?:share|percentage|percent|pct|%|proportion|(?<fraction>fraction)) of (?<whole>.+?)(?: (?:comes|is|was|held|made up|accounted for|concentrated|sits))*$/d;
