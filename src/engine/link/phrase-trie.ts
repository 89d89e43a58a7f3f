import { nounForm } from '../lexicon/inflection.ts';
import type { Phrase } from './phrases.ts';

/** A phrase that ends at a node, `words` as it is written. */
export interface TrieEntry {
  readonly phrase: Phrase;
  /** Reached by its words written as one: `chargedoff`. */
  readonly isJoined: boolean;
}

/** Words in the form of `nounForm` lead from node to node. Most nodes are leaves, for which an empty map would be most of them. */
export interface TrieNode {
  readonly children: ReadonlyMap<string, TrieNode> | null;
  readonly entries: readonly TrieEntry[];
}

interface GrowingNode extends TrieNode {
  children: Map<string, GrowingNode> | null;
  entries: readonly TrieEntry[];
}

const NONE: readonly TrieEntry[] = [];

/** A trie over the words of phrases, and over each short phrase's words written as one. */
export function createPhraseTrie(phrases: readonly Phrase[]): TrieNode {
  const root = createNode();
  for (const phrase of phrases) {
    insert(root, phrase.words, { phrase, isJoined: false });
    const joined = joinedWord(phrase);
    if (joined !== null) insert(root, [joined], { phrase, isJoined: true });
  }
  return root;
}

/**
 * Two words, or three of the name of a column or table, written as one; single letters are left alone, as `grade d` is not
 * `graded`.
 */
export function joinedWord({ words, meaning: { kind } }: Phrase): string | null {
  const most = kind === 'field' || kind === 'dataset' ? 3 : 2;
  const isJoinable = words.length > 1 && words.length <= most && words.every((word) => word.length > 1);
  return isJoinable ? words.join('') : null;
}

function createNode(): GrowingNode {
  return { children: null, entries: NONE };
}

function insert(root: GrowingNode, words: readonly string[], entry: TrieEntry): void {
  let node = root;
  for (const word of words) {
    const key = nounForm(word);
    node.children ??= new Map();
    const next = node.children.get(key) ?? createNode();
    node.children.set(key, next);
    node = next;
  }
  node.entries = [...node.entries, entry];
}
