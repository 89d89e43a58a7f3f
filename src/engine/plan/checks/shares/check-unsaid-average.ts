import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects the money that people have, where it is held against an average and no word is said of it: "customers who borrowed more
 * than average" need not earn more.
 */
export function checkUnsaidAverage(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values' || EARNING.test(textOf(words))) return;
  for (const { left } of averagesIn(query.where)) {
    if (left.kind !== 'column' || !isOfPeople(index.dataset(left.table))) continue;
    const { unit, label, synonyms } = index.field(left.table, left.column);
    // "who pay more than average" says nothing of their pay.
    const said = new Set(words.filter((word, at) => word !== 'pay' || !PAID_MORE.test(words[at + 1] ?? '')));
    const isSaid = [label, ...synonyms].some((name) => name.split(' ').some((one) => said.has(one)));
    if (unit?.kind === 'money' && !isSaid) undecided('what is more or less than average is not said');
  }
}

type Versus = Extract<Condition, { readonly kind: 'compare-to-aggregate' }>;

function averagesIn(condition: Condition | null): readonly Versus[] {
  switch (condition?.kind) {
    case 'compare-to-aggregate':
      return [condition];
    case 'all':
    case 'any':
      return condition.of.flatMap(averagesIn);
    case 'exists':
      return averagesIn(condition.where);
    case 'not':
      return averagesIn(condition.of);
    default:
      return [];
  }
}

const PAID_MORE = /^(?:above|at|below|far|less|more|much|over|under)$/;
const EARNING =
  /\b(?:earn(?:s|ed|ing|ers?)?|incomes?|makes?|making|(?:are|best|better|being|is|was|well|were) paid|richer|richest|salar(?:y|ies)|wages?|wealth(?:y|ier)?)\b/;
