import { wordsOf } from './words-of.ts';

/** Words of analysts that ask for the same, whatever the data; names of the data are the semantic model's business. */
const GROUPS: Readonly<Record<string, string>> = {
  share: 'share percent percentage pct portion fraction proportion part ratio mix split',
  year: 'year yearly annual annually',
  quarter: 'quarter quarterly',
  month: 'month monthly',
  week: 'week weekly weekday monday tuesday wednesday thursday friday saturday sunday',
  most: 'most top biggest largest highest best greatest peak maximum max',
  least: 'least bottom smallest lowest worst fewest minimum min cheapest',
  average: 'average mean avg typical typically',
  median: 'median middle',
  total: 'total sum altogether overall',
  count: 'number count',
  running: 'running cumulative cumulated cumulatively ytd accumulated',
  band: 'band bucket bracket range group tier',
  change:
    'growth grow grew grown change changed rise rose risen fall fell fallen increase decrease shrink shrank trend develop',
  comparison: 'compare compared comparison versus vs against beside than',
  none: 'no none never without zero missing lack',
};

const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, words]) => wordsOf(words).map((word) => [word, group] as const)),
);

/** The groups that words of a text belong to, each once. */
export function groupsOf(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap((word) => GROUP_OF.get(word) ?? []))];
}
