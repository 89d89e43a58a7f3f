import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects the average of one group where it is that of two together: "above the average of their town *and class*" shows no class. */
export function checkBothGroups(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const second = AVERAGE_OF_BOTH.exec(textOf(words))?.[1];
  const isWithinOne = partsOf(query).some(
    (part) => 'kind' in part && part.kind === 'compare-to-aggregate' && 'within' in part,
  );
  if (second === undefined || !isWithinOne) return;
  const outputs = query.kind === 'list' ? query.fields : query.dimensions;
  const isShown = outputs.some(({ expression }) =>
    columnsOf(expression).some(({ table, column }) => {
      const { label } = index.dataset(table);
      return (
        index.field(table, column).label.split(' ').includes(second) || label.split(' ').includes(second)
      );
    }),
  );
  if (isShown) noSense('the average is that of both together');
}

const AVERAGE_OF_BOTH =
  /\b(?:average|mean|median|typical)(?: [a-z]+){0,3}? (?:for|in|of|within) (?:the same |their |its |his |her |the )(?:[a-z]+ )?[a-z]+ and (?:the same |their |its |his |her |the )?([a-z]+)\b/;

/** Without one of these {@link checkBothGroups} holds on to nothing. */
export const BOTH_GROUPS_CUES: readonly Cue[] = [AVERAGE_OF_BOTH];
