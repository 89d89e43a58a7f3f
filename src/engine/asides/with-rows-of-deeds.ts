import { type Knowledge, singularOf } from '../../catalog/mod.ts';
import { isDone } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with rows that are called after what was done said by their name: where there are `performed_procedures` beside the
 * `procedures` that there are to perform, "procedures were performed" is of the former. The same tokens in any other.
 */
export function withRowsOfDeeds(tokens: readonly Token[], { datasets }: Knowledge): readonly Token[] {
  for (const { label, labelPlural, isVisible } of datasets) {
    const [deed = '', ...things] = label.split(' ');
    const isOfThings = datasets.some((one) => one.label === things.join(' '));
    if (!isVisible || !isOfThings || !isDone(deed)) continue;
    const verb = tokens.findIndex(({ norm }, at) => norm === deed && at > things.length);
    const before = tokens[verb - 1]?.norm ?? '';
    const end = BEING.has(before) ? verb - 1 : verb;
    const from = end - things.length;
    const isSaid =
      verb > 0 &&
      things.every((thing, at) => singularOf(tokens[from + at]?.norm ?? '') === singularOf(thing));
    if (!isSaid) continue;
    const like = tokens[from];
    if (like === undefined) continue;
    // "how many procedures were performed in 2023": how many were there.
    const there = end < verb && tokens[0]?.norm === 'how' ? ' were there' : '';
    const name = `${labelPlural}${there}`.split(' ').map((norm) => spokenAs(like, norm));
    return [...tokens.slice(0, from), ...name, ...tokens.slice(verb + 1)];
  }
  return tokens;
}

const BEING: ReadonlySet<string> = new Set(['are', 'was', 'were']);
