import type { LogicalQuery } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { Phrase } from '../phrase.ts';
import { Rejected, type RejectionReason } from '../rejection.ts';
import { checkActs } from './check-acts.ts';
import { checkAgain } from './check-again.ts';
import { checkAllOfEach } from './check-all-of-each.ts';
import { checkAskedOfFirst } from './check-asked-of-first.ts';
import { checkAsks, checkNumberOfPart, checkSize, checkTimeOfAsks, checkWho } from './check-asks.ts';
import { checkAttached } from './check-attached.ts';
import { checkBaseInBrackets } from './check-base-in-brackets.ts';
import { checkBases } from './check-bases.ts';
import { checkBothEnds } from './check-both-ends.ts';
import { checkChangedPeriods } from './check-changed-periods.ts';
import { checkColumnsCompared } from './check-columns-compared.ts';
import { checkColumnsHad } from './check-columns-had.ts';
import { checkContradiction } from './check-contradiction.ts';
import { checkConverse } from './check-converse.ts';
import { checkCountBounds } from './check-count-bounds.ts';
import { checkCountedColumns } from './check-counted-columns.ts';
import { checkCountedNouns } from './check-counted-nouns.ts';
import { checkCountsApart } from './check-counts-apart.ts';
import { checkDateOfNoun } from './check-date-of-noun.ts';
import { checkDateOfOthers } from './check-date-of-others.ts';
import { checkDateOfState } from './check-date-of-state.ts';
import { checkDatedDeeds } from './check-dated-deeds.ts';
import { checkDeeds } from './check-deeds.ts';
import { checkDeniedChoices } from './check-denied-choices.ts';
import { checkDifferences } from './check-differences.ts';
import { checkCommonAmong, checkDoersShown, checkPeopleShown } from './check-doers-shown.ts';
import { checkDropped } from './check-dropped.ts';
import { checkEach } from './check-each.ts';
import { checkFirstDeed } from './check-first-deed.ts';
import { checkFirsts } from './check-firsts.ts';
import { checkFlags } from './check-flags.ts';
import { checkForegone } from './check-foregone.ts';
import { checkGiven } from './check-given.ts';
import { checkGivers } from './check-givers.ts';
import { checkGroupedTimes } from './check-grouped-times.ts';
import { checkHeads } from './check-heads.ts';
import { checkHoldersTogether } from './check-holders-together.ts';
import { checkHowLong } from './check-how-long.ts';
import { checkIdle } from './check-idle.ts';
import { checkJoined } from './check-joined.ts';
import { checkKnownKeys } from './check-known-keys.ts';
import { checkLeftOut } from './check-left-out.ts';
import { checkAmountListed, checkListedColumns } from './check-listed-columns.ts';
import { checkLists } from './check-lists.ts';
import { checkLostNouns } from './check-lost-nouns.ts';
import { checkMetricRoles } from './check-metric-roles.ts';
import { checkMisread } from './check-misread.ts';
import { checkMoments } from './check-moments.ts';
import { checkNamedTogether } from './check-named-together.ts';
import { checkNewest } from './check-newest.ts';
import { checkNouns } from './check-nouns.ts';
import { checkOfOne } from './check-of-one.ts';
import { checkOfThem, checkTheirRows } from './check-of-them.ts';
import { checkOfThose } from './check-of-those.ts';
import { checkOnDate } from './check-on-date.ts';
import { checkOneQuantity, checkWhichAmount } from './check-one-quantity.ts';
import { checkOpposites } from './check-opposites.ts';
import { checkOthers } from './check-others.ts';
import { checkOwed } from './check-owed.ts';
import { checkOwnNumbers } from './check-own-numbers.ts';
import { checkOwnRows } from './check-own-rows.ts';
import { checkAge, checkKinds, checkOwners } from './check-owners.ts';
import { checkNamesOfOne, checkPartsOfNames, checkSubstance } from './check-parts-of-names.ts';
import { checkPerRow } from './check-per-row.ts';
import { checkPlaces } from './check-places.ts';
import { checkPrices } from './check-prices.ts';
import { checkRanked } from './check-ranked.ts';
import { checkReasons } from './check-reasons.ts';
import { checkRelations } from './check-relations.ts';
import { checkRemnants } from './check-remnants.ts';
import { checkRestricting } from './check-restricting.ts';
import { checkRowNumbers } from './check-row-numbers.ts';
import {
  checkDefinition,
  checkHistory,
  checkNeither,
  checkNever,
  checkNumber,
  checkNumberOfState,
} from './check-rows.ts';
import { checkSaid } from './check-said.ts';
import { checkSameEvent } from './check-same-event.ts';
import { checkScopes } from './check-scopes.ts';
import { checkShareSaid } from './check-share-said.ts';
import { checkOwnValues, checkSharedValues, checkTheirOwn } from './check-shared-values.ts';
import { checkShown } from './check-shown.ts';
import { checkAveragedRows, checkSizeOfLargest, checkSizeOfRows } from './check-size-of-rows.ts';
import { checkStateOfDay } from './check-state-of-day.ts';
import { checkStates } from './check-states.ts';
import { checkSums } from './check-sums.ts';
import { checkSuperiors } from './check-superiors.ts';
import { checkTailOfLast } from './check-tail-of-last.ts';
import { checkTimeOfClause } from './check-time-of-clause.ts';
import { checkTimesApart } from './check-times-apart.ts';
import { checkTopOfAll } from './check-top-of-all.ts';
import { checkTorn } from './check-torn.ts';
import { checkTotals } from './check-totals.ts';
import { checkUnits } from './check-units.ts';
import { checkUnknownValues } from './check-unknown-values.ts';
import { checkUnsaidAverage } from './check-unsaid-average.ts';
import { checkUnsaidRoles } from './check-unsaid-roles.ts';
import { checkAmountOfMost, checkFallOfMost, checkVerbOfMost } from './check-verb-of-most.ts';
import { checkWhoPaid } from './check-who-paid.ts';
import { checkPartSaid, checkShareCounted, checkWholeLast } from './check-whole-last.ts';
import { checkWhose } from './check-whose.ts';

