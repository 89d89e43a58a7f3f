import {
  type Clock,
  calendarPeriod,
  completePeriod,
  dayBefore,
  dayPeriod,
  edgeOf,
  halfPeriod,
  isoWeekPeriod,
  latestRecurring,
  monthPeriod,
  type Period,
  partOf,
  quarterPeriod,
  rollingPeriod,
  seasonPeriod,
  span,
  spanBefore,
  spanBeside,
  toDatePeriod,
  upcomingPeriod,
  weekOf,
  yearPeriod,
} from '../recognize/period.ts';
import {
  bound,
  counted,
  latestSeason,
  named,
  previousMonth,
  rangePeriod,
  rangeToNow,
  relative,
  yearAgo,
  yearToDay,
} from '../recognize/period-relations.ts';
import type { Captures } from '../recognize/time-slots.ts';

/** One way to write a time, and the period that it means; `produce` gives null where the calendar has no such time. */
export interface TimeRule {
  readonly name: string;
  readonly patterns: readonly string[];
  readonly produce: (captures: Captures, clock: Clock) => Period | null;
}

/** Prepositions of a time in which something was. */
const IN = 'in|during|for|within|throughout|over|on|of|from|across|at|inside';
/** Words that say how long a time was, and nothing of when. */
const LENGTH = 'course|whole|entirety|length|span|duration';
/** Words for a time that is named after them. */
const TIME =
  'period|time|timeframe|span|window|interval|range|years|quarters|months|weeks|days|dates|year|quarter|month';

