import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/** Rejects the day on which a row was written down for how old a thing is that has a year of its own: "the oldest cars". */
export function checkNewest(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list' || !words.some((word) => AGES.has(word))) return;
  const keys = query.fields.filter(({ name }) => query.order.some(({ by }) => by === name));
  const isWritten = keys
    .flatMap(({ expression }) => columnsOf(expression))
    .some(({ table, column }) => WRITTEN.test(index.field(table, column).label));
  const hasYear = index.dataset(query.from).fields.some(({ label }) => YEAR.test(label));
  if (isWritten && hasYear) undecided('how old they are, or since when they are known, is not said');
}

const AGES: ReadonlySet<string> = new Set(['newest', 'oldest', 'youngest']);
const WRITTEN = /^(?:created|creation|entered|entry|inserted|record(?:ed)?)\b/;
const YEAR = /(?:^|model |manufacture )year$/;

/** Without one of these {@link checkNewest} holds on to nothing. */
export const NEWEST_CUES: readonly Cue[] = [AGES];
