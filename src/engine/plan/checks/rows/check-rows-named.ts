import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects rows of another table than those that are to be named: "name the shops that made no sale in 2018" lists shops, and no orders. */
export function checkRowsNamed(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list') return;
  const [, noun = ''] = NAMED.exec(textOf(words)) ?? [];
  const tables = tablesCalled(noun, index);
  if (tables.length > 0 && !tables.includes(query.from)) noSense(`the rows are to be ${noun}`);
}

/** With "not", for what they have is shown by its rows. */
const NAMED =
  /^(?:give|list|name|show)(?: me)?(?: all)?(?: the)? ([a-z]+) (?:that|which|who) (?:did|do|does|had|has|have) (?:no|not) /;

/** Without one of these {@link checkRowsNamed} holds on to nothing. */
export const ROWS_NAMED_CUES: readonly Cue[] = [NAMED];
