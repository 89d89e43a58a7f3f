import { conjunctsOf, filtersOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { test } from '../../expressions.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { namesOfValue } from '../rows/names-of-value.ts';

/** Rejects what something is for, as what it was done with: of "payments made by credit card" no loan purpose is the means. */
export function checkMeans(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const [, means = ''] = DONE_WITH.exec(textOf(words)) ?? [];
  if (means === '') return;
  const asked = [...conjunctsOf(query.where), ...filtersOf(query).map(test)];
  const isPurpose = asked.some((one) => {
    const column = one.kind === 'test' && one.expression.kind === 'binary' ? one.expression.left : null;
    if (column?.kind !== 'column' || !PURPOSES.test(index.field(column.table, column.column).label))
      return false;
    return namesOfValue(one, index).some((name) => `${means} `.startsWith(`${name} `));
  });
  if (isPurpose) noSense('what it is for does not tell what it was done with');
}

const DONE = 'charged|collected|done|made|paid|received|repaid|sent|settled|transferred';
const DONE_WITH = new RegExp(
  `\\b(?:${DONE})(?: back| off)? (?:by|through|using|via|with) (?:an? |the )?(.*)`,
);
const PURPOSES = /\b(?:goal|purpose|reason|use)$/;

/** Without one of these {@link checkMeans} holds on to nothing. */
export const MEANS_CUES: readonly Cue[] = [DONE_WITH];
