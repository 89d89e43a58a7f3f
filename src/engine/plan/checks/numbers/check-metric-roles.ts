import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects a metric beside what is asked for where its words say something else: applications that "got funded" are rows of which that is
 * so, and ask for no amount, and what "the loan book holds" is what is in it.
 */
export function checkMetricRoles(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2) return;
  const text = textOf(words);
  const said = [...text.matchAll(DONE), ...text.matchAll(HOLDER)].map(([, word = '']) => word);
  if (said.length === 0 || OF_AMOUNT.test(text)) return;
  const metrics = index.knowledge.metrics.filter(({ expression }) =>
    query.measures.some((measure) => isSame(measure.expression, expression)),
  );
  const isOther = metrics.some(({ label, synonyms }) =>
    [label, ...synonyms].some((name) => said.includes(name)),
  );
  if (isOther) noSense('what is so of the rows is no amount');
}

/** "that got funded", "which were booked". */
const DONE =
  /\b(?:that|which|who|were|was|been|being|be|got|get|gets|getting|actually|finally|eventually|never|ever|not) ([a-z]+ed|lent)\b/g;
/** "does our loan book hold". */
const HOLDER =
  /\b(?:does|do|did|is|are|were) (?:the |our )?([a-z]+(?: [a-z]+)?) (?:hold|have|contain|include|carry|show)\b/g;
const OF_AMOUNT =
  /\$|\b(?:how much|what amount|amount of|amounts? (?:that|which)|money|dollars|total|sum|(?:more|less) than|over|under|most|least)\b/;
