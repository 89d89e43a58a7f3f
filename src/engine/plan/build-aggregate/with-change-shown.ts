import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ConditionSketch } from '../sketch.ts';

/**
 * "Which branches issued fewer loans in 2025 than in 2024": where the number that decides is shown, it is two numbers, that of
 * each of the times. What "fell from 2024 to 2025" is asked for by its name.
 */
export function withChangeShown({ knowledge }: KnowledgeIndex, draft: Draft): Draft {
  const { conditions, measures, byMeasures, rank, transform, compare, columns, outputs } = draft;
  const [change, ...others] = conditions.filter((one) => one.kind === 'changed');
  if (knowledge.showsRanks !== true || change?.isCompared !== true || others.length > 0) return draft;
  if (measures.length + byMeasures.length > 0 || rank !== null) return draft;
  if (transform !== null || compare !== null || outputs !== null) return draft;
  // "the names of the branches that …" says what is wanted.
  if (columns.some(({ kind }) => kind === 'display')) return draft;
  const sides = change.periods.map((one): ConditionSketch => ({ kind: 'time', field: null, times: [one] }));
  return { ...draft, measures: [change.measure], compare: { kind: 'compare', as: 'columns', sides } };
}
