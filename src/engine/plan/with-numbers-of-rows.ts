import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { ConditionSketch, Nominal } from './sketch.ts';

/** "number of borrowers by number of loans": grouped by how many each has; "borrowers by number of loans" ranks them. */
export function withNumbersOfRows({ index }: Assembly, draft: Draft): Draft {
  const { measures, nominals, byMeasures, groups, columns, rank, order, openers, conditions } = draft;
  const [by, ...more] = byMeasures;
  const isAlone = groups.length + columns.length + more.length === 0 && rank === null && order === null;
  if (by?.kind !== 'count' || by.nominal.conditions.length > 0 || !isAlone) return draft;
  const counted = countedIn(draft);
  const isAsked = measures.length > 0 || openers.has('breakdown');
  if (counted === null || !isAsked || nominals.some((one) => one !== counted)) return draft;
  const [of, owner] = [by.nominal.dataset, counted.dataset];
  // A time may be that of either.
  const isTimed = [...conditions, ...counted.conditions].some(({ kind }) => kind === 'time');
  if (of === owner || isTimed || !index.isToOne(of, owner) || index.isToOne(owner, of)) return draft;
  const withAny: ConditionSketch = { kind: 'exists', nominal: by.nominal };
  // "…, including those with none": these are one more group.
  const nominal: Nominal = draft.keepEmptyGroups
    ? counted
    : { ...counted, conditions: [...counted.conditions, withAny] };
  return {
    ...draft,
    measures: [{ kind: 'count', nominal }],
    nominals: [],
    byMeasures: [],
    keepEmptyGroups: false,
    groups: [{ kind: 'number', of, owner }],
  };
}

/** The rows of which it is asked how many there are, where nothing else is asked. */
function countedIn({ measures, nominals }: Draft): Nominal | null {
  const [only, ...others] = measures;
  if (only === undefined) return nominals[0] ?? null;
  return only.kind === 'count' && others.length === 0 ? only.nominal : null;
}
