/**
 * A database's message without what may come from a row: of the texts that it quotes only those stay that stand in the
 * query as well. `bad JSON path: '$.ssn=…'` quotes a value, `no such function: 'median'` the query.
 */
export function withoutValues(message: string, sql: string): string {
  return message.replace(/'[^']*'|"[^"]*"|\[[^\]]*\]|`[^`]*`/g, (quoted) =>
    sql.includes(quoted.slice(1, -1)) ? quoted : `${quoted.slice(0, 1)}…${quoted.slice(-1)}`,
  );
}
