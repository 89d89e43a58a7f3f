import { singularOf } from '../catalog/mod.ts';
import { HOW_MANY_FIRST } from './lexicon/numbers.ts';
import type { AggregateQuery, ListQuery, LogicalQuery, MeasureOutput } from './logical-query.ts';
import type { KnowledgeIndex } from './plan/knowledge-index.ts';
import { isShown } from './shown.ts';
import { withAmountOfRank } from './with-amount-of-rank.ts';
import { withSeveralRanked } from './with-several-ranked.ts';

/**
 * The query with what the words ask to see of those that come first: the value that they are ranked by ("find the oldest shop and show
 * its name and that date"), or one number of all of them ("the combined sales of the five largest shops"), or all of those that are
 * ranked, where no number is said.
 */
export function withAskedShown(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): LogicalQuery {
  const text = words.join(' ');
  if (query.kind === 'list') return withAmountOfRank(withKeyShown(query, text, index), text, index);
  if (query.kind !== 'aggregate') return query;
  return withSeveralRanked(allTogether(withRankShown(query, text), text), words, index);
}

/** "The five makers whose boats cost the most, with that total": the number that they are ranked by is to be seen. */
function withRankShown(query: AggregateQuery, text: string): AggregateQuery {
  const measure = query.measures.find(({ name }) => name === query.order[0]?.by);
  if (measure === undefined || query.isTogether === true || isShown(query, measure)) return query;
  const [, said] = THAT_NUMBER.exec(text) ?? [];
  if (said === undefined || !isOfKind(measure, said)) return query;
  return { ...query, hidden: (query.hidden ?? []).filter((name) => name !== measure.name) };
}

function isOfKind({ expression }: MeasureOutput, said: string): boolean {
  const kinds = KINDS_SAID.find(([words]) => words.has(said))?.[1];
  return kinds === undefined || (expression.kind === 'aggregate' && kinds.has(expression.function));
}

const KINDS_SAID: readonly (readonly [words: ReadonlySet<string>, functions: ReadonlySet<string>])[] = [
  [new Set(['count', 'how many', 'tally']), new Set(['count'])],
  [new Set(['sum', 'amount', 'how much']), new Set(['sum'])],
  [new Set(['total']), new Set(['count', 'sum'])],
  [new Set(['average', 'mean']), new Set(['avg'])],
];

/** "…, together with that amount", "with the sum", "along with how many" */
const THAT_NUMBER =
  /(?: and|,| with| plus| including) (?:and |show |give |include |along with |together with |with )?(?:(?:that|the|their|its|this) (?:actual |exact |corresponding |resulting )?(amount|average|count|figure|mean|number|sum|tally|total|value)s?|(how many|how much))(?: (?:each|it is|it was|for each|of each))?(?: [.?!])*$/;

const END = '(?:biggest|cheapest|greatest|highest|largest|longest|lowest|maximum|minimum|shortest|smallest)';

function withKeyShown(query: ListQuery, text: string, index: KnowledgeIndex): ListQuery {
  const [first] = query.order;
  const key = query.fields.find(({ name }) => name === first?.by);
  if (key === undefined || isShown(query, key)) return query;
  const [, value] = THAT_VALUE.exec(text) ?? [];
  const isPointed =
    value !== undefined && (VALUES.has(value) || key.label.split(' ').includes(singularOf(value)));
  const isAsked = query.limit === 1 && isKnownByAmount(query, index) && LARGEST_AND.test(text);
  if (!isPointed && !isAsked) return query;
  const others = query.fields.filter((one) => one !== key);
  // "what was the largest bill, and which order was it for": no number of the bill.
  const own = index.dataset(query.from).primaryKey;
  const isOwnKey = ({ expression }: ListQuery['fields'][number]): boolean =>
    expression.kind === 'column' && expression.table === query.from && own.includes(expression.column);
  const isOfOther = others.some((one) => one.role === 'identifier' && !isOwnKey(one) && isShown(query, one));
  const kept =
    isAsked && isOfOther ? others.filter((one) => !isOwnKey(one) || isOrdered(query, one)) : others;
  const keys = kept.filter((one) => isOwnKey(one) && isAsked && isOfOther).map(({ name }) => name);
  const hidden = [...(query.hidden ?? []).filter((name) => name !== key.name), ...keys];
  return { ...query, fields: isAsked ? [key, ...kept] : [...kept, key], hidden };
}

/** Rows that nothing refers to, as payments are, go by no number of theirs: the largest of them is an amount. */
function isKnownByAmount({ from }: ListQuery, { knowledge }: KnowledgeIndex): boolean {
  return !knowledge.relationships.some(({ to }) => to === from);
}

function isOrdered({ order }: ListQuery, { name }: { readonly name: string }): boolean {
  return order.some(({ by }) => by === name);
}

/** "… and show its name and that date" */
const THAT_VALUE = /(?: and|,|\bwith) (?:and )?(?:that|this|the said) (?:[a-z]+ )?([a-z]+)(?: [.?!])?$/;
const VALUES: ReadonlySet<string> = new Set(['amount', 'date', 'day', 'figure', 'number', 'value']);
/** "what was the largest bill of 2025, and which order was it for?" */
const LARGEST_AND = new RegExp(
  `^(?:(?:during|for|in|since) [^,]+ , )?what (?:is|was) (?:the |our )?(?:single )?${END} .*(?: and|,) (?:and )?(?:at |by |for |from |in |on |through )?(?:what|when|where|which|who|whose)\\b`,
);

function allTogether(query: AggregateQuery, text: string): AggregateQuery {
  const { limit, perGroup, isTogether, sides, counted, order } = query;
  const isOfFirst = limit !== null && limit > 1 && perGroup === null && order.length > 0;
  const isPlain = isTogether !== true && sides === undefined && counted === undefined;
  const isSaid = (TOGETHER.test(text) || HOW_MUCH.test(text)) && !APART.test(text);
  if (!isOfFirst || !isPlain || !isSaid) return query;
  const shown = query.measures.filter((one) => isShown(query, one));
  const [measure = null, ...others] =
    shown.length > 1 ? shown.filter(({ name }) => name !== order[0]?.by) : shown;
  if (measure === null || others.length > 0 || !canBeAdded(measure)) return query;
  const outputs = [...query.dimensions, ...query.measures];
  const hidden = outputs.filter((one) => one !== measure).map(({ name }) => name);
  return { ...query, isTogether: true, hidden };
}

const TOGETHER = /\b(?:altogether|collectively|combined|in aggregate|jointly|together)\b/;
/** "how much of our volume sits with the five largest shops?" */
const HOW_MUCH = new RegExp(
  `^how much of (?:all |our |the )*(?:[a-z]+ ){1,3}(?:are|came|comes?|goes|is|lies|sits|was|went|were) .*\\b(?:(?:our|the) (?:top )?${HOW_MANY_FIRST} |top ${HOW_MANY_FIRST} |${HOW_MANY_FIRST} ${END} )`,
);
/** Each of them has a row: "which five shops together …", "the combined sales of each of the five largest shops". */
const APART = new RegExp(
  `\\b(?:each|every|individually|respectively|separately|together with)\\b|^(?:(?:give|list|name|show) (?:me |us )?(?:our |the )?|what |which |who are the )(?:top )?${HOW_MANY_FIRST} `,
);

function canBeAdded({ expression, transform }: MeasureOutput): boolean {
  if (transform !== null) return transform.kind === 'share-of-total' && transform.within.length === 0;
  return (
    expression.kind === 'aggregate' &&
    (expression.function === 'sum' || (expression.function === 'count' && expression.argument === null))
  );
}
