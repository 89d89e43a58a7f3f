import type { AggregateExpression } from '../../shared/mod.ts';
import { LEVEL, type Printed } from './print-expression.ts';

/** SQL of the pieces of an aggregate. */
export interface AggregatePieces {
  /** Null for COUNT(*). */
  readonly argument: string | null;
  /** Null for all rows. */
  readonly filter: string | null;
  /** For the ordered aggregates (median, percentile): the row's rank among the group's values, and their number. */
  readonly rank?: string;
  readonly count?: string;
  /** For the standard deviation: the group's mean. */
  readonly mean?: string;
}

/** Whether the aggregate needs window columns beside its argument. */
export function needsWindow(aggregate: AggregateExpression): boolean {
  return ['median', 'percentile', 'stddev'].includes(aggregate.function);
}

/** An aggregate as SQL that stock SQLite knows. NULLs are ignored, as all SQL aggregates do. */
export function aggregateSql(aggregate: AggregateExpression, pieces: AggregatePieces): Printed {
  if (aggregate.distinct && needsWindow(aggregate)) {
    throw new Error(`There is no ${aggregate.function} of different values`);
  }
  const { argument, filter, rank = '', count = '', mean = '' } = pieces;
  const where = (condition: string | null): string =>
    condition === null ? '' : ` FILTER (WHERE ${condition})`;
  const atom = (sql: string): Printed => ({ sql, level: LEVEL.atom });
  const value = `${aggregate.distinct ? 'DISTINCT ' : ''}${argument ?? '*'}`;
  switch (aggregate.function) {
    case 'median':
      return atom(`AVG(${argument})${where(`${rank} IN ((${count} + 1) / 2, (${count} + 2) / 2)`)}`);
    case 'percentile': {
      // Linear interpolation between the two values next to the position, as PERCENTILE_CONT does.
      const position = `(${count} - 1) * ${(aggregate.percentile ?? 50) / 100}`;
      return atom(`SUM(${argument} * MAX(0, 1 - ABS(${rank} - 1 - ${position})))`);
    }
    case 'stddev': {
      // Of a sample unless the population is meant; from the deviations themselves, since sums of squares cancel out.
      const squares = `SUM((${argument} - ${mean}) * (${argument} - ${mean}))`;
      return atom(
        `SQRT(${squares} / NULLIF(COUNT(${argument})${aggregate.ofPopulation === true ? '' : ' - 1'}, 0))`,
      );
    }
    default:
      return atom(`${aggregate.function.toUpperCase()}(${value})${where(filter)}`);
  }
}
