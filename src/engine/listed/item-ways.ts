import { doneOf } from '../lexicon/askings.ts';
import {
  ITEM_ACTORS,
  ITEM_AUXILIARIES,
  ITEM_COPULAS,
  ITEM_PEOPLE,
  ITEM_PLACES,
  ITEM_REASONS,
  ITEM_REFERENCES,
  ITEM_STAYS,
  ITEM_SUBJECTS,
  ITEM_TIMES,
} from '../lexicon/column-lists.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { type Token, wordLike } from '../token.ts';

/** Another way to say which column an item is: words that name it, or the people that the rows are of. */
export type ItemWay =
  | { readonly kind: 'words' | 'time'; readonly tokens: readonly Token[] }
  | { readonly kind: 'people' };

/**
 * What the words of an item say that name no column as they stand: "when declined", "joining date" and "the date they joined" are the date that is
 * called after the verb, "who" and "applicant" the people, "why" the reason, "what they owe" what is called so, "state where they live" the state.
 */
export function itemWays(piece: readonly Token[]): readonly ItemWay[] {
  const [first, ...rest] = piece;
  const last = piece.at(-1);
  if (first === undefined || last === undefined) return [];
  if (isSaidByWho(piece) || (rest.length === 0 && ITEM_ACTORS.has(first.norm))) return [{ kind: 'people' }];
  // "how many days late": the column that counts them.
  if (first.norm === 'how' && rest[0]?.norm === 'many' && rest.length > 1)
    return [{ kind: 'words', tokens: rest.slice(1) }];
  const place = piece.findIndex(({ norm }, at) => at > 0 && ITEM_PLACES.has(norm));
  if (place > 0 && withoutSubject(piece.slice(place + 1), 0).every(({ norm }) => ITEM_STAYS.has(norm)))
    return [{ kind: 'words', tokens: piece.slice(0, place) }];
  if (rest.length === 1 && last.norm === 'date' && first.norm.endsWith('ing'))
    return timesOf(last, [wordLike(first, doneOf(verbStem(first.norm)))]);
  const reason = ITEM_REASONS.has(first.norm) ? [wordLike(first, 'reason')] : null;
  if (reason !== null) return [{ kind: 'words', tokens: reason }];
  if (piece.length > 1 && ITEM_REFERENCES.has(last.norm))
    return [{ kind: 'words', tokens: [...piece.slice(0, -1), wordLike(last, 'id')] }];
  const isTimeLast = piece.length > 1 && last.norm === 'when';
  const isTime = isTimeLast || ITEM_TIMES.has(first.norm);
  const told = isTime ? (isTimeLast ? piece.slice(0, -1) : rest) : piece;
  const bare = withoutSubject(told, isTime ? 0 : 1);
  if (isTime) return timesOf(first, bare);
  return bare.length === 0 || bare.length === piece.length ? [] : [{ kind: 'words', tokens: bare }];
}

/** "who", "who borrowed"; "who's the borrower" asks a question of its own. */
export function isSaidByWho([first, ...rest]: readonly Token[]): boolean {
  return ITEM_PEOPLE.has(first?.norm ?? '') && !rest.some(({ norm }) => ITEM_COPULAS.has(norm));
}

/** "when withdrawn": what is called "withdrawn", "withdrawn on" or so; a bare "when" is the date of the rows. */
function timesOf(time: Token, deed: readonly Token[]): readonly ItemWay[] {
  const date = wordLike(time, 'date');
  if (deed.length === 0)
    return BARE_TIMES.has(time.norm) ? [time, date].map((one) => ({ kind: 'time', tokens: [one] })) : [];
  return [deed, [...deed, wordLike(time, 'on')], [date, ...deed]].map((tokens) => ({ kind: 'time', tokens }));
}

const BARE_TIMES: ReadonlySet<string> = new Set(['since', 'when']);

/** "they are with us", "it was opened", "which was lost": without who did it and what helps the verb. */
function withoutSubject(tokens: readonly Token[], least: number): readonly Token[] {
  let start = 0;
  while (start < tokens.length - least && isHelp(tokens[start])) start += 1;
  return tokens.slice(start);
}

function isHelp(token: Token | undefined): boolean {
  return token !== undefined && (ITEM_SUBJECTS.has(token.norm) || ITEM_AUXILIARIES.has(token.norm));
}
