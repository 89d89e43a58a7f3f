import type { Dataset, Field } from '../../catalog/mod.ts';
import { LIFETIMES } from '../lexicon/lifetimes.ts';

/** The two dates between which the rows last; null where none or several may be meant, or a column says how long it is. */
export function lifetimeOf({ fields }: Dataset): { readonly start: Field; readonly end: Field } | null {
  const dates = fields.filter(
    ({ role, yearColumn, monthColumn }) =>
      role === 'time' && yearColumn === undefined && monthColumn === undefined,
  );
  const isKept = fields.some(({ role, label }) => role === 'measure' && LENGTH.test(label));
  const pairs = LIFETIMES.flatMap(({ start, end }) => {
    const [starts, ends] = [start, end].map((name) => dates.filter(({ label }) => name.test(label)));
    return (starts ?? []).flatMap((first) =>
      (ends ?? []).flatMap((last) => (first === last ? [] : [inOrder(first, last)])),
    );
  });
  const [only, ...others] = pairs;
  return only === undefined || others.length > 0 || isKept ? null : only;
}

/** A flight departs before it arrives, and a guest arrives before he departs: the dates themselves tell. */
function inOrder(first: Field, last: Field): { readonly start: Field; readonly end: Field } {
  const isTurned = typeof first.min === 'string' && typeof last.min === 'string' && last.min < first.min;
  return isTurned ? { start: last, end: first } : { start: first, end: last };
}

const LENGTH = /\b(?:duration|length)\b|^(?:minutes|hours|days|nights)$/;
