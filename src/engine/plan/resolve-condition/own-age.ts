import { AGE } from '../ages.ts';
import type { Assembly } from '../assembly.ts';
import type { ResolvedField } from '../resolved-field.ts';
import type { FieldTerm, Quantity } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';

/** "loans older than 2 years", "loans with an age over 12 months": the age that the rows have themselves; null for people. */
export function ownAge(
  { index }: Assembly,
  { term, quantity }: { readonly term: FieldTerm; readonly quantity: Quantity },
  { anchor }: ConditionScope,
): ResolvedField | null {
  const isAge =
    term.impliedLabel === AGE.impliedLabel ||
    (isCountedInShort(quantity) &&
      term.alternatives.some((one) => index.field(one.dataset, one.field).label === AGE.impliedLabel));
  // "loans older than 60": of whom is not said.
  if (!isAge || quantity.sign === null) return null;
  const dataset = index.dataset(anchor);
  const field = dataset.fields.find(({ label }) => label === `${dataset.label} ${AGE.impliedLabel}`);
  return field === undefined ? null : { dataset, field };
}

/** In months, say: people are that old as long as they are babies. */
export function isCountedInShort({ sign }: Quantity): boolean {
  return SHORT_LENGTHS.has(sign ?? '');
}

const SHORT_LENGTHS: ReadonlySet<string> = new Set(['days', 'weeks', 'months']);
