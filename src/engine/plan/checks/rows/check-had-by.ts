import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { aggregatePhrase } from '../../../read/measure-phrase.ts';
import { rowsPhrase } from '../../../read/rows-phrase.ts';
import { type Column, columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { Rejected } from '../../rejection.ts';

/**
 * Rejects what is asked of rows none of which has it, as the knowledge tells: "decline reasons of approved applications", "average rate of
 * declined applications", where only approved ones become loans. How many of them there are is no such question: none.
 */
export function checkHadBy(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const where = conjunctsOf(query.where);
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  for (const { expression } of outputs) {
    const own = aggregatesOf(expression).flatMap((one) => conjunctsOf(countedRows(one)));
    const held = [...where, ...own].flatMap(chosenIn);
    if (held.length > 0) for (const column of columnsOf(expression)) checkColumn(column, held, index);
  }
  const counted =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  checkTheirs(counted, where, index);
}

/** "declined applications graded D": what is said of rows that none of them has. That none has any is a number: "… with loans". */
function checkTheirs(tables: readonly string[], where: readonly Condition[], index: KnowledgeIndex): void {
  const held = where.flatMap(chosenIn);
  const columns = where.flatMap((one) => columnsOfTheirs(one, tables));
  if (held.length > 0) for (const column of columns) checkColumn(column, held, index);
  for (const one of where) {
    if (one.kind === 'exists') checkTheirs([one.related], conjunctsOf(one.where), index);
    if (one.kind === 'related-aggregate') checkTheirs([one.aggregate.table], conjunctsOf(one.where), index);
  }
}

function columnsOfTheirs(condition: Condition, tables: readonly string[]): readonly Column[] {
  const isOfRows = (table: string): boolean => tables.includes(table);
  if (condition.kind === 'exists') return isOfRows(condition.table) ? columnsOfCondition(condition) : [];
  return condition.kind === 'test'
    ? columnsOf(condition.expression).filter(({ table }) => !isOfRows(table))
    : [];
}

function checkColumn({ table, column }: Column, held: readonly Chosen[], index: KnowledgeIndex): void {
  const { label, only } = index.field(table, column);
  const isTested = held.some(({ of }) => isSame(of, { kind: 'column', table, column }));
  if (only !== undefined && !isTested && excludes(held, only)) refuse(table, only, `a known ${label}`, index);
  const keys = index.knowledge.relationships.filter(({ from, to }) => from === table && to !== table);
  for (const [to, leading] of Map.groupBy(keys, (key) => key.to)) {
    // The drivers and the loaders of runs: any of the keys may be the one.
    const onlys = leading.flatMap((key) => key.only ?? []);
    const [first] = onlys;
    if (first !== undefined && onlys.length === leading.length && onlys.every((one) => excludes(held, one)))
      refuse(to, first, index.dataset(table).labelPlural, index);
  }
}

function refuse(table: string, only: Expression, what: string, { knowledge }: KnowledgeIndex): never {
  const reader = { knowledge, base: table, isSingular: false, aggregatePhrase };
  const rows = rowsPhrase(table, { kind: 'test', expression: only }, reader);
  throw new Rejected({ kind: 'unanswerable', message: `only ${rows} have ${what}` });
}

/** Values of a column that rows have, or have not. */
interface Chosen {
  readonly of: Expression;
  readonly values: readonly string[];
  readonly isDenied: boolean;
}

function chosenIn(condition: Condition): readonly Chosen[] {
  if (condition.kind === 'not')
    return chosenIn(condition.of).map((one) => ({ ...one, isDenied: !one.isDenied }));
  return condition.kind === 'test' ? chosenBy(condition.expression) : [];
}

function chosenBy(test: Expression): readonly Chosen[] {
  if (test.kind === 'not') return chosenBy(test.operand).map((one) => ({ ...one, isDenied: !one.isDenied }));
  if (test.kind === 'in')
    return [{ of: test.operand, values: test.values.flatMap(textsOf), isDenied: test.negated }];
  if (test.kind !== 'binary' || (test.operator !== '=' && test.operator !== '<>')) return [];
  return [{ of: test.left, values: textsOf(test.right), isDenied: test.operator === '<>' }];
}

function textsOf(value: Expression): readonly string[] {
  return value.kind === 'literal' && value.value !== null ? [String(value.value)] : [];
}

function excludes(held: readonly Chosen[], only: Expression): boolean {
  const [needed] = chosenBy(only);
  return (
    needed !== undefined &&
    held.some(({ of, values, isDenied }) => {
      if (!isSame(of, needed.of) || needed.isDenied) return false;
      return isDenied
        ? needed.values.every((value) => values.includes(value))
        : values.length > 0 && !values.some((value) => needed.values.includes(value));
    })
  );
}
