import type { Knowledge } from '../catalog/mod.ts';
import { withRowsOfWhole } from './asides/with-rows-of-whole.ts';
import { withoutValuesOfGroups } from './asides/without-values-of-groups.ts';
import type { Candidate } from './candidate.ts';
import { FALSE_FRIENDS } from './lexicon/false-friends.ts';
import type { Linker } from './link/create-linker.ts';
import { localTurns } from './local-turns.ts';
import { respell } from './respell.ts';
import type { Token } from './token.ts';
import { withAveragesOfGroups } from './with-averages-of-groups.ts';
import { withAveragesOfRows } from './with-averages-of-rows.ts';
import { withDeedsAsColumns } from './with-deeds-as-columns.ts';
import { withGrammarMended } from './with-grammar-mended.ts';
import { withGroupsOfNotes } from './with-groups-of-notes.ts';
import { withKindsOfDoers } from './with-kinds-of-doers.ts';
import { withLengthsInDigits } from './with-lengths-in-digits.ts';
import { withMetricsAsRows } from './with-metrics-as-rows.ts';
import { withNamesApart } from './with-names-apart.ts';
import { withNamesOfValues } from './with-names-of-values.ts';
import { withPeopleOfPlaces } from './with-people-of-places.ts';
import { withShortFormsWrittenOut } from './with-short-forms-written-out.ts';
import { withShorthandWrittenOut } from './with-shorthand-written-out.ts';
import { withTileCounted } from './with-tile-counted.ts';
import { withTitleMarked } from './with-title-marked.ts';
import { withoutAgentsOfRows } from './without-agents-of-rows.ts';
import { withoutKindsOfColumns } from './without-kinds-of-columns.ts';
import { withoutNumberOfAll } from './without-number-of-all.ts';
import { withoutOwnDefinition } from './without-own-definition.ts';
import { withoutOwnersOfRows } from './without-owners-of-rows.ts';

interface Means {
  readonly linker: Linker;
  readonly find: (tokens: readonly Token[]) => readonly Candidate[];
  readonly knowledge: Knowledge;
}

const withoutFalseFriends = localTurns(FALSE_FRIENDS);

/** The tokens as they are meant however they are typed: spelt, written out, in grammar; the very tokens where they are so. */
export function asMeant(typed: readonly Token[], { linker, find, knowledge }: Means): readonly Token[] {
  const spelt = withShortFormsWrittenOut(
    withNamesApart(withLengthsInDigits(respell(withoutFalseFriends(typed), linker))),
  );
  const called = withDeedsAsColumns(spelt, knowledge);
  const mended = withGrammarMended(called, find(called));
  const told = withoutOwnDefinition(mended, find(mended), knowledge);
  const plain = withoutKindsOfColumns(told, find(told), knowledge);
  const counted = withTileCounted(plain, find(plain), knowledge);
  const rowed = withMetricsAsRows(counted, find(counted), knowledge);
  const made = withKindsOfDoers(rowed, find(rowed), knowledge);
  const titled = withTitleMarked(made, find(made));
  const single = withAveragesOfRows(titled, find(titled));
  const averaged = withAveragesOfGroups(single, find(single), knowledge);
  const written = withShorthandWrittenOut(averaged, find(averaged), knowledge);
  const noted = withGroupsOfNotes(written, find(written), knowledge);
  const whole = withRowsOfWhole(noted, find, knowledge);
  const placed = withPeopleOfPlaces(withoutNumberOfAll(whole, find, knowledge), find, knowledge);
  const named = placed.some(({ norm }) => norm === 'name' || norm === 'names')
    ? withNamesOfValues(placed, find(placed), knowledge)
    : placed;
  const apart = withoutAgentsOfRows(withoutValuesOfGroups(named, find, knowledge), find, knowledge);
  return withoutOwnersOfRows(apart, find, knowledge);
}
