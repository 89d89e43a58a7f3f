import { tablesOf } from '../../expression-walk.ts';
import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { saysYesOrNo } from '../grammar/fields.ts';
import { isOneRow } from '../one-row.ts';
import { noSense } from '../rejection.ts';
import type { Nominal } from '../sketch.ts';

/** Nobody asks for the name of what is named, nor "which courses have a final exam" for yes and no. */
export function checkSubject(
  { index }: Assembly,
  { columns, openers }: Draft,
  { subject, named }: { readonly subject: Nominal; readonly named: readonly Output[] },
): void {
  if (subject.isName === true && columns.some((one) => one.kind === 'display' && one.dataset === null))
    noSense('whose name is asked for is not said');
  const isFlag = ({ expression }: Output): boolean =>
    expression.kind === 'column' && saysYesOrNo(index.field(expression.table, expression.column));
  // "protected reptiles" asks for those that are, and not for the flag's yes and no.
  const isFlagAlone =
    !isOneRow(index, subject) && !openers.has('distinct') && columns.length === named.length;
  if (
    (isFlagAlone && named.length > 0 && named.every(isFlag)) ||
    (openers.has('which') && named.some(isFlag))
  )
    noSense('whether it is so is a condition');
}

/** "names of members who made a payment" has a row for each member, and not for each payment. */
export function checkOwner(
  { had, openers }: Draft,
  { subject, named }: { readonly subject: Nominal; readonly named: readonly Output[] },
): void {
  const isOfOthers = named.every(({ expression }) => !tablesOf(expression).has(subject.dataset));
  const isOnce = openers.has('distinct');
  if (had.includes(subject) && named.length > 0 && isOfOthers && !isOnce)
    noSense('the columns are of those who have it');
}
