import { type Check, ofPart, ofPhrases, ofWhole } from './check.ts';
import { ABOVE_AVERAGE_CUES, checkAboveAverage } from './numbers/check-above-average.ts';
import {
  AMOUNT_OF_ROW_CUES,
  checkAmountOfRow,
  checkWhichAmount,
  WHICH_AMOUNT_CUES,
} from './numbers/check-amounts.ts';
import { AVERAGE_OF_EACH_CUES, checkAverageOfEach } from './numbers/check-average-of-each.ts';
import { AWARDS_CUES, checkAwards } from './numbers/check-awards.ts';
import { BOTH_ENDS_CUES, checkBothEnds } from './numbers/check-both-ends.ts';
import { BOTH_GROUPS_CUES, checkBothGroups } from './numbers/check-both-groups.ts';
import { checkBoundedMeasures } from './numbers/check-bounded-measures.ts';
import { COMPARED_AVERAGE_CUES, checkComparedAverage } from './numbers/check-compared-average.ts';
import { checkComparedKinds } from './numbers/check-compared-kinds.ts';
import { COST_OF_OTHERS_CUES, checkCostOfOthers } from './numbers/check-cost-of-others.ts';
import { checkCountBounds } from './numbers/check-count-bounds.ts';
import { checkCountedColumns } from './numbers/check-counted-columns.ts';
import { checkCountedNouns } from './numbers/check-counted-nouns.ts';
import {
  COUNTS_APART_CUES,
  COUNTS_IN_PLACE_CUES,
  checkCountsApart,
  checkCountsInPlace,
  checkListedFirst,
  LISTED_FIRST_CUES,
} from './numbers/check-counts-apart.ts';
import { CURRENCY_CUES, checkCurrency } from './numbers/check-currency.ts';
import { checkDifferences } from './numbers/check-differences.ts';
import { checkEachNumber } from './numbers/check-each-number.ts';
import { checkEarnedRates, EARNED_RATES_CUES } from './numbers/check-earned-rates.ts';
import { checkEventsOfKinds, EVENTS_OF_KINDS_CUES } from './numbers/check-events-of-kinds.ts';
import { checkHowOften, HOW_OFTEN_CUES } from './numbers/check-how-often.ts';
import { checkImpossibleBounds } from './numbers/check-impossible-bounds.ts';
import { checkKindsOfDeeds } from './numbers/check-kinds-of-deeds.ts';
import { checkLumped, LUMPED_CUES } from './numbers/check-lumped.ts';
import { checkMetricRoles } from './numbers/check-metric-roles.ts';
import { checkNamedBounds, NAMED_BOUNDS_CUES } from './numbers/check-named-bounds.ts';
import { checkNamedTogether } from './numbers/check-named-together.ts';
import { checkNouns } from './numbers/check-nouns.ts';
import { checkCountedInItself, checkNumberMeant, NUMBER_MEANT_CUES } from './numbers/check-number-meant.ts';
import {
  checkNumberBeside,
  checkNumberShown,
  NUMBER_BESIDE_CUES,
  NUMBER_SHOWN_CUES,
} from './numbers/check-number-shown.ts';
import { checkOfThem, checkTheirRows, OF_THEM_CUES, THEIR_ROWS_CUES } from './numbers/check-of-them.ts';
import { checkOfThose, OF_THOSE_CUES } from './numbers/check-of-those.ts';
import { checkOneOfName } from './numbers/check-one-of-name.ts';
import { checkOneOfTheirs } from './numbers/check-one-of-theirs.ts';
import { checkOneQuantity, ONE_QUANTITY_CUES } from './numbers/check-one-quantity.ts';
import { checkOwed, OWED_CUES } from './numbers/check-owed.ts';
import { checkOwnAverage, OWN_AVERAGE_CUES } from './numbers/check-own-average.ts';
import { checkOwnNumbers } from './numbers/check-own-numbers.ts';
import { checkPaidTogether } from './numbers/check-paid-together.ts';
import { checkPerRow } from './numbers/check-per-row.ts';
import { checkPrices } from './numbers/check-prices.ts';
import { checkRanges, RANGES_CUES } from './numbers/check-ranges.ts';
import { checkRowsBounded } from './numbers/check-rows-bounded.ts';
import { checkSecondMeasure, SECOND_MEASURE_CUES } from './numbers/check-second-measure.ts';
import { checkSeveralBands } from './numbers/check-several-bands.ts';
import {
  AVERAGED_ROWS_CUES,
  checkAveragedRows,
  checkSizeOfLargest,
  checkSizeOfRows,
  SIZE_OF_LARGEST_CUES,
  SIZE_OF_ROWS_CUES,
} from './numbers/check-size-of-rows.ts';
import {
  checkSumOfFirst,
  checkSumOfOne,
  SUM_OF_FIRST_CUES,
  SUM_OF_ONE_CUES,
} from './numbers/check-sum-of-one.ts';
import { checkSums } from './numbers/check-sums.ts';
import { checkTorn } from './numbers/check-torn.ts';
import { checkTornColumns } from './numbers/check-torn-columns.ts';
import { checkTornUnits } from './numbers/check-torn-units.ts';
import { checkTotalRow, checkTotals, TOTAL_ROW_CUES, TOTALS_CUES } from './numbers/check-totals.ts';
import { checkUnits } from './numbers/check-units.ts';
import { checkUnsaidMeans, UNSAID_MEANS_CUES } from './numbers/check-unsaid-means.ts';
import { checkWorthOfRows, WORTH_OF_ROWS_CUES } from './numbers/check-worth-of-rows.ts';
import { checkYearAsAmount, YEAR_AS_AMOUNT_CUES } from './numbers/check-year-as-amount.ts';
import { checkActs } from './people/check-acts.ts';
import { CONVERSE_CUES, checkConverse } from './people/check-converse.ts';
import { checkDeeds } from './people/check-deeds.ts';
import { checkDoerKeys, DOER_KEYS_CUES } from './people/check-doer-keys.ts';
import {
  COMMON_AMONG_CUES,
  checkCommonAmong,
  checkDoersShown,
  checkPeopleShown,
  checkSecondRole,
  DOERS_SHOWN_CUES,
  PEOPLE_SHOWN_CUES,
} from './people/check-doers-shown.ts';
import { checkDropped, checkWonBy, WON_BY_CUES } from './people/check-dropped.ts';
import { checkGiven } from './people/check-given.ts';
import { checkGivers, GIVERS_CUES } from './people/check-givers.ts';
import { checkHoldersTogether, HOLDERS_TOGETHER_CUES } from './people/check-holders-together.ts';
import { checkJoinedClauses } from './people/check-joined-clauses.ts';
import { checkKnownKeys } from './people/check-known-keys.ts';
import { checkLanguages, LANGUAGES_CUES } from './people/check-languages.ts';
import { checkNoneOfTheirs, NONE_OF_THEIRS_CUES } from './people/check-none-of-theirs.ts';
import { checkOwnRows } from './people/check-own-rows.ts';
import { AGE_CUES, checkAge, checkKinds, checkOwners } from './people/check-owners.ts';
import { checkPartsOfTheirs, PARTS_OF_THEIRS_CUES } from './people/check-parts-of-theirs.ts';
import { checkPlaceOfRows } from './people/check-place-of-rows.ts';
import { checkPlaceOfName, checkPlaces } from './people/check-places.ts';
import { checkRelations } from './people/check-relations.ts';
import { checkRoleVerbs } from './people/check-role-verbs.ts';
import { checkSuperiors, SUPERIORS_CUES } from './people/check-superiors.ts';
import { checkUnsaidRoles } from './people/check-unsaid-roles.ts';
import {
  AMOUNT_OF_MOST_CUES,
  checkAmountOfMost,
  checkFallOfMost,
  checkVerbOfMost,
  FALL_OF_MOST_CUES,
} from './people/check-verb-of-most.ts';
import { checkWhoOfSeveral, WHO_OF_SEVERAL_CUES } from './people/check-who-of-several.ts';
import { checkWhoPaid, WHO_PAID_CUES } from './people/check-who-paid.ts';
import { checkWhose } from './people/check-whose.ts';
import { checkWhoseValue } from './people/check-whose-value.ts';
import { ALL_BUT_CUES, checkAllBut } from './ranks/check-all-but.ts';
import { ASKED_OF_FIRST_CUES, checkAskedOfFirst } from './ranks/check-asked-of-first.ts';
import { AT_MOST_CUES, checkAtMost } from './ranks/check-at-most.ts';
import { checkFirstOfBoth } from './ranks/check-first-of-both.ts';
import { checkFirstOnly } from './ranks/check-first-only.ts';
import { checkGroupsFirst, GROUPS_FIRST_CUES } from './ranks/check-groups-first.ts';
import { checkHeads } from './ranks/check-heads.ts';
import { checkKindsRanked, KINDS_RANKED_CUES } from './ranks/check-kinds-ranked.ts';
import { checkNumberOfFirst, NUMBER_OF_FIRST_CUES } from './ranks/check-number-of-first.ts';
import { checkFlagsRanked, checkOften, FLAGS_RANKED_CUES, OFTEN_CUES } from './ranks/check-often.ts';
import { checkOrderOfSize, ORDER_OF_SIZE_CUES } from './ranks/check-order-of-size.ts';
import {
  checkCountedRanked,
  checkHiddenName,
  checkOneOfEach,
  checkOneWithMost,
  checkOwnersRanked,
  checkRowOfEach,
  ONE_OF_EACH_CUES,
  ONE_WITH_MOST_CUES,
  OWNERS_RANKED_CUES,
  ROW_OF_EACH_CUES,
} from './ranks/check-owners-ranked.ts';
import { checkPeaks, PEAKS_CUES } from './ranks/check-peaks.ts';
import { checkRanked } from './ranks/check-ranked.ts';
import { checkRankedBefore, RANKED_BEFORE_CUES } from './ranks/check-ranked-before.ts';
import { checkSortedByBoth, SORTED_BY_BOTH_CUES } from './ranks/check-sorted-by-both.ts';
import { checkTailOfLast } from './ranks/check-tail-of-last.ts';
import { checkTiesWanted, TIES_WANTED_CUES } from './ranks/check-ties-wanted.ts';
import { checkTopOfAll, TOP_OF_ALL_CUES } from './ranks/check-top-of-all.ts';
import { ADDED_ROWS_CUES, checkAddedRows } from './rows/check-added-rows.ts';
import { AGAIN_CUES, checkAgain } from './rows/check-again.ts';
import { ALL_OF_EACH_CUES, checkAllOfEach } from './rows/check-all-of-each.ts';
import { ANY_OTHER_CUES, checkAnyOther } from './rows/check-any-other.ts';
import { checkAttached } from './rows/check-attached.ts';
import { BEHIND_CUES, checkBehind } from './rows/check-behind.ts';
import { CELLS_CUES, checkCells, checkValuesCompared } from './rows/check-cells.ts';
import { CLAUSES_KEPT_CUES, checkClausesKept } from './rows/check-clauses-kept.ts';
import { COLUMNS_COMPARED_CUES, checkColumnsCompared } from './rows/check-columns-compared.ts';
import {
  checkCompoundRows,
  checkNoneHad,
  checkNounJoined,
  checkPlaceOfHad,
  checkRowsOfOwner,
  NONE_HAD_CUES,
  NOUN_JOINED_CUES,
} from './rows/check-compound-rows.ts';
import { checkContradiction } from './rows/check-contradiction.ts';
import { checkDeedOfRows, DEED_OF_ROWS_CUES } from './rows/check-deed-of-rows.ts';
import { checkDeniedChoices } from './rows/check-denied-choices.ts';
import { checkDeniedRows, DENIED_ROWS_CUES } from './rows/check-denied-rows.ts';
import { checkEach } from './rows/check-each.ts';
import { checkEachHad } from './rows/check-each-had.ts';
import { checkEitherKept } from './rows/check-either-kept.ts';
import { checkFlags } from './rows/check-flags.ts';
import { checkGroupsSaid, GROUPS_SAID_CUES } from './rows/check-groups-said.ts';
import { checkHadBy } from './rows/check-had-by.ts';
import { checkIdle } from './rows/check-idle.ts';
import { checkInSeveral, IN_SEVERAL_CUES } from './rows/check-in-several.ts';
import { checkJoined, JOINED_CUES } from './rows/check-joined.ts';
import { checkJointScopes, JOINT_SCOPES_CUES } from './rows/check-joint-scopes.ts';
import { checkLostStates, checkStatesKept } from './rows/check-lost-states.ts';
import { BOUND_OF_ROWS_CUES, checkBoundOfRows, checkMeasuresApart } from './rows/check-measures-apart.ts';
import { checkOfOne } from './rows/check-of-one.ts';
import { checkOpposites } from './rows/check-opposites.ts';
import { checkOthers } from './rows/check-others.ts';
import { checkOwnRelation } from './rows/check-own-relation.ts';
import { checkPlacesOfPeople, PLACES_OF_PEOPLE_CUES } from './rows/check-places-of-people.ts';
import { checkReasons, REASONS_CUES } from './rows/check-reasons.ts';
import { checkRestricting, RESTRICTING_CUES } from './rows/check-restricting.ts';
import { checkNamedRows, checkRowNumbers } from './rows/check-row-numbers.ts';
import {
  checkDefinition,
  checkHistory,
  checkNeither,
  checkNever,
  checkNumber,
  checkNumberOfState,
  HISTORY_CUES,
  NUMBER_OF_STATE_CUES,
} from './rows/check-rows.ts';
import { checkRowsMade } from './rows/check-rows-made.ts';
import { checkSameEvent } from './rows/check-same-event.ts';
import { checkSameOne, SAME_ONE_CUES } from './rows/check-same-one.ts';
import { checkSameThings } from './rows/check-same-things.ts';
import {
  checkOwnValues,
  checkSharedValues,
  checkTheirOwn,
  THEIR_OWN_CUES,
} from './rows/check-shared-values.ts';
import { checkStateOfNoun } from './rows/check-state-of-noun.ts';
import { checkStates } from './rows/check-states.ts';
import { checkStatesOfOthers } from './rows/check-states-of-others.ts';
import { checkTheirs, THEIRS_CUES } from './rows/check-theirs.ts';
import { checkThroughParent } from './rows/check-through-parent.ts';
import { checkUnknownValues } from './rows/check-unknown-values.ts';
import { checkUnsaidReasons } from './rows/check-unsaid-reasons.ts';
import { checkValueAsThing, VALUE_AS_THING_CUES } from './rows/check-value-as-thing.ts';
import { checkValuesOfMany } from './rows/check-values-of-many.ts';
import { BASE_IN_BRACKETS_CUES, checkBaseInBrackets } from './shares/check-base-in-brackets.ts';
import { checkBases } from './shares/check-bases.ts';
import { checkForegone } from './shares/check-foregone.ts';
import { checkLaterRows } from './shares/check-later-rows.ts';
import { checkOwnWhole, OWN_WHOLE_CUES } from './shares/check-own-whole.ts';
import { checkPartLast, PART_LAST_CUES } from './shares/check-part-last.ts';
import { checkPartsSaid, PARTS_SAID_CUES } from './shares/check-parts-said.ts';
import { checkSecondShare, SECOND_SHARE_CUES } from './shares/check-second-share.ts';
import { checkShareOfRows } from './shares/check-share-of-rows.ts';
import { checkShareSaid } from './shares/check-share-said.ts';
import { checkUnsaidAverage } from './shares/check-unsaid-average.ts';
import {
  checkPartSaid,
  checkShareCounted,
  checkWholeLast,
  PART_SAID_CUES,
  SHARE_COUNTED_CUES,
  WHOLE_LAST_CUES,
} from './shares/check-whole-last.ts';
import { checkWholeSaid } from './shares/check-whole-said.ts';
import { ALL_TIME_CUES, checkAllTime } from './times/check-all-time.ts';
import { checkChangedPeriods } from './times/check-changed-periods.ts';
import { checkDateOfNoun } from './times/check-date-of-noun.ts';
import { checkDateOfOthers } from './times/check-date-of-others.ts';
import { checkDateOfState } from './times/check-date-of-state.ts';
import { checkDatedDeeds } from './times/check-dated-deeds.ts';
import { checkDeedOfEvents } from './times/check-deed-of-events.ts';
import { checkEmptyTimes, EMPTY_TIMES_CUES } from './times/check-empty-times.ts';
import { checkEveryMonth, EVERY_MONTH_CUES } from './times/check-every-month.ts';
import { checkFirstDeed, FIRST_DEED_CUES } from './times/check-first-deed.ts';
import { checkFirsts, FIRSTS_CUES } from './times/check-firsts.ts';
import { checkFollowed, FOLLOWED_CUES } from './times/check-followed.ts';
import { checkGroupedTimes } from './times/check-grouped-times.ts';
import { checkHowLong, HOW_LONG_CUES } from './times/check-how-long.ts';
import { checkLastCome, LAST_COME_CUES } from './times/check-last-come.ts';
import { checkLateIn, LATE_IN_CUES } from './times/check-late-in.ts';
import { checkMoments } from './times/check-moments.ts';
import { checkNaturalOrder, NATURAL_ORDER_CUES } from './times/check-natural-order.ts';
import { checkNeverDone, NEVER_DONE_CUES } from './times/check-never-done.ts';
import { checkNeverOfTheirs, NEVER_OF_THEIRS_CUES } from './times/check-never-of-theirs.ts';
import { checkNewest, NEWEST_CUES } from './times/check-newest.ts';
import { checkOnDate, ON_DATE_CUES } from './times/check-on-date.ts';
import { checkOnePeriod } from './times/check-one-period.ts';
import { checkPeriodsAsked, PERIODS_ASKED_CUES } from './times/check-periods-asked.ts';
import { checkSoSince, SO_SINCE_CUES } from './times/check-so-since.ts';
import { checkStateAgo, STATE_AGO_CUES } from './times/check-state-ago.ts';
import { checkStateOfDay } from './times/check-state-of-day.ts';
import { checkStateThen, STATE_THEN_CUES } from './times/check-state-then.ts';
import { checkTimeKept } from './times/check-time-kept.ts';
import { checkTimeOfClause } from './times/check-time-of-clause.ts';
import { checkTimeOfDeed } from './times/check-time-of-deed.ts';
import { checkTimeOfMaking, TIME_OF_MAKING_CUES } from './times/check-time-of-making.ts';
import { checkTimeOfParts } from './times/check-time-of-parts.ts';
import { checkTimesApart } from './times/check-times-apart.ts';
import { checkTwoDeeds, TWO_DEEDS_CUES } from './times/check-two-deeds.ts';
import { checkUnended, UNENDED_CUES } from './times/check-unended.ts';
import { checkYearOfNoun, YEAR_OF_NOUN_CUES } from './times/check-year-of-noun.ts';
import {
  checkAsks,
  checkNumberOfPart,
  checkSize,
  checkTimeOfAsks,
  checkWho,
  NUMBER_OF_PART_CUES,
} from './words/check-asks.ts';
import { checkColumnsHad } from './words/check-columns-had.ts';
import { checkDifferent, DIFFERENT_CUES } from './words/check-different.ts';
import { checkHeadsOfNotes } from './words/check-heads-of-notes.ts';
import { checkHowMuch, HOW_MUCH_CUES } from './words/check-how-much.ts';
import { checkItemsKept } from './words/check-items-kept.ts';
import { checkKindsOfFees, KINDS_OF_FEES_CUES } from './words/check-kinds-of-fees.ts';
import { checkLeftOut } from './words/check-left-out.ts';
import {
  AMOUNT_LISTED_CUES,
  checkAmountListed,
  checkListedColumns,
  checkListedRows,
  LISTED_ROWS_CUES,
} from './words/check-listed-columns.ts';
import { checkLists } from './words/check-lists.ts';
import { checkLostClauses, LOST_CLAUSES_CUES } from './words/check-lost-clauses.ts';
import { checkLostNouns } from './words/check-lost-nouns.ts';
import { checkLostPeriods, LOST_PERIODS_CUES } from './words/check-lost-periods.ts';
import { checkMeasuredSo, MEASURED_SO_CUES } from './words/check-measured-so.ts';
import { checkMisread } from './words/check-misread.ts';
import { checkNotes, NOTES_CUES } from './words/check-notes.ts';
import { checkNumberAsked, NUMBER_ASKED_CUES } from './words/check-number-asked.ts';
import { checkNamesOfOne, checkPartsOfNames, checkSubstance } from './words/check-parts-of-names.ts';
import { checkQuotients } from './words/check-quotients.ts';
import { checkRemnants } from './words/check-remnants.ts';
import { checkSaid } from './words/check-said.ts';
import { checkScopes, SCOPES_CUES } from './words/check-scopes.ts';
import { checkSecondAsking, SECOND_ASKING_CUES } from './words/check-second-asking.ts';
import { checkShown } from './words/check-shown.ts';
import { checkSmallWords, SMALL_WORDS_CUES } from './words/check-small-words.ts';
import { checkToldBefore, TOLD_BEFORE_CUES } from './words/check-told-before.ts';
import { checkToldFirst, TOLD_FIRST_CUES } from './words/check-told-first.ts';
import { checkToldRows, TOLD_ROWS_CUES } from './words/check-told-rows.ts';
import { checkUnfinished, UNFINISHED_CUES } from './words/check-unfinished.ts';
import { checkUnsaidProduct } from './words/check-unsaid-product.ts';
import { checkWhenAndWhere } from './words/check-when-and-where.ts';

