import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import { ONE_OF_BOTH } from '../lexicon/one-of-both.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import type { Token } from '../token.ts';
import { type QuestionReader, spokenOf } from './state-said.ts';

/**
 * The query of a question for rows of which one of two states holds and the other does not: "guests who have either a cat or a dog but not
 * both". Each is read by itself; null where one is not, or more than the state differs.
 */
export function withOneOfBoth(tokens: readonly Token[], reader: QuestionReader): LogicalQuery | null {
  if (!tokens.some(({ norm }) => norm === 'both' || norm === 'one')) return null;
  const text = tokens.map(({ norm }) => norm).join(' ');
  for (const pattern of ONE_OF_BOTH) {
    const said = pattern.exec(text)?.groups;
    if (said === undefined) continue;
    const [first, second] = [said['one'], said['other']].map((state) =>
      reader.read(spokenOf(tokens, `${said['body']} ${said['have']} ${state}${said['rest']}`)),
    );
    return first == null || second == null ? null : oneOf(first, second);
  }
  return null;
}

function oneOf(first: LogicalQuery, second: LogicalQuery): LogicalQuery | null {
  if (first.kind === 'values' || second.kind === 'values') return null;
  if (!isSame({ ...first, where: null }, { ...second, where: null })) return null;
  const [ones, others] = [conjunctsOf(first.where), conjunctsOf(second.where)];
  const common = ones.filter((one) => others.some((other) => isSame(one, other)));
  const [has, hasOther] = [apart(ones, common), apart(others, common)];
  if (has === null || hasOther === null) return null;
  const either: Condition = { kind: 'any', of: [butNot(has, hasOther), butNot(hasOther, has)] };
  return { ...first, where: allOf([...common, either]) };
}

/** What is said of related rows alone: there are some, or there are none. */
function apart(all: readonly Condition[], common: readonly Condition[]): Condition | null {
  const [own, ...others] = all.filter(
    (one) => !common.includes(one) && !common.some((other) => isSame(one, other)),
  );
  return own?.kind === 'exists' && others.length === 0 ? own : null;
}

function butNot(has: Condition, hasNot: Condition): Condition {
  return { kind: 'all', of: [has, { kind: 'not', of: hasNot }] };
}
