import type { LogicalQuery } from '../logical-query.ts';
import { saysYesOrNo } from './grammar/fields.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense } from './rejection.ts';
import { textOf } from './text-of.ts';

/** Rejects a yes-or-no column that is shown where the words say what something is: "countries with an official language". */
export function checkFlags(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list') return;
  const said = ` ${textOf(words)} `;
  for (const { expression } of query.fields) {
    if (expression.kind !== 'column') continue;
    const field = index.field(expression.table, expression.column);
    const { label } = field;
    if ((said.includes(` a ${label} `) || said.includes(` an ${label} `)) && saysYesOrNo(field))
      noSense(`whether they are ${label} is not asked for`);
  }
}
