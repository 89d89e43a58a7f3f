import { normalizeQuestion } from '../parse-training.ts';
import { scanSql } from '../split-statements.ts';
import type { TrainingExample } from '../training-material.ts';

/** Why an example cannot be added beside others: one of its questions is answered already. Null where it can. */
export function findDuplicate(
  { questions, sql }: Pick<TrainingExample, 'questions' | 'sql'>,
  others: readonly TrainingExample[],
): string | null {
  for (const question of questions) {
    const asked = others.find((other) => other.questions.some((each) => isSameQuestion(each, question)));
    if (asked === undefined) continue;
    return isSameSql(asked.sql, sql)
      ? `"${question}" is there already, with the same SQL: ${asked.id}`
      : `"${question}" is answered already, by other SQL, which this would contradict: ${asked.id}`;
  }
  return null;
}

function isSameQuestion(a: string, b: string): boolean {
  return normalizeQuestion(a) === normalizeQuestion(b);
}

/** Spacing, comments and the case of words aside. */
function isSameSql(a: string, b: string): boolean {
  return plainSql(a) === plainSql(b);
}

function plainSql(sql: string): string {
  return Array.from(scanSql(sql), ({ kind, start, end }) => {
    if (kind === 'comment' || kind === 'semicolon') return '';
    const text = sql.slice(start, end);
    return kind === 'code' ? text.toLowerCase() : text;
  })
    .filter((text) => text !== '')
    .join(' ');
}
