/**
 * SQL expressions as plain data. Metrics and filters of the semantic model are parsed into them,
 * the engine builds its logical queries from them, and one emitter prints them as SQL.
 */
export type Expression =
  | { readonly kind: 'column'; readonly table: string; readonly column: string }
  | { readonly kind: 'literal'; readonly value: string | number | null }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  /** `and` / `or` over any number of operands. */
  | { readonly kind: 'logical'; readonly operator: 'and' | 'or'; readonly operands: readonly Expression[] }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: 'is-null'; readonly operand: Expression; readonly negated: boolean }
  | {
      readonly kind: 'in';
      readonly operand: Expression;
      readonly values: readonly Expression[];
      readonly negated: boolean;
    }
  | {
      readonly kind: 'case';
      readonly branches: readonly { readonly when: Expression; readonly then: Expression }[];
      readonly otherwise: Expression | null;
    }
  /** A scalar SQL function, e.g. `strftime`, `lower`, `julianday`, `abs`. */
  | { readonly kind: 'function'; readonly name: string; readonly arguments: readonly Expression[] }
  /** A calendar part of an ISO date, e.g. the quarter as `2024-Q3`. */
  | { readonly kind: 'date-part'; readonly part: DatePart; readonly operand: Expression }
  | RelatedExpression
  | AggregateExpression;

/**
 * A value of one of the rows of `related` that belong to a row of `table`: of its first, second … by `orderBy`; or, over
 * an aggregate, of all of them together.
 */
export interface RelatedExpression {
  readonly kind: 'related';
  readonly table: string;
  readonly related: string;
  /** Over one row of `related`, or an aggregate of them where no position is given. */
  readonly value: Expression;
  /** From 1; null for all of them. */
  readonly position: number | null;
  /** Counted from the end: the last is 1. */
  readonly isFromEnd?: true;
  /** Ascending; the last tells any two rows apart. */
  readonly orderBy: readonly Expression[];
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'like' | '||';

/**
 * All are text. `year`, `quarter`, `month`, `week`, `day` are periods (`2024`, `2024-Q3`, `2024-03`, `2024-W07`,
 * `2024-03-09`); the others recur (`quarter-of-year` Q1-Q4, `month-of-year` 01-12, `weekday` Sunday-Saturday,
 * `day-of-month` 01-31). Where one is compared with a number or calculated with, its number is meant.
 */
export type DatePart =
  | 'year'
  | 'quarter'
  | 'month'
  | 'week'
  | 'day'
  | 'quarter-of-year'
  | 'month-of-year'
  | 'weekday'
  | 'day-of-month';

export type AggregateFunction = 'count' | 'sum' | 'avg' | 'min' | 'max' | 'median' | 'percentile' | 'stddev';

/** An aggregate over the rows of `table`; `argument` null is COUNT(*). */
export interface AggregateExpression {
  readonly kind: 'aggregate';
  readonly function: AggregateFunction;
  /** The table whose rows are aggregated, each exactly once. */
  readonly table: string;
  readonly argument: Expression | null;
  readonly distinct: boolean;
  /** Only rows for which this holds (SQL's FILTER clause); null for all. */
  readonly filter: Expression | null;
  /** For `percentile`: 0 to 100. */
  readonly percentile?: number;
  /** For `stddev`: divided by the number of values, not by one less as for a sample. */
  readonly ofPopulation?: true;
}
