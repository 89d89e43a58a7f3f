import type { Dataset } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Meanings } from '../meant/rewording.ts';
import type { Token } from '../token.ts';

/** A question whose columns are looked for. */
export interface Said extends Meanings {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
}

/** Whether the words are a name as it is, in whatever number. */
export function isNamed(match: Candidate['match']): boolean {
  return match === 'exact' || match === 'inflected';
}

/**
 * The tables whose columns may be described beside a stretch, the likeliest first: that of its clause, those that other words name,
 * and what each row of these has one of.
 */
export function tablesFor(
  owner: Dataset | null,
  span: { readonly start: number; readonly end: number },
  { candidates, knowledge }: Said,
): readonly (readonly Dataset[])[] {
  const names = new Set(
    candidates.flatMap(({ start, end, match, meaning }) => {
      const isBeside = end <= span.start || start >= span.end;
      if (!isBeside || !isNamed(match)) return [];
      if (meaning.kind === 'dataset') return [meaning.dataset];
      return meaning.kind === 'value' && isNameOfRow(meaning, knowledge.datasets) ? [meaning.dataset] : [];
    }),
  );
  const seen = knowledge.datasets.filter(({ roleOf, isVisible }) => isVisible && roleOf === undefined);
  const reached = new Set(names);
  for (const name of reached)
    for (const { from, to } of knowledge.relationships) if (from === name) reached.add(to);
  return [
    ...(owner === null ? [] : [[owner]]),
    seen.filter(({ name }) => names.has(name)),
    seen.filter(({ name }) => reached.has(name) && !names.has(name)),
  ];
}

/** "the Manhattan Branch" is a branch. */
export function isNameOfRow(
  { dataset, field }: { readonly dataset: string; readonly field: string },
  datasets: readonly Dataset[],
): boolean {
  return datasets.some(({ name, display }) => name === dataset && display.includes(field));
}
