import type { Output } from '../logical-query.ts';
import { noSense } from './rejection.ts';
import type { PhraseOf } from './sketch.ts';

/**
 * The names of the outputs that the question leaves out by naming those it wants ("just the name"). An item names the
 * one output whose label holds all its words; items that name none or several reject the attempt.
 */
export function hiddenOutputs(
  outputs: readonly Output[],
  asked: PhraseOf<'outputs'> | null,
): readonly string[] {
  if (asked === null) return [];
  const wanted = new Set(asked.items.map((words) => named(outputs, words).name));
  if (!asked.isAll) return [];
  return outputs.filter(({ name }) => !wanted.has(name)).map(({ name }) => name);
}

/** The output that the words name: the one with the fewest words besides them, or the one number for "the amount". */
function named(outputs: readonly Output[], words: readonly string[]): Output {
  const asked = words.filter((word) => !ARTICLES.has(word)).map((word) => stem(SYNONYMS[word] ?? word));
  const numbers = outputs.filter((output) => 'transform' in output);
  const [number] = numbers;
  if (number !== undefined && numbers.length === 1 && asked.every((word) => GENERIC.has(word))) return number;
  const matches = outputs
    .map((output) => ({ output, known: wordsOf(output) }))
    .filter(({ known }) => asked.length > 0 && asked.every((word) => known.has(word)))
    .sort((x, y) => x.known.size - y.known.size);
  const [first, second] = matches;
  return first === undefined || first.known.size === second?.known.size
    ? noSense(`no single column is ${words.join(' ')}`)
    : first.output;
}

function wordsOf({ label, name }: Output): ReadonlySet<string> {
  return new Set([...label.toLowerCase().split(/[^\p{L}\p{N}]+/u), ...name.split('_')].map(stem));
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'its', 'their', 'of', 'a', 'and']);
/** Words for whatever number the answer has. */
const GENERIC: ReadonlySet<string> = new Set([
  'amount',
  'number',
  'value',
  'total',
  'figure',
  'quantity',
  'sum',
]);
const SYNONYMS: Readonly<Record<string, string>> = {
  count: 'number',
  counts: 'number',
  avg: 'average',
  growth: 'change',
};

function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
