import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { isAdditive } from '../../resolve-measure/is-additive.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the average of single rows where it is asked of what they belong to, and they are not spoken of: "the average weight of a
 * voyage" adds up what it carries. Of places and people the average of their rows is meant: "average fare per town".
 */
export function checkAverageOfEach(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate') return;
  const [, amount = '', noun = ''] = AVERAGE_OF.exec(textOf(words)) ?? [];
  const owners = tablesCalled(noun, index).filter(
    (table) => !index.isParty(table) && index.dataset(table).defaultDate !== null,
  );
  if (owners.length === 0) return;
  const spoken = tablesCalledIn(words, index);
  const isOfRows = query.measures.some(({ expression }) =>
    aggregatesOf(expression).some(
      (one) =>
        one.function === 'avg' &&
        !spoken.has(one.table) &&
        !owners.includes(one.table) &&
        owners.some((owner) => index.isToOne(one.table, owner)) &&
        columnsOf(one).every(({ table, column }) => {
          const { label, role, unit } = index.field(table, column);
          const isNamed = label.split(' ').some((word) => word === singularOf(noun));
          return table === one.table && role === 'measure' && isAdditive(unit) && !isNamed && amount !== '';
        }),
    ),
  );
  if (isOfRows)
    undecided('whether the average of single rows or of what each has together is meant is not said');
}

const AVERAGE_OF =
  /\b(?:average|mean|typical) ((?:[a-z]+ ){1,3}?)(?:of|per) (?:(?:a|an|all|each|every|one|our|the) )?(?:[a-z-]+ ){0,2}?([a-z]+)(?= (?:by|for|from|in|is|last|on|per|that|this|which|with)\b| ?[,.?!;]|$)/;

/** Without one of these {@link checkAverageOfEach} holds on to nothing. */
export const AVERAGE_OF_EACH_CUES: readonly Cue[] = [AVERAGE_OF];
