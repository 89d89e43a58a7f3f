import { type Knowledge, singularOf } from '../../catalog/mod.ts';
import { doneThings } from '../rows-of-deeds.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with rows that are called after what was done said by their name: where there are `performed_procedures` beside the
 * `procedures` that there are to perform, "procedures were performed" is of the former. The same tokens in any other.
 */
export function withRowsOfDeeds(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] {
  for (const { table, deed, thing } of doneThings(knowledge)) {
    const things = thing.split(' ');
    const verb = tokens.findIndex(({ norm }, at) => norm === deed && at > things.length);
    const end = BEING.has(tokens[verb - 1]?.norm ?? '') ? verb - 1 : verb;
    const from = end - things.length;
    const like = tokens[from];
    const isSaid = things.every((word, at) => singularOf(tokens[from + at]?.norm ?? '') === singularOf(word));
    if (verb < 0 || like === undefined || !isSaid) continue;
    // "how many procedures were performed in 2023": how many were there.
    const there = end < verb && tokens[0]?.norm === 'how' ? ' were there' : '';
    const name = `${table.labelPlural}${there}`.split(' ').map((norm) => spokenAs(like, norm));
    return [...tokens.slice(0, from), ...name, ...tokens.slice(verb + 1)];
  }
  return tokens;
}

const BEING: ReadonlySet<string> = new Set(['are', 'was', 'were']);
