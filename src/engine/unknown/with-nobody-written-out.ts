import type { Dataset, Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { PERSON_NOUNS } from '../lexicon/sexes.ts';
import { isOfPeople } from '../plan/people.ts';
import { type Token, wordLike } from '../token.ts';
import type { Wordings } from './unknown-words.ts';

/**
 * The tokens with the rows of which there are none: "states where *nobody* has a loan" are those where no borrower has one, branches
 * that "booked *nothing*" booked no loans. The very tokens where no table or several may be meant.
 */
export function withNobodyWrittenOut(
  tokens: readonly Token[],
  { find, knowledge }: Pick<Wordings, 'find' | 'knowledge'>,
): readonly Token[] {
  return withPeople(withRows(tokens, find, knowledge), knowledge);
}

const NOBODY: ReadonlySet<string> = new Set(['nobody', 'noone']);

function withPeople(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] {
  const at = tokens.findIndex(
    ({ norm }, place) => NOBODY.has(norm) || (norm === 'no' && tokens[place + 1]?.norm === 'one'),
  );
  const like = tokens[at];
  const people = like === undefined ? null : peopleOf(knowledge);
  if (like === undefined || people === null) return tokens;
  const end = NOBODY.has(like.norm) ? at + 1 : at + 2;
  return [...tokens.slice(0, at), ...said(like, `no ${people.label}`), ...tokens.slice(end)];
}

/** The only table whose rows are people. */
function peopleOf({ datasets }: Knowledge): Dataset | null {
  const [only, ...others] = datasets.filter(
    (one) =>
      one.isVisible &&
      one.roleOf === undefined &&
      (isOfPeople(one) || one.synonyms.some((name) => PERSON_NOUNS.has(name))),
  );
  return only !== undefined && others.length === 0 ? only : null;
}

/** "booked nothing": the rows that have the day on which that was done. */
function withRows(
  tokens: readonly Token[],
  find: Wordings['find'],
  { datasets }: Knowledge,
): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => norm === 'nothing' && place > 0);
  const like = tokens[at];
  if (like === undefined) return tokens;
  const tables = new Set(find(tokens).flatMap((one) => (one.end === at ? datedBy(one, datasets) : [])));
  const [only, ...others] = tables;
  if (only === undefined || others.length > 0) return tokens;
  const isAtAll = tokens[at + 1]?.norm === 'at' && tokens[at + 2]?.norm === 'all';
  return [
    ...tokens.slice(0, at),
    ...said(like, `no ${only.labelPlural}`),
    ...tokens.slice(isAtAll ? at + 3 : at + 1),
  ];
}

function datedBy({ meaning, match }: Candidate, datasets: readonly Dataset[]): readonly Dataset[] {
  if (meaning.kind !== 'field' || match !== 'exact') return [];
  return datasets.filter(
    ({ name, fields }) =>
      name === meaning.dataset &&
      fields.some((one) => one.name === meaning.field && (one.type === 'date' || one.type === 'timestamp')),
  );
}

function said(like: Token, words: string): readonly Token[] {
  return words.split(' ').map((norm) => wordLike(like, norm));
}
