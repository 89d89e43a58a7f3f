import type { OracleCase } from './bodies.ts';

/** What a service answered, as far as it is compared. */
export interface Answer {
  readonly status: number;
  /** `type`, `loc`, `msg`, `input` and `ctx` of each validation error; null where there are none. */
  readonly errors: readonly unknown[] | null;
}

/** A difference that is meant, with its reason. */
export interface KnownDifference {
  readonly reason: string;
  matches(test: OracleCase, ours: Answer, oracle: Answer): boolean;
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [];
