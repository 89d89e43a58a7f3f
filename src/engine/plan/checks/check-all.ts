import type { LogicalQuery } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { Phrase } from '../phrase.ts';
import { Rejected, type RejectionReason } from '../rejection.ts';
import { textOf } from '../text-of.ts';
import { checkAboveAverage } from './numbers/check-above-average.ts';
import { checkAmountOfRow, checkWhichAmount } from './numbers/check-amounts.ts';
import { checkBothEnds } from './numbers/check-both-ends.ts';
import { checkBoundedMeasures } from './numbers/check-bounded-measures.ts';
import { checkComparedAverage } from './numbers/check-compared-average.ts';
import { checkCountBounds } from './numbers/check-count-bounds.ts';
import { checkCountedColumns } from './numbers/check-counted-columns.ts';
import { checkCountedNouns } from './numbers/check-counted-nouns.ts';
import { checkCountsApart, checkCountsInPlace, checkListedFirst } from './numbers/check-counts-apart.ts';
import { checkDifferences } from './numbers/check-differences.ts';
import { checkEachNumber } from './numbers/check-each-number.ts';
import { checkImpossibleBounds } from './numbers/check-impossible-bounds.ts';
import { checkMetricRoles } from './numbers/check-metric-roles.ts';
import { checkNamedBounds } from './numbers/check-named-bounds.ts';
import { checkNamedTogether } from './numbers/check-named-together.ts';
import { checkNouns } from './numbers/check-nouns.ts';
import { checkNumberShown } from './numbers/check-number-shown.ts';
import { checkOfThem, checkTheirRows } from './numbers/check-of-them.ts';
import { checkOfThose } from './numbers/check-of-those.ts';
import { checkOneOfName } from './numbers/check-one-of-name.ts';
import { checkOneQuantity } from './numbers/check-one-quantity.ts';
import { checkOwed } from './numbers/check-owed.ts';
import { checkOwnAverage } from './numbers/check-own-average.ts';
import { checkOwnNumbers } from './numbers/check-own-numbers.ts';
import { checkPerRow } from './numbers/check-per-row.ts';
import { checkPrices } from './numbers/check-prices.ts';
import { checkRanges } from './numbers/check-ranges.ts';
import { checkSeveralBands } from './numbers/check-several-bands.ts';
import { checkAveragedRows, checkSizeOfLargest, checkSizeOfRows } from './numbers/check-size-of-rows.ts';
import { checkSumOfOne } from './numbers/check-sum-of-one.ts';
import { checkSums } from './numbers/check-sums.ts';
import { checkTorn } from './numbers/check-torn.ts';
import { checkTornColumns } from './numbers/check-torn-columns.ts';
import { checkTotalRow, checkTotals } from './numbers/check-totals.ts';
import { checkUnits } from './numbers/check-units.ts';
import { checkUnsaidMeans } from './numbers/check-unsaid-means.ts';
import { checkActs } from './people/check-acts.ts';
import { checkConverse } from './people/check-converse.ts';
import { checkDeeds } from './people/check-deeds.ts';
import { checkDoerKeys } from './people/check-doer-keys.ts';
import {
  checkCommonAmong,
  checkDoersShown,
  checkPeopleShown,
  checkSecondRole,
} from './people/check-doers-shown.ts';
import { checkDropped, checkWonBy } from './people/check-dropped.ts';
import { checkGiven } from './people/check-given.ts';
import { checkGivers } from './people/check-givers.ts';
import { checkHoldersTogether } from './people/check-holders-together.ts';
import { checkJoinedClauses } from './people/check-joined-clauses.ts';
import { checkKnownKeys } from './people/check-known-keys.ts';
import { checkLanguages } from './people/check-languages.ts';
import { checkNoneOfTheirs } from './people/check-none-of-theirs.ts';
import { checkOwnRows } from './people/check-own-rows.ts';
import { checkAge, checkKinds, checkOwners } from './people/check-owners.ts';
import { checkPlaceOfName, checkPlaces } from './people/check-places.ts';
import { checkRelations } from './people/check-relations.ts';
import { checkSuperiors } from './people/check-superiors.ts';
import { checkUnsaidRoles } from './people/check-unsaid-roles.ts';
import { checkAmountOfMost, checkFallOfMost, checkVerbOfMost } from './people/check-verb-of-most.ts';
import { checkWhoPaid } from './people/check-who-paid.ts';
import { checkWhose } from './people/check-whose.ts';
import { checkAskedOfFirst } from './ranks/check-asked-of-first.ts';
import { checkAtMost } from './ranks/check-at-most.ts';
import { checkFirstOnly } from './ranks/check-first-only.ts';
import { checkHeads } from './ranks/check-heads.ts';
import { checkNumberOfFirst } from './ranks/check-number-of-first.ts';
import { checkOften } from './ranks/check-often.ts';
import { checkOrderOfSize } from './ranks/check-order-of-size.ts';
import {
  checkCountedRanked,
  checkHiddenName,
  checkOneOfEach,
  checkOneWithMost,
  checkOwnersRanked,
  checkRowOfEach,
} from './ranks/check-owners-ranked.ts';
import { checkRanked } from './ranks/check-ranked.ts';
import { checkRankedBefore } from './ranks/check-ranked-before.ts';
import { checkTailOfLast } from './ranks/check-tail-of-last.ts';
import { checkTiesWanted } from './ranks/check-ties-wanted.ts';
import { checkTopOfAll } from './ranks/check-top-of-all.ts';
import { checkAgain } from './rows/check-again.ts';
import { checkAllOfEach } from './rows/check-all-of-each.ts';
import { checkAttached } from './rows/check-attached.ts';
import { checkColumnsCompared } from './rows/check-columns-compared.ts';
import {
  checkCompoundRows,
  checkNoneHad,
  checkNounJoined,
  checkPlaceOfHad,
} from './rows/check-compound-rows.ts';
import { checkContradiction } from './rows/check-contradiction.ts';
import { checkDeedOfRows } from './rows/check-deed-of-rows.ts';
import { checkDeniedChoices } from './rows/check-denied-choices.ts';
import { checkDeniedRows } from './rows/check-denied-rows.ts';
import { checkEach } from './rows/check-each.ts';
import { checkFlags } from './rows/check-flags.ts';
import { checkGroupsSaid } from './rows/check-groups-said.ts';
import { checkIdle } from './rows/check-idle.ts';
import { checkJoined } from './rows/check-joined.ts';
import { checkLostStates, checkStatesKept } from './rows/check-lost-states.ts';
import { checkOfOne } from './rows/check-of-one.ts';
import { checkOpposites } from './rows/check-opposites.ts';
import { checkOthers } from './rows/check-others.ts';
import { checkOwnRelation } from './rows/check-own-relation.ts';
import { checkReasons } from './rows/check-reasons.ts';
import { checkRestricting } from './rows/check-restricting.ts';
import { checkNamedRows, checkRowNumbers } from './rows/check-row-numbers.ts';
import {
  checkDefinition,
  checkHistory,
  checkNeither,
  checkNever,
  checkNumber,
  checkNumberOfState,
} from './rows/check-rows.ts';
import { checkRowsMade } from './rows/check-rows-made.ts';
import { checkSameEvent } from './rows/check-same-event.ts';
import { checkSameThings } from './rows/check-same-things.ts';
import { checkOwnValues, checkSharedValues, checkTheirOwn } from './rows/check-shared-values.ts';
import { checkStateOfNoun } from './rows/check-state-of-noun.ts';
import { checkStates } from './rows/check-states.ts';
import { checkUnknownValues } from './rows/check-unknown-values.ts';
import { checkValueAsThing } from './rows/check-value-as-thing.ts';
import { checkBaseInBrackets } from './shares/check-base-in-brackets.ts';
import { checkBases } from './shares/check-bases.ts';
import { checkForegone } from './shares/check-foregone.ts';
import { checkLaterRows } from './shares/check-later-rows.ts';
import { checkOwnWhole } from './shares/check-own-whole.ts';
import { checkPartLast } from './shares/check-part-last.ts';
import { checkPartsSaid } from './shares/check-parts-said.ts';
import { checkShareOfRows } from './shares/check-share-of-rows.ts';
import { checkShareSaid } from './shares/check-share-said.ts';
import { checkUnsaidAverage } from './shares/check-unsaid-average.ts';
import { checkPartSaid, checkShareCounted, checkWholeLast } from './shares/check-whole-last.ts';
import { checkWholeSaid } from './shares/check-whole-said.ts';
import { checkChangedPeriods } from './times/check-changed-periods.ts';
import { checkDateOfNoun } from './times/check-date-of-noun.ts';
import { checkDateOfOthers } from './times/check-date-of-others.ts';
import { checkDateOfState } from './times/check-date-of-state.ts';
import { checkDatedDeeds } from './times/check-dated-deeds.ts';
import { checkFirstDeed } from './times/check-first-deed.ts';
import { checkFirsts } from './times/check-firsts.ts';
import { checkFollowed } from './times/check-followed.ts';
import { checkGroupedTimes } from './times/check-grouped-times.ts';
import { checkHowLong } from './times/check-how-long.ts';
import { checkMoments } from './times/check-moments.ts';
import { checkNeverDone } from './times/check-never-done.ts';
import { checkNewest } from './times/check-newest.ts';
import { checkOnDate } from './times/check-on-date.ts';
import { checkOnePeriod } from './times/check-one-period.ts';
import { checkPeriodsAsked } from './times/check-periods-asked.ts';
import { checkStateOfDay } from './times/check-state-of-day.ts';
import { checkTimeKept } from './times/check-time-kept.ts';
import { checkTimeOfClause } from './times/check-time-of-clause.ts';
import { checkTimeOfDeed } from './times/check-time-of-deed.ts';
import { checkTimesApart } from './times/check-times-apart.ts';
import { checkTwoDeeds } from './times/check-two-deeds.ts';
import { checkAsks, checkNumberOfPart, checkSize, checkTimeOfAsks, checkWho } from './words/check-asks.ts';
import { checkColumnsHad } from './words/check-columns-had.ts';
import { checkHowMuch } from './words/check-how-much.ts';
import { checkLeftOut } from './words/check-left-out.ts';
import { checkAmountListed, checkListedColumns, checkListedRows } from './words/check-listed-columns.ts';
import { checkLists } from './words/check-lists.ts';
import { checkLostNouns } from './words/check-lost-nouns.ts';
import { checkLostPeriods } from './words/check-lost-periods.ts';
import { checkMeasuredSo } from './words/check-measured-so.ts';
import { checkMisread } from './words/check-misread.ts';
import { checkNotes } from './words/check-notes.ts';
import { checkNamesOfOne, checkPartsOfNames, checkSubstance } from './words/check-parts-of-names.ts';
import { checkQuotients } from './words/check-quotients.ts';
import { checkRemnants } from './words/check-remnants.ts';
import { checkSaid } from './words/check-said.ts';
import { checkScopes } from './words/check-scopes.ts';
import { checkSecondAsking } from './words/check-second-asking.ts';
import { checkShown } from './words/check-shown.ts';
import { checkToldBefore } from './words/check-told-before.ts';
import { checkToldFirst } from './words/check-told-first.ts';
import { checkToldRows } from './words/check-told-rows.ts';
import { checkUnsaidProduct } from './words/check-unsaid-product.ts';
import { checkWhenAndWhere } from './words/check-when-and-where.ts';

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
  const objection = firstOf(CHECKS, checked);
  if (objection === null) PASSED.set(checked.query, textOf(checked.words));
  return objection;
}

