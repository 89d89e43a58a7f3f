import { singularOf } from '../../catalog/mod.ts';
import { SENTENCE_ENDS } from '../lexicon/cues.ts';
import { BEFORE_FIRST_GROUPS, THE_FIRST, THE_FIRST_OF } from '../lexicon/first-groups.ts';
import type { AggregateQuery, Output } from '../logical-query.ts';
import { isTotal } from '../plan/expressions.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { tablesCalled } from '../plan/tables-called.ts';
import { tableOf } from '../table-of.ts';
import type { Token } from '../token.ts';
import { type FirstRows, firstBy, firstOwners } from './first-owners.ts';
import { type QuestionReader, spokenLike } from './state-said.ts';

/**
 * The query of a question for a number over time of those that come first: "sales by month for the shop with the highest profit", "sales by
 * year for the top 5 shops". They are the first of all times, or of the time that is said of them, and not of each period. Null where
 * nothing such ends the question, or where to which of the two a time belongs is open.
 */
export function withFirstGroups(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const said = tokens.filter(({ norm }, at) => at < tokens.length - 1 || !SENTENCE_ENDS.has(norm));
  for (let at = said.length - 4; at > 1; at -= 1) {
    if (!BEFORE_FIRST_GROUPS.has(said[at]?.norm ?? '')) continue;
    const rest = said.slice(at + 1);
    const text = rest.map(({ norm }) => norm).join(' ');
    const before = said.slice(0, at);
    if (THE_FIRST.test(text)) return ofTheFirst(before, rest, reader);
    const groups = THE_FIRST_OF.exec(text)?.groups;
    const number = groups?.['number'] ?? groups?.['before'];
    if (number === undefined) continue;
    return ofEach(
      before,
      { rest, noun: groups?.['noun'] ?? '', number: Number(number), by: groups?.['by'] },
      reader,
    );
  }
  return null;
}

/** The number of the one that comes first. */
function ofTheFirst(
  before: readonly Token[],
  rest: readonly Token[],
  reader: QuestionReader,
): AggregateQuery | null {
  const query = overTime(before, reader);
  if (query === null || isOpen(before, rest, { query, reader })) return null;
  const first = firstOwners(reader.read(rest), 1, reader.index);
  return first === null ? null : ofThose(query, first, reader);
}

interface FirstOf {
  readonly rest: readonly Token[];
  readonly noun: string;
  readonly number: number;
  readonly by: string | undefined;
}

/** The number of each of those that come first. */
function ofEach(
  before: readonly Token[],
  { rest, noun, number, by }: FirstOf,
  reader: QuestionReader,
): AggregateQuery | null {
  const { index } = reader;
  const query = overTime(before, reader);
  const [owner, ...others] = tablesCalled(noun, index);
  if (query === null || query.dimensions.length === 0 || owner === undefined || others.length > 0)
    return null;
  if (by !== undefined && isOpen(before, rest, { query, reader })) return null;
  const [measure, ...more] = query.measures;
  if (measure === undefined || more.length > 0 || measure.transform !== null) return null;
  const first =
    by !== undefined
      ? firstOwners(reader.read(rest), number, index)
      : isTotal(measure.expression)
        ? firstBy(measure, { owner, direction: 'desc', number, query, index })
        : null;
  if (first === null || first.rows.from !== owner) return null;
  const each = reader.read([...before, ...spokenLike(before, `by ${singularOf(noun)}`)]);
  const isEach = each?.kind === 'aggregate' && each.dimensions.length > 1 && each.limit === null;
  return isEach ? ofThose(each, first, reader) : null;
}

/** The number that is asked for, of all: in periods, or at a time. */
function overTime(before: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const query = reader.read(before);
  if (query?.kind !== 'aggregate' || tableOf(query) === null) return null;
  if (query.having !== null || query.limit !== null || query.kept !== undefined) return null;
  const { dimensions } = query;
  if (dimensions.length > 1 || !dimensions.every(isPeriod)) return null;
  return dimensions.length > 0 || hasTime(before, reader) ? query : null;
}

function isPeriod({ expression }: Output): boolean {
  return expression.kind === 'date-part';
}

/** Whether a time is said of the number alone, or of those that come first alone where they are asked for at no time. */
function isOpen(
  before: readonly Token[],
  rest: readonly Token[],
  { query, reader }: { readonly query: AggregateQuery; readonly reader: QuestionReader },
): boolean {
  const [isBefore, isAfter] = [hasTime(before, reader), hasTime(rest, reader)];
  return isBefore ? !isAfter : isAfter && query.dimensions.length === 0;
}

function hasTime(tokens: readonly Token[], { find }: QuestionReader): boolean {
  return find(tokens).some(({ meaning }) => meaning.kind === 'time');
}

function ofThose(query: AggregateQuery, first: FirstRows, { index }: QuestionReader): AggregateQuery | null {
  const table = tableOf(query);
  if (table === null || !index.isToOne(table, first.rows.from)) return null;
  return { ...query, where: allOf([first, ...(query.where === null ? [] : [query.where])]) };
}
