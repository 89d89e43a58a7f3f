import { singularOf } from '../../../catalog/mod.ts';
import { BAND_WORDS, EACH_BEGINS, EACH_OF, VERSUS } from '../../lexicon/note-parts.ts';
import type { Token } from '../../token.ts';
import { spokenAs } from '../deed-words.ts';
import { comma } from './parts.ts';

/**
 * The question where a note names several things and asks for a number of each: "red vs blue boats: mean price for each", "price below 5, 5 to
 * 10, over 10: number of boats in each", "Rome, Oslo: number of boats in each of the two towns", "grades B and C: number for each".
 * The ways to say it; none where it is no such note.
 */
export function ofEach(head: readonly Token[], behind: readonly Token[]): readonly (readonly Token[])[] {
  const at = behind.findLastIndex(
    ({ norm }, place) => norm === 'each' && EACH_BEGINS.has(behind[place - 1]?.norm ?? ''),
  );
  const like = behind[at];
  const tail = behind.slice(at + 1);
  if (like === undefined || at < 2 || !tail.every(({ norm }, place) => isOfThem(norm, place, tail)))
    return [];
  const asked = behind.slice(0, at - 1);
  const name = tail.findLast(({ kind, norm }) => kind === 'word' && !EACH_OF.has(norm));
  const said = head.map((token) => (token.norm === '/' ? comma(token) : token));
  if (head.some(({ norm }) => VERSUS.has(norm)))
    return [
      [...asked, comma(like), ...head],
      [...asked, spokenAs(like, 'for'), ...head],
    ];
  if (head.length === BOTH && head[1]?.norm === '/')
    return [
      [...asked, comma(like), ...head.map((token) => (token.norm === '/' ? spokenAs(token, 'vs') : token))],
    ];
  const bands = bandsIn(said);
  if (bands > 0)
    return [
      [
        ...asked,
        spokenAs(like, 'by'),
        ...said.slice(0, bands),
        { ...comma(like), norm: ':', text: ':' },
        ...said.slice(bands),
      ],
    ];
  const noun = name?.norm ?? nounOf(head);
  if (noun === null) return [];
  const values = said.map((token) => (token.norm === ',' ? spokenAs(token, 'and') : token));
  return [
    [...asked, spokenAs(like, 'by'), spokenAs(like, singularOf(noun)), spokenAs(like, 'for'), ...values],
  ];
}

/** "secured / unsecured" */
const BOTH = 3;

/** "of the two towns", "of them" */
function isOfThem(norm: string, place: number, { length }: readonly Token[]): boolean {
  return EACH_OF.has(norm) || (place === length - 1 && length > 1);
}

/** Where the bands begin that are told after a name: "price *below 5, 5 to 10*"; 0 where there are none. */
function bandsIn(head: readonly Token[]): number {
  const at = head.findIndex(({ kind, norm }) => kind === 'number' || BAND_WORDS.has(norm));
  const parts = head.filter(({ norm }) => norm === ',').length + 1;
  const numbers = head.filter(({ kind }) => kind === 'number').length;
  return at > 0 && parts > 1 && numbers >= parts && head.slice(0, at).every(({ kind }) => kind === 'word')
    ? at
    : 0;
}

/** "grades B and C": the plural that they are called by. */
function nounOf([first, ...values]: readonly Token[]): string | null {
  const isPlural = first !== undefined && singularOf(first.norm) !== first.norm;
  const areValues = values.every(
    ({ norm, text }) => norm === 'and' || norm === ',' || norm === '-' || text !== norm,
  );
  return isPlural && areValues && values.some(({ norm }) => norm === 'and') ? first.norm : null;
}
