import type { LogicalQuery, MeasureOutput } from '../logical-query.ts';
import type { SaidPart } from './said-parts.ts';

/** A number that is shown, and the table whose rows it is of. */
export interface Whole {
  readonly table: string;
  readonly measure: MeasureOutput;
}

/** The one number that a query shows of which a part can be asked for: of rows that are counted, or of what is added up. */
export function wholeIn(query: LogicalQuery, asked: SaidPart['asked']): Whole | null {
  if (query.kind !== 'aggregate' || query.sides !== undefined || query.counted !== undefined) return null;
  const wholes = query.measures.flatMap((measure): readonly Whole[] => {
    const { expression, transform } = measure;
    if (transform !== null || expression.kind !== 'aggregate') return [];
    const isCount = expression.function === 'count' && expression.argument === null;
    const fits = asked === 'amount' ? expression.function === 'sum' : isCount || asked !== 'count';
    return fits && (isCount || expression.function === 'sum') ? [{ table: expression.table, measure }] : [];
  });
  const [only, ...others] = wholes;
  return others.length === 0 ? (only ?? null) : null;
}
