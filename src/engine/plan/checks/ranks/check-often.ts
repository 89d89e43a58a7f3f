import { testsOf } from '../../../conjuncts.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { saysYesOrNo } from '../../grammar/fields.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { spacedTextOf, textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a number for what may as well be a rate: "which channel is approved least often" may have few applications, or few of
 * them approved. What has no other outcome is a number: "which purpose is chosen most often".
 */
export function checkOften(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.limit === null) return;
  if (query.dimensions.some(({ expression }) => expression.kind === 'date-part')) return;
  const text = spacedTextOf(words);
  if (!OFTEN.test(text)) return;
  const tests = testsOf(query.where);
  const values = tests.flatMap(literalsOf).map((value) => value.toLowerCase());
  // "late most often"; an auto loan is one once and for all.
  const isOutcome = (value: string): boolean =>
    value.split(' ').some(isDone)
      ? text.includes(` ${value} `)
      : new RegExp(` ${RegExp.escape(value)} (?:the )?${OFTEN.source}`).test(text);
  const happened = tests.some(
    (test) =>
      test.kind === 'is-null' &&
      test.operand.kind === 'column' &&
      index.field(test.operand.table, test.operand.column).role === 'time',
  );
  if (values.some(isOutcome) || happened)
    undecided('whether the number of those that are so or their share of all is meant is not said');
}

const OFTEN = /(?:least|most|more|less) (?:frequently|often)/;

/**
 * Rejects the more frequent of yes and no where it is asked who was so most: "which boat was *insured* most often" is not the boat that
 * most often was not.
 */
export function checkFlagsRanked(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.limit === null || GROUPED.test(textOf(words))) return;
  for (const { expression } of query.dimensions) {
    const field = expression.kind === 'column' ? index.field(expression.table, expression.column) : null;
    if (field !== null && saysYesOrNo(field))
      undecided(`whether the number of those that are ${field.label} is meant is not said`);
  }
}

const GROUPED = /\b(?:by|each|every|per|split|whether|or not)\b/;

/** Without one of these {@link checkFlagsRanked} holds on to nothing. */
export const FLAGS_RANKED_CUES: readonly Cue[] = ['least', 'most'];

/** Without one of these {@link checkOften} holds on to nothing. */
export const OFTEN_CUES: readonly Cue[] = [OFTEN];
