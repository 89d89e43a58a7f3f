import type { Expression } from '../../shared/mod.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { literal } from './expressions.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { rewrite } from './rewrite.ts';

/** Codes that begin with zeros, "school 00137", in columns of text: no numbers, which would lose them. */
export function withCodesAsTyped(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): LogicalQuery {
  const typed = new Map(
    words.flatMap((word) => (/^0\d+$/.test(word) ? [[Number(word), word] as const] : [])),
  );
  if (typed.size === 0) return query;
  return rewrite(query, (part) => {
    if (!isTest(part) || part.left.kind !== 'column' || part.right.kind !== 'literal') return part;
    const code = typed.get(Number(part.right.value));
    const { type } = index.field(part.left.table, part.left.column);
    return code === undefined || type !== 'text' ? part : { ...part, right: literal(code) };
  });
}

function isTest(part: object): part is Extract<Expression, { kind: 'binary' }> {
  return 'kind' in part && part.kind === 'binary' && 'left' in part && 'right' in part;
}
