import { ABBREVIATIONS } from './abbreviations.ts';
import { isCommonWord } from './common-words.ts';
import { singularOf } from './plural.ts';

/**
 * The words of each column, with what its table holds for the first letter of that: `cname`, `CName` and `c_name` of courses are the
 * course name, and beside it `cprice` is the course price.
 */
export function withOwnLetters(
  columns: ReadonlyMap<string, readonly string[]>,
  tableWords: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const last = singularOf(tableWords.at(-1) ?? '');
  const own = [...tableWords.slice(0, -1), last];
  const rests = new Map(
    [...columns].flatMap(([name, words]) => {
      const rest = restOf(words, last[0] ?? '');
      return rest === null ? [] : [[name, rest] as const];
    }),
  );
  // Other words begin with the letter by chance: `border`, `trace`.
  const isStyle = [...rests.values()].some((rest) => rest.join() === 'name');
  /** `dname` beside `sname`: the letters tell districts from schools, and are none of the table's. */
  const hasOthers = (rest: readonly string[]): boolean =>
    [...columns].some(([name, [word = '', ...more]]) => {
      const end = word.length === 1 ? more.join() : word.slice(1);
      return !rests.has(name) && end === rest.join() && !isCommonWord(word);
    });
  return new Map(
    [...columns].map(([name, words]) => {
      const rest = rests.get(name);
      const isKey = KEY_ENDS.has(rest?.[0] ?? '');
      const isOwn = rest !== undefined && isStyle && !isKey && !hasOthers(rest);
      return [name, isOwn ? [...own, ...rest] : words];
    }),
  );
}

/** Keys are compared as they are written, here and in the tables that refer to them. */
const KEY_ENDS: ReadonlySet<string> = new Set(['id', 'key', 'no', 'num', 'number']);

/** What follows the letter, if that is a word: not of `price`, which is one itself. */
function restOf(words: readonly string[], letter: string): readonly string[] | null {
  const [first = '', ...others] = words;
  if (!first.startsWith(letter) || isCommonWord(first)) return null;
  if (first.length === 1) return others.length > 0 ? others : null;
  const rest = first.slice(1);
  const written = ABBREVIATIONS.get(rest)?.split(' ') ?? [rest];
  const isWritten = KEY_ENDS.has(rest) || (rest.length >= LETTERS_MIN && isKnown(rest));
  return others.length === 0 && isWritten ? written : null;
}

const LETTERS_MIN = 3;

function isKnown(word: string): boolean {
  return isCommonWord(word) || ABBREVIATIONS.has(word);
}
