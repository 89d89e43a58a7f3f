import type { Assembly, DateColumn, ResolvedMeasure, Scope } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { isSuperlative } from '../is-superlative.ts';
import { mentionedIn } from '../mentioned.ts';
import { noSense } from '../rejection.ts';
import { segmentDate } from '../resolve-condition/condition-scope.ts';
import { resolveMeasure } from '../resolve-measure/resolve-measure.ts';
import { type DimensionSketch, isOfGroups, type MeasureSketch } from '../sketch.ts';
import type { Roles } from './asked-roles.ts';
import { countedBy } from './counted-by.ts';
import { spokenDate } from './grouping-dates.ts';
import { hasOne, mostReferredTo } from './occurrences.ts';

/** Decides the role of each noun. */
export function rolesOf(assembly: Assembly, draft: Draft): Roles {
  const [first, ...others] = besideCounts(sketchesOf(draft));
  return first === undefined
    ? countedRoles(assembly, draft)
    : measuredRoles(assembly, draft, [first, ...others]);
}

/** "number and principal": a quantity beside a count of the rows is their total. */
function besideCounts(sketches: readonly MeasureSketch[]): readonly MeasureSketch[] {
  return sketches.some(({ kind }) => kind === 'count' || kind === 'count-subject')
    ? sketches.map(totalled)
    : sketches;
}

function totalled(sketch: MeasureSketch): MeasureSketch {
  return sketch.kind === 'bare' ? { ...sketch, isBesideCount: true } : sketch;
}

/** "which branch …", "top 5 branches …", "list branches with their volume": one row for each. */
export function asksForEach({ rank, openers, startsWithNominal, columns, addsMeasures }: Draft): boolean {
  return (
    rank !== null ||
    addsMeasures ||
    openers.has('which') ||
    (openers.has('list') && (startsWithNominal || columns.length > 0))
  );
}

/** The measures that the words name, also those that are only ranked by. */
function sketchesOf({ measures, rank, byMeasures, openers, conditions }: Draft): readonly MeasureSketch[] {
  const named = [...measures, ...(rank?.by ? [rank.by] : []), ...byMeasures];
  if (openers.has('how-much')) return named.map(summed);
  // "states with more than 25 late loans, and how many", "the most late loans, and the number": of late loans.
  const asked =
    conditions.find((one) => one.kind === 'count') ??
    (rank?.by ? [rank.by, ...byMeasures] : byMeasures).find((one) => one.kind === 'count');
  return named.map((sketch) =>
    sketch.kind === 'count-subject' && asked !== undefined
      ? { kind: 'count', nominal: asked.nominal }
      : sketch,
  );
}

function summed(sketch: MeasureSketch): MeasureSketch {
  return sketch.kind === 'bare'
    ? { kind: 'aggregate', function: 'sum', field: sketch.field, distinct: false, percentile: null }
    : sketch;
}

/** No measure is named: what a condition aggregates is shown, or rows are counted. */
function countedRoles(assembly: Assembly, draft: Draft): Roles {
  const { nominals, columns, conditions } = draft;
  const mentioned = mentionedIn(draft, assembly.index);
  const [first] = nominals;
  const asked = conditions.find((one) => isOfGroups(one) && one.kind !== 'count');
  if (asked !== undefined && first === undefined) {
    const measure = resolveMeasure(assembly, asked.measure, { anchor: null, mentioned });
    return { measures: [measure], subjects: columns, restrictions: nominals };
  }
  const popular = mostReferredTo(assembly, draft);
  if (popular !== null) return popular;
  // "names of customers with orders over 300" asks for no number of orders.
  if (first !== undefined && draft.startsWithColumns && draft.had.includes(first) && draft.rank === null)
    noSense('nothing says that they are counted');
  const nominal = first ?? countedBy(assembly, columns, draft);
  if (draft.rank?.isOccurrence === true && columns.some((one) => hasOne(assembly, one, nominal.dataset)))
    noSense('how common each kind is tells how many have it');
  const scope = { anchor: nominal.dataset, mentioned };
  const measure = resolveMeasure(assembly, { kind: 'count', nominal }, scope);
  return { measures: [measure], subjects: columns, restrictions: nominals.slice(1) };
}

