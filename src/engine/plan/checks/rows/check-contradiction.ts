import type { Knowledge, Segment } from '../../../../catalog/mod.ts';
import type { AggregateExpression, Expression } from '../../../../shared/mod.ts';
import { rememberedOf } from '../../../../shared/mod.ts';
import { conjunctsOf, filtersOf, testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { joinPath } from '../../../joins/join-path.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { areOfSeveralRanges, type Bound, boundsOf, isEmpty, isOfRange } from '../numbers/column-bounds.ts';

/** Rejects rows that there cannot be: "no loans" and "a charged-off loan". */
export function checkContradiction(
  query: LogicalQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values') return;
  // Without conditions nothing contradicts anything.
  if (query.where === null && filtersOf(query).length === 0 && sidesOf(query).length === 0) return;
  const asked = query.where?.kind === 'all' ? query.where.of : [];
  const hasNone = asked.flatMap(absentOf);
  const has = hasNone.length === 0 ? [] : asked.flatMap((one) => presentOf(one, index));
  if (hasNone.some((none) => has.includes(none)) || isDeniedToo(asked))
    noSense('the same rows are asked to be there and not to be');
  // "at least 2 loans" and "exactly one": two kinds of them are meant.
  if (isEmpty(asked.flatMap(boundsOfNumber))) noSense('no number is all of those that are asked for');
  const tests = testsOf(query.where);
  if (isThereAndNot(tests)) noSense('the same is asked to be known and not to be');
  const denied = deniedIn(query.where);
  if (isNoValue([...tests, ...denied])) noSense('no value is each of those that are asked for');
  const measures = query.kind === 'list' ? [] : query.measures;
  const filtered = measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap(({ filter }) => (filter === null ? [] : [testConjunctsOf(filter)])),
  );
  // "with no boat of a kind other than a barge", of barges: there is none anyway.
  if (
    conjunctsOf(query.where).some((one) =>
      isNoValue(whereOfNone(one).flatMap((of) => [...testsOf(of), ...deniedIn(of)])),
    )
  )
    noSense('what they have none of cannot be');
  const { metrics } = index.knowledge;
  const counted = measures.flatMap(({ expression }) =>
    filtered.length > 0 &&
    expression.kind !== 'aggregate' &&
    metrics.some((metric) => isSame(metric.expression, expression))
      ? []
      : aggregatesOf(expression).flatMap(({ filter }) => (filter === null ? [] : [testConjunctsOf(filter)])),
  );
  // "how many were paid off and how many charged off", with both in one state: the second are none.
  if (counted.some((filter) => isNoValue([...tests, ...filter]) || isOfOtherDate(tests, filter)))
    noSense('no value is each of those that are asked for');
  const grouped =
    query.kind === 'list' ? [] : query.dimensions.flatMap(({ expression }) => columnSaid(expression) ?? []);
  if ([[], ...filtered].some((filter) => isOfOtherState([...tests, ...denied, ...filter], grouped, index)))
    noSense('what is dated so is in no such state');
  if (
    measures.some(({ expression }) => expression.kind === 'aggregate' && isOfNone(expression, tests, index))
  )
    noSense('what has not been paid has no amount paid, and whether the amount due is meant is not said');
  const filters = filtered.map((filter) => filter.filter(isOfRange));
  // "for loans of 2021, the number of those issued in 2022": none of them counts.
  if ([[], ...filters].some((filter) => isEmpty([...tests, ...filter].flatMap(boundsOf))))
    noSense('no value is in all of the ranges that are asked for');
  // "late by 0 days": none is late and so by no day at once.
  if ([tests, ...filtered].some((some) => isEmpty(some.flatMap(boundsOf))))
    noSense('no value is each of those that are asked for');
  if (areOfSeveralRanges(tests.filter(isOfRange).flatMap(boundsOf)))
    noSense('several ranges of one number are not all asked for at once');
  checkChoices(query.where, tests);
  checkUnsaidChoice(query.where, words);
  const sides = sidesOf(query);
  // "under 10k, from 10k up to 50k, and over 50k": the first is one of them.
  if (sides.some((side) => isEmpty([...tests, ...testsOf(side.where)].filter(isOfRange).flatMap(boundsOf))))
    noSense('none is on one of the sides');
}

function sidesOf(query: Exclude<LogicalQuery, { kind: 'values' }>): readonly { readonly where: Condition }[] {
  return query.kind === 'list' ? [] : (query.sides?.of ?? []);
}

/** "average rate, mortgages, late loans": what is said of them by two columns is so of each row, where no word tells them apart. */
function checkUnsaidChoice(where: Condition | null, words: readonly string[]): void {
  if (words.some((word) => CHOICES.has(word))) return;
  const isOfColumns = (one: Condition): boolean =>
    one.kind === 'any' &&
    new Set(one.of.flatMap(columnsOfCondition).map(({ table, column }) => `${table}.${column}`)).size > 1;
  if (conjunctsOf(where).some(isOfColumns)) noSense('that one of them is enough is not said');
}

