import type { LogicalQuery } from '../../../logical-query.ts';
import type { Phrase } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects the changes of all periods where some are asked for: "months in which volume fell against the month before", and those
 * of each row where none is spoken of: "growth of loans and applications".
 */
export function checkChangedPeriods(
  query: LogicalQuery,
  phrases: readonly Phrase[],
  words: readonly string[],
): void {
  if (query.kind !== 'aggregate' || query.kept !== undefined) return;
  if (isOfRows(phrases)) noSense('what changes is no single row');
  const said = textOf(words);
  if (query.limit !== null) {
    if (BIGGEST_CHANGE.test(said)) undecided('whether a drop is a big change too is not said');
    return;
  }
  const isOfChange = query.measures.some(({ transform }) => transform?.kind === 'change');
  if (isOfChange && SOME_PERIODS.test(said)) noSense('periods are not chosen by how they changed');
}

function isOfRows(phrases: readonly Phrase[]): boolean {
  const at = phrases.findIndex((one) => one.kind === 'transform' && one.transform.kind === 'change');
  if (at < 0) return false;
  const [, ...after] = phrases.slice(at);
  const isOfTwo = phrases
    .slice(at)
    .some((one, place) => tellsWhat(one) && isAnd(after[place]) && after[place + 1]?.kind === 'nominal');
  return (
    isOfTwo ||
    after.some((one) => one.kind === 'columns' && one.dimensions.some(({ kind }) => kind === 'dataset'))
  );
}

/** "loans and applications": what changes, of which there is one. */
function tellsWhat(one: Phrase): boolean {
  return one.kind === 'nominal' || (one.kind === 'transform' && one.measure !== undefined);
}

function isAnd(phrase: Phrase | undefined): boolean {
  return phrase?.kind === 'noise' && phrase.isAnd === true;
}

const BIGGEST_CHANGE =
  /\b(?:biggest|greatest|highest|largest|most) (?:absolute )?(?:change|changes|difference|swing)\b/;
const SOME_PERIODS =
  /^(?:in |for )?which (?:days|weeks|months|quarters|years)\b|\b(?:days|weeks|months|quarters|years)(?: of \d+)? (?:in which|where|when|that|which)\b/;
