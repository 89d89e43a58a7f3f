import type { Token } from '../token.ts';

/** A note within its marks. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  /** Where all of it ends, with its marks. */
  readonly stop: number;
  /** It says what the words before it mean, and is no other name of theirs. */
  readonly isMeaning: boolean;
}

/** What is between brackets that open at the place, or after ", that is"; null where no note begins. */
export function markAt(tokens: readonly Token[], at: number): Mark | null {
  if (tokens[at]?.norm === '(') {
    const to = tokens.findIndex(({ norm }, place) => place > at && norm === ')');
    return to < 0 ? null : { from: at + 1, to, stop: to + 1, isMeaning: false };
  }
  if (tokens[at]?.norm !== ',') return null;
  const said = tokens
    .slice(at + 1, at + 1 + WORDS_MAX)
    .map(({ norm }) => norm)
    .join(' ');
  const lead = LEADS.find(({ words }) => said === words || said.startsWith(`${words} `));
  if (lead === undefined) return null;
  const from = at + 1 + lead.words.split(' ').length;
  const end = tokens.findIndex(({ norm }, place) => place >= from && ENDS.has(norm));
  const to = end < 0 ? tokens.length : end;
  return { from, to, stop: tokens[to]?.norm === ',' ? to + 1 : to, isMeaning: lead.isMeaning };
}

const LEADS: readonly { readonly words: string; readonly isMeaning: boolean }[] = [
  ...['i . e .', 'i.e .', 'i.e.', 'i.e', 'ie', 'that is', 'namely'].map((words) => ({
    words,
    isMeaning: false,
  })),
  ...['meaning', 'which means', 'which is to say', 'meaning that', 'in other words'].map((words) => ({
    words,
    isMeaning: true,
  })),
];
const WORDS_MAX = 4;
const ENDS: ReadonlySet<string> = new Set([',', '?', '.', ';', '(']);
