import { doneOf, FUNCTIONS, LIKELY, ODDS, PARTICIPLES, SIZES } from '../lexicon/askings.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { partsOf } from '../plan/rewrite.ts';
import type { Token } from '../token.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question with a roundabout way of asking for its number in plain words: "how often do loans default" asks what percentage of
 * loans default, "how big are loans on average" for their average size, "avg(principal)" is no bracket. Null where there is none.
 */
export function withPlainAsking(tokens: readonly Token[]): Clarified | null {
  const share = asShare(tokens);
  if (share !== null) return { tokens: share, claims: [isOfOwnRows] };
  const asked = asSize(tokens) ?? asPassive(tokens) ?? withoutCallBrackets(tokens) ?? withPercentage(tokens);
  return asked === null ? null : { tokens: asked, claims: [] };
}

const AUXILIARIES: ReadonlySet<string> = new Set(['are', 'did', 'do', 'does', 'is', 'was', 'were']);

function spoken(like: Token, words: string): readonly Token[] {
  return words.split(' ').map((norm) => ({ ...like, kind: 'word', norm, number: null }));
}

/** "how often do …", "how likely are … to …", "what are the odds that …": "what percentage of …". */
function asShare(tokens: readonly Token[]): readonly Token[] | null {
  const [first, second, third] = tokens;
  if (first === undefined || second === undefined || third === undefined) return null;
  if (first.norm === 'how' && LIKELY.has(second.norm) && AUXILIARIES.has(third.norm)) {
    const rest = tokens.slice(3);
    const to = second.norm === 'likely' ? rest.findLastIndex(({ norm }) => norm === 'to') : -1;
    const asked =
      to < 1 ? rest : [...rest.slice(0, to), ...rest.slice(rest[to + 1]?.norm === 'be' ? to + 2 : to + 1)];
    const verb = to > 0 && rest[to + 1]?.norm === 'be' ? spoken(third, 'are') : [];
    const isStated = verb.length > 0 || AUXILIARIES.has(third.norm);
    const stated = to > 0 ? [...rest.slice(0, to), ...verb, ...asked.slice(to)] : asked;
    return isStated && stated.length > 1 ? [...spoken(first, 'what percentage of'), ...stated] : null;
  }
  const odds = tokens.findIndex(({ norm }) => ODDS.has(norm));
  const isAsked = odds > 0 && odds < 4 && first.norm === 'what' && tokens[odds + 1]?.norm === 'that';
  return isAsked ? [...spoken(first, 'what percentage of'), ...tokens.slice(odds + 2)] : null;
}

/** "how big are … on average", "on average, how large are …". */
function asSize(tokens: readonly Token[]): readonly Token[] | null {
  const how = tokens.findIndex(
    ({ norm }, at) =>
      norm === 'how' && SIZES.has(tokens[at + 1]?.norm ?? '') && AUXILIARIES.has(tokens[at + 2]?.norm ?? ''),
  );
  const on = tokens.findIndex(({ norm }, at) => norm === 'on' && tokens[at + 1]?.norm === 'average');
  const first = tokens[how];
  if (first === undefined || on < 0) return null;
  const isFirst = on === 0 && how <= 3;
  const rest = isFirst ? tokens.slice(how + 3) : [...tokens.slice(how + 3, on), ...tokens.slice(on + 2)];
  return how === 0 || isFirst ? [...spoken(first, 'what is the average size of'), ...rest] : null;
}

/** "avg(principal)": "avg principal". */
function withoutCallBrackets(tokens: readonly Token[]): readonly Token[] | null {
  const open = tokens.findIndex(
    ({ norm, start }, at) =>
      norm === '(' && FUNCTIONS.has(tokens[at - 1]?.norm ?? '') && tokens[at - 1]?.end === start,
  );
  const close = tokens.findIndex(({ norm }, at) => at > open && norm === ')');
  return open < 1 || close < open + 2 ? null : tokens.filter((_, at) => at !== open && at !== close);
}

/** "how many branches *did we open* in 2015": "… were opened in 2015". */
function asPassive(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findIndex(({ norm }, place) => ACTIVE.has(norm) && tokens[place + 1]?.norm === 'we');
  const [auxiliary, verb] = [tokens[at], tokens[at + 2]];
  if (auxiliary === undefined || verb === undefined || at < 1 || verb.kind !== 'word') return null;
  // "did we plan": a verb that may double its last letter is left.
  if (!PARTICIPLES.has(verb.norm) && /[^aeiouw][aeiou][bdglmnpt]$/.test(verb.norm)) return null;
  const done = doneOf(verb.norm);
  // What "we get back" is not got anew.
  if (tokens[at + 3]?.norm === 'back' || tokens.slice(at).some(({ norm }) => ASKS_MORE.has(norm)))
    return null;
  return [
    ...tokens.slice(0, at),
    ...spoken(auxiliary, 'were'),
    { ...verb, norm: done },
    ...tokens.slice(at + 3),
  ];
}

/** After the verb they go on with something else. */
const ASKS_MORE: ReadonlySet<string> = new Set(['and', 'how', 'what', 'which', 'who']);
const ACTIVE: ReadonlySet<string> = new Set(['did', 'have']);

/** "how many percent of …", "in what percentage of …". */
function withPercentage(tokens: readonly Token[]): readonly Token[] | null {
  const [first, second, third] = tokens.map(({ norm }) => norm);
  const [how] = tokens;
  if (how === undefined) return null;
  const isMany = first === 'how' && second === 'many' && (third === 'percent' || third === '%');
  return isMany ? [...spoken(how, 'what percentage'), ...tokens.slice(3)] : null;
}

/** The rows themselves are so, and not others that belong to them: how often people default is not which of them ever did. */
function isOfOwnRows(query: LogicalQuery): boolean {
  return !partsOf(query).some(
    (part) => 'kind' in part && (part.kind === 'exists' || part.kind === 'related-aggregate'),
  );
}
