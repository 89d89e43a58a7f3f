import type { Token } from '../../token.ts';
import { isOrderNote } from '../with-plain-order.ts';
import { comma, isAskedFrom, sentenceEnd, within } from './parts.ts';

/**
 * The question with a note of order at its end, where it stands before or within it: "show the name and the price, largest first, of
 * the boats …", "from the shortest term to the longest, how many …". Nothing where there is none.
 */
export function withNoteLast(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const end = sentenceEnd(tokens);
  const commas = tokens.flatMap(({ norm }, at) => (norm === ',' && at < end ? [at] : []));
  for (const [place, close] of commas.entries()) {
    const open = commas[place - 1] ?? -1;
    const note = tokens.slice(open + 1, close);
    const rest = [...tokens.slice(0, Math.max(open, 0)), ...tokens.slice(close + 1, end)];
    const mark = tokens[close];
    const isWithin = open > 0 || isAskedFrom(tokens, close + 1);
    // "…, highest first, and …": what is joined may go on with the note.
    if (mark === undefined || !isWithin || JOINTS.has(tokens[close + 1]?.norm ?? '')) continue;
    if (isOrderNote(note, rest)) return [[...rest, comma(mark), ...within(note), ...tokens.slice(end)]];
  }
  return [];
}

const JOINTS: ReadonlySet<string> = new Set(['and', 'or', 'then', 'with', 'but']);
