import type { ListQuery } from '../../../logical-query.ts';
import { isCalledAfter, isPastForm } from '../../deeds.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';

/**
 * What was done to those that are asked for says which of them, and is no column: "which companies have churned, and when?" is not of
 * all of them, and in "which branches were closed in 2023?" the day on which something else was closed is none of theirs.
 */
export function checkParticiple(query: ListQuery, text: string, index: KnowledgeIndex): void {
  const [, subject = '', deed] = WHICH_HAVE.exec(text) ?? [];
  if (deed === undefined || !isPastForm(deed)) return;
  const dates = query.fields
    .flatMap(({ expression }) => (expression.kind === 'column' ? [expression] : []))
    .map(({ table, column }) => ({ table, field: index.field(table, column) }))
    .filter(({ field }) => field.role === 'time' && isCalledAfter(field, deed));
  if (query.where === null && dates.some(({ field }) => field.isNullable))
    noSense(`those that are not ${deed} are not asked for`);
  const subjects = tablesCalled(subject, index);
  if (subjects.length > 0 && dates.some(({ table }) => !subjects.includes(table)))
    noSense(`when ${subject} were ${deed} is not known`);
}

const WHICH_HAVE =
  /^(?:which|what) (?:\w+ )?(\w+) (?:have|has|had|were|was|are|is|got)(?: been| already)? (\w+)/;
