import { composed, type Form } from './words/word-classes.ts';

/** What all is that is kept about a business, and how it came to be. */
const KEPT =
  'book business portfolio company bank firm lender data database records dataset operation operations'.split(
    ' ',
  );
const BEGAN = ['began', 'begin', 'begins', 'opened', 'started', 'starts'];

const STARTS = [
  'the beginning',
  'the start',
  'the outset',
  'the inception',
  'the launch',
  'the very beginning',
  'the very start',
  'the very first day',
];
const DURING = ['over', 'in', 'across', 'throughout', 'during', 'for'];
const WHOLE = [
  'the whole',
  'the entire',
  'the full',
  'the complete',
  'our whole',
  'our entire',
  'its entire',
];

/** A whole that holds for as long as there are data. */
export const SINCE_EVER: readonly Form[] = [
  composed(['since'], STARTS),
  composed(['from'], STARTS, ['on']),
  composed(['since'], STARTS, ['of the'], KEPT),
  'since inception',
  'since day one',
  'since day 1',
  'since launch',
  'from inception',
  'from day one',
  'from inception to date',
  'inception to date',
  composed(['since'], ['we', 'it all'], BEGAN),
  composed(['since'], ['', 'the', 'our'], KEPT, BEGAN),
  composed(
    ['from the'],
    ['start', 'beginning', 'outset'],
    ['until', 'till', 'to', 'up to'],
    ['now', 'today'],
  ),
  composed(DURING, ['the', 'our', ...WHOLE], ['history']),
  composed(DURING, WHOLE, ['period', 'time']),
  composed(
    ['over the', 'in the', 'throughout the'],
    [
      'life',
      'lifetime',
      'history',
      'whole history',
      'entire history',
      'entire life',
      'whole life',
      'full history',
      'existence',
    ],
    ['of the'],
    KEPT,
  ),
  composed(['over', 'across', 'for', 'through', 'of'], ['all time', 'all of time']),
  'all years',
  composed(
    ['in', 'over', 'for', 'across'],
    ['all years together', 'all the years together', 'all years combined'],
  ),
];

/** Of whichever day. */
export const AT_ANY_TIME: readonly string[] = [
  'any time',
  'anytime',
  'at any moment',
  'at any point',
  'at any point in time',
  'at any stage',
  'at any time',
  'at any time at all',
  'at some point',
  'at some point in time',
  'at some time',
];
