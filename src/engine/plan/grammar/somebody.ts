import { type Parser, terminal } from '../parser.ts';
import { isOfPeople } from '../people.ts';

/** "with *applicant*, amount and date", "*applicant's* state": whoever it was, who is called after what they did. */
export const somebody: Parser<string> = terminal('segment', ({ meaning, start, end }, { index, words }) => {
  if (!meaning.isNoun || words[end - 1]?.endsWith('s') !== false || end - start > 1) return null;
  const { dataset } = index.segment(meaning.segment);
  return isOfPeople(index.dataset(dataset)) ? dataset : null;
});
