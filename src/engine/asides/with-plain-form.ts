import type { Meanings } from '../meant/rewording.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';
import { withDeedsCounted } from './with-deeds-counted.ts';
import { withEachCounted } from './with-each-counted.ts';
import { withEventsCounted } from './with-events-counted.ts';
import { withHoldersAsked } from './with-holders-asked.ts';
import { withNamesInClauses } from './with-names-in-clauses.ts';
import { withNoneIncluded } from './with-none-included.ts';
import { withPartAsked } from './with-plain-turn.ts';
import { withQuestionFirst } from './with-question-first.ts';
import { withRowsCounted } from './with-rows-counted.ts';
import { withRowsListed } from './with-rows-listed.ts';
import { withRowsOfDeeds } from './with-rows-of-deeds.ts';
import { withSidesCompared } from './with-sides-compared.ts';
import { withStatesOfGroups } from './with-states-of-groups.ts';
import { withThoseAsked } from './with-those-asked.ts';
import { withTimeOfBoth } from './with-time-of-both.ts';
import { withTimeOfEach } from './with-time-of-each.ts';
import { withValuesOfNamed } from './with-values-of-named.ts';
import { withVerbsOfShowing } from './with-verbs-of-showing.ts';
import { withoutGroupAgain } from './without-group-again.ts';

/**
 * The question in the plain form of its kind, where its own is read as something else: what is asked last ("… issued how many
 * loans?"), how often one thing happened, what happened then to how many
 * of those, and rows that are counted though their deed is a sum. The same tokens in any other.
 */
export function withPlainForm(tokens: readonly Token[], means: Meanings): readonly Token[] {
  const { find } = means;
  const done = withRowsOfDeeds(tokens, means.knowledge);
  const named = withNamesInClauses(withNoneIncluded(done), find);
  const told = withoutItsBeginning(
    withTerms(withVerbsOfShowing(withValuesOfNamed(withoutGroupAgain(named), find))),
  );
  const asked =
    withHoldersAsked(told, means) ??
    withPartAsked(told) ??
    withQuestionFirst(told) ??
    withThoseAsked(told, find) ??
    withEachCounted(told, find) ??
    withTimeOfBoth(told) ??
    withTimeOfEach(told, find(told)) ??
    withDeedsCounted(told, means) ??
    withEventsCounted(told, find(told)) ??
    withSidesCompared(told, find(told)) ??
    withStatesOfGroups(told, find) ??
    told;
  const counted = withRowsCounted(asked, find(asked));
  return withRowsListed(counted, find) ?? counted;
}

/** "$20,000 *over* 5 years" is borrowed for so long, and for no longer; so are "loans 36 months *long*". */
function withTerms(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const isLength = (number: number): boolean =>
      tokens[number]?.kind === 'number' &&
      LENGTHS.has(tokens[number + 1]?.norm ?? '') &&
      tokens[number + 2]?.norm === 'long';
    if (isLength(at - 2)) return [];
    if (isLength(at)) return [spokenAs(token, 'of'), token];
    const isTerm =
      token.norm === 'over' &&
      tokens[at - 1]?.number?.sign === 'money' &&
      tokens[at + 1]?.kind === 'number' &&
      LENGTHS.has(tokens[at + 2]?.norm ?? '');
    return isTerm ? ['with', 'a', 'term', 'of'].map((norm) => spokenAs(token, norm)) : [token];
  });
}

const LENGTHS: ReadonlySet<string> = new Set(['month', 'months', 'year', 'years']);

/** "pending for more than 4 days *since they were filed*", "more than 4 days *after submission*": what has waited has since it was there. */
function withoutItsBeginning(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ norm }, place) =>
      SINCE.has(norm) && UNITS.has(tokens[place - 1]?.norm ?? '') && lengthOfFiling(tokens, place + 1) > 0,
  );
  const waiting = tokens.slice(0, Math.max(at, 0)).findLastIndex(({ norm }) => WAITING.has(norm));
  const like = tokens[waiting];
  if (like === undefined) return tokens;
  const spell = tokens.slice(waiting + 1, at);
  const isLinked = !BOUNDS.has(spell[0]?.norm ?? '');
  const lasting = isLinked ? spell : [{ ...like, norm: 'for', text: 'for' }, ...spell];
  return [
    ...tokens.slice(0, waiting + 1),
    ...lasting,
    ...tokens.slice(at + 1 + lengthOfFiling(tokens, at + 1)),
  ];
}

/** How many words say that they were filed: "they were filed", "submission"; none where they do not. */
function lengthOfFiling(tokens: readonly Token[], at: number): number {
  const [they, were, filed] = tokens.slice(at, at + 3).map(({ norm }) => norm);
  if (FILINGS.has(they ?? '')) return 1;
  return THEY.has(they ?? '') && WERE.has(were ?? '') && FILED.has(filed ?? '') ? 3 : 0;
}

const SINCE: ReadonlySet<string> = new Set(['after', 'since']);
const FILINGS: ReadonlySet<string> = new Set('application filing receipt submission'.split(' '));
const BOUNDS: ReadonlySet<string> = new Set('at least less longer more over under upwards'.split(' '));

const UNITS: ReadonlySet<string> = new Set(['days', 'hours', 'months', 'weeks']);
const THEY: ReadonlySet<string> = new Set(['it', 'they']);
const WERE: ReadonlySet<string> = new Set(['was', 'were']);
const FILED: ReadonlySet<string> = new Set(
  'applied entered filed lodged made opened placed received sent submitted'.split(' '),
);
const WAITING: ReadonlySet<string> = new Set(['open', 'pending', 'unresolved', 'waiting']);
