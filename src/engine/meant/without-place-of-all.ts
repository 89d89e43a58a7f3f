import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question without the place that all the data is of: "the number of books *in the library*", asked of a database `city_library`,
 * restricts nothing, though there are library branches. What the data calls so itself stays: a place among others.
 */
export function withoutPlaceOfAll(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  const words = knowledge.name?.split(' ') ?? [];
  const place = words.length > 1 ? words.at(-1) : undefined;
  const at = place === undefined ? -1 : tokens.findIndex(({ norm }) => norm === place);
  if (at < 2 || tokens[at - 1]?.norm !== 'the' || !PLACING.has(tokens[at - 2]?.norm ?? '')) return tokens;
  const next = tokens[at + 1];
  if (next !== undefined && !ENDS.has(next.norm)) return tokens;
  const isNamed = find(tokens).some(
    ({ start, end, match, meaning }) =>
      start <= at && end > at && NAMING.has(meaning.kind) && (match === 'exact' || match === 'inflected'),
  );
  return isNamed ? tokens : tokens.toSpliced(at - 2, 3);
}

const PLACING: ReadonlySet<string> = new Set(['at', 'in', 'of', 'within']);
const ENDS: ReadonlySet<string> = new Set(['!', ',', '.', '?', 'and', 'by', 'for', 'per', 'whose', 'with']);
const NAMING: ReadonlySet<string> = new Set(['dataset', 'field', 'metric', 'segment', 'value']);
