import type { Field } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { stemOf } from '../../../ties.ts';
import type { Column } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import { isColumn, isOfValue, type OfValue } from '../value-tests.ts';

/**
 * Rejects a denial that loses what is not known or takes it for a value: "without years of employment" is no 0, "do not have a
 * score above 700" is also said of who has none, and who was "not declined for low income" may be declined for something else.
 */
export function checkUnknownValues(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const text = textOf(words);
  if (query.kind === 'values') return;
  const parts = partsOf(query);
  const fieldOf = ({ table, column }: Column): Field => index.field(table, column);
  for (const { label, values } of parts.filter(isMissing).map(({ operand }) => fieldOf(operand)))
    if (values?.some(({ value }) => NOTHING.test(String(value))) === true)
      undecided(`whether those whose ${label} is written as nothing count is not said`);
  if (!DENIED.test(text)) return;
  // "which loans paid no interest": an interest rate is always there.
  if (parts.some((part) => isMissing(part) && !fieldOf(part.operand).isNullable))
    noSense('none is without it');
  const tests = parts.filter(isOfValue);
  const denied = parts.filter(isNot).flatMap(partsOf).filter(isOfValue);
  for (const test of tests) {
    const field = fieldOf(test.left);
    // "ports have no ramp": yes or no.
    if (field.isNullable && field.type !== 'boolean') checkNotKnown(test, field, text);
    const others = tests.filter(
      ({ left }) => left.table === test.left.table && left.column !== test.left.column,
    );
    const isOf = (word: string): boolean =>
      field.label.split(' ').some((one) => stemOf(one) === stemOf(word));
    const isDenied = (one: OfValue): boolean => one.operator === '<>' || denied.includes(one);
    if (others.some((one) => isDenied(one) && isOf(String(one.right.value).toLowerCase())))
      noSense(`what is not so has no such ${field.label}`);
    const [, deed = ''] = NEVER_DONE.exec(text) ?? [];
    const isNothing = test.right.value === 0 && (test.operator !== '>' || denied.includes(test));
    if (isNothing && field.unit?.kind === 'money' && others.length === 0 && deed !== '' && isOf(deed))
      undecided(`whether those count of which nothing was to be ${deed} is not said`);
  }
}

/** "do not have a score above 700", "without years of employment": those of whom it is not known count, or not. */
function checkNotKnown({ operator, right }: OfValue, { label, synonyms }: Field, text: string): void {
  const noun = stemOf(label.split(' ')[0] ?? label);
  const names = [label, ...synonyms].filter((name) => name.split(' ').some((word) => stemOf(word) === noun));
  const isSaidAfter = (before: RegExp): boolean =>
    [...text.matchAll(before)].some(({ 0: said, index: at }) =>
      names.some((name) => text.startsWith(name, at + said.length)),
    );
  if (operator === '=' && right.value === 0 && isSaidAfter(WITHOUT))
    undecided(`whether the ${label} is 0 or not known is not said`);
  if (/[<>]/.test(operator) && isSaidAfter(NOT_HAVING))
    undecided(`whether those count whose ${label} is not known is not said`);
  if (NOT_IN_TIME.test(text)) undecided('whether those count that have not come at all is not said');
}

/** What stands in a column of text where there is nothing. */
const NOTHING = /^(?:n\/?a|none|null|unknown|)$/i;

const DENIED = /\b(?:without|no|not|never|lacking|lack)\b/;
/** What "received no revenue" has a number of it, which is 0. */
const WITHOUT = /\b(?:without|(?<!(?:earned|got|made|paid|received) )no|lacking|lack) (?:any |an? )?/g;
const NOT_HAVING = /\bnot (?:have|having|hold|holding|show|carry) (?:any |an? |the )?/g;
const NOT_IN_TIME = /\b(?:not|never) (?:been )?(?:made|paid|received|settled) (?:exactly )?on time\b/;
const NEVER_DONE = /\b(?:never|not)(?: yet| ever)?(?: been)? ([a-z]+)\b/;

function isNot(part: object): boolean {
  return 'kind' in part && part.kind === 'not';
}

function isMissing(part: object): part is { readonly operand: Column } {
  if (!('kind' in part && part.kind === 'is-null' && 'negated' in part && part.negated === false))
    return false;
  return 'operand' in part && isColumn(part.operand);
}