/** Times that are complete in themselves. A match inside a longer one of another rule is dropped. */
export const PERIOD_RULES: readonly TimeRule[] = [
  { name: 'year', patterns: ['<year>'], produce: ({ year }) => yearPeriod(year) },
  {
    name: 'decade',
    patterns: ['<decade>'],
    produce: ({ year }) =>
      span(`${year}-01-01`, `${year + 10}-01-01`, { grain: 'range', label: `the ${year}s` }),
  },
  {
    name: 'half of a year',
    patterns: ['<half> ,|of|in? the? <year>', "<year> 's? <half>", '<half> <yy>'],
    produce: ({ year, half }) => halfPeriod(year, half),
  },
  {
    name: 'half of a year by its place',
    patterns: ['latter|back half of|in? the? <year>'],
    produce: ({ year }) => halfPeriod(year, 2),
  },
  {
    name: 'quarter of a year',
    patterns: ['<quarter> ,|of|in? the? <year>', "<year> 's? <quarter>", '<quarter> ~? <yy>'],
    produce: ({ year, quarter }) => quarterPeriod(year, quarter),
  },
  {
    name: 'quarter or half in one word',
    patterns: ['<compact>'],
    produce: ({ year, quarter, half }) =>
      quarter > 0 ? quarterPeriod(year, quarter) : halfPeriod(year, half),
  },
  {
    name: 'last quarter of a year',
    patterns: ['last|final qtr|quarter of|in the? <year>'],
    produce: ({ year }) => quarterPeriod(year, 4),
  },
  {
    name: 'month of a year',
    patterns: ['<month> ,|of|in? the? <year>', "<year> 's? ,? <month>", 'month of <month> ,? <year>'],
    produce: ({ year, month }) => monthPeriod(year, month),
  },
  {
    name: 'month of a year in digits',
    patterns: ['<mm> / <yyyy>', '<yyyy> / <mm>'],
    produce: ({ year, month }) => (month >= 1 && month <= 12 ? monthPeriod(year, month) : null),
  },
  {
    name: 'last month of a year',
    patterns: ['last|final month of|in the? <year>'],
    produce: ({ year }) => monthPeriod(year, 12),
  },
  {
    name: 'ISO date or month',
    patterns: ['<iso>'],
    produce: ({ year, month, day }) => (day === 0 ? monthPeriod(year, month) : dayPeriod(year, month, day)),
  },
  {
    name: 'day of a year',
    patterns: [
      '<month> <day> ,? <yyyy>',
      '<month> the <day> ,? <yyyy>',
      'the? <day> of? <month> ,? <yyyy>',
      '<day> ~ <month> ~ <yy>',
    ],
    produce: ({ year, month, day }) => dayPeriod(year, month, day),
  },
  {
    name: 'day in digits, the month first unless only the second can be one',
    patterns: [
      '<mm> / <day> / <yyyy>',
      '<mm> / <day> / <yy>',
      '<mm> - <day> - <yyyy>',
      '<yyyy> / <mm> / <day>',
    ],
    produce: ({ year, month, day }) =>
      month > 12 ? dayPeriod(year, day, month) : dayPeriod(year, month, day),
  },
  {
    name: 'days of a month',
    patterns: [
      '<month> <day> -|to|through|thru <lastDay> ,? <year>',
      '<day> -|to|through|thru <lastDay> <month> <year>',
    ],
    produce: ({ year, month, day, lastDay }) =>
      rangePeriod(dayPeriod(year, month, day), dayPeriod(year, month, lastDay)),
  },
  {
    name: 'ISO week',
    patterns: ['<week> ,|of? <year>', '<year> <week>'],
    produce: ({ year, week }) => isoWeekPeriod(year, week),
  },
  {
    name: 'season of a year',
    patterns: ['<season> of|in? <year>', "<year> 's? <season>"],
    produce: ({ year, season }) => seasonPeriod(year, season),
  },
  {
    name: 'season before the as-of date',
    patterns: ['last <season>', 'past <season>'],
    produce: ({ season }, clock) => latestSeason(season, clock),
  },
  {
    name: 'today',
    patterns: ['today'],
    produce: (_, clock) => named('today', calendarPeriod('day', 0, clock)),
  },
  {
    name: 'yesterday',
    patterns: ['yesterday'],
    produce: (_, clock) => named('yesterday', calendarPeriod('day', -1, clock)),
  },
  {
    name: 'tomorrow',
    patterns: ['tomorrow'],
    produce: (_, clock) => named('tomorrow', calendarPeriod('day', 1, clock)),
  },
  {
    name: 'current calendar period',
    patterns: ['this|current|present|ongoing|running calendar? <unit>'],
    produce: ({ unit }, clock) => named(`this ${unit}`, calendarPeriod(unit, 0, clock)),
  },
  {
    name: 'previous calendar period',
    patterns: ['last|previous|prior|preceding calendar? <unit>', 'past calendar <unit>'],
    produce: ({ unit }, clock) => named(`last ${unit}`, calendarPeriod(unit, -1, clock)),
  },
  {
    // `In the last year` is read as the calendar year by some and as 12 months by others: both, for the plan to ask.
    name: 'previous calendar period, with its article',
    patterns: ['in|over|during|within|for the last <unit>'],
    produce: ({ unit }, clock) => named(`last ${unit}`, calendarPeriod(unit, -1, clock)),
  },
  {
    name: 'one unit up to the as-of date, with its article',
    patterns: ['in|over|during|within|for the last <unit>'],
    produce: ({ unit }, clock) => rollingPeriod(1, unit, clock),
  },
  {
    name: 'beginning of the current calendar period',
    patterns: ['start|beginning of the|this|current <unit>'],
    produce: ({ unit }, clock) => edgeOf(relative(calendarPeriod(unit, 0, clock)), 'first'),
  },
  {
    name: 'next calendar period',
    patterns: ['next|coming|upcoming calendar? <unit>'],
    produce: ({ unit }, clock) => named(`next ${unit}`, calendarPeriod(unit, 1, clock)),
  },
  {
    name: 'calendar period before the previous one',
    patterns: ['<unit> before last'],
    produce: ({ unit }, clock) => named(`the ${unit} before last`, calendarPeriod(unit, -2, clock)),
  },
  {
    name: 'latest complete calendar period',
    patterns: [
      'last|latest|previous full|complete|completed calendar? <unit>',
      'most recent full|complete|completed calendar? <unit>',
      '<unit> just ended|finished|completed|closed|gone',
    ],
    produce: ({ unit }, clock) => named(`the last complete ${unit}`, completePeriod(unit, clock)),
  },
  {
    // While the current one is going on, "the latest" may be either.
    name: 'latest calendar period',
    patterns: ['in|during|for|of the latest <unit>', 'in|during|for|of the most recent <unit>'],
    produce: ({ unit }, clock) => {
      const latest = completePeriod(unit, clock);
      return latest.end === calendarPeriod(unit, 0, clock).end ? named(`the latest ${unit}`, latest) : null;
    },
  },
  {
    name: 'units up to the as-of date',
    patterns: [
      'last|past|previous|prior|preceding|trailing|rolling|latest|recent <span> period?',
      'most recent <span> period?',
      '<shortSpan>',
    ],
    produce: ({ count, unit }, clock) => rollingPeriod(count, unit, clock),
  },
  {
    name: 'one unit up to the as-of date',
    patterns: ['this? past <unit>'],
    produce: ({ unit }, clock) => rollingPeriod(1, unit, clock),
  },
  {
    name: 'trailing twelve months',
    patterns: ['ttm', 'ltm'],
    produce: (_, clock) => rollingPeriod(12, 'month', clock),
  },
  {
    name: 'units after the as-of date',
    patterns: ['next|coming|upcoming|following <span>'],
    produce: ({ count, unit }, clock) => upcomingPeriod(count, unit, clock),
  },
  {
    name: 'calendar period so many units ago',
    patterns: ['<span> ago', '<span> back'],
    produce: ({ count, unit }, clock) =>
      named(`${counted(count, unit)} ago`, calendarPeriod(unit, -count, clock)),
  },
  {
    name: 'more than so many units ago',
    patterns: ['more than <span> ago', 'over <span> ago'],
    produce: ({ count, unit }, clock) => {
      const day = dayBefore(count, unit, clock);
      return relative(
        span(null, day, { grain: 'range', label: `more than ${counted(count, unit)} ago (before ${day})` }),
      );
    },
  },
  {
    name: 'less than so many units ago',
    patterns: ['less|fewer than <span> ago', 'under|within <span> ago'],
    produce: ({ count, unit }, clock) => rollingPeriod(count, unit, clock),
  },
  {
    name: 'period to date',
    patterns: [
      '<unit> to date',
      'so|thus far this <unit>',
      'this <unit> so far',
      'this <unit> to date',
      'current <unit> to date',
    ],
    produce: ({ unit }, clock) => toDatePeriod(unit, clock),
  },
  ...(
    [
      ['ytd', 'year'],
      ['qtd', 'quarter'],
      ['mtd', 'month'],
      ['wtd', 'week'],
    ] as const
  ).map(([word, unit]) => ({
    name: word,
    patterns: [word],
    produce: (_: Captures, clock: Clock) => toDatePeriod(unit, clock),
  })),
  {
    name: 'year to the day of the as-of date',
    patterns: [
      'ytd in|of|for? <yyyy>',
      '<yyyy> ytd',
      'year to date in|of|for? <yyyy>',
      '<yyyy> year to date',
    ],
    produce: ({ year }, clock) => yearToDay(year, clock),
  },
  {
    name: 'part of a year',
    patterns: ['first <span> of|in the? <year>'],
    produce: ({ year, count, unit }) => partOf(yearPeriod(year), 'first', count, unit),
  },
  {
    name: 'end part of a year',
    patterns: ['last|final <span> of|in the? <year>'],
    produce: ({ year, count, unit }) => partOf(yearPeriod(year), 'last', count, unit),
  },
  {
    name: 'this day a year ago',
    patterns: ['this time last year', 'same time last year', 'same day last year'],
    produce: (_, clock) => named('this time last year', yearAgo('day', clock)),
  },
  {
    name: 'this period a year ago',
    patterns: ['same <unit> last|previous|prior year', 'same <unit> a year ago'],
    produce: ({ unit }, clock) => named(`the same ${unit} last year`, yearAgo(unit, clock)),
  },
  {
    name: 'month before the current one',
    patterns: ['last|past <month>'],
    produce: ({ month }, clock) => previousMonth(month, clock),
  },
  {
    name: 'month of this year',
    patterns: ['this <month>'],
    produce: ({ month }, clock) => relative(monthPeriod(Number(clock.asOf.slice(0, 4)), month)),
  },
  {
    name: 'month',
    patterns: ['<month>', 'month of <month>'],
    produce: ({ month }, clock) => latestRecurring({ unit: 'month', number: month, day: 0 }, clock),
  },
  {
    name: 'quarter',
    patterns: ['<quarter>'],
    produce: ({ quarter }, clock) => latestRecurring({ unit: 'quarter', number: quarter, day: 0 }, clock),
  },
  {
    name: 'half',
    patterns: ['<half> of? the? year?'],
    produce: ({ half }, clock) => latestRecurring({ unit: 'half', number: half, day: 0 }, clock),
  },
  {
    name: 'day',
    patterns: ['<month> <day>', '<month> the <day>', 'the? <day> of <month>', '<day> <month>'],
    produce: ({ month, day }, clock) => latestRecurring({ unit: 'day', number: month, day }, clock),
  },
  {
    name: 'month and year that may be a day',
    patterns: ['<month> ~ <yy>'],
    produce: ({ month, year }) => monthPeriod(year, month),
  },
];

