import {
  edgeOf,
  partOf,
  rollingPeriod,
  spanBefore,
  spanBeside,
  weekOf,
  yearPeriod,
} from '../recognize/period.ts';
import {
  bound,
  partOfYear,
  rangeInYear,
  rangePeriod,
  rangeToDate,
  rangeToNow,
} from '../recognize/period-relations.ts';
import type { TimeRule } from './time-rules.ts';

/** Prepositions of a time in which something was. */
const IN = 'in|during|for|within|throughout|over|on|of|from|across|at|inside';
/** Words that say how long a time was, and nothing of when. */
const LENGTH = 'course|whole|entirety|length|span|duration';
/** Words for a time that is named after them. */
const TIME = 'period|time|timeframe|span|stretch|window|interval|range|dates|year|quarter|month';

/** Words for all the time on one side of a period: "in the *years* before 2020". */
const LASTING = 'years|quarters|months|period|time|days';

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
    patterns: ['week of the? <period>', 'week starting|beginning|commencing on|with|from? the? <period>'],
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
    name: 'range between the edges of two periods',
    patterns: [
      'from|between? the? start|beginning of the? <period> up|through|right|all? to|through|thru|until|till|til|and|- the? end|close of the? <period>',
      'from|between the? first|1st of the? <period> to|through|thru|until|till|and the? end|last|close day? of the? <period>',
    ],
    produce: ({ periods: [first, last] }) => rangePeriod(first, last),
  },
  {
    // "from the beginning to the end of 2024": all of it.
    name: 'between both edges of a period',
    patterns: [
      'from|between the? very? start|beginning to|through|until|till|and the? very? end|close of the? <period>',
      'from|between the? first|1st day? to|through|until|till|and the? last|final day of the? <period>',
    ],
    produce: ({ periods: [whole] }) => whole ?? null,
  },
  {
    name: 'from one time and to another',
    patterns: [
      'starting|beginning on|in|from|with? the? <period> ,? and|but ending|finishing|stopping|running|going|lasting on|in|with|to|through|at? the? <period>',
      'starting|beginning on|in|from|with? the? <period> ,? and|but running|going up? to|through|until the? <period>',
    ],
    produce: ({ periods: [first, last] }) => rangePeriod(first, last),
  },
  {
    name: 'range within a year',
    patterns: [
      '<year> ,? between the? <period> and|& the? <period>',
      '<year> ,? from the? <period> up|through? to|through|thru|until|till|til|- the? <period>',
      '<year> ,? from the? <period> up? to|through|until|till and including the? <period>',
      '<year> ,? between|from the? start|beginning of the? <period> and|to|through|until|till the? end|close of the? <period>',
      '<period> to|through|thru|- <period> quarter|period|season of|in the? <year>',
    ],
    produce: ({ periods: [first, last], year }) => rangeInYear(first, last, year),
  },
  {
    name: 'part of a year before what is named',
    patterns: ['<year> ,? before|preceding the? <period>', '<year> ,? prior to the? <period>'],
    produce: ({ periods: [last], year }) => partOfYear(year, { before: last }),
  },
  {
    name: 'part of a year up to what is named',
    patterns: [
      '<year> ,? up? to|through|until|till the? end? of? the? <period>',
      '<year> ,? up? to|through|until|till and including the? <period>',
    ],
    produce: ({ periods: [last], year }) => partOfYear(year, { through: last }),
  },
  {
    name: 'part of a year after what is named',
    patterns: ['<year> ,? after|following the? <period>'],
    produce: ({ periods: [first], year }) => partOfYear(year, { after: first }),
  },
  {
    name: 'part of a year from what is named on',
    patterns: [
      '<year> ,? since|starting|beginning in|from|with? the? <period>',
      '<year> ,? from the? <period> on|onward|onwards|forward',
    ],
    produce: ({ periods: [first], year }) => partOfYear(year, { from: first }),
  },
  {
    name: 'units up to now',
    patterns: [
      '<span> period? leading|running up? to|until|till date|now|today|present',
      '<span> period? leading|running up? to|until|till the? present|reporting|report|cutoff|snapshot|as-of date?',
      '<span> period? leading|running up? to|until|till the? as of date',
      '<span> period up? to|until|till|before|ending the? as of date',
      '<span> period up? to|until|till|before|ending the? reporting|report|cutoff|snapshot|data|as-of date',
      '<span> period up? to|until|till|before|ending date|now|today|present',
      '<span> up? to|until|till|through|before date|now|present',
      '<span> up? to|until|till|through|before the present',
      '<span> up? to|until|till|through|before|preceding the? reporting|report|cutoff|snapshot|data|as-of date',
      '<span> up? to|until|till|through|before|preceding the as of date',
      '<span> ending|ended now|today',
    ],
    produce: ({ count, unit }, clock) => rollingPeriod(count, unit, clock),
  },
  {
    name: 'units that end with a period',
    patterns: [
      '<span> to|ending|ended|through|until in|with|on? the? <period>',
      '<span> leading|running|up to the? <period>',
      '<span> leading|running up to the? <period>',
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
    patterns: [
      '<span> after|following the? <period>',
      '<span> after|following|from the? end of the? <period>',
    ],
    produce: ({ periods: [first], count, unit }) =>
      first === undefined ? null : spanBeside(first, { side: 'following', count, unit }),
  },
  {
    // "three years from 2021" begin with it, "30 days from 1 March" are after that day.
    name: 'units from a period on',
    patterns: ['<span> from the? <period>'],
    produce: ({ periods: [first], count, unit }) =>
      first === undefined
        ? null
        : spanBeside(first, { side: first.grain === 'day' ? 'following' : 'beginning', count, unit }),
  },
  {
    name: 'units that begin with a period',
    patterns: ['<span> starting|beginning in|with|on|from? the? <period>'],
    produce: ({ periods: [first], count, unit }) =>
      first === undefined ? null : spanBeside(first, { side: 'beginning', count, unit }),
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
    name: 'range to date',
    patterns: ['<period> to date'],
    produce: ({ periods: [first] }, clock) => rangeToDate(first, clock),
  },
  {
    name: 'range to now',
    patterns: [
      'from|since the? <period> up? to|through|until|till date|now|present',
      '<period> to|until|till|-|– now|present|today',
      '<period> until|till|-|– date',
      'from|since the? <period> up? to|through|until|till the present|current day|date|time?',
      '<period> to|until|till the present',
      'from|since the? <period> up? to|through|until|till the? reporting|report|cutoff|snapshot|data|as-of date',
      'starting|beginning on|in|from|with? the? <period> ,? and running|going up? to|through|until|till date|now|present|today',
      'from|since the? start|beginning of the? <period> up? to|through|until|till date|now|present|today',
      'between the? <period> and now|today',
      'between the? <period> and the? present|current day|date|time?',
    ],
    produce: ({ periods: [first] }, clock) => rangeToNow(first, clock),
  },
];

