/** Ways to ask for a number that are turned into the plain one before they are read. */

/** "how *often* do loans default": what share of them do. */
export const LIKELY: ReadonlySet<string> = new Set([
  'commonly',
  'frequently',
  'likely',
  'often',
  'regularly',
]);
/** "what are the *odds* that loans default". */
export const ODDS: ReadonlySet<string> = new Set(['chance', 'chances', 'likelihood', 'odds', 'probability']);
/** "how *big* are loans on average": their average size. */
export const SIZES: ReadonlySet<string> = new Set(['big', 'large', 'sizable', 'sizeable']);
/** Function names as in a formula: "avg(principal)". */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  'average avg cnt count max maximum mean median min minimum sum total'.split(' '),
);

/** What was done, of verbs that do not end in "-ed", or that double their last letter. */
export const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  `bring brought,build built,buy bought,close closed,cut cut,drop dropped,find found,get gained,give given,hire hired,lend lent,lose lost,
  make made,open opened,pay paid,plan planned,put put,repay repaid,sell sold,send sent,set set,ship shipped,sign signed,spend spent,start started,stop stopped,take taken,
  win won,withdraw withdrawn,write written`
    .split(',')
    .flatMap((pair): [string, string][] => {
      const [verb, done] = pair.trim().split(' ');
      return verb === undefined || done === undefined ? [] : [[verb, done]];
    }),
);

/** What was done where somebody did it: "collect" is "collected", and what is said to be done already stays. */
export function doneOf(verb: string): string {
  const known = PARTICIPLES.get(verb);
  if (known !== undefined) return known;
  if (verb.endsWith('ed')) return verb;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}

/** Words that speak of people where some table's rows are called so. */
export const FOLKS: ReadonlySet<string> = new Set(['folk', 'folks', 'individuals']);
/** The same before what is said of them: "everyone *who* …", "everybody *in* Engineering". */
export const ALL_PEOPLE: ReadonlySet<string> = new Set(['anybody', 'anyone', 'everybody', 'everyone']);
export const SAID_OF_PEOPLE: ReadonlySet<string> = new Set(
  'at born earning employed from hired in living making on paid that under who whose with without working'.split(
    ' ',
  ),
);
/** Before "folks" they greet. */
export const GREETINGS: ReadonlySet<string> = new Set([
  'dear',
  'hello',
  'hey',
  'hi',
  'morning',
  'thanks',
  'ok',
  'okay',
]);

/** Before a number that is asked for they say that it is today's: "the *current* number of late payments". */
export const OF_TODAY: ReadonlySet<string> = new Set(['current', 'present']);
