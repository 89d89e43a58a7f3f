import type { Expression } from '../../../../shared/mod.ts';
import { filtersOf, testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { PLANNED } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects what is so today where it is asked how it was then: "open loans on 30 June 2024", "the balance by month", "loans that were
 * current last year" are not of the rows that came to be at that time.
 */
export function checkStateOfDay(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const date = query.assumptions.find((one) => one.startsWith('time is by '));
  if (query.kind === 'values' || date === undefined) return;
  const isPlanned = date.split(' ').some((word) => PLANNED.has(word));
  if (!isPlanned && (WAS_SO.test(textOf(words)) || isStandOnly(query, index)))
    undecided('how it stood at another time than today is not known');
  const state = words.find((word) => HELD.has(word));
  if (state === undefined || !isOfOneDay([...testsOf(query.where), ...filtersOf(query)])) return;
  undecided(`whether the ${state} ones of that day or of today are meant is not said`);
}

const STATES = 'active|balance|current|delinquency|delinquent|exposure|late|open|outstanding|overdue|pending';

/** "how many applications were pending last month", "trend of late loans". */
const WAS_SO = new RegExp(
  `\\b(?:(?:was|were) (?:the |our )?(?:${STATES}) .*\\b(?:last|past|previous|(?:19|20)\\d\\d)\\b|(?:course|development|evolution|trend|trends|timeline|history) (?:of|in) (?:the |our )?(?:${STATES})\\b|\\b(?:${STATES})\\b.*\\bover (?:the )?(?:past |last )?(?:months|time|years))`,
);

/** That all numbers are sums of what is there today: "outstanding balance by month". */
function isStandOnly(query: LogicalQuery, index: KnowledgeIndex): boolean {
  if (query.kind !== 'aggregate') return false;
  const sums = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  if (sums.length === 0) return false;
  return sums.every((one) => one.function === 'sum' && one.argument !== null && isStand(one.argument, index));
}

function isStand(argument: Expression, index: KnowledgeIndex): boolean {
  if (argument.kind !== 'column') return false;
  const { label } = index.field(argument.table, argument.column);
  return label.split(' ').some((word) => STANDS.has(word));
}

const STANDS: ReadonlySet<string> = new Set(['balance', 'exposure', 'inventory', 'outstanding', 'stock']);

/** What lasts: nothing that was done on a day. */
const HELD: ReadonlySet<string> = new Set(
  `active balance balances current delinquency delinquent exposure inventory late live open outstanding overdue owed pending
  running stock vacant`.split(/\s+/),
);

function isOfOneDay(tests: readonly Expression[]): boolean {
  const bounds = tests.flatMap(testConjunctsOf).flatMap((test) => {
    const isBound = test.kind === 'binary' && test.right.kind === 'literal' && BOUNDS.has(test.operator);
    return isBound ? [{ of: test.left, operator: test.operator, day: literalOf(test.right) }] : [];
  });
  return bounds.some(
    (from) =>
      from.operator === '>=' &&
      bounds.some((to) => to.operator === '<' && isSame(to.of, from.of) && to.day === dayAfter(from.day)),
  );
}

const BOUNDS: ReadonlySet<string> = new Set(['>=', '<']);

function literalOf(expression: Expression): string {
  return expression.kind === 'literal' ? String(expression.value) : '';
}

/** The next day in ISO form; null where the text is no day. */
function dayAfter(day: string): string | null {
  const [year = '', month = '', date = '', ...rest] = day.split('-');
  const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + 1));
  return rest.length > 0 || date === '' || Number.isNaN(next.getTime())
    ? null
    : next.toISOString().slice(0, 10);
}
