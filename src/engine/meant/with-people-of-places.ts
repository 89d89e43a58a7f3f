import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { isOfPeople } from '../plan/people.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with the people of a place written out: "loans to Texans" are those to `borrowers` in "TX", and not those of a branch
 * there. The very tokens where no column of people alone holds the place.
 */
export function withPeopleOfPlaces(
  tokens: readonly Token[],
  { find, knowledge }: Meanings,
): readonly Token[] {
  if (!tokens.some(isOfPlace)) return tokens;
  const candidates = find(tokens);
  return tokens.flatMap((token, at) => {
    const place = isOfPlace(token) ? placeAt(tokens, at, { candidates, knowledge }) : null;
    if (place === null) return [token];
    const said = [...place.people.split(' '), 'in'].map(
      (norm): Token => ({ ...token, kind: 'word', norm, text: norm }),
    );
    return [...said, { ...token, kind: 'quoted', norm: place.value, text: place.value }];
  });
}

/** "Texans", "Californians". */
function isOfPlace({ kind, text }: Token): boolean {
  return kind === 'word' && /[a-z]{3}ans$/i.test(text);
}

interface Place {
  readonly people: string;
  readonly value: string;
}

function placeAt(
  tokens: readonly Token[],
  at: number,
  { candidates, knowledge }: { readonly candidates: readonly Candidate[]; readonly knowledge: Knowledge },
): Place | null {
  const meant = candidates.filter(({ start, end }) => start === at && end === at + 1);
  // A word that the data has as it is typed is that.
  const isTyped = tokens[at]?.text.toLowerCase() === tokens[at]?.norm;
  if (isTyped && meant.some(({ match }) => match === 'exact')) return null;
  const places = meant.flatMap(({ meaning }): readonly Place[] => {
    if (meaning.kind !== 'value' || typeof meaning.value !== 'string') return [];
    const { dataset, field, value } = meaning;
    const held = knowledge.datasets.find(({ name }) => name === dataset);
    const isPlace = held?.fields.some(({ name, role }) => name === field && role === 'geography');
    return held !== undefined && isPlace && isOfPeople(held) ? [{ people: held.labelPlural, value }] : [];
  });
  const [only, ...others] = places;
  return only === undefined || others.length > 0 ? null : only;
}
