import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';

/** Rejects two kinds of rows that were made one: "the late and the not late", "under 30 and over", "a late car loan and an open mortgage". */
export function checkOpposites(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  if (query.kind === 'aggregate' && isOfTwoKinds(query.sides?.of.map(({ where }) => where) ?? []))
    undecided('the sides are not of one kind');
  if (query.kind === 'aggregate' && partsOf(query.where).some((part) => isAnyValue(part, query, index)))
    undecided('whether a number of each or of all of them is asked for is not said');
  const text = textOf(words);
  const isOneNumber = query.kind === 'list' || query.measures.length === 1;
  if (isOneNumber && BOTH_SIDES.test(text)) undecided('the two kinds stand beside one another in no column');
  if (!CHOICE.test(text) && partsOf(query.where).some(isMixedChoice))
    undecided('which of the conditions hold together is not said');
}

/** "open and closed volume by branch": all values of a column are no condition. */
function isAnyValue(part: object, { dimensions }: AggregateQuery, index: KnowledgeIndex): boolean {
  if (!('kind' in part) || part.kind !== 'in') return false;
  const { operand, values, negated } = part as Extract<Expression, { kind: 'in' }>;
  if (negated || operand.kind !== 'column' || values.length < 2) return false;
  if (dimensions.some(({ expression }) => isSame(expression, operand))) return false;
  return index.field(operand.table, operand.column).distinctCount === values.length;
}

/**
 * "renters, mortgage holders and owners" are of one column: not two by their home, and one by the product of the loan. Nor are "Peachtree
 * and Charlotte" a branch and a city.
 */
function isOfTwoKinds(sides: readonly Condition[]): boolean {
  const columns = sides.map((where) =>
    columnsOfCondition(where).map(({ table, column }) => `${table}.${column}`),
  );
  const [first, second] = sides;
  if (sides.length === 2 && isValue(first) && isValue(second) && new Set(columns.flat()).size > 1)
    return true;
  return columns.flat().some((one) => {
    const { length } = columns.filter((of) => of.includes(one));
    return length > 1 && length < sides.length;
  });
}

/** A value of a column alone. */
function isValue(where: Condition | undefined): boolean {
  if (where?.kind !== 'test' || where.expression.kind !== 'binary') return false;
  const { operator, right } = where.expression;
  return operator === '=' && right.kind === 'literal';
}

/** "late and not late", "do and don't", "under 30 and over". */
const BOTH_SIDES =
  /\b([a-z]+(?: off)?) (?:and|&) (?:not|non) \1\b|\b(do|did|have|are|were) and \2 not\b|\b(?:under|below) (?:\$ )?[0-9.]+k?(?: %)? and (?:over|above)(?! [0-9$])/;

const CHOICE =
  /\b(?:or|either|neither|nor|any|except|excluding|but|unless|without|not|no|versus|vs|compared?)\b/;

/** Any of tests of different columns within what related rows are to be, where no "or" was said. */
function isMixedChoice(part: object): boolean {
  if (!('kind' in part) || part.kind !== 'exists' || !('where' in part)) return false;
  // What `kind` tells is that of a condition.
  const { where } = part as Extract<Condition, { kind: 'exists' }>;
  return conjunctsOf(where).some(
    (one) =>
      one.kind === 'any' &&
      new Set(one.of.flatMap(columnsOfCondition).map(({ table, column }) => `${table}.${column}`)).size > 1,
  );
}
