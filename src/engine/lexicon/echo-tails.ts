import { wordSet } from './word-set.ts';

/** Words of a part at the end of a question that asks for the number by which was chosen: "…, and how many does each have". */

/** What it begins with. */
export const TAIL_JOINTS: ReadonlySet<string> = wordSet('and giving including plus showing stating with');

/** What it begins with as a sentence of its own. */
export const TAIL_OPENINGS: ReadonlySet<string> = wordSet(
  'add also and give how include list show state tell what',
);

/** Before the joint: "*together* with", "*along* with". */
export const TAIL_LEADS: ReadonlySet<string> = wordSet('along together');

/** A part that only asks for it: "and how *high* is *it*?" */
export const DEGREES_ASKED: ReadonlySet<string> = wordSet('high large low what');
export const ITSELF: ReadonlySet<string> = wordSet('it that this');

/** They say nothing there. */
export const TAIL_WORDS: ReadonlySet<string> = wordSet(`
  's a add also am an and are as at be been being by came come comes did do does each every exactly for from give given had has have high
  how in include is it its itself large list low me of on one ones per please report respective respectively show stand stands state
  such tell that the their theirs them there these they this those to too us was we well were what with`);

/** Kinds of numbers, by what they are called. */
export const FIGURES_ASKED: ReadonlyMap<string, 'any' | 'count' | 'total' | 'percent' | 'money' | 'days'> =
  new Map([
    ...kind('any', 'figure figures value values result results'),
    ...kind('count', 'number numbers count counts many tally tallies'),
    ...kind('total', 'amount amounts sum sums total totals'),
    ...kind('percent', '% percent percentage percentages proportion proportions share shares'),
    ...kind('money', 'dollar dollars money much'),
    ...kind('days', 'day days'),
  ]);

function kind<Kind extends string>(of: Kind, list: string): readonly (readonly [string, Kind])[] {
  return list.split(' ').map((word) => [word, of]);
}
