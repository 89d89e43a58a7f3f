import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/** The question with plain verbs where one that is also a column's name asks for something: "…, and *state* that balance", "… ? *Name* them". */
export function withVerbsOfShowing(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ norm }) => VERBS.has(norm))) return tokens;
  return tokens.map((token, at) => {
    const isFirst = at > 0 && BEFORE.has(tokens[at - 1]?.norm ?? '');
    const verb = isFirst && AFTER.has(tokens[at + 1]?.norm ?? '') ? VERBS.get(token.norm) : undefined;
    return verb === undefined ? token : spokenAs(token, verb);
  });
}

const VERBS: ReadonlyMap<string, string> = new Map([
  ['name', 'list'],
  ['state', 'give'],
]);
const BEFORE: ReadonlySet<string> = new Set([
  '.',
  '?',
  ';',
  ',',
  '-',
  '–',
  '—',
  ':',
  'also',
  'and',
  'please',
  'then',
]);
const AFTER: ReadonlySet<string> = new Set(
  'all both each how its that the their them these this those'.split(' '),
);