const CHOICES: ReadonlySet<string> = new Set(
  '& + / and another any compared either else neither nor or otherwise plus versus vs vs. well without'.split(
    ' ',
  ),
);

/** "volume year to date versus last year": of the two none is in both times. */
function checkChoices(where: Condition | null, tests: readonly Expression[]): void {
  const cannotBe = (branch: Condition): boolean => {
    const all = [...tests, ...testsOf(branch)];
    return isEmpty(all.filter(isOfRange).flatMap(boundsOf)) || isNoValue(all);
  };
  const isIdle = conjunctsOf(where).some((one) => one.kind === 'any' && one.of.some(cannotBe));
  if (isIdle) noSense('one of those that are asked for cannot be');
  // "with a visit or an order on more than 2 orders": what is said last is of those with an order alone.
  const counted = conjunctsOf(where).flatMap((one) =>
    one.kind === 'related-aggregate' ? [one.aggregate.table] : [],
  );
  const isImplied = conjunctsOf(where).some(
    (one) =>
      one.kind === 'any' &&
      one.of.some(
        (branch) => branch.kind === 'exists' && branch.where === null && counted.includes(branch.related),
      ),
  );
  if (isImplied) noSense('which of the choices more is said of is not told');
}

/** "late payments" and "no late payments": what must be so must not be so. */
function isDeniedToo(asked: readonly Condition[]): boolean {
  const said = asked.flatMap((one) => [one, ...(isHad(one) ? conjunctsOf(one.where) : [])]);
  return asked.some((one) => {
    const denied = whereOfNone(one);
    return denied.length > 0 && denied.every((part) => said.some((other) => isSame(other, part)));
  });
}

function isHad(one: Condition): one is Extract<Condition, { kind: 'exists' | 'related-aggregate' }> {
  return one.kind === 'exists' || (one.kind === 'related-aggregate' && one.operator.startsWith('>'));
}

/** How related rows are of which a row must have none. */
function whereOfNone(condition: Condition): readonly Condition[] {
  const none = condition.kind === 'not' ? condition.of : condition;
  if (none.kind === 'exists') return none === condition ? [] : conjunctsOf(none.where);
  const isNone = none.kind === 'related-aggregate' && none.operator === '=' && none.value === 0;
  return isNone && none === condition ? conjunctsOf(none.where) : [];
}

/** The tables whose rows a row must have, also those by way of which it has others. */
function presentOf(condition: Condition, { knowledge }: KnowledgeIndex): readonly string[] {
  if (condition.kind === 'exists') {
    const path = joinPath(knowledge, { from: condition.table, to: condition.related, named: new Set() });
    return [condition.related, ...('kind' in path ? [] : path.map((hop) => hop.to))];
  }
  const isPresent =
    condition.kind === 'related-aggregate' && condition.operator.startsWith('>') && condition.value >= 0;
  return isPresent ? [condition.aggregate.table] : [];
}

/** The table of which a row must have none. */
function absentOf(condition: Condition): readonly string[] {
  const none = condition.kind === 'not' ? condition.of : condition;
  if (none.kind === 'exists') return none !== condition && none.where === null ? [none.related] : [];
  const isNone =
    none.kind === 'related-aggregate' &&
    none.where === null &&
    (none === condition
      ? none.operator === '=' && none.value === 0
      : none.operator === '>' && none.value === 0);
  return isNone ? [none.aggregate.table] : [];
}

/** How many of something a row must have. */
function boundsOfNumber(condition: Condition): readonly Bound[] {
  if (condition.kind !== 'related-aggregate') return [];
  const { table, aggregate, where, operator, value } = condition;
  const column = JSON.stringify([table, aggregate, where]);
  const low: Bound = { column, side: 'low', value, isOpen: operator === '>' };
  const high: Bound = { column, side: 'high', value, isOpen: operator === '<' };
  if (operator === '=') return [low, high];
  return operator.startsWith('>') ? [low] : operator === '<>' ? [] : [high];
}

/** "overdue paid payments", "overdue payments that came in in 2024": a date that is there and not. */
function isThereAndNot(tests: readonly Expression[]): boolean {
  const known = tests.flatMap((test) => (test.kind === 'is-null' ? [test] : []));
  if (known.length === 0) return false;
  const bounds = tests.filter(isOfRange).flatMap(boundsOf);
  const held = new Set([...tests.flatMap(valuesOf), ...bounds].map(({ column }) => column));
  return known.some(
    ({ operand, negated }) =>
      known.some((one) => one.negated !== negated && isSame(one.operand, operand)) ||
      (!negated && operand.kind === 'column' && held.has(`${operand.table}.${operand.column}`)),
  );
}

