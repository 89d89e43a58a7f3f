import type { Expression } from '../../shared/mod.ts';
import { isSame } from '../is-same.ts';
import { SUCH_NUMBERS } from '../lexicon/limited-groups.ts';
import type { AggregateQuery, LogicalQuery, MeasureOutput } from '../logical-query.ts';
import { binary, isTotal, literal } from '../plan/expressions.ts';
import { toMeasureNumber } from '../plan/quantities.ts';
import { tableOf } from '../table-of.ts';
import type { Token } from '../token.ts';
import { onlyCounted } from './counting-groups.ts';
import { type LimitedGroups, limitedGroups } from './limited-groups.ts';
import { attempted, type QuestionReader, spokenLike } from './state-said.ts';

/**
 * The query of a question for the groups of which a number is so: "branches whose average rate of auto loans is above 9 %" keeps
 * some of what "average rate of auto loans by branch" has. Null where that is not read by itself, or has not one number of each.
 */
export function withGroupsLimited(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  for (const limited of limitedGroups(tokens, reader)) {
    const query = reader.read(limited.body);
    const measure = query === null ? null : numberOf(query, limited);
    if (query?.kind !== 'aggregate' || measure === null) continue;
    // "borrowers with an income above 5,000" have it themselves.
    if (limited.dataset !== null && tableOf(query) === limited.dataset) return null;
    if (!isShown(limited, measure, reader)) return null;
    const having = attempted(() => limitOf(limited, measure));
    const keepEmptyGroups = query.keepEmptyGroups || hasEmptyGroups(limited, measure);
    return having === null ? null : asAsked({ ...query, having, keepEmptyGroups }, limited, reader);
  }
  return null;
}

/** The one number that a query has of each group. */
function numberOf(query: LogicalQuery, { dataset }: LimitedGroups): MeasureOutput | null {
  if (query.kind !== 'aggregate' || query.sides !== undefined) return null;
  // Rows of a table may need a key beside their name.
  if (query.dimensions.length === 0 || (query.dimensions.length > 1 && dataset === null)) return null;
  if (query.having !== null || query.limit !== null || query.perGroup !== null) return null;
  if (query.versus !== undefined || query.kept !== undefined || query.counted !== undefined) return null;
  const [measure, ...others] = query.measures;
  return others.length > 0 || measure === undefined || measure.transform !== null ? null : measure;
}

function limitOf({ bound }: LimitedGroups, measure: MeasureOutput): Expression {
  return binary(measure.expression, bound.operator, literal(toMeasureNumber(bound.quantity, measure)));
}

/** Those without any row have fewer too, where the groups are rows of a table. */
function hasEmptyGroups({ bound, dataset }: LimitedGroups, { expression }: MeasureOutput): boolean {
  return dataset !== null && isTotal(expression) && bound.operator.startsWith('<');
}

/** Whether what is to be shown beside the groups is their number. */
function isShown(limited: LimitedGroups, measure: MeasureOutput, reader: QuestionReader): boolean {
  const { shown, group, isCounted } = limited;
  if (shown === null) return true;
  const [only, ...others] = shown;
  if (isCounted) return false;
  if (others.length === 0 && SUCH_NUMBERS.has(only?.norm ?? '')) return true;
  const query = reader.read([...shown, ...spokenLike(shown, 'by'), ...group]);
  const named = query === null ? null : numberOf(query, limited);
  return named !== null && isSame(plainly(named), plainly(measure));
}

/** The number of whichever rows. */
function plainly({ expression }: MeasureOutput): unknown {
  return JSON.parse(JSON.stringify(expression, (key, value) => (key === 'filter' ? null : value)));
}

function asAsked(
  query: AggregateQuery,
  { isCounted, group, dataset, shown }: LimitedGroups,
  { index }: QuestionReader,
): AggregateQuery {
  const areShown = shown !== null || index.knowledge.showsRanks === true;
  if (!isCounted) return areShown ? query : { ...query, hidden: query.measures.map(({ name }) => name) };
  const values = `different values of ${group.map(({ norm }) => norm).join(' ')}`;
  const label = `number of ${dataset === null ? values : index.dataset(dataset).labelPlural}`;
  return onlyCounted(query, label);
}
