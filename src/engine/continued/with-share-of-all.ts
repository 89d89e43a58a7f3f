import { conjunctsOf } from '../conjuncts.ts';
import { countedRows } from '../counted-rows.ts';
import { isSame } from '../is-same.ts';
import { BEFORE_STATES, COUNTED_FIRST, SHARE_OF_ALL, WHOLES_SAID } from '../lexicon/parts-of-them.ts';
import type { AggregateQuery, Condition } from '../logical-query.ts';
import { withUniqueNames } from '../plan/naming.ts';
import { tablesCalled } from '../plan/tables-called.ts';
import type { Token } from '../token.ts';
import { type QuestionReader, spokenLike } from './state-said.ts';
import { wholeIn } from './whole-in.ts';

/**
 * The query of a question that counts rows, and goes on with their share of all: "how many loans of 2022 are closed, and what
 * percent is that?" What the share is of is read as in a question for it alone. Null where the two do not count the same rows.
 */
export function withShareOfAll(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  for (const { body, whole, isOfAll, tail } of shareEnds(tokens)) {
    const counted = reader.read([...body, ...tail]);
    const found = counted === null ? null : wholeIn(counted, 'count');
    if (counted?.kind !== 'aggregate' || found === null || counted.measures.length > 1) continue;
    if (!isWhole(whole, found.table, reader)) continue;
    const shared = reader.read([...asShare(body), ...tail]);
    if (shared?.kind !== 'aggregate' || !isSame(shared.dimensions, counted.dimensions)) continue;
    // "declined ones in the South, and their share of all applications": of all, though they would be of the declined ones.
    if (isOfAll && whole !== '' && !WHOLES_SAID.has(whole) && shared.where !== null) continue;
    const part = partIn(shared);
    const { expression } = found.measure;
    if (part === null || expression.kind !== 'aggregate') continue;
    const [rows, others] = [
      [counted.where, countedRows(expression)],
      [shared.where, countedRows(part)],
    ].map((all) => all.flatMap(conjunctsOf));
    if (rows === undefined || others === undefined || !areSame(rows, others)) continue;
    const number = { ...found.measure, expression: part };
    return { ...shared, measures: withUniqueNames([number, ...shared.measures]) };
  }
  return null;
}

interface ShareEnd {
  readonly body: readonly Token[];
  /** The words that say what the share is of; empty for none. */
  readonly whole: string;
  readonly isOfAll: boolean;
  /** "by channel", which is said of both. */
  readonly tail: readonly Token[];
}

/** The ways to take the end for the share. */
function shareEnds(tokens: readonly Token[]): readonly ShareEnd[] {
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  return tokens.flatMap((token, at): readonly ShareEnd[] => {
    if (at < BODY_MIN || (token.norm !== 'and' && token.kind !== 'symbol')) return [];
    const said = tokens.slice(at, end);
    const found = SHARE_OF_ALL.exec(said.map(({ norm }) => norm).join(' '));
    if (found === null) return [];
    const { whole = '', tail = '', all } = found.groups ?? {};
    const length = tail === '' ? 0 : tail.trim().split(' ').length;
    return [
      {
        body: tokens.slice(0, at),
        whole,
        isOfAll: all !== undefined,
        tail: said.slice(said.length - length),
      },
    ];
  });
}

const BODY_MIN = 2;

/** "of all applications", "of everything", or nothing said. */
function isWhole(said: string, table: string, { index }: QuestionReader): boolean {
  return said === '' || WHOLES_SAID.has(said) || tablesCalled(said, index).includes(table);
}

/** "what percentage of loans are late" for "how many loans are late", "percentage of late loans" for their number. */
function asShare(body: readonly Token[]): readonly Token[] {
  const at = body.findIndex(({ norm }, place) => norm === 'how' && body[place + 1]?.norm === 'many');
  if (at >= 0) {
    const rest = body.slice(at + 2);
    const isState = BEFORE_STATES.has(rest[0]?.norm ?? '');
    return [
      ...body.slice(0, at),
      ...spokenLike(body, isState ? 'what percentage' : 'what percentage of'),
      ...rest,
    ];
  }
  const rows = body.findIndex(({ norm }) => !COUNTED_FIRST.has(norm));
  return [...spokenLike(body, 'percentage of'), ...body.slice(rows)];
}

/** The rows above the line of a share. */
function partIn({ measures: [only, ...others] }: AggregateQuery): Counted | null {
  const ratio = only?.expression;
  if (others.length > 0 || ratio?.kind !== 'binary' || ratio.operator !== '/') return null;
  const part = ratio.left.kind === 'binary' && ratio.left.operator === '*' ? ratio.left.right : ratio.left;
  return part.kind === 'aggregate' && part.function === 'count' && part.argument === null ? part : null;
}

type Counted = Parameters<typeof countedRows>[0];

function areSame(some: readonly Condition[], others: readonly Condition[]): boolean {
  const isAmong = (one: Condition, all: readonly Condition[]): boolean =>
    all.some((other) => isSame(one, other));
  return some.every((one) => isAmong(one, others)) && others.every((one) => isAmong(one, some));
}
