import type { Token } from '../token.ts';
import type { ItemReader } from './list-item.ts';
import { itemsOf } from './list-items.ts';
import { isMarked, splitsOf } from './split-list.ts';

/** Whether what stands before a list says which rows its columns are of, and is no heading: "loans in Texas: state, count". */
export function isListUnder(tokens: readonly Token[], rest: readonly Token[], reader: ItemReader): boolean {
  if (tokens === rest) return false;
  const heading = tokens.slice(0, tokens.length - rest.length);
  const isRestricted = reader
    .find(heading)
    .some(
      ({ meaning, match }) => match === 'exact' && (meaning.kind === 'value' || meaning.kind === 'segment'),
    );
  return (
    isRestricted &&
    splitsOf(tokens, reader.find(tokens)).some(
      (split) =>
        isMarked(split) && split.body.length <= heading.length && itemsOf(split.pieces, reader) !== null,
    )
  );
}
