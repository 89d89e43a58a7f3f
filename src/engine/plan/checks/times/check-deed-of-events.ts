import type { Dataset } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { tablesOfDeeds } from '../../../rows-of-deeds.ts';
import { columnsIn } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesOnWay } from '../../tables-on-way.ts';
import { BEFORE_TIMES, isNamedPeriod, isTime } from './said-times.ts';

/**
 * Rejects the date of a thing for that of what was done with it, where rows of their own tell of that: "listeners who played a track in
 * 2024" played it then, whenever it was released.
 */
export function checkDeedOfEvents(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const deeds = deedsDated(words);
  if (deeds.length === 0) return;
  const times = columnsIn(query).filter(({ table, column }) => index.field(table, column).role === 'time');
  if (times.length === 0) return;
  const tables = tablesOnWay(query, index.knowledge);
  for (const deed of deeds) {
    const [event, ...others] = tablesOfDeeds(index.knowledge).filter((one) => hasDate(one, deed));
    if (event === undefined || others.length > 0) continue;
    const isTold = times.some(({ table }) => table === event.name);
    const isNear = index.knowledge.relationships.some(
      ({ from, to }) => from === event.name && tables.has(to),
    );
    if (!isTold && isNear) noSense('what was done then goes by its own date');
  }
}

/** What is said to be done, with its object, right before a time. */
function deedsDated(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const isBefore = BEFORE_TIMES.has(word) && isTime(words.slice(at + 1));
    if (!isBefore && !isNamedPeriod(word, words[at + 1])) return [];
    const said = words.slice(Math.max(0, at - OBJECT_MAX), at);
    const from = said.findLastIndex((one) => BETWEEN.has(one) || BEFORE_TIMES.has(one));
    return said
      .slice(from + 1)
      .filter((one) => DEED.test(one))
      .slice(-1);
  });
}

/** "played", "sighted", and a verb whose past is its own. */
const DEED = /^[a-z]{3,}(?:ed|en)$|^(?:bought|paid|sold|sent|made|taught|won)$/;
/** "an explicit track of hers" */
const OBJECT_MAX = 5;
const BETWEEN: ReadonlySet<string> = new Set(['and', 'or', 'that', 'which', 'who', 'whose', ',']);

/** `played_at`, `playedAt`: the label of its date says what was done. */
function hasDate({ fields }: Dataset, deed: string): boolean {
  return fields.some(({ role, label }) => role === 'time' && DATE_OF.exec(label)?.[1] === deed);
}

const DATE_OF = /^([a-z]+)(?: at| on| date| time)$/;
