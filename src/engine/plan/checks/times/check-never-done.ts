import { conjunctsOf } from '../../../conjuncts.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { datesOf } from './dates-of.ts';

/**
 * Rejects a time of what was not done, after what was: "parcels packed but never sent in 2025" are not those of other years; and what
 * was not done alone: who has "applied but never had a boat" has applied.
 */
export function checkNeverDone(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const said = textOf(words);
  if (NEVER_DONE.test(said)) noSense('what was never done has no time');
  const [, deed = ''] = query.kind === 'values' ? [] : (DONE_BUT.exec(said) ?? []);
  if (query.kind === 'values' || !isDone(deed)) return;
  const { datasets } = index.knowledge;
  const tables = datasets.filter(({ name }) => datesOf(deed, name, index).size > 0).map(({ name }) => name);
  const done = conjunctsOf(query.where).filter((one) => !isDenied(one));
  const isKept = tables.some((table) => done.some((one) => isAbout(one, table)));
  // Of the rows themselves the state may say it.
  const isOfOthers = tables.length > 0 && !tables.some((table) => isRowsOf(query, table));
  if (isOfOthers && !isKept) undecided('whether it must have been done is not said');
}

const NEVER_DONE = /\bbut (?:were |was )?(?:never|not) [a-z]+ (?:in|during) (?:19|20)\d\d\b/;
const DONE_BUT =
  /\b(?:had|has|have|that|who) (?:(?:already|ever|once) )?([a-z]+)(?: (?:for|with) [a-z ]+?)? ,? ?(?:and|but|though|without|yet) (?:(?:had|has|have) )?(?:had|having|never|no|none|not|without)\b/;

function isDenied(condition: Condition): boolean {
  return (
    condition.kind === 'not' ||
    (condition.kind === 'related-aggregate' && condition.operator === '=' && condition.value === 0)
  );
}

function isAbout(condition: Condition, table: string): boolean {
  return partsOf(condition).some(
    (part) => ('related' in part && part.related === table) || ('table' in part && part.table === table),
  );
}

function isRowsOf(query: Exclude<LogicalQuery, { kind: 'values' }>, table: string): boolean {
  if (query.kind === 'list') return query.from === table;
  return query.measures.some((one) =>
    partsOf(one).some((part) => 'table' in part && part.table === table && 'function' in part),
  );
}

/** Without one of these {@link checkNeverDone} holds on to nothing. */
export const NEVER_DONE_CUES: readonly Cue[] = [NEVER_DONE, DONE_BUT];
