import { columnsSaid } from '../columns-said.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch, type Nominal } from '../sketch.ts';
import { conditionsOf, type Reading } from './asked-clause.ts';
import { areApart, withComparedField } from './compared-field.ts';
import { alike, areSides, isContrast, isCount, withMeasureAgain } from './contrasts.ts';
import { all, countOf, type Joined, restricted } from './joined.ts';

/** The first clause: rows that the others ask about, or a number of them. Null where it is something else. */
export function beginWith({ draft, phrases, cost }: Reading, index: KnowledgeIndex): Joined | null {
  if (draft === null || !isPlain(draft)) return null;
  const { measures, nominals, groups } = draft;
  const [measure, ...more] = measures;
  const [noun] = nominals;
  const subject =
    measure?.kind === 'count' ? measure.nominal.dataset : (noun?.dataset ?? tableOf(measure, index));
  if (subject === null || more.some(({ kind }) => kind === 'count')) return null;
  const counted = measure?.kind === 'count' ? measure.nominal.conditions : [];
  const isListed = measure === undefined && (draft.openers.has('which') || draft.openers.has('list'));
  return {
    first: draft,
    draft,
    phrases,
    cost,
    subject,
    base: [...counted, ...conditionsOf(draft, subject)],
    isLedIn: measure === undefined && !isListed,
    measures: measures.map((one) => (one.kind === 'count' ? countOf(subject, []) : one)),
    own: [],
    groups,
    isForEach: false,
    hasWhole: false,
  };
}

/** The one table that a measure is over. */
function tableOf(measure: MeasureSketch | undefined, index: KnowledgeIndex): string | null {
  const tables = new Set(
    [...columnsSaid(index, measure)].map((column) => column.slice(0, column.indexOf('.'))),
  );
  const [table = null] = tables;
  return tables.size === 1 ? table : null;
}

/** One more clause; null where it is not known to be about the same rows. */
export function joinClause(said: Joined, read: Reading, index: KnowledgeIndex): Joined | null {
  const reading = withComparedField(said, read);
  const before = reading.draft === null ? said : besideOthers(said, { reading, draft: reading.draft, index });
  if (before === null) return null;
  const { subject } = before;
  if (reading.isContrary) return joinContrary(before, reading);
  const whole = reading.whole === null ? [] : wholeOf(before, reading.whole.rows);
  if (whole === null) return null;
  if (reading.draft === null) return addMeasures(before, reading, whole);
  const { shared, draft: spoken } = timesOfBoth(said, before, reading.draft);
  if (shared.length > 0)
    return joinClause({ ...said, base: [...said.base, ...shared] }, { ...reading, draft: spoken }, index);
  const draft = withMeasureAgain(spoken, before, index);
  // "count and dollar amount": the money is a number of its own.
  if (!isPlain(draft) || before.isForEach || draft.isInMoney) return null;
  if (reading.again !== null) return joinAgain(before, reading, draft);
  if (draft.measures.length === 0) return null;
  // "branches and their volume" is of each of them.
  if (before.measures.length === 0 && reading.isOfTheirs) return null;
  const asked = alike(conditionsOf(draft, subject), before.own);
  const isGrouped =
    before.isLedIn || areSides([...before.measures, ...draft.measures], asked, { own: before.own, index });
  if (draft.groups.length > 0 && (before.groups.length > 0 || !isGrouped)) return null;
  const named = draft.measures.flatMap((one) => (one.kind === 'count' ? [one.nominal] : []));
  if (!before.isLedIn && !reading.refersBack && named.length > 0) return null;
  if (!draft.measures.every((one) => isOfThem(one, { before, reading, index }))) return null;
  // "how much principal and how much interest did we collect in 2025": both of them, or the second.
  const isBare = before.base.length + before.own.length === 0 && !before.isLedIn && !reading.refersBack;
  if (isBare && asked.length > 0 && !draft.measures.every(isCount)) return null;
  const own = ownOf(before, { said: asked, named, refersBack: reading.refersBack });
  if (own === null) return null;
  // "how many loans in 2018? Branch name and count": the number again.
  const isCounted = before.measures.some((one) => one.kind === 'count' && one.nominal.dataset === subject);
  if (isCounted && own.length === 0 && draft.measures.some(({ kind }) => kind === 'count-subject'))
    return null;
  const measures = draft.measures.map((one) => restricted(one, { subject, own }));
  if (measures.some((one) => one.kind === 'share-of-total')) return null;
  return addMeasures(
    { ...before, groups: [...before.groups, ...draft.groups], isForEach: reading.isForEach },
    reading,
    [...measures, ...whole],
    named.length > 0 && own.length === 0 ? named.flatMap(({ conditions }) => conditions) : own,
  );
}

/** "how many came in online and how many over the phone in 2024": the time at the end is that of both numbers. */
function timesOfBoth(
  { base }: Joined,
  before: Joined,
  draft: Draft,
): { readonly shared: readonly ConditionSketch[]; readonly draft: Draft } {
  const parted = base.filter((one) => !before.base.includes(one));
  const isTimed = base.some(({ kind }) => kind === 'time');
  if (parted.length === 0 || isTimed) return { shared: [], draft };
  return {
    shared: draft.conditions.filter(isBareTime),
    draft: { ...draft, conditions: draft.conditions.filter((one) => !isBareTime(one)) },
  };
}

/**
 * "How many loans are late, and how many are paid off?": what is said of the first in the same columns is said of it
 * alone, unless the clause speaks of those very rows.
 */
