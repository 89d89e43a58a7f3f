import { rememberedOf } from '../../../shared/mod.ts';
import { createSeeker } from '../../seek.ts';
import { spacedTextOf } from '../text-of.ts';

/** What the words have to say for a check to hold on to anything: a pattern, a word, or any of several words. */
export type Cue = RegExp | string | ReadonlySet<string>;

/**
 * Those of a list of which one of the cues may be in the words, and those that have none, in their order. All are looked for in one
 * pass over the words, for most checks hold on to turns of speech that most questions have not.
 */
export function createCueFinder<T extends { readonly cues?: readonly Cue[] }>(
  list: readonly T[],
): (words: readonly string[]) => readonly T[] {
  const always = new Set<number>();
  const byWord = new Map<string, number[]>();
  const patterns: { readonly pattern: RegExp; readonly at: number }[] = [];
  const addWord = (word: string, at: number): void => {
    const known = byWord.get(word);
    if (known === undefined) byWord.set(word, [at]);
    else known.push(at);
  };
  for (const [at, { cues }] of list.entries()) {
    if (cues === undefined) always.add(at);
    for (const cue of cues ?? [])
      if (cue instanceof RegExp) patterns.push({ pattern: cue, at });
      else for (const word of typeof cue === 'string' ? [cue] : cue) addWord(word, at);
  }
  const patternsIn = createSeeker(patterns, ({ pattern }) => pattern);
  return rememberedOf((words) => {
    const likely = new Set(always);
    for (const word of words) for (const at of byWord.get(word) ?? []) likely.add(at);
    for (const { at } of patternsIn(spacedTextOf(words))) likely.add(at);
    return list.filter((_, at) => likely.has(at));
  });
}
