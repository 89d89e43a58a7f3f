import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { timesIn } from './times-in.ts';

/** Rejects the day on which something left for when it was made: bottles *produced in 2021* are not those that were released then. */
export function checkTimeOfMaking(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (!MADE_IN.test(textOf(words))) return;
  const isOfLeaving = [...timesIn(query, index)].some((time) => {
    const [table = '', column = ''] = time.split('.');
    return LEFT.test(index.field(table, column).label);
  });
  if (isOfLeaving) undecided('when they were made is not said');
}

const MADE_IN =
  /\b(?:bottled|brewed|built|made|manufactured|printed|produced) (?:before|by|during|in|per|since) (?:each |every |the )?(?:(?:19|20)\d\d|month|quarter|year)\b/;
const LEFT =
  /\b(?:delivered|delivery|launch|launched|publication|published|release|released|sale|shipped|sold)\b/;

/** Without this {@link checkTimeOfMaking} holds on to nothing. */
export const TIME_OF_MAKING_CUES: readonly Cue[] = [MADE_IN];
