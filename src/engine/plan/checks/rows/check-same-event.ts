import { conjunctsOf } from '../../../conjuncts.ts';
import { joinPath } from '../../../joins/join-path.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';

type Exists = Extract<Condition, { kind: 'exists' }>;

/**
 * Rejects two conditions on what ties the rows to others, each met by any of it, where the words say both of one: "students who
 * are treasurer of the chess club" are no treasurers of another club who are in that one too.
 */
export function checkSameEvent(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || words.some((word) => APART.has(word))) return;
  const all = conjunctsOf(query.where).filter(
    (one): one is Exists => one.kind === 'exists' && one.where !== null,
  );
  const isTorn = all.some((event) =>
    all.some((other) => other !== event && other.table === event.table && isThrough(event, other, index)),
  );
  if (isTorn) undecided('whether both are said of the same is not known');
}

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
