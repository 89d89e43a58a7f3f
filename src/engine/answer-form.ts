import type { DatePart, Expression } from '../shared/mod.ts';
import { conjunctsOf } from './conjuncts.ts';
import { aggregatesOf, mapExpression } from './expression-walk.ts';
import { isSame } from './is-same.ts';
import type { AggregateQuery, LogicalQuery } from './logical-query.ts';

/** How an answer is written, where the question says it. */
export interface AnswerForm {
  /** Numbers that are computed have so many. */
  readonly decimals?: number;
  /** Periods are written as the day on which they begin. */
  readonly startOf?: DatePart;
  /** The first period that is shown has no change, whatever was before. */
  readonly isFirstEmpty?: true;
}

/** The query in that form; null where it has nothing that could be written so. */
export function inForm(query: LogicalQuery, form: AnswerForm): LogicalQuery | null {
  const { decimals, startOf, isFirstEmpty } = form;
  if (decimals === undefined && startOf === undefined && isFirstEmpty === undefined) return query;
  if (query.kind !== 'aggregate') return null;
  const begun = isFirstEmpty === true ? withFirstEmpty(query) : query;
  const started = begun === null || startOf === undefined ? begun : withStartOf(begun, startOf);
  return started === null || decimals === undefined ? started : withDecimals(started, decimals);
}

function withDecimals(query: AggregateQuery, decimals: number): AggregateQuery {
  const isWhole = query.measures.every(
    ({ expression, transform }) =>
      transform === null && expression.kind === 'aggregate' && expression.function === 'count',
  );
  if (isWhole) return query;
  const places = decimals === 0 ? 'whole numbers' : `${decimals} decimal${decimals === 1 ? '' : 's'}`;
  return { ...query, decimals, assumptions: [...query.assumptions, `rounded to ${places}`] };
}

/** Where the order goes by the periods alone. */
function withStartOf(query: AggregateQuery, part: DatePart): AggregateQuery | null {
  const periods = query.dimensions.flatMap(({ expression }) =>
    expression.kind === 'date-part' ? [expression.part] : [],
  );
  const canStart = query.order.length === 0 && query.limit === null && query.sides === undefined;
  return !canStart || periods.length !== 1 || periods[0] !== part
    ? null
    : {
        ...query,
        startsPeriods: true,
        assumptions: [...query.assumptions, `each ${part} by its first day`],
      };
}

/** Nothing before the periods that are shown is read: what their first day must be, the day of each row must be. */
function withFirstEmpty(query: AggregateQuery): AggregateQuery | null {
  const { having, dimensions, where } = query;
  if (having === null) return query;
  const isDay = (one: Expression | null): boolean =>
    dimensions.some(({ expression }) => expression.kind === 'date-part' && isSame(expression.operand, one));
  const isOfPeriods = aggregatesOf(having).every((one) => one.function === 'min' && isDay(one.argument));
  if (!isOfPeriods) return null;
  const shown = mapExpression(having, (node) => (node.kind === 'aggregate' ? node.argument : null));
  return {
    ...query,
    having: null,
    where: { kind: 'all', of: [...conjunctsOf(where), { kind: 'test', expression: shown }] },
  };
}
