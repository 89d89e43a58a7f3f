import { ASKING_BEGINNINGS } from '../lexicon/column-lists.ts';
import type { ItemReader } from '../listed/list-item.ts';
import { isSameOutput } from '../listed/listed-groups.ts';
import { withColumns } from '../listed/with-list.ts';
import type { LogicalQuery, Output } from '../logical-query.ts';
import { outputNamed } from '../plan/asked-outputs.ts';
import { Rejected } from '../plan/rejection.ts';
import { shownOutputs } from '../shown.ts';
import type { Token } from '../token.ts';
import type { AddOns, SaidColumns } from './add-on.ts';
import { addOnsOf } from './add-ons-of.ts';
import { counted } from './counted.ts';
import { withDeciding } from './deciding-again.ts';
import { isColumnOnly, mainClauses, perEach } from './main-clauses.ts';
import { orderedAsSaid } from './ordered-as-said.ts';
import { withPart } from './part-of-deciding.ts';
import { firstOf, isOneRow, isShaped } from './shape.ts';
import { tailSplits } from './split-tail.ts';

/** What reads a question without its add-ons. */
export interface MainReader extends ItemReader {
  read(tokens: readonly Token[]): LogicalQuery | null;
}

/** Reading is what costs. */
const BODIES_MAX = 4;

/**
 * The query of a question that asks in its main clause, and goes on with which columns to show, in which order, what comes first
 * of those that are equal, how the answer looks, or with what was asked once more. Null where the main clause is not read by
 * itself, or where what follows says anything else.
 */
export function withAddOns(tokens: readonly Token[], reader: MainReader): LogicalQuery | null {
  let tried = 0;
  const splits = tailSplits(tokens, reader.find(tokens)).flatMap((split) => {
    const addOns = addOnsOf(split, reader);
    return addOns === null ? [] : [{ split, addOns }];
  });
  // What is before the last of them is usually read; else the shortest question is.
  for (const { split, addOns } of [...splits.slice(-1), ...splits.slice(0, -1)]) {
    for (const { body, more, each } of mainClauses(split.body, addOns, reader)) {
      for (const asked of each === null ? [body] : [body, perEach(body, each)]) {
        if (tried === BODIES_MAX) return null;
        tried += 1;
        const query = reader.read(asked);
        const made = query === null ? null : applied(query, ofNamedRows(more, asked), reader);
        if (made !== null) return made;
        if (query !== null && !isOneRow(query)) break;
      }
    }
  }
  return null;
}

/** "customers who never applied, count": of rows that are named and not asked for, nothing else is counted. */
function ofNamedRows(addOns: AddOns, [first]: readonly Token[]): AddOns {
  const { count } = addOns;
  const isNamed = count?.isBare === true && !ASKING_BEGINNINGS.has(first?.norm ?? '');
  return isNamed ? { ...addOns, count: { ...count, isBare: false } } : addOns;
}

/** The query with what is added; null where it does not fit. */
function applied(query: LogicalQuery, addOns: AddOns, reader: ItemReader): LogicalQuery | null {
  try {
    const { columns, count, part, orders, first, claims } = addOns;
    const main = count === null ? query : counted(query, count, reader);
    const named = main === null || columns === null ? main : withSaidColumns(main, columns, reader);
    const shown = named === null || part === null ? named : withPart(named, part, reader);
    const ordered = shown === null ? null : orderedAsSaid(shown, orders, reader);
    const made = ordered === null ? null : firstOf(ordered, first, reader);
    const isMade = made !== null && isShaped(made, addOns, reader) && claims.every((claim) => claim(made));
    return isMade ? made : null;
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return null;
  }
}

function withSaidColumns(
  query: LogicalQuery,
  { items, isAdded }: SaidColumns,
  reader: ItemReader,
): LogicalQuery | null {
  const deciding = withDeciding(query, items, reader);
  if (deciding !== null) return deciding;
  if (query.kind === 'aggregate' && (query.dimensions.length === 0 || query.sides !== undefined)) {
    // Nothing more is shown of all rows together, and a date is no amount.
    if (isAdded || query.measures.some(({ role }) => role === 'time')) return null;
    const said = items.map((item) =>
      isColumnOnly(item) ? null : outputNamed(shownOutputs(query), item, reader.index),
    );
    const isSaid = (output: Output): boolean =>
      said.filter((one) => one !== null && isSameOutput(one, output)).length === 1;
    return said.every((one) => one !== null) && query.measures.every(isSaid) ? query : null;
  }
  const made = withColumns(query, { items, isAdded, isOfAnswer: true, orderedBy: null }, reader);
  return made === null || 'reason' in made ? null : made.query;
}
