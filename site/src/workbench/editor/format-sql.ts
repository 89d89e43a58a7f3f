import { formatDialect, sqlite } from 'sql-formatter';

/** SQL in the layout that loanq writes. What cannot be read as SQL stays as it is. */
export function formatSql(sql: string): string {
  try {
    return formatDialect(sql, { dialect: sqlite, keywordCase: 'upper', tabWidth: 2, expressionWidth: 80 });
  } catch {
    return sql;
  }
}