/** In this order: the first one that objects says why. */
export const CHECKS: readonly Check[] = [
  ofWhole(({ query, words, index }) => checkShareSaid(query, words, index), { kind: 'aggregate' }),
  ofWhole(({ query, words }) => checkFollowed(query, words), { cues: FOLLOWED_CUES }),
  ofWhole(({ query, words, index }) => checkOwnWhole(query, words, index), {
    kind: 'aggregate',
    cues: OWN_WHOLE_CUES,
    form: 'share',
  }),
  ofWhole(({ query, words, index }) => checkPartLast(query, words, index), {
    kind: 'aggregate',
    cues: PART_LAST_CUES,
  }),
  ofWhole(({ query, words }) => checkPartsSaid(query, words), { cues: PARTS_SAID_CUES }),
  ofWhole(({ query, words, index }) => checkSecondAsking(query, words, index), { cues: SECOND_ASKING_CUES }),
  ofWhole(({ query, words }) => checkAtMost(query, words), { cues: AT_MOST_CUES }),
  ofWhole(({ query, words }) => checkTiesWanted(query, words), { cues: TIES_WANTED_CUES, form: 'ranked' }),
  ofWhole(({ query, words, index }) => checkLanguages(query, words, index), { cues: LANGUAGES_CUES }),
  ofWhole(({ query, words }) => checkRankedBefore(query, words), {
    kind: 'aggregate',
    cues: RANKED_BEFORE_CUES,
  }),
  ofWhole(({ query, words, index }) => checkNamedRows(query, words, index)),
  ofWhole(({ query, words, index }) => checkValueAsThing(query, words, index), { cues: VALUE_AS_THING_CUES }),
  ofWhole(({ query, words, index }) => checkDeniedRows(query, words, index), { cues: DENIED_ROWS_CUES }),
  ofWhole(({ query, words }) => checkTotalRow(query, words), { kind: 'aggregate', cues: TOTAL_ROW_CUES }),
  ofWhole(({ query, words, index }) => checkNeverDone(query, words, index), { cues: NEVER_DONE_CUES }),
  ofWhole(({ query, words, index }) => checkUnsaidAverage(query, words, index), { form: 'related' }),
  ofWhole(({ query, words, index }) => checkTimeOfClause(query, words, index)),
  ofWhole(({ query }) => checkOnePeriod(query), { kind: 'aggregate', form: 'grouped' }),
  ofWhole(({ query, words, index }) => checkTimeKept(query, words, index)),
  ofWhole(({ query, words, index }) => checkOwnAverage(query, words, index), { cues: OWN_AVERAGE_CUES }),
  ofWhole(({ query, words, index }) => checkEachNumber(query, words, index)),
  ofWhole(({ query, words }) => checkPeriodsAsked(query, words), { cues: PERIODS_ASKED_CUES }),
  ofWhole(({ query, words, index }) => checkAskedOfFirst(query, words, index), {
    cues: ASKED_OF_FIRST_CUES,
    form: 'ranked',
  }),
  ofWhole(({ query, words, index }) => checkAllOfEach(query, words, index), { cues: ALL_OF_EACH_CUES }),
  ofWhole(({ query, words, index }) => checkUnknownValues(query, words, index)),
  ofWhole(({ query, words, index }) => checkHowLong(query, words, index), { cues: HOW_LONG_CUES }),
  ofWhole(({ query, words, index }) => checkRestricting(query, words, index), { cues: RESTRICTING_CUES }),
  ofWhole(({ query, words, index }) => checkRowsMade(query, words, index)),
  ofWhole(({ query, words, index }) => checkCountBounds(query, words, index)),
  ofWhole(({ query, words, index }) => checkAgain(query, words, index), { cues: AGAIN_CUES }),
  ofWhole(({ query, words, index }) => checkPerRow(query, { words, index }), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkTwoDeeds(query, words, index), { cues: TWO_DEEDS_CUES }),
  ofWhole(({ query, words, index }) => checkGroupedTimes(query, words, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkWonBy(query, words, index), { cues: WON_BY_CUES }),
  ofWhole(({ query, words }) => checkTheirOwn(query, words), { cues: THEIR_OWN_CUES }),
  ofWhole(({ query, words }) => checkOwnRelation(query, words)),
  ofWhole(({ query, words, index }) => checkSecondRole(query, words, index)),
  ofWhole(({ query, words, index }) => checkWhoseValue(query, words, index), { form: 'tested' }),
  ofWhole(({ query, words, index }) => checkCountsInPlace(query, words, index), {
    cues: COUNTS_IN_PLACE_CUES,
  }),
  ofWhole(({ query, index }) => checkLaterRows(query, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkListedFirst(query, words, index), { cues: LISTED_FIRST_CUES }),
  ofWhole(({ query, words, index }) => checkDoerKeys(query, words, index), { cues: DOER_KEYS_CUES }),
  ofWhole(({ query, words, index }) => checkStateOfNoun(query, words, index)),
  ofWhole(({ query, words, index }) => checkQuotients(query, words, index)),
  ofWhole(({ query, words, index }) => checkWhenAndWhere(query, words, index)),
  ofWhole(({ query, words }) => checkToldFirst(query, words), { cues: TOLD_FIRST_CUES }),
  ofWhole(({ query, words, index }) => checkToldBefore(query, words, index), { cues: TOLD_BEFORE_CUES }),
  ofWhole(({ query, words, index }) => checkToldRows(query, words, index), { cues: TOLD_ROWS_CUES }),
  ofWhole(({ query, words }) => checkRanges(query, words), { kind: 'aggregate', cues: RANGES_CUES }),
  ofWhole(({ query, words, index }) => checkMeasuredSo(query, words, index), {
    kind: 'aggregate',
    cues: MEASURED_SO_CUES,
  }),
  ofWhole(({ query, words, index }) => checkBoundedMeasures(query, words, index)),
  ofWhole(({ query, words, index }) => checkNamedBounds(query, words, index), { cues: NAMED_BOUNDS_CUES }),
  ofWhole(({ query, words, index }) => checkJoinedClauses(query, words, index)),
  ofWhole(({ query, words }) => checkFirstOnly(query, words), { form: 'ranked' }),
  ofWhole(({ query, words }) => checkUnsaidProduct(query, words), { kind: 'aggregate', form: 'grouped' }),
  ofWhole(({ query, words }) => checkLostPeriods(query, words), {
    kind: 'aggregate',
    cues: LOST_PERIODS_CUES,
  }),
  ofWhole(({ query, words, index }) => checkWholeSaid(query, words, index), {
    kind: 'aggregate',
    form: 'share',
  }),
  ofWhole(({ query, words }) => checkNumberAsked(query, words), { cues: NUMBER_ASKED_CUES }),
  ofWhole(({ query, words }) => checkOrderOfSize(query, words), {
    kind: 'aggregate',
    cues: ORDER_OF_SIZE_CUES,
  }),
  ofWhole(({ query, words, index }) => checkNotes(query, words, index), { cues: NOTES_CUES }),
  ofWhole(({ query, words, index }) => checkGroupsSaid(query, words, index), {
    kind: 'aggregate',
    cues: GROUPS_SAID_CUES,
  }),
  ofWhole(({ query, words }) => checkUnsaidMeans(query, words), {
    kind: 'aggregate',
    cues: UNSAID_MEANS_CUES,
  }),
  ofWhole(({ query, index }) => checkHadBy(query, index)),
  ofWhole(({ query, words, index }) => checkGroupsFirst(query, words, index), { cues: GROUPS_FIRST_CUES }),
  ofWhole(({ query, words, index }) => checkMeasuresApart(query, words, index)),
  ofWhole(({ query, words, index }) => checkBoundOfRows(query, words, index), {
    kind: 'aggregate',
    cues: BOUND_OF_ROWS_CUES,
  }),
  ofWhole(({ query, words, index }) => checkShareOfRows(query, words, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkRowNumbers(query, words, index), { form: 'tested' }),
  ofWhole(({ query, words, index }) => checkTornUnits(query, words, index)),
  ofWhole(({ query, words }) => checkLostClauses(query, words), { cues: LOST_CLAUSES_CUES }),
  ofPart(({ query, words, index }) => checkRelations(query, words, index)),
  ofWhole(({ query, words, index }) => checkUnsaidRoles(query, words, index)),
  ofWhole(({ query, words, index }) => checkDeeds(query, words, index)),
  ofPhrases(({ query, phrases, index }) => checkOwners(query, phrases, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkAge(query, words, index), { cues: AGE_CUES }),
  ofPhrases(({ phrases, index }) => checkKinds(phrases, index)),
  ofPhrases(({ phrases, index }) => checkVerbOfMost(phrases, index)),
  ofWhole(({ query, words }) => checkAmountOfMost(query, words), {
    kind: 'aggregate',
    cues: AMOUNT_OF_MOST_CUES,
  }),
  ofWhole(({ query, words }) => checkFallOfMost(query, words), {
    kind: 'aggregate',
    cues: FALL_OF_MOST_CUES,
  }),
  ofWhole(({ query, words, index }) => checkOften(query, words, index), {
    kind: 'aggregate',
    cues: OFTEN_CUES,
  }),
  ofWhole(({ query, words }) => checkShareCounted(query, words), {
    kind: 'aggregate',
    cues: SHARE_COUNTED_CUES,
  }),
  ofPart(({ query, words }) => checkPartSaid(query, words), { kind: 'aggregate', cues: PART_SAID_CUES }),
  ofPhrases(({ query, phrases, words, index }) => checkBases(query, phrases, { words, index }), {
    kind: 'aggregate',
  }),
  ofPhrases(({ phrases, words }) => checkWholeLast(phrases, words), { cues: WHOLE_LAST_CUES }),
  ofWhole(({ query, index }) => checkForegone(query, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkGiven(query, words, index)),
  ofWhole(({ query, words, index }) => checkIdle(query, words, index)),
  ofWhole(({ query, words, index }) => checkWhose(query, words, index)),
  ofPart(({ query, words, index }) => checkOfOne(query, words, index)),
  ofWhole(({ query, words, index }) => checkPlaces(query, words, index), { kind: 'aggregate' }),
  ofPart(({ query, words, index }) => checkPlaceOfName(query, words, index), { form: 'tested' }),
  ofWhole(({ query, words, index }) => checkNamedTogether(query, words, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkKnownKeys(query, words, index), { form: 'tested' }),
  ofWhole(({ query, words, index }) => checkSameEvent(query, words, index), { form: 'related' }),
  ofWhole(({ query, index }) => checkSameThings(query, index)),
  ofWhole(({ query, index }) => checkSharedValues(query, index), { form: 'related' }),
  ofWhole(({ query }) => checkOwnValues(query), { kind: 'aggregate', form: 'grouped' }),
  ofWhole(({ query, words }) => checkSubstance(query, words), { kind: 'aggregate', form: 'ranked' }),
  ofWhole(({ query, words }) => checkColumnsCompared(query, words), { cues: COLUMNS_COMPARED_CUES }),
  ofWhole(({ query, words }) => checkClausesKept(query, words), { kind: 'list', cues: CLAUSES_KEPT_CUES }),
  ofWhole(({ query, words, index }) => checkHoldersTogether(query, words, index), {
    kind: 'aggregate',
    cues: HOLDERS_TOGETHER_CUES,
  }),
  ofPhrases(({ query, phrases, words, index }) => checkActs(query, { phrases, words, index })),
  ofPart(({ query, words, index }) => checkUnits(query, words, index)),
  ofWhole(({ query, words, index }) => checkSizeOfRows(query, words, index), {
    kind: 'aggregate',
    cues: SIZE_OF_ROWS_CUES,
  }),
  ofWhole(({ query, words }) => checkAveragedRows(query, words), {
    kind: 'aggregate',
    cues: AVERAGED_ROWS_CUES,
  }),
  ofWhole(({ query, words }) => checkSizeOfLargest(query, words), {
    kind: 'list',
    cues: SIZE_OF_LARGEST_CUES,
  }),
  ofWhole(({ query, words, index }) => checkSumOfOne(query, words, index), {
    kind: 'aggregate',
    cues: SUM_OF_ONE_CUES,
    form: 'ranked',
  }),
  ofWhole(({ query, words }) => checkNumberShown(query, words), {
    kind: 'aggregate',
    cues: NUMBER_SHOWN_CUES,
  }),
  ofWhole(({ query, words, index }) => checkNumberBeside(query, { words, index }), {
    kind: 'aggregate',
    cues: NUMBER_BESIDE_CUES,
  }),
  ofWhole(({ query, words, index }) => checkNumberMeant(query, { words, index }), {
    cues: NUMBER_MEANT_CUES,
  }),
  ofWhole(({ query, index }) => checkCountedInItself(query, index), { kind: 'aggregate', form: 'grouped' }),
  ofWhole(({ query, words }) => checkPlacesOfPeople(query, words), { cues: PLACES_OF_PEOPLE_CUES }),
  ofPart(({ query, draft, words, index }) => checkNumber(query, draft, { words, index })),
  ofPart(({ query, draft, words }) => checkDefinition(query, draft, words)),
  ofPart(({ query, draft, words }) => checkHistory(query, draft, words), {
    kind: 'aggregate',
    cues: HISTORY_CUES,
  }),
  ofPart(({ query, draft, words }) => checkPartsOfNames(query, draft, words)),
  ofWhole(({ query, words, index }) => checkNamesOfOne(query, words, index), { form: 'tested' }),
  ofWhole(({ query, words, index }) => checkSuperiors(query, words, index), { cues: SUPERIORS_CUES }),
  ofPart(({ query, draft, words, index }) => checkNever(query, draft, { words, index })),
  ofWhole(({ query, words }) => checkNeither(query, words)),
  ofPart(({ query, words }) => checkNumberOfState(query, words), { cues: NUMBER_OF_STATE_CUES }),
  ofPart(({ query, words, index }) => checkWho(query, words, index)),
  ofWhole(({ query, words, index }) => checkGivers(query, words, index), {
    kind: 'aggregate',
    cues: GIVERS_CUES,
  }),
  ofWhole(({ query, words, index }) => checkConverse(query, words, index), { cues: CONVERSE_CUES }),
  ofWhole(({ query, words, index }) => checkOfThem(query, words, index), {
    kind: 'aggregate',
    cues: OF_THEM_CUES,
  }),
  ofWhole(({ query, words, index }) => checkTheirRows(query, words, index), {
    kind: 'aggregate',
    cues: THEIR_ROWS_CUES,
  }),
  ofWhole(({ query, index }) => checkUnended(query, index), { cues: UNENDED_CUES }),
  ofWhole(({ query, words, index }) => checkContradiction(query, { words, index })),
  ofPhrases(({ query, phrases, words, index }) => checkAsks(query, phrases, { words, index })),
  ofWhole(({ query, words, index }) => checkColumnsHad(query, words, index)),
  ofWhole(({ query, words }) => checkHowMuch(query, words), { cues: HOW_MUCH_CUES }),
  ofWhole(({ query, words }) => checkDoersShown(query, words), { kind: 'list', cues: DOERS_SHOWN_CUES }),
  ofWhole(({ query, words, index }) => checkPeopleShown(query, words, index), { cues: PEOPLE_SHOWN_CUES }),
  ofWhole(({ query, words, index }) => checkCommonAmong(query, words, index), {
    kind: 'aggregate',
    cues: COMMON_AMONG_CUES,
  }),
  ofWhole(({ query, words, index }) => checkDateOfOthers(query, words, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkOnDate(query, words, index), { cues: ON_DATE_CUES }),
  ofWhole(({ query, words, index }) => checkWhoPaid(query, words, index), {
    kind: 'aggregate',
    cues: WHO_PAID_CUES,
  }),
  ofPart(({ query, words, index }) => checkLeftOut(query, { words, index })),
  ofPhrases(({ draft, phrases, words }) => checkLists(draft, { words, phrases })),
  ofWhole(({ query, words, index }) => checkJoined(query, words, index), {
    cues: JOINED_CUES,
    form: 'related',
  }),
  ofWhole(({ query, words, index }) => checkFlags(query, words, index)),
  ofPart(({ query, words, index }) => checkSaid(query, { words, index })),
  ofPart(({ query, draft, words }) => checkNumberOfPart(query, draft, words), {
    kind: 'aggregate',
    cues: NUMBER_OF_PART_CUES,
  }),
  ofPhrases(({ query, phrases, words }) => checkChangedPeriods(query, phrases, words), { kind: 'aggregate' }),
  ofPhrases(({ phrases, words }) => checkTimeOfAsks(phrases, words)),
  ofPart(({ query, words, index }) => checkShown(query, { words, index })),
  ofWhole(({ query, words, index }) => checkCountedNouns(query, { words, index })),
  ofWhole(({ query, words, index }) => checkCountedColumns(query, { words, index })),
  ofWhole(({ query, words, index }) => checkCurrency(query, words, index), { cues: CURRENCY_CUES }),
  ofWhole(({ query, words, index }) => checkAwards(query, words, index), {
    kind: 'aggregate',
    cues: AWARDS_CUES,
  }),
  ofPart(({ query, words }) => checkDeniedChoices(query, words)),
  ofWhole(({ query, words }) => checkJointScopes(query, words), { cues: JOINT_SCOPES_CUES }),
  ofWhole(({ query, words, index }) => checkScopes(query, words, index), { cues: SCOPES_CUES }),
  ofPhrases(({ query, phrases }) => checkSize(query, phrases), { kind: 'list' }),
  ofPart(({ query, words, index }) => checkEach(query, { words, index })),
  ofWhole(({ query, words, index }) => checkAttached(query, words, index), { form: 'related' }),
  ofPart(({ query, words, index }) => checkNouns(query, { words, index })),
  ofPart(({ query, draft, words, index }) => checkOwnNumbers(query, { draft, words, index })),
  ofWhole(({ query, words, index }) => checkOthers(query, { words, index }), {
    kind: 'aggregate',
    form: 'related',
  }),
  ofPhrases(({ query, phrases, words, index }) => checkRanked(query, { phrases, words, index })),
  ofWhole(({ query, words, index }) => checkStates(query, { words, index })),
  ofPart(({ query, words, index }) => checkLostStates(query, words, index)),
  ofWhole(({ query, words, index }) => checkStatesKept(query, words, index)),
  ofWhole(({ query, words, index }) => checkStateOfDay(query, words, index), { form: 'guessed' }),
  ofWhole(({ query, words, index }) => checkMisread(query, { words, index })),
  ofWhole(({ query, words, index }) => checkMoments(query, { words, index })),
  ofWhole(({ query, words, index }) => checkFirstDeed(query, words, index), {
    kind: 'list',
    cues: FIRST_DEED_CUES,
    form: 'ranked',
  }),
  ofPart(({ query, words }) => checkTopOfAll(query, words), { cues: TOP_OF_ALL_CUES, form: 'ranked' }),
  ofPart(({ query, words }) => checkNumberOfFirst(query, words), {
    cues: NUMBER_OF_FIRST_CUES,
    form: 'ranked',
  }),
  ofWhole(({ query, words }) => checkOwnersRanked(query, words), {
    kind: 'list',
    cues: OWNERS_RANKED_CUES,
    form: 'ranked',
  }),
  ofWhole(({ query }) => checkHiddenName(query), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkComparedAverage(query, words, index), {
    cues: COMPARED_AVERAGE_CUES,
  }),
  ofWhole(({ query, words, index }) => checkRowOfEach(query, words, index), {
    kind: 'aggregate',
    cues: ROW_OF_EACH_CUES,
    form: 'ranked',
  }),
  ofWhole(({ query, words, index }) => checkCountedRanked(query, words, index), {
    kind: 'aggregate',
    form: 'ranked',
  }),
  ofWhole(({ query, words }) => checkOneWithMost(query, words), {
    kind: 'aggregate',
    cues: ONE_WITH_MOST_CUES,
  }),
  ofWhole(({ query, words, index }) => checkCompoundRows(query, words, index), { form: 'related' }),
  ofWhole(({ query, words, index }) => checkPlaceOfHad(query, words, index), { kind: 'list' }),
  ofWhole(({ query, words, index }) => checkNounJoined(query, words, index), { cues: NOUN_JOINED_CUES }),
  ofPart(({ query, words }) => checkNoneOfTheirs(query, words), { cues: NONE_OF_THEIRS_CUES }),
  ofWhole(({ query, words, index }) => checkNoneHad(query, words, index), { cues: NONE_HAD_CUES }),
  ofWhole(({ query, words, index }) => checkOneOfEach(query, words, index), { cues: ONE_OF_EACH_CUES }),
  ofPart(({ query, words, index }) => checkOpposites(query, words, index)),
  ofWhole(({ query, words, index }) => checkOwed(query, words, index), { cues: OWED_CUES }),
  ofPart(({ query, words, index }) => checkOfThose(query, words, index), { cues: OF_THOSE_CUES }),
  ofWhole(({ query, words, index }) => checkReasons(query, words, index), { cues: REASONS_CUES }),
  ofPhrases(({ query, phrases, words, index }) => checkRemnants(query, { phrases, words, index })),
  ofPart(({ query, words, index }) => checkLostNouns(query, { words, index })),
  ofWhole(({ query, words, index }) => checkTimesApart(query, { words, index })),
  ofWhole(({ query, index }) => checkTorn(query, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkTornColumns(query, words, index), {
    kind: 'aggregate',
    form: 'grouped',
  }),
  ofWhole(({ query, index }) => checkOneOfName(query, index)),
  ofPart(({ query, words, index }) => checkTotals(query, words, index), { cues: TOTALS_CUES }),
  ofWhole(({ query, words, index }) => checkKindsOfDeeds(query, words, index), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkHowOften(query, words, index), {
    kind: 'aggregate',
    cues: HOW_OFTEN_CUES,
  }),
  ofWhole(({ query, words, index }) => checkImpossibleBounds(query, words, index)),
  ofPart(({ query, draft, words, index }) => checkSums(query, draft, { words, index })),
  ofPart(({ query, words, index }) => checkDifferences(query, words, index)),
  ofWhole(({ query, words, index }) => checkDropped(query, words, index)),
  ofWhole(({ query, words, index }) => checkOwnRows(query, words, index), { form: 'related' }),
  ofPart(({ query, words, index }) => checkDatedDeeds(query, words, index)),
  ofWhole(({ query, words, index }) => checkDeedOfEvents(query, words, index)),
  ofWhole(({ query, words, index }) => checkDateOfState(query, words, index)),
  ofWhole(({ query, words, index }) => checkDeedOfRows(query, words, index), { cues: DEED_OF_ROWS_CUES }),
  ofWhole(({ query, words, index }) => checkFirsts(query, words, index), { cues: FIRSTS_CUES }),
  ofWhole(({ query, words, index }) => checkNewest(query, words, index), { kind: 'list', cues: NEWEST_CUES }),
  ofWhole(({ query, words, index }) => checkPrices(query, { words, index }), { kind: 'aggregate' }),
  ofWhole(({ query, words, index }) => checkMetricRoles(query, words, index), {
    kind: 'aggregate',
    form: 'several',
  }),
  ofWhole(({ query, words }) => checkOneQuantity(query, words), { cues: ONE_QUANTITY_CUES }),
  ofWhole(({ query, words, index }) => checkWhichAmount(query, words, index), {
    kind: 'aggregate',
    cues: WHICH_AMOUNT_CUES,
  }),
  ofWhole(({ query, words, index }) => checkAmountOfRow(query, words, index), { cues: AMOUNT_OF_ROW_CUES }),
  ofWhole(({ query, words, index }) => checkAboveAverage(query, words, index), { cues: ABOVE_AVERAGE_CUES }),
  ofWhole(({ query, index }) => checkSeveralBands(query, index), { kind: 'aggregate', form: 'grouped' }),
  ofPart(({ query, words, index }) => checkCountsApart(query, words, index), {
    kind: 'aggregate',
    cues: COUNTS_APART_CUES,
  }),
  ofWhole(({ query, words, index }) => checkBothEnds(query, words, index), {
    kind: 'aggregate',
    cues: BOTH_ENDS_CUES,
  }),
  ofWhole(({ query, words }) => checkBaseInBrackets(query, words), {
    kind: 'aggregate',
    cues: BASE_IN_BRACKETS_CUES,
    form: 'several',
  }),
  ofWhole(({ query, words, index }) => checkTailOfLast(query, words, index), {
    kind: 'aggregate',
    form: 'several',
  }),
  ofWhole(({ query, words, index }) => checkTimeOfDeed(query, words, index)),
  ofWhole(({ query, words, index }) => checkDateOfNoun(query, words, index), { kind: 'aggregate' }),
  ofWhole(({ query, words }) => checkListedColumns(query, words)),
  ofWhole(({ query, words, index }) => checkListedRows(query, words, index), {
    kind: 'list',
    cues: LISTED_ROWS_CUES,
  }),
  ofWhole(({ query, words }) => checkAmountListed(query, words), { kind: 'list', cues: AMOUNT_LISTED_CUES }),
  ofWhole(({ query, words, index }) => checkHeads(query, words, index)),
  ofWhole(({ query, words, index }) => checkTimeOfParts(query, words, index)),
  ofWhole(({ query, words, index }) => checkHeadsOfNotes(query, words, index)),
  ofWhole(({ query, words, index }) => checkEachHad(query, words, index)),
  ofWhole(({ query, words }) => checkEitherKept(query, words)),
  ofWhole(({ query, words }) => checkFirstOfBoth(query, words)),
  ofWhole(({ query, words, index }) => checkPaidTogether(query, words, index)),
  ofWhole(({ query, words, index }) => checkPlaceOfRows(query, words, index)),
  ofWhole(({ query, words, index }) => checkComparedKinds(query, words, index)),
  ofWhole(({ query, words, index }) => checkRowsBounded(query, words, index)),
  ofWhole(({ query, words, index }) => checkThroughParent(query, words, index)),
  ofWhole(({ query, words }) => checkItemsKept(query, words), { kind: 'aggregate', cues: [':'] }),
  ofWhole(({ query, words, index }) => checkBehind(query, words, index), { cues: BEHIND_CUES }),
  ofWhole(({ query, words }) => checkAllBut(query, words), { cues: ALL_BUT_CUES }),
  ofWhole(({ query, words }) => checkPartsOfTheirs(query, words), { cues: PARTS_OF_THEIRS_CUES }),
  ofWhole(({ query, words, index }) => checkAddedRows(query, words, index), { cues: ADDED_ROWS_CUES }),
  ofWhole(({ query, words }) => checkPeaks(query, words), { kind: 'aggregate', cues: PEAKS_CUES }),
  ofWhole(({ query, words, index }) => checkStateAgo(query, words, index), { cues: STATE_AGO_CUES }),
  ofWhole(({ query, words, index }) => checkStateThen(query, words, index), { cues: STATE_THEN_CUES }),
  ofWhole(({ query, words, index }) => checkSmallWords(query, words, index), { cues: SMALL_WORDS_CUES }),
  ofWhole(({ query, words, index }) => checkUnfinished(query, words, index), { cues: UNFINISHED_CUES }),
  ofWhole(({ query, words, index }) => checkUnsaidReasons(query, words, index)),
  ofWhole(({ query, words, index }) => checkStatesOfOthers(query, words, index)),
  ofWhole(({ query, words, index }) => checkAllTime(query, words, index), { cues: ALL_TIME_CUES }),
  ofWhole(({ query, words, index }) => checkCells(query, words, index), {
    kind: 'aggregate',
    cues: CELLS_CUES,
    form: 'grouped',
  }),
  ofWhole(({ query }) => checkValuesCompared(query), { kind: 'list', cues: ['than'] }),
  ofWhole(({ query, words, index }) => checkSameOne(query, words, index), { cues: SAME_ONE_CUES }),
  ofWhole(({ query, words }) => checkDifferent(query, words), { cues: DIFFERENT_CUES }),
  ofWhole(({ query, words, index }) => checkOneOfTheirs(query, words, index), { form: 'tested' }),
  ofWhole(({ query, words, index }) => checkAverageOfEach(query, words, index), {
    kind: 'aggregate',
    cues: AVERAGE_OF_EACH_CUES,
  }),
  ofWhole(({ query, words, index }) => checkBothGroups(query, words, index), { cues: BOTH_GROUPS_CUES }),
  ofWhole(({ query, words }) => checkSortedByBoth(query, words), {
    cues: SORTED_BY_BOTH_CUES,
    form: 'ranked',
  }),
  ofWhole(({ query, words }) => checkSecondShare(query, words), {
    kind: 'aggregate',
    cues: SECOND_SHARE_CUES,
    form: 'share',
  }),
  ofWhole(({ words }) => checkLateIn(words), { cues: LATE_IN_CUES }),
  ofWhole(({ query, words, index }) => checkSoSince(query, words, index), { cues: SO_SINCE_CUES }),
  ofWhole(({ query, words, index }) => checkFlagsRanked(query, words, index), {
    kind: 'aggregate',
    cues: FLAGS_RANKED_CUES,
    form: 'ranked',
  }),
  ofWhole(({ query, words, index }) => checkRoleVerbs(query, words, index)),
  ofWhole(({ query, words, index }) => checkNaturalOrder(query, words, index), { cues: NATURAL_ORDER_CUES }),
  ofWhole(
    ({ query, words, index }) => (query.kind === 'list' ? checkKindsRanked(query, words, index) : undefined),
    { kind: 'list', cues: KINDS_RANKED_CUES, form: 'ranked' },
  ),
  ofWhole(({ query, words, index }) => checkWorthOfRows(query, words, index), { cues: WORTH_OF_ROWS_CUES }),
  ofWhole(({ query, words, index }) => checkRowsOfOwner(query, words, index), {
    kind: 'list',
    form: 'related',
  }),
  ofWhole(({ query, words, index }) => checkLumped(query, words, index), {
    kind: 'aggregate',
    cues: LUMPED_CUES,
    form: 'tested',
  }),
  ofWhole(({ query, words }) => checkEveryMonth(query, words), { kind: 'aggregate', cues: EVERY_MONTH_CUES }),
  ofWhole(
    ({ query, words, index }) => (query.kind === 'list' ? checkValuesOfMany(query, words, index) : undefined),
    { kind: 'list', cues: ['of'] },
  ),
  ofWhole(({ query, words, index }) => checkSecondMeasure(query, words, index), {
    kind: 'aggregate',
    cues: SECOND_MEASURE_CUES,
    form: 'several',
  }),
  ofWhole(({ query, words }) => checkSumOfFirst(query, words), {
    kind: 'aggregate',
    cues: SUM_OF_FIRST_CUES,
    form: 'ranked',
  }),
  ofWhole(({ query, words, index }) => checkCostOfOthers(query, words, index), { cues: COST_OF_OTHERS_CUES }),
  ofWhole(({ query, index }) => checkLastCome(query, index), { cues: LAST_COME_CUES, form: 'related' }),
  ofWhole(({ query }) => checkEmptyTimes(query), {
    kind: 'aggregate',
    cues: EMPTY_TIMES_CUES,
    form: 'grouped',
  }),
  ofWhole(({ query, words }) => checkInSeveral(query, words), { cues: IN_SEVERAL_CUES }),
  ofWhole(({ query, words, index }) => checkWhoOfSeveral(query, words, index), {
    kind: 'aggregate',
    cues: WHO_OF_SEVERAL_CUES,
  }),
  ofWhole(({ query, words, index }) => checkYearAsAmount(query, words, index), { cues: YEAR_AS_AMOUNT_CUES }),
  ofWhole(({ query, words, index }) => checkYearOfNoun(query, words, index), { cues: YEAR_OF_NOUN_CUES }),
  ofWhole(({ query, words, index }) => checkEventsOfKinds(query, words, index), {
    cues: EVENTS_OF_KINDS_CUES,
    form: 'related',
  }),
  ofWhole(({ query, words }) => checkTheirs(query, words), { kind: 'aggregate', cues: THEIRS_CUES }),
  ofWhole(({ query, index }) => checkNeverOfTheirs(query, index), {
    kind: 'list',
    cues: NEVER_OF_THEIRS_CUES,
  }),
  ofWhole(({ query, words }) => checkEarnedRates(query, words), {
    kind: 'list',
    cues: EARNED_RATES_CUES,
  }),
  ofWhole(({ query, words }) => checkAnyOther(query, words), { cues: ANY_OTHER_CUES }),
  ofWhole(({ query, words, index }) => checkKindsOfFees(query, words, index), { cues: KINDS_OF_FEES_CUES }),
  ofWhole(({ query, words, index }) => checkTimeOfMaking(query, words, index), { cues: TIME_OF_MAKING_CUES }),
];
