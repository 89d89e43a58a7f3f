import type { Output } from '../logical-query.ts';
import { noSense } from './assembly.ts';
import type { Phrase } from './sketch.ts';

/**
 * The names of the outputs that the question leaves out by naming those it wants ("just the name"). An item names the
 * one output whose label holds all its words; items that name none or several reject the attempt.
 */
export function hiddenOutputs(
  outputs: readonly Output[],
  asked: Extract<Phrase, { kind: 'outputs' }> | null,
): readonly string[] {
  if (asked === null) return [];
  const wanted = new Set(asked.items.map((words) => named(outputs, words).name));
  if (!asked.isAll) return [];
  return outputs.filter(({ name }) => !wanted.has(name)).map(({ name }) => name);
}

function named(outputs: readonly Output[], words: readonly string[]): Output {
  const matches = outputs.filter(({ label, name }) => {
    const known = new Set([...label.toLowerCase().split(/[^\p{L}\p{N}]+/u), ...name.split('_')].map(stem));
    return words.every((word) => ARTICLES.has(word) || known.has(stem(SYNONYMS[word] ?? word)));
  });
  const [match] = matches;
  return match === undefined || matches.length > 1
    ? noSense(`no single column is ${words.join(' ')}`)
    : match;
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'its', 'their', 'of', 'a']);
const SYNONYMS: Readonly<Record<string, string>> = {
  count: 'number',
  counts: 'number',
  '#': 'number',
  avg: 'average',
};

function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
