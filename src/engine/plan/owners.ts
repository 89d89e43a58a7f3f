import type { Draft } from './draft.ts';
import { partsOf } from './rewrite.ts';

/**
 * The tables that words of the question can only be of: "the age of each pet type" speaks of pets by their type, so that the age
 * is theirs where other rows have one too.
 */
export function ownersIn(draft: Draft): ReadonlySet<string> {
  return new Set(partsOf(draft).flatMap((part) => ownerOf(part) ?? []));
}

function ownerOf(part: object): string | null {
  if ('kind' in part && part.kind === 'nominal' && 'dataset' in part) return String(part.dataset);
  if (!('alternatives' in part) || !Array.isArray(part.alternatives)) return null;
  const tables = new Set(part.alternatives.map((one: unknown) => tableOf(one)));
  const [table] = tables;
  return tables.size === 1 && table !== undefined ? table : null;
}

function tableOf(alternative: unknown): string | null {
  const isOne = typeof alternative === 'object' && alternative !== null && 'dataset' in alternative;
  return isOne ? String(alternative.dataset) : null;
}
