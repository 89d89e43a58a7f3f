import type { Relationship } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesOnWay } from '../../tables-on-way.ts';
import type { Cue } from '../cues.ts';

/** Rejects students who are "taught by Baker" as those whom Baker advises, where courses have an instructor. */
export function checkDoerKeys(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const isTaught = words.some(
    (word, at) => TEACHING.has(word) || (word === 'teacher' && words[at + 1] === 'of'),
  );
  if (query.kind === 'values' || !isTaught) return;
  const isOfTeacher = ({ from, fromColumns: [column = ''] }: Relationship): boolean =>
    TEACHER.test(index.field(from, column).label);
  const keys = index.knowledge.relationships.filter(isOfTeacher);
  if (keys.length === 0) return;
  const tables = tablesOnWay(query, index.knowledge);
  if (!keys.some(({ from, to }) => tables.has(from) && tables.has(to)))
    noSense('those who do it are related by another key');
}

const TEACHING: ReadonlySet<string> = new Set(['taught', 'teach', 'teaches', 'teaching']);
const TEACHER = /\b(?:instructor|lecturer|professor|teacher|tutor)\b/;

/** Without one of these {@link checkDoerKeys} holds on to nothing. */
export const DOER_KEYS_CUES: readonly Cue[] = [TEACHING, 'teacher'];
