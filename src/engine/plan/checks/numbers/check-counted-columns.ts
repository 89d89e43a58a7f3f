import { singularOf } from '../../../../catalog/mod.ts';
import type { ListQuery, LogicalQuery, Output } from '../../../logical-query.ts';
import { type Column, columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/**
 * Rejects the number of things, as a column of others keeps it, for the things: "which reviews does it have" is no `num_reviews`,
 * and "how many reviews do Kent farms have" not that of each of them.
 */
export function checkCountedColumns(query: LogicalQuery, { words, index }: Said): void {
  if (query.kind === 'values') return;
  const [, held = ''] = HOLDING.exec(textOf(words)) ?? [];
  const capacity = `${singularOf(held)} capacity`;
  const isKept = index.knowledge.datasets.some(({ fields }) =>
    fields.some(({ label }) => label === capacity),
  );
  const tested = query.where === null ? [] : columnsOfCondition(query.where);
  if (query.kind === 'aggregate' && query.measures.some(countsReferences))
    noSense('what is counted are the rows, and not what they refer to');
  if (isKept && !tested.some(({ table, column }) => index.field(table, column).label === capacity))
    noSense('what it can hold is a number of its own');
  const outputs = query.kind === 'list' ? query.fields : query.dimensions;
  const numbers = outputs.flatMap(({ expression }) => columnsOf(expression)).filter(isNumberOf);
  if (numbers.length === 0) return;
  if (numbers.some((one) => asksForThem(words, one)))
    noSense('which they are is asked for, and not how many');
  if (query.kind === 'list' && words[0] === 'how' && words[1] === 'many' && isOfSeveral(query, index))
    undecided('whether the number of each or of all together is wanted is not said');

  /** "how many students major in each department": the students, and not their different majors. */
  function countsReferences({ expression }: Output): boolean {
    if (expression.kind !== 'aggregate' || expression.distinct !== true) return false;
    const { argument } = expression;
    if (argument?.kind !== 'column') return false;
    const { role, label } = index.field(argument.table, argument.column);
    const [called = ''] = label.split(' ');
    const next = words[words.indexOf(index.dataset(argument.table).labelPlural) + 1] ?? '';
    return role === 'key' && next.startsWith(called) && singularOf(next) === next;
  }

  function isNumberOf({ table, column }: Column): boolean {
    const { label, role } = index.field(table, column);
    return role === 'measure' && NUMBER_OF.test(label);
  }

  /** Whether what the question begins with is what the column counts, and no number is spoken of. */
  function asksForThem(said: readonly string[], { table, column }: Column): boolean {
    if (!LISTING.has(said[0] ?? '') || said.some((word) => NUMBERS.has(word))) return false;
    const [, ...asked] = said.filter((word) => !BEFORE_NOUN.has(word));
    const { label, synonyms } = index.field(table, column);
    const counted = new Set([label, ...synonyms].flatMap((name) => name.split(' ')));
    // "list the reviews", "list the enrolled students"
    return asked
      .slice(0, 2)
      .some((noun) => singularOf(noun) !== noun && (counted.has(noun) || counted.has(singularOf(noun))));
  }
}

/** Whether nothing names the rows: neither what is shown of them nor what is said of them. */
function isOfSeveral({ from, fields, where, limit }: ListQuery, index: KnowledgeIndex): boolean {
  const { display, rowCount } = index.dataset(from);
  const isName = ({ table, column }: Column): boolean => {
    const { role, distinctCount } = index.field(table, column);
    return table === from && (display.includes(column) || (role !== 'measure' && distinctCount === rowCount));
  };
  const shown = fields.flatMap(({ expression }: Output) => columnsOf(expression));
  return limit === null && where !== null && ![...shown, ...columnsOfCondition(where)].some(isName);
}

/** "ships that hold over 900 passengers", where each has a `passenger_capacity`. */
const HOLDING = / (?:carry|carries|carrying|fit|fits|hold|holds|holding) (?:[a-z]+ ){1,3}\d+ ([a-z]+)/;
const NUMBER_OF = /^number |(?: count)$/;
const LISTING: ReadonlySet<string> = new Set(
  'display find get give list name names print show what which who'.split(' '),
);
const BEFORE_NOUN: ReadonlySet<string> = new Set('a all and every me names of our the us'.split(' '));
const NUMBERS: ReadonlySet<string> = new Set(
  'amount average count counts fewer fewest highest least less lowest many mean more most number numbers sum total'.split(
    ' ',
  ),
);
