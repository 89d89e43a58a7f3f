/** A unit of the calendar. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The months as the reading writes them. */
export const MONTH_LABELS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** Month names and abbreviations, 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...MONTH_LABELS.map((label, index): [string, number] => [label.toLowerCase(), index + 1]),
  ...MONTH_LABELS.map((label, index): [string, number] => [label.slice(0, 3).toLowerCase(), index + 1]),
  ['sept', 9],
]);

/** Month names that are common words too; they are believed only after one of `BEFORE_MONTH`. */
export const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set(['may', 'march', 'mar']);
/** Words after which an ambiguous month is the month. */
export const BEFORE_MONTH: ReadonlySet<string> = new Set(
  'in of during since from until till through thru before after between by to and or for on vs versus last this next month every each - , /'.split(
    ' ',
  ),
);

/** After these a number of four digits is a quantity rather than a year. */
export const BEFORE_QUANTITY: ReadonlySet<string> = new Set(
  'than over above under below least most top bottom limit exceeding exceeds exactly approximately about around roughly > < >= <='.split(
    ' ',
  ),
);

/** Words for the time before another that the question may also name. */
export const PRECEDING: ReadonlySet<string> = new Set(['previous', 'prior', 'preceding']);

/** How the label of a period begins that is a year before another, and that of any length. */
export const SAME = 'the same ';
export const SAME_PERIOD = 'the same period last year';
/** How the label of a period ends that is as long as another and ends where that begins. */
export const BEFORE_THAT = ' before that';
/** How the label of a calendar period ends that comes right before the one that is named, and of one a year before it. */
export const UNIT_BEFORE = ' before the one that is named';
export const YEAR_EARLIER = 'a year before what is named';
/** Alone between two times, these set them side by side. */
export const JOINING: ReadonlySet<string> = new Set(
  ', and as did for from in is on or that the was were with'.split(' '),
);
/** After "the year before" nothing else is named that it is before. */
export const CLOSING: ReadonlySet<string> = new Set(
  'across among and as at broken by for from in on per split with'.split(' '),
);
/** Of a clause that goes on after a time. */
export const AFTER_TIMES: ReadonlySet<string> = new Set(
  'are did do does each every had has have is that was were which who whose'.split(' '),
);
/** Between two times that are compared. */
export const COMPARING: ReadonlySet<string> = new Set([
  'against',
  'compare',
  'compared',
  'compares',
  'comparison',
  'over',
  'relative',
  'than',
  'to',
  'versus',
  'vs',
]);

/** Decades in words, by their first year. */
export const DECADES: ReadonlyMap<string, number> = new Map(
  'thirties forties fifties sixties seventies eighties nineties'
    .split(' ')
    .map((name, index) => [name, 1930 + 10 * index]),
);

/** Three months with a name. */
export interface Season {
  readonly name: string;
  /** First month; the other months of winter are in the next year. */
  readonly month: number;
}

/** Meteorological seasons of the northern hemisphere. */
export const SEASONS: ReadonlyMap<string, Season> = new Map([
  ['spring', { name: 'spring', month: 3 }],
  ['summer', { name: 'summer', month: 6 }],
  ['fall', { name: 'fall', month: 9 }],
  ['autumn', { name: 'fall', month: 9 }],
  ['winter', { name: 'winter', month: 12 }],
]);

/** Words before `year` that make it a year counted from the as-of date. */
export const YEAR_OFFSETS: ReadonlyMap<string, number> = new Map([
  ['this', 0],
  ['current', 0],
  ['last', -1],
  ['previous', -1],
  ['prev', -1],
  ['prior', -1],
  ['next', 1],
]);

/** Parts of a year: the short form in one word, the names that stand beside a number, and how many there are. */
export const YEAR_PARTS = {
  quarter: { short: /^(?:q([1-4])|([1-4])q)$/, names: new Set(['quarter', 'qtr', 'q']), max: 4 },
  half: { short: /^(?:hy?([12])|([12])hy?)$/, names: new Set(['half']), max: 2 },
} as const;

/** Numbers of the parts of a year. */
export const PART_ORDINALS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['1st', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['4th', 4],
]);

/** Numbers of the months of a year. */
export const MONTH_ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'first 1st',
    'second 2nd',
    'third 3rd',
    'fourth 4th',
    'fifth 5th',
    'sixth 6th',
    'seventh 7th',
    'eighth 8th',
    'ninth 9th',
    'tenth 10th',
    'eleventh 11th',
    'twelfth 12th',
  ].flatMap((forms, index) => forms.split(' ').map((form): [string, number] => [form, index + 1])),
);