/** A quantity without an aggregate beside measures that have one is more likely another name of theirs. */
const MIXED = 0.6;
/** "number and principal" says that a total is wanted. */
const BESIDE_COUNT = 0.3;

/** "term: highest principal" groups by what has few values, rather than averaging it. */
const FEW_VALUES_MAX = 20;

function hasFewValues({ index }: Assembly, first: MeasureSketch): boolean {
  const [only, ...others] = first.kind === 'bare' ? first.field.alternatives : [];
  if (only === undefined || others.length > 0) return false;
  return (index.field(only.dataset, only.field).distinctCount ?? FEW_VALUES_MAX + 1) <= FEW_VALUES_MAX;
}

type Sketches = readonly [MeasureSketch, ...MeasureSketch[]];

function measuredRoles(assembly: Assembly, draft: Draft, sketches: Sketches): Roles {
  const { nominals, columns, groups, rank } = draft;
  const [noun] = nominals;
  const anchor = noun?.dataset ?? subjectTable(assembly, draft, sketches);
  const bare = sketches.filter((one) => one.kind === 'bare');
  const isMixed = bare.length > 0 && bare.length < sketches.length;
  if (isMixed) assembly.cost += bare.every((one) => one.isBesideCount === true) ? BESIDE_COUNT : MIXED;
  if (isMixed && groups.length + columns.length === 0 && hasFewValues(assembly, sketches[0]))
    noSense('whether it is a group or averaged is not said');
  const rows = noun?.dataset ?? groupedRows(assembly, draft) ?? countedRows(sketches);
  const scope = {
    anchor,
    mentioned: mentionedIn(draft, assembly.index),
    ...(rows === null ? {} : { rows }),
    ofThoseWithAny: withAnyIn(draft),
  };
  const [first, ...others] = sketches;
  const main = resolveMeasure(assembly, first, {
    ...leadingScope(assembly, sketches, scope),
    date: dateOfPeriods(assembly, draft, first),
  });
  const besides = (one: MeasureSketch) =>
    one.kind === 'count-different' ? { ...scope, anchor: main.table } : scope;
  const measures = [
    main,
    ...others.map((one) => resolveOther(assembly, one, { draft, scope: besides(one) })),
  ] as const;
  const groupsByNoun =
    noun !== undefined &&
    noun.dataset !== main.table &&
    asksForEach(draft) &&
    !draft.ranksColumns &&
    // "which branch has the highest amount on its late loans" asks for the branch.
    !columns.some(({ kind }) => kind === 'dataset') &&
    // So does "name of the branch whose officers made the most loans".
    !(draft.had.includes(noun) && columns.some((column) => isOfOther(column, noun.dataset))) &&
    assembly.index.isToOne(main.table, noun.dataset);
  if (rank !== null && !groupsByNoun && columns.length + groups.length === 0)
    noSense('what is ranked, and by what, is not said');
  if (groupsByNoun && !columns.every((column) => isOfEach(assembly, column, noun.dataset)))
    noSense('what there is one of for each is not said');
  checkSuperlative(draft);
  return {
    measures,
    subjects: groupsByNoun ? [{ kind: 'dataset', dataset: noun.dataset }, ...columns] : columns,
    restrictions: nominals,
  };
}

/** Whether a column is told to be of another table. */
function isOfOther(column: DimensionSketch, dataset: string): boolean {
  const owner =
    column.kind === 'display' ? column.dataset : column.kind === 'field' ? column.field.owner : undefined;
  return owner !== undefined && owner !== null && owner !== dataset;
}

/** What each clause asks of related rows may be of others than what the clause before asks of them. */
function resolveOther(
  assembly: Assembly,
  sketch: MeasureSketch,
  { draft, scope }: { readonly draft: Draft; readonly scope: Scope },
): ResolvedMeasure {
  if (draft.isOfClauses === true) assembly.manySides.clear();
  return resolveMeasure(assembly, sketch, scope);
}

