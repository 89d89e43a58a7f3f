import { composed, type WordClasses } from './word-classes.ts';

const WHOLE = [
  'all',
  'all of the',
  'all the',
  'all available',
  'complete',
  'full',
  'the complete',
  'the full',
];
const KNOWN = ['data', 'detail', 'details', 'info', 'information'];
const OF = ['about', 'for', 'of', 'on', 'regarding'];

/** Before rows of which every column is wanted. */
export const WHOLE_ROWS = {
  'open-whole': [
    composed(WHOLE, KNOWN, ['', 'we have'], OF),
    ...['about', 'on'].flatMap((of) => [
      `everything ${of}`,
      `everything we have ${of}`,
      `everything we know ${of}`,
    ]),
    'every detail of',
    'the whole record of',
    'the complete record of',
    'the full record of',
  ],
} satisfies WordClasses;
