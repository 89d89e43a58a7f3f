import { SHARE_WORDS } from '../../lexicon/cues.ts';
import { BEING_OR_GOING, GROUPERS } from '../../lexicon/put-back.ts';
import type { Token } from '../../token.ts';
import { sentenceEnd } from './parts.ts';

/**
 * The question with a share beside its whole: "what percentage was late of the orders of 2025?" is "what percentage of the orders of
 * 2025 was late?". Where the whole begins may not be certain: then one for each "of".
 */
export function withShareMended(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const share = tokens.findIndex(
    ({ norm }, at) => SHARE_WORDS.has(norm) && ASKED.has(tokens[at - 1]?.norm ?? ''),
  );
  const verb = share + 1;
  if (share < 0 || !BEING_OR_GOING.has(tokens[verb]?.norm ?? '')) return [];
  const end = wholeEnd(tokens, verb);
  return tokens.flatMap(({ norm }, of) => {
    const state = tokens.slice(verb + 1, of);
    const isState = norm === 'of' && of < end - 1 && state.length > 0 && state.length <= STATE_MAX;
    if (!isState || state.some(({ kind }) => kind === 'symbol')) return [];
    return [
      [...tokens.slice(0, verb), ...tokens.slice(of, end), ...tokens.slice(verb, of), ...tokens.slice(end)],
    ];
  });
}

const ASKED: ReadonlySet<string> = new Set(['what', 'which']);
const STATE_MAX = 5;

/** Where the whole ends: before a comma, the groups, or with the sentence. */
function wholeEnd(tokens: readonly Token[], from: number): number {
  const end = from + sentenceEnd(tokens.slice(from));
  const stop = tokens.findIndex(
    ({ norm }, at) => at > from && at < end && (norm === ',' || isGroups(tokens, at)),
  );
  return stop < 0 ? end : stop;
}

/** "by grade", "in each grade" */
function isGroups(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? ''];
  return first === 'by' || first === 'per' || ((first === 'in' || first === 'for') && GROUPERS.has(second));
}
