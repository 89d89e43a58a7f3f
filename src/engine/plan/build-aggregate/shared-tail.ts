import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ConditionSketch } from '../sketch.ts';

/**
 * Two sides that have one noun have what is said after it in common too: "approved and of declined applications from the South in
 * 2023". "Late loans versus current loans in Texas" have each their own.
 */
export function withSharedTail({ index }: Assembly, draft: Draft): Draft {
  const { compare } = draft;
  const [left, right, ...others] = compare?.sides ?? [];
  const [label] = compare?.labels ?? [];
  if (compare === null || left === undefined || right?.kind !== 'and' || others.length > 0) return draft;
  const [own, ...shared] = right.of;
  const isBare = label === '' && compare.rows === undefined && compare.isWhole !== true;
  if (!isBare || own === undefined || !areAlike(left, own, index) || !shared.every(isOfBoth)) return draft;
  return {
    ...draft,
    compare: { ...compare, sides: [left, own], labels: ['', ''], sharesTail: true },
    conditions: [...draft.conditions, ...shared],
  };
}

/** Two states, or two values of one column. */
function areAlike(left: ConditionSketch, right: ConditionSketch, index: KnowledgeIndex): boolean {
  if (left.kind !== 'value' || right.kind !== 'value') {
    const [one, other] = [tablesOf(left, index), tablesOf(right, index)];
    return one.some((table) => other.includes(table));
  }
  const columns = (side: typeof left): readonly string[] =>
    side.values.flatMap(({ alternatives }) =>
      alternatives.map(({ dataset, field }) => `${dataset}.${field}`),
    );
  return columns(left).some((column) => columns(right).includes(column));
}

/** The tables of which it says the state. */
function tablesOf(side: ConditionSketch, index: KnowledgeIndex): readonly string[] {
  if (side.kind === 'segment') return side.segments.map((one) => index.segment(one).dataset);
  return side.kind === 'value'
    ? side.values.flatMap(({ alternatives }) => alternatives.map(({ dataset }) => dataset))
    : [];
}

/** When, and where or whose; how much may be said of one alone. */
function isOfBoth({ kind }: ConditionSketch): boolean {
  return kind === 'time' || kind === 'route' || kind === 'value' || kind === 'exists';
}
