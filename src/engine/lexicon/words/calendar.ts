import type { WordClasses } from './word-classes.ts';

/** `part:<part>` names a part of a date to group by or to show; `every:<part>` groups without "by". */
export const CALENDAR = {
  'part:year': ['calendar year', 'year', 'years', 'yr'],
  'part:quarter': ['calendar quarter', 'qtr', 'quarter', 'quarters'],
  'part:month': ['calendar month', 'month', 'month and year', 'months', 'year and month', 'year month'],
  'part:week': ['calendar week', 'week', 'weeks'],
  'part:day': ['by date', 'day', 'days'],
  'part:weekday': [
    'day of the week',
    'day of week',
    'days of the week',
    'dow',
    'week day',
    'weekday',
    'weekdays',
  ],
  'part:month-of-year': [
    'calendar month name',
    'month name',
    'month of the year',
    'month of year',
    'months of the year',
  ],
  'part:quarter-of-year': ['quarter of the year', 'quarter of year', 'quarters of the year'],
  decade: ['decade', 'decades'],
  'part:day-of-month': ['day of month', 'day of the month'],
  'every:year': [
    ...everyForms('year', 'annual'),
    'a year',
    'annually',
    'per annum',
    ...figures('yearly'),
    'on a yearly basis',
  ],
  'every:quarter': [...everyForms('quarter', 'quarterly')],
  'every:month': [...everyForms('month', 'monthly'), 'a month'],
  'every:week': [...everyForms('week', 'weekly')],
  'every:day': [...everyForms('day', 'daily')],
  'weekday:Monday': [...onDay('monday')],
  'weekday:Tuesday': [...onDay('tuesday')],
  'weekday:Wednesday': [...onDay('wednesday')],
  'weekday:Thursday': [...onDay('thursday')],
  'weekday:Friday': [...onDay('friday')],
  'weekday:Saturday': [...onDay('saturday')],
  'weekday:Sunday': [...onDay('sunday')],
  'weekday:weekend': [
    ...onDay('weekend'),
    'at a weekend',
    'at the weekend',
    'at weekends',
    'during the weekend',
    'on the weekend',
    'on weekend days',
    'over the weekend',
    'over weekends',
  ],
  'weekday:workday': [
    'during the working week',
    'on a weekday',
    'on business days',
    'on weekdays',
    'on work days',
    'on workdays',
    'on working days',
  ],
  /** Says of a part of the year that all years are put together. */
  'whichever-year': [
    ...['across all', 'for all', 'in all', 'of all', 'over all', 'all'].flatMap((all) =>
      ['combined', 'together', 'taken together', 'pooled'].flatMap((so) => [
        `${all} years ${so}`,
        `${all} the years ${so}`,
      ]),
    ),
    ...['added together', 'counted', 'lumped together', 'put together'].flatMap((so) => [
      `all years ${so}`,
      `all the years ${so}`,
    ]),
    ...[
      'never mind',
      'regardless of',
      'irrespective of',
      'independent of',
      'independently of',
      'no matter',
      'ignoring',
      'disregarding',
      'whatever',
    ].flatMap((so) => [`${so} year`, `${so} the year`, `${so} which year`]),
    'all years',
    'any year',
    'combined over all years',
    'in whatever year',
    'in whichever year',
    'whichever the year',
    'whichever year',
    'year ignored',
  ],
  /** Before a month of whichever year. */
  'in-any': ['any', 'any given', 'during any', 'in any', 'in any given', 'on any'],
  /** A month or a day of whichever year. */
  'every-year': [
    'across all years',
    'across years',
    'each year',
    'every year',
    'for all years',
    'in all years',
    'in any given year',
    'in any year',
    'of all years',
    'of any year',
    'of each year',
    'of every year',
    'over all years',
    'over all the years',
    'across all the years',
    'in every year',
    'in each year',
  ],
} satisfies WordClasses;

/** All that is said of a period to group by it: "monthly", "month by month", "in monthly steps", "over the months". */
function everyForms(unit: string, adjective: string): readonly string[] {
  const a = adjective.startsWith('a') ? 'an' : 'a';
  return [
    `${unit} after ${unit}`,
    `${unit} by ${unit}`,
    `each and every ${unit}`,
    ...['by', 'each', 'each single', 'every', 'every single', 'one line per', 'one row per', 'per'].flatMap(
      (each) => [`${each} ${unit}`, ...(each.startsWith('one') ? [] : [`${each} calendar ${unit}`])],
    ),
    ...['each', 'every', 'per'].map((each) => `${each} individual ${unit}`),
    `by the ${unit}`,
    ...['across', 'over', 'through', 'throughout'].flatMap((over) => [
      `${over} the ${unit}s`,
      `${over} the different ${unit}s`,
    ]),
    `on ${a} ${adjective} basis`,
    `on a ${unit} by ${unit} basis`,
    ...['buckets', 'increments', 'intervals', 'steps'].map((steps) => `in ${adjective} ${steps}`),
    ...['frequency', 'granularity', 'grain', 'level', 'resolution'].flatMap((fine) =>
      ['at', `at ${a}`, 'in', 'with', `with ${a}`].map((at) => `${at} ${adjective} ${fine}`),
    ),
    ...figures(adjective),
  ];
}

/** "annual", "annual figures for". */
function figures(adjective: string): readonly string[] {
  return [
    adjective,
    ...['data', 'figures', 'numbers', 'readings', 'values'].flatMap((noun) =>
      ['', ' for', ' of', ' on'].map((of) => `${adjective} ${noun}${of}`),
    ),
  ];
}

/** "on a Monday", "on Mondays", "during Mondays". */
function onDay(day: string): readonly string[] {
  return [
    day,
    `${day}s`,
    `a ${day}`,
    ...['any', 'during', 'on', 'on a', 'on any', 'on some'].flatMap((on) => [`${on} ${day}`]),
    `on ${day}s`,
    `during ${day}s`,
  ];
}
