import type { Knowledge } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { BEFORE_JOINED, JOINED_VERBS, PARTICLES } from '../lexicon/joined-verbs.ts';
import { type Token, wordLike } from '../token.ts';
import type { Asked } from './unknown-words.ts';

/**
 * The tokens with the noun that the data has in place of a verb with a particle: "players who *tried out* for Leeds" have a `tryout` for
 * Leeds, "trips *picked up* at an airport" are with a `pickup` there, who "opted in to marketing" has a `marketing_opt_in`. The very
 * tokens where the verb is known, or the data has no such noun.
 */
export function withJoinedVerbs(
  tokens: readonly Token[],
  { knowledge, unknown }: Pick<Asked, 'knowledge' | 'unknown'>,
): readonly Token[] {
  const at = tokens.findLastIndex(
    (token, place) => nounAt(tokens, place, knowledge) !== undefined && isUnknown(token, tokens[place + 1]),
  );
  const like = tokens[at];
  const noun = nounAt(tokens, at, knowledge);
  if (like === undefined || noun === undefined) return tokens;
  let begin = at;
  while (BEFORE_JOINED.has(tokens[begin - 1]?.norm ?? '') || DENIED.has(tokens[begin - 1]?.norm ?? ''))
    begin -= 1;
  const isDenied = tokens.slice(begin, at).some(({ norm }) => DENIED.has(norm));
  // "picked up here *and* dropped off there" have both.
  const isSecond =
    tokens[begin - 1]?.norm === 'and' &&
    tokens.slice(0, begin).some((_, place) => nounAt(tokens, place, knowledge) !== undefined);
  const isClause = begin < at || RELATIVES.has(tokens[begin - 1]?.norm ?? '') || isPredicate(tokens, begin);
  const object = objectAfter(tokens, at + 2, noun, knowledge);
  const article = isDenied ? ['no'] : noun.includes(' ') ? [] : ['a'];
  const verb = isSecond ? [] : [isClause ? 'have' : 'with'];
  const said = [...verb, ...article, ...(object?.label ?? noun).split(' ')];
  const next = [
    ...tokens.slice(0, begin),
    ...said.map((norm) => wordLike(like, norm)),
    ...tokens.slice(object?.end ?? at + 2),
  ];
  return withJoinedVerbs(next, { knowledge, unknown });

  function isUnknown(...some: readonly (Token | undefined)[]): boolean {
    return some.some((one) => one !== undefined && unknown.includes(one));
  }
}

const DENIED: ReadonlySet<string> = new Set(["n't", 'never', 'not']);
const RELATIVES: ReadonlySet<string> = new Set(['and', 'but', 'that', 'which', 'who']);

/** "how many users opted in": nothing else is said of them; in "list the trips picked up there" they are told by it. */
function isPredicate(tokens: readonly Token[], begin: number): boolean {
  const isAsked = /^(?:how many|what|which|who)\b/.test(`${tokens[0]?.norm} ${tokens[1]?.norm}`);
  return (
    isAsked &&
    !tokens
      .slice(0, begin)
      .concat(tokens.slice(begin + 2))
      .some(({ norm }) => FINITE.has(norm))
  );
}

const FINITE: ReadonlySet<string> = new Set('are did do does had has have is was were'.split(' '));

/** The noun of the verb and the particle there as names have it, in one word or in two. */
function nounAt(tokens: readonly Token[], at: number, knowledge: Knowledge): string | undefined {
  const base = JOINED_VERBS.get(tokens[at]?.norm ?? '');
  const particle = tokens[at + 1]?.norm ?? '';
  return base === undefined || !PARTICLES.has(particle) ? undefined : nounsOf(knowledge).get(base + particle);
}

/** Words and pairs of words of names, without the space between them. */
const nounsOf = rememberedOf(({ datasets }: Knowledge): ReadonlyMap<string, string> => {
  const labels = datasets.flatMap(({ label, fields }) => [label, ...fields.map((field) => field.label)]);
  return new Map(
    labels.flatMap((label) => {
      const words = label.split(' ');
      return words.flatMap((word, at): [string, string][] => {
        const next = words[at + 1];
        return next === undefined
          ? [[word, word]]
          : [
              [word + next, `${word} ${next}`],
              [word, word],
            ];
      });
    }),
  );
});

/** "opted in *to marketing*": what is said after it is the first word of the name. */
function objectAfter(
  tokens: readonly Token[],
  from: number,
  noun: string,
  { datasets }: Knowledge,
): { readonly label: string; readonly end: number } | null {
  const at = tokens.findIndex(({ norm }, place) => place >= from && !BEFORE_OBJECTS.has(norm));
  const label = `${tokens[at]?.norm} ${noun}`;
  const isName = at > from && datasets.some(({ fields }) => fields.some((field) => field.label === label));
  return isName ? { label, end: at + 1 } : null;
}

const BEFORE_OBJECTS: ReadonlySet<string> = new Set('for in into of our the to'.split(' '));
