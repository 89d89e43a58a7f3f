import type { Segment } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import { operandsOf } from '../../shared/mod.ts';
import type { Candidate } from '../candidate.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import type { Claim } from './claims.ts';
import type { Spoken } from './spoken.ts';

/**
 * The claim of "whether paid off or charged off": the rows are restricted to these states already, or nothing else than
 * they are can be. Null for a part that says anything else.
 */
export function whetherClaim(
  { tokens, candidates, knowledge }: Spoken,
  { start, end }: { readonly start: number; readonly end: number },
): Claim | null {
  const norms = tokens.slice(start, end).map(({ norm }) => norm);
  if (norms[0] !== 'whether') return null;
  const joint = norms.indexOf('or');
  if (joint < 2) return null;
  const sides = [
    [start + 1, start + joint],
    [start + joint + 1, end],
  ] as const;
  const states = sides.map(([from, to]) => statesAt(candidates, knowledge.segments, { from, to }));
  return (query) =>
    query.kind !== 'values' &&
    conjunctsOf(query.where).some(
      (one) => one.kind === 'test' && isWithin(statesAsked(one.expression, knowledge.segments), states),
    );
}

/** A column with values of it that are asked for. */
interface State {
  readonly column: Expression;
  readonly values: readonly string[];
}

/** What the words from `from` to `to` may say of rows, small words before it aside. */
function statesAt(
  candidates: readonly Candidate[],
  segments: readonly Segment[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly State[] {
  return candidates.flatMap(({ start, end, meaning, match }) => {
    if (end !== to || start < from || match === 'misspelt' || match === 'partial') return [];
    if (meaning.kind === 'value' && typeof meaning.value === 'string')
      return [
        {
          column: { kind: 'column' as const, table: meaning.dataset, column: meaning.field },
          values: [meaning.value],
        },
      ];
    const segment =
      meaning.kind === 'segment' ? segments.find(({ name }) => name === meaning.segment) : undefined;
    const state = segment === undefined ? null : stateOf(segment.condition);
    return state === null ? [] : [state];
  });
}

/** `status = 'Late'`, `status IN ('Current', 'Late')`; null for any other condition. */
function stateOf(condition: Expression): State | null {
  const [column, ...values] = operandsOf(condition);
  const isState =
    (condition.kind === 'binary' && condition.operator === '=') ||
    (condition.kind === 'in' && !condition.negated);
  if (!isState || column?.kind !== 'column') return null;
  const texts = values.flatMap((one) =>
    one.kind === 'literal' && typeof one.value === 'string' ? [one.value] : [],
  );
  return texts.length === values.length ? { column, values: texts } : null;
}

/** The states that a condition asks for: by name, or by the date on which rows came to be in one of them. */
function statesAsked(condition: Expression, segments: readonly Segment[]): readonly State[] {
  const asked = stateOf(condition);
  if (asked !== null) return [asked];
  const [date] = operandsOf(condition);
  if (date?.kind !== 'column') return [];
  return segments.flatMap((segment) =>
    segment.date === date.column && segment.dataset === date.table ? (stateOf(segment.condition) ?? []) : [],
  );
}

/** Whether what is asked for is of the states of one side or the other, and of no others. */
function isWithin(asked: readonly State[], sides: readonly (readonly State[])[]): boolean {
  const said = sides.flat();
  const isSaid = (column: Expression, value: string): boolean =>
    said.some((one) => isSame(one.column, column) && one.values.includes(value));
  return (
    asked.length > 0 &&
    sides.every((side) => side.some(({ column }) => asked.some((one) => isSame(one.column, column)))) &&
    asked.every(({ column, values }) => values.every((value) => isSaid(column, value)))
  );
}
