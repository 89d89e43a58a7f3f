import { singularOf } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with those by whom it is as those whose it is: "the total fees *owed by all members*", where a column is called "fees
 * owed", is one number of all of them. "Fees owed by member" is one of each.
 */
export function withAgentsAsOwners(
  tokens: readonly Token[],
  { find, knowledge }: Meanings,
): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => norm === 'by' && DONE.test(tokens[place - 1]?.norm ?? ''));
  const by = tokens[at];
  if (by === undefined) return tokens;
  let next = at + 1;
  while (ALL.has(tokens[next]?.norm ?? '')) next += 1;
  const candidates = find(tokens);
  const owned = candidates.flatMap(({ end, meaning, match }) =>
    end === at && meaning.kind === 'field' && match !== 'misspelt' ? [meaning] : [],
  );
  const isTheirs = candidates.some(({ start, end, meaning }) => {
    const last = tokens[end - 1]?.norm ?? '';
    if (start !== next || meaning.kind !== 'dataset' || singularOf(last) === last) return false;
    return owned.some(({ dataset, field }) => dataset === meaning.dataset && isCalledSo(dataset, field));
  });
  if (!isTheirs) return tokens;
  const written = ['of', 'all'].map((norm) => ({ ...by, norm, text: norm }));
  return [...tokens.slice(0, at), ...written, ...tokens.slice(next)];

  function isCalledSo(table: string, column: string): boolean {
    const fields = knowledge.datasets.find(({ name }) => name === table)?.fields ?? [];
    return fields.some(({ name, label }) => name === column && label.endsWith(` ${tokens[at - 1]?.norm}`));
  }
}

const DONE = /^(?:[a-z]+ed|held|lent|lost|made|paid|spent|won)$/;
const ALL: ReadonlySet<string> = new Set(['all', 'any', 'of', 'our', 'the']);
