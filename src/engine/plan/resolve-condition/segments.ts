import type { Knowledge, Segment } from '../../../catalog/mod.ts';
import type { BinaryOperator, Expression } from '../../../shared/mod.ts';
import { aggregatesOf, mapExpression, tablesOf } from '../../expression-walk.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { test } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import type { Comparison, SketchOf } from '../sketch.ts';
import { ALWAYS, combine } from './combine.ts';
import type { ConditionScope } from './condition-scope.ts';
import { checkManySide, onRelated } from './reach.ts';

/** "late" before payments is first the late payments, then the payments of late loans. */
const SEGMENT_OF_OTHERS = 0.4;
/** "mortgage payments" are those of mortgage loans, and not of the borrowers whose home has a mortgage. */
const SEGMENT_OF_PARENT = 0.1;

/** "late and charged-off loans": two words for states of the same thing name both groups. */
export function resolveSegments(
  assembly: Assembly,
  { segments }: SketchOf<'segment'>,
  scope: ConditionScope,
): Condition {
  const conditions = segments.map((name) => {
    const { dataset, condition } = segmentOf(assembly, name, scope);
    const tested = segmentTest(dataset, condition);
    if (isSure(tested, scope)) return ALWAYS;
    checkManySide(assembly, dataset, scope);
    if (dataset !== scope.anchor) {
      // A late branch is not one with a late loan.
      if (!assembly.index.isToOne(scope.anchor, dataset))
        noSense(`this can be said of ${dataset}, but not of ${scope.anchor}: each of them may have several`);
      assembly.cost += isParent(assembly, scope.anchor, dataset) ? SEGMENT_OF_PARENT : SEGMENT_OF_OTHERS;
    }
    const where = onRelated(assembly, { related: dataset, where: tested }, scope);
    return where ?? noSense(`nothing is asked of ${dataset}`);
  });
  return combine('any', conditions);
}

/** "applications of applicants": each is of one who has any. */
function isSure(tested: Condition, { outer }: ConditionScope): boolean {
  if (tested.kind !== 'related-aggregate' || outer === undefined) return false;
  const { aggregate, where, operator, value } = tested;
  const isCount = aggregate.function === 'count' && aggregate.table === outer;
  return (
    isCount && where === null && ((operator === '>' && value === 0) || (operator === '>=' && value === 1))
  );
}

/** Each row of the first table names one row of the second. */
function isParent({ index }: Assembly, child: string, parent: string): boolean {
  return index.knowledge.relationships.some(({ from, to }) => from === child && to === parent);
}

/** "applicants never approved": of what is theirs, none is so. */
export function resolveNever(
  assembly: Assembly,
  { segment }: SketchOf<'never'>,
  scope: ConditionScope,
): Condition {
  const { dataset, condition } = segmentOf(assembly, segment, scope);
  const where = segmentTest(dataset, condition);
  if (dataset !== scope.anchor && assembly.index.isToOne(scope.anchor, dataset))
    return noSense(`${scope.anchor} have one of ${dataset}`);
  return { kind: 'not', of: onRelated(assembly, { related: dataset, where }, scope) ?? where };
}

/** A segment with its table; of that table in a role where the rows are in it: "verified sellers". */
function segmentOf(
  { index }: Assembly,
  name: string,
  { anchor }: ConditionScope,
): Pick<Segment, 'dataset' | 'condition'> {
  const segment = index.segment(name);
  if (isOfSharedParent(index.knowledge, segment, anchor)) return { ...segment, dataset: anchor };
  const table = index.dataset(anchor).roleOf;
  if (table !== segment.dataset || aggregatesOf(segment.condition).length > 0) return segment;
  const moved = (node: Expression): Expression | null =>
    node.kind === 'column' && node.table === table ? { ...node, table: anchor } : null;
  return { dataset: anchor, condition: mapExpression(segment.condition, moved) };
}

/** "home equity applications": what says which loans are so is said of the product that applications have as well. */
function isOfSharedParent(
  { relationships }: Knowledge,
  { dataset, condition }: Segment,
  anchor: string,
): boolean {
  if (dataset === anchor || aggregatesOf(condition).length > 0) return false;
  const tables = [...tablesOf(condition)];
  const areParentsOf = (child: string): boolean =>
    tables.every((table) => relationships.some(({ from, to }) => from === child && to === table));
  return tables.length > 0 && areParentsOf(dataset) && areParentsOf(anchor);
}

/** A segment's condition may count related rows: `COUNT(loans.loan_id) >= 2` of borrowers. */
function segmentTest(dataset: string, expression: Expression): Condition {
  if (aggregatesOf(expression).length === 0) return test(expression);
  switch (expression.kind) {
    case 'logical': {
      const of = expression.operands.map((operand) => segmentTest(dataset, operand));
      return combine(expression.operator === 'and' ? 'all' : 'any', of);
    }
    case 'not':
      return { kind: 'not', of: segmentTest(dataset, expression.operand) };
    case 'binary':
      return relatedAggregate(dataset, expression);
    default:
      return unsupported(dataset);
  }
}

function relatedAggregate(
  dataset: string,
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
): Condition {
  const value = right.kind === 'literal' ? right.value : null;
  if (left.kind !== 'aggregate' || typeof value !== 'number' || !isComparison(operator))
    return unsupported(dataset);
  const { filter, ...aggregate } = left;
  return {
    kind: 'related-aggregate',
    table: dataset,
    aggregate: { ...aggregate, filter: null },
    where: filter === null ? null : test(filter),
    operator,
    value,
  };
}

function isComparison(operator: BinaryOperator): operator is Comparison {
  return ['=', '<>', '<', '<=', '>', '>='].includes(operator);
}

function unsupported(dataset: string): never {
  return noSense(`the condition of a segment of ${dataset} cannot be asked`);
}
