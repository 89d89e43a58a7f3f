import type { Expression } from '../../../../shared/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { namesOfValue } from './names-of-value.ts';

/**
 * Rejects a delay where something stands behind something: "the loan behind each of them" is what belongs to it, and no loan that is
 * behind; "behind on the payments" is one.
 */
export function checkBehind(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words);
  if (!BEHIND_IT.test(text)) return;
  const isSo = partsOf(query).some((part) => {
    if (!isTest(part)) return false;
    const operator = part.operator === '<>' ? '=' : part.operator;
    const names = namesOfValue({ kind: 'test', expression: { ...part, operator } }, index);
    const others = names.filter((name) => name !== BEHIND && !name.startsWith(`${BEHIND} `));
    return others.length < names.length && !others.some((name) => ` ${text} `.includes(` ${name} `));
  });
  if (isSo) noSense('what stands behind something else is not late');
}

const BEHIND = 'behind';
const BEHIND_IT =
  /\bbehind (?:a|all|an|any|each|every|her|him|it|many|most|our|some|that|the|them|these|this|those|which|whom)\b(?! (?:due|payment|repayment|schedule)s?\b)/;

/** Without this {@link checkBehind} holds on to nothing. */
export const BEHIND_CUES: readonly Cue[] = [BEHIND];

function isTest(part: object): part is Extract<Expression, { readonly kind: 'binary' }> {
  return 'kind' in part && part.kind === 'binary';
}