/** The words that a query has passed with. */
const PASSED = new WeakMap<LogicalQuery, string>();

/** The same of a query that was read without some of the words, or put together of several, with all the words of the question. */
export function objectionToWhole(said: Said): RejectionReason | null {
  if (PASSED.get(said.query) === textOf(said.words)) return null;
  return firstOf(OF_WHOLE, said)?.reason ?? null;
}

function firstOf<S>(
  checks: readonly { readonly check: (said: S) => void; readonly of: Check['of'] }[],
  said: S,
): Objection | null {
  for (const { check, of } of checks) {
    try {
      check(said);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      return { reason: error.reason, isOfPhrases: of === 'phrases' };
    }
  }
  return null;
}

type Said = Pick<Checked, 'query' | 'words' | 'index'>;

type Check = OfWhole | OfPart;

/** Holds for the whole question. */
interface OfWhole {
  readonly of: 'whole';
  readonly check: (said: Said) => void;
}

/** Holds for the words that are read together only, for what else is said would mislead it; of its phrases, which others may replace. */
interface OfPart {
  readonly of: 'part' | 'phrases';
  readonly check: (checked: Checked) => void;
}

function ofWhole(check: (said: Said) => void): OfWhole {
  return { of: 'whole', check };
}

function ofPart(check: (checked: Checked) => void): OfPart {
  return { of: 'part', check };
}

