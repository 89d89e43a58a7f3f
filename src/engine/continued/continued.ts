import type { LogicalQuery } from '../logical-query.ts';
import type { Token } from '../token.ts';
import { bracketedLimits, saidLimits } from './said-limits.ts';
import type { QuestionReader } from './state-said.ts';
import { withCountsApart } from './with-counts-apart.ts';
import { withEventsInOrder } from './with-events-in-order.ts';
import { withFirstGroups } from './with-first-groups.ts';
import { withFirstRows } from './with-first-rows.ts';
import { withGroupsBounded } from './with-groups-bounded.ts';
import { withGroupsCompared } from './with-groups-compared.ts';
import { withGroupsLimited } from './with-groups-limited.ts';
import { withMeasuresApart } from './with-measures-apart.ts';
import { withMedianOfGroups } from './with-median-of-groups.ts';
import { withOneOfBoth } from './with-one-of-both.ts';
import { withOverallBeside } from './with-overall-beside.ts';
import { withPartOfScope } from './with-part-of-scope.ts';
import { withPartOfThem } from './with-part-of-them.ts';
import { withPeriodsCounted } from './with-periods-counted.ts';
import { withRowsLimited } from './with-rows-limited.ts';
import { withSamePeriods } from './with-same-periods.ts';
import { withShareAmong } from './with-share-among.ts';
import { withShareBeside } from './with-share-beside.ts';
import { withShareOfAll } from './with-share-of-all.ts';
import { withShareOfThose } from './with-share-of-those.ts';
import { withValuesListed } from './with-values-listed.ts';

/** The query of a question that goes on with what is read by itself, of the same rows; null where it does not. */
export function continued(tokens: readonly Token[], reader: QuestionReader): LogicalQuery | null {
  return (
    withEventsInOrder(tokens, reader) ??
    withMeasuresApart(tokens, reader) ??
    withGroupsBounded(tokens, reader) ??
    withFirstRows(tokens, reader) ??
    withFirstGroups(tokens, reader) ??
    withPeriodsCounted(tokens, reader) ??
    withCountsApart(tokens, reader) ??
    withShareAmong(tokens, reader) ??
    withPartOfThem(tokens, reader) ??
    withRowsLimited(saidLimits(tokens), reader)
  );
}

/** The query of a question that was read as a whole, or was not (null), where its parts are read by themselves and say more. */
export function inParts(
  tokens: readonly Token[],
  asRead: LogicalQuery | null,
  reader: QuestionReader,
): LogicalQuery | null {
  return asRead === null
    ? (withRowsLimited(bracketedLimits(tokens), reader) ??
        withShareOfAll(tokens, reader) ??
        withPartOfScope(tokens, reader) ??
        withShareBeside(tokens, reader) ??
        withOverallBeside(tokens, reader) ??
        withGroupsLimited(tokens, reader) ??
        withGroupsCompared(tokens, reader) ??
        withMedianOfGroups(tokens, reader) ??
        withOneOfBoth(tokens, reader) ??
        withSamePeriods(tokens, reader) ??
        withValuesListed(tokens, reader))
    : withShareOfThose(tokens, asRead, reader);
}
