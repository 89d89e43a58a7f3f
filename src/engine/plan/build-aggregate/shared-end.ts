import { isSame } from '../../is-same.ts';
import type { Assembly } from '../assembly.ts';
import { columnsOf } from '../columns-in.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { undecided } from '../rejection.ts';
import type { ConditionSketch, FieldTerm, MeasureOf, ValueTerm } from '../sketch.ts';

/**
 * What a list of numbers of one table ends with is said of all of them: "average rate and number of loans in Texas". What
 * became of the rows ("… and number of loans that defaulted") is of the last alone, and so is what tells it from another
 * count ("number of loans and number of loans in Texas").
 */
export function withSharedEnd({ index }: Assembly, draft: Draft): Draft {
  const { measures, conditions, compare, transform, isOfClauses } = draft;
  const last = measures.at(-1);
  if (measures.length < 2 || compare !== null || transform !== null || isOfClauses === true) return draft;
  if (last?.kind === 'share') return withSharedBase(index, draft, last);
  if (last?.kind !== 'count') return draft;
  const { nominal } = last;
  const reaches = nominal.conditions.map((one) => reachOf(index, nominal.dataset, one));
  const shared = nominal.conditions.filter((_, at) => reaches[at] === 'all');
  const own = nominal.conditions.filter((_, at) => reaches[at] !== 'all');
  const counts = measures
    .slice(0, -1)
    .flatMap((one) => (one.kind === 'count' && one.nominal.dataset === nominal.dataset ? [one] : []));
  // "number of late loans and number of auto loans" are two; "… and number of current loans of renters" may be said of both.
  const isApart = counts.length > 0 && own.length === 0;
  if (counts.length > 0 && !shared.every(({ kind }) => kind === 'time') && !isApart) undecided(OF_WHICH);
  if (isApart || counts.some((one) => isSame(one.nominal.conditions, own))) return draft;
  // "number of loans issued in 2025 and number of loans paid off in 2025": each has its own.
  if (counts.some((one) => one.nominal.conditions.some(({ kind }) => kind === 'time'))) return draft;
  if (reaches.includes('either') && counts.length === 0) undecided(OF_WHICH);
  return shared.length === 0
    ? draft
    : {
        ...draft,
        measures: [...measures.slice(0, -1), { ...last, nominal: { ...nominal, conditions: own } }],
        conditions: [...conditions, ...shared],
      };
}

/**
 * "average rate and late share for mortgages", "number of applications and percentage approved in 2024" are all of mortgages, and of
 * 2024; of "volume and share of late loans in Texas" it is not known.
 */
function withSharedBase(index: KnowledgeIndex, draft: Draft, last: MeasureOf<'share'>): Draft {
  if (last.of.kind !== 'nominal') return draft;
  const { dataset, conditions: base } = last.of;
  const isShared = (one: ConditionSketch): boolean => reachOf(index, dataset, one) === 'all';
  const parts = last.which.filter(({ kind }) => kind !== 'time');
  if (base.length > 0 && parts.some((one) => reachOf(index, dataset, one) !== 'last')) undecided(OF_WHICH);
  const shared = [...base.filter(isShared), ...last.which.filter((one) => !parts.includes(one))];
  if (shared.length === 0 || parts.length === 0) return draft;
  const of = { ...last.of, conditions: base.filter((one) => !isShared(one)) };
  return {
    ...draft,
    measures: [...draft.measures.slice(0, -1), { ...last, of, which: parts }],
    conditions: [...draft.conditions, ...shared],
  };
}

const OF_WHICH = 'whether all of the numbers or the last one are of those rows is not said';

/** Whether a condition says when, where and whose rows are, or what became of them, or may be said of either. */
export function reachOf(
  index: KnowledgeIndex,
  dataset: string,
  condition: ConditionSketch,
): 'all' | 'last' | 'either' {
  switch (condition.kind) {
    case 'time':
      return 'all';
    case 'value': {
      const own = condition.values.flatMap(({ alternatives }) =>
        alternatives.filter((one) => one.dataset === dataset),
      );
      if (own.length === 0) return 'all';
      return own.some((one) => isState(index, one)) ? 'last' : 'either';
    }
    case 'segment': {
      const told = condition.segments.flatMap((one) => columnsOf(index.segment(one).condition));
      return told.every(({ table }) => table !== dataset && index.isToOne(dataset, table)) ? 'all' : 'last';
    }
    case 'compare':
      return condition.field !== null && isOfOthers(condition.field, dataset) ? 'all' : 'either';
    case 'exists':
      return index.isToOne(dataset, condition.nominal.dataset) ? 'all' : 'last';
    case 'not':
      return reachOf(index, dataset, condition.of);
    default:
      return 'last';
  }
}

function isOfOthers({ alternatives }: FieldTerm, dataset: string): boolean {
  return alternatives.length > 0 && alternatives.every((one) => one.dataset !== dataset);
}

/** A value of a column by which rows are told apart in states: "approved", "late". */
function isState(
  { knowledge }: KnowledgeIndex,
  { dataset, field }: ValueTerm['alternatives'][number],
): boolean {
  return knowledge.segments.some(
    (segment) =>
      segment.dataset === dataset &&
      columnsOf(segment.condition).some(({ table, column }) => table === dataset && column === field),
  );
}
