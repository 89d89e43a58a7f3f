import type { Expression } from '../../../../shared/mod.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects one end as a column and the other as computed, "products with their minimum and maximum amount" have both or neither, and
 * groups by the end that rows are at: "loans at the maximum amount of the product, by product". Where each of the groups has a column
 * of that name ("products by maximum amount"), no end of others is computed.
 */
export function checkBothEnds(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const text = textOf(words);
  const isKept = query.dimensions.some(
    ({ expression }) =>
      expression.kind === 'column' &&
      END.test(index.field(expression.table, expression.column).label.split(' ')[0] ?? ''),
  );
  const isComputed = query.measures.some(({ expression }) => isEnd(expression));
  if (isKept && AT_END.test(text)) noSense('what rows are at is no group of them');
  // "price by kind: smallest, mean, largest" asks for both ends, and for no kind that is the first.
  if (query.limit !== null && LISTED.test(text)) noSense('the smallest and the largest are of one kind');
  const computed = query.measures.flatMap(({ expression }) =>
    isEnd(expression) ? columnsOf(expression) : [],
  );
  if (computed.length > 0 && hasEndSaid(query, text, { computed, index }))
    noSense('the groups have a column of that name');
  if (isKept && isComputed && BOTH_ENDS.test(text)) noSense('the smallest and the largest are of one kind');
}

/** Whether another end is a column of what the rows are grouped or told apart by. */
function hasEndSaid(
  { where, dimensions }: AggregateQuery,
  text: string,
  { computed, index }: { readonly computed: readonly Column[]; readonly index: KnowledgeIndex },
): boolean {
  const told = where === null ? [] : columnsOfCondition(where);
  const grouped = dimensions.flatMap(({ expression }) => columnsOf(expression));
  return [...new Set([...grouped, ...told].map(({ table }) => table))].some((table) =>
    index
      .dataset(table)
      .fields.some(
        ({ name, label, synonyms }) =>
          !computed.some((one) => one.table === table && one.column === name) &&
          [label, ...synonyms].some(
            (said) => ENDS.test(said) && ` ${text} `.includes(` ${said} `) && !isLonger(said),
          ),
      ),
  );

  /** "the highest amount" of "the highest amount requested", where a column is called "amount requested", is no name by itself. */
  function isLonger(said: string): boolean {
    const [end = ''] = said.split(' ');
    return computed.some(({ table, column }) => {
      const field = index.field(table, column);
      return [field.label.toLowerCase(), ...field.synonyms].some(
        (name) => `${end} ${name}`.startsWith(`${said} `) && ` ${text} `.includes(` ${end} ${name} `),
      );
    });
  }
}

function isEnd(expression: Expression): boolean {
  return expression.kind === 'aggregate' && (expression.function === 'min' || expression.function === 'max');
}

const LOW = '(?:min|minimum|minimal|smallest|lowest|least)';
const HIGH = '(?:max|maximum|maximal|largest|biggest|highest|greatest)';
const BOTH_ENDS = new RegExp(
  `\\b(?:${LOW} (?:and|or|,|/|&) (?:the )?${HIGH}|${HIGH} (?:and|or|,|/|&) (?:the )?${LOW})\\b`,
);
/** Also with what lies between them. */
const LISTED = new RegExp(
  `: (?:${LOW}|${HIGH}) , (?:(?:avg|average|mean|median|total) ,? )?(?:and )?(?:${LOW}|${HIGH})\\b`,
);
const AT_END = new RegExp(`\\bat (?:the|its|their) (?:\\S+ ){0,3}?(?:${LOW}|${HIGH})\\b`);
const END = new RegExp(`^(?:${LOW}|${HIGH})$`);
const ENDS = new RegExp(`^(?:${LOW}|${HIGH}) `);

const END_SAID = new RegExp(`\\b(?:${LOW}|${HIGH})\\b`);

/** Without one of these {@link checkBothEnds} holds on to nothing. */
export const BOTH_ENDS_CUES: readonly Cue[] = [END_SAID];
