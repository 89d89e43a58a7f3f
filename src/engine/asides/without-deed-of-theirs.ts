import { AFTER_DEEDS, HAVING_SOME, OF_THEM } from '../lexicon/deed-verbs.ts';
import { isDone } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import { isRows, relatingVerbAt, rowsEnding, verbAt } from './deed-words.ts';
import type { Spoken } from './spoken.ts';
import { wayOf } from './told-deeds.ts';

/**
 * The question without what was done with the rows that others have, where the two have to do with one another by nothing else:
 * "which course has no teacher arranged for it" has no teacher. Null where no verb of that kind ends the question.
 */
export function withoutDeedOfTheirs(spoken: Spoken): readonly Token[] | null {
  const { tokens, candidates, knowledge } = spoken;
  for (const at of tokens.keys()) {
    if (!isDone(tokens[at]?.norm ?? '')) continue;
    const verb = verbAt(spoken, at) ?? relatingVerbAt(spoken, at);
    const end = endOf(tokens, at + 1);
    const begin = beginOf(tokens, at);
    const object = rowsEnding(candidates, begin);
    const subject = object === null ? null : subjectOf(spoken, begin);
    if (verb === null || end === null || object === null || subject === null || subject === object) continue;
    if (wayOf(verb, { from: subject, to: object, knowledge }) === null) continue;
    return [...tokens.slice(0, begin), ...tokens.slice(end)];
  }
  return null;
}

const BEING: ReadonlySet<string> = new Set([
  'are',
  'been',
  'being',
  'is',
  'that',
  'was',
  'were',
  'which',
  'who',
]);

function beginOf(tokens: readonly Token[], at: number): number {
  return BEING.has(tokens[at - 1]?.norm ?? '') ? beginOf(tokens, at - 1) : at;
}

/** Where "for it", or nothing, ends the question; null where more is said. */
function endOf(tokens: readonly Token[], after: number): number | null {
  const to = AFTER_DEEDS.has(tokens[after]?.norm ?? '') ? after + 1 : after;
  const end = OF_THEM.has(tokens[to]?.norm ?? '') ? to + 1 : to;
  const next = tokens[end];
  return next === undefined || next.kind === 'symbol' ? end : null;
}

/** Whose they are: "which *course* has no …". */
function subjectOf({ tokens, candidates }: Spoken, end: number): string | null {
  const starts = candidates.flatMap((one) => (one.end === end && isRows(one) ? [one.start] : []));
  const noun = Math.min(...starts);
  let having = noun;
  while (HAVING_SOME.has(tokens[having - 1]?.norm ?? '') || tokens[having - 1]?.kind === 'number')
    having -= 1;
  return having === noun ? null : rowsEnding(candidates, having);
}
