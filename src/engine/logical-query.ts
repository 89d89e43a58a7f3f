import type { AggregateExpression, ColumnRole, Expression, Unit } from '../shared/mod.ts';

/**
 * What a question asks, free of words and of SQL syntax: the plan's result, the emitter's and the reading's input.
 * Joins are not in it: they follow from the tables that the expressions name.
 */
export type LogicalQuery = AggregateQuery | ListQuery | SetQuery;

/** One row per group (or one row in all, without dimensions). */
export interface AggregateQuery {
  readonly kind: 'aggregate';
  /** Grouping expressions, free of aggregates. */
  readonly dimensions: readonly Output[];
  /** Expressions over aggregates; their aggregates may be over different tables. At least one. */
  readonly measures: readonly MeasureOutput[];
  /** On rows: holds for every row that is aggregated. */
  readonly where: Condition | null;
  /** On groups, over aggregates. */
  readonly having: Expression | null;
  readonly order: readonly Order[];
  readonly limit: number | null;
  readonly offset: number;
  /** On groups too: a group's value against the same of all rows together ("default rate above the overall one"). */
  readonly versus?: readonly {
    readonly left: Expression;
    readonly operator: '=' | '<>' | '<' | '<=' | '>' | '>=';
    readonly right: Expression;
    /** Against what the groups have on average, not all rows together: "more loans than the average branch". */
    readonly isOfGroups?: true;
    /** Against what the one group has whose rows are so: "a higher rate than grade C". */
    readonly than?: Expression;
    /** Against this part, in percent, of what all groups have together: "less than 5 % of the volume". */
    readonly percent?: number;
  }[];
  /** Keep the periods whose change, the output `by`, is so. */
  readonly kept?: {
    readonly by: string;
    readonly operator: '=' | '<>' | '<' | '<=' | '>' | '>=';
    readonly value: number;
  };
  /** Keep at most `limit` groups within each value of the first `partitionBy` dimensions ("top 3 per state"). */
  readonly perGroup: FirstOfEach | null;
  /** The groups that are kept in one row, their measures added up: the share that "the top 10" have together. */
  readonly isTogether?: true;
  /** Rows that are set side by side, each side by itself: a row may be of several, or of none. `output` names them. */
  readonly sides?: {
    readonly output: Output;
    readonly of: readonly { readonly label: string; readonly where: Condition }[];
  };
  /** Only how many groups are kept is shown, under this name; or the median of what they have of one of the measures. */
  readonly counted?: Output & { readonly medianOf?: string };
  /** Also groups without rows ("all branches, also those without loans"): then counts and sums are 0. */
  /** How many decimals the numbers that are computed are shown with, where it is asked for. */
  readonly decimals?: number;
  /** Whether the one period that is grouped by is shown as the day on which it begins. */
  readonly startsPeriods?: true;
  readonly keepEmptyGroups: boolean;
  /** Names of outputs that are computed, and may be ordered by, but not shown. */
  readonly hidden?: readonly string[];
  readonly assumptions: readonly string[];
}

/** The first of each group, or those after so many of them: "the second largest per state". */
export interface FirstOfEach {
  readonly partitionBy: readonly string[];
  readonly limit: number;
  readonly offset?: number;
}

/** Rows of one table. */
export interface ListQuery {
  readonly kind: 'list';
  /** The table whose rows are listed, each at most once (with `distinct`, each different output row once). */
  readonly from: string;
  readonly fields: readonly Output[];
  readonly distinct: boolean;
  /** Names of outputs that may be ordered by, but are not shown. */
  readonly hidden?: readonly string[];
  readonly where: Condition | null;
  readonly order: readonly Order[];
  readonly limit: number | null;
  readonly offset: number;
  readonly perGroup: FirstOfEach | null;
  readonly assumptions: readonly string[];
}

