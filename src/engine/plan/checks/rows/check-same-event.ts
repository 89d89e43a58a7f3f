import { conjunctsOf } from '../../../conjuncts.ts';
import { joinPath } from '../../../joins/join-path.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

type Exists = Extract<Condition, { kind: 'exists' }>;

/**
 * Rejects two conditions on what ties the rows to others, each met by any of it, where the words say both of one: "students who
 * are treasurer of the chess club" are no treasurers of another club who are in that one too.
 */
export function checkSameEvent(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkAlsoHad(query, words, index);
  if (words.some((word) => APART.has(word))) return;
  const all = conjunctsOf(query.where).filter(
    (one): one is Exists => one.kind === 'exists' && one.where !== null,
  );
  const isTorn = all.some((event) =>
    all.some((other) => other !== event && other.table === event.table && isThrough(event, other, index)),
  );
  if (isTorn) undecided('whether both are said of the same is not known');
}

/** "members with late trips *have* an open claim": each of a row of its own, and not both of one trip. */
function checkAlsoHad(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const rows = HAD_BESIDE.exec(textOf(words))?.[1];
  if (rows === undefined || tablesCalled(rows, index).length === 0) return;
  const had = conjunctsOf(query.where).filter(({ kind }) => kind !== 'test');
  const isOfOther = had.some(
    (one) =>
      one.kind === 'exists' &&
      one.where !== null &&
      columnsOfCondition(one.where).some(
        ({ table }) =>
          index.isToOne(table, one.table) && !index.isToOne(one.table, table) && table !== one.related,
      ),
  );
  // "what percentage of members with late trips have an open claim" has it in its part.
  const hasPart =
    query.kind === 'aggregate' && query.measures.some(({ expression }) => expression.kind !== 'aggregate');
  const isSwallowed = had.length === 1 && !hasPart;
  if (isSwallowed || isOfOther) undecided('whether both are said of the same is not known');
}

const HAD_BESIDE =
  / with (?:[a-z0-9-]+ ){0,4}((?!also|that|which|who)[a-z]+)(?: (?:after|before|during|in|over|since) [a-z0-9]+)? (?:(?:that |who |which )?also )?(?:have|has|hold|holds) (?:an?|any|at least|no|one) /;

/** Between what is said of one and of another of them. */
const APART: ReadonlySet<string> = new Set([
  'also',
  'and',
  'another',
  'besides',
  'both',
  'but',
  'or',
  'other',
  'too',
]);

/** Whether each row of the event is of one of the rows, and the others are only reached by way of it. */
function isThrough(event: Exists, other: Exists, index: KnowledgeIndex): boolean {
  const { table, related } = event;
  if (!index.isToOne(related, table) || !index.isToOne(related, other.related)) return false;
  const path = joinPath(index.knowledge, {
    from: table,
    to: other.related,
    named: new Set([table, other.related]),
  });
  return !('kind' in path) && related !== other.related && path.some(({ to }) => to === related);
}
