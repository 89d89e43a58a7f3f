import { SUPERIORS } from '../../../lexicon/words/superiors.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsIn } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesIn } from '../../tables-in.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects somebody in place of those who report to them: "birth dates of employees who report to Ann Abel" are not hers. */
export function checkSuperiors(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !REPORTING.test(textOf(words))) return;
  const { datasets, relationships } = index.knowledge;
  const superiors = datasets.flatMap(({ name, label, roleOf }) =>
    roleOf !== undefined && label.split(' ').some((word) => SUPERIORS.has(word)) ? [name] : [],
  );
  if (superiors.length === 0 || superiors.some((one) => tablesIn(query).has(one))) return;
  const keys = relationships.filter(({ to }) => superiors.includes(to));
  const isKept = columnsIn(query).some(({ table, column }) =>
    keys.some(({ from, fromColumns }) => from === table && fromColumns.includes(column)),
  );
  if (!isKept) noSense('who reports to whom is not in the answer');
}

const REPORTING = /\breport(?:ed|ing|s)? to\b/;

/** Without one of these {@link checkSuperiors} holds on to nothing. */
export const SUPERIORS_CUES: readonly Cue[] = [REPORTING];
