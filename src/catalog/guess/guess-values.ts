import type { FieldValue } from '../knowledge.ts';
import { COUNTRY_WORDS, DEMONYMS, KNOWN_CODES } from './known-codes.ts';

/** The values with what else people call them, where the column's words say that they are known codes. */
export function guessValues(values: readonly (string | number)[], words: readonly string[]): FieldValue[] {
  const known = KNOWN_CODES.filter((entry) => entry.words.some((word) => words.includes(word)));
  const isCountry = COUNTRY_WORDS.some((word) => words.includes(word));
  return values.map((value) => {
    if (typeof value === 'number') return { value, synonyms: [] };
    const names = known.flatMap(({ codes }) => otherNames(value, codes));
    return { value, synonyms: [...new Set([...names, ...(isCountry ? demonymsOf([value, ...names]) : [])])] };
  });
}

/** "Swedish" for Sweden, also where only its code is kept. */
function demonymsOf(names: readonly string[]): readonly string[] {
  return [...DEMONYMS].flatMap(([demonym, country]) => (names.includes(country) ? [demonym] : []));
}

/** Both ways: the meanings of a code, the codes of a meaning, and a meaning's other codes. */
function otherNames(value: string, codes: ReadonlyMap<string, string>): string[] {
  const meaning = codes.get(value.toUpperCase()) ?? value;
  const same = [...codes].filter(([, name]) => name.toLowerCase() === meaning.toLowerCase());
  const names = same.flatMap(([code, name]) => [name, code]);
  return [...new Set(names)].filter((name) => name.toLowerCase() !== value.toLowerCase());
}
