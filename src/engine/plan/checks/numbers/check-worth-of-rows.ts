import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { spacedTextOf } from '../../text-of.ts';
import { textsHeld } from '../../texts-held.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a number of their own for what their rows are worth together: "members with more than 5,000 in bookings" need not earn as
 * much, and "of bookings" is no income of members that have some.
 */
export function checkWorthOfRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || query.where === null) return;
  const [, said = ''] = WORTH_IN.exec(spacedTextOf(words)) ?? [];
  const noun = said.split(' ').at(-1) ?? '';
  if (noun === '') return;
  const had = conjunctsOf(query.where).flatMap((one) => (one.kind === 'exists' ? [one.related] : []));
  const called = tablesCalled(noun, index);
  const isKind = textsHeld(query).some(({ texts }) =>
    texts.some((text) => text.toLowerCase() === singularOf(noun)),
  );
  const rows = called.length > 0 ? called : isKind ? had : [];
  const isOfOwner = testsOf(query.where)
    .flatMap((one) => (one.kind === 'binary' && one.right.kind === 'literal' ? columnsOf(one.left) : []))
    .some(
      ({ table, column }) =>
        index.field(table, column).role === 'measure' &&
        !rows.includes(table) &&
        rows.some((one) => had.includes(one) && index.isToOne(one, table)),
    );
  if (isOfOwner) undecided(`what of the ${noun} the number is is not said`);
}

const WORTH_IN =
  / (?:above|below|exceeding|least|most|over|than|under) (?:[$€£] ?)?\d[\d,.]* ?(?:k |m |thousand |million |billion )?(?:dollars |usd )?(?:in|of|worth of) ((?:[a-z-]+ ){0,2}?[a-z]+s) /;

/** Without it {@link checkWorthOfRows} holds on to nothing. */
export const WORTH_OF_ROWS_CUES: readonly Cue[] = [WORTH_IN];
