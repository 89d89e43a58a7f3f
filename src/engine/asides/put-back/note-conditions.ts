import { AVERAGE } from '../../lexicon/cues.ts';
import { isDone } from '../../lexicon/inflection.ts';
import { BOUNDS, CONDITION_BEGINS, DENIALS } from '../../lexicon/note-parts.ts';
import { UNIT_WORDS } from '../../lexicon/numbers.ts';
import type { Token } from '../../token.ts';
import { spokenAs } from '../deed-words.ts';

/** What a condition is joined with, which depends on what stands before it. */
interface Joint {
  /** "with", "for", "have" */
  readonly joint: string;
  readonly isFirst: boolean;
  /** A token of the question beside which words are made. */
  readonly like: Token;
}

/** The condition behind what is asked or the condition before it: "with no late fee", "but with a low price", "and sold in 2023". */
export function joinedTo(condition: readonly Token[], { joint, isFirst, like }: Joint): readonly Token[] {
  const rest = withoutAlso(condition);
  const lead = rest === condition ? [spokenAs(like, 'and')] : condition.slice(0, 1);
  return [...(isFirst ? [] : lead), ...(needsJoint(rest) ? [spokenAs(like, joint)] : []), ...rest];
}

/** "no fee", "more than 2 fees", "average price over 5": what rows or groups have, and never what they are. */
export function isQuantity(condition: readonly Token[]): boolean {
  return isOfAverage(condition) || isBounded(withoutAlso(condition));
}

/** "average price over 5": other rows that are named beside it may be those that it is of. */
export function isOfAverage(condition: readonly Token[]): boolean {
  const rest = withoutAlso(condition);
  return AVERAGE.has(rest[0]?.norm ?? '') && isBounding(rest);
}

/** "more than 2 fees", "two fees", "not one fee" */
export function isBounded(condition: readonly Token[]): boolean {
  const [first, second] = condition;
  if (first === undefined || isOverdue(condition)) return false;
  if (first.norm === 'not') return BOUNDS.has(second?.norm ?? '') || DENIALS.has(second?.norm ?? '');
  return isCount(first) || BOUNDS.has(first.norm) || HAD.has(first.norm);
}

/** Whether a quantity is compared in it: "age over 85". */
export function isBounding(condition: readonly Token[]): boolean {
  return condition.some(({ norm }) => BOUNDS.has(norm));
}

/** "60 to 90 days past due": what rows are, and nothing that they have. */
export function isOverdue(condition: readonly Token[]): boolean {
  return DUE.has(condition.at(-1)?.norm ?? '') && condition.some(({ norm }) => norm === 'days');
}

const DUE: ReadonlySet<string> = new Set(['due', 'late', 'overdue']);

const HAD: ReadonlySet<string> = new Set(['a', 'an', 'no', 'none']);

/** "two", "5": no year, money or length of time. */
function isCount({ kind, norm, number }: Token): boolean {
  return UNIT_WORDS.has(norm) || (kind === 'number' && number?.sign === null && !YEAR.test(norm));
}

/** "at *least*" */
const EXTREMES: ReadonlySet<string> = new Set(['least', 'most']);
const YEAR = /^(?:19|20)\d\d$/;

function withoutAlso(condition: readonly Token[]): readonly Token[] {
  return ALSO.has(condition[0]?.norm ?? '') ? condition.slice(1) : condition;
}

const ALSO: ReadonlySet<string> = new Set(['and', 'but']);

/** "no late fee" and "red boats" do, "without a fee" and "sold in 2023" do not; "over 2 fees" does, and "over the limit" does not. */
function needsJoint(condition: readonly Token[]): boolean {
  const [first, second] = condition;
  // "retired people" are people, and "sold in 2023" is what was done.
  const isNoun = condition.length === 2 && second?.norm.endsWith('s') === true;
  if (first === undefined || (isDone(first.norm) && !isNoun) || isOverdue(condition)) return false;
  const isBound =
    second !== undefined && (isCount(second) || BOUNDS.has(second.norm) || EXTREMES.has(second.norm));
  return !CONDITION_BEGINS.has(first.norm) || (isBound && BOUNDS.has(first.norm));
}
