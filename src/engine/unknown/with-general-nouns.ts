import type { Dataset, Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { isOfPeople } from '../plan/people.ts';
import { type Token, wordLike } from '../token.ts';
import type { Wordings } from './unknown-words.ts';

/**
 * The tokens with rows that are called nothing but "cases" under the name of their table, where what is said of them right before
 * is said of that alone: "pending *cases*" are applications, "gold *members*" guests. Null where it may be said of others.
 */
export function withGeneralNoun(
  tokens: readonly Token[],
  at: number,
  { find, knowledge }: Pick<Wordings, 'find' | 'knowledge'>,
): readonly Token[] | null {
  const noun = tokens[at];
  const ofPeople = PEOPLE.has(noun?.norm ?? '');
  if (noun === undefined || !(ofPeople || GENERAL.has(noun.norm))) return null;
  const tables = new Set(
    find(tokens).flatMap((one) => (one.end === at && one.match === 'exact' ? tableOf(one, knowledge) : [])),
  );
  const dataset = knowledge.datasets.find(({ name }) => tables.has(name));
  if (dataset === undefined || tables.size > 1 || (ofPeople && !arePeople(dataset))) return null;
  const words = dataset.labelPlural.split(' ').map((norm) => wordLike(noun, norm));
  return [...tokens.slice(0, at), ...words, ...tokens.slice(at + 1)];
}

const GENERAL: ReadonlySet<string> = new Set(['cases', 'entries', 'files', 'items', 'records']);
/** The same of people. */
const PEOPLE: ReadonlySet<string> = new Set(['customers', 'members', 'users']);

function arePeople(dataset: Dataset): boolean {
  return isOfPeople(dataset) || dataset.synonyms.includes('person');
}

/** The table that a state or a value is of. */
function tableOf({ meaning }: Candidate, { segments }: Knowledge): readonly string[] {
  if (meaning.kind === 'segment')
    return segments.flatMap(({ name, dataset }) => (name === meaning.segment ? [dataset] : []));
  return meaning.kind === 'value' ? [meaning.dataset] : [];
}