/** Days at the edges of a period. */
export const EDGE_RULES: readonly TimeRule[] = [
  {
    name: 'first day',
    patterns: ['first day of the? <period>', 'beginning|start of the? <period>'],
    produce: ({ periods: [period] }) => (period === undefined ? null : edgeOf(period, 'first')),
  },
  {
    name: 'last day',
    patterns: ['last|final day of the? <period>', 'end|close of the? <period>'],
    produce: ({ periods: [period] }) => (period === undefined ? null : edgeOf(period, 'last')),
  },
  {
    name: 'week of a day',
    patterns: ['week of the? <period>'],
    produce: ({ periods: [period] }, clock) =>
      period?.grain === 'day' && period.start !== null ? weekOf(period.start, clock) : null,
  },
];

/** From one period to another, both included. What is inside a match is dropped. */
export const RANGE_RULES: readonly TimeRule[] = [
  {
    name: 'range',
    patterns: [
      'between the? <period> and|& the? <period>',
      'from|between? the? <period> up|through|right|all? to|through|thru|until|till|til|- the? <period>',
      'from|between? the? <period> up? to|through|until|till and including the? <period>',
    ],
    produce: ({ periods: [first, last] }) => rangePeriod(first, last),
  },
  {
    name: 'units that end with a period',
    patterns: [
      '<span> to|ending|ended|through|until in|with|on? the? <period>',
      '<span> leading|running|up to the? <period>',
    ],
    produce: ({ periods: [last], count, unit }) =>
      last === undefined ? null : spanBeside(last, { side: 'ending', count, unit }),
  },
  {
    name: 'unit that ends with a period',
    patterns: ['<unit> ending|ended in|with|on? the? <period>'],
    produce: ({ periods: [last], unit }) =>
      last === undefined ? null : spanBeside(last, { side: 'ending', count: 1, unit }),
  },
  {
    name: 'units after a period',
    patterns: ['<span> after|following|from the? end? of? <period>'],
    produce: ({ periods: [first], count, unit }) =>
      first === undefined ? null : spanBeside(first, { side: 'following', count, unit }),
  },
  {
    name: 'units before a period',
    patterns: [
      '<span> before|preceding the? <period>',
      '<span> prior|up to the? start|beginning of <period>',
      '<span> prior to the? <period>',
    ],
    produce: ({ periods: [last], count, unit }) =>
      last === undefined ? null : spanBefore(last, count, unit),
  },
  {
    name: 'range of a compound',
    patterns: ['from|between? <period> ~ <period>'],
    produce: ({ periods: [first, last] }) => (first?.grain === last?.grain ? rangePeriod(first, last) : null),
  },
  {
    name: 'range of years, the second short',
    patterns: ['from|between? <yyyy> - <lastYear>'],
    produce: ({ year, lastYear }) => {
      const last = Math.floor(year / 100) * 100 + lastYear;
      return last > year ? rangePeriod(yearPeriod(year), yearPeriod(last)) : null;
    },
  },
  {
    name: 'range to now',
    patterns: ['from|since the? <period> up? to|through|until|till date|now|present'],
    produce: ({ periods: [first] }, clock) => rangeToNow(first, clock),
  },
];