/** Words before and after a period, which turn it into a bound or merely belong to it. */
export const BOUND_RULES: readonly TimeRule[] = [
  {
    name: 'since',
    patterns: [
      'since the? <period>',
      'since the? start|beginning of the? <period>',
      `${IN} the ${LASTING} since the? <period>`,
      `${IN} the ${LASTING} since the? start|beginning of the? <period>`,
    ],
    produce: ({ periods: [period] }) => bound('since', period?.start, null, period),
  },
  {
    name: 'from a time on',
    patterns: [
      'from the? start|beginning of the? <period>',
      'from the? <period> on|onward|onwards|forward|forwards|upward|upwards',
      'as from the? <period>',
      'effective the? <period>',
      'in|after and|or after|in|including the? <period>',
      '<period> and|or beyond',
      'starting|beginning in|on|from|with? the? <period>',
      '<period> onward|onwards',
      '<period> on <end>',
      '<yyyy> +',
      'from? the? <period> and|or up',
      'in|from? <period> or all|any? later|after|onward|onwards|newer|following|subsequent years|quarters|months|days|ones?',
      'in|from? <period> and all|any? later|after|onward|onwards|newer|following|subsequent <closeOfTime>',
      'in|from? <period> and all|any? later|after|onward|onwards|newer|following|subsequent years|quarters|months|days|ones',
      'in|from? <period> and|or since|afterward|afterwards|thereafter <end>',
      'in|from? <period> and|or all|any|every? the? years|quarters|months|year|quarter|month since|after|afterward|afterwards|thereafter <end>',
      'in|from? <period> and|or all|any|every? the? years|quarters|months|year|quarter|month after|following it|that <end>',
      'on or after the? <period>',
      'at|on or after the? start|beginning of the? <period>',
      'no earlier than the? <period>',
      'not before the? <period>',
    ],
    produce: ({ periods: [period] }) => bound('from', period?.start, null, period),
  },
  {
    name: 'from a day',
    patterns: ['from the? <period>'],
    produce: ({ periods: [period] }) =>
      period?.grain === 'day' && period.recurring === null && !period.isRelative
        ? bound('from', period.start, null, period)
        : null,
  },
  {
    name: 'after',
    patterns: [
      'after|following|beyond|past the? <period>',
      `${IN} the ${LASTING} after|following the? <period>`,
      'at? any|some time|point|moment|day after|following the? <period>',
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
      `${IN} the ${LASTING} before|preceding the? <period>`,
      `${IN} the ${LASTING} prior to the? <period>`,
      'at? any|some time|point|moment|day before|preceding the? <period>',
      'earlier than the? <period>',
      'pre <period>',
      'up to but not including the? <period>',
    ],
    produce: ({ periods: [period] }) => bound('before', null, period?.start, period),
  },
  {
    name: 'by a day',
    patterns: ['by the? <period>'],
    produce: ({ periods: [period] }) =>
      period?.grain === 'day' ? bound('through', null, period.end, period) : null,
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
      'in|from? <period> or all|any? earlier|before|older|prior|previous|preceding years|quarters|months|days|ones?',
      'in|from? <period> and all|any? earlier|before|older|prior|previous|preceding <closeOfTime>',
      'in|from? <period> and all|any? earlier|before|older|prior|previous|preceding years|quarters|months|days|ones',
    ],
    produce: ({ periods: [period] }) => bound('through', null, period?.end, period),
  },
  {
    // "over the months of 2025" asks for each of them.
    name: 'units between two periods',
    patterns: [`${IN} the <unit> of|from|between? the? <period>`],
    produce: ({ periods: [period], unit }) =>
      period !== undefined && (period.ends !== undefined || period.grain === unit) ? period : null,
  },
  {
    name: 'units that a period has',
    patterns: [
      `${IN}? the <span> period? from|between|,? the? <period>`,
      `${IN}? the <span> period of the? <period>`,
      'in|during|over|within the <span> of the? <period>',
    ],
    produce: ({ periods: [whole], count, unit }) =>
      whole !== undefined && partOf(whole, 'first', count, unit)?.end === whole.end ? whole : null,
  },
  {
    name: 'on a day',
    patterns: ['on the one|single|exact|very? calendar? day|date of? ,? <period>'],
    produce: ({ periods: [day] }) => (day?.grain === 'day' ? day : null),
  },
  {
    name: 'in',
    patterns: [
      'the <period>',
      'the? calendar|full? year|years|yr <period>',
      `${IN} the? <period>`,
      `${IN}? the? calendar|full|whole|entire? year|years|yr of? <period>`,
      `${IN}? the? calendar <period>`,
      'year|quarter|month|period|date : the? <period>',
      `${IN}? all|whole|entire of? the? <period>`,
      `${IN}? the whole|entire of? <period>`,
      `${IN}|through the ${LENGTH} of the? <period>`,
      `${IN} the ${TIME} of|from|between? the? <period>`,
      `${IN} the date|time ${TIME} of|from|between? the? <period>`,
      'at? any|some time|point|stage|moment|day in|during|within|of|over|between? the? <period>',
      'anytime|sometime|anywhere in|during|within|over|between? the? <period>',
      'back|just|solely|specifically|exclusively|strictly|purely in|during|within|from the? <period>',
      'exactly|precisely on|in? the? <period>',
      'dated the? <period>',
      `${IN} these|those <period>`,
      `${IN}? the? <period> period|timeframe|window|interval|span`,
      'on a|an? <period> basis',
    ],
    produce: ({ periods: [period] }) => period ?? null,
  },
];
