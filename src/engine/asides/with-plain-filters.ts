import {
  FILTER_TURNS,
  LIST_PREPOSITIONS,
  MEANS_PREPOSITIONS,
  RATE_BOUNDS,
  RATE_VERBS,
} from '../lexicon/filter-turns.ts';
import { localTurns } from '../local-turns.ts';
import type { Token } from '../token.ts';

/**
 * The question with its conditions in plainer words: "recorded as late" is "that are late", "in the 600-659 range" is "between 600
 * and 659", "in Texas or in Ohio" is "in Texas or Ohio". Null where it has no such turns.
 */
export function withPlainFilters(tokens: readonly Token[]): readonly Token[] | null {
  const plain = withRate(withPrepositionsOnce(turned(tokens)));
  return plain.length === tokens.length && plain.every((token, at) => token === tokens[at]) ? null : plain;
}

const turned = localTurns(FILTER_TURNS);
const PERCENT: ReadonlySet<string> = new Set(['%', 'pct', 'percent']);

const JOINTS: ReadonlySet<string> = new Set(['or', 'nor']);
const LIST_BACK_MAX = 6;

/** "in Texas or in Ohio": the preposition once; "neither in the south nor in the west": before both. */
function withPrepositionsOnce(tokens: readonly Token[]): readonly Token[] {
  const joint = tokens.findIndex(
    ({ norm }, at) => JOINTS.has(norm) && LIST_PREPOSITIONS.has(tokens[at + 1]?.norm ?? ''),
  );
  const preposition = tokens[joint + 1];
  if (joint < 0 || preposition === undefined) return tokens;
  const start = Math.max(0, joint - LIST_BACK_MAX);
  const before = tokens.slice(start, joint).findLastIndex(({ norm }) => norm === preposition.norm) + start;
  const first = tokens[before];
  const once = tokens.toSpliced(joint + 1, 1);
  // "by phone or via a broker", "online or through brokers"
  if (before < start && MEANS_PREPOSITIONS.has(preposition.norm) && tokens[joint + 2]?.kind === 'word')
    return withoutArticleAt(once, joint + 1);
  if (before < start || first === undefined) return tokens;
  const neither = once[before - 1];
  if (neither?.norm === 'either') return once.toSpliced(before - 1, 2, first, neither);
  // "neither for a car nor for a house"
  return neither?.norm === 'neither'
    ? withoutArticleAt(withoutArticleAt(once, joint + 1).toSpliced(before - 1, 2, first, neither), before + 1)
    : once;
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

function withoutArticleAt(tokens: readonly Token[], at: number): readonly Token[] {
  return ARTICLES.has(tokens[at]?.norm ?? '') ? tokens.toSpliced(at, 1) : tokens;
}

/** "priced above 10 %": with a rate above it. */
function withRate(tokens: readonly Token[]): readonly Token[] {
  const percent = tokens.findIndex(
    ({ number }, at) =>
      number?.sign === 'percent' || (number?.sign === null && PERCENT.has(tokens[at + 1]?.norm ?? '')),
  );
  let at = percent - 1;
  while (at >= 0 && isBound(tokens, at)) at -= 1;
  const verb = tokens[at];
  const isOfRate = verb !== undefined && RATE_VERBS.has(verb.norm) && percent > 0;
  // "cheaper than 7 %" is below it.
  const bound = verb?.norm === 'cheaper' ? ['less'] : [];
  if (!isOfRate) return tokens;
  // "priced at 10% to 12% interest"
  const said = tokens.filter(
    ({ norm }, place) =>
      !(
        place > percent &&
        norm === 'interest' &&
        isPercent(tokens, place - 1) &&
        tokens[place + 1]?.norm !== 'rate'
      ),
  );
  return said.toSpliced(at, 1, ...['with', 'rate', ...bound].map((word) => spoken(verb, word)));
}

/** "12%", "percent" */
function isPercent(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.number?.sign === 'percent' || PERCENT.has(tokens[at]?.norm ?? '');
}

function isBound(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const isAmount = token.norm === 'at' && /^(?:least|most)$/.test(tokens[at + 1]?.norm ?? '');
  if (token.norm === 'at') return isAmount || RATE_VERBS.has(tokens[at - 1]?.norm ?? '');
  return RATE_BOUNDS.has(token.norm) || token.kind === 'number' || token.norm === '-';
}

function spoken(beside: Token, norm: string): Token {
  return norm === '0'
    ? { ...beside, kind: 'number', norm, text: norm, number: { value: 0, sign: null } }
    : { ...beside, kind: 'word', norm, number: null };
}