function besideOthers(
  before: Joined,
  {
    reading,
    draft,
    index,
  }: { readonly reading: Reading; readonly draft: Draft; readonly index: KnowledgeIndex },
): Joined | null {
  const { base, measures, subject, isLedIn } = before;
  const own = conditionsOf(draft, subject);
  const contrasts = base.filter((one) => isContrast(one, own, index));
  if (contrasts.length === 0) return before;
  if (reading.refersBack && contrasts.some((one) => own.some((other) => areApart(one, other)))) return null;
  if (isLedIn || reading.refersBack) return before;
  if (measures.length > 1) return null;
  return {
    ...before,
    base: base.filter((one) => !contrasts.includes(one)),
    measures: measures.map((one) => restricted(one, { subject, own: contrasts })),
    own: contrasts,
  };
}

/** Whether a measure is over the rows that are spoken of, what they have one of, or what belongs to them. */
function isOfThem(
  measure: MeasureSketch,
  {
    before,
    reading,
    index,
  }: { readonly before: Joined; readonly reading: Reading; readonly index: KnowledgeIndex },
): boolean {
  const { subject, isLedIn } = before;
  const table = measure.kind === 'count' ? measure.nominal.dataset : tableOf(measure, index);
  if (table === null || table === subject) return true;
  // "loans to Texas borrowers and their average income" is of the borrowers, each of them once.
  if (index.isToOne(subject, table) && reading.refersBack) return false;
  if (index.isToOne(subject, table)) return measure.kind !== 'metric' && measure.kind !== 'count';
  return index.isToOne(table, subject) && (isLedIn || reading.refersBack);
}

/** "how many are active, and how many aren't": those of which what was said last does not hold. */
function joinContrary(before: Joined, reading: Reading): Joined | null {
  const { subject, own, base, isLedIn, measures } = before;
  if (own.length > 0) return addMeasures(before, reading, [countOf(subject, [not(own)])]);
  const last = base.at(-1);
  if (last === undefined || isBareTime(last) || isLedIn || measures.length !== 1) return null;
  const parted = {
    ...before,
    base: base.slice(0, -1),
    measures: measures.map((one) => restricted(one, { subject, own: [last] })),
  };
  return addMeasures(parted, reading, [countOf(subject, [not([last])])]);
}

/** "how much of that was for auto loans": the measure before, over those of its rows; or the part that they have in it. */
function joinAgain(before: Joined, reading: Reading, draft: Draft): Joined | null {
  const last = before.measures.at(-1);
  const own = conditionsOf(draft, before.subject);
  if (last === undefined || draft.measures.length > 0 || draft.groups.length > 0 || own.length === 0)
    return null;
  const { subject } = before;
  const isCount = last.kind === 'count';
  if (reading.again === 'measure')
    return isCount ? null : addMeasures(before, reading, [restricted(last, { subject, own })], own);
  return addMeasures(
    before,
    reading,
    [{ kind: 'share', of: isCount ? last.nominal : last, which: own }],
    own,
  );
}

/** What a clause asks of the rows besides what all are about; null where it is not said whether those before are meant. */
function ownOf(
  { own, measures }: Joined,
  {
    said,
    named,
    refersBack,
  }: {
    readonly said: readonly ConditionSketch[];
    readonly named: readonly Nominal[];
    readonly refersBack: boolean;
  },
): readonly ConditionSketch[] | null {
  const isOwn = said.length > 0 || named.some(({ conditions }) => conditions.length > 0);
  if (own.length === 0 || measures.length === 0) return said;
  if (isOwn) return said;
  return refersBack ? own : null;
}

function addMeasures(
  before: Joined,
  { phrases, cost, draft }: Reading,
  measures: readonly MeasureSketch[],
  own: readonly ConditionSketch[] = before.own,
): Joined {
  return {
    ...before,
    draft: draft ?? before.draft,
    phrases: [...before.phrases, ...phrases],
    cost: before.cost + cost,
    measures: [...before.measures, ...measures],
    own,
    hasWhole: before.hasWhole || measures.some((one) => one.kind === 'share' && one.which === before.base),
  };
}

/** The part that the rows are of all, or of some; null where they are of other rows. */
function wholeOf({ subject, base }: Joined, rows: Nominal | null): readonly MeasureSketch[] | null {
  if (base.length === 0 || (rows !== null && rows.dataset !== subject)) return null;
  const of: Nominal = rows ?? { kind: 'nominal', dataset: subject, conditions: [] };
  return [{ kind: 'share', of, which: base }];
}

/** Nothing but rows, conditions, measures and groups. */
export function isPlain(draft: Draft): boolean {
  const { columns, rank, byMeasures, order, ties, transform, compare, schema, outputs, restated } = draft;
  const pieces = [columns, byMeasures, schema, restated, draft.once, draft.instructions];
  const parts = [rank, order, ties, transform, compare, outputs];
  const openers = ['who', 'when', 'trend', 'breakdown', 'compare', 'distinct'] as const;
  return (
    pieces.every(({ length }) => length === 0) &&
    parts.every((part) => part === null) &&
    openers.every((one) => !draft.openers.has(one)) &&
    !draft.keepEmptyGroups &&
    !draft.isPeak
  );
}

function not(conditions: readonly ConditionSketch[]): ConditionSketch {
  const said = all(conditions);
  return said.kind === 'not' ? said.of : { kind: 'not', of: said };
}
