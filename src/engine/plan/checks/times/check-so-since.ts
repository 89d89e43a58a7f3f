import { verbStem } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isSomebody } from '../../people.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import type { Cue } from '../cues.ts';
import { stateBefore } from '../states-before.ts';

/**
 * Rejects the day on which people came for the one since which they are so: "members retired since 2015", "who rent since 2020",
 * "retired members since 2015" do not tell of members since then. The date of what is said itself stays: "enrolled since 2015".
 */
export function checkSoSince(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || query.where === null) return;
  const came = columnsOfCondition(query.where).filter(
    ({ table, column }) =>
      index.field(table, column).role === 'time' && isSomebody(index, index.dataset(table)),
  );
  if (came.length === 0) return;
  for (const [at, word] of words.entries()) {
    if (word !== 'since') continue;
    const state = stateSaid(words, at, index);
    if (state !== null && !came.some((one) => isCalled(one, state, index)))
      undecided('since when they are so is not known');
  }
}

/** "*retired* since", "*retired* members since", "who live in *Texas* since"; a place alone says which of them. */
function stateSaid(words: readonly string[], at: number, index: KnowledgeIndex): string | null {
  const isNoun = tablesCalled(words[at - 1] ?? '', index).length > 0;
  const end = isNoun ? at - 1 : at;
  const state = stateBefore(words, end, index);
  if (state === null) return null;
  const before = words.slice(0, end - state.split(' ').length);
  if (isOfPlace(state, index))
    return before.slice(-DWELLING_MAX).some((one) => DWELLING.has(one)) ? state : null;
  return PLACING.has(before.at(-1) ?? '') ? null : state;
}

function isOfPlace(state: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.datasets.some(({ fields }) =>
    fields.some(
      ({ role, values }) =>
        role === 'geography' &&
        values?.some(({ value, synonyms }) =>
          [String(value), ...synonyms].some((one) => one.toLowerCase() === state),
        ),
    ),
  );
}

const DWELLING_MAX = 3;
const DWELLING: ReadonlySet<string> = new Set(
  'based live lived lives living located reside resided resides residing settled'.split(' '),
);
/** "with a mortgage since" may be since when they are here. */
const PLACING: ReadonlySet<string> = new Set(['by', 'from', 'grade', 'of', 'via', 'with']);

/** Whether the date is that of what is said: "enrolled since 2015" by the day of `enrolled_on`. */
function isCalled({ table, column }: Column, state: string, index: KnowledgeIndex): boolean {
  const { label, synonyms } = index.field(table, column);
  const stems = state.split(' ').map(verbStem);
  const isOfDate = [label, ...synonyms].some((name) =>
    name.split(' ').some((word) => stems.some((stem) => stem.length > 2 && word.startsWith(stem))),
  );
  const { segments } = index.knowledge;
  return (
    isOfDate ||
    segments.some(
      ({ dataset, date, label: name, synonyms: others }) =>
        dataset === table && date === column && [name, ...others].includes(state),
    )
  );
}

/** Without it {@link checkSoSince} holds on to nothing. */
export const SO_SINCE_CUES: readonly Cue[] = ['since'];
