import { aggregatesOf } from '../../expression-walk.ts';
import { type CandidateOf, type Chart, type Parser, terminal } from '../parser.ts';
import { isOfPeople } from '../people.ts';
import type { Nominal } from '../sketch.ts';

/** "with *applicant*, amount and date", "*applicant's* state": whoever it was, who is called after rows of theirs. */
export const somebody: Parser<string> = terminal('segment', (found, chart) => {
  const { dataset, condition } = chart.index.segment(found.meaning.segment);
  const isOfRows = aggregatesOf(condition).some(({ filter }) => filter === null);
  return isOfRows && isOneOfPeople(found, chart) ? dataset : null;
});

/** "average *retiree* income": that of all who are so. */
export const somebodySo: Parser<Nominal> = terminal('segment', (found, chart) => {
  const { segment } = found.meaning;
  const { dataset } = chart.index.segment(segment);
  const conditions = [{ kind: 'segment' as const, segments: [segment] }];
  return isOneOfPeople(found, chart) ? { kind: 'nominal', dataset, conditions } : null;
});

function isOneOfPeople({ meaning, start, end }: CandidateOf<'segment'>, { index, words }: Chart): boolean {
  const isOne = meaning.isNoun && words[end - 1]?.endsWith('s') === false && end - start === 1;
  return isOne && isOfPeople(index.dataset(index.segment(meaning.segment).dataset));
}
