import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects rows of which one of two is asked where the words join these by "and": whether members who borrowed "history and
 * poetry books" have borrowed both, or any of them, is not said.
 */
export function checkJoined(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const said = spacedTextOf(words);
  for (const inner of ofSeveral(query.where, index))
    for (const [first, second] of testsOf(inner).flatMap(listsIn))
      if (areJoined(first, second, said) || areJoined(second, first, said))
        undecided(`whether they have both of "${first}" and "${second}" or any is not said`);
}

/** "cat and dog", "cats as well as dogs", "a red and also a blue one". */
function areJoined(first: string, second: string, said: string): boolean {
  const end = said.indexOf(` ${first}`) + first.length + 1;
  const joint = end > first.length ? JOINT.exec(said.slice(end))?.[0] : undefined;
  return (
    joint !== undefined &&
    said.startsWith(second, end + joint.length) &&
    ENDED.test(said.slice(end + joint.length + second.length))
  );
}

const JOINT = /^s? (?:and|as well as)(?: (?:also|an?|the|in|from|at|on|by|with))* /;
const ENDED = /^s? /;

/** What is asked of rows of which each has several. */
function ofSeveral(condition: Condition | null, index: KnowledgeIndex): readonly (Condition | null)[] {
  switch (condition?.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap((one) => ofSeveral(one, index));
    case 'exists':
      return index.isToOne(condition.table, condition.related) ? [] : [condition.where];
    default:
      return [];
  }
}

/** The texts that a column is asked to be one of, two by two. */
function listsIn(expression: Expression): readonly (readonly [string, string])[] {
  if (expression.kind !== 'in') return operandsOf(expression).flatMap(listsIn);
  const texts = expression.values.flatMap((one) =>
    one.kind === 'literal' ? [String(one.value).toLowerCase()] : [],
  );
  return texts.slice(1).map((text, at): [string, string] => [texts[at] ?? '', text]);
}

/** Without one of these {@link checkJoined} holds on to nothing. */
export const JOINED_CUES: readonly Cue[] = [JOINT];