/** A query with all that was said and what it was made of. */
export interface Checked {
  readonly query: LogicalQuery;
  readonly draft: Draft;
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** What is wrong with a query, and whether it is for its phrases, of which others may make the same query. */
export interface Objection {
  readonly reason: RejectionReason;
  readonly isOfPhrases: boolean;
}

/** Why the query loses or adds what the words say; null where it does not. */
export function objectionTo(checked: Checked): Objection | null {
  return firstOf(CHECKS, checked);
}

/** The same of a query that was put together of several, with all the words of the question. */
export function objectionToWhole(
  checked: Pick<Checked, 'query' | 'words' | 'index'>,
): RejectionReason | null {
  return firstOf(OF_WHOLE, checked)?.reason ?? null;
}

function firstOf<Said>(checks: readonly Check<Said>[], checked: Said): Objection | null {
  for (const { check, isOfPhrases } of checks) {
    try {
      check(checked);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      return { reason: error.reason, isOfPhrases };
    }
  }
  return null;
}

interface Check<Said> {
  readonly check: (checked: Said) => void;
  readonly isOfPhrases: boolean;
}

function ofQuery<Said extends Partial<Checked>>(check: (checked: Said) => void): Check<Said> {
  return { check, isOfPhrases: false };
}

function ofPhrases(check: (checked: Checked) => void): Check<Checked> {
  return { check, isOfPhrases: true };
}

/** Those of what is said apart from one another, which a part of the words cannot tell. */
const OF_WHOLE: readonly Check<Pick<Checked, 'query' | 'words' | 'index'>>[] = [
  ofQuery(({ query, words, index }) => checkShareSaid(query, words, index)),
  ofQuery(({ query, words, index }) => checkUnsaidAverage(query, words, index)),
  ofQuery(({ query, words, index }) => checkTimeOfClause(query, words, index)),
  ofQuery(({ query, words, index }) => checkAskedOfFirst(query, words, index)),
  ofQuery(({ query, words, index }) => checkAllOfEach(query, words, index)),
  ofQuery(({ query, words, index }) => checkUnknownValues(query, words, index)),
  ofQuery(({ query, words, index }) => checkHowLong(query, words, index)),
  ofQuery(({ query, words, index }) => checkRestricting(query, words, index)),
  ofQuery(({ query, words, index }) => checkCountBounds(query, words, index)),
  ofQuery(({ query, words, index }) => checkAgain(query, words, index)),
  ofQuery(({ query, words, index }) => checkPerRow(query, { words, index })),
];

/** In this order: the first one that objects says why. */
const CHECKS: readonly Check<Checked>[] = [
  ...OF_WHOLE,
  ofQuery(({ query, index }) => checkRowNumbers(query, index)),
  ofQuery(({ query, words, index }) => checkRelations(query, words, index)),
  ofQuery(({ query, words, index }) => checkUnsaidRoles(query, words, index)),
  ofQuery(({ query, words, index }) => checkDeeds(query, words, index)),
  ofPhrases(({ query, phrases, index }) => checkOwners(query, phrases, index)),
  ofQuery(({ query, words, index }) => checkAge(query, words, index)),
  ofPhrases(({ phrases, index }) => checkKinds(phrases, index)),
  ofPhrases(({ phrases, index }) => checkVerbOfMost(phrases, index)),
  ofQuery(({ query, words }) => checkAmountOfMost(query, words)),
  ofQuery(({ query, words }) => checkFallOfMost(query, words)),
  ofQuery(({ query, words }) => checkShareCounted(query, words)),
  ofQuery(({ query, words }) => checkPartSaid(query, words)),
  ofPhrases(({ query, phrases, words, index }) => checkBases(query, phrases, { words, index })),
  ofPhrases(({ phrases, words }) => checkWholeLast(phrases, words)),
  ofQuery(({ query, index }) => checkForegone(query, index)),
  ofQuery(({ query, words, index }) => checkGiven(query, words, index)),
  ofQuery(({ query, words, index }) => checkIdle(query, words, index)),
  ofQuery(({ query, words, index }) => checkWhose(query, words, index)),
  ofQuery(({ query, words, index }) => checkOfOne(query, words, index)),
  ofQuery(({ query, words, index }) => checkPlaces(query, words, index)),
  ofQuery(({ query, words, index }) => checkNamedTogether(query, words, index)),
  ofQuery(({ query, words, index }) => checkKnownKeys(query, words, index)),
  ofQuery(({ query, words, index }) => checkSameEvent(query, words, index)),
  ofQuery(({ query, index }) => checkSharedValues(query, index)),
  ofQuery(({ query }) => checkOwnValues(query)),
  ofQuery(({ query, words }) => checkTheirOwn(query, words)),
  ofQuery(({ query, words }) => checkSubstance(query, words)),
  ofQuery(({ query, words }) => checkColumnsCompared(query, words)),
  ofQuery(({ query, words, index }) => checkHoldersTogether(query, words, index)),
  ofPhrases(({ query, phrases, words, index }) => checkActs(query, { phrases, words, index })),
  ofQuery(({ query, words, index }) => checkUnits(query, words, index)),
  ofQuery(({ query, words, index }) => checkSizeOfRows(query, words, index)),
  ofQuery(({ query, words }) => checkAveragedRows(query, words)),
  ofQuery(({ query, words }) => checkSizeOfLargest(query, words)),
  ofQuery(({ query, draft, words, index }) => checkNumber(query, draft, { words, index })),
  ofQuery(({ query, draft, words }) => checkDefinition(query, draft, words)),
  ofQuery(({ query, draft, words }) => checkHistory(query, draft, words)),
  ofQuery(({ query, draft, words }) => checkPartsOfNames(query, draft, words)),
  ofQuery(({ query, words, index }) => checkNamesOfOne(query, words, index)),
  ofQuery(({ query, words, index }) => checkSuperiors(query, words, index)),
  ofQuery(({ query, draft, words }) => checkNever(query, draft, words)),
  ofQuery(({ query, words }) => checkNeither(query, words)),
  ofQuery(({ query, words }) => checkNumberOfState(query, words)),
  ofQuery(({ query, words, index }) => checkWho(query, words, index)),
  ofQuery(({ query, words, index }) => checkGivers(query, words, index)),
  ofQuery(({ query, words, index }) => checkConverse(query, words, index)),
  ofQuery(({ query, words, index }) => checkOfThem(query, words, index)),
  ofQuery(({ query, words, index }) => checkTheirRows(query, words, index)),
  ofQuery(({ query, words, index }) => checkContradiction(query, { words, index })),
  ofPhrases(({ query, phrases, words, index }) => checkAsks(query, phrases, { words, index })),
  ofQuery(({ query, words, index }) => checkColumnsHad(query, words, index)),
  ofQuery(({ query, words }) => checkDoersShown(query, words)),
  ofQuery(({ query, words, index }) => checkPeopleShown(query, words, index)),
  ofQuery(({ query, words, index }) => checkCommonAmong(query, words, index)),
  ofQuery(({ query, words, index }) => checkDateOfOthers(query, words, index)),
  ofQuery(({ query, words, index }) => checkGroupedTimes(query, words, index)),
  ofQuery(({ query, words, index }) => checkOnDate(query, words, index)),
  ofQuery(({ query, words, index }) => checkWhoPaid(query, words, index)),
  ofQuery(({ query, words, index }) => checkLeftOut(query, { words, index })),
  ofPhrases(({ draft, phrases, words }) => checkLists(draft, { words, phrases })),
  ofQuery(({ query, words, index }) => checkJoined(query, words, index)),
  ofQuery(({ query, words, index }) => checkFlags(query, words, index)),
  ofQuery(({ query, words, index }) => checkSaid(query, { words, index })),
  ofQuery(({ query, draft, words }) => checkNumberOfPart(query, draft, words)),
  ofPhrases(({ query, phrases, words }) => checkChangedPeriods(query, phrases, words)),
  ofPhrases(({ phrases, words }) => checkTimeOfAsks(phrases, words)),
  ofQuery(({ query, words, index }) => checkShown(query, { words, index })),
  ofQuery(({ query, words, index }) => checkCountedNouns(query, { words, index })),
  ofQuery(({ query, words, index }) => checkCountedColumns(query, { words, index })),
  ofQuery(({ query, words }) => checkDeniedChoices(query, words)),
  ofQuery(({ query, words, index }) => checkScopes(query, words, index)),
  ofPhrases(({ query, phrases }) => checkSize(query, phrases)),
  ofQuery(({ query, words, index }) => checkEach(query, { words, index })),
  ofQuery(({ query, words, index }) => checkAttached(query, words, index)),
  ofQuery(({ query, words, index }) => checkNouns(query, { words, index })),
  ofQuery(({ query, draft, words, index }) => checkOwnNumbers(query, { draft, words, index })),
  ofQuery(({ query, words, index }) => checkOthers(query, { words, index })),
  ofPhrases(({ query, phrases, words, index }) => checkRanked(query, { phrases, words, index })),
  ofQuery(({ query, words, index }) => checkStates(query, { words, index })),
  ofQuery(({ query, words }) => checkStateOfDay(query, words)),
  ofQuery(({ query, words, index }) => checkMisread(query, { words, index })),
  ofQuery(({ query, words, index }) => checkMoments(query, { words, index })),
  ofQuery(({ query, words, index }) => checkFirstDeed(query, words, index)),
  ofQuery(({ query, words }) => checkTopOfAll(query, words)),
  ofQuery(({ query, words }) => checkOpposites(query, words)),
  ofQuery(({ query, words, index }) => checkOwed(query, words, index)),
  ofQuery(({ query, words, index }) => checkOfThose(query, words, index)),
  ofQuery(({ query, words, index }) => checkReasons(query, words, index)),
  ofPhrases(({ query, phrases, words, index }) => checkRemnants(query, { phrases, words, index })),
  ofQuery(({ query, words, index }) => checkLostNouns(query, { words, index })),
  ofQuery(({ query, words, index }) => checkTimesApart(query, { words, index })),
  ofQuery(({ query, index }) => checkTorn(query, index)),
  ofQuery(({ query, words, index }) => checkTotals(query, words, index)),
  ofQuery(({ query, draft, words, index }) => checkSums(query, draft, { words, index })),
  ofQuery(({ query, words, index }) => checkDifferences(query, words, index)),
  ofQuery(({ query, words, index }) => checkDropped(query, words, index)),
  ofQuery(({ query, words, index }) => checkOwnRows(query, words, index)),
  ofQuery(({ query, words, index }) => checkDatedDeeds(query, words, index)),
  ofQuery(({ query, words, index }) => checkDateOfState(query, words, index)),
  ofQuery(({ query, words, index }) => checkFirsts(query, words, index)),
  ofQuery(({ query, words, index }) => checkNewest(query, words, index)),
  ofQuery(({ query, words, index }) => checkPrices(query, { words, index })),
  ofQuery(({ query, words, index }) => checkMetricRoles(query, words, index)),
  ofQuery(({ query, words }) => checkOneQuantity(query, words)),
  ofQuery(({ query, words, index }) => checkWhichAmount(query, words, index)),
  ofQuery(({ query, words }) => checkCountsApart(query, words)),
  ofQuery(({ query, words, index }) => checkBothEnds(query, words, index)),
  ofQuery(({ query, words }) => checkBaseInBrackets(query, words)),
  ofQuery(({ query, words, index }) => checkTailOfLast(query, words, index)),
  ofQuery(({ query, words, index }) => checkDateOfNoun(query, words, index)),
  ofQuery(({ query, words }) => checkListedColumns(query, words)),
  ofQuery(({ query, words }) => checkAmountListed(query, words)),
  ofQuery(({ query, words, index }) => checkHeads(query, words, index)),
];
