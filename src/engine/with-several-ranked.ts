import { singularOf } from '../catalog/mod.ts';
import type { AggregateQuery, Output } from './logical-query.ts';
import { columnsOf } from './plan/columns-in.ts';
import type { KnowledgeIndex } from './plan/knowledge-index.ts';
import { tablesCalled } from './plan/tables-called.ts';
import { isShown } from './shown.ts';

/**
 * The query with all groups, the first one first, where several are asked for and no number of them is said: "what are the most common
 * reasons", "which towns have the most boats". "Which town has the most boats" is one of them.
 */
export function withSeveralRanked(
  query: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): AggregateQuery {
  const [first] = query.order;
  const isFirstOnly =
    query.limit === 1 &&
    query.offset === 0 &&
    query.perGroup === null &&
    query.isTogether !== true &&
    query.counted === undefined &&
    // Names alone, of all of them, would not tell which ones are meant.
    query.measures.some((one) => one.name === first?.by && isShown(query, one));
  if (!isFirstOnly || words.some((word) => ONE.has(word))) return query;
  const isSeveral = words.some(
    (word, at) =>
      singularOf(word) !== word &&
      query.dimensions.some((output) => isCalled(output, word, index) && areAsked(words, at, output)),
  );
  return isSeveral ? { ...query, limit: null } : query;
}

const ONE: ReadonlySet<string> = new Set(['1', 'one', 'only', 'single', 'winner', 'each', 'every', 'per']);

/** "which *towns* have", "what are the most common *reasons*", "what are the *towns* with the most boats". */
function areAsked(words: readonly string[], at: number, { label }: Output): boolean {
  const before = words.slice(0, at);
  const asking = before.findLastIndex((word) => ASKING.has(word));
  const between = before.slice(asking + 1);
  if (asking < 0 || between.length > BETWEEN_MAX) return false;
  if (between.every((word) => label.split(' ').includes(word))) return !IS_ONE.has(words[at + 1] ?? '');
  return ARE.has(between[0] ?? '') && !between.some((word) => OF_THEM.has(word));
}

/** "are the most common three-word reasons" */
const BETWEEN_MAX = 6;
const ASKING: ReadonlySet<string> = new Set(['what', 'which', 'who']);
const ARE: ReadonlySet<string> = new Set(['are', 'were']);
const IS_ONE: ReadonlySet<string> = new Set(['does', 'gets', 'has', 'is', 'makes', 'was']);
/** The noun behind these is none of what is asked for: "what are the names *of* the towns" are. */
const OF_THEM: ReadonlySet<string> = new Set(['among', 'by', 'for', 'from', 'in', 'per', 'than']);

function isCalled({ expression, label }: Output, word: string, index: KnowledgeIndex): boolean {
  const noun = singularOf(word);
  if (expression.kind === 'date-part') return expression.part.split('-')[0] === noun;
  const tables = tablesCalled(word, index);
  return columnsOf(expression).some(({ table, column }) => {
    const { label: name, synonyms, role } = index.field(table, column);
    const isOfRow = role === 'key' || index.dataset(table).display.includes(column);
    const names = [label, name, ...synonyms].map((one) => singularOf(one.split(' ').at(-1) ?? ''));
    return names.includes(noun) || (isOfRow && tables.includes(table));
  });
}
