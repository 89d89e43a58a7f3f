import { isSame } from '../../is-same.ts';
import { columnsOf } from '../columns-in.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ConditionSketch, SketchOf } from '../sketch.ts';

/**
 * What the first of two sides says beyond what tells them apart is said of both: "auto loans in Texas vs Ohio", "approved applications
 * filed in 2019 versus those filed in 2025", "grade A in Texas versus grade B in Texas". A side with a noun of its own ("versus loans
 * in Ohio") says all that it is.
 */
export function withSharedFirst(draft: Draft, index: KnowledgeIndex): Draft {
  const { compare } = draft;
  if (compare === null || compare.isWhole === true) return draft;
  const [first, ...others] = compare.sides.map((side) => partsOf(side));
  if (first === undefined || others.length === 0) return draft;
  const how = { index, isApart: compare.isApart === true };
  const told = toldApart(first, others, how) ?? toldApart(nestedIn(first), others, how);
  if (told === null || told.shared.length === 0 || (told.isGiven && compare.hasNouns === true)) return draft;
  const { labels, ...plain } = compare;
  const areNamed = told.sides.every(({ kind }) => NAMED.has(kind));
  return {
    ...draft,
    compare: {
      ...plain,
      ...(labels === undefined || areNamed ? {} : { labels }),
      sides: told.sides,
      sharesTail: true,
    },
    conditions: [...draft.conditions, ...told.shared],
  };
}

/** Those have a name for a side. */
const NAMED: ReadonlySet<ConditionSketch['kind']> = new Set(['segment', 'time', 'value']);

function partsOf(side: ConditionSketch): readonly ConditionSketch[] {
  return side.kind === 'and' ? side.of : [side];
}

/** "loans *of retirees in Texas*": what is said of those whose rows they are, each by itself. */
function nestedIn(parts: readonly ConditionSketch[]): readonly ConditionSketch[] {
  return parts.flatMap((one) =>
    one.kind === 'exists' && one.isSelf !== true && one.nominal.conditions.length > 1
      ? one.nominal.conditions
      : [one],
  );
}

interface How {
  readonly index: KnowledgeIndex;
  /** "versus *those* under $10k": of the same rows. */
  readonly isApart: boolean;
}

interface ToldApart {
  readonly sides: readonly ConditionSketch[];
  readonly shared: readonly ConditionSketch[];
  /** Whether not all of the sides say what they have in common. */
  readonly isGiven: boolean;
}

/** What each side alone says, and what all of them have in common; null where that is not clear. */
function toldApart(
  first: readonly ConditionSketch[],
  others: readonly (readonly ConditionSketch[])[],
  how: How,
): ToldApart | null {
  if (others.some((parts) => parts.some(({ kind }) => kind === 'rest'))) return null;
  const isCommon = (one: ConditionSketch): boolean =>
    others.every((parts) => parts.some((other) => isSame(one, other)));
  const own = first.filter((one) => !isCommon(one));
  const rests = others.map((parts) => parts.filter((one) => !first.some((other) => isSame(one, other))));
  const [size = 0, ...sizes] = new Set(rests.map(({ length }) => length));
  if (size === 0 || sizes.length > 0 || own.length < size) return null;
  const replaced = rests.map((parts) => parts.map((part) => placeOf(part, own, how)));
  const [places = []] = replaced;
  if (places.includes(null) || !replaced.every((one) => isSame(one, places))) return null;
  const mine = places.flatMap((place) => own[place ?? -1] ?? []);
  return {
    sides: [mine, ...rests].map((parts) => {
      const [only] = parts;
      return only !== undefined && parts.length === 1 ? only : { kind: 'and', of: parts };
    }),
    shared: first.filter((one) => !mine.includes(one)),
    isGiven: own.length > size,
  };
}

/** Which of them says the same of the rows with another value; null where none does, or several do. */
function placeOf(part: ConditionSketch, among: readonly ConditionSketch[], how: How): number | null {
  const places = among.flatMap((one, at) => (areAlike(one, part, how) ? [at] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

function areAlike(one: ConditionSketch, other: ConditionSketch, { index, isApart }: How): boolean {
  if (one.kind === 'time' || other.kind === 'time')
    return one.kind === other.kind && 'field' in one && 'field' in other && isSame(one.field, other.field);
  if (one.kind === 'compare' || one.kind === 'range') {
    // "auto loans over $50k vs under $10k": the others may be of all kinds; "of 60 months vs 72 months" are of the same.
    const isSure = isApart || (one.kind === 'compare' && one.operator === '=');
    return isSure && (other.kind === 'compare' || other.kind === 'range') && isSame(one.field, other.field);
  }
  if (!isState(one) || !isState(other)) return false;
  const columns = toldBy(other, index);
  return toldBy(one, index).some((column) => columns.includes(column));
}

type State = SketchOf<'segment' | 'value'>;

function isState(one: ConditionSketch): one is State {
  return one.kind === 'segment' || one.kind === 'value';
}

/** The columns that it may be told by. */
function toldBy(one: State, index: KnowledgeIndex): readonly string[] {
  if (one.kind === 'segment')
    return one.segments.flatMap((name) =>
      columnsOf(index.segment(name).condition).map(({ table, column }) => `${table}.${column}`),
    );
  return one.values.flatMap(({ alternatives }) =>
    alternatives.map(({ dataset, field }) => `${dataset}.${field}`),
  );
}