/** Words before and after a period, which turn it into a bound or merely belong to it. */
export const BOUND_RULES: readonly TimeRule[] = [
  {
    name: 'since',
    patterns: [
      'since the? <period>',
      'from|since the? start|beginning of the? <period>',
      'from the? <period> on|onward|onwards|forward|forwards|upward|upwards',
      'as from the? <period>',
      'effective the? <period>',
      'in|after and|or after|in|including the? <period>',
      '<period> and|or beyond',
      'starting|beginning in|on|from|with? the? <period>',
      '<period> onward|onwards',
      'in|from? <period> and|or later|after|onward|onwards|newer',
      'on or after the? <period>',
      'no earlier than the? <period>',
      'not before the? <period>',
    ],
    produce: ({ periods: [period] }) => bound('since', period?.start, null, period),
  },
  {
    name: 'after',
    patterns: [
      'after|following the? <period>',
      'later than the? <period>',
      'subsequent to the? <period>',
      'post <period>',
    ],
    produce: ({ periods: [period] }) => bound('after', period?.end, null, period),
  },
  {
    name: 'before',
    patterns: [
      'before|preceding the? <period>',
      'prior to the? <period>',
      'earlier than the? <period>',
      'pre <period>',
      'up to but not including the? <period>',
    ],
    produce: ({ periods: [period] }) => bound('before', null, period?.start, period),
  },
  {
    name: 'through, the period itself included',
    patterns: [
      'through|thru|until|till|til the? <period>',
      'up to|through|thru|until|till the? <period>',
      'up? to|until|till|through and including the? <period>',
      'to|through|thru|until|till|by the? end|close of the? <period>',
      'in|before and|or before|in|including the? <period>',
      'on or before the? <period>',
      'no later than the? <period>',
      'not after the? <period>',
      'in|from? <period> and|or earlier|before|older',
    ],
    produce: ({ periods: [period] }) => bound('through', null, period?.end, period),
  },
  {
    name: 'in',
    patterns: [
      'the <period>',
      'the? calendar|full? year|years|yr <period>',
      `${IN} the? <period>`,
      `${IN}? the? calendar|full|whole|entire? year|years|yr of? <period>`,
      `${IN} the? calendar <period>`,
      `${IN}? all|whole|entire of? the? <period>`,
      `${IN}? the whole|entire of? <period>`,
      `${IN}|through the ${LENGTH} of the? <period>`,
      `${IN} the ${TIME} of|from|between? the? <period>`,
      'at? any|some time|point|stage|moment|day in|during|within|of|over|between? the? <period>',
      'anytime|sometime|anywhere in|during|within|over|between? the? <period>',
      'back|just|solely|specifically|exclusively|strictly|purely in|during|within|from the? <period>',
    ],
    produce: ({ periods: [period] }) => period ?? null,
  },
];
