import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesNamed } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects one number where there is one for each, "units sold *by employee* in 2023", also after a verb that they could do, and a
 * list of rows where they are told apart at the end: "rejected but never withdrawn applications, by channel".
 */
export function checkBy(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'list' && query.order.length === 0 && BY_LAST.test(textOf(words)))
    noSense('a number for each of them is what is asked for');
  if (query.kind === 'list' || query.dimensions.length > 0 || query.where === null) return;
  const isDropped = words.some((word, at) => {
    const noun = words[at + 1] ?? '';
    // "reported by guest" may be what a column says.
    const isGroup =
      word === 'by' &&
      AFTER_GROUP.has(words[at + 2] ?? '') &&
      singularOf(noun) === noun &&
      !isName(`${words[at - 1]} by`, index);
    const called = isGroup ? tablesNamed(noun, index) : [];
    if (called.length === 0) return false;
    const where = JSON.stringify(query.where);
    return !called.some((table) => where.includes(`"${table}"`));
  });
  if (isDropped) noSense('a number for each of them is what is asked for');
}

function isName(words: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.datasets.some(({ fields }) => fields.some(({ label }) => label === words));
}

/** ", by channel". */
const BY_LAST = /, (?:by|per) [a-z]+(?: [a-z]+)?(?: [?.])?$/;

/** What goes on after a group. */
const AFTER_GROUP: ReadonlySet<string> = new Set([
  'during',
  'for',
  'from',
  'in',
  'last',
  'since',
  'this',
  ',',
  '?',
]);