/** What a metric adds up goes by a date of its own, which rows that are asked for have not: unpaid payments have paid nothing. */
function isOfNone(
  aggregate: AggregateExpression,
  tests: readonly Expression[],
  { knowledge }: KnowledgeIndex,
): boolean {
  return (
    aggregate.function === 'sum' &&
    tests.some(
      (test) =>
        test.kind === 'is-null' &&
        !test.negated &&
        knowledge.metrics.some(
          ({ expression, date }) =>
            date !== null &&
            test.operand.kind === 'column' &&
            test.operand.table === date.table &&
            test.operand.column === date.column &&
            isSame(expression, { ...aggregate, filter: null }),
        ),
    )
  );
}

/** "grade A" and "B or C" at once, or "grade A" and "not grade A". */
export function isNoValue(tests: readonly Expression[]): boolean {
  const held = new Map<string, ReadonlySet<string>>();
  for (const { column, values } of tests.flatMap(valuesOf)) {
    const before = held.get(column);
    held.set(column, before === undefined ? values : before.intersection(values));
  }
  for (const { column, values } of tests.flatMap(excludedBy)) {
    const before = held.get(column);
    if (before !== undefined) held.set(column, before.difference(values));
  }
  return [...held.values()].some(({ size }) => size === 0);
}

/** "how many were ordered on weekends, and how many on weekdays": ordered as well, and not shipped. */
function isOfOtherDate(tests: readonly Expression[], filter: readonly Expression[]): boolean {
  const partsIn = (some: readonly Expression[]): readonly string[] =>
    some.flatMap(valuesOf).flatMap(({ column }) => (column.includes(' of ') ? [column] : []));
  const tableOf = (part: string): string => part.slice(0, part.indexOf('.'));
  return partsIn(filter).some((part) =>
    partsIn(tests).some((other) => other !== part && tableOf(other) === tableOf(part)),
  );
}

/** "paid-off loans that were charged off in 2024", or by the year of that, "open loans for closed ones": rows of other states have the date. */
function isOfOtherState(
  tests: readonly Expression[],
  grouped: readonly string[],
  { knowledge }: KnowledgeIndex,
): boolean {
  const known = tests.flatMap((test) => {
    const isNull = test.kind === 'not' ? test.operand : test;
    return isNull.kind === 'is-null' && isNull.negated === (isNull === test) ? [isNull.operand] : [];
  });
  const columns = [
    ...tests
      .filter(isOfRange)
      .flatMap(boundsOf)
      .map(({ column }) => column),
    ...known.flatMap((operand) => columnSaid(operand) ?? []),
    ...grouped.map((part) => part.split(' of ').at(-1) ?? part),
  ];
  return columns.some((column) => {
    const states = statesByDate(knowledge).get(column) ?? [];
    return (
      states.length > 0 &&
      states.every(({ condition }) => isNoValue([...tests, ...testConjunctsOf(condition)]))
    );
  });
}

/** The states that begin on a date, by its column. */
const statesByDate: (knowledge: Knowledge) => ReadonlyMap<string, readonly Segment[]> = rememberedOf(
  ({ segments }) => Map.groupBy(segments, ({ dataset, date }) => `${dataset}.${date}`),
);

/** What the rows are asked not to be. */
function deniedIn(where: Condition | null): readonly Expression[] {
  return conjunctsOf(where).flatMap((one) =>
    one.kind === 'not' && one.of.kind === 'test' ? [{ kind: 'not', operand: one.of.expression }] : [],
  );
}

/** The values that a column is asked not to be. */
function excludedBy(test: Expression): ReturnType<typeof valuesOf> {
  return test.kind === 'not' ? valuesOf(test.operand) : [];
}

/** The values that a column is asked to be one of. */
export const valuesOf: (expression: Expression) => readonly Held[] = rememberedOf(valuesIn);

interface Held {
  readonly column: string;
  readonly values: ReadonlySet<string>;
}

function valuesIn(expression: Expression): readonly Held[] {
  const [operand, literals] =
    expression.kind === 'binary' && expression.operator === '='
      ? [expression.left, [expression.right]]
      : expression.kind === 'in' && !expression.negated
        ? [expression.operand, expression.values]
        : [null, []];
  const column = operand === null ? null : columnSaid(operand);
  if (column === null || !literals.every(({ kind }) => kind === 'literal')) return [];
  return [{ column, values: new Set(literals.map((one) => JSON.stringify(one))) }];
}

/** A column, or the weekday, the month and the like of one. */
function columnSaid(operand: Expression): string | null {
  if (operand.kind === 'column') return `${operand.table}.${operand.column}`;
  const part = operand.kind === 'date-part' ? columnSaid(operand.operand) : null;
  return operand.kind === 'date-part' && part !== null ? `${operand.part} of ${part}` : null;
}
