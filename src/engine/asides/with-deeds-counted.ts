import type { Dataset, Knowledge } from '../../catalog/mod.ts';
import { isDone } from '../lexicon/inflection.ts';
import { linkStem } from '../lexicon/link-verbs.ts';
import type { Meanings } from '../meant/rewording.ts';
import { tablesOfDeeds } from '../rows-of-deeds.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question how often something was done with one thing as one for the rows that tell of it: "how often was the grey wolf sighted in
 * 2022" is how many sightings there were of the grey wolf. Null where no rows, or rows of several kinds, tell of that.
 */
export function withDeedsCounted(tokens: readonly Token[], { knowledge }: Meanings): readonly Token[] | null {
  const [how] = tokens;
  const from = lengthOfAsking(tokens.map(({ norm }) => norm));
  if (how === undefined || from === 0) return null;
  const verb = tokens.findIndex(({ norm }, at) => at > from && isDone(norm));
  const isBeen = tokens[verb - 1]?.norm === 'been';
  const thing = tokens.slice(from, isBeen ? verb - 1 : verb);
  const rest = tokens.slice(verb + 1);
  const isAlone = thing.every(({ kind, norm }) => kind !== 'symbol' && !JOINTS.has(norm));
  if (verb < 0 || !isAlone || !FOLLOWING.has(rest[0]?.norm ?? '?')) return null;
  const [event, ...others] = eventsCalled(tokens[verb]?.norm ?? '', knowledge);
  if (event === undefined || others.length > 0) return null;
  return [
    ...`how many ${event.labelPlural} of`.split(' ').map((norm) => spokenAs(how, norm)),
    ...thing,
    ...rest,
  ];
}

/** How many words ask how often something was done: "how often was", "how many times has". */
function lengthOfAsking([how, often, third = '', fourth = '']: readonly string[]): number {
  if (how !== 'how') return 0;
  if (OFTEN.has(often ?? '') && BEING.has(third)) return 3;
  return often === 'many' && third === 'times' && BEING.has(fourth) ? 4 : 0;
}

const OFTEN: ReadonlySet<string> = new Set(['frequently', 'often']);
const BEING: ReadonlySet<string> = new Set(['are', 'had', 'has', 'have', 'is', 'was', 'were']);
/** With one of these the thing is said at more length than a name. */
const JOINTS: ReadonlySet<string> = new Set(['and', 'each', 'every', 'or', 'that', 'which', 'who']);
/** What may follow the verb. */
const FOLLOWING: ReadonlySet<string> = new Set(
  '? . after at before between by during from in last on per since this'.split(' '),
);

/** The tables of what was done, by their name or their date: `sightings`, `played_at`. */
function eventsCalled(verb: string, knowledge: Knowledge): readonly Dataset[] {
  const stem = linkStem(verb);
  return tablesOfDeeds(knowledge).filter(({ label, fields }) => {
    const dates = fields.filter(({ role }) => role === 'time').map((date) => date.label);
    return [label, ...dates].some((name) => name.split(' ').some((word) => linkStem(word) === stem));
  });
}
