import { remembered } from '../../shared/mod.ts';

/** The plural of an English noun in lower case; of a phrase, that of its last word. */
export function pluralOf(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1;
  const [before, noun] = [phrase.slice(0, at), phrase.slice(at)];
  if (noun === '' || /\d$/.test(noun)) return phrase;
  const irregular = PLURALS.get(noun);
  if (irregular !== undefined) return before + irregular;
  if (SINGULARS.has(noun)) return phrase;
  if (/[^aeiou]y$/.test(noun)) return `${before}${noun.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${before}${noun}es`;
  return `${before}${noun}s`;
}

/** Questions come back to the same words, and many look at each. */
const WORDS_KEPT = 500;

/** The singular of an English noun in lower case (one word); the word itself where it is no plural. */
export const singularOf: (noun: string) => string = remembered(toSingular, WORDS_KEPT);

function toSingular(noun: string): string {
  const irregular = SINGULARS.get(noun);
  if (irregular !== undefined) return irregular;
  if (PLURALS.has(noun) || noun.length < 4 || !noun.endsWith('s') || NOT_PLURAL.test(noun)) return noun;
  if (/[^aeiou]ies$/.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`;
  if (/(?:ss|x|tz|zz|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  return noun.slice(0, -1);
}

/** Endings of words that look like plurals and are not: `address`, `status`, `basis`. */
const NOT_PLURAL = /(?:ss|us|is|ous)$/;

/** Nouns whose plural follows no rule, and those that have none of their own. */
const PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    analysis: 'analyses',
    axis: 'axes',
    basis: 'bases',
    bus: 'buses',
    child: 'children',
    criterion: 'criteria',
    crisis: 'crises',
    data: 'data',
    diagnosis: 'diagnoses',
    equipment: 'equipment',
    foot: 'feet',
    id: 'ids',
    half: 'halves',
    index: 'indexes',
    information: 'information',
    inventory: 'inventories',
    leaf: 'leaves',
    life: 'lives',
    man: 'men',
    mouse: 'mice',
    person: 'people',
    quiz: 'quizzes',
    series: 'series',
    shelf: 'shelves',
    species: 'species',
    staff: 'staff',
    thesis: 'theses',
    tooth: 'teeth',
    wife: 'wives',
    woman: 'women',
  }),
);

const SINGULARS: ReadonlyMap<string, string> = new Map([
  ...[...PLURALS].map(([singular, plural]): [string, string] => [plural, singular]),
  ['buses', 'bus'],
  ['gas', 'gas'],
  ['ids', 'id'],
  ['indices', 'index'],
  ['lens', 'lens'],
  ['movies', 'movie'],
  ['news', 'news'],
  ['persons', 'person'],
  ['responses', 'response'],
  ['salespeople', 'salesperson'],
  ['statuses', 'status'],
  ['bonuses', 'bonus'],
  ['campuses', 'campus'],
  ['viruses', 'virus'],
  ['cookies', 'cookie'],
  ['calories', 'calorie'],
  ['ties', 'tie'],
  ['pies', 'pie'],
]);
