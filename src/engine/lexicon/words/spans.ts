import { composed, type Form, type WordClasses } from './word-classes.ts';

/** What ties a length of time to the dates that it is between; `to` and what follows it are of what is done in it. */
const BETWEEN =
  `between;between the;elapsed between;elapsed from;from;from the;it takes from;it took from;lying between;passed between;
passing between;that elapse between;that elapsed between;that go by between;that lie between;that pass between;that passed between;
there are between`.split(/;\s*/);
const SINCE =
  'since;since the;passed since;elapsed since;that passed since;that have passed since;that have elapsed since;that have gone by since'.split(
    ';',
  );
const TO_DO = 'it takes to;it took to;needed to;taken to;to;until;we need to;we take to'.split(';');

/** "days", "number of days", "lag in days", each with what ties it. */
function spans(unit: string, ties: readonly string[]): Form {
  return composed(UNIT_NOUNS, [unit], ties);
}

const UNIT_NOUNS = [
  '',
  'number of',
  'no of',
  'count of',
  'time in',
  'lag in',
  'gap in',
  'delay in',
  'calendar',
];

/** "time between", "lag from": the unit is said elsewhere, or is that of the dates. */
function openSpans(ties: readonly string[]): Form {
  return composed(LENGTH_NOUNS, ties);
}

const LENGTH_NOUNS =
  'delay;duration;gap;interval;lag;lag time;length of time;time;time elapsed;time gap;time lag;time span;wait'.split(
    ';',
  );

/** The question as it stands before what takes so long, too: "how long do". */
function asked(...questions: readonly string[]): readonly string[] {
  return questions.flatMap((one) => [one, `${one} did`, `${one} do`, `${one} does`]);
}

function ago(question: string): readonly string[] {
  return ['did', 'was', 'were'].map((verb) => `${question} ago ${verb}`);
}

/** Lengths of time between dates, or since one. */
export const SPANS = {
  'span-between:seconds': [spans('seconds', BETWEEN)],
  'span-between:minutes': [spans('minutes', BETWEEN)],
  'span-between:hours': [spans('hours', BETWEEN)],
  'span-between:days': [spans('days', BETWEEN)],
  'span-between:weeks': [spans('weeks', BETWEEN)],
  'span-between:months': [spans('months', BETWEEN)],
  'span-between:years': [spans('years', BETWEEN)],
  'span-between:open': [openSpans(BETWEEN)],
  'span-to-do:seconds': [spans('seconds', TO_DO)],
  'span-to-do:minutes': [spans('minutes', TO_DO)],
  'span-to-do:hours': [spans('hours', TO_DO)],
  'span-to-do:days': [spans('days', TO_DO)],
  'span-to-do:weeks': [spans('weeks', TO_DO)],
  'span-to-do:months': [spans('months', TO_DO)],
  'span-to-do:years': [spans('years', TO_DO)],
  'span-to-do:open': [openSpans(TO_DO)],
  'span-since:days': [spans('days', SINCE)],
  'span-since:weeks': [spans('weeks', SINCE)],
  'span-since:months': [spans('months', SINCE)],
  'span-since:years': [spans('years', SINCE)],
  'span-since:open': [openSpans(SINCE)],
  'since-then': ['since', 'since the'],
  /** "how long ago was": of the time since then. */
  'how-long-ago:days': [...ago('how many days')],
  'how-long-ago:weeks': [...ago('how many weeks')],
  'how-long-ago:months': [...ago('how many months')],
  'how-long-ago:years': [...ago('how many years')],
  'how-long-ago:open': [...ago('how long')],
  /** Which of the dates the time since is counted from. */
  'since-end:min': [
    'last',
    'latest',
    'most recent',
    'newest',
    'our last',
    'the last',
    'the latest',
    'the most recent',
  ],
  'since-end:max': ['earliest', 'first', 'oldest', 'our first', 'the earliest', 'the first'],
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
    'has it been',
    'has it taken',
    'has passed',
    'have elapsed',
    'have gone by',
    'have passed',
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
} satisfies WordClasses;
