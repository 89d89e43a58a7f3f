import type { Dataset } from '../../../catalog/mod.ts';
import type { ColumnRole } from '../../../shared/mod.ts';
import { isSame } from '../../is-same.ts';
import type { Condition, ListQuery, Output } from '../../logical-query.ts';
import { agreeWithRestated } from '../agree-with-restated.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { test } from '../expressions.ts';
import { isYear } from '../grammar/fields.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { mentionedIn } from '../mentioned.ts';
import { mergeOutputs } from '../merge-outputs.ts';
import { withUniqueNames } from '../naming.ts';
import { isOneRow } from '../one-row.ts';
import { noSense } from '../rejection.ts';
import { allOf } from '../resolve-condition/combine.ts';
import { type ConditionScope, segmentDate, segmentMeasure } from '../resolve-condition/condition-scope.ts';
import { resolveCondition, resolveNominal } from '../resolve-condition/resolve-condition.ts';
import { resolveDimension } from '../resolve-dimension.ts';
import type { DimensionSketch, Nominal } from '../sketch.ts';
import { asksForWinner } from '../winner.ts';
import { asksForRows } from './asks-for-rows.ts';
import { checkOwner, checkSubject } from './check-subject.ts';
import { decidingNumbers } from './deciding-numbers.ts';
import { factOf } from './fact.ts';
import { happened } from './happened.ts';
import type { ListRanking } from './implied-ranking.ts';
import { listRanking, ROW_OPENERS, tiesOf } from './list-ranking.ts';
import { identity, namedAlone } from './names-of-rows.ts';
import { rowValue } from './row-values.ts';
import { columnScope } from './spoken-date.ts';
import { subjectOf } from './subject.ts';
import { wholeRow } from './whole-row.ts';
import { isByKey, withoutDistinct } from './without-distinct.ts';

/** Rows of one table: "the 10 most recent loans with borrower name and branch". */
export function buildList(assembly: Assembly, whole: Draft): ListQuery {
  const plain = withoutDistinct(assembly, whole);
  if (plain === null) return listOf(assembly, whole);
  const query = listOf(assembly, plain);
  return isByKey(query, assembly) ? query : noSense('different values have no number of a row');
}

