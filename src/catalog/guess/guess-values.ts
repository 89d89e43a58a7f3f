import type { FieldValue } from '../knowledge.ts';
import { KNOWN_CODES } from './known-codes.ts';

/** The values with what else people call them, where the column's words say that they are known codes. */
export function guessValues(values: readonly (string | number)[], words: readonly string[]): FieldValue[] {
  const known = KNOWN_CODES.filter((entry) => entry.words.some((word) => words.includes(word)));
  return values.map((value) => ({
    value,
    synonyms:
      typeof value === 'number' ? [] : [...new Set(known.flatMap(({ codes }) => otherNames(value, codes)))],
  }));
}

/** Both ways: the meanings of a code, the codes of a meaning, and a meaning's other codes. */
function otherNames(value: string, codes: ReadonlyMap<string, string>): string[] {
  const meaning = codes.get(value.toUpperCase()) ?? value;
  const same = [...codes].filter(([, name]) => name.toLowerCase() === meaning.toLowerCase());
  const names = same.flatMap(([code, name]) => [name, code]);
  return [...new Set(names)].filter((name) => name.toLowerCase() !== value.toLowerCase());
}
