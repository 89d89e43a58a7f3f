import type { Meanings } from '../../meant/rewording.ts';
import type { Token } from '../../token.ts';
import { withOwnAverage } from './with-own-average.ts';
import { withPlainMargins } from './with-plain-margins.ts';
import { withPlainWholes } from './with-plain-wholes.ts';
import { withRowsFirst } from './with-rows-first.ts';

/** In this order: each sees the words as those before it have put them. */
const WAYS = [withOwnAverage, withPlainWholes, withRowsFirst, withPlainMargins];

/** The question with what it compares in the plain construction; null where it is so. */
export function withPlainComparisons(tokens: readonly Token[], means: Meanings): readonly Token[] | null {
  const plain = WAYS.reduce((said, way) => way(said, means), tokens);
  return plain === tokens ? null : plain;
}
