import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { COSTS } from './costs.ts';
import type { TrieEntry, TrieNode } from './phrase-trie.ts';
import type { WordForm } from './word-forms.ts';

interface Position {
  readonly node: TrieNode;
  /** The next token. */
  readonly at: number;
  readonly cost: number;
  readonly match: Candidate['match'];
  readonly misspelt: number;
}

/** Marks that may stand between the words of a name: `AT&T`, `and/or`; the possessive: `customer's name`. */
const BETWEEN_WORDS: ReadonlySet<string> = new Set(['&', '/', '.', '+', '-', "'s", "'"]);
/** Often left out: "womens football". */
const POSSESSIVE = "'s";
/** Articles that may stand between the words of a name. */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'their', 'its']);
/** In a phrase of several words one may be misspelt; two would be guessing. */
const MISSPELT_MAX = 1;
/** Walks kept at a time; far beyond what any question needs. */
const POSITIONS_MAX = 200;

/** All phrases that begin at token `start`, in any of the forms of their words. */
export function walkTrie(
  root: TrieNode,
  start: number,
  context: { readonly tokens: readonly Token[]; readonly forms: readonly (readonly WordForm[])[] },
): Candidate[] {
  const { tokens, forms } = context;
  const found: Candidate[] = [];
  let positions: Position[] = [{ node: root, at: start, cost: 0, match: 'exact', misspelt: 0 }];
  while (positions.length > 0) {
    const next: Position[] = [];
    for (const position of positions) {
      for (const form of forms[position.at] ?? []) {
        if (form.isInner === true && position.at === start) continue;
        const reached = step(position, form);
        if (reached === null) continue;
        const isAlone = form.isPart === true && position.at === start;
        if (!isAlone)
          for (const entry of reached.node.entries) found.push(toCandidate(entry, start, reached, tokens));
        if (reached.node.children === null) continue;
        next.push({ ...reached, at: skipBetween(tokens, reached) });
        const owned = reached.node.children.get(POSSESSIVE);
        if (owned !== undefined && tokens[reached.at - 1]?.norm.endsWith('s') === true)
          next.push({ ...reached, node: owned, match: 'inflected' });
        // "declared a major" is the declared major.
        if (ARTICLES.has(tokens[reached.at]?.norm ?? ''))
          next.push({
            ...reached,
            at: reached.at + 1,
            cost: reached.cost + COSTS.joined,
            match: 'inflected',
          });
      }
    }
    positions = next.slice(0, POSITIONS_MAX);
  }
  return found;
}

function step(position: Position, form: WordForm): Position | null {
  let node: TrieNode | undefined = position.node;
  for (const word of form.words) node = node?.children?.get(word);
  const misspelt = position.misspelt + (form.match === 'misspelt' ? 1 : 0);
  if (node === undefined || misspelt > MISSPELT_MAX) return null;
  return {
    node,
    at: position.at + form.length,
    cost: position.cost + form.cost,
    match: worse(position.match, form.match),
    misspelt,
  };
}

/**
 * Where the next word of a name is: a mark is none, unless the name has it itself ("women's football"), or it stands apart ("volume
 * / late loans").
 */
function skipBetween(tokens: readonly Token[], { node, at }: Position): number {
  const mark = tokens[at];
  const before = tokens[at - 1];
  if (mark === undefined || !BETWEEN_WORDS.has(mark.norm) || node.children?.has(mark.norm) === true)
    return at;
  const isApart = APART.has(mark.norm) && before !== undefined && before.end < mark.start;
  return isApart ? at : at + 1;
}

const APART: ReadonlySet<string> = new Set(['/', '+']);

function toCandidate(
  entry: TrieEntry,
  start: number,
  reached: Position,
  tokens: readonly Token[],
): Candidate {
  const { phrase, isJoined } = entry;
  const base = { start, end: reached.at, meaning: phrase.meaning };
  const isAsTyped =
    reached.match !== 'exact' || isJoined || asTyped(tokens.slice(start, reached.at), phrase.words);
  const match = isJoined || !isAsTyped ? worse(reached.match, 'inflected') : reached.match;
  const extra = isJoined ? COSTS.joined : isAsTyped ? 0 : COSTS.inflected;
  return { ...base, match, cost: reached.cost + extra };
}

/** Whether the tokens are the very words of the phrase, marks between them aside. */
function asTyped(tokens: readonly Token[], words: readonly string[]): boolean {
  const typed = tokens
    .filter((token) => !BETWEEN_WORDS.has(token.norm))
    .flatMap((token) => token.norm.split(' '));
  const named = words.filter((word) => !BETWEEN_WORDS.has(word));
  return typed.length === named.length && typed.every((word, index) => word === named[index]);
}

const ORDER: readonly Candidate['match'][] = [
  'exact',
  'inflected',
  'abbreviated',
  'headless',
  'partial',
  'misspelt',
];

/** Of two matches the one that is further from what was typed. */
export function worse(a: Candidate['match'], b: Candidate['match']): Candidate['match'] {
  return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}
