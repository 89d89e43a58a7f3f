import type { Dataset } from '../../../catalog/mod.ts';
import { isSame } from '../../is-same.ts';
import type { Condition, Output } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import type { DimensionSketch } from '../sketch.ts';
import { asksForWinner } from '../winner.ts';
import type { ListRanking } from './implied-ranking.ts';
import { ROW_OPENERS } from './list-ranking.ts';

/** "the different terms, shortest first": the values in their order. */
export function ordersShown(
  { rank }: Draft,
  { ranking, named }: { readonly ranking: ListRanking; readonly named: readonly Output[] },
): boolean {
  const isInPlace = rank === null || (rank.position ?? 1) > 1;
  return isInPlace && named.some(({ expression }) => isSame(expression, ranking.by.expression));
}

/** "what is the third highest income" wants the number, not whose it is. */
export function asksForAmount({ rank, openers, startsWithRank }: Draft): boolean {
  const isNumber = rank?.by?.kind === 'bare' && (rank.position ?? 1) > 1;
  return isNumber && startsWithRank && !ROW_OPENERS.some((opener) => openers.has(opener));
}

/** "in which year was loan 1001 issued": the year, and not the day besides. */
export function withoutDatesOfPeriods({ openers }: Draft, named: readonly Output[]): readonly Output[] {
  const [first] = named;
  if (!openers.has('which') || first?.expression.kind !== 'date-part') return named;
  const { operand } = first.expression;
  return named.filter(({ expression }) => !isSame(expression, operand));
}

/** Whether the rows have a name, and no mere key. */
export function isNamed({ display, primaryKey }: Dataset): boolean {
  return display.some((name) => !primaryKey.includes(name));
}

/** "the largest loans with borrower name and product": the loans are whose columns these are, and none of them. */
export function shownColumns(
  { columns: said, listsColumns, openers, scopes }: Draft,
  subject: Dataset,
): readonly DimensionSketch[] {
  const { name: dataset } = subject;
  const columns = said.filter((column) => !scopes.includes(column));
  const others = columns.filter((column) => column.kind !== 'dataset' || column.dataset !== dataset);
  const asksForNames = openers.has('who') && others.length === 0;
  const isApart = listsColumns && others.length > 1 && !(isNamed(subject) && others.every(isOfOthers));
  return asksForNames || isApart ? others : columns;

  function isOfOthers(column: DimensionSketch): boolean {
    if (column.kind === 'display') return column.dataset !== null && column.dataset !== dataset;
    return (
      column.kind !== 'field' ||
      column.field.alternatives.every(
        (one) => one.dataset !== dataset || !subject.display.includes(one.field),
      )
    );
  }
}

/** Columns stand beside what names the row, unless several are listed that name it by themselves. */
export function needsIdentity(
  { addsColumns, listsColumns, byMeasures }: Draft,
  {
    subject,
    named,
    showsRanks,
  }: { readonly subject: Dataset; readonly named: readonly Output[]; readonly showsRanks: boolean },
): boolean {
  // "top 10 loans by principal with …": which loans, and how much each.
  if (named.length === 0 || (listsColumns && byMeasures.length > 0)) return true;
  const names = ['name', 'title'].map((word) => `${subject.label} ${word}`);
  // "products with category name and price": what has a name is not told by that of another.
  const mayTell = ({ expression }: Output): boolean =>
    !isNamed(subject) || (expression.kind === 'column' && expression.table === subject.name);
  const namesRow = named.some(
    (one) =>
      names.includes(one.label) || ((one.role === 'text' || one.role === 'identifier') && mayTell(one)),
  );
  // "for each match, show the date and the attendance": a number of the match is told nobody who asks for none.
  const isNumbered = !isNamed(subject) && !showsRanks;
  return addsColumns && !(named.length > 1 && (isNumbered || (listsColumns && namesRow)));
}

/** Columns that are named leave out what the rows are only ranked by; "who" asks for the name alone. */
export function hiddenOf(
  fields: readonly Output[],
  draft: Draft,
  {
    ranking,
    named,
    own,
    showsRanks,
  }: {
    readonly ranking: ListRanking | null;
    readonly named: readonly Output[];
    /** What names the rows. */
    readonly own: readonly Output[];
    /** Whether the number that ranks is shown though nobody asks for it. */
    readonly showsRanks: boolean;
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
  const isWinner = asksForWinner(draft) || (!showsRanks && named.length === 0 && asksForFirst(draft));
  if ([...own, ...named].some(isKey) || (!isImplied && !openers.has('who') && !isWinner)) return [];
  return fields.filter(isKey).map(({ name }) => name);
}

/** "the heaviest statue", "which three countries have the smallest population": not "the top 10 products by price". */
function asksForFirst({ rank, groups, openers }: Draft): boolean {
  return rank !== null && groups.length === 0 && (rank.limit === null || openers.has('which'));
}

/** "who works on Atlas" does not ask for what is called Atlas. */
export function isSaid({ expression }: Output, where: Condition | null): boolean {
  const said = where?.kind === 'all' ? where.of : where === null ? [] : [where];
  return said.some(
    (one) =>
      one.kind === 'test' &&
      one.expression.kind === 'binary' &&
      one.expression.operator === '=' &&
      isSame(one.expression.left, expression),
  );
}

/** "the titles of publications that have Graph Mining as a keyword": not the keyword, which is said. */
export function unsaid(
  named: readonly Output[],
  { namedApart, addsColumns, listsColumns }: Draft,
  where: Condition | null,
): readonly Output[] {
  if (addsColumns || listsColumns || namedApart.length === 0 || named.length < 2) return named;
  const isUnasked = (output: Output): boolean =>
    output.expression.kind === 'column' &&
    namedApart.includes(output.expression.table) &&
    isSaid(output, where);
  const left = named.filter((output) => !isUnasked(output));
  return left.length > 0 ? left : named;
}

/** "the towns of Crete": what a town is known by besides its name is said. */
export function unsaidParts(
  names: readonly Output[],
  where: Condition | null,
  { display }: Dataset,
): readonly Output[] {
  const isName = ({ expression }: Output): boolean =>
    expression.kind === 'column' && display.includes(expression.column);
  return names.filter((one) => isName(one) || !isSaid(one, where) || !names.some(isName));
}

/** One value is said, or a span of time: of its different values nobody asks. */
export function isKnown(output: Output, where: Condition | null): boolean {
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
