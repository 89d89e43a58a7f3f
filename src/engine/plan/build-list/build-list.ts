import type { ColumnRole } from '../../../shared/mod.ts';
import { isSame } from '../../is-same.ts';
import type { ListQuery, Output } from '../../logical-query.ts';
import { agreeWithRestated } from '../agree-with-restated.ts';
import type { Assembly } from '../assembly.ts';
import { afterFirst } from '../build-aggregate/ranking.ts';
import type { Draft } from '../draft.ts';
import { isYear } from '../grammar/fields.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { mentionedIn } from '../mentioned.ts';
import { mergeOutputs } from '../merge-outputs.ts';
import { withUniqueNames } from '../naming.ts';
import { isOneRow } from '../one-row.ts';
import { noSense } from '../rejection.ts';
import { allOf } from '../resolve-condition/combine.ts';
import { type ConditionScope, segmentDate, segmentMeasure } from '../resolve-condition/condition-scope.ts';
import { resolveDimension } from '../resolve-dimension.ts';
import { fieldAbout } from '../resolve-field.ts';
import type { Nominal } from '../sketch.ts';
import { asksForRows } from './asks-for-rows.ts';
import { checkOwner, checkSubject } from './check-subject.ts';
import { decidingNumbers } from './deciding-numbers.ts';
import { exactAges } from './exact-ages.ts';
import { factOf } from './fact.ts';
import { happened } from './happened.ts';
import type { ListRanking } from './implied-ranking.ts';
import { listRanking, tiesOf } from './list-ranking.ts';
import { identity, namedAlone } from './names-of-rows.ts';
import { rankedByGroup } from './ranked-by-group.ts';
import { rowValue } from './row-values.ts';
import {
  asksForAmount,
  hiddenOf,
  isKnown,
  isSaid,
  needsIdentity,
  ordersShown,
  shownColumns,
  unsaid,
  unsaidParts,
  withoutDatesOfPeriods,
} from './shown-columns.ts';
import { columnScope } from './spoken-date.ts';
import { OF_WHAT_PERCENT, subjectOf } from './subject.ts';
import { whereOf } from './where-of-rows.ts';
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
  const ranked = rankedByGroup(assembly, withRankedRows(asked));
  const subject = subjectOf(assembly, ranked);
  const draft = withHeight(assembly, ranked, subject);
  const states = [...subject.conditions, ...draft.conditions];
  const scope: ConditionScope = {
    anchor: subject.dataset,
    mentioned: mentionedIn(draft, assembly.index),
    date: segmentDate(assembly, states),
    measure: segmentMeasure(assembly, subject.dataset, states),
  };
  const partitions = draft.groups.flatMap((group) => resolveDimension(assembly, group, scope));
  const rows = assembly.index.dataset(subject.dataset);
  const named = withoutDatesOfPeriods(draft, [
    ...(factOf(assembly, draft, subject) ?? shownColumns(draft, rows)).flatMap((column) =>
      namedAlone(assembly, column, {
        outputs: resolveDimension(assembly, column, columnScope(column, draft, scope)),
        anchor: subject.dataset,
        isOneOfSeveral: draft.columns.length > 1,
      }),
    ),
    ...draft.measures.map((measure) => rowValue(assembly, measure, scope)),
  ]);
  if (draft.isInPercent) noSense(OF_WHAT_PERCENT);
  if ((draft.openers.has('how-much') && draft.fact === null) || draft.isInMoney)
    noSense('how much of what is not said');
  if (draft.openers.has('breakdown')) noSense('what of them is broken down is not said');
  if (draft.columns.some(({ kind }) => kind === 'band' || kind === 'listed-bands'))
    noSense('what is counted or computed for each band is not said');
  if (draft.openers.has('compare')) noSense('what of them is compared is not said');
  checkSubject(assembly, draft, { subject, named });
  checkOwner(draft, { subject, named });
  if (draft.nominals.length === 0 && draft.conditions.length > 0) assembly.cost += NO_NOUN;
  const one = { ...subject, conditions: [...subject.conditions, ...draft.conditions] };
  const isDistinct =
    draft.openers.has('distinct') ||
    (!isOneRow(assembly.index, one) &&
      (asksForKinds(draft, named) || asksForFew(assembly.index, draft, named)));
  const said = whereOf(assembly, draft, { subject, scope, present: isDistinct ? named : [] });
  const whole = allOf([...(said === null ? [] : [said]), ...happened(assembly, draft, scope)]);
  const where = agreeWithRestated(assembly, whole, { draft, scope });
  if (draft.once.some((dataset) => dataset !== subject.dataset))
    noSense('each of them may be there more than once');
  const showsRanks = assembly.index.knowledge.showsRanks === true;
  const own =
    wholeRow(assembly, draft, subject.dataset) ??
    (!asksForAmount(draft) && needsIdentity(draft, { subject: rows, named, showsRanks })
      ? unsaidParts(identity(assembly, draft, subject.dataset), where, rows)
      : []);
  checkColumns(assembly, draft, { named, subject: one });
  if (isDistinct && named.length > 0 && named.every((output) => isKnown(output, where)))
    noSense('what is asked for is said');
  if (named.length === 0 && own.length > 0 && own.every((output) => isSaid(output, where)))
    noSense('the name that is asked for is said');
  const ranking = listRanking(assembly, draft, scope);
  const ties = [
    ...(ranking === null || draft.rank === null ? [] : exactAges(assembly, ranking)),
    ...tiesOf(assembly, draft, scope),
  ];
  const keys = [...(ranking === null ? [] : [ranking]), ...ties];
  if (ties.length > 0 && ranking === null) noSense('how ties are broken is said, but not what is ranked');
  if (draft.openers.has('distinct') && ranking !== null && !ordersShown(draft, { ranking, named }))
    noSense('different values are in no order of what is not among them');
  const deciding = isDistinct ? [] : decidingNumbers(assembly, draft, where);
  const shown = [
    ...partitions,
    ...own,
    ...unsaid(named, draft, where),
    ...deciding,
    ...(ranking === null ? [] : [ranking.by]),
  ];
  const fields = withUniqueNames(mergeOutputs([...shown, ...ties.map(({ by }) => by)], assembly.index));
  return {
    kind: 'list',
    from: subject.dataset,
    fields,
    hidden: [
      ...hiddenOf(fields, draft, {
        ranking,
        named,
        own,
        showsRanks,
      }),
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

/** "the highest airport": where a height or an elevation is kept of the rows, that is what is high. */
function withHeight({ index }: Assembly, draft: Draft, { dataset }: Nominal): Draft {
  const { rank, byMeasures } = draft;
  const isBare = rank?.quality === 'value' && rank.by === null && byMeasures.length === 0;
  return isBare && fieldAbout(index.dataset(dataset), 'height') !== null
    ? { ...draft, rank: { ...rank, quality: 'size', property: 'height' } }
    : draft;
}

/** Conditions are about rows that a noun names. */
const NO_NOUN = 0.25;

/** Columns of which the different values are wanted, not one for each row: "which regions do we have branches in". */
const KINDS: ReadonlySet<ColumnRole> = new Set(['category', 'ordered-category', 'geography']);

function asksForKinds(
  { openers, nominals, columns, outputs, addsColumns, listsColumns, scopes }: Draft,
  named: readonly Output[],
): boolean {
  if (addsColumns) return false;
  // "all countries", which each has a row of its own
  if (nominals.length === 0 && columns.length === 1 && columns[0]?.kind === 'dataset') return false;
  // "loans in Texas: purpose and status" lists the loans.
  if (outputs !== null && nominals.length > 0) return false;
  // "theme and year of all exhibitions" has a row for each; the kinds of something are of one column.
  const isOfRows =
    nominals.length + scopes.length > 0 ||
    columns.some((one) =>
      one.kind === 'field' ? one.field.owner !== undefined : listsColumns && one.kind === 'dataset',
    );
  if (isOfRows && named.length > 1) return false;
  const namesRows = named.some(({ role }) => role === 'text' || role === 'identifier');
  // "which months had late payments"
  const isKind = ({ role, expression }: Output): boolean =>
    KINDS.has(role) || (openers.has('which') && expression.kind === 'date-part');
  return (nominals.length + scopes.length === 0 && !namesRows) || (named.length > 0 && named.every(isKind));
}

/** "which terms are there for mortgages": of few numbers each is a kind. */
function asksForFew(index: KnowledgeIndex, draft: Draft, [only, ...others]: readonly Output[]): boolean {
  const { openers, startsWithColumns, addsColumns, outputs, rank, order } = draft;
  if (!openers.has('which') || !startsWithColumns || addsColumns || outputs !== null) return false;
  if (rank !== null || order !== null || others.length > 0 || only?.expression.kind !== 'column')
    return false;
  const { type, role, distinctCount } = index.field(only.expression.table, only.expression.column);
  return type === 'integer' && role === 'measure' && distinctCount > 1 && distinctCount <= FEW_VALUES;
}

const FEW_VALUES = 15;

function checkColumns(
  { index }: Assembly,
  draft: Draft,
  { named, subject }: { readonly named: readonly Output[]; readonly subject: Nominal },
): void {
  const isDate = (output: Output): boolean => output.role === 'time' || isYearColumn(output, index);
  if (draft.openers.has('when') && !named.some(isDate)) {
    const dates = index
      .dataset(subject.dataset)
      .fields.flatMap(({ role, expression, label }) =>
        role === 'time' && expression === null ? [`the ${label}`] : [],
      );
    noSense(
      ['which date is meant', ...(dates.length > 0 ? [dates.join(' or ')] : []), 'is not said'].join(', '),
    );
  }
  if (named.length > 0 && !asksForRows(draft, { named, subject, index }))
    noSense('whether a list is wanted or one number, such as a total or an average, is not said');
}

/** "when was the book published": in the year that is all that is kept of it. */
function isYearColumn({ expression }: Output, index: KnowledgeIndex): boolean {
  return expression.kind === 'column' && isYear(index.field(expression.table, expression.column));
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
    // "list the players by birth date"
    order:
      keys.length === 0
        ? partitions.map((by) => ({ by: nameOf(by), direction: 'asc' }))
        : keys.map(({ by, direction }) => ({ by: nameOf(by), direction })),
    limit: isWithinGroups ? null : limit,
    offset: isWithinGroups ? 0 : (rank?.position ?? 1) - 1,
    perGroup:
      isWithinGroups && rank !== null && limit !== null
        ? { partitionBy: partitions.map(nameOf), limit, ...afterFirst(rank) }
        : null,
  };
}
