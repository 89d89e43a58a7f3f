import type { Metric } from '../../../catalog/mod.ts';
import type { Expression, Unit } from '../../../shared/mod.ts';
import { conjunctsOf } from '../../conjuncts.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { Condition, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { FUNCTION_LABELS } from '../resolve-measure/fields.ts';
import { filteredBy, isOfRowAlone, overRows } from '../resolve-measure/filters.ts';
import { COUNT, meaningOf, named } from '../resolve-measure/measure-of.ts';

/**
 * The numbers of related rows that tell which rows are meant, as columns: "branches with over 500 loans", "products with a
 * default rate above 7 %". None where the semantic model does not ask for them, or the question names its columns.
 */
export function decidingNumbers(
  { index }: Assembly,
  draft: Draft,
  where: Condition | null,
): readonly Output[] {
  // "…, with the numbers" names none of its own.
  const names = (draft.outputs?.items.length ?? 0) > 0 || draft.outputs?.manner === 'only';
  const isNamed = draft.columns.some(({ kind }) => kind !== 'dataset') || names;
  if (index.knowledge.showsRanks !== true || isNamed || draft.rank !== null) return [];
  return conjunctsOf(where).flatMap((one) => numberOf(index, one) ?? []);
}

function numberOf(index: KnowledgeIndex, condition: Condition): Output | null {
  if (condition.kind === 'related-measure') {
    const { table, related, measure } = condition;
    return columnOf({ table, related, value: measure }, meaningOfAll(index, measure));
  }
  if (condition.kind !== 'related-aggregate' || saysThatThereAreAny(condition)) return null;
  const { table, aggregate, where } = condition;
  if (where !== null && !isOfRowAlone(where)) return null;
  const value = where === null ? aggregate : overRows(aggregate, where);
  return columnOf({ table, related: aggregate.table, value }, meaningIn(index, aggregate));
}

/** "with at least one loan", "without loans". */
function saysThatThereAreAny({
  operator,
  value,
}: Extract<Condition, { kind: 'related-aggregate' }>): boolean {
  return value === 0 || (value === 1 && (operator === '>=' || operator === '<'));
}

interface Meaning {
  readonly label: string;
  readonly unit: Unit | null;
}

/** What the number is called and counted in: as the metric that it is, else by how it is made. */
function meaningIn({ knowledge, field, dataset }: KnowledgeIndex, value: Expression): Meaning | null {
  const metric = knowledge.metrics.find(({ expression }) => isSame(expression, value));
  if (metric !== undefined) return metric;
  if (value.kind !== 'aggregate') return null;
  const { function: fn, argument, table } = value;
  if (argument === null) return { label: `number of ${dataset(table).labelPlural}`, unit: COUNT.unit };
  if (argument.kind !== 'column' || fn === 'count' || fn === 'percentile') return null;
  const { label, unit } = field(argument.table, argument.column);
  return { label: `${FUNCTION_LABELS[fn]} ${label}`, unit };
}

/** The same of a metric of some of its rows: "with a default rate above 8 % for auto loans". */
function meaningOfAll(index: KnowledgeIndex, value: Expression): Meaning | null {
  const isOfSome = ({ expression }: Metric): boolean =>
    filtersOf(value).some((filter) => isSame(filteredBy(expression, filter), value));
  return meaningIn(index, value) ?? index.knowledge.metrics.find(isOfSome) ?? null;
}

/** What the aggregates are restricted to, beside what the metric restricts them to itself. */
function filtersOf(value: Expression): readonly Expression[] {
  return aggregatesOf(value).flatMap(({ filter }) => {
    const added =
      filter?.kind === 'logical' && filter.operator === 'and' ? filter.operands.at(-1) : undefined;
    return [filter, added].filter((one) => one !== null && one !== undefined);
  });
}

function columnOf(
  { table, related, value }: { readonly table: string; readonly related: string; readonly value: Expression },
  meaning: Meaning | null,
): Output | null {
  if (meaning === null) return null;
  const expression: Expression = { kind: 'related', table, related, value, position: null, orderBy: [] };
  return { ...named(meaning.label), expression, ...meaningOf(meaning.unit) };
}
