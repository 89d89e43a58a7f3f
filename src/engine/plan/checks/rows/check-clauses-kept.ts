import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a list of all rows where a clause says which ("boats *whose owner lives in the harbour's town*"), of which only the names were
 * taken, as columns to be shown: what it says of them is lost.
 */
export function checkClausesKept(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.limit !== null || query.perGroup !== null) return;
  if (PART_OF.test(textOf(words))) noSense('a part of all is no amount of a row');
  if (FULL.test(textOf(words)) && !conjunctsOf(query.where).some(isOfTwo))
    noSense('what they are for in full is in no condition');
  if (conjunctsOf(query.where).every(isKnown) && CLAUSE.test(textOf(words)))
    noSense('what a clause says of the rows is in no condition');
}

/** Where only what is shown has to be there, nothing is said of it. */
function isKnown(condition: Condition): boolean {
  return condition.kind === 'test' && condition.expression.kind === 'is-null' && condition.expression.negated;
}

/** One column against another. */
function isOfTwo(condition: Condition): boolean {
  return (
    condition.kind === 'test' &&
    condition.expression.kind === 'binary' &&
    condition.expression.right.kind !== 'literal'
  );
}

/** "that went for the full estimate of their kind" */
const FULL =
  /\bfor (?:the|its|their) (?:entire|full|whole) (?:[a-z]+ )?(?:amount|cost|estimate|limit|maximum|price|sum|value)\b/;

const COMPARED =
  '(?:equals?|match|matches|differs?|(?:is|are|was|were) (?:not )?(?:different|equal|identical|the same|that of))';
const CLAUSE = new RegExp(
  [
    '[a-z]s (?:whose|where the) [a-z]+(?: [a-z]+)*? (?:chose|has|have|got|gets?|lives?|lived|resides?|sits?|takes?|took|takes|uses?|used)\\b',
    `[a-z]s (?:whose|where|for which|that|which) (?:.* )?${COMPARED}\\b`,
    // "with the last name Berg", in other words
    '\\b(?:have|having|with) the (?:family|first|given|last) name (?!(?:and|as|for|from|in|is|of|or|that|which|who)\\b)[a-z]',
    '\\band (?:its |the |their )?[a-z]+ (?:are |is |lie |live |were )?(?:from|in|of|with) (?:a |the )?(?:different|same) [a-z]+',
  ]
    .map((one) => `(?:${one})`)
    .join('|'),
);

/** "towns where red boats make up over 30 % of the boats", which are no boats. */
const PART_OF =
  /\b(?:where|in which|at which|for which) .*\b(?:account for|makes? up|represents?|constitutes?) (?:over|under|above|below|(?:more|less) than|at (?:least|most)|[\d.]+).*(?:%|\bpercent|\bpct) of\b/;

/** Without one of these {@link checkClausesKept} holds on to nothing. */
export const CLAUSES_KEPT_CUES: readonly Cue[] = [CLAUSE, PART_OF, FULL];