/** "how many loans were charged off per month on average": the month that they were charged off in; null for their usual date. */
function dateOfPeriods(assembly: Assembly, draft: Draft, first: MeasureSketch): DateColumn | null {
  if (first.kind !== 'nested' || first.per.kind !== 'part' || first.inner.kind !== 'count') return null;
  const { dataset } = first.inner.nominal;
  const own = draft.nominals.filter((one) => one.dataset === dataset);
  const begun = segmentDate(assembly, [...draft.conditions, ...own.flatMap(({ conditions }) => conditions)]);
  return begun?.table === dataset ? begun : spokenDate(assembly, draft, dataset);
}

/** How many different ones there are is asked of the rows that another measure is over. */
function leadingScope(assembly: Assembly, [first, ...others]: Sketches, scope: Scope): Scope {
  const leading = others.find(({ kind }) => kind !== 'count-different');
  if (first.kind !== 'count-different' || leading === undefined) return scope;
  const trial = {
    ...assembly,
    assumptions: new Set<string>(),
    manySides: new Set<string>(),
    measured: new Set<string>(),
  };
  return { ...scope, anchor: resolveMeasure(trial, leading, scope).table };
}

/** "top 2 categories of shops" are no columns of a shop that has several. */
function isOfEach({ index }: Assembly, column: DimensionSketch, noun: string): boolean {
  if (column.kind === 'dataset') return index.isToOne(noun, column.dataset);
  if (column.kind !== 'field') return true;
  return column.field.alternatives.some(({ dataset }) => index.isToOne(noun, dataset));
}

/** "counting only borrowers with loans": tables of which only rows that have any are spoken of. */
function withAnyIn({ nominals }: Draft): ReadonlySet<string> {
  return new Set(
    nominals.flatMap(({ dataset, conditions }) => {
      const [only, ...others] = conditions;
      const isAny = only?.kind === 'exists' && only.nominal.conditions.length === 0 && others.length === 0;
      return isAny ? [dataset] : [];
    }),
  );
}

/** "which loan has the highest rate" asks for the loan, not for the rate. */
function checkSuperlative(draft: Draft): void {
  const isOfOne = draft.openers.has('which') && draft.measures.length === 1;
  const hasEnd = draft.measures.some(
    (one) => isSuperlative(one) || (one.kind === 'aggregate' && isOfOne && ENDS.has(one.function)),
  );
  // "category, number of loans, highest principal" lists numbers.
  const listsNumbers = draft.measures.length > 1 && !draft.openers.has('which');
  const namesColumns = draft.startsWithColumns && draft.groups.length === 0 && !listsNumbers;
  if (hasEnd && (asksForEach(draft) || draft.startsWithNominal || namesColumns))
    noSense('a superlative asks for the one that has it');
}

/** "which model has the minimum weight". */
const ENDS: ReadonlySet<string> = new Set(['max', 'min']);

/** What "how many" counts where no noun says it: the rows that another measure is over. */
function subjectTable(assembly: Assembly, draft: Draft, sketches: Sketches): string | null {
  if (!sketches.some(({ kind }) => kind === 'count-subject')) return null;
  const other = sketches.find(({ kind }) => kind !== 'count-subject');
  return other === undefined
    ? countedBy(assembly, [...draft.columns, ...draft.groups], draft).dataset
    : resolveMeasure(assembly, other, { anchor: null, mentioned: mentionedIn(draft, assembly.index) }).table;
}

/** "average credit score by grade": the rows that have the grade are averaged over, each loan once. */
function groupedRows({ index }: Assembly, { groups }: Draft): string | null {
  for (const group of groups) {
    if (group.kind !== 'field' && group.kind !== 'band') continue;
    const tables = new Set(group.field.alternatives.map(({ dataset }) => dataset));
    const [table] = tables;
    if (tables.size === 1 && table !== undefined && !index.isParty(table)) return table;
  }
  return null;
}

/** "loans, volume, average score": of the loans that are counted. */
function countedRows([first]: Sketches): string | null {
  return first.kind === 'count' ? first.nominal.dataset : null;
}
