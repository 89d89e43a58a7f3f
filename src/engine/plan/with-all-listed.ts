import type { Draft } from './draft.ts';

/** "all loans issued in 2025", with nothing beside them, are wanted one by one; "loans issued in 2025" may be their number. */
export function withAllListed(draft: Draft, words: readonly string[]): Draft {
  const { openers, nominals, columns, measures, groups, byMeasures, rank, order, transform, compare } = draft;
  const others = columns.length + measures.length + groups.length + byMeasures.length + openers.size;
  const isPlain = rank === null && order === null && transform === null && compare === null;
  return WHOLE.has(words[0] ?? '') && nominals.length === 1 && others === 0 && isPlain
    ? { ...draft, openers: new Set(['list']) }
    : draft;
}

const WHOLE: ReadonlySet<string> = new Set(['all', 'each', 'every']);
