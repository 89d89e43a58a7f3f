import { isSame } from '../is-same.ts';
import { measuresIn } from './draft-measures.ts';
import { changesAsked } from './fitting-changes.ts';
import { restrict } from './grammar/terms.ts';
import { measuresAsked, type Phrase, type PhraseOf, phrasesOf } from './phrase.ts';
import { ofThose } from './quantified.ts';
import { type ConditionSketch, isBareTime, isOfGroups, type SketchOf } from './sketch.ts';

/** What is asked of the rows; what is said of "those" is said of what was named before. */
export function conditionsIn(phrases: readonly Phrase[]): readonly ConditionSketch[] {
  const conditions = conditionsSaid(phrases);
  const counted = measuresIn(phrases).flatMap((one) => (one.kind === 'count' ? one.nominal.conditions : []));
  const named = phrasesOf(phrases, 'nominal').flatMap(({ nominal }) => nominal.conditions);
  const spoken = [...counted, ...named, ...conditions];
  return conditions.map((one) => ofThose(one, spoken) ?? one);
}

/** The sides in the order that is asked for, and what is made of them. */
export function comparedIn(phrases: readonly Phrase[]): PhraseOf<'compare'> | null {
  const [compare] = phrasesOf(phrases, 'compare');
  if (compare === undefined) {
    const listed = listedTimes(phrases);
    if (listed === null) return comparedTimes(phrases);
    const { isJoined: _, ...time } = listed;
    return { kind: 'compare', as: 'columns', sides: listed.times.map((one) => ({ ...time, times: [one] })) };
  }
  const [excess] = phrasesOf(phrases, 'excess');
  const [first] = phrasesOf(phrases, 'first-side');
  const isTurned =
    excess?.isBelow === true ||
    (first !== undefined && !isSame(first.side, compare.sides[0]) && isSame(first.side, compare.sides[1]));
  const turned = isTurned ? turnedAround(compare) : compare;
  if (excess !== undefined) return { ...turned, as: 'difference' };
  const isColumns =
    phrasesOf(phrases, 'as-columns').length > 0 || first !== undefined || areTimesOfGroups(compare, phrases);
  return { ...turned, as: isColumns && compare.as === 'rows' ? 'columns' : compare.as };
}

/** "applications in 2023 versus 2024 by channel": each channel has its two numbers beside one another. */
function areTimesOfGroups({ sides }: PhraseOf<'compare'>, phrases: readonly Phrase[]): boolean {
  const groups = phrasesOf(phrases, 'group').flatMap(({ dimensions }) => dimensions);
  return sides.every(({ kind }) => kind === 'time') && groups.some(({ kind }) => kind !== 'part');
}

/** "Q4 2025 and Q4 2024 side by side": the times that are listed are the sides. */
function listedTimes(phrases: readonly Phrase[]): SketchOf<'time'> | null {
  if (phrasesOf(phrases, 'as-columns').length === 0) return null;
  const [only, ...others] = phrasesOf(phrases, 'conditions')
    .flatMap(({ conditions }) => conditions)
    .filter(isBareTime);
  return only?.isJoined === true && others.length === 0 ? only : null;
}

function conditionsSaid(phrases: readonly Phrase[]): readonly ConditionSketch[] {
  const conditions = [
    ...phrases.flatMap((phrase, at) =>
      phrase.kind === 'conditions'
        ? phrase.conditions.flatMap((one) =>
            ofGroupsApart(numberOfEach(ofGrouped(one, phrases[at - 1]), { phrases, at })),
          )
        : [],
    ),
    ...phrasesOf(phrases, 'group').flatMap(({ which }): readonly ConditionSketch[] =>
      which === undefined ? [] : [{ kind: 'exists', nominal: which }],
    ),
    ...phrasesOf(phrases, 'of-groups').map(({ condition }) => condition),
    ...phrasesOf(phrases, 'of-asked').flatMap(({ bound }) =>
      measuresAsked(phrases).map((measure): ConditionSketch => ({ kind: 'aggregate', measure, ...bound })),
    ),
  ];
  if (phrasesOf(phrases, 'compare').length > 0) return conditions;
  const sides = listedTimes(phrases);
  return conditions.filter((one) => one !== sides);
}

/** "each branch that opened in 2019": what several tables have is that of the rows just named. */
function ofGrouped(condition: ConditionSketch, before: Phrase | undefined): ConditionSketch {
  const last = before?.kind === 'group' ? before.dimensions.at(-1) : undefined;
  if (last?.kind !== 'dataset' || condition.kind !== 'time' || condition.field === null) return condition;
  const own = restrict(condition.field, last.dataset);
  return own === null ? condition : { ...condition, field: own };
}

/** "how many papers does each author have that has at least two": the number is that of what is counted of each. */
function numberOfEach(
  condition: ConditionSketch,
  { phrases, at }: { readonly phrases: readonly Phrase[]; readonly at: number },
): ConditionSketch {
  if (condition.kind !== 'compare' || condition.field !== null || condition.quantity.sign !== null)
    return condition;
  const [measure, ...others] = measuresAsked(phrases);
  const isOfEach = phrases[at - 1]?.kind === 'group' && measure?.kind === 'count' && others.length === 0;
  const { operator, quantity } = condition;
  return isOfEach ? { kind: 'aggregate', measure, operator, quantity } : condition;
}

/** "with at least 50 loans and a default rate above 8 %": each is asked of the groups by itself. */
function ofGroupsApart(condition: ConditionSketch): readonly ConditionSketch[] {
  return condition.kind === 'and' && condition.of.every(isOfGroups) ? condition.of : [condition];
}

function turnedAround(compare: PhraseOf<'compare'>): PhraseOf<'compare'> {
  const { sides, labels } = compare;
  const turned = { ...compare, sides: sides.toReversed() };
  return labels === undefined ? turned : { ...turned, labels: labels.toReversed() };
}

/** "branches that lent less in 2025 than in 2024, both years": a column for each of the times. */
function comparedTimes(phrases: readonly Phrase[]): PhraseOf<'compare'> | null {
  const [changed] = changesAsked(phrases);
  if (changed === undefined || phrasesOf(phrases, 'as-columns').length === 0) return null;
  const sides = changed.periods.map((one): ConditionSketch => ({ kind: 'time', field: null, times: [one] }));
  return { kind: 'compare', as: 'columns', sides };
}
