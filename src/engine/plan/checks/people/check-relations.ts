import type { Dataset } from '../../../../catalog/mod.ts';
import type { AggregateExpression, Expression } from '../../../../shared/mod.ts';
import { rememberedOf } from '../../../../shared/mod.ts';
import { aggregatesOf, conditionTables, tablesOf } from '../../../expression-walk.ts';
import { type Hop, joinPath } from '../../../joins/join-path.ts';
import { AGAIN_VERBS, DISTINCT, REPEATED_VERBS } from '../../../lexicon/cues.ts';
import { EVIDENCE } from '../../../lexicon/verb-evidence.ts';
import { VERB_FORMS } from '../../../lexicon/words/relations.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tellsOf } from '../../tells-of.ts';
import { checkFlagVerbs } from './check-flag-verbs.ts';
import { isByOtherKey, isToldByColumn } from './verb-columns.ts';

/**
 * Rejects a query that relates two tables by way of an event that the question's verb does not tell of: books and
 * branches meet in checkouts, and so are not "books *published by* each branch".
 */
export function checkRelations(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkReferences(query, index);
  if (query.kind !== 'values' && comparedIn(query.where).some(isAlwaysSo))
    noSense('of the different values there is always one');
  if (!words.some((word) => VERB_FORMS.has(word))) return;
  if (query.kind !== 'values') checkFlagVerbs(query, { words, index, pairs: () => pairsOf(query) });
  // A word that the model gives a meaning is no verb: "scored" borrowers.
  const { segments } = index.knowledge;
  if (query.kind === 'values') return;
  const pairs = pairsOf(query);
  const named = new Set(pairs.flat());
  // Nor is a "booking" where there are bookings, or "never had a book" where they are asked for.
  const isNoun = (word: string): boolean =>
    index.knowledge.datasets.some(
      ({ name, label }) => label === word && (word.endsWith('ing') || named.has(name)),
    );
  // "ordered by date" tells of no order.
  const verbs = words.flatMap((word, at) => {
    const verb = VERB_FORMS.get(word);
    const isOther =
      verb === undefined ||
      segments.some(({ label }) => label === word) ||
      isNoun(word) ||
      // "cross-sold" guests are those who came again.
      words[at - 1] === 'cross' ||
      SORTING.test(`${word} ${words[at + 1]}`);
    return isOther ? [] : verb;
  });
  if (verbs.every((verb) => isToldByColumn(verb, query.where, index))) return;
  checkEvidence(verbs, { query, pairs, index });
  if (
    verbs.length > 0 &&
    comparedIn(query.where).some(({ operator }) => operator === '<' || operator === '<=')
  )
    undecided('whether those with none are meant too is not said');
  const isCounted = !words.some((word) => DISTINCT.has(word)) && verbs.some((verb) => AGAIN_VERBS.has(verb));
  for (const [from, to] of pairs) {
    const path = joinPath(index.knowledge, { from, to, named });
    if ('kind' in path) continue;
    if (verbs.every((verb) => isByOtherKey(verb, path, index)))
      noSense(`how ${from} and ${to} are related is not what the verb says`);
    if (!path.some(({ isReverse }) => isReverse)) continue;
    const between = betweenOf(path, index);
    const events = between.map(({ event }) => event);
    const isSaid = events.some(({ isSaid }) => isSaid === true);
    const isVerbOf = (event: Dataset): boolean => verbs.some((verb) => tellsOf(verb, event));
    // Who booked a lesson booked one of its slots, where the bookings are of slots.
    const isPassed = (at: number): boolean =>
      path[at]?.isReverse === path[at + 1]?.isReverse && events.some(isVerbOf);
    const isTold =
      isSaid ||
      between.every(
        ({ event, at }) =>
          named.has(event.name) ||
          isLink(event) ||
          isCalledAfter(event, [from, to], index) ||
          isVerbOf(event) ||
          isPassed(at),
      );
    if (!isTold) noSense(`how ${from} and ${to} are related is not what the verb says`);
    if (isCounted && events.some((event) => !isLink(event)) && isNumberOf(query, [from, to]))
      undecided(`whether each of ${from} counts once or every time is not said`);
  }
}

/** The tables on the way, with their places; a teacher and the employee that he is are one, whom no event brings together. */
function betweenOf(
  path: readonly Hop[],
  index: KnowledgeIndex,
): readonly { readonly event: Dataset; readonly at: number }[] {
  const isSame = (at: number): boolean => path[at]?.relationship.isOneToOne === true;
  return path
    .slice(0, -1)
    .flatMap((hop, at) => (isSame(at) || isSame(at + 1) ? [] : [{ event: index.dataset(hop.to), at }]));
}

const SORTING = /^ordered (?:alphabetically|ascending|by|descending|from|in|undefined)$/;

