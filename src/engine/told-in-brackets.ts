import type { Candidate, Meaning } from './candidate.ts';
import type { Token } from './token.ts';

/** "vip customers (in Texas)": where or when they are so, and not what they are. */
export function tellsWhere(first: Token | undefined): boolean {
  return first !== undefined && PLACES.has(first.norm);
}

const PLACES: ReadonlySet<string> = new Set(
  'across after at before by during for from in inside near on only outside since to until within'.split(' '),
);

/** Whether the value is one of a column that is named beside it: "vip customers (Texas)" are not all that live there. */
export function isOfNamed(
  { dataset, field }: Extract<Meaning, { kind: 'value' }>,
  within: readonly Candidate[],
): boolean {
  return within.some(
    ({ meaning }) => meaning.kind === 'field' && meaning.dataset === dataset && meaning.field === field,
  );
}
