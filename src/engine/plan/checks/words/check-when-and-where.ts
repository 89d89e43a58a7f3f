import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects who comes first where it is asked when or where that was: "when did the branch with the most loans open", "where does the
 * borrower with the most loans live". Rejects also one row by its number as so many: "when did borrower 100 apply last".
 */
export function checkWhenAndWhere(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const [first = '', second = ''] = words;
  const shown = shownOutputs(query);
  const times = shown.filter(isTime);
  if (first === 'when' && BEING_DONE.has(second) && query.limit === 1 && times.length === 0)
    noSense('when it was, is not among what is known of them');
  checkWinnerDated(query, words, index);
  if (
    first === 'in' &&
    ASKING.has(second) &&
    PERIODS.has(words[2] ?? '') &&
    query.limit === 1 &&
    times.length > 1
  )
    noSense('one time is asked for');
  const asked = words[2] === 'the' ? (words[3] ?? '') : (words[2] ?? '');
  const tables = first === 'where' && BEING_DONE.has(second) ? tablesCalled(asked, index) : [];
  const isName = ({ expression, role }: Output): boolean =>
    role === 'measure' ||
    role === 'rate' ||
    (expression.kind === 'column' &&
      tables.includes(expression.table) &&
      index.dataset(expression.table).display.includes(expression.column));
  if (tables.length > 0 && query.limit === 1 && shown.every(isName))
    noSense('where it is, is not among what is known of them');
  const text = textOf(words);
  if (query.limit === 1 && IN_MOST.test(text))
    undecided('whether the one with most is asked for, or those of which more than half are so, is not said');
  if (WHERE_MOST.test(text) && shown.some(isTime)) noSense('no time is asked for');
  const isRow = words.some(
    (word, at) =>
      Number(word) === query.limit &&
      isOne(words[at - 1] ?? '') &&
      tablesCalled(words[at - 1] ?? '', index).length > 0,
  );
  if (isRow && query.limit !== null && query.limit > 1) noSense('one row is named by its number');
}

/** "branches where most applications are declined", "in which states are most loans late". */
const IN_MOST =
  /\b[a-z]+s (?:where|whose|(?:at|in|for|of) which|in whom) (?:the )?most |\b(?:at|in|for) (?:what|which) [a-z]+s (?:are|do|did|have|were|get) (?:the )?most /;
const WHERE_MOST = /^where (?:(?:are|do|did|have|were) )?(?:the )?most /;

/** "when did the branch with the most loans open": the branch is one group, and the day is its own. */
function checkWinnerDated(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const counted =
    query.kind === 'aggregate' ? query.measures.flatMap(({ expression }) => aggregatesOf(expression)) : [];
  const isOfOthers = shownOutputs(query).every(
    ({ role, expression }) =>
      role === 'measure' ||
      (expression.kind === 'column' &&
        role === 'time' &&
        counted.every(({ table }) => table !== expression.table)),
  );
  // "the most common term": each number is one of the groups.
  const isOfNumbers = query.kind === 'aggregate' && query.dimensions.some(({ role }) => role === 'measure');
  if (counted.length > 0 && query.limit === 1 && isOfOthers && !isOfNumbers)
    noSense('all of one day are no single one');
  const [, noun] = WHEN_WINNER.exec(textOf(words)) ?? [];
  const tables = noun === undefined ? [] : tablesCalled(noun, index);
  if (query.kind !== 'aggregate' || tables.length === 0) return;
  const columns = query.dimensions.flatMap(({ expression }) => columnsOf(expression));
  const isNamed = columns.some(({ table, column }) => {
    const { display, primaryKey } = index.dataset(table);
    return tables.includes(table) && [...display, ...primaryKey].includes(column);
  });
  if (!isNamed || columns.some(({ table }) => !tables.includes(table)))
    noSense('when it was, is asked of the one that comes first');
}

const WHEN_WINNER = /^when (?:did|was|is|does) the ([a-z]+) (?:with|that has|that had|which has) /;

function isOne(noun: string): boolean {
  return singularOf(noun) === noun;
}

function isTime({ role, expression }: Output): boolean {
  return role === 'time' || expression.kind === 'date-part';
}

const BEING_DONE: ReadonlySet<string> = new Set(['did', 'do', 'does', 'is', 'was', 'were']);
const ASKING: ReadonlySet<string> = new Set(['what', 'which']);
const PERIODS: ReadonlySet<string> = new Set(['day', 'month', 'quarter', 'week', 'year']);
