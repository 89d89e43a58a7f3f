import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { COSTS } from './costs.ts';
import type { TrieNode } from './phrase-trie.ts';
import { walkTrie } from './walk-trie.ts';
import type { WordForm } from './word-forms.ts';

/** What joins names that have their last words in common. */
const JOINTS: ReadonlySet<string> = new Set(['and', 'or', '&', '/', ',']);
/** A name's own words before the common ones: `charge off` of `charge-off and delinquency rate`. */
const OWN_MAX = 2;

interface Question {
  readonly root: TrieNode;
  readonly tokens: readonly Token[];
  readonly forms: readonly (readonly WordForm[])[];
}

/** Names whose last words are said once, with the last of them: `approval` in `approval and decline rate`. */
export function sharedHeads(candidates: readonly Candidate[], question: Question): Candidate[] {
  const found: Candidate[] = [];
  for (const head of candidates) {
    if (!isName(head.meaning.kind)) continue;
    // The names before it, one after another: `approval, decline and withdrawal rate`.
    for (let at = head.start; ; ) {
      const before = ownWords(at, head, question);
      found.push(...before);
      const [first] = before;
      if (first === undefined) break;
      at = first.start;
    }
  }
  return found;
}

function isName(kind: Candidate['meaning']['kind']): boolean {
  return kind === 'field' || kind === 'metric';
}

/** The words right before `at`, and a joint, that with the end of the head are another name of the same kind. */
function ownWords(at: number, head: Candidate, { root, tokens, forms }: Question): Candidate[] {
  const end = JOINTS.has(tokens[at - 1]?.norm ?? '') ? at - 1 : -1;
  // "late *loans* and default rate": rows that are counted, and no half of a name.
  const last = tokens[end - 1]?.norm ?? '';
  if (singularOf(last) !== last) return [];
  const isOther = ({ meaning, match }: Candidate): boolean =>
    meaning.kind === head.meaning.kind && match !== 'misspelt' && !isSame(meaning, head.meaning);
  for (let length = 1; length <= OWN_MAX && length <= end; length += 1) {
    const start = end - length;
    for (let common = head.start + 1; common < head.end; common += 1) {
      const whole = [...range(start, end), ...range(common, head.end)];
      const named = walkTrie(root, 0, {
        tokens: whole.flatMap((one) => tokens[one] ?? []),
        forms: whole.map((one) => forms[one] ?? []),
      }).filter((one) => one.end === whole.length && isOther(one));
      if (named.length > 0)
        return named.map((one) => ({
          ...one,
          start,
          end,
          match: 'headless',
          cost: one.cost + COSTS.headless,
        }));
    }
  }
  return [];
}

function isSame(left: Candidate['meaning'], right: Candidate['meaning']): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
