import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { columnsOf } from '../plan/columns-in.ts';
import { isOfPeople } from '../plan/people.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with so many rows that somebody was given as rows that they have: "employees *assigned* 5 or more devices" are those with
 * 5 or more, where a device has one employee at most. The very tokens where a row refers to them in several roles.
 */
export function withAssignedAsHad(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  const at = tokens.findIndex(({ norm }) => norm === 'assigned');
  const like = tokens[at];
  if (like === undefined || at < 1 || !isBound(tokens[at + 1])) return tokens;
  const candidates = find(tokens);
  const relation = candidates.filter(({ end }) => end === at).flatMap(tableOf);
  const rows = candidates.filter(({ start }) => start > at + 1 && start <= at + WORDS_MAX).flatMap(tableOf);
  const [row] = rows;
  const isOne = row !== undefined && relation.some((people) => refersOnce(row, people, knowledge));
  if (!isOne) return tokens;
  return [...tokens.slice(0, at), wordLike(like, 'with'), ...tokens.slice(at + 1)];
}

const BOUNDS: ReadonlySet<string> = new Set('at exactly fewer less more over under'.split(' '));
/** No bound of a number has more before the rows: "more than 20". */
const WORDS_MAX = 4;

function isBound(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || BOUNDS.has(token.norm));
}

function tableOf({ meaning, match }: Candidate): readonly string[] {
  return meaning.kind === 'dataset' && match !== 'misspelt' && match !== 'partial' ? [meaning.dataset] : [];
}

/** Whether a row belongs to one of those people alone, or it is they who may be missing: an assigned ticket has a technician, and not its requester. */
function refersOnce(from: string, to: string, { relationships, datasets, segments }: Knowledge): boolean {
  const keys = relationships.filter((one) => one.from === from && one.to === to);
  const [column, ...others] = keys.flatMap(({ fromColumns }) => fromColumns);
  if (column === undefined || others.length > 0) return false;
  const state = segments.find(({ name }) => name === `${from}.assigned`);
  if (state !== undefined) return columnsOf(state.condition).some((one) => one.column === column);
  const people = datasets.filter((one) => isOfPeople(one)).map(({ name }) => name);
  return relationships.every((one) => one.from !== from || one.to === to || !people.includes(one.to));
}
