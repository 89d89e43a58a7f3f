import type { Knowledge } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';
import { tokenize } from '../tokenize.ts';

/**
 * The tokens with a name in place of the part of it that stands from `at` on: "Oderwald" is `Martin Oderwald`, where no other name
 * has the word. Null where none has, or several.
 */
export function withWholeValue(
  tokens: readonly Token[],
  at: number,
  { knowledge, unknown }: { readonly knowledge: Knowledge; readonly unknown: readonly Token[] },
): { readonly tokens: readonly Token[]; readonly end: number } | null {
  let stop = at;
  while (isPartOfName(tokens[stop], unknown)) stop += 1;
  const part = tokens.slice(at, stop);
  const [first] = part;
  if (first === undefined) return null;
  const value = wholeValue(part.map(({ norm }) => norm).join(' '), knowledge);
  if (value === null) return null;
  const end = part.at(-1)?.end ?? first.end;
  const whole = tokenize(value).map((token) => ({ ...token, start: first.start, end }));
  return { tokens: [...tokens.slice(0, at), ...whole, ...tokens.slice(stop)], end: at + whole.length };
}

/** An unknown word that is written as a name. */
function isPartOfName(token: Token | undefined, unknown: readonly Token[]): boolean {
  return token?.kind === 'word' && NAME.test(token.text) && unknown.includes(token);
}

const NAME = /^\p{Lu}\p{Ll}{2,}/u;
/** Longer ones are titles and texts. */
const WORDS_MAX = 4;

/** The one name of several words that begins or ends with these. */
function wholeValue(part: string, { datasets }: Knowledge): string | null {
  const found = new Set<string>();
  for (const { fields, isVisible, roleOf } of datasets) {
    if (!isVisible || roleOf !== undefined) continue;
    for (const { role, values } of fields) {
      if (role !== 'name') continue;
      for (const { value } of values ?? []) {
        if (typeof value === 'string' && isPartOf(part, value)) found.add(value);
        if (found.size > 1) return null;
      }
    }
  }
  const [only] = found;
  return only ?? null;
}

function isPartOf(part: string, value: string): boolean {
  if (value.length <= part.length) return false;
  const whole = value.toLowerCase();
  const isEnd = whole.startsWith(`${part} `) || whole.endsWith(` ${part}`);
  return isEnd && whole.split(' ').length <= WORDS_MAX;
}
