import { type Dataset, singularOf } from '../../catalog/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** The tables whose rows the word calls: by their name, or by the last word of it. */
export function tablesCalled(word: string, { knowledge }: KnowledgeIndex): readonly string[] {
  const noun = singularOf(word);
  return knowledge.datasets.filter((dataset) => nounsOf(dataset).includes(noun)).map(({ name }) => name);
}

function nounsOf({ label, synonyms }: Dataset): readonly string[] {
  return [label, ...synonyms].map((name) => singularOf(name.slice(name.lastIndexOf(' ') + 1)));
}
