import { HAVING, PART_VERBS } from '../lexicon/cues.ts';
import { BEFORE_BASES, BEFORE_GOING_ON, SHARE_NOUNS } from '../lexicon/parts-of-them.ts';
import { seek } from '../seek.ts';
import type { Token } from '../token.ts';

/** A question for a share, and what goes on with the rows that it is of. */
export interface ShareBase {
  readonly kind: keyof typeof BEFORE_BASES;
  readonly body: readonly Token[];
  /** The words that begin what is said of the rows. */
  readonly lead: readonly Token[];
  readonly base: readonly Token[];
}

/** The ways to take the end of a question for the rows that its share is of, the longest first. */
export function shareBases(tokens: readonly Token[]): readonly ShareBase[] {
  const share = tokens.slice(0, SHARE_WITHIN).findIndex(({ norm }) => SHARE_NOUNS.has(norm));
  if (share < 0) return [];
  const said = tokens.at(-1)?.kind === 'symbol' ? tokens.slice(0, -1) : tokens;
  return said.flatMap((_, at) => (at < share + 2 ? [] : (baseAt(said, at) ?? [])));
}

/** "what is the share of …" */
const SHARE_WITHIN = 6;

function baseAt(tokens: readonly Token[], at: number): ShareBase | null {
  const before = tokens[at - 1]?.norm ?? '';
  if (BEFORE_GOING_ON.has(before) || PART_VERBS.has(before)) return null;
  const text = tokens
    .slice(at)
    .map(({ norm }) => norm)
    .join(' ');
  for (const [kind, pattern] of Object.entries(BEFORE_BASES)) {
    const found = seek(pattern, text);
    if (found === null) continue;
    const from = at + found[0].trim().split(' ').length;
    const base = tokens.slice(from);
    if (kind !== 'where' && goesOn(base)) return null;
    return { kind: kind as ShareBase['kind'], body: tokens.slice(0, at), lead: tokens.slice(at, from), base };
  }
  return null;
}

/** "for loans of 2024 *was charged off*": a verb that no clause of the rows begins tells the part. */
function goesOn(base: readonly Token[]): boolean {
  const verb = base.findIndex(({ norm }) => PART_VERBS.has(norm));
  return verb >= 0 && !base.slice(0, verb).some(({ norm }) => HAVING.has(norm));
}