function isNumberOf(query: LogicalQuery, tables: readonly string[]): boolean {
  const isCount = ({ function: name, argument, table }: AggregateExpression): boolean =>
    name === 'count' && argument === null && tables.includes(table);
  if (query.kind === 'values') return false;
  const measures =
    query.kind === 'list' ? [] : query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  return measures.some(isCount) || comparedIn(query.where).some(({ aggregate }) => isCount(aggregate));
}

/** "at least one certificate" of yes and no is a yes, and no number of different ones. */
function isAlwaysSo({ aggregate, operator, value }: Compared): boolean {
  const isOfValues =
    aggregate.function === 'count' && aggregate.distinct && aggregate.argument?.kind === 'column';
  return isOfValues && (operator === '>' ? value === 0 : operator === '>=' && value === 1);
}

type Compared = Extract<Condition, { kind: 'related-aggregate' }>;

/** Where a condition compares aggregates of related rows. */
function comparedIn(condition: Condition | null): readonly Compared[] {
  switch (condition?.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(comparedIn);
    case 'not':
      return comparedIn(condition.of);
    case 'related-aggregate':
      return [condition];
    default:
      return [];
  }
}

interface Related {
  readonly query: Exclude<LogicalQuery, { kind: 'values' }>;
  readonly pairs: readonly (readonly [string, string])[];
  readonly index: KnowledgeIndex;
}

/** "products sold per category" speaks of sales, which then must be in the query: they are no products by category. */
function checkEvidence(verbs: readonly string[], { query, pairs, index }: Related): void {
  const base = query.kind === 'list' ? [query.from] : [];
  const measured =
    query.kind === 'list'
      ? []
      : query.measures.flatMap(({ expression }) => [
          ...tablesOf(expression),
          ...aggregatesOf(expression).map(({ table }) => table),
        ]);
  const named = new Set(pairs.flat());
  const ways = pairs.flatMap(([from, to]) => {
    const path = joinPath(index.knowledge, { from, to, named });
    return 'kind' in path ? [] : path.map((hop) => hop.to);
  });
  const tables = new Set([...base, ...measured, ...named, ...ways, ...conditionTables(query.where)]);
  const labels = [...tables].flatMap((table) => wordsOf(index.dataset(table)));
  const columns = partsOf(query).flatMap((part) =>
    isColumn(part) ? index.field(part.table, part.column).label.split(' ') : [],
  );
  const amounts = [
    ...columns,
    ...(query.kind === 'list' ? [] : query.measures.flatMap(({ label }) => label.split(' '))),
  ];
  const isOfAmount = (verb: string): boolean => amounts.some((word) => VERB_FORMS.get(word) === verb);
  for (const verb of verbs.filter((one) => REPEATED_VERBS.has(one) || one === 'review' || one === 'score')) {
    const evidence = EVIDENCE[verb];
    // "tickets sold" is a number of its own.
    if (evidence !== undefined && !isOfAmount(verb) && !labels.some((label) => evidence.includes(label)))
      noSense(`nothing of what is asked for tells that they ${verb}`);
  }
}

function isColumn(part: object): part is Extract<Expression, { kind: 'column' }> {
  return 'kind' in part && part.kind === 'column' && 'table' in part;
}

function wordsOf({ label }: Dataset): readonly string[] {
  return label.split(' ');
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
    if (path.some((_, at) => isByParent(path, at)))
      noSense(
        `which ${index.dataset(to).labelPlural} are those of a ${index.dataset(from).label} is not known`,
      );
    const [first] = path;
    if (first === undefined || first.isReverse || named.has(first.to)) continue;
    const references = index.knowledge.relationships.filter((one) => one.from === from);
    const isOptional = references.some((one) => one.to === first.to && !one.isTotal);
    if (isOptional && hasOpenReference(index.dataset(from), references))
      noSense(`how ${from} and ${to} are related is not known`);
  }
}

/** Members and trainers of a club are not each other's: up to what is shared and down again. */
function isByParent(path: readonly Hop[], at: number): boolean {
  const [up, down] = [path[at], path[at + 1]];
  return (
    up?.isReverse === false &&
    down?.isToMany === true &&
    ![up, down].some(({ relationship }) => relationship.isOneToOne)
  );
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
const pairsOf: (query: Asked) => readonly (readonly [string, string])[] = rememberedOf(pairsIn);

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

function pairsIn(query: Asked): readonly (readonly [string, string])[] {
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
    case 'related-measure':
      return [[condition.table, condition.related]];
    default:
      return [];
  }
}

/** "job part": a table that is called by both says that they belong together. */
function isCalledAfter({ label }: Dataset, tables: readonly string[], index: KnowledgeIndex): boolean {
  const words = tables.map((table) => wordsOf(index.dataset(table)).at(-1) ?? '');
  return words.every((word) => label.split(' ').includes(word));
}

/** A table that only links others. */
function isLink({ fields }: Dataset): boolean {
  return fields.filter(({ role }) => role !== 'key').length === 0;
}
