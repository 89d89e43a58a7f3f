import { type Turn, turn } from './turn.ts';

/** What people are called by what they do or what was done to them. */
const PEOPLE = '(?:[a-z]+(?:ers|ors|ants|ees|ents|ists)|clients|people|persons)';
const EACH = '(?:count(?:ed|ing)? |by |for )?(?:each|every|one|per)';
const ONE = '(?:one|a) (?!row|line|record)[a-z]+ (?:per|for each|for every|of each)';

/** People of whom each of their rows counts: "average age of approved applicants (count each application)" is that of approved applications. */
export const EACH_ROW_TURNS: readonly Turn[] = [
  turn(
    `B ${PEOPLE} \\( (?:${ONE}|${EACH}) (?<N>[a-z]+)(?: counts| counted)?(?: once)? \\)(?: (?<R>.+))?`,
    'B N+ R',
  ),
];

export const EACH_ROW_WORDS: readonly string[] = ['each', 'every', 'per'];
