import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, LogicalQuery, Output } from '../../../logical-query.ts';
import { columnsSaid } from '../../columns-said.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects one group where the number of all is asked for before it: "what is the default rate, and which grade has the highest". */
export function checkHeads(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (losesHead(query, words, index)) noSense('a rate or a share is asked for');
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  const text = textOf(words);
  if (query.limit === 1 && ALL_FIRST.test(text))
    undecided('the number of all is asked for too, which is a question of its own');
  // "late loans number, total balance and average rate" is of all of them.
  if (query.dimensions[0]?.role === 'identifier' && /\w{3}s number ?,/.test(text))
    noSense('a number of them, and not what each is called by');
  if (tearsBands(query.dimensions)) noSense('whether the bands or each row in them is wanted is not said');
}

/** Whether bands and each of what they hold are shown: "by age group: under 30, …, age as of today" says when, and asks for no ages. */
function tearsBands(groups: readonly Output[]): boolean {
  const bands = groups.filter(({ expression }) => expression.kind === 'case');
  const isIn = (band: Output, one: Output): boolean =>
    JSON.stringify(band.expression).includes(JSON.stringify(one.expression)) ||
    (one.expression.kind === 'binary' && one.unit?.kind === 'duration' && isSame(one.unit, band.unit));
  return bands.some((band) => groups.some((one) => one !== band && isIn(band, one)));
}

/** Whether amounts and numbers are in the place of a rate or a share that the words ask for: "recovery rate of borrowers' loans". */
export function losesHead(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): boolean {
  const head = query.kind === 'aggregate' ? HEAD.exec(textOf(words))?.[1] : undefined;
  return query.kind === 'aggregate' && head !== undefined && !isPart(query) && !isNamed(head, query, index);
}

/** "rate of …", "share in each …". */
const HEAD = /\b(rate|share|percentage|proportion|ratio)s? (?:by|for|in|of|per|on) /;

function isPart(query: AggregateQuery): boolean {
  const units = query.measures.map(({ unit }) => unit?.kind);
  return (
    units.includes('percent') ||
    units.includes('fraction') ||
    query.measures.some(({ transform }) => transform?.kind === 'share-of-total') ||
    JSON.stringify(query).includes('"operator":"/"')
  );
}

/** "interest rate", "growth rate" may be what a column is called, or its table. */
function isNamed(head: string, query: AggregateQuery, index: KnowledgeIndex): boolean {
  const stem = head.slice(0, 3);
  return [...columnsSaid(index, query)].some((column) => {
    const [table = '', field = ''] = column.split('.');
    const { label } = index.field(table, field);
    return `${index.dataset(table).label} ${label}`.split(' ').some((word) => word.startsWith(stem));
  });
}

const ALL_FIRST =
  /^(?:(?:and|so) )?(?:what(?: is|'s|s| are| was| were)?|how (?:many|much)) (?!.*\b(?:across|by|each|every|per)\b.* and (?:what|which|who) ).*,? and (?:what|which|who) /;
