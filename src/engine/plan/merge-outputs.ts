import type { Expression } from '../../shared/mod.ts';
import { isSame } from '../is-same.ts';
import type { MeasureOutput, Output } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** The outputs without repetition; with an index a key and a reference to it are the same. */
export function mergeOutputs<T extends Output>(outputs: readonly T[], index?: KnowledgeIndex): readonly T[] {
  const repeats = (one: Expression, other: Expression): boolean =>
    isSame(one, other) ||
    (index !== undefined && (refersTo(index, one, other) || refersTo(index, other, one)));
  return outputs.filter(
    (output, position) =>
      outputs.findIndex(
        (other) =>
          isSame(transformOf(other), transformOf(output)) && repeats(other.expression, output.expression),
      ) === position,
  );
}

/** "volume and share of volume" are two columns of one expression. */
function transformOf(output: Output | MeasureOutput): MeasureOutput['transform'] {
  return 'transform' in output ? output.transform : null;
}

/** Two references to the same key are of different rows, the sender and the receiver; so is one to a row of the same table, the manager. */
function refersTo({ knowledge }: KnowledgeIndex, from: Expression, to: Expression): boolean {
  if (from.kind !== 'column' || to.kind !== 'column' || from.table === to.table) return false;
  const references = knowledge.relationships.filter((one) => one.from === from.table && one.to === to.table);
  const [only, ...others] = references;
  return (
    only !== undefined &&
    others.length === 0 &&
    only.fromColumns.length === 1 &&
    only.fromColumns[0] === from.column &&
    only.toColumns[0] === to.column
  );
}
