import type { Dataset } from '../../catalog/mod.ts';
import { OFTEN } from '../lexicon/deed-verbs.ts';
import type { Token } from '../token.ts';
import type { Deed } from './deed-at.ts';
import type { Spoken } from './spoken.ts';
import { deedTable, doerOf, isToldBy, usersOf, wayOf } from './told-deeds.ts';

/** What it was done to. */
export type DoneTo =
  | { readonly kind: 'rows' | 'value'; readonly table: string; readonly skipped: number }
  | { readonly kind: 'none'; readonly skipped: number };

/** What is said of it. */
export interface Said {
  readonly deed: Deed;
  readonly what: DoneTo;
  readonly rest: readonly Token[];
}

/** "who ordered in 2024 but not in 2025", "never ordered", "raced most often": what was done is named. */
export function ofDeedAlone({ knowledge }: Spoken, { deed, rest }: Said): readonly (string | Token)[] | null {
  const { verb, subject, isColumn, isDenied, isSoFar } = deed;
  const times = isDenied ? null : timesIn(rest);
  // "numbers that called more than twice": what was done is told by the rows that have the number.
  const told = knowledge.datasets.find(({ name }) => isColumn && name === subject);
  if (isColumn && (told === undefined || times === null || !isToldBy(verb, told))) return null;
  const table =
    told ??
    deedTable(verb, subject, knowledge) ??
    (isDenied ? (doerOf(verb, subject, knowledge) ?? anybody(knowledge, deed)) : null) ??
    usersOf(verb, subject, knowledge);
  if (table === null) return null;
  const own = knowledge.datasets.find(({ name }) => name === subject);
  const words = rest.map(({ norm }) => norm);
  const isRanked = words[0] === 'most' || (words[0] === 'the' && words[1] === 'most');
  if (isRanked && !isDenied) {
    const after = rest.slice(words[0] === 'the' ? 2 : 1);
    return [
      'has',
      'the',
      'most',
      ...nounOf(table, own),
      ...(OFTEN.has(after[0]?.norm ?? '') ? after.slice(1) : after),
    ];
  }
  if (times !== null) return ['with', ...times.bound, ...nounOf(table, own), ...times.after];
  const isTimed = rest.some(({ kind }) => kind !== 'symbol');
  // "something in 2024 but nothing in 2025"
  const asked = rest.map((one) => (one.norm === 'nothing' ? 'not' : one));
  // "who applied in 2024 and 2025": in both, or in either.
  const isOpen =
    words.includes('and') && !words.some((one) => one === 'not' || one === 'nothing' || one === 'both');
  const isWhole = !rest.slice(0, -1).some(({ kind }) => kind === 'symbol');
  return (isDenied || isTimed || isSoFar) && !isOpen && isWhole
    ? [isDenied ? 'without' : 'with', ...nounOf(table, own), ...asked]
    : null;
}

/** How often it was done, as how many of them there are: "more than twice", "at least 3 times"; null for what begins otherwise. */
export function timesIn(
  rest: readonly Token[],
): { readonly bound: readonly (string | Token)[]; readonly after: readonly Token[] } | null {
  const bound = TIMES_BOUNDS.find((words) => words.every((word, at) => rest[at]?.norm === word)) ?? [];
  const [number, times] = rest.slice(bound.length);
  const word = ADVERBS.get(number?.norm ?? '');
  const isCounted = number !== undefined && times?.norm === 'times';
  if (bound.length === 0 || (word === undefined && !isCounted)) return null;
  return word === undefined
    ? { bound: rest.slice(0, bound.length + 1), after: rest.slice(bound.length + 2) }
    : { bound: [...bound, word], after: rest.slice(bound.length + 1) };
}

const TIMES_BOUNDS: readonly (readonly string[])[] = [
  ['more', 'than'],
  ['at', 'least'],
  ['over'],
  ['exactly'],
];
const ADVERBS: ReadonlyMap<string, string> = new Map([
  ['once', 'one'],
  ['twice', 'two'],
]);

/** "projects nobody works on": the only people that have to do with them. */
function anybody(knowledge: Spoken['knowledge'], { verb, subject, isNobody }: Deed): Dataset | null {
  const [only, ...others] = knowledge.datasets.filter(
    ({ name, isVisible, roleOf, synonyms }) =>
      isVisible && roleOf === undefined && name !== subject && synonyms.includes('people'),
  );
  const isOne = only !== undefined && others.length === 0 && isNobody;
  return isOne && wayOf(verb, { from: subject, to: only.name, knowledge }) !== null ? only : null;
}

/** What the rows are called; of tools, `tool loans` are loans. */
export function nounOf({ labelPlural, synonyms }: Dataset, subject: Dataset | undefined): readonly string[] {
  const own = `${subject?.label ?? ''} `;
  const short = labelPlural.startsWith(own) ? labelPlural.slice(own.length) : labelPlural;
  return (synonyms.includes(short) ? short : labelPlural).split(' ');
}
