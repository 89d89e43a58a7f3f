import type { Expression } from '../../shared/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { Column } from './columns-in.ts';
import { partsOf } from './rewrite.ts';

/** A column and the texts that a query holds it against; none where it only has to be known. */
interface Held {
  readonly column: Column;
  readonly texts: readonly string[];
}

/** The columns that a query holds against texts, or wants to be known, wherever it does so. */
export const textsHeld: (query: LogicalQuery) => readonly Held[] = rememberedOf((query) =>
  partsOf(query).flatMap((part): readonly Held[] => {
    if (!isExpression(part)) return [];
    const [operand, values] =
      part.kind === 'binary'
        ? [part.left, [part.right]]
        : part.kind === 'in'
          ? [part.operand, part.values]
          : part.kind === 'is-null' && part.negated
            ? [part.operand, []]
            : [null, []];
    const texts = values.flatMap(textOfLiteral);
    return operand?.kind === 'column' && texts.length === values.length ? [{ column: operand, texts }] : [];
  }),
);

const KINDS: ReadonlySet<unknown> = new Set(['binary', 'in', 'is-null']);

function isExpression(part: object): part is Expression {
  return 'kind' in part && KINDS.has(part.kind);
}

function textOfLiteral(expression: Expression): readonly string[] {
  return expression.kind === 'literal' && typeof expression.value === 'string' ? [expression.value] : [];
}
