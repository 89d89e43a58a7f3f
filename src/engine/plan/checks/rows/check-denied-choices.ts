import { conjunctsOf } from '../../../conjuncts.ts';
import { NONE_OF } from '../../../lexicon/cues.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects what is denied of the first of two alone: that flights "do not leave Oslo or land there" is said of both. */
export function checkDeniedChoices(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  checkDeniedTogether(query.where, words);
  // "leaving out terms of 36 and 60 months, count the loans" sets nothing side by side
  if (query.kind === 'aggregate' && query.sides !== undefined && LEFT_OUT.test(textOf(words)))
    undecided('what is left out is not certain');
  const isMixed = conjunctsOf(query.where).some(
    (one) => one.kind === 'any' && one.of.some(isNot) && !one.of.every(isNot),
  );
  const isOfSeveral = conjunctsOf(query.where).some(deniesEitherOfSeveral);
  if (!isMixed && !isOfSeveral) return;
  const denied = words.findIndex((word) => NONE_OF.has(word));
  const joint = words.indexOf('or', denied);
  if (denied >= 0 && joint > denied && !BEGINS.has(words[joint + 1] ?? ''))
    undecided('whether it is denied of both is not said');
}

/** "no mortgage or late payment", read as payments that are late, or of a mortgage. */
function deniesEitherOfSeveral(condition: Condition): boolean {
  const where = condition.kind === 'not' && condition.of.kind === 'exists' ? condition.of.where : null;
  return conjunctsOf(where).some(
    (one) => one.kind === 'any' && new Set(columnsOfCondition(one).map(({ table }) => table)).size > 1,
  );
}

function isNot(condition: Condition): boolean {
  const isNone =
    condition.kind === 'related-aggregate' && condition.operator === '=' && condition.value === 0;
  return isNone || condition.kind === 'not';
}

/** "not late and not secured loans", "loans except late and secured ones": each of the two is denied, and not that both are so. */
function checkDeniedTogether(where: Condition | null, words: readonly string[]): void {
  const isOfSome = conjunctsOf(where).some(
    (one) => one.kind === 'any' || (one.kind === 'not' && (one.of.kind === 'any' || one.of.kind === 'all')),
  );
  const conjuncts = conjunctsOf(where);
  if (NOT_ONE_AND.test(textOf(words)) && conjuncts.some(isNot) && !conjuncts.every(isNot))
    undecided('whether it is denied of both is not said');
  if (isOfSome && !words.includes('or') && !words.includes('both') && EACH_DENIED.test(textOf(words)))
    undecided('whether it is denied of both is not said');
}

const EACH_DENIED =
  /\bnot [a-z-]+(?: [a-z-]+)? (?:and|,) |\band not |\b(?:apart from|besides|but|except|excluding|other than|without the) .* and /;

/** "not student and late loans" */
const NOT_ONE_AND = /\bnot [a-z-]+ and (?!not )[a-z-]+ [a-z]+s\b/;

/** What begins a clause of its own: "are not late or *are* over 50 days old". */
const BEGINS: ReadonlySet<string> = new Set(
  'are did do does had has have is that they was were which who whose with without'.split(' '),
);

const LEFT_OUT = /^(?:excluding|ignoring|leaving out|not counting|setting aside|without) /;