function listOf(assembly: Assembly, asked: Draft): ListQuery {
  const draft = rankedByGroup(assembly, withRankedRows(asked));
  const subject = subjectOf(assembly, draft);
  const states = [...subject.conditions, ...draft.conditions];
  const scope: ConditionScope = {
    anchor: subject.dataset,
    mentioned: mentionedIn(draft),
    date: segmentDate(assembly, states),
    measure: segmentMeasure(assembly, subject.dataset, states),
  };
  const partitions = draft.groups.flatMap((group) => resolveDimension(assembly, group, scope));
  const named = [
    ...(factOf(assembly, draft, subject) ?? shownColumns(draft, subject)).flatMap((column) =>
      namedAlone(assembly, column, {
        outputs: resolveDimension(assembly, column, columnScope(column, draft, scope)),
        anchor: subject.dataset,
      }),
    ),
    ...draft.measures.map((measure) => rowValue(assembly, measure, scope)),
  ];
  if (draft.isInPercent) noSense('rows are not in percent');
  if ((draft.openers.has('how-much') && draft.fact === null) || draft.isInMoney)
    noSense('how much of what is not said');
  if (draft.openers.has('breakdown')) noSense('what of them is broken down is not said');
  if (draft.columns.some(({ kind }) => kind === 'band' || kind === 'listed-bands'))
    noSense('bands without a number for each');
  if (draft.openers.has('compare')) noSense('what of them is compared is not said');
  checkSubject(assembly, draft, { subject, named });
  checkOwner(draft, { subject, named });
  if (draft.nominals.length === 0 && draft.conditions.length > 0) assembly.cost += NO_NOUN;
  const one = { ...subject, conditions: [...subject.conditions, ...draft.conditions] };
  const isDistinct =
    draft.openers.has('distinct') || (!isOneRow(assembly.index, one) && asksForKinds(draft, named));
  const said = whereOf(assembly, draft, { subject, scope, present: isDistinct ? named : [] });
  const whole = allOf([...(said === null ? [] : [said]), ...happened(assembly, draft, scope)]);
  const where = agreeWithRestated(assembly, whole, { draft, scope });
  if (draft.once.some((dataset) => dataset !== subject.dataset))
    noSense('each of them may be there more than once');
  const own =
    wholeRow(assembly, draft, subject.dataset) ??
    (!asksForAmount(draft) &&
    needsIdentity(draft, { subject: assembly.index.dataset(subject.dataset), named })
      ? identity(assembly, draft, subject.dataset)
      : []);
  checkColumns(assembly, draft, { named, subject: one });
  if (isDistinct && named.length > 0 && named.every((output) => isKnown(output, where)))
    noSense('what is asked for is said');
  if (named.length === 0 && own.length > 0 && own.every((output) => isSaid(output, where)))
    noSense('the name that is asked for is said');
  const ranking = listRanking(assembly, draft, scope);
  const ties = tiesOf(assembly, draft, scope);
  const keys = [...(ranking === null ? [] : [ranking]), ...ties];
  if (ties.length > 0 && ranking === null) noSense('ties without an order');
  const deciding = isDistinct ? [] : decidingNumbers(assembly, draft, where);
  const shown = [...partitions, ...own, ...named, ...deciding, ...(ranking === null ? [] : [ranking.by])];
  const fields = withUniqueNames(mergeOutputs([...shown, ...ties.map(({ by }) => by)], assembly.index));
  return {
    kind: 'list',
    from: subject.dataset,
    fields,
    hidden: [
      ...hiddenOf(fields, draft, { ranking, named, own }),
      ...fields
        .filter((field) => !shown.some((one) => isSame(one.expression, field.expression)))
        .map(({ name }) => name),
    ],
    distinct: isDistinct && (ranking === null || ordersShown(draft, { ranking, named })),
    where,
    ...placesOf(draft, { fields, partitions, keys }),
    assumptions: [...assembly.assumptions],
  };
}

/** "the ten biggest auto loan balances": the rows that are ranked are those whose amount it is. */
function withRankedRows(draft: Draft): Draft {
  const { rank, conditions } = draft;
  if (rank?.by?.kind !== 'restricted') return draft;
  const { measure, condition } = rank.by;
  return { ...draft, rank: { ...rank, by: measure }, conditions: [...conditions, condition] };
}

/** "the 10 newest loans by issue date", "the longest flight by distance": what they are ranked by is no group. */
function rankedByGroup({ index }: Assembly, draft: Draft): Draft {
  const { rank, groups } = draft;
  const [group, ...others] = groups;
  if (rank === null || rank.by !== null) return draft;
  if (group?.kind !== 'field' || others.length > 0) return draft;
  const isRanked = group.field.alternatives.every((one) => {
    const { type, role } = index.field(one.dataset, one.field);
    return rank.quality === 'time' ? DATES.has(type) : role === 'measure';
  });
  return isRanked ? { ...draft, groups: [], byMeasures: [{ kind: 'bare', field: group.field }] } : draft;
}

const DATES: ReadonlySet<string> = new Set(['date', 'timestamp']);

/** "the different terms, shortest first": the values in their order. */
function ordersShown(
  { rank }: Draft,
  { ranking, named }: { readonly ranking: ListRanking; readonly named: readonly Output[] },
): boolean {
  return rank === null && named.some(({ expression }) => isSame(expression, ranking.by.expression));
}

