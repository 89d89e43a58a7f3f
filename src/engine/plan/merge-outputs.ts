import type { Output } from '../logical-query.ts';
import { isSame } from './expressions.ts';

/** The outputs without repetition. */
export function mergeOutputs<T extends Output>(outputs: readonly T[]): readonly T[] {
  return outputs.filter(
    (output, position) =>
      outputs.findIndex(({ expression }) => isSame(expression, output.expression)) === position,
  );
}
