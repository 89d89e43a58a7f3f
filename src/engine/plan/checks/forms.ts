import { conjunctsOf } from '../../conjuncts.ts';
import type { LogicalQuery } from '../../logical-query.ts';

/** What a query has to be for a check to hold on to anything, as a cheap look tells. */
export type Form =
  /** Rows are restricted. */
  | 'tested'
  /** Rows are restricted by more than tests of their own values: by related rows, choices, or denials. */
  | 'related'
  /** Some come first. */
  | 'ranked'
  | 'grouped'
  /** There are several measures. */
  | 'several'
  /** A measure is in percent. */
  | 'share'
  /** Which of its dates the time goes by is guessed. */
  | 'guessed';

/** The forms that the query has. */
export function formsOf(query: LogicalQuery): ReadonlySet<Form> {
  const forms = new Set<Form>();
  if (query.kind === 'values') return forms;
  if (query.where !== null) forms.add('tested');
  if (conjunctsOf(query.where).some(({ kind }) => kind !== 'test')) forms.add('related');
  if (query.limit !== null || query.perGroup !== null || query.order.length > 0) forms.add('ranked');
  if (query.assumptions.some((one) => one.startsWith('time is by '))) forms.add('guessed');
  if (query.kind !== 'aggregate') return forms;
  if (query.dimensions.length > 0) forms.add('grouped');
  if (query.measures.length > 1) forms.add('several');
  if (query.measures.some(({ unit }) => unit?.kind === 'percent')) forms.add('share');
  return forms;
}
