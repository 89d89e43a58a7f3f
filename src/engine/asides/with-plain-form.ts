import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { withEventsCounted } from './with-events-counted.ts';
import { withQuestionFirst } from './with-question-first.ts';
import { withRowsCounted } from './with-rows-counted.ts';
import { withTimeOfBoth } from './with-time-of-both.ts';

/**
 * The question in the plain form of its kind, where its own is read as something else: what is asked last ("… issued how many
 * loans?"), how often one thing happened, what happened then to how many
 * of those, and rows that are counted though their deed is a sum. The same tokens in any other.
 */
export function withPlainForm(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] {
  const told = withoutItsBeginning(tokens);
  const asked =
    withQuestionFirst(told) ?? withTimeOfBoth(told) ?? withEventsCounted(told, find(told)) ?? told;
  return withRowsCounted(asked, find(asked));
}

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
