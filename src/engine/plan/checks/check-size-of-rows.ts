import { singularOf } from '../../../catalog/mod.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import { columnsOf } from '../columns-in.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import { tablesCalled } from '../tables-called.ts';
import { textOf } from '../text-of.ts';

/** Rejects "the average size of a received payment", "average amount per payment" by the size of the loan that it belongs to. */
export function checkSizeOfRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const said = textOf(words);
  const [, , noun = ''] = SIZE_OF.exec(said) ?? HOW_LARGE.exec(said) ?? [];
  const tables = tablesCalled(noun, index);
  if (tables.length === 0) return;
  const amounts = query.measures.flatMap(({ expression }) => aggregatesOf(expression).flatMap(columnsOf));
  const isOfOthers = amounts.some(({ table, column }) => {
    const { label, synonyms } = index.field(table, column);
    const isCalled = [label, ...synonyms].some((name) => name.split(' ').includes(singularOf(noun)));
    return !tables.includes(table) && !isCalled && tables.some((one) => index.isToOne(one, table));
  });
  if (isOfOthers) noSense('the size is that of something else');
}

const SIZE_OF =
  /\b(?:amounts?|sizes?|values?) (?:of|per) (?:(?:a|all|an|each|every|one|our|the) )*((?:[a-z-]+ ){0,2}?)([a-z]+)(?= (?:in|made|on|received|that|we|which)\b|$| [,?.])/;
const HOW_LARGE =
  /^how (?:big|high|large) (?:are|is) (?:(?:a|an|our|the) )*((?:[a-z-]+ ){0,2}?)([a-z]+) on average\b/;
