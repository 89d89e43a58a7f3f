import type { Knowledge } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import type { Hop } from '../joins/join-path.ts';
import type { Condition, ListQuery } from '../logical-query.ts';
import type { Printed } from './print-expression.ts';
import type { Select } from './select.ts';

export interface EmitOptions {
  /**
   * Round averages, sums, ratios and shares of money and percent to two decimals where they are shown (never where
   * they are compared or ordered by). The result stays within 0.005 of the exact one.
   */
  readonly round: boolean;
  /** How many decimals are asked for; two where it is not said. */
  readonly decimals?: number;
}

/** What every part of the emitter needs. */
export interface Emission extends EmitOptions {
  readonly knowledge: Knowledge;
  /** Rows of one table, grouped; handed down because conditions and groups contain each other. */
  readonly createBlock: (request: BlockRequest) => Block;
  /** The SELECT of a list; handed down because conditions and lists contain each other. */
  readonly selectList: (list: ListQuery) => Select;
}

/** The rows of one table, aggregated by groups. */
export interface BlockRequest {
  /** The table whose rows are aggregated, each exactly once in each of its groups. */
  readonly base: string;
  readonly dimensions: readonly NamedExpression[];
  /** Whether the SELECT shows a dimension, so that its alias stands for it; all are shown where this is left out. */
  isShown?(dimension: NamedExpression): boolean;
  /** All expressions that will be printed with the block. */
  readonly measures: readonly Expression[];
  readonly where: Condition | null;
  /** Joins to start with. */
  readonly seed: readonly Hop[];
}

export interface NamedExpression {
  readonly name: string;
  readonly expression: Expression;
}

/** A SELECT without its columns, and how expressions over its groups are written in it. */
export interface Block {
  readonly select: Select;
  /** The dimensions as SQL, in order. */
  readonly dimensions: readonly string[];
  readonly areNullable: readonly boolean[];
  /** The SELECT reads groups from CTEs and does not group itself. */
  readonly rowsAreGroups: boolean;
  print(measure: Expression): Printed;
}
