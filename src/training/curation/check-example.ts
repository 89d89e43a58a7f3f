import type { TrainingExample } from '../training-material.ts';

/** What running a statement gave, as far as a check looks at it. */
export interface ResultShape {
  readonly rowCount: number;
  readonly hasValue: boolean;
}

/** Runs a statement that only reads; rejects with LoanqError where it does not, does not compile or fails. */
export type RunStatement = (sql: string) => Promise<ResultShape>;

/** Why an example's SQL is no good answer: it is refused or fails, or gives nothing. Null where it works. */
export async function checkExample(
  { sql, mayBeEmpty }: Pick<TrainingExample, 'sql' | 'mayBeEmpty'>,
  run: RunStatement,
): Promise<string | null> {
  try {
    const { rowCount, hasValue } = await run(sql);
    if (mayBeEmpty || hasValue) return null;
    return rowCount === 0 ? 'it returns no rows' : 'it returns nothing but NULL';
  } catch (error) {
    if (isCancelled(error)) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'cancelled';
}
