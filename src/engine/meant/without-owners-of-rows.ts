import { type Knowledge, pluralOf, singularOf } from '../../catalog/mod.ts';
import { leadsTo } from '../asides/without-all-agents.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens without those right before rows to whom all such rows belong: "no *customer* orders" are no orders, "any *company*
 * office" is any office. The very tokens where some rows belong to nobody, or the two words are one name.
 */
export function withoutOwnersOfRows(
  tokens: readonly Token[],
  { find, knowledge }: Meanings,
): readonly Token[] {
  if (!tokens.some((_, at) => mayBeOwner(tokens, at))) return tokens;
  const candidates = find(tokens);
  const owner = tokens.findIndex(
    (_, at) => mayBeOwner(tokens, at) && isOwner(tokens, at, { candidates, knowledge }),
  );
  return owner < 0 ? tokens : tokens.toSpliced(owner, 1);
}

/** Two words before which more of a name may stand; "which customer orders" may be what one of them does, and "per customer" groups. */
function mayBeOwner(tokens: readonly Token[], at: number): boolean {
  const [before, noun, rows] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (noun?.kind !== 'word' || rows?.kind !== 'word') return false;
  const word = before?.norm ?? '';
  // "how many seconds did each listener play": a verb of theirs.
  if (DOING.has(tokens[at - 2]?.norm ?? '') && BEFORE_ONE.has(word)) return false;
  return BEFORE_OWNERS.has(word) || (BEFORE_ONE.has(word) && singularOf(rows.norm) === rows.norm);
}

const BEFORE_OWNERS: ReadonlySet<string> = new Set(
  `all any display fewer find have having least list many more most no number of our several show some than their total with
  without`.split(/\s+/),
);
const DOING: ReadonlySet<string> = new Set(['did', 'do', 'does']);
const BEFORE_ONE: ReadonlySet<string> = new Set('a an each every one single the what which'.split(' '));

interface Known {
  readonly candidates: readonly Candidate[];
  readonly knowledge: Knowledge;
}

function isOwner(tokens: readonly Token[], at: number, { candidates, knowledge }: Known): boolean {
  const word = tokens[at]?.norm ?? '';
  if (singularOf(word) !== word || pluralOf(word) === word) return false;
  const isOneName = candidates.some(
    ({ start, end, meaning }) =>
      start <= at && end > at + 1 && meaning.kind !== 'language' && meaning.kind !== 'number',
  );
  // "number of branch applications": those that came in at a branch.
  const isValue = candidates.some(
    ({ start, match, meaning }) => start === at && match === 'exact' && meaning.kind === 'value',
  );
  const owners = rowsAt(candidates, at);
  const rows = rowsAt(candidates, at + 1);
  return (
    !isOneName &&
    !isValue &&
    owners.length === 1 &&
    rows.length === 1 &&
    owners.every((owner) => rows.every((one) => one !== owner && leadsTo({ knowledge }, one, owner)))
  );
}

/** The tables that the one word there names, and nothing else does. */
function rowsAt(candidates: readonly Candidate[], at: number): readonly string[] {
  const named = candidates.filter(({ start, match }) => start === at && match !== 'misspelt');
  const rows = named.filter(({ end, match }) => end === at + 1 && match !== 'partial');
  return named.some(({ end }) => end > at + 1)
    ? []
    : rows.flatMap(({ meaning }) => (meaning.kind === 'dataset' ? [meaning.dataset] : []));
}
