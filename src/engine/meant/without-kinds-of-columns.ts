import type { Candidate } from '../candidate.ts';
import { GROUPED } from '../lexicon/kinds.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question without the word that says of a column of kinds that it is one: "by home ownership *type*". The very tokens where
 * there is none, or a name of the data goes on with it: "product type".
 */
export function withoutKindsOfColumns(
  tokens: readonly Token[],
  { find, knowledge: { datasets } }: Meanings,
): readonly Token[] {
  if (!tokens.some(({ norm }) => NOUNS.has(norm))) return tokens;
  const candidates = find(tokens);
  const isKind = ({ meaning }: Candidate): boolean =>
    meaning.kind === 'field' &&
    datasets.some(
      ({ name, fields }) =>
        name === meaning.dataset &&
        fields.some((one) => one.name === meaning.field && one.role === 'category'),
    );
  const isIdle = (at: number): boolean =>
    NOUNS.has(tokens[at]?.norm ?? '') &&
    candidates.some(
      (one) =>
        one.end === at &&
        one.match === 'exact' &&
        GROUPED.has(tokens[one.start - 1]?.norm ?? '') &&
        isKind(one),
    ) &&
    !candidates.some(
      ({ start, end, meaning, match }) =>
        start < at && end > at && meaning.kind !== 'language' && match !== 'misspelt',
    );
  const left = tokens.filter((_, at) => !isIdle(at));
  return left.length === tokens.length ? tokens : left;
}

const NOUNS: ReadonlySet<string> = new Set('category class kind type'.split(' '));
