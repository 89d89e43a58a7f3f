import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { HOLDERS_OF, IN_CHARGE } from '../lexicon/role-holders.ts';
import type { Meanings } from '../meant/rewording.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question for who does something to what a column calls so: "who manages the Old Mill" asks for its manager, "who supervises the
 * most people" for the supervisor who has the most. Null where nobody is asked for, or no column is called so.
 */
export function withHoldersAsked(
  tokens: readonly Token[],
  { find, knowledge }: Meanings,
): readonly Token[] | null {
  const [who] = tokens;
  if (who?.norm !== 'who') return null;
  let at = 1;
  while (BEFORE.has(tokens[at]?.norm ?? '')) at += 1;
  const isInCharge = IN.every((word, index) => tokens[at + index]?.norm === word);
  const nouns = isInCharge ? IN_CHARGE : (HOLDERS_OF.get(tokens[at]?.norm ?? '') ?? []);
  const next = isInCharge ? at + IN.length : at + 1;
  // "Who owns?" and "who is managed by …" ask for somebody else.
  if (nouns.length === 0 || tokens[next]?.kind === 'symbol' || OTHERS.has(tokens[next]?.norm ?? 'by'))
    return null;
  const noun = nouns.find((one) => isCalled(spokenAs(who, one), tokens[at], find));
  if (noun === undefined) return null;
  const isNumber =
    NUMBERS.has(tokens[next]?.norm ?? '') ||
    (tokens[next]?.norm === 'the' && MOST.has(tokens[next + 1]?.norm ?? ''));
  if (isNumber && isByOthers(find([spokenAs(who, noun)]), find(tokens.slice(next)), knowledge)) return null;
  const asked = isNumber ? `which ${noun} has` : `who is the ${noun} of`;
  return [...asked.split(' ').map((word) => spokenAs(who, word)), ...tokens.slice(next)];
}

const BEFORE: ReadonlySet<string> = new Set('are currently had has have is now was were'.split(' '));
const IN: readonly string[] = ['in', 'charge', 'of'];
const OTHERS: ReadonlySet<string> = new Set(['by', 'for', 'in', 'to', 'with']);
const MOST: ReadonlySet<string> = new Set(['fewest', 'least', 'most']);
const NUMBERS: ReadonlySet<string> = new Set('at exactly fewer less more most over only'.split(' '));

/** Whether the first rows that are named refer to others of the same table as those who play the part, and not to these. */
function isByOthers(
  holders: readonly Candidate[],
  named: readonly Candidate[],
  { datasets, relationships }: Knowledge,
): boolean {
  const table = (one: Candidate): string[] => (one.meaning.kind === 'dataset' ? [one.meaning.dataset] : []);
  const kind = (name: string): string => datasets.find((one) => one.name === name)?.roleOf ?? name;
  const [rows] = named.toSorted((a, b) => a.start - b.start).flatMap(table);
  const owners = relationships.filter(({ from }) => from === rows).map(({ to }) => to);
  return holders
    .flatMap(table)
    .some((role) => !owners.includes(role) && owners.some((one) => kind(one) === kind(role)));
}

/** A column is called so, and no rows are, unless the verb by itself is none of what they do. */
function isCalled(
  noun: Token,
  verb: Token | undefined,
  find: (tokens: readonly Token[]) => readonly Candidate[],
): boolean {
  const named = find([noun]).filter(({ match }) => match !== 'misspelt' && match !== 'partial');
  const isRows = named.some(({ meaning }) => meaning.kind === 'dataset');
  const isDone =
    verb !== undefined &&
    find([verb]).some(({ match, meaning }) => match !== 'misspelt' && meaning.kind !== 'language');
  return isRows ? !isDone : named.some(({ meaning }) => meaning.kind === 'field');
}
