import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';
import { withEventsCounted } from './with-events-counted.ts';
import { withQuestionFirst } from './with-question-first.ts';
import { withRowsCounted } from './with-rows-counted.ts';
import { withRowsListed } from './with-rows-listed.ts';
import { withTimeOfBoth } from './with-time-of-both.ts';
import { withVerbsOfShowing } from './with-verbs-of-showing.ts';

/**
 * The question in the plain form of its kind, where its own is read as something else: what is asked last ("… issued how many
 * loans?"), how often one thing happened, what happened then to how many
 * of those, and rows that are counted though their deed is a sum. The same tokens in any other.
 */
export function withPlainForm(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] {
  const told = withoutItsBeginning(withTerms(withVerbsOfShowing(tokens)));
  const asked =
    withQuestionFirst(told) ?? withTimeOfBoth(told) ?? withEventsCounted(told, find(told)) ?? told;
  const counted = withRowsCounted(asked, find(asked));
  return withRowsListed(counted, find) ?? counted;
}

/** "$20,000 *over* 5 years" is borrowed for so long, and for no longer. */
function withTerms(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const isTerm =
      token.norm === 'over' &&
      tokens[at - 1]?.number?.sign === 'money' &&
      tokens[at + 1]?.kind === 'number' &&
      LENGTHS.has(tokens[at + 2]?.norm ?? '');
    return isTerm ? ['with', 'a', 'term', 'of'].map((norm) => spokenAs(token, norm)) : [token];
  });
}

const LENGTHS: ReadonlySet<string> = new Set(['month', 'months', 'year', 'years']);

/** "pending for more than 4 days *since they were filed*": what has waited has since it was there. */
function withoutItsBeginning(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ norm }, place) =>
      norm === 'since' &&
      UNITS.has(tokens[place - 1]?.norm ?? '') &&
      THEY.has(tokens[place + 1]?.norm ?? '') &&
      WERE.has(tokens[place + 2]?.norm ?? '') &&
      FILED.has(tokens[place + 3]?.norm ?? ''),
  );
  const isWaiting = tokens.slice(0, Math.max(at, 0)).some(({ norm }) => WAITING.has(norm));
  return isWaiting ? [...tokens.slice(0, at), ...tokens.slice(at + 4)] : tokens;
}

const UNITS: ReadonlySet<string> = new Set(['days', 'hours', 'months', 'weeks']);
const THEY: ReadonlySet<string> = new Set(['it', 'they']);
const WERE: ReadonlySet<string> = new Set(['was', 'were']);
const FILED: ReadonlySet<string> = new Set(
  'applied entered filed lodged made opened placed received sent submitted'.split(' '),
);
const WAITING: ReadonlySet<string> = new Set(['open', 'pending', 'unresolved', 'waiting']);
