import { singularOf } from '../../../../catalog/mod.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects single rows where groups are ranked: "top 2 purposes by balance of open loans in each year"; and groups that are chosen by
 * their number where the first of them is asked for: "which product has the highest balance of loans over $50,000".
 */
export function checkGroupsFirst(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (query.kind === 'aggregate') {
    const isRanked = query.limit !== null || query.perGroup !== null || query.counted !== undefined;
    if (!isRanked && query.having !== null && HAS_MOST.test(text)) noSense('the first of them is asked for');
    if (isRanked && query.having !== null && BESIDE.test(text))
      undecided('whether a number is to be so or to be shown is not said');
    checkBeside(query, text);
    return;
  }
  const [, noun = ''] = TOP_BY.exec(text) ?? [];
  if (noun !== '' && isGroup(noun, query, index)) noSense('groups are ranked, and not single rows');
  const [, one = '', of = ''] = HAS_MOST_OF.exec(text) ?? [];
  const isOfRows = of.split(' ').includes(index.dataset(query.from).labelPlural);
  if (isOfRows && isGroup(one, query, index)) noSense('groups are ranked, and not single rows');
}

/** Whether rows are grouped by what is called so: a column of theirs, or what they belong to. */
function isGroup(noun: string, { from, fields }: ListQuery, index: KnowledgeIndex): boolean {
  const tables = tablesCalledIn(noun.split(' '), index);
  if (tables.size > 0) return !tables.has(from);
  const label = noun.replace(/\S+$/, singularOf);
  return fields.some((field) => field.role !== 'measure' && field.label === label);
}

/** "top 5 purposes by average price, with the total quantity": another number than that which ranks. */
function checkBeside({ measures, limit }: AggregateQuery, text: string): void {
  const [, said = ''] = BESIDE.exec(text) ?? [];
  const [only, ...others] = measures;
  if (said === '' || only === undefined || others.length > 0 || limit === null) return;
  const called = new Set(only.label.toLowerCase().split(' '));
  if (!said.split(' ').some((word) => called.has(word))) noSense('another number is to stand beside it');
}

const HAS_MOST =
  /^(?:what|which) [a-z]+(?: [a-z]+)? (?:had|has|have) the (?:fewest|highest|largest|least|lowest|most|smallest) /;
/** "which region has the lowest balance of loans over $50,000", "the 2 grades with the highest balance of current loans" */
const HAS_MOST_OF =
  /\b(?:what|which|\d+) ([a-z]+(?: [a-z]+)?) (?:had|has|have|with) the (?:highest|largest|lowest|smallest) .*? of ((?:[\w$,.%-]+ ?){1,6})/;
const BESIDE =
  /^.*\btop \d+ .* by .* , (?:along |together )?with (?:the |their )?((?:average|count|highest|largest|maximum|mean|median|number|total)(?: [a-z]+)?|(?!the\b|their\b)[a-z]+ (?:amount|balance|rate|volume))/;
const TOP_BY = /\b(?:bottom|top) \d+ ([a-z]+(?: [a-z]+)?) by /;

/** Without one of these {@link checkGroupsFirst} holds on to nothing. */
export const GROUPS_FIRST_CUES: readonly Cue[] = [HAS_MOST, TOP_BY, HAS_MOST_OF, BESIDE];
