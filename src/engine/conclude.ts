import type { Knowledge } from '../catalog/mod.ts';
import { assertNever, type Generation, type Refusal } from '../shared/mod.ts';
import type { LogicalQuery } from './logical-query.ts';
import type { PlanResult } from './plan/plan.ts';
import { refusalOf } from './refusal-of.ts';
import { toGeneration, toOneGeneration } from './to-generation.ts';

/** A query with its SQL. */
export interface Made {
  readonly query: LogicalQuery;
  readonly answer: Generation;
}

/** Why there is none. */
export interface Refused {
  readonly answer: Refusal;
}

/** The query that was made; null for a refusal. */
export function queryOf(made: Made | Refused): LogicalQuery | null {
  return 'query' in made ? made.query : null;
}

/** A query with its SQL; null where there is none, or none that can be written. */
export function withSql(query: LogicalQuery | null, knowledge: Knowledge): Made | null {
  const answer = query === null ? null : toGeneration(query, knowledge);
  return query !== null && answer?.kind === 'generation' ? { query, answer } : null;
}

/** Less than this much smoother is as rough. */
export const SMOOTHER = 0.15;

/** The answer where one of the ways is smoother than others by `lead`, or those that are make the same. */
export function smoothest(
  ways: readonly PlanResult[],
  {
    lead,
    knowledge,
    most = RESPELT_ROUGHNESS_MAX,
  }: { readonly lead: number; readonly knowledge: Knowledge; readonly most?: number },
): Made | null {
  const made = ways.flatMap((way) => {
    const read = way.kind === 'planned' || way.kind === 'ambiguous' ? concluded(way, knowledge) : null;
    const roughness = way.kind === 'planned' ? way.roughness : 0;
    return read !== null && 'query' in read ? [{ read, roughness }] : [];
  });
  const least = Math.min(...made.map(({ roughness }) => roughness));
  if (least > most) return null;
  const [first, ...others] = made.filter(({ roughness }) => roughness < least + lead);
  const isOne = others.every(({ read }) => read.answer.sql === first?.read.answer.sql);
  return first !== undefined && isOne ? first.read : null;
}

/** What is planned of the words as they stand, or of the same in another order where that is smoother. */
export function smoother(first: PlanResult, inOtherOrder: () => PlanResult | null): PlanResult {
  if (first.kind === 'planned' && first.roughness < SMOOTHER) return first;
  const second = inOtherOrder();
  if (second?.kind !== 'planned') return first;
  const isSmoother = first.kind !== 'planned' || second.roughness < first.roughness - SMOOTHER;
  return isSmoother ? second : first;
}

/** The query that was planned with its SQL, or the refusal in words. */
export function concluded(
  result: Exclude<PlanResult, { readonly kind: 'unread' }>,
  knowledge: Knowledge,
): Made | Refused {
  switch (result.kind) {
    case 'planned':
      return madeOf(result.query, toGeneration(result.query, knowledge));
    case 'ambiguous':
      return madeOf(result.queries[0], toOneGeneration(result.queries, knowledge));
    case 'rejected':
      return { answer: refusalOf(result.reason) };
    default:
      return assertNever(result);
  }
}

/** A reading of words that are put right needs to be smooth. */
const RESPELT_ROUGHNESS_MAX = 0.6;

function madeOf(query: LogicalQuery | undefined, answer: Generation | Refusal): Made | Refused {
  if (answer.kind === 'refusal') return { answer };
  if (query === undefined) throw new Error('An answer is of a query');
  return { query, answer };
}
