import type { Knowledge } from '../../catalog/mod.ts';
import { PERSON_NOUNS } from '../lexicon/sexes.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with the people whose column is named for "who": "*who* has the highest hourly cost" asks for the technicians, where there
 * are employees too and they have none. The very tokens where several tables have such a column, or one of no people.
 */
export function withWhoOfColumn(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  const [who, verb, ...rest] = tokens;
  if (who?.norm !== 'who' || verb === undefined || !HAVING.has(verb.norm)) return tokens;
  const at = rest.findIndex(({ norm }) => MOST.has(norm));
  if (at < 0 || at > 1) return tokens;
  const people = knowledge.datasets.filter(isOfPersons);
  if (people.length < 2) return tokens;
  const start = at + 3;
  const named = find(tokens).filter(
    (one) => one.start === start && one.match !== 'misspelt' && one.meaning.kind !== 'language',
  );
  const end = Math.max(start, ...named.map((one) => one.end));
  const owners = new Set(
    named.flatMap(({ end: last, meaning }) =>
      last !== end ? [] : [meaning.kind === 'field' ? meaning.dataset : null],
    ),
  );
  const [only, ...others] = owners;
  const owner = others.length > 0 ? undefined : people.find(({ name }) => name === only);
  if (owner === undefined) return tokens;
  const words = `which ${owner.label}`.split(' ').map((norm) => wordLike(who, norm));
  return [...words, verb, ...rest];
}

function isOfPersons({ isVisible, synonyms, roleOf }: Knowledge['datasets'][number]): boolean {
  return isVisible && roleOf === undefined && synonyms.some((name) => PERSON_NOUNS.has(name));
}

const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have']);
const MOST: ReadonlySet<string> = new Set(
  'biggest earliest greatest highest largest latest longest lowest shortest smallest'.split(' '),
);