/** Rows that are fixed by the plan, not by the data: answers about the schema itself. */
export interface SetQuery {
  readonly kind: 'values';
  readonly columns: readonly Output[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly assumptions: readonly string[];
}

/** A column of the result. `name` is its alias, written as a column title in snake case, unique in the query. */
export interface Output {
  readonly name: string;
  /** For the reading: `average interest rate`. */
  readonly label: string;
  readonly expression: Expression;
  readonly role: ColumnRole;
  readonly unit: Unit | null;
  /** The question lists the bands that this groups by, and rows without the value are in none. */
  readonly hasListedBands?: true;
}

export interface MeasureOutput extends Output {
  /** What is done with the grouped value before it is shown. */
  readonly transform: Transform | null;
}

/** Window calculations over the grouped rows; `over` names the time dimension that orders them. */
export type Transform =
  /** Percent of the total of all groups, or of those that share `within`. */
  | {
      readonly kind: 'share-of-total';
      readonly within: readonly string[];
      /** From 0 to 1, not in percent. */
      readonly isFraction?: true;
    }
  /** Difference to, or percent change from, the row `lag` periods earlier. */
  | {
      readonly kind: 'change';
      readonly as: 'difference' | 'percent';
      readonly over: string;
      readonly lag: number;
      readonly within: readonly string[];
    }
  | { readonly kind: 'running-total'; readonly over: string; readonly within: readonly string[] }
  | {
      readonly kind: 'moving-average';
      readonly over: string;
      readonly periods: number;
      readonly within: readonly string[];
      /** The periods are added up. */
      readonly isTotal?: true;
    }
  | { readonly kind: 'rank'; readonly direction: 'asc' | 'desc'; readonly within: readonly string[] }
  /** The same of all rows that there are, or how much more than that it is. */
  | { readonly kind: 'overall'; readonly as: 'value' | 'difference' };

/** `by` names an output. NULLs come last. */
export interface Order {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * Conditions on rows. A `test` is a plain expression over columns of one row; columns of tables on the one side are
 * reached by joins, columns on the many side by EXISTS, so that a row is never multiplied.
 */
export type Condition =
  | { readonly kind: 'test'; readonly expression: Expression }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** The row (of `table`) has a related row in `related` for which `where` holds. */
  | {
      readonly kind: 'exists';
      readonly table: string;
      readonly related: string;
      readonly where: Condition | null;
    }
  /** A comparison with an aggregate over related rows: "borrowers with at least 2 loans". */
  | {
      readonly kind: 'related-aggregate';
      readonly table: string;
      readonly aggregate: AggregateExpression;
      /** On the aggregated rows. */
      readonly where: Condition | null;
      readonly operator: '=' | '<>' | '<' | '<=' | '>' | '>=';
      readonly value: number;
    }
  /**
   * The same of what is computed of aggregates, or against what all rows of the related table have together, or have on
   * average, or at most, for each row of `table`, or those of the one row that `than` tells: "with a default rate above the overall one".
   * Rows without related ones do not count.
   */
  | {
      readonly kind: 'related-measure';
      readonly table: string;
      readonly related: string;
      /** Over aggregates of `related`. */
      readonly measure: Expression;
      readonly operator: '=' | '<>' | '<' | '<=' | '>' | '>=';
      readonly against: number | 'all-together' | 'average' | 'highest' | { readonly than: Expression };
    }
  /** A row of another table, for which `where` holds, has the same value: "countries of customers that suppliers are in too". */
  | {
      readonly kind: 'shares-value';
      readonly value: Expression;
      readonly with: Extract<Expression, { kind: 'column' }>;
      /** On the rows of the other table. */
      readonly where: Condition | null;
    }
  /** The row is one of those that a list has first, which shows its key alone: "the 10 largest loans". */
  | { readonly kind: 'first-rows'; readonly rows: ListQuery }
  /** A comparison of a row's value with an aggregate over all rows (or those where `where` holds): "above average". */
  | {
      readonly kind: 'compare-to-aggregate';
      readonly left: Expression;
      readonly operator: '=' | '<' | '<=' | '>' | '>=';
      readonly aggregate: AggregateExpression;
      readonly where: Condition | null;
      /** What the aggregate is multiplied by: 2 for "more than twice the average". */
      readonly factor?: number;
      /** Only over rows that share its value with the row: "the average of their state"; a column of the row's table. */
      readonly within?: Expression;
    };
