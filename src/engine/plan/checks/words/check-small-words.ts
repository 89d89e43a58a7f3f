import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a query that has no place for a small word: "with *only* a fee" of all rows, "*since when* is it late" as a column of others,
 * years that run backwards, a fee that is *unpaid* as rows that are.
 */
export function checkSmallWords(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = spacedTextOf(words);
  const [, from, to] = YEARS.exec(text) ?? [];
  if (from !== undefined && Number(from) > Number(to)) undecided('from which year to which is not said');
  if (ONLY_ONE.test(text) && query.where === null && (query.kind === 'list' || query.having === null))
    noSense('those that have nothing else are not told apart');
  if (SINCE_WHEN.test(text) && isOfOthers(query)) noSense('since when it has been so is not known');
  const [, one = '', two = ''] = UNPAID.exec(text) ?? [];
  if (isAmount(two, index) || isAmount(`${one} ${two}`, index))
    noSense('whether the amount itself was paid is not known');
}

const YEARS = / between ((?:19|20)\d\d) and ((?:19|20)\d\d) /;
const ONLY_ONE = / (?:had|has|have|having|with) (?:just|only) (?:an?|the) /;
const SINCE_WHEN = /^ since when /;
const UNPAID = / with (?:an? |the )?([a-z]+) ([a-z]+) (?:still )?(?:outstanding|overdue|unpaid) /;

/** The day since when something else has been so. */
function isOfOthers(query: Exclude<LogicalQuery, { kind: 'values' }>): boolean {
  if (query.kind !== 'list') return false;
  const { fields, from } = query;
  const isOther = ({ expression }: (typeof fields)[number]): boolean =>
    expression.kind === 'column' && expression.table !== from;
  return fields.every(isOther) || fields.some((one) => isOther(one) && one.label.includes('since'));
}

function isAmount(name: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.datasets.some(({ fields }) =>
    fields.some(({ role, label }) => role === 'measure' && (label === name || `${label}s` === name)),
  );
}

/** Without one of these {@link checkSmallWords} holds on to nothing. */
export const SMALL_WORDS_CUES: readonly Cue[] = [YEARS, ONLY_ONE, SINCE_WHEN, UNPAID];
