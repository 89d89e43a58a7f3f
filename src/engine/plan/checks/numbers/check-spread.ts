import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects the number of other rows: "number of *towns* by number of late rides" counts towns, and not the rides of each. */
export function checkSpread(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const [, noun = '', other = ''] = BY_NUMBER.exec(textOf(words)) ?? [];
  const asked = tablesCalled(noun, index);
  if (asked.length === 0 || tablesCalled(other, index).length === 0) return;
  const counted =
    query.kind === 'list'
      ? []
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  if (!counted.some((table) => asked.includes(table))) noSense('something else is counted');
}

const BY_NUMBER =
  /\b(?:count|number) of (?:[a-z-]+ ){0,2}?([a-z]+) by (?:the |their )?(?:count|number) of (?:[a-z-]+ ){0,2}?([a-z]+)(?= ?[,.?!;]|$| in\b)/;

/** Without one of these {@link checkSpread} holds on to nothing. */
export const SPREAD_CUES: readonly Cue[] = [BY_NUMBER];
