import { MOST_MONEY } from '../lexicon/money-verbs.ts';
import type { Token } from '../token.ts';
import { isRows, spokenAs } from './deed-words.ts';
import type { Spoken } from './spoken.ts';
import { restAfter } from './with-money-ranked.ts';

/**
 * The question with those who have the highest metric in place of who did most of what it adds up: "which branch *lent the most money*
 * in 2025". Null where no metric is called by a verb before "the most".
 */
export function withMetricRanked({ tokens, candidates, knowledge }: Spoken): readonly Token[] | null {
  for (const { start, end, meaning, match } of candidates) {
    if (meaning.kind !== 'metric' || match !== 'exact' || start === 0) continue;
    const verb = tokens[start];
    const extreme = tokens[tokens[end]?.norm === 'the' ? end + 1 : end];
    if (verb === undefined || extreme === undefined || !MOST_MONEY.has(extreme.norm)) continue;
    const { after } = restAfter(tokens, tokens.indexOf(extreme) + 1);
    // "lent the most loans" is a number of them.
    const isOfRows = candidates.some((one) => one.start === after && isRows(one));
    const metric = knowledge.metrics.find(({ name }) => name === meaning.metric);
    if (metric === undefined || isOfRows) continue;
    const words = ['with', 'the', extreme.norm === 'most' ? 'highest' : 'lowest', ...metric.label.split(' ')];
    return [...tokens.slice(0, start), ...words.map((word) => spokenAs(verb, word)), ...tokens.slice(after)];
  }
  return null;
}
