import type { Expression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { conditionTables } from '../expression-walk.ts';
import { joinPath } from '../joins/join-path.ts';
import { remainingPath } from '../joins/join-plan.ts';
import { JoinError } from '../joins/join-problem.ts';
import type { Condition } from '../logical-query.ts';
import { compareNumbers, isExistence } from './count-comparison.ts';
import { toDateRange } from './date-range.ts';
import type { Emission } from './emit-options.ts';
import { firstRowsSql, withinGroupSql } from './keyed-rows-sql.ts';
import { negate } from './negate.ts';
import { LEVEL, type Printed, print, printJunction, printOperand } from './print-expression.ts';
import { relatedMeasureSql } from './related-measure-sql.ts';
import { namesOf } from './related-value-sql.ts';
import { requiredTables } from './required-tables.ts';
import { createScope, type Scope } from './scope.ts';
import { formatSubselect } from './select.ts';
import { semiJoinSql } from './semi-join.ts';
import { sharedValueSql } from './shared-value-sql.ts';
import { withUnsaid } from './unsaid.ts';

/** Where a condition is printed: the tables of its row, and what is needed to print subqueries. */
export interface ConditionPlace {
  readonly emission: Emission;
  readonly scope: Scope;
}

/**
 * The parts of a WHERE clause, to be joined by AND. Negation is SQL's: a row whose value is NULL satisfies neither
 * `state = 'TX'` nor its opposite; only the absence of related rows is decided for every row.
 */
export function printConditions(conditions: readonly Condition[], place: ConditionPlace): readonly Printed[] {
  return printAll(conditions, place, false);
}

/** One condition as SQL. */
export function printCondition(condition: Condition, place: ConditionPlace): Printed {
  return printJunction('and', printAll([condition], place, false));
}

/** The conjuncts, each negated where `negated`; those about one related row share a semi-join. */
function printAll(
  conditions: readonly Condition[],
  place: ConditionPlace,
  negated: boolean,
): readonly Printed[] {
  const printed: (() => readonly Printed[])[] = [];
  const groups: { conditions: Condition[]; tables: readonly string[] }[] = [];
  for (const condition of conditions.flatMap(conjunctsOf)) {
    const tables = relatedTables(condition, place.scope);
    if (tables === null) {
      printed.push(() => [printOne(condition, place, negated)]);
      continue;
    }
    const group = groups.find((other) => anchorOf([...other.tables, ...tables], place) !== null);
    if (group !== undefined) {
      group.conditions.push(condition);
      group.tables = [...group.tables, ...tables];
      continue;
    }
    const added = { conditions: [condition], tables };
    groups.push(added);
    printed.push(() => printGroup(added.conditions, added.tables, { place, negated }));
  }
  return printed.flatMap((part) => part());
}

/** The tables outside the scope if the whole condition is about their rows; null if it is about the scope's row. */
function relatedTables(condition: Condition, scope: Scope): readonly string[] | null {
  if (condition.kind === 'not') return null;
  if (condition.kind === 'any' || condition.kind === 'all') {
    const parts = condition.of.map((part) => relatedTables(part, scope));
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  }
  const outside = [...conditionTables(condition)].filter((table) => !scope.has(table));
  return outside.length === 0 ? null : outside;
}

/** The table of which one row settles what all the given tables hold; null if there is none. */
function anchorOf(tables: readonly string[], { emission, scope }: ConditionPlace): string | null {
  const named = new Set([...scope.plan.named, ...tables]);
  const anchors = tables.map((table) => {
    const hops = pathFrom(scope, table, emission);
    return hops.findLast((hop) => hop.isReverse)?.to ?? table;
  });
  const reaches = (from: string, to: string): boolean => {
    if (from === to) return true;
    const path = joinPath(emission.knowledge, { from, to, named });
    return !('kind' in path) && path.every((hop) => !hop.isReverse);
  };
  return anchors.find((anchor) => anchors.every((other) => reaches(anchor, other))) ?? null;
}

function pathFrom(scope: Scope, to: string, { knowledge }: Emission) {
  const tree = scope.plan.joins.map(({ hop }) => hop);
  const named = new Set([...scope.plan.named, to]);
  return remainingPath(knowledge, { base: scope.plan.base, tree, to, named });
}

function printGroup(
  conditions: readonly Condition[],
  tables: readonly string[],
  { place, negated }: { readonly place: ConditionPlace; readonly negated: boolean },
): readonly Printed[] {
  const { emission, scope } = place;
  const anchor = anchorOf(tables, place);
  if (anchor !== null) {
    const hops = pathFrom(scope, anchor, emission);
    return [printSemiJoin(hops, conditions, { place, negated })];
  }
  const [condition] = conditions;
  if (condition?.kind === 'any') return [printOne(condition, place, negated)];
  throw new JoinError({ kind: 'many-values', base: scope.plan.base, related: tables[0] ?? scope.plan.base });
}

function printSemiJoin(
  hops: ReturnType<typeof pathFrom>,
  conditions: readonly Condition[],
  { place, negated }: { readonly place: ConditionPlace; readonly negated: boolean },
): Printed {
  return semiJoinSql(hops, {
    scope: place.scope,
    knowledge: place.emission.knowledge,
    negated,
    inner: (base, seed) => {
      const scope = createScope(place.emission.knowledge, {
        base,
        seed,
        conditions: new Set(conditions.flatMap((condition) => [...conditionTables(condition)])),
        required: requiredTables(conditions),
      });
      checkTogether(conditions, scope);
      return { scope, where: printConditions(conditions, { ...place, scope }) };
    },
  });
}

/** What is compared with each other stands in one row: of two tables that only share a third, each row has many of the other. */
function checkTogether(conditions: readonly Condition[], scope: Scope): void {
  for (const condition of conditions) {
    const tables = condition.kind === 'test' ? [...conditionTables(condition)] : [];
    const apart = tables.find((table) => !scope.has(table));
    if (tables.length > 1 && apart !== undefined)
      throw new JoinError({ kind: 'many-values', base: scope.plan.base, related: apart });
  }
}

/** A condition on the scope's own row. */
function printOne(condition: Condition, place: ConditionPlace, negated: boolean): Printed {
  const { emission, scope } = place;
  switch (condition.kind) {
    case 'test': {
      const expression = toDateRange(condition.expression);
      const said = withUnsaid(negated ? negate(expression) : expression, emission.knowledge);
      return print(said, namesOf(scope));
    }
    case 'all':
      return printJunction(negated ? 'or' : 'and', printAll(condition.of, place, negated));
    case 'any': {
      const alternatives = condition.of.map((part) =>
        printJunction(negated ? 'or' : 'and', printAll([part], place, negated)),
      );
      return printJunction(negated ? 'and' : 'or', alternatives);
    }
    case 'not': {
      const parts = printAll([condition.of], place, !negated);
      return printJunction(negated ? 'and' : 'or', parts);
    }
    case 'exists': {
      const { table, related, where } = condition;
      const named = new Set([table, related, ...conditionTables(where)]);
      const hops = joinPath(emission.knowledge, { from: table, to: related, named });
      if ('kind' in hops) throw new JoinError(hops);
      if (hops.length === 0) throw new JoinError({ kind: 'no-path', tables: [table, related] });
      return printSemiJoin(hops, conjunctsOf(where), { place, negated });
    }
    case 'related-aggregate':
      return printRelatedAggregate(condition, place, negated);
    case 'related-measure':
      return relatedMeasureSql(condition, place, negated);
    case 'compare-to-aggregate': {
      const block = emission.createBlock({
        base: condition.aggregate.table,
        dimensions: [],
        measures: [condition.aggregate],
        where: condition.where,
        seed: [],
      });
      if (condition.within !== undefined)
        return withinGroupSql(
          { ...condition, within: condition.within },
          { place, negated, print: printCondition },
        );
      const aggregate = { sql: block.print(condition.aggregate).sql, alias: null };
      const left = printOperand(condition.left, namesOf(scope), LEVEL.sum);
      const subselect = formatSubselect({ ...block.select, columns: [aggregate] });
      const times = condition.factor === undefined ? '' : `${condition.factor} * `;
      const sql = `${left} ${condition.operator} ${times}${subselect}`;
      return negated ? { sql: `NOT ${sql}`, level: LEVEL.not } : { sql, level: LEVEL.comparison };
    }
    case 'shares-value':
      return sharedValueSql(condition, { place, negated, printAll: printConditions });
    case 'first-rows':
      return firstRowsSql(condition.rows, place, negated);
    default:
      return assertNever(condition);
  }
}

type RelatedAggregate = Extract<Condition, { kind: 'related-aggregate' }>;

/** Entities without related rows count as 0 in a count or sum, and never in other aggregates. */
function printRelatedAggregate(
  condition: RelatedAggregate,
  place: ConditionPlace,
  negated: boolean,
): Printed {
  const { table, aggregate, where, operator, value } = condition;
  const comparison: Expression = {
    kind: 'binary',
    operator,
    left: aggregate,
    right: { kind: 'literal', value },
  };
  const holdsForNone =
    (aggregate.function === 'count' || aggregate.function === 'sum') && compareNumbers(0, operator, value);
  const having = holdsForNone ? negate(comparison) : comparison;
  if (isExistence(having)) {
    const tests = aggregate.filter === null ? [] : [{ kind: 'test', expression: aggregate.filter } as const];
    const of = [...conjunctsOf(where), ...tests];
    const exists = { kind: 'exists', table, related: aggregate.table, where: { kind: 'all', of } } as const;
    return printOne(exists, place, negated !== holdsForNone);
  }
  const { emission } = place;
  const named = new Set([table, aggregate.table, ...conditionTables(where)]);
  const hops = joinPath(emission.knowledge, { from: table, to: aggregate.table, named });
  if ('kind' in hops) throw new JoinError(hops);
  return semiJoinSql(hops, {
    scope: place.scope,
    knowledge: emission.knowledge,
    negated: negated !== holdsForNone,
    inner: (base, seed, key) => {
      const block = emission.createBlock({
        base,
        seed,
        dimensions: key.columns.map((column) => ({
          name: column,
          expression: { kind: 'column', table: key.table, column },
        })),
        measures: [aggregate],
        where,
      });
      return { block: block.select, key: block.dimensions, having: block.print(having) };
    },
  });
}