/** "what is the third highest income" wants the number, not whose it is. */
function asksForAmount({ rank, openers, startsWithRank }: Draft): boolean {
  const isNumber = rank?.by?.kind === 'bare' && (rank.position ?? 1) > 1;
  return isNumber && startsWithRank && !ROW_OPENERS.some((opener) => openers.has(opener));
}

/** Conditions are about rows that a noun names. */
const NO_NOUN = 0.25;

/** Columns of which the different values are wanted, not one for each row: "which regions do we have branches in". */
const KINDS: ReadonlySet<ColumnRole> = new Set(['category', 'ordered-category', 'geography']);

function asksForKinds(
  { nominals, columns, outputs, addsColumns, listsColumns }: Draft,
  named: readonly Output[],
): boolean {
  if (addsColumns) return false;
  // "all countries", which each has a row of its own
  if (nominals.length === 0 && columns.length === 1 && columns[0]?.kind === 'dataset') return false;
  // "loans in Texas: purpose and status" lists the loans.
  if (outputs !== null && nominals.length > 0) return false;
  // "theme and year of all exhibitions" has a row for each; the kinds of something are of one column.
  const isOfRows =
    nominals.length > 0 ||
    columns.some((one) =>
      one.kind === 'field' ? one.field.owner !== undefined : listsColumns && one.kind === 'dataset',
    );
  if (isOfRows && named.length > 1) return false;
  const namesRows = named.some(({ role }) => role === 'text' || role === 'identifier');
  return (
    (nominals.length === 0 && !namesRows) || (named.length > 0 && named.every(({ role }) => KINDS.has(role)))
  );
}

function whereOf(
  assembly: Assembly,
  { nominals, conditions, rank }: Draft,
  {
    subject,
    scope,
    present,
  }: { readonly subject: Nominal; readonly scope: ConditionScope; readonly present: readonly Output[] },
): Condition | null {
  const own = resolveNominal(assembly, subject, scope);
  return allOf([
    ...(own === null ? [] : [own]),
    ...nominals
      .slice(1)
      .map((nominal) =>
        nominal.conditions.length === 0 && assembly.index.isToOne(scope.anchor, nominal.dataset)
          ? noSense('a noun that restricts nothing')
          : resolveCondition(assembly, { kind: 'exists', nominal }, scope),
      ),
    ...conditions.map((condition) => resolveCondition(assembly, condition, scope)),
    ...(rank === null ? presenceOf(assembly, present) : []),
  ]);
}

/** A value that is asked for is there. */
function presenceOf({ index }: Assembly, outputs: readonly Output[]): readonly Condition[] {
  return outputs.flatMap(({ expression }) =>
    expression.kind === 'column' && index.field(expression.table, expression.column).isNullable
      ? [test({ kind: 'is-null', operand: expression, negated: true })]
      : [],
  );
}

/** "the largest loans with borrower name and product": the loans are whose columns these are, and none of them. */
function shownColumns(
  { columns, listsColumns, openers }: Draft,
  { dataset }: Nominal,
): readonly DimensionSketch[] {
  const others = columns.filter((column) => column.kind !== 'dataset' || column.dataset !== dataset);
  const asksForNames = openers.has('who') && others.length === 0;
  return asksForNames || (listsColumns && others.length > 1) ? others : columns;
}

/** Columns stand beside what names the row, unless several are listed that name it by themselves. */
function needsIdentity(
  { addsColumns, listsColumns, byMeasures }: Draft,
  { subject, named }: { readonly subject: Dataset; readonly named: readonly Output[] },
): boolean {
  // "top 10 loans by principal with …": which loans, and how much each.
  if (named.length === 0 || (listsColumns && byMeasures.length > 0)) return true;
  const names = ['name', 'title'].map((word) => `${subject.label} ${word}`);
  const namesRow = named.some(
    ({ role, label }) => role === 'text' || role === 'identifier' || names.includes(label),
  );
  return addsColumns && !(listsColumns && named.length > 1 && namesRow);
}

