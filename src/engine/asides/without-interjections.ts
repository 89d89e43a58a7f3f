import { INTERJECTIONS } from '../lexicon/chat.ts';
import type { Token } from '../token.ts';

/**
 * The question without the sounds that it begins with: "hmm, how many …", "oh and what is …". Two letters in capitals may be
 * a code of the data, as may "oh loans".
 */
export function withoutInterjections(tokens: readonly Token[]): readonly Token[] {
  let from = 0;
  while (isInterjection(tokens, from)) from += tokens[from + 1]?.kind === 'symbol' ? 2 : 1;
  return from === 0 || tokens.length - from < REST_MIN ? tokens : tokens.slice(from);
}

/** Fewer words are no question of their own. */
const REST_MIN = 2;

function isInterjection(tokens: readonly Token[], at: number): boolean {
  const [sound, next] = [tokens[at], tokens[at + 1]];
  if (sound === undefined || !INTERJECTIONS.has(sound.norm) || /^\p{Lu}{2}/u.test(sound.text)) return false;
  return next !== undefined && (BREAKS.has(next.norm) || INTERJECTIONS.has(next.norm));
}

/** What a sentence goes on with after a sound. */
const BREAKS: ReadonlySet<string> = new Set(
  ', . ! - – — : ; also and but can could how i let ok okay please so sorry wait well what when where which who whose yes'.split(
    ' ',
  ),
);
