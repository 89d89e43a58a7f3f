import { BEING } from '../lexicon/cues.ts';
import { nounForm, verbStem } from '../lexicon/inflection.ts';
import { UNITS } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { Asked } from './unknown-words.ts';
import { replaced } from './verbs/said-of.ts';

/**
 * The tokens with the noun of a number in place of the verb that it is made of, where a bound of it follows: trains "delayed by more than
 * 90 minutes" are those with a delay of more than 90 minutes. Null where no number of what is spoken of is called so.
 */
export function withParticiplesAsNouns(tokens: readonly Token[], asked: Asked): readonly Token[] | null {
  const at = tokens.findIndex(
    (token, place) =>
      asked.unknown.includes(token) &&
      token.norm.endsWith('ed') &&
      tokens[place + 1]?.norm === 'by' &&
      isBound(tokens, place + 2),
  );
  const noun = at < 0 ? null : nounOf(tokens[at]?.norm ?? '', asked, tokens);
  if (noun === null) return null;
  const isSaid = BEING.has(tokens[at - 1]?.norm ?? '');
  return replaced(tokens, {
    from: isSaid ? at - 1 : at,
    to: at + 2,
    words: `${isSaid ? 'have' : 'with'} ${noun} of`,
    like: at,
  });
}

/** "more than 90", "at least an hour", "90 minutes". */
function isBound(tokens: readonly Token[], from: number): boolean {
  const number = tokens.findIndex(
    ({ kind, number: value, norm }, at) =>
      at >= from && (kind === 'number' || value !== null || UNITS.has(norm)),
  );
  return (
    number >= from &&
    number - from <= BOUND_MAX &&
    tokens.slice(from, number).every(({ norm }) => BOUND.has(norm))
  );
}

const BOUND_MAX = 4;
const BOUND: ReadonlySet<string> = new Set(
  'a an about at between exactly fewer greater least less longer more most no not only over than under up to'.split(
    ' ',
  ),
);

/** The first word of the name of the one number that the verb is made of, in a table that is spoken of. */
function nounOf(verb: string, { find, knowledge }: Asked, tokens: readonly Token[]): string | null {
  const tables = new Set(
    find(tokens).flatMap(({ meaning, match }) =>
      meaning.kind === 'dataset' && match !== 'partial' ? [meaning.dataset] : [],
    ),
  );
  const nouns = knowledge.datasets.flatMap(({ name, fields }) =>
    tables.has(name)
      ? fields.flatMap(({ role, label }) => {
          const noun = label.split(' ').find((word) => verbStem(word) === verbStem(verb));
          return role === 'measure' && noun !== undefined && nounForm(noun) !== verb ? [noun] : [];
        })
      : [],
  );
  const [only, ...others] = nouns;
  return only !== undefined && others.length === 0 ? only : null;
}
