import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import type { Condition, ListQuery, LogicalQuery } from '../logical-query.ts';
import type { Assembly } from './assembly.ts';
import type { Column } from './columns-in.ts';
import type { Draft } from './draft.ts';
import { restrict } from './grammar/terms.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { allOf } from './resolve-condition/combine.ts';
import type { ConditionSketch, DimensionSketch, Nominal } from './sketch.ts';

/** Rows that have a value, or of which none has it. */
interface Holder {
  readonly nominal: Nominal;
  readonly isNone: boolean;
}

type FieldSketch = Extract<DimensionSketch, { readonly kind: 'field' }>;

/**
 * "Which countries have both customers and suppliers", "cities with customers but no sellers": values of a column that several tables
 * have of their own, whatever their rows have to do with each other. Null for anything else.
 */
export function valuesOfBoth(
  assembly: Assembly,
  draft: Draft,
  build: (assembly: Assembly, draft: Draft) => LogicalQuery,
): LogicalQuery | null {
  const column = columnAlone(draft);
  const holders = column === null ? [] : (holdersIn(draft) ?? []);
  if (column === null || holders.length < 2 || holders[0]?.isNone !== false) return null;
  if (!areApart(assembly.index, holders)) return null;
  const lists: Values[] = [];
  for (const { nominal } of holders) {
    const field = restrict(column.field, nominal.dataset);
    const openers = new Set([...draft.openers, 'distinct' as const]);
    const own = { nominals: [nominal], had: [], conditions: [], openers };
    const made =
      field === null ? null : build(assembly, { ...draft, ...own, columns: [{ ...column, field }] });
    const values = made === null ? null : valuesOf(made, assembly.index);
    if (values === null) return null;
    lists.push(values);
  }
  const [base, ...others] = lists;
  if (base === undefined) return null;
  const shared = others.map((other, at): Condition => {
    const where = allOf(conjunctsOf(other.list.where).filter((one) => !isKnown(one, other.column)));
    const one: Condition = { kind: 'shares-value', value: base.column, with: other.column, where };
    return holders[at + 1]?.isNone === true ? { kind: 'not', of: one } : one;
  });
  return { ...base.list, where: allOf([...conjunctsOf(base.list.where), ...shared]) };
}

/** The one column that is asked for, and nothing else. */
function columnAlone(draft: Draft): FieldSketch | null {
  const { columns, measures, groups, rank, order, outputs, transform, compare, byMeasures } = draft;
  const [column, ...others] = columns;
  const isPlain = [rank, order, outputs, transform, compare].every((one) => one === null);
  const isAlone = others.length + measures.length + groups.length + byMeasures.length === 0;
  return isPlain && isAlone && column?.kind === 'field' && column.field.derived === undefined ? column : null;
}

/** Whose values are asked for; null where other things are said of them. */
function holdersIn({ nominals, had, conditions }: Draft): readonly Holder[] | null {
  if (nominals.some((one) => !had.includes(one))) return null;
  const said = conditions.flatMap((one) => (one.kind === 'and' ? one.of : [one]));
  const found = said.map(holderOf);
  if (!found.every((one) => one !== null)) return null;
  // "no suppliers and no staff": the staff are not the suppliers'.
  if (found.some(({ nominal }) => nominal.conditions.some(isOfOthers))) return null;
  const all = [...nominals.map((nominal): Holder => ({ nominal, isNone: false })), ...found];
  return all.toSorted((one, other) => Number(one.isNone) - Number(other.isNone));
}

function holderOf(condition: ConditionSketch): Holder | null {
  if (condition.kind === 'exists') return { nominal: condition.nominal, isNone: false };
  const none = condition.kind === 'not' && condition.of.kind === 'exists' ? condition.of : null;
  return none === null ? null : { nominal: none.nominal, isNone: true };
}

function isOfOthers(condition: ConditionSketch): boolean {
  return condition.kind === 'exists' || (condition.kind === 'not' && condition.of.kind === 'exists');
}

/** Of rows that belong to others it may be asked which of these have no such rows. */
function areApart({ isToOne, dataset }: KnowledgeIndex, holders: readonly Holder[]): boolean {
  const tables = holders.map(({ nominal }) => nominal.dataset);
  const isOfAll = holders.every(({ isNone }) => !isNone);
  return tables.every(
    (one, at) =>
      dataset(one).roleOf === undefined &&
      tables.every((other, of) => of === at || (one !== other && (isOfAll || !isToOne(one, other)))),
  );
}

/** A list of the values of a column. */
interface Values {
  readonly list: ListQuery;
  readonly column: Column;
}

function valuesOf(query: LogicalQuery, index: KnowledgeIndex): Values | null {
  if (query.kind !== 'list' || !query.distinct) return null;
  const [field, ...others] = query.fields;
  if (field?.expression.kind !== 'column' || others.length > 0) return null;
  const { table, column } = field.expression;
  const isOwn = table === query.from && index.field(table, column).expression === null;
  return isOwn ? { list: query, column: field.expression } : null;
}

/** Nothing is the same as what is not known. */
function isKnown(condition: Condition, column: Column): boolean {
  return (
    condition.kind === 'test' &&
    condition.expression.kind === 'is-null' &&
    condition.expression.negated &&
    isSame(condition.expression.operand, column)
  );
}
