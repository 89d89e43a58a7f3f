import { testsOf } from '../conjuncts.ts';
import { aggregatesOf } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import { MEDIANS_OF_GROUPS, PERIODS_OF_EACH } from '../lexicon/medians-of-groups.ts';
import type { AggregateQuery, Output } from '../logical-query.ts';
import { isTotal } from '../plan/expressions.ts';
import { toTitle } from '../plan/naming.ts';
import type { Token } from '../token.ts';
import { isOneGroup } from './is-one-group.ts';
import { type QuestionReader, spokenOf } from './state-said.ts';

/**
 * The query of a question for the median of what groups come to: "median number of visits per guest". What each comes to is read by
 * itself; null where it is not, where it is no total, or where it is open whether those with none count.
 */
export function withMedianOfGroups(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  if (!tokens.some(({ norm }) => norm === 'median')) return null;
  const text = tokens.map(({ norm }) => norm).join(' ');
  for (const pattern of MEDIANS_OF_GROUPS) {
    const said = pattern.exec(text)?.groups;
    if (said === undefined) continue;
    const group = said['group'] ?? PERIODS_OF_EACH[said['period'] ?? ''] ?? '';
    const query = reader.read(spokenOf(tokens, `${said['what']} by ${group}${said['rest'] ?? ''}`));
    return query === null || query.kind !== 'aggregate' ? null : medianOf(query, group, reader);
  }
  return null;
}

function medianOf(query: AggregateQuery, group: string, reader: QuestionReader): AggregateQuery | null {
  const [measure, ...others] = query.measures;
  const dimension = query.dimensions.at(-1);
  if (measure === undefined || others.length > 0 || dimension === undefined) return null;
  if (measure.transform !== null || !isTotal(measure.expression) || !isOneGroup(query)) return null;
  if (query.having !== null || query.limit !== null || query.perGroup !== null) return null;
  if (query.kept !== undefined || query.counted !== undefined || query.sides !== undefined) return null;
  if (!isOfAll(query, dimension, reader)) return null;
  const label = `median ${measure.label} per ${group}`;
  const assumption = `only those with any count`;
  return {
    ...query,
    counted: { ...measure, name: toTitle(label), label, medianOf: measure.name },
    order: [],
    hidden: query.dimensions.map(({ name }) => name),
    assumptions: [...query.assumptions, assumption],
  };
}

/** Whether each of the groups has some rows, or those with none are left out by what the words are known to mean. */
function isOfAll(query: AggregateQuery, { expression }: Output, reader: QuestionReader): boolean {
  const { index } = reader;
  const tests = testsOf(query.where);
  const isTimed =
    query.where === null ||
    (tests.length > 0 && tests.every((test) => test.kind === 'is-null' || DAYS.test(JSON.stringify(test))));
  if (expression.kind === 'date-part') return isTimed;
  const [counted] = query.measures.flatMap((one) => aggregatesOf(one.expression));
  if (expression.kind !== 'column' || counted === undefined || counted.filter !== null || !isTimed)
    return false;
  const { table } = expression;
  const { primaryKey, rowCount } = index.dataset(table);
  if (counted.table === table) return !primaryKey.includes(expression.column);
  const key = index.knowledge.relationships.find(({ from, to }) => from === counted.table && to === table);
  const column = key?.fromColumns[0];
  if (key === undefined || column === undefined || key.fromColumns.length > 1) return false;
  const isOfRows =
    query.dimensions.some(({ role }) => role === 'identifier') || isNamed(query, table, reader);
  if (!isOfRows || index.field(counted.table, column).distinctCount === rowCount) return true;
  // "loans per borrower" is known as a number of those who have any.
  return index.knowledge.metrics.some((metric) =>
    aggregatesOf(metric.expression).some(
      ({ distinct, argument }) => distinct && isSame(argument, index.columnOf(counted.table, column)),
    ),
  );
}

function isNamed({ dimensions }: AggregateQuery, owner: string, { index }: QuestionReader): boolean {
  const { display } = index.dataset(owner);
  return dimensions.some(
    ({ expression }) => expression.kind === 'column' && display.includes(expression.column),
  );
}

/** A test of days, of which most groups have some rows. */
const DAYS = /"operator":"(?:>=|<)".*"value":"\d{4}-/;
