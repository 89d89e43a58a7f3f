import type { Token } from '../token.ts';

/**
 * The question without the group that a second thing is asked of again: "the volume of each branch and the number of loans *of that
 * branch*", "… and *that branch's* average rate". The very tokens where the group tells more, as in what is compared with it.
 */
export function withoutGroupAgain(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map(({ norm }) => norm);
  for (const [at, word] of words.entries()) {
    if (!BACK.has(word)) continue;
    const begin = word === 'same' && words[at - 1] === 'the' ? at - 1 : at;
    const length = LENGTHS.find((one) => isSaidAgain(words, { from: at + 1, to: at + 1 + one }, begin));
    if (length === undefined) continue;
    const end = at + 1 + length;
    if (words[end] === "'s") return [...tokens.slice(0, begin), ...tokens.slice(end + 1)];
    if (TIES.has(words[begin - 1] ?? '') && (end === words.length || ENDS.has(words[end] ?? '')))
      return [...tokens.slice(0, begin - 1), ...tokens.slice(end)];
  }
  return tokens;
}

/** Whether each of what the words name was spoken of, and only something more is asked since. */
function isSaidAgain(
  words: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  begin: number,
): boolean {
  const name = words.slice(from, to);
  const each = words.findIndex(
    (word, at) => EACH.has(word) && at < begin && name.every((one, place) => words[at + 1 + place] === one),
  );
  if (each < 0 || to > words.length) return false;
  const since = words.slice(each + 1 + name.length, begin);
  return since.some((word) => JOINTS.has(word)) && !since.some((word) => BOUND.has(word));
}

/** How many words the name of a group has, the most first. */
const LENGTHS: readonly number[] = [3, 2, 1];
const BACK: ReadonlySet<string> = new Set(['that', 'this', 'same']);
const EACH: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);
const TIES: ReadonlySet<string> = new Set('at by for from in of on to within'.split(' '));
const JOINTS: ReadonlySet<string> = new Set([',', 'and', ';', '?', '.']);
const ENDS: ReadonlySet<string> = new Set([',', 'and', ';', '?', '.', '!']);
/** What is compared with the group, chosen of it or a part of it needs to be told so. */
const BOUND: ReadonlySet<string> = new Set(
  `above after before below between exceed exceeding exceeds fraction greater higher less lower more most over part percent
  percentage proportion ratio share than that under versus vs whether which who whose`.split(/\s+/),
);