function checkColumns(
  { index }: Assembly,
  draft: Draft,
  { named, subject }: { readonly named: readonly Output[]; readonly subject: Nominal },
): void {
  const isDate = (output: Output): boolean => output.role === 'time' || isYearColumn(output, index);
  if (draft.openers.has('when') && !named.some(isDate)) noSense('no date is asked for');
  if (named.length > 0 && !asksForRows(draft, { named, subject, index }))
    noSense('it is not said whether rows or a number is wanted');
}

/** "when was the book published": in the year that is all that is kept of it. */
function isYearColumn({ expression }: Output, index: KnowledgeIndex): boolean {
  return expression.kind === 'column' && isYear(index.field(expression.table, expression.column));
}

/** Columns that are named leave out what the rows are only ranked by; "who" asks for the name alone. */
function hiddenOf(
  fields: readonly Output[],
  draft: Draft,
  {
    ranking,
    named,
    own,
  }: {
    readonly ranking: ListRanking | null;
    readonly named: readonly Output[];
    /** What names the rows. */
    readonly own: readonly Output[];
  },
): readonly string[] {
  const { outputs, openers, rank, byMeasures, groups, startsWithColumns } = draft;
  if (outputs !== null || ranking === null || asksForAmount(draft)) return [];
  // "what is the heaviest animal of each species": several rows are compared, each with its weight.
  if (groups.length > 0 && openers.has('value') && named.length === 0) return [];
  const isKey = ({ expression }: Output): boolean => isSame(expression, ranking.by.expression);
  // "the names of the three shops with the highest rating" asks for the names alone.
  const isAlone = rank !== null && startsWithColumns && groups.length === 0;
  const isUnnamed = byMeasures.length === 0 && (rank === null || rank.by === null);
  const isImplied = named.length > 0 && (isUnnamed || isAlone);
  // "clients with their city, sorted by name": the name says whose city it is.
  if ([...own, ...named].some(isKey) || (!isImplied && !openers.has('who') && !asksForWinner(draft)))
    return [];
  return fields.filter(isKey).map(({ name }) => name);
}

/** "who works on Atlas" does not ask for what is called Atlas. */
function isSaid({ expression }: Output, where: Condition | null): boolean {
  const said = where?.kind === 'all' ? where.of : where === null ? [] : [where];
  return said.some(
    (one) =>
      one.kind === 'test' &&
      one.expression.kind === 'binary' &&
      one.expression.operator === '=' &&
      isSame(one.expression.left, expression),
  );
}

/** One value is said, or a span of time: of its different values nobody asks. */
function isKnown(output: Output, where: Condition | null): boolean {
  if (isSaid(output, where)) return true;
  const said = where?.kind === 'all' ? where.of : where === null ? [] : [where];
  return (
    output.role === 'time' &&
    said.some(
      (one) =>
        one.kind === 'test' &&
        one.expression.kind === 'binary' &&
        isSame(one.expression.left, output.expression),
    )
  );
}

/** The order of the rows, and how many of them, in all or of each group, are wanted. */
function placesOf(
  { rank }: Draft,
  {
    fields,
    partitions,
    keys,
  }: {
    readonly fields: readonly Output[];
    readonly partitions: readonly Output[];
    readonly keys: readonly ListRanking[];
  },
): Pick<ListQuery, 'order' | 'limit' | 'offset' | 'perGroup'> {
  const nameOf = (output: Output): string =>
    fields.find(({ expression }) => isSame(expression, output.expression))?.name ?? output.name;
  const limit = rank === null ? null : (rank.limit ?? 1);
  const isWithinGroups = partitions.length > 0;
  return {
    order: keys.map(({ by, direction }) => ({ by: nameOf(by), direction })),
    limit: isWithinGroups ? null : limit,
    offset: (rank?.position ?? 1) - 1,
    perGroup: isWithinGroups && limit !== null ? { partitionBy: partitions.map(nameOf), limit } : null,
  };
}
