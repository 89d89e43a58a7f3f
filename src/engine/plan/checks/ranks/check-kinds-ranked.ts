import { pluralOf, singularOf } from '../../../../catalog/mod.ts';
import type { ListQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the kind or the place of the one row that comes first where a kind or a place is said to be the most so: "the richest town" and
 * "the town with the oldest owners" are not the town of one owner. "The town of the oldest owner" is.
 */
export function checkKindsRanked(query: ListQuery, words: readonly string[], index: KnowledgeIndex): void {
  const kind = query.limit === null ? null : kindShown(query, index);
  if (kind === null) return;
  const text = spacedTextOf(words);
  const [, so = '', other = ''] = kindIsSo(kind).exec(text) ?? [];
  if (so !== '' || other !== '') undecided(`by what to rank each ${kind} is not said`);
  if (query.limit !== 1) return;
  const isOfSeveral = words.some(
    (word, at) =>
      singularOf(word) !== word &&
      MOST.test(words[at - 1] ?? '') &&
      tablesCalled(word, index).includes(query.from),
  );
  if (isOfSeveral) undecided(`how many ${rowsOf(query, index)} are wanted is not said`);
}

function rowsOf({ from }: ListQuery, index: KnowledgeIndex): string {
  return index.dataset(from).labelPlural;
}

/** What the one column that is shown is called, of rows that are ranked by another. */
function kindShown({ fields, order, hidden = [] }: ListQuery, index: KnowledgeIndex): string | null {
  const [shown, ...others] = fields.filter(({ name }) => !hidden.includes(name));
  if (shown === undefined || others.length > 0 || shown.expression.kind !== 'column') return null;
  const { label, role } = index.field(shown.expression.table, shown.expression.column);
  if (order[0] === undefined || order[0].by === shown.name) return null;
  return role === 'category' || role === 'geography' ? label : null;
}

/** "the richest town", "which town is the richest". */
function kindIsSo(kind: string): RegExp {
  const names = `(?:${RegExp.escape(kind)}|${RegExp.escape(pluralOf(kind))})`;
  return new RegExp(` (${SO}) ${names}\\b| ${names} (?:are|is|was|were) (?:the |our )?(${SO}) `);
}

/** No "latest status", which is that of the latest row. */
const SO = '(?!(?:interest|latest|newest|request) )[a-z]{3,}est';
const MOST = /^(?!interest|request)[a-z]{3,}est$/;

/** Without one of these {@link checkKindsRanked} holds on to nothing. */
export const KINDS_RANKED_CUES: readonly Cue[] = [/ (?!(?:interest|request) )[a-z]{3,}est /];