/** Numbers of the days of a month that are one word. */
export const DAY_ORDINALS: ReadonlyMap<string, number> = new Map(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
  seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((form, index): [string, number] => [form, index + 1])
    .concat([['thirtieth', 30]]),
);

/** Letters of units in short spans: `l12m`. */
export const SHORT_UNITS: ReadonlyMap<string, PeriodUnit> = new Map([
  ['d', 'day'],
  ['w', 'week'],
  ['m', 'month'],
  ['q', 'quarter'],
  ['y', 'year'],
]);

/** Words for units. */
export const UNITS: ReadonlyMap<string, PeriodUnit> = new Map([
  ...words('day', 'day days'),
  ...words('week', 'week weeks wk wks'),
  ...words('month', 'month months mo mos mth mths'),
  ...words('quarter', 'quarter quarters qtr qtrs'),
  ...words('year', 'year years yr yrs'),
]);

/** The largest count of each unit, which keeps dates within two centuries. */
export const COUNT_MAX: Readonly<Record<PeriodUnit, number>> = {
  day: 73_000,
  week: 10_400,
  month: 2_400,
  quarter: 800,
  year: 200,
};

/** Calendars that are not the common one: what touches these words is never read as calendar time. */
export const FISCAL = /^(?:fiscal|financial|fy(?:td)?(?:\d{2}|\d{4})?|'?fy)$/;

/** Words before a period at which, not in which, something is so. */
export const STATE = /\b(?:as (?:of|at|on)|at (?:the )?(?:end|close|start|beginning) of)\b/;
export const STATE_TIES: ReadonlySet<string> = new Set(
  'as of at on the end close start beginning'.split(' '),
);

/** Of those, the words of a state at the end of a period, and of no event in it. */
export const STATE_AT_END = /\bas (?:of|at|on)\b(?!.*\b(?:start|beginning)\b)/;

/** Parts of a period whose days are not fixed, and the words after which they are such. */
export const VAGUE_PARTS: ReadonlySet<string> = new Set(['late', 'early', 'mid']);
export const BEFORE_VAGUE: ReadonlySet<string> = new Set(
  'in during since until till by from before after around through to between'.split(' '),
);

/** Words of which the time after them is a whole that is gone through, if it is taken in parts. */
export const THROUGH: ReadonlySet<string> = new Set(['through', 'thru']);
export const EVERY: ReadonlySet<string> = new Set([
  'yearly',
  'annually',
  'quarterly',
  'monthly',
  'weekly',
  'daily',
]);

/** What takes a course through a time. */
export const GOING: ReadonlySet<string> = new Set(
  'behave behaved develop developed evolve evolved fluctuate fluctuated move moved progress progressed trend trended'.split(
    ' ',
  ),
);

/** Before a unit that is grouped by. */
export const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);

/** Between two bounds that both hold. */
export const BOTH: ReadonlySet<string> = new Set(['and', 'but', ',', 'yet', 'also']);

/** Between members of a list of periods, which may share the year of one of them (`Q1 and Q2 2024`). */
export const LIST_CONNECTORS: ReadonlySet<string> = new Set(', and or & / vs versus against in'.split(' '));

function words(unit: PeriodUnit, list: string): [string, PeriodUnit][] {
  return list.split(' ').map((word) => [word, unit]);
}

/** Verbs that "back" belongs to: "get back in 2025" is no "back in 2025". */
export const WITH_BACK: ReadonlySet<string> = new Set(
  'bring brought came come gave get gets getting give given got gotten held hold paid pay paying pays sent take taken took'.split(
    ' ',
  ),
);

/** Before "fall", the season, and words that "fall", the verb, comes after. */
export const BEFORE_SEASON: ReadonlySet<string> = new Set(
  'and during for from in last of or past since spring summer the this to until versus vs winter ,'.split(
    ' ',
  ),
);
export const WITH_VERB: ReadonlySet<string> = new Set('did do does'.split(' '));

/** Of a window that moves on, and what is taken over it. */
export const MOVING: ReadonlySet<string> = new Set(['rolling', 'trailing']);
export const MOVED_OVER: ReadonlySet<string> = new Set(
  'average averages avg count mean means median sum sums total totals'.split(' '),
);

/** Before a year that a plus leaves open: "born 2000+", "in 2020+"; of "paid 2000+" it is an amount. */
export const BEFORE_OPEN_YEARS: ReadonlySet<string> = new Set(
  `approved born booked built closed created decided declined established filed founded from funded hired in issued joined made opened
  originated published registered released signed since started`.split(/\s+/),
);
