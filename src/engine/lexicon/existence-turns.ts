import type { LocalTurn } from '../local-turns.ts';
import { type Turn, turn } from './turn.ts';

/** Rows that others have or lack, in other words than "with" and "without", wherever they stand. */
export const EXISTENCE_FILTERS: readonly LocalTurn[] = [
  // "did not book a single mortgage"
  ['never booked|wrote &a|an|any|one|single|the', 'never issued'],
  ['{not} book &a|an|any|one|single|the', '$1 issue'],
  // "branches with only a single loan", "the highest balance on a single loan"
  ['{had|has|have|having|with} only|just? a single', '$1 exactly one'],
  ['{for|in|of|on} a single', '$1 a'],
  // "without a known credit score"
  ['without a|any? known|recorded|valid|documented|available', 'without a'],
  ['with no known|recorded|valid|documented|available', 'with no'],
  // "whose only loans are car loans", "whose loans span four different categories"
  ['whose only *1 are|were', 'who have only'],
  [
    'whose {loans|orders|payments|applications|policies} span|spans|cover|covers &at|more|two|three|#',
    'with $1 in',
  ],
  // "the best score for each book", which each has many of
  ['best|top {score|scores|rating|ratings|mark|marks} {for|of|in|per} {each|every}', 'highest $1 $2 $3'],
  ['best|top {score|rating|mark} by|per', 'highest $1 by'],
  // "who does Ann Abel report to?"
  ['who does|did|do *4 report to', 'who is the manager of $1'],
  ['to whom does|did|do *4 report', 'who is the manager of $1'],
  // "list each branch and how many loans there are"
  ['and how many *3 there are', 'and the number of $1'],
  // "hold over a million in total each"
  ['in total each|apiece', 'in total'],
  // "where more than half of the loans are paid off"
  [
    'where {more|less} than half of? the|their|its? *1 are|were|is|was *2',
    'where the percentage of $2 that are $3 is $1 than 50 percent',
  ],
  [
    'where {more|less} than # of the|their|its? *1 are|were|is|was *2',
    'where the percentage of $3 that are $4 is $1 than $2',
  ],
  // "which driver scored the most points", "how many points did each driver score"
  ['has|have? scored|earned|collected the {most|fewest|least|highest} {points|goals|runs}', 'has the $1 $2'],
  ['how many {points|goals|runs} did|does|do *4 score|earn|collect', 'how many $1 does $2 have'],
  // "employees who work full time", "the most numerous first"
  ['work|works|worked|working {full|part} time', 'are $1 time'],
  ['most numerous first', 'largest first'],
  ['least numerous first', 'smallest first'],
  // "countries where no singer is older than 60"
  ['where no *3 is|are|was|were &!there', 'with no $1 that are'],
  // "where over 20 loans are late"
  ['where {more|less|fewer} than # *1 are|were *2', 'with $1 than $2 $3 that are $4'],
  ['where {over|under} # *1 are|were *2', 'with $1 $2 $3 that are $4'],
  ['where at {least|most} # *1 are|were *2', 'with at $1 $2 $3 that are $4'],
];

const OPEN = '(?:open|active|current|running|late|overdue|outstanding)';
const STILL = '(?:(?:still|nevertheless|nonetheless|yet|now|also|currently) )*';
const NOW = '(?: (?:right now|now|at the moment|today|currently|with us))*';
/** What is another of the same state is no longer told by its state. */
const APART = `(?!.*\\b${OPEN}\\b.* another )`;

