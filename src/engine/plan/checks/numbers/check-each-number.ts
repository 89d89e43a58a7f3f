import type { Expression } from '../../../../shared/mod.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects one number where several are asked for, and another than is meant: "how many loans are current, late and charged off",
 * "number and share of loans by reason", "one in how many loans defaults", "payments 60 days late" that were so by the day.
 */
export function checkEachNumber(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (ONE_IN.test(text)) noSense('how many there are for one that is so is asked');
  if (DAYS_SO.test(text) && !EXACTLY.test(text) && partsOf(query).some((part) => isThatMany(part, text)))
    undecided('whether exactly as many or at least as many are meant is not said');
  if (query.kind !== 'aggregate') return;
  const [only, ...others] = query.measures;
  if (others.length > 0 || only === undefined) return;
  if (BOTH.test(text) && query.sides === undefined) noSense('the number and the share are asked for');
  if (only.expression.kind === 'aggregate' && query.having === null && TWO.test(text))
    noSense('two numbers are asked for');
  if (isCount(only.expression) && EACH_OF.test(text) && isOneOfSome(query, index))
    undecided('whether a number of each or of all of them is asked for is not said');
  if (isCountOfMoney(only.expression, index) && !PER_MONEY.test(text))
    undecided('whether a number or an amount is compared is not said');
  if (isOfParts(only.expression)) noSense('how many of each there are is not known by their names alone');
}

const ONE_IN = /\b(?:one|1) (?:in|out of) how many\b/;
/** None is exactly none. */
const DAYS_SO = /\b([1-9]\d*) days? (?:behind|delinquent|late|overdue|past due)\b/;
const EXACTLY = /\b(?:exactly|precisely|just)\b/;
const BOTH = /\b(?:count|number) and (?:the )?(?:percent|percentage|proportion|share) of\b/;
/** "the number of loans and the number of late loans" */
const TWO = /\b(?:count|number) of [^,.]* and (?:the )?(?:count|number) of\b/;
/** "how many approved, declined and pending", "how many loans are current, late and charged off". */
const EACH_OF =
  /\b(?:how many|number of) (?:[a-z]+ (?:are|were) )?[a-z]+(?: off)? , [a-z]+(?: off)? (?:, )?and [a-z]+/;
const PER_MONEY = /\b(?:per|dollars?|million|for (?:each|every))\b|\$/;

function isThatMany(part: object, text: string): boolean {
  if (!('kind' in part) || part.kind !== 'binary') return false;
  const { operator, right } = part as Binary;
  return operator === '=' && right.kind === 'literal' && String(right.value) === DAYS_SO.exec(text)?.[1];
}

type Binary = Extract<Expression, { kind: 'binary' }>;

function isCount(expression: Expression): boolean {
  return expression.kind === 'aggregate' && expression.function === 'count' && expression.argument === null;
}

/** One of three states or more, which a number of each is asked for. */
function isOneOfSome({ where, dimensions }: AggregateQuery, index: KnowledgeIndex): boolean {
  return partsOf(where).some((part) => {
    if (!('kind' in part) || part.kind !== 'in') return false;
    const { operand, values, negated } = part as Extract<Expression, { kind: 'in' }>;
    if (negated || values.length < 3 || operand.kind !== 'column') return false;
    const { table, column } = operand;
    const isState = index.knowledge.segments.some(
      (one) => one.dataset === table && JSON.stringify(one.condition).includes(`"${column}"`),
    );
    return isState && !dimensions.some(({ expression }) => partsOf(expression).includes(operand));
  });
}

/** "charge-offs relative to volume": a number by an amount. */
function isCountOfMoney(expression: Expression, index: KnowledgeIndex): boolean {
  if (expression.kind !== 'binary' || expression.operator !== '/') return false;
  const { left, right } = expression;
  if (!isCount(left) || right.kind !== 'aggregate' || right.argument?.kind !== 'column') return false;
  return index.field(right.argument.table, right.argument.column).unit?.kind === 'money';
}

/** "applications per weekday": by how many names of weekdays there are. */
function isOfParts(expression: Expression): boolean {
  if (expression.kind !== 'binary' || expression.operator !== '/') return false;
  const { right } = expression;
  return (
    right.kind === 'aggregate' && right.argument?.kind === 'date-part' && CYCLES.has(right.argument.part)
  );
}

const CYCLES: ReadonlySet<string> = new Set(['hour', 'month-of-year', 'quarter-of-year', 'weekday']);
