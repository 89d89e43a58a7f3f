import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { conjunctsOf, filtersOf, testsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import { joinPath } from '../../../joins/join-path.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isSomebody } from '../../people.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects conditions that say nothing: a column compared with itself, and "at least one loan" beside "at least one late
 * payment" of a loan. Nobody asks for them, so that what was said has gone elsewhere.
 */
export function checkIdle(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkLeft(query, words);
  const conditions = conjunctsOf(query.where);
  if ([...testsOf(query.where), ...filtersOf(query)].some(comparesItself))
    noSense('a column is compared with itself');
  if (measuresItsGroups(query)) noSense('a column is measured that is grouped by');
  if (words.includes('and') || textOf(words).includes(' as well as ')) return;
  if (hasIdleExistence(conditions, index)) undecided('whose the state is is not said');
  if (!words.some((word) => JOINTS.has(word)) && isTorn(conditions, words, index))
    undecided('of which of them the last is said is not clear');
}

/** "by status, how many dependents does the average client have" is no average for each number of dependents. */
function measuresItsGroups(query: LogicalQuery): boolean {
  if (query.kind !== 'aggregate') return false;
  const measured = query.measures.flatMap(({ expression }) =>
    expression.kind === 'aggregate' && expression.argument?.kind === 'column' ? [expression.argument] : [],
  );
  return query.dimensions.some(({ expression }) => measured.some((one) => isSame(one, expression)));
}

/** Of the rows, or of those that they have. */
function isTorn(conditions: readonly Condition[], words: readonly string[], index: KnowledgeIndex): boolean {
  return (
    hasTornExistence(conditions, words, index) ||
    existencesIn(conditions).some(({ where }) => isTorn(conjunctsOf(where), words, index))
  );
}

const OF_PEOPLE: ReadonlySet<string> = new Set(['who', 'whom', 'whose']);
const JOINTS: ReadonlySet<string> = new Set([',', '&', '+', 'also', 'both', 'but', 'or', 'plus']);

/** Rejects all rows where those that are left are asked for: "how many payments are left on loan 900". */
function checkLeft(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !LEFT.test(textOf(words))) return;
  const isCounted = query.measures.some(
    ({ expression }) => expression.kind === 'aggregate' && expression.argument === null,
  );
  const said = JSON.stringify([query.where, query.measures]);
  if (isCounted && !RESTRICTED.test(said)) noSense('those that are left are not all of them');
}

const LEFT = /\b(?:is|are|was|were) (?:still )?(?:left|behind)\b|\b(?:remain|remains)\b/;
/** Of some state: empty, or one of the names. */
const RESTRICTED = /"kind":"(?:is-null|null|in)"|"kind":"literal","value":"[a-z]/i;

function comparesItself(expression: Expression): boolean {
  if (expression.kind !== 'binary' || !COMPARISONS.has(expression.operator))
    return operandsOf(expression).some(comparesItself);
  const [left, right] = [columnsOf(expression.left), columnsOf(expression.right)];
  const [only] = left;
  return left.length === 1 && right.length === 1 && only !== undefined && isSame(only, right[0]);
}

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);

function columnsOf(expression: Expression): readonly Expression[] {
  return expression.kind === 'column' ? [expression] : operandsOf(expression).flatMap(columnsOf);
}

type Existence = Extract<Condition, { kind: 'exists' }>;

function existencesIn(conditions: readonly Condition[]): readonly Existence[] {
  return conditions.flatMap((one) => (one.kind === 'exists' ? [one] : []));
}

/** "branches with members who borrowed books": the books are those of the members, and not the branch's beside them. */
function hasTornExistence(
  conditions: readonly Condition[],
  words: readonly string[],
  index: KnowledgeIndex,
): boolean {
  const existing = existencesIn(conditions);
  const who = words.findLastIndex((word) => OF_PEOPLE.has(word));
  // "borrowers with a mortgage who missed a payment", and not "who scored goals in matches".
  const isOfOuter = (table: string): boolean =>
    who >= 0 &&
    !isSomebody(index, index.dataset(table)) &&
    !words.slice(who).some((word) => tablesCalled(word, index).includes(table));
  return existing.some((first, at) =>
    existing.slice(at + 1).some((second) => {
      if (first.table !== second.table || isOfOuter(first.related)) return false;
      const path = joinPath(index.knowledge, {
        from: innermostOf(first),
        to: second.related,
        named: new Set([second.related]),
      });
      return !('kind' in path) && path.length > 0 && path.every(({ to }) => to !== first.table);
    }),
  );
}

/** The rows that are spoken of last: goals of "players who scored goals". */
function innermostOf({ related, where }: Existence): string {
  const last = existencesIn(conjunctsOf(where)).at(-1);
  return last === undefined ? related : innermostOf(last);
}

/** Rows that must be there anyway for the others to be. */
function hasIdleExistence(conditions: readonly Condition[], index: KnowledgeIndex): boolean {
  const existing = existencesIn(conditions);
  return existing.some(
    (idle) =>
      idle.where === null &&
      existing.some((one) => {
        if (one === idle || one.table !== idle.table) return false;
        const path = joinPath(index.knowledge, {
          from: one.table,
          to: one.related,
          named: new Set([idle.related]),
        });
        return !('kind' in path) && path.slice(0, -1).some(({ to }) => to === idle.related);
      }),
  );
}
