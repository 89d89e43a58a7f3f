import type { Chart, Parsed } from '../chart.ts';

/** "active loans" are so themselves, and not by active borrowers; "late loan payments" are late payments. */
export function isOfOtherRows(
  { candidatesAt, index }: Chart,
  { value, end }: Parsed<string>,
  found: readonly Parsed<string>[],
): boolean {
  const tableAt = (at: number): string | null => {
    const [only, ...others] = candidatesAt[at]?.filter(({ meaning }) => meaning.kind === 'dataset') ?? [];
    return only?.meaning.kind === 'dataset' && others.length === 0 && only.end === at + 1
      ? only.meaning.dataset
      : null;
  };
  const table = tableAt(end);
  if (table === null || tableAt(end + 1) !== null || index.segment(value).dataset === table) return false;
  return found.some((other) => other.end === end && index.segment(other.value).dataset === table);
}
