import { singularOf } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/** The tokens with whose column is meant before it: "by city (member)" is by member city. Only where the thing in brackets has such a column. */
export function withOwnersInBrackets(tokens: readonly Token[], { find }: Meanings): readonly Token[] {
  const opening = tokens.flatMap(({ norm }, at) =>
    norm === '(' && tokens[at + 2]?.norm === ')' ? [at] : [],
  );
  if (opening.length === 0) return tokens;
  const candidates = find(tokens);
  const ownersAt = (at: number): readonly string[] =>
    candidates.flatMap(({ start, end, meaning, match }) =>
      start === at && end === at + 1 && meaning.kind === 'dataset' && OWN.has(match) ? [meaning.dataset] : [],
    );
  const isColumnOf = (at: number, owners: readonly string[]): boolean =>
    candidates.some(
      ({ start, end, meaning }) =>
        start === at && end === at + 1 && meaning.kind === 'field' && owners.includes(meaning.dataset),
    );
  const owned = new Set(opening.filter((at) => isColumnOf(at - 1, ownersAt(at + 1))));
  if (owned.size === 0) return tokens;
  return tokens.flatMap((token, at) => {
    if ([at, at - 1, at - 2].some((place) => owned.has(place))) return [];
    const owner = owned.has(at + 1) ? tokens[at + 2] : undefined;
    return owner === undefined ? [token] : [{ ...owner, norm: singularOf(owner.norm) }, token];
  });
}

const OWN: ReadonlySet<string> = new Set(['exact', 'inflected']);
