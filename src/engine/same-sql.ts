/** Whether two queries say the same, whatever their columns are called and in which order the conditions stand that all have to hold. */
export function isSameSql(one: string, other: string): boolean {
  return one === other || keyOf(one) === keyOf(other);
}

/** The lines in an order of their own: conditions stand on lines of theirs. */
function keyOf(sql: string): string {
  return sql
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .map((line) => line.replace(/^\s*(?:WHERE|AND) /, '').replace(/ AS [a-z_\d]+(?=,?$)/, ''))
    .toSorted()
    .join('\n');
}
