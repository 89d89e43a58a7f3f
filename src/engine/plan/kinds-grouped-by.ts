import { singularOf } from '../../catalog/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { isOfPeople } from './people.ts';
import { tablesCalled } from './tables-called.ts';

interface Stretch {
  /** Of "by". */
  readonly at: number;
  readonly end: number;
  readonly index: KnowledgeIndex;
}

/**
 * The tables of which "by secured product" asks one row for each; none where "by" says who did it, as "by women" and "by a
 * member" do.
 */
export function kindsGroupedBy(words: readonly string[], { at, end, index }: Stretch): readonly string[] {
  const noun = words[end - 1] ?? '';
  const before = words.slice(at + 1, end - 1);
  const isSaidSo =
    words[at] === 'by' &&
    before.length > 0 &&
    before.every((word) => /^[a-z-]+$/.test(word) && !NOT_SO.has(word));
  // "by original loan amount"
  const goesOn = /^[a-z]/.test(words[end] ?? '') && !AFTER.has(words[end] ?? '');
  if (!isSaidSo || goesOn || noun.endsWith('s') || singularOf(noun) !== noun) return NONE;
  return tablesCalled(noun, index).filter((table) => !isOfPeople(index.dataset(table)));
}

const NONE: readonly string[] = [];

const AFTER: ReadonlySet<string> = new Set(
  'across after and as at before between by during for from highest in including largest last lowest of on only or over per please pls since smallest sorted than that this to top until versus vs where which who with within'.split(
    ' ',
  ),
);

/** "by *a* member", "by kind *of* member", "by office *and* member" */
const NOT_SO: ReadonlySet<string> = new Set(
  'a across all an and another any as at by each every for from her his in its my no of on one or our per some than that the their this to with within your'.split(
    ' ',
  ),
);
