import type { AggregateExpression } from '../../shared/mod.ts';
import type { Assembly } from './assembly.ts';
import { aggregateOver } from './expressions.ts';
import { undecided } from './rejection.ts';

/** The `dl count` of `ep downloads`, the `view count` of `views`: how many of them a row stands for. */
export function isOwnCount(column: string, table: string): boolean {
  const [last = '', ...own] = column.split(' ').toReversed();
  const nouns = table.split(' ');
  return last === 'count' && own.length > 0 && own.every((part) => nouns.some((noun) => isShort(part, noun)));
}

/** `dl` of `download`: its first letter, and others of it in their order. */
function isShort(part: string, noun: string): boolean {
  let at = 0;
  for (const letter of noun) if (letter === part[at]) at += 1;
  return noun[0] === part[0] && at === part.length;
}

/** How many rows of the table there are: a table of check-ins per day has their number in a column, and its rows are not what is counted. */
export function countOfRows({ index, assumptions }: Assembly, table: string): AggregateExpression {
  const { label, labelPlural, fields } = index.dataset(table);
  if (MASS.has(label.split(' ').at(-1) ?? '') && fields.some(({ unit }) => unit?.kind === 'count'))
    undecided(`whether the rows of ${labelPlural} or how much there is of it is meant is not said`);
  const [column] = fields.filter(
    (field) => field.role === 'measure' && (COUNTS.has(field.label) || isOwnCount(field.label, label)),
  );
  if (column === undefined) return aggregateOver(table, 'count', null);
  if (!column.label.endsWith('count'))
    undecided(`whether the rows of ${labelPlural} or their counts are meant is not said`);
  assumptions.add(`each row counts as its ${column.label}`);
  return aggregateOver(table, 'sum', index.columnOf(table, column.name));
}

/** "total stock" is no number of rows. */
const MASS: ReadonlySet<string> = new Set(['inventory', 'stock']);

/** An order has a quantity, and is one order all the same. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'number']);
