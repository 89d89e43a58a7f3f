import { BEFORE_TIME } from '../lexicon/inversions.ts';
import type { Token } from '../token.ts';

/**
 * The question with the time that it begins with in its first clause, where the second is of "those": "in 2024, how many loans were
 * issued and how many of those defaulted?" is of the loans issued in 2024, whenever they did. Null where it is not asked so.
 */
export function withTimeOfBoth(tokens: readonly Token[]): readonly Token[] | null {
  const comma = tokens.findIndex(({ norm }) => norm === ',');
  const isLed = comma > 0 && comma <= TIME_MAX && BEFORE_TIME.has(tokens[0]?.norm ?? '');
  if (!isLed || tokens[comma + 1]?.norm !== 'how') return null;
  const words = tokens.map(({ norm }) => norm);
  const again = words.findIndex(
    (word, at) =>
      at > comma + 2 &&
      word === 'how' &&
      words[at + 1] === 'many' &&
      words[at + 2] === 'of' &&
      BACK.has(words[at + 3] ?? ''),
  );
  if (again < 0 || words.slice(comma + 2, again).includes('how')) return null;
  let joint = again;
  while (JOINTS.has(words[joint - 1] ?? '')) joint -= 1;
  if (joint === again) return null;
  return [...tokens.slice(comma + 1, joint), ...tokens.slice(0, comma), ...tokens.slice(joint)];
}

/** With more words than these more than a time is said. */
const TIME_MAX = 6;
const BACK: ReadonlySet<string> = new Set(['them', 'these', 'those']);
const JOINTS: ReadonlySet<string> = new Set([',', 'and']);
