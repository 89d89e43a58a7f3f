import { tablesOf as rowTablesOf } from '../../expression-walk.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ConditionSketch } from '../sketch.ts';
import { isRole } from './compared-measures.ts';

/**
 * Two sides that have one noun have what is said after it in common too: "approved and of declined applications from the South in
 * 2023". "Late loans versus current loans in Texas" have each their own.
 */
export function withSharedTail({ index }: Assembly, draft: Draft): Draft {
  const { compare } = draft;
  const [left, right, ...others] = compare?.sides ?? [];
  const [label] = compare?.labels ?? [];
  if (compare === null || left === undefined || right?.kind !== 'and' || others.length > 0) return draft;
  const roles = right.of.filter((one) => isRole(one, index));
  const [own, ...more] = right.of.filter((one) => !roles.includes(one));
  const isBare = label === '' && compare.rows === undefined && compare.isWhole !== true;
  if (!isBare || own === undefined || !areAlike(left, own, index) || !more.every(isOfBoth)) return draft;
  // "approved vs declined applicants": whose application was approved has one.
  const shared = [...roles.filter((one) => !isImplied(one, own, index)), ...more];
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

function isImplied(role: ConditionSketch, own: ConditionSketch, index: KnowledgeIndex): boolean {
  const counted = role.kind === 'segment' ? role.segments.map((one) => index.segment(one).condition) : [];
  const tables = counted.flatMap((test) => [...rowTablesOf(test)]);
  return tablesOf(own, index).some((table) => tables.includes(table));
}

/** When, and where or whose; how much may be said of one alone. */
function isOfBoth({ kind }: ConditionSketch): boolean {
  return kind === 'time' || kind === 'route' || kind === 'value' || kind === 'exists';
}
