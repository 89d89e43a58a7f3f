import type { Expression } from '../../shared/mod.ts';
import { isSame } from '../is-same.ts';
import { BOUNDS } from '../lexicon/bounded-groups.ts';
import { BOUNDED_KINDS, COMPARED_KINDS, NARROWING, TIME_OF_BOTH } from '../lexicon/compared-groups.ts';
import type { AggregateQuery, MeasureOutput } from '../logical-query.ts';
import { binary, literal } from '../plan/expressions.ts';
import { overRows } from '../plan/resolve-measure/filters.ts';
import { tableOf } from '../table-of.ts';
import type { Token } from '../token.ts';
import { countingGroups } from './counting-groups.ts';
import { isOneGroup } from './is-one-group.ts';
import { attempted, type QuestionReader, spokenOf } from './state-said.ts';

/**
 * The query of a question for the groups that have more of one kind of rows than of another, or so many of one and so many of another:
 * "towns with more cats than dogs". Each number is read by itself, by the same groups; null where one is not, or they are of other tables.
 */
export function withGroupsCompared(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  if (!tokens.some(({ norm }) => CUES.has(norm))) return null;
  const text = tokens.map(({ norm }) => norm).join(' ');
  const said = comparedIn(text) ?? boundedIn(text);
  if (said === null) return null;
  for (const [first, second] of said.kinds) {
    const sides = sidesOf(first, second, { said, like: tokens, reader });
    if (sides !== null) return keptOf(sides, said, reader);
  }
  return null;
}

const CUES: ReadonlySet<string> = new Set(
  'above and below but exceeded exceeds outnumber outnumbered than'.split(' '),
);

interface SaidGroups {
  readonly group: string;
  readonly isCounted: boolean;
  /** The ways to say the two kinds of rows, the likelier first. */
  readonly kinds: readonly (readonly [string, string])[];
  readonly having: (first: Expression, second: Expression) => Expression;
}

/** "towns with more cats than dogs" */
function comparedIn(text: string): SaidGroups | null {
  for (const pattern of COMPARED_KINDS) {
    const said = pattern.exec(text)?.groups;
    if (said === undefined) continue;
    const { group = '', first = '', second = '', count, more } = said;
    const named = second.replace(/ ones$/, ` ${first.split(' ').at(-1)}`);
    const { rest = named, time = '' } = TIME_OF_BOTH.exec(named)?.groups ?? {};
    const isOfBoth = time !== '' && !NARROWING.test(first) && !NARROWING.test(rest);
    const [one, other] = isOfBoth ? [`${first}${time}`, named] : [first, named];
    if (NARROWING.test(one) !== NARROWING.test(other) || hasTail(first, rest)) return null;
    const noun = rest.split(' ').at(-1) ?? '';
    const operator = more === undefined ? '<' : '>';
    return {
      group,
      isCounted: count !== undefined,
      kinds: [
        [one, other],
        // "more sold than rented boats"
        ...(rest.includes(' ') ? [[`${first} ${noun}${isOfBoth ? time : ''}`, other] as const] : []),
      ],
      having: (left, right) => binary(left, operator, right),
    };
  }
  return null;
}

/** "more cats than *dogs sold online*", of which the first may be as well. */
function hasTail(first: string, second: string): boolean {
  const noun = first.split(' ').at(-1) ?? '';
  return ` ${second}`.includes(` ${noun} `);
}

/** "over 50 cats in 2024 but under 40 in 2023" */
function boundedIn(text: string): SaidGroups | null {
  const said = BOUNDED_KINDS.exec(text)?.groups;
  if (said === undefined) return null;
  const { group = '', first = '', second = '', count } = said;
  const [operator, other] = [BOUNDS.get(said['bound'] ?? ''), BOUNDS.get(said['limit'] ?? '')];
  if (operator === undefined || other === undefined || !NARROWING.test(second)) return null;
  const [noun = ''] = first.split(/ (?:in|during) /);
  const isShort = /^(?:in|during) /.test(second);
  return {
    group,
    isCounted: count !== undefined,
    kinds: [[first, isShort ? `${noun} ${second}` : second]],
    having: (left, right) => ({
      kind: 'logical',
      operator: 'and',
      operands: [
        binary(left, operator, literal(Number(said['number']))),
        binary(right, other, literal(Number(said['amount']))),
      ],
    }),
  };
}

interface Side {
  readonly query: AggregateQuery;
  readonly measure: MeasureOutput;
}

function sidesOf(
  first: string,
  second: string,
  {
    said,
    like,
    reader,
  }: { readonly said: SaidGroups; readonly like: readonly Token[]; readonly reader: QuestionReader },
): readonly [Side, Side] | null {
  const read = (kind: string): Side | null =>
    sideOf(reader, spokenOf(like, `number of ${kind} by ${said.group}`));
  const left = read(first);
  const right = left === null ? null : read(second);
  if (left === null || right === null) return null;
  const isOfOne =
    tableOf(left.query) === tableOf(right.query) &&
    isSame(left.query.dimensions, right.query.dimensions) &&
    !isSame(left.measure.expression, right.measure.expression);
  return isOfOne ? [left, right] : null;
}

/** The number of one kind of rows in each group. */
function sideOf({ read }: QuestionReader, words: readonly Token[]): Side | null {
  const query = read(words);
  if (query?.kind !== 'aggregate' || tableOf(query) === null || !isOneGroup(query)) return null;
  if (query.having !== null || query.limit !== null || query.perGroup !== null) return null;
  if (query.kept !== undefined || query.counted !== undefined) return null;
  const [measure, ...others] = query.measures;
  if (measure === undefined || others.length > 0 || measure.transform !== null) return null;
  const { where } = query;
  const expression =
    where === null ? measure.expression : attempted(() => overRows(measure.expression, where));
  if (expression?.kind !== 'aggregate' || expression.function !== 'count') return null;
  return { query, measure: { ...measure, expression } };
}

function keptOf(
  [left, right]: readonly [Side, Side],
  { having, isCounted }: SaidGroups,
  reader: QuestionReader,
): AggregateQuery {
  const { query, measure } = left;
  const other = { ...right.measure, name: `${right.measure.name}_2` };
  const kept: AggregateQuery = {
    ...query,
    measures: [measure, other],
    where: null,
    having: having(measure.expression, other.expression),
    assumptions: [...new Set([...query.assumptions, ...right.query.assumptions])],
  };
  return isCounted ? countingGroups(kept, reader) : kept;
}