function ofPhrases(check: (checked: Checked) => void): OfPart {
  return { of: 'phrases', check };
}

/** In this order: the first one that objects says why. */
const CHECKS: readonly Check[] = [
  ofWhole(({ query, words, index }) => checkShareSaid(query, words, index)),
  ofWhole(({ query, words }) => checkFollowed(query, words)),
  ofWhole(({ query, words, index }) => checkOwnWhole(query, words, index)),
  ofWhole(({ query, words, index }) => checkPartLast(query, words, index)),
  ofWhole(({ query, words }) => checkPartsSaid(query, words)),
  ofWhole(({ query, words, index }) => checkSecondAsking(query, words, index)),
  ofWhole(({ query, words }) => checkAtMost(query, words)),
  ofWhole(({ query, words }) => checkTiesWanted(query, words)),
  ofWhole(({ query, words, index }) => checkLanguages(query, words, index)),
  ofWhole(({ query, words }) => checkRankedBefore(query, words)),
  ofWhole(({ query, words, index }) => checkNamedRows(query, words, index)),
  ofWhole(({ query, words, index }) => checkValueAsThing(query, words, index)),
  ofWhole(({ query, words, index }) => checkDeniedRows(query, words, index)),
  ofWhole(({ query, words }) => checkTotalRow(query, words)),
  ofWhole(({ query, words, index }) => checkNeverDone(query, words, index)),
  ofWhole(({ query, words, index }) => checkUnsaidAverage(query, words, index)),
  ofWhole(({ query, words, index }) => checkTimeOfClause(query, words, index)),
  ofWhole(({ query }) => checkOnePeriod(query)),
  ofWhole(({ query, words, index }) => checkTimeKept(query, words, index)),
  ofWhole(({ query, words, index }) => checkOwnAverage(query, words, index)),
  ofWhole(({ query, words, index }) => checkEachNumber(query, words, index)),
  ofWhole(({ query, words }) => checkPeriodsAsked(query, words)),
  ofWhole(({ query, words, index }) => checkAskedOfFirst(query, words, index)),
  ofWhole(({ query, words, index }) => checkAllOfEach(query, words, index)),
  ofWhole(({ query, words, index }) => checkUnknownValues(query, words, index)),
  ofWhole(({ query, words, index }) => checkHowLong(query, words, index)),
  ofWhole(({ query, words, index }) => checkRestricting(query, words, index)),
  ofWhole(({ query, words, index }) => checkRowsMade(query, words, index)),
  ofWhole(({ query, words, index }) => checkCountBounds(query, words, index)),
  ofWhole(({ query, words, index }) => checkAgain(query, words, index)),
  ofWhole(({ query, words, index }) => checkPerRow(query, { words, index })),
  ofWhole(({ query, words, index }) => checkTwoDeeds(query, words, index)),
  ofWhole(({ query, words, index }) => checkGroupedTimes(query, words, index)),
  ofWhole(({ query, words, index }) => checkWonBy(query, words, index)),
  ofWhole(({ query, words }) => checkTheirOwn(query, words)),
  ofWhole(({ query, words }) => checkOwnRelation(query, words)),
  ofWhole(({ query, words, index }) => checkSecondRole(query, words, index)),
  ofWhole(({ query, words, index }) => checkCountsInPlace(query, words, index)),
  ofWhole(({ query, index }) => checkLaterRows(query, index)),
  ofWhole(({ query, words, index }) => checkListedFirst(query, words, index)),
  ofWhole(({ query, words, index }) => checkDoerKeys(query, words, index)),
  ofWhole(({ query, words, index }) => checkStateOfNoun(query, words, index)),
  ofWhole(({ query, words, index }) => checkQuotients(query, words, index)),
  ofWhole(({ query, words, index }) => checkWhenAndWhere(query, words, index)),
  ofWhole(({ query, words }) => checkToldFirst(query, words)),
  ofWhole(({ query, words, index }) => checkToldBefore(query, words, index)),
  ofWhole(({ query, words, index }) => checkToldRows(query, words, index)),
  ofWhole(({ query, words }) => checkRanges(query, words)),
  ofWhole(({ query, words, index }) => checkMeasuredSo(query, words, index)),
  ofWhole(({ query, words, index }) => checkBoundedMeasures(query, words, index)),
  ofWhole(({ query, words, index }) => checkNamedBounds(query, words, index)),
  ofWhole(({ query, words, index }) => checkJoinedClauses(query, words, index)),
  ofWhole(({ query, words }) => checkFirstOnly(query, words)),
  ofWhole(({ query, words }) => checkUnsaidProduct(query, words)),
  ofWhole(({ query, words }) => checkLostPeriods(query, words)),
  ofWhole(({ query, words, index }) => checkWholeSaid(query, words, index)),
  ofWhole(({ query, words }) => checkOrderOfSize(query, words)),
  ofWhole(({ query, words, index }) => checkNotes(query, words, index)),
  ofWhole(({ query, words, index }) => checkGroupsSaid(query, words, index)),
  ofWhole(({ query, words }) => checkUnsaidMeans(query, words)),
  ofWhole(({ query, words, index }) => checkShareOfRows(query, words, index)),
  ofWhole(({ query, index }) => checkRowNumbers(query, index)),
  ofPart(({ query, words, index }) => checkRelations(query, words, index)),
  ofWhole(({ query, words, index }) => checkUnsaidRoles(query, words, index)),
  ofWhole(({ query, words, index }) => checkDeeds(query, words, index)),
  ofPhrases(({ query, phrases, index }) => checkOwners(query, phrases, index)),
  ofWhole(({ query, words, index }) => checkAge(query, words, index)),
  ofPhrases(({ phrases, index }) => checkKinds(phrases, index)),
  ofPhrases(({ phrases, index }) => checkVerbOfMost(phrases, index)),
  ofWhole(({ query, words }) => checkAmountOfMost(query, words)),
  ofWhole(({ query, words }) => checkFallOfMost(query, words)),
  ofWhole(({ query, words, index }) => checkOften(query, words, index)),
  ofWhole(({ query, words }) => checkShareCounted(query, words)),
  ofPart(({ query, words }) => checkPartSaid(query, words)),
  ofPhrases(({ query, phrases, words, index }) => checkBases(query, phrases, { words, index })),
  ofPhrases(({ phrases, words }) => checkWholeLast(phrases, words)),
  ofWhole(({ query, index }) => checkForegone(query, index)),
  ofWhole(({ query, words, index }) => checkGiven(query, words, index)),
  ofWhole(({ query, words, index }) => checkIdle(query, words, index)),
  ofWhole(({ query, words, index }) => checkWhose(query, words, index)),
  ofPart(({ query, words, index }) => checkOfOne(query, words, index)),
  ofWhole(({ query, words, index }) => checkPlaces(query, words, index)),
  ofPart(({ query, words, index }) => checkPlaceOfName(query, words, index)),
  ofWhole(({ query, words, index }) => checkNamedTogether(query, words, index)),
  ofWhole(({ query, words, index }) => checkKnownKeys(query, words, index)),
  ofWhole(({ query, words, index }) => checkSameEvent(query, words, index)),
  ofWhole(({ query, index }) => checkSameThings(query, index)),
  ofWhole(({ query, index }) => checkSharedValues(query, index)),
  ofWhole(({ query }) => checkOwnValues(query)),
  ofWhole(({ query, words }) => checkSubstance(query, words)),
  ofWhole(({ query, words }) => checkColumnsCompared(query, words)),
  ofWhole(({ query, words, index }) => checkHoldersTogether(query, words, index)),
  ofPhrases(({ query, phrases, words, index }) => checkActs(query, { phrases, words, index })),
  ofPart(({ query, words, index }) => checkUnits(query, words, index)),
  ofWhole(({ query, words, index }) => checkSizeOfRows(query, words, index)),
  ofWhole(({ query, words }) => checkAveragedRows(query, words)),
  ofWhole(({ query, words }) => checkSizeOfLargest(query, words)),
  ofWhole(({ query, words, index }) => checkSumOfOne(query, words, index)),
  ofWhole(({ query, words }) => checkNumberShown(query, words)),
  ofPart(({ query, draft, words, index }) => checkNumber(query, draft, { words, index })),
  ofPart(({ query, draft, words }) => checkDefinition(query, draft, words)),
  ofPart(({ query, draft, words }) => checkHistory(query, draft, words)),
  ofPart(({ query, draft, words }) => checkPartsOfNames(query, draft, words)),
  ofWhole(({ query, words, index }) => checkNamesOfOne(query, words, index)),
  ofWhole(({ query, words, index }) => checkSuperiors(query, words, index)),
  ofPart(({ query, draft, words, index }) => checkNever(query, draft, { words, index })),
  ofWhole(({ query, words }) => checkNeither(query, words)),
  ofPart(({ query, words }) => checkNumberOfState(query, words)),
  ofPart(({ query, words, index }) => checkWho(query, words, index)),
  ofWhole(({ query, words, index }) => checkGivers(query, words, index)),
  ofWhole(({ query, words, index }) => checkConverse(query, words, index)),
  ofWhole(({ query, words, index }) => checkOfThem(query, words, index)),
  ofWhole(({ query, words, index }) => checkTheirRows(query, words, index)),
  ofWhole(({ query, words, index }) => checkContradiction(query, { words, index })),
  ofPhrases(({ query, phrases, words, index }) => checkAsks(query, phrases, { words, index })),
  ofWhole(({ query, words, index }) => checkColumnsHad(query, words, index)),
  ofWhole(({ query, words }) => checkHowMuch(query, words)),
  ofWhole(({ query, words }) => checkDoersShown(query, words)),
  ofWhole(({ query, words, index }) => checkPeopleShown(query, words, index)),
  ofWhole(({ query, words, index }) => checkCommonAmong(query, words, index)),
  ofWhole(({ query, words, index }) => checkDateOfOthers(query, words, index)),
  ofWhole(({ query, words, index }) => checkOnDate(query, words, index)),
  ofWhole(({ query, words, index }) => checkWhoPaid(query, words, index)),
  ofPart(({ query, words, index }) => checkLeftOut(query, { words, index })),
  ofPhrases(({ draft, phrases, words }) => checkLists(draft, { words, phrases })),
  ofWhole(({ query, words, index }) => checkJoined(query, words, index)),
  ofWhole(({ query, words, index }) => checkFlags(query, words, index)),
  ofPart(({ query, words, index }) => checkSaid(query, { words, index })),
  ofPart(({ query, draft, words }) => checkNumberOfPart(query, draft, words)),
  ofPhrases(({ query, phrases, words }) => checkChangedPeriods(query, phrases, words)),
  ofPhrases(({ phrases, words }) => checkTimeOfAsks(phrases, words)),
  ofPart(({ query, words, index }) => checkShown(query, { words, index })),
  ofWhole(({ query, words, index }) => checkCountedNouns(query, { words, index })),
  ofWhole(({ query, words, index }) => checkCountedColumns(query, { words, index })),
  ofPart(({ query, words }) => checkDeniedChoices(query, words)),
  ofWhole(({ query, words, index }) => checkScopes(query, words, index)),
  ofPhrases(({ query, phrases }) => checkSize(query, phrases)),
  ofPart(({ query, words, index }) => checkEach(query, { words, index })),
  ofWhole(({ query, words, index }) => checkAttached(query, words, index)),
  ofPart(({ query, words, index }) => checkNouns(query, { words, index })),
  ofPart(({ query, draft, words, index }) => checkOwnNumbers(query, { draft, words, index })),
  ofWhole(({ query, words, index }) => checkOthers(query, { words, index })),
  ofPhrases(({ query, phrases, words, index }) => checkRanked(query, { phrases, words, index })),
  ofWhole(({ query, words, index }) => checkStates(query, { words, index })),
  ofPart(({ query, words, index }) => checkLostStates(query, words, index)),
  ofWhole(({ query, words, index }) => checkStatesKept(query, words, index)),
  ofWhole(({ query, words, index }) => checkStateOfDay(query, words, index)),
  ofWhole(({ query, words, index }) => checkMisread(query, { words, index })),
  ofWhole(({ query, words, index }) => checkMoments(query, { words, index })),
  ofWhole(({ query, words, index }) => checkFirstDeed(query, words, index)),
  ofPart(({ query, words }) => checkTopOfAll(query, words)),
  ofPart(({ query, words }) => checkNumberOfFirst(query, words)),
  ofWhole(({ query, words }) => checkOwnersRanked(query, words)),
  ofWhole(({ query }) => checkHiddenName(query)),
  ofWhole(({ query, words, index }) => checkComparedAverage(query, words, index)),
  ofWhole(({ query, words, index }) => checkRowOfEach(query, words, index)),
  ofWhole(({ query, words, index }) => checkCountedRanked(query, words, index)),
  ofWhole(({ query, words }) => checkOneWithMost(query, words)),
  ofWhole(({ query, words, index }) => checkCompoundRows(query, words, index)),
  ofWhole(({ query, words, index }) => checkPlaceOfHad(query, words, index)),
  ofWhole(({ query, words, index }) => checkNounJoined(query, words, index)),
  ofPart(({ query, words }) => checkNoneOfTheirs(query, words)),
  ofWhole(({ query, words, index }) => checkNoneHad(query, words, index)),
  ofWhole(({ query, words, index }) => checkOneOfEach(query, words, index)),
  ofPart(({ query, words, index }) => checkOpposites(query, words, index)),
  ofWhole(({ query, words, index }) => checkOwed(query, words, index)),
  ofPart(({ query, words, index }) => checkOfThose(query, words, index)),
  ofWhole(({ query, words, index }) => checkReasons(query, words, index)),
  ofPhrases(({ query, phrases, words, index }) => checkRemnants(query, { phrases, words, index })),
  ofPart(({ query, words, index }) => checkLostNouns(query, { words, index })),
  ofWhole(({ query, words, index }) => checkTimesApart(query, { words, index })),
  ofWhole(({ query, index }) => checkTorn(query, index)),
  ofWhole(({ query, words, index }) => checkTornColumns(query, words, index)),
  ofWhole(({ query, index }) => checkOneOfName(query, index)),
  ofPart(({ query, words, index }) => checkTotals(query, words, index)),
  ofWhole(({ query, words, index }) => checkImpossibleBounds(query, words, index)),
  ofPart(({ query, draft, words, index }) => checkSums(query, draft, { words, index })),
  ofPart(({ query, words, index }) => checkDifferences(query, words, index)),
  ofWhole(({ query, words, index }) => checkDropped(query, words, index)),
  ofWhole(({ query, words, index }) => checkOwnRows(query, words, index)),
  ofPart(({ query, words, index }) => checkDatedDeeds(query, words, index)),
  ofWhole(({ query, words, index }) => checkDateOfState(query, words, index)),
  ofWhole(({ query, words, index }) => checkDeedOfRows(query, words, index)),
  ofWhole(({ query, words, index }) => checkFirsts(query, words, index)),
  ofWhole(({ query, words, index }) => checkNewest(query, words, index)),
  ofWhole(({ query, words, index }) => checkPrices(query, { words, index })),
  ofWhole(({ query, words, index }) => checkMetricRoles(query, words, index)),
  ofWhole(({ query, words }) => checkOneQuantity(query, words)),
  ofWhole(({ query, words, index }) => checkWhichAmount(query, words, index)),
  ofWhole(({ query, words, index }) => checkAmountOfRow(query, words, index)),
  ofWhole(({ query, words, index }) => checkAboveAverage(query, words, index)),
  ofWhole(({ query, index }) => checkSeveralBands(query, index)),
  ofPart(({ query, words }) => checkCountsApart(query, words)),
  ofWhole(({ query, words, index }) => checkBothEnds(query, words, index)),
  ofWhole(({ query, words }) => checkBaseInBrackets(query, words)),
  ofWhole(({ query, words, index }) => checkTailOfLast(query, words, index)),
  ofWhole(({ query, words, index }) => checkTimeOfDeed(query, words, index)),
  ofWhole(({ query, words, index }) => checkDateOfNoun(query, words, index)),
  ofWhole(({ query, words }) => checkListedColumns(query, words)),
  ofWhole(({ query, words, index }) => checkListedRows(query, words, index)),
  ofWhole(({ query, words }) => checkAmountListed(query, words)),
  ofWhole(({ query, words, index }) => checkHeads(query, words, index)),
];

const OF_WHOLE: readonly OfWhole[] = CHECKS.filter((one): one is OfWhole => one.of === 'whole');