/** Whether anybody has such rows, and who has others besides. */
export const EXISTENCE_TURNS: readonly Turn[] = [
  // "which branches issued at least one loan of every product"
  turn(
    '(?<A>(?:(?:during|in) [^,]+ , )?(?:which|what|how many|(?:name|list|show)(?: the)?) [a-z]+ [a-z]+) (?:at least one|one or more|an?) (?<N>[a-z]+) (?<P>for|from|in|of|through) every (?<R>[a-z]+(?: .+)?)',
    'A N+ P every R',
  ),
  // "of the borrowers who have defaulted on a loan, how many have another loan open with us?"
  turn(
    `(?<A>(?:of|among) .*\\b(?:charged off|closed|defaulted|paid off|written off)\\b.* , how many )${STILL}(?:have|hold) ${STILL}another (?<N>loan|order|policy|account) (?<S>${OPEN})${NOW}`,
    'A have an S N',
  ),
  // "approved but never funded requests", "requests never funded, by year"
  turn(
    '(?<A>.*?)(?<P>[a-z]+ed) but (?:never|not|not yet|still not) (?<V>[a-z]+ed) (?<N>[a-z]+s)(?<R>,? .+|)',
    'A P N that were never V R',
  ),
  turn('(?<A>.*?)(?<N>[a-z]+s) never (?<V>[a-z]+ed)(?<R> (?:,|;|by|per) .+|)', 'A N that were never V R'),
  // "how many regattas were held (in total)?", "how many boats were built in total?"
  turn(
    'how many X (?:was|were|have been|has been) (?:conducted|done|given|held|hosted|made|organi[sz]ed|performed|placed|played|recorded|staged|taken|written)(?: (?:in total|in all|altogether|overall))?',
    'how many X are there',
  ),
  turn('how many X (?:in total|in all|altogether|overall)', 'how many X'),
  // "has anyone borrowed from two branches?"
  turn(
    '(?:has|have|did|does|do|is|are) (?:anyone|anybody|somebody|someone) (?:ever )?Y',
    'how many people Y',
  ),
  // "with a defaulted loan who nevertheless have another one open"
  turn(
    `${APART}(?<X>.*\\b(?<N>loan|order|policy|account|ticket|claim)\\b.*?) (?:(?:and|who|that|which) )?${STILL}(?:has|have|had|holds|hold) ${STILL}another (?<S>${OPEN}) (?:#N|one)${NOW}(?<R> [?.,;:-].+)?`,
    'X and a S N R',
  ),
  turn(
    `${APART}(?<X>.*\\b(?<N>loan|order|policy|account|ticket|claim)\\b.*?) (?:(?:and|who|that|which) )?${STILL}(?:has|have|had|holds|hold) ${STILL}another (?:#N|one) (?:that is |which is )?(?<S>${OPEN})${NOW}(?<R> [?.,;:-].+)?`,
    'X and a S N R',
  ),
  // "with a late loan and a current loan", "have both a late loan and another that is current"
  turn(
    `(?<A>.*?)(?<W>with|have|has|had|having|hold|holds|holding) (?:both )?an? (?<P>[a-z-]+(?: [a-z]+)?) (?<N>[a-z]+)(?: ,)? and ${STILL}(?:an?|another) (?!#P )(?<S>[a-z-]+(?: [a-z]+)?) (?:#N|one)${NOW}(?<R> [?.,;:-].+)?`,
    'A W both a P N and a S N R',
  ),
  turn(
    `(?<A>.*?)(?<W>with|have|has|had|having|hold|holds|holding) (?:both )?(?:an? )?(?<P>[a-z-]+(?: [a-z]+)?) (?<N>[a-z]+)(?: ,)? and ${STILL}another (?:#N |one )?(?:that is |which is |that are )?${STILL}(?!#P )(?<S>${OPEN}|closed|paid off|charged off)${NOW}(?<R> [?.,;:-].+)?`,
    'A W both a P N and a S N R',
  ),
  turn(
    `(?<A>.*?)(?<W>had|have|has|having) (?:at least one|an?) (?<N>[a-z]+) (?<P>${OPEN}|closed|paid off|charged off) and ${STILL}(?:(?:has|have|had|with) )?${STILL}(?:another|an?) #N (?<S>${OPEN}|closed|paid off)${NOW}(?<R> [?.,;:-].+)?`,
    'A have both a P N and a S N R',
  ),
  // "with both a mortgage and a car loan that are both still open"
  turn(
    `(?<A>.*?)both (?:an? )?(?<P>[a-z]+)(?: type)? and (?:an? )?(?<Q>[a-z]+)(?: type)? (?<N>[a-z]+) (?:that|which) are (?:both )?${STILL}(?<S>${OPEN}|closed|paid off|charged off)${NOW}(?<R> [?.,;:-].+)?`,
    'A both a S P N and a S Q N R',
  ),
];

/** Words one of which stands in each of these questions. */
export const EXISTENCE_WORDS: readonly string[] = [
  ...['and', 'another', 'anyone', 'anybody', 'but', 'every', 'never', 'somebody', 'someone'],
];
