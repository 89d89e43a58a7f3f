/** What all is that is kept about a business, and how it came to be. */
const KEPT =
  'book business portfolio company bank firm lender data database records dataset operation operations'.split(
    ' ',
  );
const BEGAN = ['began', 'begin', 'begins', 'opened', 'started', 'starts'];

/** A whole that holds for as long as there are data. */
export const SINCE_EVER: readonly string[] = [
  ...[
    'beginning',
    'start',
    'outset',
    'inception',
    'launch',
    'very beginning',
    'very start',
    'very first day',
  ].flatMap((start) => [
    `since the ${start}`,
    `from the ${start} on`,
    ...KEPT.map((kept) => `since the ${start} of the ${kept}`),
  ]),
  ...[
    'since inception',
    'since day one',
    'since day 1',
    'since launch',
    'from inception',
    'from day one',
    'from inception to date',
    'inception to date',
  ],
  ...BEGAN.flatMap((began) => [`since we ${began}`, `since it all ${began}`]),
  ...KEPT.flatMap((kept) =>
    BEGAN.flatMap((began) => [
      `since the ${kept} ${began}`,
      `since ${kept} ${began}`,
      `since our ${kept} ${began}`,
    ]),
  ),
  ...['start', 'beginning', 'outset'].flatMap((start) =>
    ['until', 'till', 'to', 'up to'].flatMap((to) => [
      `from the ${start} ${to} now`,
      `from the ${start} ${to} today`,
    ]),
  ),
  ...['over', 'in', 'across', 'throughout', 'during', 'for'].flatMap((over) =>
    [
      'the',
      'our',
      'the whole',
      'the entire',
      'the full',
      'the complete',
      'our whole',
      'our entire',
      'its entire',
    ].flatMap((whole) => [
      `${over} ${whole} history`,
      ...(whole.includes(' ') ? [`${over} ${whole} period`, `${over} ${whole} time`] : []),
    ]),
  ),
  ...[
    'life',
    'lifetime',
    'history',
    'whole history',
    'entire history',
    'entire life',
    'whole life',
    'full history',
    'existence',
  ].flatMap((life) =>
    KEPT.flatMap((kept) => ['over', 'in', 'throughout'].map((over) => `${over} the ${life} of the ${kept}`)),
  ),
  ...['over', 'across', 'for', 'through', 'of'].flatMap((over) => [
    `${over} all time`,
    `${over} all of time`,
  ]),
  'all years',
  ...['in', 'over', 'for', 'across'].flatMap((over) => [
    `${over} all years together`,
    `${over} all the years together`,
    `${over} all years combined`,
  ]),
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
