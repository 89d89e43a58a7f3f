import type { Captures } from '../recognize/captures.ts';
import {
  type Clock,
  calendarPeriod,
  completePeriod,
  completeSpan,
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
  toDatePeriod,
  tomorrow,
  upcomingPeriod,
  yearPeriod,
} from '../recognize/period.ts';
import {
  counted,
  latestSeason,
  named,
  previousMonth,
  rangePeriod,
  rangeToNow,
  relative,
  toDayBefore,
  yearAgo,
  yearToDay,
} from '../recognize/period-relations.ts';
import { BEFORE_THAT, SAME, SAME_PERIOD, UNIT_BEFORE, YEAR_EARLIER } from './times.ts';

/** One way to write a time, and the period that it means; `produce` gives null where the calendar has no such time. */
export interface TimeRule {
  readonly name: string;
  readonly patterns: readonly string[];
  readonly produce: (captures: Captures, clock: Clock) => Period | null;
}

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
    patterns: ['<half> ,|/|of|in? the? <year>', "<year> 's? ,|/? <half>", '<half> <yy>'],
    produce: ({ year, half }) => halfPeriod(year, half),
  },
  {
    name: 'half of a year by its place',
    patterns: ['latter|back half of|in? the? <year>'],
    produce: ({ year }) => halfPeriod(year, 2),
  },
  {
    name: 'quarter of a year',
    patterns: ['<quarter> ,|/|of|in? the? <year>', "<year> 's? ,|/|in? <quarter>", '<quarter> ~? <yy>'],
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
    patterns: ['<month> ,|/|of|in? the? <year>', "<year> 's? ,|/|in? <month>", 'month of <month> ,? <year>'],
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
      '<month> the? <day> ,? of|in <year>',
      'the? <day> day? of <month> ,|of|in? <year>',
      'the <nthDay> day? of <month> ,|of|in? <year>',
      'on <nthDay> day? of <month> ,|of|in? <year>',
      '<year> ,? on the? <month> the? <day>',
      '<year> ,? on the? <day> of? <month>',
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
      'the? <day> -|to|through|thru|until the? <lastDay> of? <month> ,? <year>',
      'between the? <day> and the? <lastDay> of? <month> ,? <year>',
    ],
    produce: ({ year, month, day, lastDay }) =>
      rangePeriod(dayPeriod(year, month, day), dayPeriod(year, month, lastDay)),
  },
  {
    name: 'months of a year by their numbers',
    patterns: ['months|month <mm> -|to|through|thru|until <lastDay> ,|of|in? the? <year>'],
    produce: ({ year, month, lastDay }) =>
      month >= 1 && month <= 12 && lastDay <= 12
        ? rangePeriod(monthPeriod(year, month), monthPeriod(year, lastDay))
        : null,
  },
  {
    name: 'ISO week',
    patterns: ['<week> ,|of? <year>', '<year> <week>'],
    produce: ({ year, week }) => isoWeekPeriod(year, week),
  },
  {
    name: 'season of a year',
    patterns: ['<season> months|season|period|time? of|in? <year>', "<year> 's? <season> months|season?"],
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
    patterns: ['last|previous|prior|preceding|prev calendar? <unit> <ofNone>', 'past calendar <unit>'],
    produce: ({ unit }, clock) => named(`last ${unit}`, calendarPeriod(unit, -1, clock)),
  },
  {
    // `In the last year` is read as the calendar year by some and as 12 months by others: both, for the plan to ask.
    name: 'previous calendar period, with its article',
    patterns: ['in|over|during|within|for the last <unit> <ofNone>'],
    produce: ({ unit }, clock) => named(`last ${unit}`, calendarPeriod(unit, -1, clock)),
  },
  {
    name: 'one unit up to the as-of date, with its article',
    patterns: ['in|over|during|within|for the last <unit> <ofNone>'],
    produce: ({ unit }, clock) => rollingPeriod(1, unit, clock),
  },
  {
    name: 'beginning of the current calendar period',
    patterns: ['start|beginning of the|this|current <unit>'],
    produce: ({ unit }, clock) => edgeOf(relative(calendarPeriod(unit, 0, clock)), 'first'),
  },
  {
    name: 'next calendar period',
    patterns: ['next|coming|upcoming calendar? <unit>', 'in|during|over the following calendar? <unit>'],
    produce: ({ unit }, clock) => named(`next ${unit}`, calendarPeriod(unit, 1, clock)),
  },
  {
    name: 'calendar period before the current one',
    patterns: [
      'calendar? <unit> just|right|immediately? before|preceding this one',
      'calendar? <unit> just|right|immediately? before|preceding the current one',
      'calendar? <unit> just|right|immediately? before|preceding the? this|current <sameUnit>',
      'calendar? <unit> just|right|immediately? prior to this one',
      'calendar? <unit> just|right|immediately? before this <end>',
      'calendar? <unit> just|right|immediately? prior to the current one',
      'calendar? <unit> just|right|immediately? prior to the? this|current <sameUnit>',
    ],
    produce: ({ unit, sameUnit }, clock) =>
      sameUnit === null || sameUnit === unit ? named(`last ${unit}`, calendarPeriod(unit, -1, clock)) : null,
  },
  {
    name: 'calendar period before the previous one',
    patterns: ['<unit> before last', 'last|latest <unit> but one'],
    produce: ({ unit }, clock) => named(`the ${unit} before last`, calendarPeriod(unit, -2, clock)),
  },
  {
    name: 'latest complete calendar period',
    patterns: [
      'last|latest|previous full|complete|completed calendar? <unit>',
      'most recent full|complete|completed calendar? <unit>',
      '<unit> just ended|finished|completed|closed|gone|passed',
      '<unit> that has? just ended|finished|completed|closed|gone|passed',
      'most? recently ended|completed|finished|closed calendar? <unit>',
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
      'this? past <span>',
      'last|previous|prior|preceding|trailing|rolling|latest|recent <span> period?',
      'past <span> period',
      'most recent <span> period?',
      '<count> most recent|latest <unit>',
      '<count> last|latest <unit>',
      'last|past|latest <span> of data',
      '<span> just past|gone|ended|passed',
      'going back <span> from the? today|now|present',
      'from|since? <span> ago up? to|until|till|through the? today|now|date|present',
      '<shortSpan>',
    ],
    produce: ({ count, unit }, clock) => rollingPeriod(count, unit, clock),
  },
  {
    name: 'the unit that ends with the as-of date',
    patterns: [
      'the <unit> leading|running? up to the? as-of|reporting|report|snapshot|cutoff date',
      'the <unit> leading|running? up to the? as of date',
      'the <unit> leading up to today|now|date',
    ],
    produce: ({ unit }, clock) => rollingPeriod(1, unit, clock),
  },
  {
    name: 'complete units up to the as-of date',
    patterns: [
      'last|past|previous|latest full|complete|completed|whole <span>',
      'last|past|previous|latest <count> full|complete|completed|whole <unit>',
    ],
    produce: ({ count, unit }, clock) => completeSpan(count, unit, clock),
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
    patterns: [
      'next|coming|upcoming|following <span>',
      '<span> ahead',
      'within <span> from|of now|today',
      '<span> from now|today on|onward|onwards?',
    ],
    produce: ({ count, unit }, clock) => upcomingPeriod(count, unit, clock),
  },
  {
    name: 'calendar period so many units ago',
    patterns: ['<span> ago', '<span> back'],
    produce: ({ count, unit }, clock) =>
      named(`${counted(count, unit)} ago`, calendarPeriod(unit, -count, clock)),
  },
  {
    name: 'at least so many units ago',
    patterns: ['at least <span> ago'],
    produce: ({ count, unit }, clock) => {
      const day = dayBefore(count, unit, { ...clock, asOf: tomorrow(clock) });
      return relative(
        span(null, day, { grain: 'range', label: `at least ${counted(count, unit)} ago (before ${day})` }),
      );
    },
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
    patterns: ['less|fewer than <span> ago', 'since|under|within <span> ago|back'],
    produce: ({ count, unit }, clock) => rollingPeriod(count, unit, clock),
  },
  {
    name: 'period to date',
    patterns: [
      '<unit> to date',
      'so|thus far this <unit>',
      'this <unit> so far',
      'this <unit> to date',
      'in|during|over|for the <unit> so far',
      'so far in|during the <unit>',
      'current <unit> to date',
    ],
    produce: ({ unit }, clock) => toDatePeriod(unit, clock),
  },
  {
    name: 'period before to the same day of it',
    patterns: ['last|previous|prior|preceding|prev <unit> to date'],
    produce: ({ unit }, clock) => toDayBefore(unit, clock),
  },
  {
    name: 'since the period before',
    patterns: ['from|since the? last|previous|prior|preceding|prev <unit> up? to date'],
    produce: ({ unit }, clock) => rangeToNow(named(`last ${unit}`, calendarPeriod(unit, -1, clock)), clock),
  },
  {
    name: 'year before to the same day of it',
    patterns: ['last|previous|prior|preceding|prev ytd', "last|previous|prior|preceding year 's? ytd"],
    produce: (_, clock) => toDayBefore('year', clock),
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
    patterns: [
      'first|opening|initial <span> of|in the? <year>',
      'first|opening|initial <span> of|in the? calendar? year <year>',
    ],
    produce: ({ year, count, unit }) => partOf(yearPeriod(year), 'first', count, unit),
  },
  {
    name: 'nth month of a year',
    patterns: ['<nth> month of|in the? <year>', 'opening|initial month of|in the? <year>'],
    produce: ({ year, month }) => (month <= 12 ? monthPeriod(year, Math.max(1, month)) : null),
  },
  {
    name: 'end part of a year',
    patterns: [
      'last|final|closing <span> of|in the? <year>',
      'last|final|closing <span> of|in the? calendar? year <year>',
    ],
    produce: ({ year, count, unit }) => partOf(yearPeriod(year), 'last', count, unit),
  },
  {
    name: 'this day a year ago',
    patterns: ['this time last year', 'same time last year', 'same day last year'],
    produce: (_, clock) => named('this time last year', yearAgo('day', clock)),
  },
  {
    name: 'the period that is named, a year before',
    patterns: [
      'same|corresponding|equivalent|matching|comparable period|timeframe|window|dates in|of|from|for? the? last|previous|prior|preceding year',
      'same|corresponding|equivalent|matching|comparable period|timeframe|window|dates a|one|1 year ago|earlier|before|back|prior',
      "last|previous|prior year 's same|corresponding|equivalent|matching|comparable period",
    ],
    produce: (_, clock) => ({
      ...relative(calendarPeriod('year', -1, clock)),
      grain: 'range',
      label: SAME_PERIOD,
    }),
  },
  {
    name: 'the calendar period that is named, in another year',
    patterns: ['same|corresponding|equivalent|matching|comparable <unit> in|of|from? <yyyy>'],
    produce: ({ unit, year }, clock) => ({
      ...calendarPeriod(unit, 0, { ...clock, asOf: `${year}-01-01` }),
      label: `${SAME}${unit} of ${year}`,
    }),
  },
  {
    name: 'calendar period before the one that is named',
    patterns: [
      'the <unit> before|earlier|prior|preceding it|that? <close>',
      'the <unit> prior to it|that <close>',
    ],
    produce: ({ unit }, clock) => ({
      ...calendarPeriod(unit, -1, clock),
      label: `the ${unit}${UNIT_BEFORE}`,
    }),
  },
  {
    name: 'a year before the period that is named',
    patterns: ['a|one|1 year earlier|before|prior|previously <close>'],
    produce: (_, clock) => ({ ...calendarPeriod('year', -1, clock), label: YEAR_EARLIER }),
  },
  {
    name: 'units before those that are named',
    patterns: ['<span> before|preceding|prior to? that|those|them|it'],
    produce: ({ count, unit }, clock) => ({
      ...rollingPeriod(count, unit, clock),
      label: `the ${counted(count, unit)}${BEFORE_THAT}`,
    }),
  },
  {
    name: 'this period a year ago',
    patterns: [
      'same|corresponding|equivalent|matching|comparable|identical <unit> in|of? the? last|previous|prior|preceding year',
      'same|corresponding|equivalent|matching|comparable|identical <unit> a|one|1 year ago|earlier|before|back',
      "last|previous|prior year 's same|corresponding|equivalent|matching|comparable <unit>",
      'same|corresponding|equivalent|matching|comparable|identical <unit> in|of? the year before|earlier|prior <close>',
      'this <unit> last year',
      'year ago|earlier <unit>',
      'year - ago|earlier <unit>',
    ],
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
