import type { Knowledge } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import type { Token } from '../token.ts';
import { tokenize } from '../tokenize.ts';

/**
 * The tokens with a value that is cut short in place of the words that it is short for, of which one stands at `at`: "computer
 * science" is `Comp. Sci.`. Null where no value is, or several are.
 */
export function withAbbreviatedValue(
  tokens: readonly Token[],
  at: number,
  { knowledge }: { readonly knowledge: Knowledge },
): { readonly tokens: readonly Token[]; readonly start: number; readonly end: number } | null {
  const found = new Map<string, number>();
  for (const value of abbreviatedValues(knowledge)) {
    const words = value.toLowerCase().split(' ');
    for (let start = Math.max(0, at - words.length + 1); start <= at; start += 1)
      if (words.every((word, place) => isShortFor(word, tokens[start + place]))) found.set(value, start);
  }
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return null;
  const [value, start] = only;
  const stretch = tokens.slice(start, start + value.split(' ').length);
  const [first, last] = [stretch[0], stretch.at(-1)];
  if (first === undefined || last === undefined) return null;
  const own = tokenize(value).map((token) => ({ ...token, start: first.start, end: last.end }));
  return {
    tokens: [...tokens.slice(0, start), ...own, ...tokens.slice(start + stretch.length)],
    start,
    end: start + own.length,
  };
}

/** Texts in which a word ends with a stop; longer ones are sentences. */
const abbreviatedValues = rememberedOf(({ datasets }: Knowledge): ReadonlySet<string> => {
  const fields = datasets.flatMap(({ fields, isVisible }) => (isVisible ? fields : []));
  return new Set(
    fields.flatMap(({ values }) =>
      (values ?? []).flatMap(({ value }) =>
        typeof value === 'string' && ABBREVIATED.test(value) && value.split(' ').length <= WORDS_MAX
          ? [value]
          : [],
      ),
    ),
  );
});

const ABBREVIATED = /\p{L}{2}\.(?: |$)/u;
const WORDS_MAX = 4;

/** `comp.` is short for "computer"; a word without a stop is that word. */
function isShortFor(word: string, token: Token | undefined): boolean {
  if (token === undefined) return false;
  return word.endsWith('.') && word.length > 2
    ? token.kind === 'word' && token.norm.startsWith(word.slice(0, -1))
    : token.norm === word;
}
