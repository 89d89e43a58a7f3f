import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects an "or" that reaches over "and", and a second "no" that is said of the rows of the first. */
export function checkJointScopes(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const conjuncts = conjunctsOf(query.where);
  const text = textOf(words);
  if (AND_THEN_OR.test(text) && conjuncts.some((one) => one.kind === 'any' && isTornApart(one.of, words)))
    noSense('what "or" joins is of one kind');
  if (!NO_AND_NO.test(text)) return;
  if (conjuncts.some(deniesWithin) || (!OF_RELATED.test(text) && conjuncts.some(hasWithout)))
    noSense('each of them is denied of the same rows');
}

/** "secured and late or paid off", "of grade A and late or paid off": only a comma would let the choice begin before "and". */
const AND_THEN_OR = /\band (?:[^ ,]+ ){1,6}or |\bor (?:[^ ,]+ ){1,6}and /;

/** "but no mortgage and no late payment" */
const NO_AND_NO = /\b(?:no|without) [^?]*?\band (?:no|without) /;

/** What is said of the rows that are had: "with an application *that* has no loan". */
const OF_RELATED = /\b(?:that|which|whose) /;

/**
 * Whether values of one column stand on two sides of a choice, one of them with what is said by "and", or several values of one are on
 * a side of a choice that "or" is said of but once.
 */
function isTornApart(branches: readonly Condition[], words: readonly string[]): boolean {
  const told = branches.map((branch) => conjunctsOf(branch).map(columnSetOf));
  const isSplit = told.some(
    (parts, at) =>
      parts.length > 1 &&
      told.some(
        (others, other) =>
          other !== at &&
          others.length === 1 &&
          parts.some((part) => others.some((one) => isSameSet(one, part))),
      ),
  );
  const isOnce = words.filter((word) => word === 'or').length === 1 && !words.includes('either');
  return isSplit || (isOnce && branches.some(isOneOfSeveral) && areApart(told.flat()));
}

function columnSetOf(condition: Condition): ReadonlySet<string> {
  return new Set(columnsOfCondition(condition).map(({ table, column }) => `${table}.${column}`));
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && one.isSubsetOf(other);
}

function areApart(sets: readonly ReadonlySet<string>[]): boolean {
  return sets.some((one, at) => sets.slice(at + 1).some((other) => one.isDisjointFrom(other)));
}

function isOneOfSeveral(condition: Condition): boolean {
  return condition.kind === 'test' && condition.expression.kind === 'in' && !condition.expression.negated;
}

/** Rows that must not be there are themselves without others. */
function deniesWithin(condition: Condition): boolean {
  const denied =
    condition.kind === 'not' && condition.of.kind === 'exists'
      ? condition.of.where
      : condition.kind === 'related-aggregate' && condition.operator === '=' && condition.value === 0
        ? condition.where
        : null;
  return conjunctsOf(denied).some(isDenial);
}

/** Rows that must be there, and be without others. */
function hasWithout(condition: Condition): boolean {
  return condition.kind === 'exists' && conjunctsOf(condition.where).some(isDenial);
}

function isDenial(condition: Condition): boolean {
  if (condition.kind === 'not') return true;
  if (condition.kind === 'related-aggregate') return condition.operator === '=' && condition.value === 0;
  if (condition.kind !== 'test') return false;
  const { expression } = condition;
  return (
    (expression.kind === 'binary' && (expression.operator === '<>' || isZero(expression))) ||
    (expression.kind === 'in' && expression.negated) ||
    (expression.kind === 'is-null' && !expression.negated)
  );
}

/** "no fees" */
function isZero({ operator, right }: Extract<Expression, { kind: 'binary' }>): boolean {
  return operator === '=' && right.kind === 'literal' && right.value === 0;
}

/** Without one of these {@link checkJointScopes} holds on to nothing. */
export const JOINT_SCOPES_CUES: readonly Cue[] = [AND_THEN_OR, NO_AND_NO];
