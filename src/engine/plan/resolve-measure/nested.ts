import type { Expression } from '../../../shared/mod.ts';
import { countedRows } from '../../counted-rows.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { tableOfAny } from '../called-after.ts';
import { aggregateOver, binary, isTotal } from '../expressions.ts';
import { noSense, undecided } from '../rejection.ts';
import { defaultDate, segmentDate } from '../resolve-condition/condition-scope.ts';
import type { MeasureOf } from '../sketch.ts';
import { measureOf } from './measure-of.ts';

/** "average number of loans per borrower": the total of all, divided by how many there are that have any. */
export function averageOf(
  assembly: Assembly,
  { function: fn, inner: sketch, per }: MeasureOf<'nested'>,
  { scope, inner }: { readonly scope: Scope; readonly inner: ResolvedMeasure },
): ResolvedMeasure {
  const { expression, label, unit } = inner.output;
  if (fn !== 'avg') return noSense('the highest of the groups cannot be shown with other numbers');
  if (!isTotal(expression) || expression.kind !== 'aggregate' || countedRows(expression) !== null)
    return noSense(`${label} does not add up`);
  // "average balance per quarter": what stands at a day is not brought about in a quarter.
  if (per.kind === 'part' && STANDING.test(label)) return noSense(`${label} is of no ${per.part}`);
  // "charge-offs per month": the month that they were charged off in
  const begun = sketch.kind === 'count' ? segmentDate(assembly, sketch.nominal.conditions) : null;
  const each = unitOf(assembly, per, {
    scope,
    inner: { ...inner, date: inner.date ?? begun ?? scope.date ?? null },
  });
  const units: Expression = { ...aggregateOver(inner.table, 'count', each.key), distinct: true };
  const measure = measureOf(`average ${label} per ${each.label}`, {
    expression: binary(expression, '/', units),
    meaning: { role: 'measure', unit: unit?.kind === 'count' ? null : unit },
    table: inner.table,
  });
  return { ...measure, conditions: inner.conditions, date: inner.date };
}

const STANDING = /\b(?:balance|debt|exposure|inventory|outstanding|stock)\b/;

/** A time leaves most units some rows; a state of the rows does not. */
function isNarrow(condition: Condition): boolean {
  return !/^\{"kind":"(?:test|all)".*"operator":"(?:>=|<)".*"value":"\d{4}-/.test(JSON.stringify(condition));
}

interface Unit {
  /** Different for each unit. */
  readonly key: Expression;
  readonly label: string;
}

function unitOf(
  assembly: Assembly,
  per: MeasureOf<'nested'>['per'],
  { scope, inner }: { readonly scope: Scope; readonly inner: ResolvedMeasure },
): Unit {
  if (per.kind === 'part') {
    const operand = defaultDate(assembly, { ...scope, anchor: inner.table, date: inner.date });
    return { key: { kind: 'date-part', part: per.part, operand }, label: per.part };
  }
  if (per.kind !== 'dataset') return noSense('what the average is over is not said');
  const { index } = assembly;
  const { dataset } = per;
  if (dataset === inner.table || !index.isToOne(inner.table, dataset))
    return noSense(`${inner.table} are of no ${dataset}`);
  const { label, labelPlural, rowCount, primaryKey } = index.dataset(dataset);
  const [key, ...others] = primaryKey;
  if (key === undefined || others.length > 0) return noSense(`a ${label} has no single key`);
  const direct = index.knowledge.relationships.find(
    ({ from, to, fromColumns }) => from === inner.table && to === dataset && fromColumns.length === 1,
  );
  const column = direct?.fromColumns[0];
  const reference = column === undefined ? undefined : index.field(inner.table, column);
  // Where some have none, the average may be over those too.
  const isOfAll = reference?.distinctCount === rowCount;
  const isNarrowed = inner.conditions.some(isNarrow);
  const { calledBy } = per;
  const isOfHolders = calledBy !== undefined && tableOfAny(index, calledBy) === inner.table && !isNarrowed;
  if (calledBy !== undefined && !isOfHolders) return noSense(`not all ${labelPlural} are called so`);
  if ((!isOfAll || isNarrowed) && !isOfHolders && !isOfThoseWithAny(scope, dataset))
    undecided(`whether ${labelPlural} with none count in the average is not said`);
  if (!isOfAll) assembly.assumptions.add(`only ${labelPlural} with any count`);
  return {
    key: column === undefined ? index.columnOf(dataset, key) : index.columnOf(inner.table, column),
    label,
  };
}

function isOfThoseWithAny({ ofThoseWithAny }: Scope, dataset: string): boolean {
  return ofThoseWithAny?.has(dataset) === true;
}
