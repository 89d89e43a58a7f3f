import type { Field } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsIn, columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects a date that is taken where the words say of what it is: "made in 2024 and approved in 2025", where one would be
 * guessed and the other that of another row; "did any default in 2024", where the day of that is known.
 */
export function checkTimesApart(
  query: LogicalQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values') return;
  checkStatesOfOne(query, words, index);
  checkStateOrTime(query);
  const guessed = query.assumptions.find((one) => one.startsWith(TIME_IS_BY))?.slice(TIME_IS_BY.length);
  if (guessed === undefined) return;
  const times = testsOf(query.where)
    .flatMap(columnsOf)
    .map(({ table, column }) => index.field(table, column))
    .filter(({ role }) => role === 'time');
  const isBorrowed = ({ label }: Field): boolean =>
    query.assumptions.some((one) => one.startsWith(`${label} is that of the `));
  if (times.some(isBorrowed)) undecided(`whether one of the times is the ${guessed} is not said`);
  checkCompared(query, guessed, index);
  const [, act] = ACT_IN.exec(textOf(words)) ?? [];
  if (act === undefined || times.length === 0 || tablesCalled(act, index).length > 0) return;
  const tables = new Set(columnsIn(query).map(({ table }) => table));
  const own = [...tables].flatMap((table) =>
    index.dataset(table).fields.filter(({ role }) => role === 'time'),
  );
  if (own.some((one) => one.label !== guessed && isSaidOf(one, act)))
    undecided(`whether the time is the ${guessed} is not said`);
}

/** "where the status is Paid Off or Charged Off in 2024": the time is of both of them, and not of the last one. */
function checkStatesOfOne(
  { where }: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (!words.includes('status')) return;
  const isTimed = (one: Condition): boolean =>
    columnsOfCondition(one).some(({ table, column }) => index.field(table, column).role === 'time');
  for (const one of conjunctsOf(where)) {
    const timed = one.kind === 'any' ? one.of.filter(isTimed).length : 0;
    if (one.kind === 'any' && timed > 0 && timed < one.of.length)
      undecided('whether the time is of both of the states is not said');
  }
}

/** "applications approved in 2025 or pending" are of two states, and no approved ones are pending. */
function checkStateOrTime({ where }: Exclude<LogicalQuery, { kind: 'values' }>): void {
  const parts = conjunctsOf(where);
  const told = parts.flatMap(equalTo);
  const others = parts.flatMap((one) => (one.kind === 'any' ? one.of.flatMap(equalTo) : []));
  if (
    others.some((one) => told.some(({ left, right }) => isSame(left, one.left) && !isSame(right, one.right)))
  )
    undecided('which of the words belong together is not said');
}

function equalTo(one: Condition): readonly Extract<Expression, { kind: 'binary' }>[] {
  return one.kind === 'test' && one.expression.kind === 'binary' && one.expression.operator === '='
    ? [one.expression]
    : [];
}

/** "closed before maturity in 2025": the time is that of what is told, and of no third date. */
function checkCompared(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  guessed: string,
  index: KnowledgeIndex,
): void {
  for (const one of testsOf(query.where)) {
    if (one.kind !== 'binary' || one.left.kind !== 'column' || one.right.kind !== 'column') continue;
    const dates = [one.left, one.right].map(({ table, column }) => index.field(table, column));
    if (dates.every(({ role, label }) => role === 'time' && label !== guessed))
      undecided(`whether the time is the ${guessed} is not said`);
  }
}

const TIME_IS_BY = 'time is by ';
const ACT_IN =
  /\b([a-z]+) (?:in|on|during|since|before|after|last|this) (?:\d|[a-z]+ \d|year|month|quarter|week)/;

/** "default in 2024" where the day is called "defaulted". */
function isSaidOf({ label, synonyms }: Field, act: string): boolean {
  return [label, ...synonyms].some((name) => name === `${act}ed` || name === `${act}d`);
}
