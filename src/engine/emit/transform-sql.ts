import { assertNever } from '../../shared/mod.ts';
import type { MeasureOutput, Output, Transform } from '../logical-query.ts';
import { periodNumberSql } from './date-part-sql.ts';
import { quoteIdentifier } from './identifier.ts';
import { overClause } from './over-clause.ts';

/** A measure's shown value as SQL over grouped rows, where `value` is the column that holds the grouped one. */
export function transformSql(
  value: string,
  { transform }: MeasureOutput,
  groups: {
    readonly previous: string | null;
    /** The value of all rows together. */
    readonly overall: string | null;
    readonly dimensions: readonly Output[];
  },
): string {
  if (transform === null) return value;
  const { previous, overall, dimensions } = groups;
  switch (transform.kind) {
    case 'share-of-total':
      return `${transform.isFraction === true ? '1.0' : '100.0'} * ${value} / NULLIF(SUM(${value}) ${over(transform.within)}, 0)`;
    case 'change': {
      const difference = `${value} - ${previous}`;
      return transform.as === 'difference' ? difference : `100.0 * (${difference}) / NULLIF(${previous}, 0)`;
    }
    case 'running-total':
      return `SUM(${value}) ${over(transform.within, quoteIdentifier(transform.over))}`;
    case 'moving-average': {
      const frame = periodFrame(transform.over, dimensions, {
        range: `RANGE BETWEEN ${transform.periods - 1} PRECEDING AND CURRENT ROW`,
        rows: `ROWS BETWEEN ${transform.periods - 1} PRECEDING AND CURRENT ROW`,
      });
      return `${transform.isTotal === true ? 'SUM' : 'AVG'}(${value}) ${over(transform.within, frame)}`;
    }
    case 'rank': {
      const direction = transform.direction === 'desc' ? ' DESC' : ' NULLS LAST';
      return `RANK() ${over(transform.within, `${value}${direction}`)}`;
    }
    case 'overall':
      return transform.as === 'value' ? `${overall}` : `${value} - ${overall}`;
    default:
      return assertNever(transform);
  }
}

/**
 * The value `lag` periods earlier, NULL where that period has no rows: a frame over numbered periods, since LAG would
 * take the nearest earlier row for it.
 */
export function previousValueSql(
  value: string,
  transform: Extract<Transform, { kind: 'change' }>,
  dimensions: readonly Output[],
): string {
  const { lag, within } = transform;
  const frame = (unit: string): string => `${unit} BETWEEN ${lag} PRECEDING AND ${lag} PRECEDING`;
  return `SUM(${value}) ${over(within, periodFrame(transform.over, dimensions, { range: frame('RANGE'), rows: frame('ROWS') }))}`;
}

/** A term to order by with a frame that counts periods; where they cannot be numbered, one that counts rows. */
function periodFrame(
  name: string,
  dimensions: readonly Output[],
  frames: { readonly range: string; readonly rows: string },
): string {
  const expression = dimensions.find((dimension) => dimension.name === name)?.expression;
  if (expression === undefined) throw new Error(`Periods are ordered by ${name}, which is no dimension`);
  const column = quoteIdentifier(name);
  const number = expression.kind === 'date-part' ? periodNumberSql(expression.part, column) : null;
  return number === null ? `${column} ${frames.rows}` : `${number} ${frames.range}`;
}

function over(within: readonly string[], ...orderBy: readonly string[]): string {
  return overClause({ partitionBy: within.map(quoteIdentifier), orderBy });
}
