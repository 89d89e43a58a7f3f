/** The window of a window function: `OVER (PARTITION BY region ORDER BY volume DESC)`; any part may be empty. */
export function overClause({
  partitionBy,
  orderBy,
}: {
  readonly partitionBy: readonly string[];
  /** The terms, a frame after the last one. */
  readonly orderBy: readonly string[];
}): string {
  const clauses = [
    ...(partitionBy.length === 0 ? [] : [`PARTITION BY ${partitionBy.join(', ')}`]),
    ...(orderBy.length === 0 ? [] : [`ORDER BY ${orderBy.join(', ')}`]),
  ];
  return `OVER (${clauses.join(' ')})`;
}
