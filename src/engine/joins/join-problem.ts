/** Why the tables that a query names cannot be brought together, as a value that the planner words. */
export type JoinProblem =
  /** Equally good paths that mean different things; each path is its relationships, in order. */
  | {
      readonly kind: 'ambiguous-path';
      readonly from: string;
      readonly to: string;
      readonly paths: readonly (readonly string[])[];
    }
  /** No chain of keys leads from the first table to the second. */
  | { readonly kind: 'no-path'; readonly tables: readonly string[] }
  /** A row of `base` has many of `related`, so that one value cannot be shown or aggregated for it. */
  | { readonly kind: 'many-values'; readonly base: string; readonly related: string };

/** Carries a join problem out of the depth of the emitter; `checkJoins` turns it back into a value. */
export class JoinError extends Error {
  override readonly name = 'JoinError';
  readonly problem: JoinProblem;

  constructor(problem: JoinProblem) {
    super(`The query cannot be joined: ${JSON.stringify(problem)}`);
    this.problem = problem;
  }
}
