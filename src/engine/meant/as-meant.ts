import { withTellingNames } from '../described/with-columns-named.ts';
import { FALSE_FRIENDS } from '../lexicon/false-friends.ts';
import { localTurns } from '../local-turns.ts';
import { ownPhrasings } from '../own-phrasings.ts';
import type { Token } from '../token.ts';
import { respell } from './respell.ts';
import type { Means, Rewording } from './rewording.ts';
import { withAgentsAsOwners } from './with-agents-as-owners.ts';
import { withAllAddedUp } from './with-all-added-up.ts';
import { withAmountsAddedUp } from './with-amounts-added-up.ts';
import { withAssignedAsHad } from './with-assigned-as-had.ts';
import { withAveragesOfGroups } from './with-averages-of-groups.ts';
import { withAveragesOfRows } from './with-averages-of-rows.ts';
import { withAwardsAsRows } from './with-awards-as-rows.ts';
import { withCausesNamed } from './with-causes-named.ts';
import { withColumnsOfBoth } from './with-columns-of-both.ts';
import { withDatesOfNames } from './with-dates-of-names.ts';
import { withDeedsAsColumns } from './with-deeds-as-columns.ts';
import { withEachPeriod } from './with-each-period.ts';
import { withEndRanked } from './with-end-ranked.ts';
import { withFlagsApart } from './with-flags-apart.ts';
import { withGrammarMended } from './with-grammar-mended.ts';
import { withGroupsOfNotes } from './with-groups-of-notes.ts';
import { withKindsCounted } from './with-kinds-counted.ts';
import { withKindsOfDoers } from './with-kinds-of-doers.ts';
import { withLengthsInDigits } from './with-lengths-in-digits.ts';
import { withMeansAsValues } from './with-means-as-values.ts';
import { withMetricsAsRows } from './with-metrics-as-rows.ts';
import { withMonthsInPlural } from './with-months-in-plural.ts';
import { withNamesApart } from './with-names-apart.ts';
import { withNamesOfAsked } from './with-names-of-asked.ts';
import { withNamesOfValues } from './with-names-of-values.ts';
import { withNamesUnquoted } from './with-names-unquoted.ts';
import { withNoneAsZero } from './with-none-as-zero.ts';
import { withOpenYears } from './with-open-years.ts';
import { withOwnerOfEach } from './with-owner-of-each.ts';
import { withOwnersInBrackets } from './with-owners-in-brackets.ts';
import { withPeopleOfPlaces } from './with-people-of-places.ts';
import { withRowsOfEachOwner } from './with-rows-of-each-owner.ts';
import { withRowsOfWhole } from './with-rows-of-whole.ts';
import { withShortFormsWrittenOut } from './with-short-forms-written-out.ts';
import { withShorthandWrittenOut } from './with-shorthand-written-out.ts';
import { withTileCounted } from './with-tile-counted.ts';
import { withTimesDone } from './with-times-done.ts';
import { withTitleMarked } from './with-title-marked.ts';
import { withValuesAsGroups } from './with-values-as-groups.ts';
import { withValuesSideBySide } from './with-values-side-by-side.ts';
import { withWhoOfColumn } from './with-who-of-column.ts';
import { withYearsAsTimes } from './with-years-as-times.ts';
import { withoutAgentsOfRows } from './without-agents-of-rows.ts';
import { withoutKindsOfColumns } from './without-kinds-of-columns.ts';
import { withoutNumberOfAll } from './without-number-of-all.ts';
import { withoutObjectAppliedFor } from './without-object-applied-for.ts';
import { withoutOwnDefinition } from './without-own-definition.ts';
import { withoutOwnersOfRows } from './without-owners-of-rows.ts';
import { withoutPlaceOfAll } from './without-place-of-all.ts';
import { withoutValuesOfGroups } from './without-values-of-groups.ts';

const withGeneralTurns = localTurns(FALSE_FRIENDS);

/** What would be taken for something else in plainer words: what is said of this data, and of any. */
const withoutFalseFriends: Rewording = (tokens, { knowledge }) =>
  withGeneralTurns(ownPhrasings(knowledge).first(tokens));

/** What is misspelt may be a false friend. */
const respelled: Rewording = (tokens, means) => {
  const spelt = respell(tokens, means);
  return spelt === tokens ? tokens : withoutFalseFriends(spelt, means);
};

/** In this order: each sees the words as those before it have put them. */
const REWORDINGS: readonly Rewording[] = [
  withAllAddedUp,
  withAwardsAsRows,
  withMonthsInPlural,
  withoutFalseFriends,
  respelled,
  withoutPlaceOfAll,
  withNamesUnquoted,
  withCausesNamed,
  withoutObjectAppliedFor,
  withLengthsInDigits,
  withOpenYears,
  withYearsAsTimes,
  withEndRanked,
  withWhoOfColumn,
  withNamesOfAsked,
  withAgentsAsOwners,
  withColumnsOfBoth,
  withOwnersInBrackets,
  withNamesApart,
  withShortFormsWrittenOut,
  withDatesOfNames,
  withDeedsAsColumns,
  withTellingNames,
  withTimesDone,
  withEachPeriod,
  withGrammarMended,
  withoutOwnDefinition,
  withoutKindsOfColumns,
  withTileCounted,
  withMetricsAsRows,
  withKindsCounted,
  withKindsOfDoers,
  withTitleMarked,
  withAveragesOfRows,
  withAveragesOfGroups,
  withShorthandWrittenOut,
  withGroupsOfNotes,
  withFlagsApart,
  withAssignedAsHad,
  withAmountsAddedUp,
  withMeansAsValues,
  withNoneAsZero,
  withValuesSideBySide,
  withOwnerOfEach,
  withRowsOfEachOwner,
  withRowsOfWhole,
  withoutNumberOfAll,
  withPeopleOfPlaces,
  withNamesOfValues,
  withValuesAsGroups,
  withoutValuesOfGroups,
  withoutAgentsOfRows,
  withoutOwnersOfRows,
];

/** The tokens as they are meant however they are typed: spelt, written out, in grammar; the very tokens where they are so. */
export function asMeant(typed: readonly Token[], means: Means): readonly Token[] {
  return REWORDINGS.reduce((tokens, reworded) => reworded(tokens, means), typed);
}
