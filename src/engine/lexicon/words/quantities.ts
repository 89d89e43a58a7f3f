import type { WordClasses } from './word-classes.ts';

/** What ties a length of time to the dates that it is between; `to` and what follows it are of what is done in it. */
const BETWEEN =
  `between;between the;elapsed between;elapsed from;from;from the;it takes from;it took from;lying between;passed between;
passing between;that elapse between;that elapsed between;that go by between;that lie between;that pass between;that passed between;
there are between`.split(/;\s*/);
const TO_DO = 'it takes to;it took to;needed to;taken to;to;until;we need to;we take to'.split(';');

/** "days", "number of days", "lag in days", each with what ties it. */
function spans(unit: string, ties: readonly string[]): readonly string[] {
  const nouns = [
    '',
    'number of ',
    'no of ',
    'count of ',
    'time in ',
    'lag in ',
    'gap in ',
    'delay in ',
    'calendar ',
  ];
  return nouns.flatMap((noun) => ties.map((tie) => `${noun}${unit} ${tie}`));
}

/** "time between", "lag from": the unit is said elsewhere, or is that of the dates. */
function openSpans(ties: readonly string[]): readonly string[] {
  const nouns =
    'delay;duration;gap;interval;lag;lag time;length of time;time;time elapsed;time gap;time lag;time span;wait';
  return [...new Set(nouns.split(';').flatMap((noun) => ties.map((tie) => `${noun} ${tie}`)))];
}

/** The question as it stands before what takes so long, too: "how long do". */
function asked(...questions: readonly string[]): readonly string[] {
  return questions.flatMap((one) => [one, `${one} did`, `${one} do`, `${one} does`]);
}

