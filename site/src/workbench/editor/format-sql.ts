import { formatDialect, sqlite } from 'sql-formatter';

/** SQL in the layout that loanq writes. Null where it cannot be read as such. */
export function formatSql(sql: string): string | null {
  try {
    return formatDialect(sql, { dialect: sqlite, keywordCase: 'upper', tabWidth: 2, expressionWidth: 80 });
  } catch {
    return null;
  }
}
