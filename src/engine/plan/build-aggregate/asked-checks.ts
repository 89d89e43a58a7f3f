import { joinPath } from '../../joins/join-path.ts';
import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { noSense, undecided } from '../rejection.ts';
import type { Roles } from './asked-roles.ts';

/** "top 10 loans by principal": each loan has one, of which there is no total. */
export function checkOwnQuantity({ columns, byMeasures, rank }: Draft): void {
  const rows = columns.flatMap((one) => (one.kind === 'dataset' ? [one.dataset] : []));
  const isOwn = [...byMeasures, ...(rank?.by ? [rank.by] : [])].some(
    (by) => by.kind === 'bare' && by.field.alternatives.every(({ dataset }) => rows.includes(dataset)),
  );
  if (isOwn) noSense('rows cannot be grouped by themselves');
}

/** "which branches grew": in what is not said. */
export function checkWhatChanged({ transform, rank, openers, measures, byMeasures }: Draft): void {
  const isOfEach = rank !== null || openers.has('which');
  if (transform?.kind === 'change' && isOfEach && measures.length + byMeasures.length === 0)
    undecided('what changed is not said');
}

/** "each owner's first name and the names of their dogs" asks for no number of dogs by name: there is one of each. */
export function checkNames(
  { index }: Assembly,
  { measures: [{ table, output }] }: Roles,
  dimensions: readonly Output[],
): void {
  const isCount = output.expression.kind === 'aggregate' && output.expression.argument === null;
  const { display, rowCount } = index.dataset(table);
  const isName = ({ expression }: Output): boolean =>
    expression.kind === 'column' &&
    expression.table === table &&
    display.includes(expression.column) &&
    index.field(table, expression.column).distinctCount === rowCount;
  if (isCount && rowCount > 1 && dimensions.some(isName)) noSense('each of them has a name of its own');
}

/** "the mentor of each pilot" is no number of mentors: there is one. */
export function checkNumberOfOne(
  { index }: Assembly,
  { groups }: Draft,
  { measures: [{ table, output }] }: Roles,
): void {
  const isCount = output.expression.kind === 'aggregate' && output.expression.function === 'count';
  const isOfOne = groups.some(
    (group) =>
      group.kind === 'dataset' &&
      group.dataset !== table &&
      index.isToOne(group.dataset, table) &&
      !isBySaidLink(index, group.dataset, table),
  );
  if (isCount && isOfOne) noSense(`there is one of ${table} at most`);
}

/** "each borrower counted once": they are what is counted. */
export function checkOnce({ once }: Draft, { measures }: Roles): void {
  if (once.some((dataset) => measures.some(({ table }) => table !== dataset)))
    noSense('each of them may be there more than once');
}

/** "physicians affiliated with each department": not the one that leads it. */
function isBySaidLink({ knowledge, dataset }: Assembly['index'], from: string, to: string): boolean {
  const path = joinPath(knowledge, { from, to, named: new Set([from, to]) });
  return !('kind' in path) && path.some((hop) => dataset(hop.to).isSaid === true);
}
