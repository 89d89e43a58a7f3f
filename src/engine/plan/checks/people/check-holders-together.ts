import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/** Rejects "states whose customers hold over $1 million" as those of a single customer who does: all of theirs may be meant. */
export function checkHoldersTogether(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate') return;
  const isOfValues = query.measures.some(
    ({ expression }) =>
      expression.kind === 'aggregate' && expression.distinct && expression.argument?.kind === 'column',
  );
  if (!isOfValues) return;
  const holders = words.flatMap((word, at) =>
    word === 'whose' && words[at + 1] !== words[at - 1] ? [singularOf(words[at + 1] ?? '')] : [],
  );
  const isMeant = conjunctsOf(query.where).some((one) => {
    if (one.kind !== 'related-aggregate' && one.kind !== 'related-measure') return false;
    const { label, synonyms } = index.dataset(one.table);
    return [label, ...synonyms].some((name) => holders.includes(name));
  });
  if (isMeant) undecided('whether one of them or all of them together are so is not said');
}

/** Without one of these {@link checkHoldersTogether} holds on to nothing. */
export const HOLDERS_TOGETHER_CUES: readonly Cue[] = ['whose'];
