import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects what of a question is left that stops in the middle, or points at what is not there: "boats since", "boats either late". */
export function checkUnfinished(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  const [, noun = '', last] = JOINT_LAST.exec(text) ?? [];
  const isJoint = last !== undefined && !CLAUSE.test(text) && !isColumn(`${noun} ${last}`, index);
  if (isJoint && tablesCalled(noun, index).length > 0) noSense('the question ends early');
  if (EITHER.test(text)) noSense('what the other choice is, is not said');
  const [, those = ''] = THOSE_ALONE.exec(text) ?? [];
  if (tablesCalled(those, index).length > 0) noSense('which ones are meant is not said');
  const [, counted = ''] = NO_NUMBER.exec(text) ?? [];
  if (tablesCalled(counted, index).length > 0) noSense('how many is not said');
}

/** Rejects what ends in a word that nothing ends with, also where plainer words leave it out: "the loans where the". */
export function checkCut(words: readonly string[]): void {
  if (CUT.test(textOf(words))) noSense('the question ends early');
}

/** "customer since" */
function isColumn(name: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.datasets.some(({ fields }) =>
    fields.some(({ label, synonyms }) => label === name || synonyms.includes(name)),
  );
}

/** Nothing ends with it. */
const CUT = /\b(?:and|an|every|our|than|the|their|whose)[ ?.!]*$/;
const JOINT_LAST =
  /\b([a-z]+) (about|after|among|and|at|between|by|during|for|from|in|near|of|on|or|per|since|to|under|which|who|with|within|without)[ ?.!]*$/;
/** A clause or a question may end with what its noun goes with: "which state do most borrowers live in". */
const CLAUSE =
  /\b(?:are|came|come|did|do|does|had|has|have|how|is|that|they|was|we|were|what|when|where|which (?=\S+ )|who (?=\S+ )|whom|you)\b/;
const EITHER = /\beither\b(?! (?:one|side|way)\b)(?!.*(?:\b(?:and|or)\b|[,/]))/;
const THOSE_ALONE = /^(?:(?:count|give|list|me|please|show) )*(?:these|those) ([a-z]+)[ ?.!]*$/;
const NO_NUMBER = /\bexactly ([a-z]+)\b/;

/** Without one of these {@link checkUnfinished} holds on to nothing. */
export const UNFINISHED_CUES: readonly Cue[] = [JOINT_LAST, EITHER, THOSE_ALONE, NO_NUMBER];

/** Without it {@link checkCut} holds on to nothing. */
export const CUT_CUES: readonly Cue[] = [CUT];