/** Quantities that the question makes of others: lengths of time, sums and differences, products and ratios. */
export const QUANTITIES = {
  'span-between:seconds': [...spans('seconds', BETWEEN)],
  'span-between:minutes': [...spans('minutes', BETWEEN)],
  'span-between:hours': [...spans('hours', BETWEEN)],
  'span-between:days': [...spans('days', BETWEEN)],
  'span-between:weeks': [...spans('weeks', BETWEEN)],
  'span-between:months': [...spans('months', BETWEEN)],
  'span-between:years': [...spans('years', BETWEEN)],
  'span-between:open': [...openSpans(BETWEEN)],
  'span-to-do:seconds': [...spans('seconds', TO_DO)],
  'span-to-do:minutes': [...spans('minutes', TO_DO)],
  'span-to-do:hours': [...spans('hours', TO_DO)],
  'span-to-do:days': [...spans('days', TO_DO)],
  'span-to-do:weeks': [...spans('weeks', TO_DO)],
  'span-to-do:months': [...spans('months', TO_DO)],
  'span-to-do:years': [...spans('years', TO_DO)],
  'span-to-do:open': [...openSpans(TO_DO)],
  /** After the two dates: "application to funding lag". */
  'span-noun': ['lag', 'lag time', 'time lag', 'time span'],
  'how-long:seconds': [...asked('how many seconds')],
  'how-long:minutes': [...asked('how many minutes')],
  'how-long:hours': [...asked('how many hours')],
  'how-long:days': [...asked('how many calendar days', 'how many days')],
  'how-long:weeks': [...asked('how many weeks')],
  'how-long:months': [...asked('how many months')],
  'how-long:years': [...asked('how many years')],
  'how-long:open': [...asked('how long', 'how much time')],
  /** How long something lasts, by when it begins and ends. */
  lifetime: ['duration', 'length', 'length of time'],
  lasts: ['last', 'lasted', 'stay', 'stayed', 'take', 'took'],
  /** After "how long": that the time passes. */
  'span-passes': [
    'are',
    'are there',
    'did it take',
    'did it take us',
    'did we take',
    'did we need',
    'do we need',
    'do we take',
    'does it take',
    'does it take us',
    'elapse',
    'elapsed',
    'elapses',
    'go by',
    'goes by',
    'has it taken',
    'is',
    'is it',
    'it takes',
    'it took',
    'lie',
    'pass',
    'passed',
    'passes',
    'there are',
    'was it',
    'were there',
  ],
  'span-from': ['between', 'between the', 'from', 'from the'],
  'span-to': ['-', 'and', 'and the', 'to', 'to the', 'until', 'until the', 'till'],
  /** Before what is done in the time. */
  'takes-to': ['to', 'until'],
  'in-span:seconds': ['in seconds', 'seconds'],
  'in-span:minutes': ['in minutes', 'minutes'],
  'in-span:hours': ['in hours', 'hours'],
  'in-span:days': ['in calendar days', 'in days', 'days'],
  'in-span:weeks': ['in weeks', 'weeks'],
  'in-span:months': ['in months', 'months'],
  'in-span:years': ['in years', 'years'],
  /** Whoever does what is dated: "somebody applying". */
  actor: ['anybody', 'anyone', 'it', 'somebody', 'someone', 'they', 'we'],
  'same-day': [
    'on the day',
    'on the same date',
    'on the same date as',
    'on the same day',
    'on the same day as',
    'the same day',
    'the same day as',
    'the day',
  ],
  /** Before the day on which an age is meant. */
  'at-moment': [
    'as of',
    'at',
    'at the time of',
    'by',
    'by the',
    'on',
    'on the',
    'on the date of',
    'on the day of',
    'on the day',
    'when',
    'when the',
    'when their',
  ],
  'as-of-day': ['as of date', 'now', 'present day', 'the present', 'today'],
  'not-turned': [
    'had not turned',
    'had not yet turned',
    'hadn t turned',
    'hadn t yet turned',
    'has not turned',
    'have not turned',
    'have not yet turned',
    'haven t turned',
    'haven t yet turned',
    'not yet',
    'not yet turned',
    'were not yet',
  ],
  turned: [
    'already turned',
    'had turned',
    'have reached',
    'have reached the age of',
    'have turned',
    'reached the age of',
    'turned',
  ],
  /** Before the first or second of what they have. */
  'had-own': ['had its', 'had their', 'has its', 'have its', 'have their', 'with its', 'with their'],
  /** Before "first". */
  very: ['very'],
  /** How old somebody is, where no column says it. */
  age: ['age'],
  'span-within': ['in less than', 'in under', 'within'],
  /** "within 2 days *of* …". */
  'span-following': ['following', 'from', 'of', 'of the', 'since'],
  made: [
    'came',
    'came in',
    'done',
    'happened',
    'made',
    'placed',
    'that came',
    'that were made',
    'took place',
    'were made',
    'were placed',
  ],
  took: ['it took', 'take', 'taking', 'that took', 'took', 'which took', 'with'],
  plus: ['+', 'added to', 'plus', 'plus the', 'together with', 'together with the'],
  multiplied: ['*', 'multiplied by', 'multiplied by the', 'times', 'times the', 'x'],
  divided: ['divided by', 'divided by the', '÷'],
  'as-multiple': [
    'as a multiple of',
    'as a multiple of the',
    'in multiples of',
    'relative to',
    'relative to the',
  ],
  'left-of': ['left of', 'left of the', 'remaining of', 'remaining of the'],
  'left-after': ['after', 'after deducting', 'after subtracting', 'after taking off', 'after the', 'once'],
  /** Around a formula that takes the place of what it defines; nobody types them. */
  'made-bracket': ['⟦', '⟧'],
  /** At the beginning of a sentence that says how something is computed. */
  define: ['define', 'define the', 'let us define', 'let s define', 'we define'],
  'is-defined': [
    '=',
    'here is defined as',
    'here means',
    'is',
    'is calculated as',
    'is computed as',
    'is defined as',
    'is defined here as',
    'is here defined as',
    'is measured as',
    'is the',
    'means',
    'means here',
  ],
  'defined-as': [
    'calculated as',
    'computed as',
    'counting',
    'counted as',
    'defined as',
    'defined here as',
    'i . e .',
    'i e',
    'i.e',
    'i.e.',
    'ie',
    'measured as',
    'meaning',
    'taken as',
    'that is',
    'which is',
  ],
} satisfies WordClasses;
