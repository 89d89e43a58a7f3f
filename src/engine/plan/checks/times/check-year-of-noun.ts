import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import type { Cue } from '../cues.ts';
import { isColumn } from '../value-tests.ts';
import { timesIn } from './times-in.ts';

/**
 * Rejects the date of others for a year right before rows that have one of their own, "the average score of *2021 wines*", and the date
 * of an event where a column says of which year they are: a *2021 car* is of that model year, whenever it came.
 */
export function checkYearOfNoun(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const at = words.findIndex((word, place) => YEAR.test(word) && isMany(words[place + 1]));
  if (at < 0) return;
  const noun = singularOf(words[at + 1] ?? '');
  const called = index.knowledge.datasets.filter(
    ({ label, isVisible, defaultDate }) => isVisible && defaultDate !== null && label === noun,
  );
  const times = [...timesIn(query, index)];
  if (called.length === 0 || times.length === 0) return;
  const isOwn = called.some(({ name }) => times.some((time) => time.startsWith(`${name}.`)));
  const isOfYear = called.some(({ name, fields }) =>
    fields.some(
      (one) => one.role === 'category' && OF_YEAR.test(one.label) && !columnsAsked(query, name).has(one.name),
    ),
  );
  if (!isOwn || isOfYear) undecided(`whether the year is that of ${called[0]?.labelPlural} is not said`);
}

/** The columns of the table that the query has anything to do with. */
function columnsAsked(query: LogicalQuery, table: string): ReadonlySet<string> {
  return new Set(
    partsOf(query).flatMap((part) => (isColumn(part) && part.table === table ? [part.column] : [])),
  );
}

/** Of which year something is, as people say it before it: "a 2021 car". */
const OF_YEAR = /^(?:edition|model|season|vintage) year$/;

function isMany(word: string | undefined): boolean {
  return word !== undefined && singularOf(word) !== word;
}

const YEAR = /^(?:19|20)\d\d$/;

/** Without this {@link checkYearOfNoun} holds on to nothing. */
export const YEAR_OF_NOUN_CUES: readonly Cue[] = [/\b(?:19|20)\d\d [a-z]+s\b/];
