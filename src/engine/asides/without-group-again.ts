import { isDone } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';

/**
 * The question without the group that a second thing is asked of again: "the volume of each branch and the number of loans *of that
 * branch*", "… and *that branch's* average rate". The very tokens where the group tells more, as in what is compared with it.
 */
export function withoutGroupAgain(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map(({ norm }) => norm);
  if (words.some((word, at) => LASTING.has(word) && isPeriodAgain(words, at + 1))) return tokens;
  const apart = withoutPeriodAgain(tokens, words);
  if (apart !== null) return apart;
  for (const [at, word] of words.entries()) {
    if (!BACK.has(word)) continue;
    const begin = word === 'same' && words[at - 1] === 'the' ? at - 1 : at;
    const length = LENGTHS.find((one) => isSaidAgain(words, { from: at + 1, to: at + 1 + one }, begin));
    if (length === undefined) continue;
    const end = at + 1 + length;
    if (words[end] === "'s") return [...tokens.slice(0, begin), ...tokens.slice(end + 1)];
    if (TIES.has(words[begin - 1] ?? '') && (end === words.length || ENDS.has(words[end] ?? '')))
      return [...tokens.slice(0, begin - 1), ...tokens.slice(end)];
  }
  return tokens;
}

/**
 * "for each month, the number of payments received *in that month*": rows of a month are in it, and of which of their days, the deed
 * says. Null where the period is told apart from others ("in the month before"), spoken of more than once, or that of a state.
 */
function withoutPeriodAgain(tokens: readonly Token[], words: readonly string[]): readonly Token[] | null {
  const said = words.flatMap((_, at) =>
    isPeriodAgain(words, at) ? [{ at, period: words[at + 2] ?? '' }] : [],
  );
  const [only, ...others] = said;
  if (only === undefined || others.length > 0 || NEIGHBOURS.has(words[only.at + 3] ?? '')) return null;
  const { at, period } = only;
  const deed = words[at - 1] ?? '';
  if (!isDone(deed) && !DEED_ENDS.has(deed)) return null;
  const each = words.findIndex((word, place) => EACH.has(word) && words[place + 1] === period);
  if (each < 0 || each > at || words.some((word, place) => place > at + 2 && word === period)) return null;
  const rest = [...tokens.slice(0, at), ...tokens.slice(at + 3)];
  const comma = words.indexOf(',', each);
  const isLed = LEADS.has(words.slice(0, each).join(' ')) && comma > 0 && comma < at;
  if (!isLed || words.some((word) => PARTS.has(word))) return rest;
  // "late fees on payments due in each month of 2024": of the two dates the one that is said.
  return [
    ...tokens.slice(comma + 1, at),
    ...tokens.slice(at, at + 1).map((tie) => ({ ...tie, norm: 'in' })),
    ...tokens.slice(each, comma).map((one) => (EACH.has(one.norm) ? { ...one, norm: 'each' } : one)),
    ...tokens.slice(at + 3),
  ];
}

/** "in that month", from the place on. */
function isPeriodAgain(words: readonly string[], at: number): boolean {
  const [tie = '', back = '', period = ''] = words.slice(at, at + 3);
  return WITHIN.has(tie) && PERIOD_BACK.has(back) && PERIODS.has(period);
}

/** How rows were in a period is not how those are now that began in it. */
const LASTING: ReadonlySet<string> = new Set(
  'active current delinquent late open outstanding overdue pending'.split(' '),
);
const LEADS: ReadonlySet<string> = new Set(['', 'for', 'in']);
/** "fell *due*", "came *in*", "paid *off*" */
const DEED_ENDS: ReadonlySet<string> = new Set(['due', 'in', 'off', 'out']);
/** A part and its whole have one period, which is not the part's. */
const PARTS: ReadonlySet<string> = new Set('% fraction percent percentage proportion rate share'.split(' '));
const WITHIN: ReadonlySet<string> = new Set(['during', 'in', 'within']);
const PERIOD_BACK: ReadonlySet<string> = new Set(['that', 'the', 'this']);
const PERIODS: ReadonlySet<string> = new Set(['day', 'month', 'quarter', 'week', 'year']);
/** "the month before", "the year of issue" are others, or of something. */
const NEIGHBOURS: ReadonlySet<string> = new Set(
  'after ahead before earlier following later next of on previous prior that to when which with'.split(' '),
);

/** Whether each of what the words name was spoken of, and only something more is asked since. */
function isSaidAgain(
  words: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  begin: number,
): boolean {
  const name = words.slice(from, to);
  const each = words.findIndex(
    (word, at) => EACH.has(word) && at < begin && name.every((one, place) => words[at + 1 + place] === one),
  );
  if (each < 0 || to > words.length) return false;
  const since = words.slice(each + 1 + name.length, begin);
  return since.some((word) => JOINTS.has(word)) && !since.some((word) => BOUND.has(word));
}

/** How many words the name of a group has, the most first. */
const LENGTHS: readonly number[] = [3, 2, 1];
const BACK: ReadonlySet<string> = new Set(['that', 'this', 'same']);
const EACH: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);
const TIES: ReadonlySet<string> = new Set('at by for from in of on to within'.split(' '));
const JOINTS: ReadonlySet<string> = new Set([',', 'and', ';', '?', '.']);
const ENDS: ReadonlySet<string> = new Set([',', 'and', ';', '?', '.', '!']);
/** What is compared with the group, chosen of it or a part of it needs to be told so. */
const BOUND: ReadonlySet<string> = new Set(
  `above after before below between exceed exceeding exceeds fraction greater higher less lower more most over part percent
  percentage proportion ratio share than that under versus vs whether which who whose`.split(/\s+/),
);
