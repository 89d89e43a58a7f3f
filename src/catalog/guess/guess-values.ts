import type { FieldValue } from '../knowledge.ts';
import {
  CONTINENT_WORDS,
  CONTINENTALS,
  COUNTRY_WORDS,
  DEMONYMS,
  KNOWN_CODES,
  NATIONALITY_WORDS,
} from './known-codes.ts';
import { specialistsOf } from './specialists.ts';

/** The values with what else people call them, where the column's words say that they are known codes. */
export function guessValues(values: readonly (string | number)[], words: readonly string[]): FieldValue[] {
  const known = KNOWN_CODES.filter(
    (entry) =>
      entry.words.some((word) => words.includes(word)) ||
      // `st_cd` is a status as often as a state.
      (entry.words.includes('state') &&
        words.includes('st') &&
        values.every((one) => entry.codes.has(`${one}`))),
  );
  const isOf = (kinds: readonly string[]): boolean => kinds.some((word) => words.includes(word));
  const demonyms = isOf(COUNTRY_WORDS) ? DEMONYMS : isOf(CONTINENT_WORDS) ? CONTINENTALS : NONE;
  return values.map((value) => {
    if (typeof value === 'number') return { value, synonyms: NO_NAMES };
    const names = known.flatMap(({ codes }) => otherNames(value, codes));
    const country = isOf(NATIONALITY_WORDS) ? DEMONYMS.get(value) : undefined;
    const homes =
      country === undefined ? [] : [country, ...known.flatMap(({ codes }) => otherNames(country, codes))];
    const people = peopleOf([value, ...names], demonyms);
    const remarked = withoutRemark(value, words);
    const others = [
      ...names,
      ...people,
      ...homes.map((home) => `from ${home}`),
      ...remarked,
      ...specialistsOf(value, words),
      ...withoutRank(value, values),
    ];
    return { value, synonyms: others.length === 0 ? NO_NAMES : [...new Set(others)] };
  });
}

/** `Risk 1 (High)` of a column of risks is risk 1, and a high risk. */
function withoutRemark(value: string, words: readonly string[]): readonly string[] {
  const { noun, rest, remark } = REMARKED.exec(value)?.groups ?? {};
  if (noun === undefined || remark === undefined || noun.toLowerCase() !== words.at(-1)) return [];
  return [`${noun} ${rest}`, `${remark} ${noun}`].map((name) => name.toLowerCase());
}

const REMARKED = /^(?<noun>\p{L}+) (?<rest>\w+) \((?<remark>\p{L}+)\)$/u;

/** "urgent" for the `1-URGENT` of a column of which all values begin with their rank. */
function withoutRank(value: string, values: readonly (string | number)[]): readonly string[] {
  const name = RANKED.exec(value)?.[1];
  return name !== undefined && values.every((one) => RANKED.test(`${one}`)) ? [name.toLowerCase()] : [];
}

const RANKED = /^\d{1,2} ?[-.:)] ?(\p{L}{2}[\p{L} ]*)$/u;

const NONE: ReadonlyMap<string, string> = new Map();
/** One list for the many values that are called nothing else. */
const NO_NAMES: readonly string[] = [];

/** "Swedish" for Sweden, also where only its code is kept. */
function peopleOf(names: readonly string[], demonyms: ReadonlyMap<string, string>): readonly string[] {
  return [...demonyms].flatMap(([demonym, place]) => (names.includes(place) ? [demonym] : []));
}

/** Both ways: the meanings of a code, the codes of a meaning, and a meaning's other codes. */
function otherNames(value: string, codes: ReadonlyMap<string, string>): string[] {
  const meaning = codes.get(value.toUpperCase()) ?? value;
  const same = [...codes].filter(([, name]) => name.toLowerCase() === meaning.toLowerCase());
  const names = same.flatMap(([code, name]) => (WORDS.has(code) ? [name] : [name, code]));
  return [...new Set(names)].filter((name) => name.toLowerCase() !== value.toLowerCase());
}

/** Codes that are words of their own: what one can do is not cancelled. */
const WORDS: ReadonlySet<string> = new Set(['ACT', 'CAN', 'TERM']);
