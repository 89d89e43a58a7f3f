import { conjunctsOf, filtersOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects a query of those rows alone that are to be added to the others: "average price plus late boats" is no price of late ones. */
export function checkAddedRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const [, noun = ''] = ADDED.exec(textOf(words)) ?? [];
  if (tablesCalled(noun, index).length === 0) return;
  const [only, ...others] = conjunctsOf(query.where);
  if (only?.kind !== 'test' || others.length > 0 || filtersOf(query).length > 0) return;
  if (query.kind === 'aggregate' && (query.measures.length > 1 || query.sides !== undefined)) return;
  if (!SEVERAL.test(JSON.stringify([only, query.kind === 'aggregate' ? query.measures : []])))
    noSense('what is added is not asked for alone');
}

/** "plus late loans", at the end or before how they are grouped. */
const ADDED =
  /\b(?:plus|as well as|along with|in addition to|together with) (?:(?:all|also|any|even|our|the) )*(?!(?:a|an|each|every|her|his|its|their)\b)[a-z-]+(?: off)? ([a-z]+)(?: ?[.?!,]| (?:by|for|in|per)\b|$)/;
/** Both are asked for, or both are added up. */
const SEVERAL = /"kind":"in"|"kind":"any"|"operator":"(?:\+|or)"/;

/** Without one of these {@link checkAddedRows} holds on to nothing. */
export const ADDED_ROWS_CUES: readonly Cue[] = [ADDED];
