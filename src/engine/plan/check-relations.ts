import type { Dataset } from '../../catalog/mod.ts';
import { aggregatesOf, tablesOf } from '../expression-walk.ts';
import { joinPath } from '../joins/join-path.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { EVIDENCE } from '../lexicon/verb-evidence.ts';
import { VERB_FORMS } from '../lexicon/words/relations.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense } from './rejection.ts';

/**
 * Rejects a query that relates two tables by way of an event that the question's verb does not tell of: books and
 * branches meet in checkouts, and so are not "books *published by* each branch".
 */
export function checkRelations(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkReferences(query, index);
  const verbs = words.flatMap((word) => VERB_FORMS.get(word) ?? []);
  if (verbs.length === 0 || query.kind === 'values') return;
  const pairs = pairsOf(query);
  const named = new Set(pairs.flat());
  for (const [from, to] of pairs) {
    const path = joinPath(index.knowledge, { from, to, named });
    if ('kind' in path || !path.some(({ isReverse }) => isReverse)) continue;
    const events = path.slice(0, -1).map((hop) => index.dataset(hop.to));
    const isTold = events.every(
      (event) => named.has(event.name) || isLink(event) || verbs.some((verb) => tellsOf(verb, event)),
    );
    if (!isTold) noSense(`how ${from} and ${to} are related is not what the verb says`);
  }
}

/**
 * Rejects a way by a reference that a row may do without, where the row names others by numbers of which it is not known
 * whose they are: whether a transfer is of a shop by its coupon, or by its receiver.
 */
function checkReferences(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const pairs = pairsOf(query);
  const named = new Set(pairs.flat());
  for (const [from, to] of pairs) {
    const path = joinPath(index.knowledge, { from, to, named });
    if ('kind' in path || path.length < 2) continue;
    const [first] = path;
    if (first === undefined || first.isReverse || named.has(first.to)) continue;
    const references = index.knowledge.relationships.filter((one) => one.from === from);
    const isOptional = references.some((one) => one.to === first.to && !one.isTotal);
    if (isOptional && hasOpenReference(index.dataset(from), references))
      noSense(`how ${from} and ${to} are related is not known`);
  }
}

function hasOpenReference(
  { fields, primaryKey }: Dataset,
  references: KnowledgeIndex['knowledge']['relationships'],
): boolean {
  return fields.some(
    ({ name, role }) =>
      role === 'key' &&
      !primaryKey.includes(name) &&
      !references.some(({ fromColumns }) => fromColumns.includes(name)),
  );
}

/** Tables that the query brings together, two by two. */
function pairsOf(query: Exclude<LogicalQuery, { kind: 'values' }>): (readonly [string, string])[] {
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const aggregated = outputs.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  const base = query.kind === 'list' ? query.from : aggregated[0];
  if (base === undefined) return [];
  const shown = outputs.flatMap(({ expression }) => [...tablesOf(expression)]);
  return [
    ...[...new Set(shown)].filter((table) => table !== base).map((table) => [base, table] as const),
    ...relatedIn(query.where),
  ];
}

function relatedIn(condition: Condition | null): (readonly [string, string])[] {
  switch (condition?.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(relatedIn);
    case 'not':
      return relatedIn(condition.of);
    case 'exists':
      return [[condition.table, condition.related], ...relatedIn(condition.where)];
    case 'related-aggregate':
      return [[condition.table, condition.aggregate.table], ...relatedIn(condition.where)];
    default:
      return [];
  }
}

/** A table that only links others. */
function isLink({ fields }: Dataset): boolean {
  return fields.filter(({ role }) => role !== 'key').length === 0;
}

/** Checkouts are what is checked out, orders where things are bought. */
function tellsOf(verb: string, { label }: Dataset): boolean {
  const stem = verbStem(verb.replaceAll(' ', '')).slice(0, 6);
  return label
    .split(' ')
    .some((word) => (EVIDENCE[verb] ?? []).includes(word) || verbStem(word).startsWith(stem));
}
