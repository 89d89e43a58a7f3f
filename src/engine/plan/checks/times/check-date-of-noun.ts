import type { Segment } from '../../../../catalog/mod.ts';
import { filtersOf, testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { spacedTextOf } from '../../text-of.ts';
import { datesOf } from './dates-of.ts';

/**
 * Rejects the usual date of the rows where a noun says what became of them, which has a date of its own: charge-offs of a quarter are
 * not those of the loans that were issued in it.
 */
export function checkDateOfNoun(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const text = spacedTextOf(words);
  const said = index.knowledge.segments.filter((one) => one.date != null && isNamed(one, text));
  if (said.length === 0) return;
  const compared = [...testsOf(query.where), ...filtersOf(query)].flatMap(columnsOf);
  const times = query.dimensions.flatMap(({ expression }) => columnsOf(expression));
  for (const { dataset, date } of said) {
    const { defaultDate } = index.dataset(dataset);
    const isOf = (name: string | null | undefined): boolean =>
      [...compared, ...times].some(({ table, column }) => table === dataset && column === name);
    if (defaultDate === date || !isOf(defaultDate)) continue;
    const label = index.field(dataset, defaultDate ?? '').label.split(' ')[0] ?? '';
    const isOfRows = (word: string): boolean =>
      word.startsWith(label.slice(0, STEM)) ||
      OF_ROWS.has(word) ||
      // "defaulted loans originated in 2024"
      (defaultDate !== null && datesOf(word, dataset, index).has(defaultDate));
    if (!words.some(isOfRows))
      undecided('whether the time is that of the rows or of what became of them is not said');
  }
}

/** "charge-offs"; a default rate is of all of the rows. */
function isNamed({ nouns }: Segment, text: string): boolean {
  return nouns.some((noun) => {
    const at = text.indexOf(` ${noun} `);
    return at >= 0 && !RATE.test(text.slice(at + noun.length + 2));
  });
}

const RATE = /^(?:percentages?|pct|rates?|ratios?|shares?|%)\b/;

const STEM = 4;
/** What says that the rows are those of a time. */
const OF_ROWS: ReadonlySet<string> = new Set(['cohort', 'made', 'vintage', 'vintages']);
