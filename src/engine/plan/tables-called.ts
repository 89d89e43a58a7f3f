import { type Dataset, type Knowledge, singularOf } from '../../catalog/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** The tables whose rows the word calls: by their name, or by the last word of it. */
export function tablesCalled(word: string, { knowledge }: KnowledgeIndex): readonly string[] {
  return calledIn(BY_LAST_WORD, knowledge, word, lastWordOf);
}

/** The tables whose rows the word calls by their whole name. */
export function tablesNamed(word: string, { knowledge }: KnowledgeIndex): readonly string[] {
  return calledIn(BY_NAME, knowledge, word, (name) => name);
}

/** The tables whose rows any of the words calls. */
export function tablesCalledIn(words: readonly string[], index: KnowledgeIndex): ReadonlySet<string> {
  const known = CALLED.get(words);
  if (known?.knowledge === index.knowledge) return known.tables;
  const tables = new Set<string>();
  for (const word of words) for (const table of tablesCalled(word, index)) tables.add(table);
  CALLED.set(words, { knowledge: index.knowledge, tables });
  return tables;
}

/** Many look at the same words, which never change. */
const CALLED = new WeakMap<
  readonly string[],
  { readonly knowledge: Knowledge; readonly tables: ReadonlySet<string> }
>();

/** Tables by a noun in the singular, worked out once for all that is asked of the same knowledge. */
type Nouns = WeakMap<Knowledge, ReadonlyMap<string, readonly string[]>>;

const BY_LAST_WORD: Nouns = new WeakMap();
const BY_NAME: Nouns = new WeakMap();
const NONE: readonly string[] = [];

function calledIn(
  nouns: Nouns,
  knowledge: Knowledge,
  word: string,
  called: (name: string) => string,
): readonly string[] {
  let known = nouns.get(knowledge);
  if (known === undefined) {
    known = indexed(knowledge.datasets, called);
    nouns.set(knowledge, known);
  }
  return known.get(singularOf(word)) ?? NONE;
}

function indexed(
  datasets: readonly Dataset[],
  called: (name: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, string[]>();
  for (const { name: table, label, synonyms } of datasets) {
    for (const noun of new Set([label, ...synonyms].map((name) => singularOf(called(name))))) {
      const known = tables.get(noun);
      if (known === undefined) tables.set(noun, [table]);
      else known.push(table);
    }
  }
  return tables;
}

function lastWordOf(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}
