import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects a denial that goes on over what one of two is said to be so, "no fee (not rented), either red or blue", and a choice that takes
 * in what stands before "either".
 */
export function checkEitherKept(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const [, one = ''] = DENIED_THEN_EITHER.exec(textOf(words)) ?? [];
  if (one === '') return;
  const conjuncts = conjunctsOf(query.where);
  if (conjuncts.some((condition) => denies(condition, one))) noSense('what is denied ends before "either"');
  if (conjuncts.some(({ kind }) => kind === 'any')) noSense('the choice begins with "either"');
}

const DENIED_THEN_EITHER =
  /\b(?:neither|no|not|without) [^?]*?(?:,|\)) (?:and )?(?:are |is |who are )?either ([a-z-]+) or /;

function denies(condition: Condition, word: string): boolean {
  if (condition.kind === 'test') return deniesValue(condition.expression, word);
  return condition.kind === 'not' && JSON.stringify(condition.of).toLowerCase().includes(`"${word}"`);
}

function deniesValue(expression: Expression, word: string): boolean {
  const isDenied =
    (expression.kind === 'in' && expression.negated) ||
    expression.kind === 'not' ||
    (expression.kind === 'binary' && expression.operator === '<>');
  const values = literalsOf(expression).map((value) => value.toLowerCase());
  return (isDenied && values.includes(word)) || operandsOf(expression).some((one) => deniesValue(one, word));
}
