import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

/** "channels that *air* a series", "do not *air* any": the word is what they do, and not the `air_date` of anything. */
export function namesADeed({ start, end, meaning }: Candidate, tokens: readonly Token[]): boolean {
  if (meaning.kind !== 'field' || end !== start + 1) return false;
  const [two = '', before = '', next = ''] = [start - 2, start - 1, end].map((at) => tokens[at]?.norm);
  const isSaidOfThem = before === 'that' || before === 'who' || (before === 'not' && DOES.has(two));
  return isSaidOfThem && DETERMINERS.has(next);
}

const DOES: ReadonlySet<string> = new Set(['did', 'do', 'does']);
const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'any', 'every', 'no', 'the']);
