import type { Segment } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a delay where something stands behind something: "the order behind each of them" is what belongs to it, and no order that is
 * behind; "behind on the payments" is one.
 */
export function checkBehind(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = spacedTextOf(words);
  if (query.kind === 'values' || !BEHIND_IT.test(text)) return;
  const states = index.knowledge.segments.filter((one) => isCalledSoOnly(one, text));
  const isAsked = partsOf(query).some(
    (part) => isTest(part) && states.some(({ condition }) => isSame(condition, { ...part, operator: '=' })),
  );
  if (isAsked) noSense('what stands behind something else is not late');
}

/** No other word for the state is said. */
function isCalledSoOnly({ label, synonyms }: Segment, text: string): boolean {
  const isBehind = (name: string): boolean => name === BEHIND || name.startsWith(`${BEHIND} `);
  const names = [label, ...synonyms];
  return names.some(isBehind) && !names.some((name) => !isBehind(name) && text.includes(` ${name} `));
}

const BEHIND = 'behind';
const BEHIND_IT =
  / behind (?:a|all|an|any|each|every|her|him|it|many|most|our|some|that|the|them|these|this|those|which|whom) (?!(?:due|payment|repayment|schedule)s? )/;

/** Without this {@link checkBehind} holds on to nothing. */
export const BEHIND_CUES: readonly Cue[] = [BEHIND];

function isTest(part: object): part is Extract<Expression, { readonly kind: 'binary' }> {
  return 'kind' in part && part.kind === 'binary';
}
