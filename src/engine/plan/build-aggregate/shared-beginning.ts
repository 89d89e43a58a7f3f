import { tablesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { undecided } from '../rejection.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch } from '../sketch.ts';
import type { Roles } from './asked-roles.ts';
import { reachOf } from './shared-end.ts';

/** What stands before the first of several numbers is said of all of them: "2024 volume and default rate". */
export function withSharedLead(draft: Draft): Draft {
  const { measures, conditions, compare, transform, isOfClauses } = draft;
  const [first, ...others] = measures;
  if (first?.kind !== 'restricted' || others.length === 0) return draft;
  if (compare !== null || transform !== null || isOfClauses === true) return draft;
  const isTime = isBareTime(first.condition);
  // "2024 volume and number of late loans"
  const isOpenTo = (one: MeasureSketch): boolean =>
    isOpen(one) || (isTime && one.kind === 'count' && !one.nominal.conditions.some(isBareTime));
  if (others.every((one) => isOpenTo(one) && !isRepeated(one, first.measure)))
    return { ...draft, measures: [first.measure, ...others], conditions: [...conditions, first.condition] };
  const isApart = (one: MeasureSketch): boolean => one.kind === 'count' && !isOpen(one);
  if (!isTime && others.every((one) => isOpen(one) || isApart(one)) && others.some(isApart))
    undecided(OF_WHICH);
  return draft;
}

/** "Texas volume and total volume" sets the one against the other. */
function isRepeated(one: MeasureSketch, first: MeasureSketch): boolean {
  return one.kind === 'metric' && first.kind === 'metric' && isSame(one.metrics, first.metrics);
}

const OF_WHICH = 'whether what is said of the first number holds for the others is not said';

/**
 * What a count begins with is said of the numbers after it: "how many auto loans were issued in 2024, and total principal", "number
 * of loans in Texas and default rate". What became of the rows is said of amounts alone, as a rate has its own base, and of groups
 * of neither.
 */
export function withSharedBeginning(
  draft: Draft,
  { measures: resolved }: Roles,
  index: KnowledgeIndex,
): Draft {
  const { measures, conditions, groups, columns, compare, transform, isOfClauses } = draft;
  const [first, ...others] = measures;
  if (first?.kind !== 'count' || first.nominal.conditions.length === 0 || others.length === 0) return draft;
  if (transform !== null || isOfClauses === true) return draft;
  const { nominal } = first;
  const isState = (one: ConditionSketch): boolean => reachOf(index, nominal.dataset, one) === 'last';
  const isGrouped = groups.length + columns.length > 0 || compare !== null;
  const isRate = ({ kind }: MeasureSketch, at: number): boolean =>
    kind === 'metric' && resolved[at + 1]?.output.unit?.kind === 'percent';
  if ((isGrouped || others.some(isRate)) && nominal.conditions.some(isState)) {
    // "number of late loans and volume by state"
    if (!others.some(isRate) && others.some(({ kind }) => kind === 'metric')) undecided(OF_WHICH);
    return draft;
  }
  // "number of applications in 2024 and decline rate per channel": then, or ever.
  if (isGrouped && nominal.conditions.some(isBareTime)) return draft;
  const areOfRows =
    others.every((one) => isOpen(one) && one.kind !== 'count' && one.kind !== 'share') &&
    // "number of loans in Texas and their average income": of each person once, or of each loan.
    resolved.every(({ output, table }) =>
      [table, ...tablesOf(output.expression)].every((one) => one === nominal.dataset),
    );
  if (!areOfRows) {
    if (!nominal.conditions.every(isState) && others.some((one) => isOpen(one) && one.kind !== 'count'))
      undecided(OF_WHICH);
    return draft;
  }
  return {
    ...draft,
    measures: [{ ...first, nominal: { ...nominal, conditions: [] } }, ...others],
    conditions: [...nominal.conditions, ...conditions],
  };
}

/** Of whatever rows are spoken of, and of none that it names. */
function isOpen(measure: MeasureSketch): boolean {
  if (measure.kind === 'count') return measure.nominal.conditions.length === 0;
  if (measure.kind === 'share') return measure.of.kind !== 'nominal' || measure.of.conditions.length === 0;
  return OPEN.has(measure.kind);
}

const OPEN: ReadonlySet<MeasureSketch['kind']> = new Set([
  'again',
  'aggregate',
  'bare',
  'metric',
  'weighted',
]);
